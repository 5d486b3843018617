"""What puzzles ask for in the words of each game, and where their judges estimate."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tesserae.core.game import FIRST, SECOND, Position, Side
from tesserae.core.puzzle import DRAW, SURVIVE, WIN, Estimate, Problem, Puzzles, proven_judge
from tesserae.core.text import Text, text
from tesserae.games import catalog
from tesserae.games.tetrad.engine import turn_judge


def puzzles_of(slug: str) -> Puzzles[Position]:
    load = catalog.by_slug(slug).puzzles
    assert load is not None
    return load()


def position_of(slug: str, side: Side) -> Position:
    """A position in which it is the turn of a side."""
    game = catalog.by_slug(slug)
    position = game.showcase()
    while position.turn != side or position.to_move != side:
        position = position.apply(position.legal_moves()[-1])
    return position


def task(slug: str, theme: str, side: Side = FIRST, *, own: bool = False) -> Text:
    return puzzles_of(slug).task(Problem(position_of(slug, side), theme, own))


@pytest.mark.parametrize("side", [FIRST, SECOND])
@pytest.mark.parametrize("slug", ["zaic", "pyrga"])
def test_a_task_is_to_win_unless_it_is_to_draw_or_to_survive(slug: str, side: Side) -> None:
    assert task(slug, "quiet", side) == text(f"{slug}.puzzle.wins.{side}")
    assert task(slug, WIN, side, own=True) == text(f"{slug}.puzzle.wins.{side}")
    assert task(slug, DRAW, side, own=True) == text(f"{slug}.puzzle.own.draw.{side}")
    assert task(slug, SURVIVE, side, own=True) == text(f"{slug}.puzzle.own.survive.{side}")


@pytest.mark.parametrize("side", [FIRST, SECOND])
def test_a_draw_from_a_pool_has_a_task_of_its_own(side: Side) -> None:
    assert task("pyrga", DRAW, side) == text(f"pyrga.puzzle.draw.{side}")


@pytest.mark.parametrize("side", [FIRST, SECOND])
def test_a_task_in_tetrad_says_how_often_to_hit(side: Side) -> None:
    assert task("tetrad", "hits1", side) == text(f"tetrad.puzzle.hit.{side}")
    for count in (2, 5, 12):
        hits = text(f"tetrad.puzzle.hits.{side}", count=count)
        assert task("tetrad", f"hits{count}", side) == hits
    for theme in ("kill", SURVIVE):
        assert task("tetrad", theme, side) == text(f"tetrad.puzzle.{theme}.{side}")


@pytest.mark.parametrize("slug", ["zaic", "pyrga", "tetrad"])
def test_what_takes_too_long_to_prove_is_estimated(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(proven_judge, "POSE_STEPS", 0)
    monkeypatch.setattr(turn_judge, "FORMATIONS", 0)
    asked = []

    def estimate(position: Position) -> Iterator[Estimate | None]:
        asked.append(position)
        yield Estimate(1.0, (position.legal_moves()[-1],))

    start = catalog.by_slug(slug).initial()
    for _ in range(10):
        start = start.apply(start.legal_moves()[0])
    posed = next(filter(None, puzzles_of(slug).new_judge(estimate).pose(start, WIN)))
    assert asked == [start]
    assert not posed.proven
