"""Why a wrong move is wrong, told of that move; how far the solver is; where one tries again."""

from __future__ import annotations

import pytest

from tesserae.app.messages import actions
from tesserae.app.practice.puzzles import refutation, script
from tesserae.core.puzzle import Ruling
from tesserae.core.text import text
from tests.app.practice.puzzles.solving import enter, opened, phase, play, some_puzzle, wrong_moves

ONE_PLY_TURNS = ["pyrga", "zaic"]


@pytest.mark.parametrize("slug", ONE_PLY_TURNS)
def test_a_wrong_move_is_answered_with_what_the_reply_does_and_what_is_lost(slug: str) -> None:
    puzzle = some_puzzle(slug)
    page = opened(slug, puzzle)
    before, asked = page.table.position, script.problem(page.model)
    assert asked is not None
    for written in wrong_moves(page, puzzle)[:4]:
        enter(page, written)
        page.think()
        move = page.table.game.parse_move(before, written)
        ruling = Ruling(False, page.board.ahead, proven=True, value=-1)
        why = page.table.game.refutation(asked, before, move, ruling)
        assert why is not None
        assert page.board.feedback == text("puzzle.wrong.why", why=why)
        assert ".refuted" in why.key
        page.press(actions.PUZZLE_AGAIN)


@pytest.mark.parametrize("slug", [*ONE_PLY_TURNS, "tetrad"])
def test_the_plies_of_the_solver_are_counted(slug: str) -> None:
    puzzle = some_puzzle(slug, own=2)
    page = opened(slug, puzzle)
    solver, begun, made = page.table.position.turn, len(puzzle.moves), 0
    assert refutation.own_plies(page.table, puzzle) == 0
    while phase(page) == "solve":
        play(page, puzzle.line[page.table.record.ply - begun])
        played = page.table.record.positions[begun : page.table.record.ply]
        made = len([it for it in played if it.to_move == solver])
        assert refutation.own_plies(page.table, puzzle) == made
    assert made > 1


@pytest.mark.parametrize("slug", ONE_PLY_TURNS)
def test_one_tries_again_after_what_was_right_before(slug: str) -> None:
    puzzle = some_puzzle(slug, own=2)
    page = opened(slug, puzzle)
    play(page, puzzle.line[0])
    before = page.moves
    wrong = next(it for it in wrong_moves(page, puzzle) if it != puzzle.line[2])
    enter(page, wrong)
    page.think()
    assert phase(page) == "wrong"
    page.press(actions.PUZZLE_AGAIN)
    assert page.moves == before
    assert page.puzzle.solving.settled_ply == len(puzzle.moves) + 2


@pytest.mark.parametrize("slug", ONE_PLY_TURNS)
def test_another_right_move_is_settled_with_its_reply(slug: str) -> None:
    puzzle = some_puzzle(slug, own=2)
    page = opened(slug, puzzle)
    enter(page, wrong_moves(page, puzzle)[0])
    assert phase(page) == "judging"
    reply = page.table.position.legal_moves()[0]
    model = script.judge_ply(page.model, page.puzzle, Ruling(True, (reply,)))
    assert script.page_of(model).solving.settled_ply == len(puzzle.moves) + 2
