"""What was measured of the levels, and the tool that measures it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tesserae.games.ladder import LevelResult
from tesserae.games.listing import Listing
from tesserae.search.levels import LEVELS
from tests import having
from tools.generate.ladder import LOWEST, file_of, main, read, result, write

every_listing = pytest.mark.parametrize(
    "listing", having.LADDER, ids=lambda listing: listing.game.slug
)


@every_listing
def test_every_step_was_played_often_enough_to_tell_the_levels_apart(listing: Listing) -> None:
    assert len(listing.ladder) == len(LEVELS) - 1
    for its in listing.ladder:
        assert its.games >= 200
        assert its.low > 0


@every_listing
def test_what_the_page_shows_follows_from_the_results(listing: Listing) -> None:
    assert [result(its.pairs) for its in listing.ladder] == list(listing.ladder)


@every_listing
def test_the_tool_reads_what_it_wrote(listing: Listing) -> None:
    assert read(file_of(listing.game).read_text("utf-8")) == list(listing.ladder)
    all_won = result((0, 0, 0, 0, 5))
    assert (all_won.elo, all_won.high) == (None, None)
    assert read(write([*listing.ladder, all_won], 7)) == [*listing.ladder, all_won]


@pytest.mark.parametrize("counts", [(1, 0, 0, 0, 1), (1, 0, 0, 0, 0)])
def test_a_few_games_leave_no_bound_open_below(counts: tuple[int, int, int, int, int]) -> None:
    few = result(counts)
    assert few.low == LOWEST
    assert read(write([few], 5)) == [few]


def test_points_are_the_stronger_levels() -> None:
    assert (
        LevelResult((1, 2, 3, 4, 5), 0, 0, 0).games,
        LevelResult((1, 2, 3, 4, 5), 0, 0, 0).points,
    ) == (30, 20)


def test_a_level_is_measured_again_without_the_others(tmp_path: Path) -> None:
    file, more = tmp_path / "ladder.py", ["--games", "4", "--movetime", "5"]
    file.write_text(write([result((0, 0, 1, 0, 2)), result((0, 1, 1, 0, 1))], 5))
    main(["pyrga", "--level", "3", "--output", str(file), *more])
    one, other = read(file.read_text())
    assert one == result((0, 0, 1, 0, 2))
    assert other.games == 4
    assert file.read_text() == write([one, other], 5)


def test_games_that_were_saved_are_not_played_again(tmp_path: Path) -> None:
    file, games = tmp_path / "ladder.py", tmp_path / "games"
    arguments = ["pyrga", "--level", "2", "--output", str(file), "--movetime", "5"]
    main([*arguments, "--save", str(games), "--games", "6"])
    (saved,) = games.iterdir()
    first = saved.read_text()
    main([*arguments, "--save", str(games), "--games", "8", "--jobs", "1"])
    assert saved.read_text().startswith(first)
    assert saved.read_text().count("[Game") == 8
    (found,) = read(file.read_text())
    assert found.games == 8
