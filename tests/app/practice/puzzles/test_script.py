"""Solving puzzles: right moves are answered, wrong ones refuted; what counts, and what is kept."""

from __future__ import annotations

import json
import re

import pytest

from tesserae.app.messages import actions
from tesserae.app.model.practice import FIRST_RATING, Progress
from tesserae.app.practice.puzzles.hints import hint_targets
from tesserae.app.practice.puzzles.progress import read_progress
from tesserae.core.errors import BadInput
from tesserae.games import catalog
from tesserae.games.pools import pool_of, retired_of
from tests import having
from tests.app.page import Page
from tests.app.practice.puzzles.solving import (
    enter,
    opened,
    phase,
    play,
    show_solution,
    solve,
    some_puzzle,
    wait,
    wrong_moves,
)

GAMES = having.POOL


@pytest.mark.parametrize("slug", GAMES)
def test_the_stored_solution_solves_it(slug: str) -> None:
    for own in (1, 2):
        puzzle = some_puzzle(slug, own)
        page = opened(slug, puzzle)
        assert phase(page) == "solve"
        solve(page, puzzle)
        assert phase(page) == "solved", puzzle
        assert page.model.practice.progress[slug].solved == {puzzle.number}
        assert "Solved." in page.regions["lesson"]


@pytest.mark.parametrize("slug", ["pyrga", "zaic"])
def test_a_wrong_move_is_refuted_and_can_be_taken_back(slug: str) -> None:
    puzzle = some_puzzle(slug)
    page = opened(slug, puzzle)
    before = page.moves
    for written in wrong_moves(page, puzzle)[:3]:
        enter(page, written)
        assert phase(page) == "judging"
        page.think()
        assert phase(page) == "wrong"
        assert re.search(r"No\. \w+", page.regions["lesson"])
        assert "Here is the reply" not in page.regions["lesson"]
        wait(page)
        refuted = page.moves.removeprefix(before).split()
        assert refuted[0] == written
        assert len(refuted) == 2 or page.table.over
        page.press(actions.PUZZLE_AGAIN)
        assert page.moves == before
    solve(page, puzzle)
    assert phase(page) == "solved"
    assert page.model.practice.progress[slug].failed == {puzzle.number}


def test_a_move_that_the_judge_is_to_look_at_waits_for_it_and_the_page_says_so() -> None:
    puzzle = some_puzzle("pyrga")
    page = opened("pyrga", puzzle, partial=True)
    enter(page, wrong_moves(page, puzzle)[0])
    assert phase(page) == "judging"
    assert "The answer comes once" in page.regions["lesson"]
    solved = opened("pyrga", puzzle, partial=True)
    solve(solved, puzzle)
    assert phase(solved) == "solved", "that is stored"


def test_a_turn_is_judged_by_its_result_and_not_by_the_order_of_its_plies() -> None:
    game = catalog.by_slug("tetrad")
    for puzzle in pool_of("tetrad"):
        moves = [text for text in puzzle.line if re.match(r"\d[a-n]", text)]
        if len(moves) < 2:
            continue
        page = opened("tetrad", puzzle)
        try:
            second = game.parse_move(page.table.position, moves[1])
            game.parse_move(page.table.position.apply(second), moves[0])
        except BadInput:
            continue  # one has to make room for the other
        play(page, moves[1])
        play(page, moves[0])
        rest = puzzle.line[2:]
        while rest and phase(page) == "solve":
            attacks = [text for text in rest if not text.startswith("-")]
            play(page, attacks[0])
            rest = rest[rest.index(attacks[0]) + 1 :]
        assert phase(page) == "solved", puzzle
        return
    pytest.fail("no puzzle with two moves")


def test_a_turn_that_ends_without_its_result_is_wrong() -> None:
    puzzle = next(it for it in pool_of("tetrad") if it.theme == "kill")
    page = opened("tetrad", puzzle)
    play(page, "end")
    assert phase(page) == "wrong"
    page.press(actions.PUZZLE_AGAIN)
    solve(page, puzzle)
    assert phase(page) == "solved"


def test_units_that_do_not_survive_are_shown_why() -> None:
    puzzle = next(it for it in pool_of("tetrad") if it.theme == "survive")
    page = opened("tetrad", puzzle)
    side = page.table.position.turn
    units = sum(map(bool, page.table.position.of(side)))  # type: ignore[attr-defined]
    play(page, "end")
    assert phase(page) == "wrong"
    left = sum(map(bool, page.table.position.of(side)))  # type: ignore[attr-defined]
    assert left < units


@pytest.mark.parametrize("slug", GAMES)
def test_hints_show_the_piece_and_then_the_move(slug: str) -> None:
    puzzle = some_puzzle(slug)
    page = opened(slug, puzzle)
    hints = []
    for _ in range(2):
        page.press(actions.PUZZLE_HINT)
        hints.append(page.regions["lesson"])
    assert all("Hint" in hint for hint in hints)
    assert hints[0] != hints[1]
    solve(page, puzzle)
    assert page.model.practice.progress[slug].failed == {puzzle.number}


@pytest.mark.parametrize("slug", GAMES)
def test_the_first_hint_marks_the_board(slug: str) -> None:
    page = opened(slug, some_puzzle(slug))
    page.press(actions.PUZZLE_HINT)
    [target] = hint_targets(page.model)
    table = page.table
    panel = table.game.panel(table.position, table.position.to_move)
    assert target not in {stock.target for stock in panel.stocks}
    page.press(actions.PUZZLE_HINT)
    assert target in hint_targets(page.model)
    assert len(hint_targets(page.model)) > 1


@pytest.mark.parametrize("slug", GAMES)
def test_a_solution_is_told_ply_by_ply_and_can_be_gone_through(slug: str) -> None:
    puzzle = some_puzzle(slug, 2)
    page = opened(slug, puzzle)
    page.press(actions.PUZZLE_SOLUTION)
    page.press(actions.BACK)  # nothing was played out yet
    assert page.table.record.ply == len(puzzle.moves)
    page.press(actions.FORWARD)  # no need to wait
    assert page.table.record.ply == len(puzzle.moves) + 1
    wait(page)
    end, told = page.table.record.ply, set[str]()
    for ply in range(end, len(puzzle.moves), -1):
        assert page.table.record.ply == ply
        [said] = re.findall('class="told">([^<]+)<', page.regions["lesson"])
        told.add(said)
        page.press(actions.BACK)
    assert len(told) == len(puzzle.line + puzzle.ending)
    assert "told" not in page.regions["lesson"]
    page.press(actions.BACK)
    assert page.table.record.ply == len(puzzle.moves)
    assert phase(page) == "shown"
    for _ in range(len(told) + 1):
        page.press(actions.FORWARD)
    assert page.table.record.ply == end


def test_after_looking_back_at_a_refutation_one_tries_again_from_where_one_was() -> None:
    puzzle = some_puzzle("pyrga")
    page = opened("pyrga", puzzle)
    play(page, wrong_moves(page, puzzle)[0])
    assert "told" in page.regions["lesson"]
    page.press(actions.BACK, actions.PUZZLE_AGAIN)
    assert page.table.record.ply == len(puzzle.moves)
    page.press(actions.BACK)  # there is nothing to look at while a move is to be found
    assert page.table.record.ply == len(puzzle.moves)
    solve(page, puzzle)
    assert phase(page) == "solved"


def test_help_costs_what_it_says_beforehand_and_the_change_is_shown() -> None:
    puzzle = next(it for it in pool_of("pyrga") if it.difficulty < 900)
    page = opened("pyrga", puzzle)
    said = re.findall(r"(Hint|Solution) \(\N{MINUS SIGN}(\d+)\)", page.regions["lesson-acts"])
    whole, cost = (int(dict(said)[name]) for name in ("Solution", "Hint"))
    assert 0 < cost == whole // 2
    page.press(actions.PUZZLE_HINT)
    rating = page.model.practice.progress["pyrga"].rating
    assert rating == FIRST_RATING - int(cost)
    assert f"Your rating: {rating} (\N{MINUS SIGN}{cost})" in page.regions["puzzle-head"]
    rest = re.findall(r"(Hint|Solution) \(\N{MINUS SIGN}(\d+)\)", page.regions["lesson-acts"])
    assert rest == [("Solution", str(whole - cost))]
    page.press(actions.PUZZLE_HINT)
    assert page.model.practice.progress["pyrga"].rating == rating
    page.press(actions.PUZZLE_SOLUTION)
    assert page.model.practice.progress["pyrga"].rating == FIRST_RATING - whole
    assert f"(\N{MINUS SIGN}{whole})" in page.regions["puzzle-head"]
    again = opened("pyrga", puzzle, stored=page.stored)
    assert "(" not in again.regions["lesson-acts"] + again.regions["puzzle-head"]


@pytest.mark.parametrize("slug", GAMES)
def test_the_solution_is_played_out(slug: str) -> None:
    puzzle = some_puzzle(slug, 2)
    page = opened(slug, puzzle)
    show_solution(page)
    assert page.moves.split() == [*puzzle.moves, *puzzle.line, *puzzle.ending]
    assert [it["id"] for it in page.did("focus")] == ["puzzle-next"]
    assert phase(page) == "shown"
    assert page.model.practice.progress[slug].failed == {puzzle.number}


def test_a_puzzle_is_rated_once() -> None:
    puzzle = some_puzzle("pyrga")
    page = opened("pyrga", puzzle)
    solve(page, puzzle)
    rating = page.model.practice.progress["pyrga"].rating
    assert rating > FIRST_RATING
    stored = read_progress(page.stored["puzzles"])
    assert stored["pyrga"].rating == rating
    again = opened("pyrga", puzzle, stored=page.stored)
    again.press(actions.PUZZLE_SOLUTION)
    assert again.model.practice.progress["pyrga"] == stored["pyrga"]


def test_the_next_puzzle_is_another_near_the_rating() -> None:
    page = Page("#/pyrga/puzzle")
    seen: set[int] = set()
    for _ in range(5):
        puzzle = page.posed
        rating = page.model.practice.progress.get("pyrga", Progress()).rating
        assert abs(puzzle.difficulty - rating) < 300
        assert puzzle.number not in seen
        seen.add(puzzle.number)
        show_solution(page)
        page.press(actions.PUZZLE_NEXT)


def test_where_nothing_follows_the_solution_there_is_nothing_to_step_through() -> None:
    puzzle = some_puzzle("tetrad")
    page = opened("tetrad", puzzle)
    solve(page, puzzle)
    assert phase(page) == "solved"
    assert "Step forward" not in page.regions["lesson"]


@pytest.mark.parametrize("slug", ["pyrga", "zaic"])
@pytest.mark.parametrize("shown", [False, True])
def test_a_solution_goes_on_until_one_sees_why(slug: str, shown: bool) -> None:
    puzzle = next(it for it in pool_of(slug) if len(it.ending) >= 3)
    page = opened(slug, puzzle)
    if shown:
        show_solution(page)
    else:
        solve(page, puzzle)
        assert page.table.record.ply == len(puzzle.moves + puzzle.line)  # none plays itself
        assert "Step forward" in page.regions["lesson"]
        for _ in puzzle.ending:
            page.press(actions.FORWARD)
        assert "Step forward" not in page.regions["lesson"]
    assert phase(page) == ("shown" if shown else "solved")
    record = page.table.record
    assert record.ply == len(puzzle.moves + puzzle.line + puzzle.ending)
    outcome = record.position.outcome()
    assert outcome is not None
    assert outcome.winner == record.positions[len(puzzle.moves)].to_move
    assert "wins:" in page.regions["lesson"]
    page.press(actions.BACK)
    assert page.table.record.ply == record.ply - 1
    assert "wins:" not in page.regions["lesson"]


@pytest.mark.parametrize(
    ("hash", "key"),
    [
        ("#/pyrga/puzzle/99999", "There is no puzzle 99999"),
        ("#/pyrga/puzzle/2020.01.01", "no puzzle for that day"),
        ("#/pyrga/puzzle/2999.01.01", "no puzzle for that day"),
    ],
)
def test_what_there_is_not_is_told_in_a_sentence(hash: str, key: str) -> None:
    page = Page(hash)
    assert key in page.regions["lesson"]
    assert "#/pyrga/puzzle" in page.regions["lesson-acts"]


@pytest.mark.parametrize(
    "hash",
    [
        "#/pyrga/puzzle/x",
        "#/pyrga/puzzle/0",
        "#/pyrga/puzzle/1/2",
        "#/pyrga/puzzle/2026.02.30",
        "#/pyrga/puzzle/123456",
    ],
)
def test_bad_names_of_puzzles_are_bad_links(hash: str) -> None:
    page = Page(hash)
    assert page.model.notice is not None


def test_a_pool_that_cannot_be_had_is_told() -> None:
    page = Page("#/")
    page.device.pools = {}
    page.send("hash", hash="#/pyrga/puzzle/2")
    assert "could not be loaded" in page.regions["lesson"]


def test_nothing_is_saved_of_the_board_of_a_puzzle() -> None:
    puzzle = some_puzzle("pyrga")
    page = opened("pyrga", puzzle)
    solve(page, puzzle)
    assert not page.device.games
    assert json.loads(page.stored["puzzles"])["pyrga"]["solved"] == [puzzle.number]


def test_a_frame_stores_no_result_and_still_gives_another_puzzle() -> None:
    puzzle = some_puzzle("pyrga")
    page = opened("pyrga", puzzle, embed=True)
    solve(page, puzzle)
    assert phase(page) == "solved"
    assert 'class="top"' not in page.regions["page"]
    assert "rating" not in page.regions["puzzle-head"]
    seen = {page.model.screen.link}
    for _ in range(5):
        page.press(actions.PUZZLE_NEXT)
        assert page.model.screen.link not in seen
        seen.add(page.model.screen.link)
        show_solution(page)
    assert "puzzles" not in page.stored


def test_the_pause_of_a_lesson_that_was_left_ends_none_of_a_puzzle() -> None:
    page = Page("#/pyrga/learn/1")
    for step in (2, 3, 2, 3):
        page.send("hash", hash=f"#/pyrga/learn/{step}")
        page.click("b4", "S")
    page.send("hash", hash=f"#/pyrga/puzzle/{some_puzzle('pyrga', own=2).number}")
    for _ in range(2):
        show_solution(page)
        page.press(actions.PUZZLE_NEXT)
    numbers = [effect["number"] for effect in page.did("wait")]
    assert len(numbers) >= 4
    assert len(set(numbers)) == len(numbers)


@pytest.mark.parametrize("slug", [slug for slug in GAMES if retired_of(slug)])
def test_the_link_to_a_retired_puzzle_opens_for_ever_and_changes_no_rating(slug: str) -> None:
    puzzle = retired_of(slug)[0]
    page = opened(slug, puzzle)
    assert "Not rated" in page.regions["puzzle-head"]
    assert "(" not in page.regions["lesson-acts"]  # help costs nothing
    solve(page, puzzle)
    assert phase(page) == "solved"
    assert "difficulty" not in page.regions["lesson"]
    assert slug not in page.model.practice.progress
    page.press(actions.PUZZLE_NEXT)
    following = page.posed
    assert following.difficulty
