"""Keeping a proven win or draw on a page without a browser."""

from __future__ import annotations

import re
from functools import cache

import pytest

from tesserae.app.messages import actions
from tesserae.app.model.screen import KeepPage
from tesserae.core.game import Game, Move, P
from tesserae.games import pyrga, zaic
from tesserae.games.pyrga.rules import Position
from tests.app.page import Page
from tests.app.practice.puzzles.solving import enter, phase
from tests.core.solving import plain_value
from tests.games.pyrga.engine.solving import random_games
from tests.games.zaic.engine.solving import near_the_end
from tests.search.positions import after

PYRGA, ZAIC = pyrga.GAME, zaic.GAME


@cache
def some_position(value: int) -> Position:
    """A late position that is worth so much, with moves that are worth less."""
    for _, position in random_games(22, 400):
        values = {-plain_value(position.apply(move)) for move in position.legal_moves()}
        if max(values) == value and (value < 0 or min(values) < value):
            return position
    raise AssertionError("no such position")


def opened(game: Game[P], position: P) -> Page:
    return Page(f"#/{game.slug}/keep?v=1&p={game.encode(position)}")


def keeping(page: Page) -> KeepPage:
    assert isinstance(page.model.screen, KeepPage)
    return page.model.screen


def moves(page: Page, *, slips: bool) -> list[Move]:
    """The moves that are worth less than what is to be kept, or those that keep it."""
    position, least = page.table.position, keeping(page).value
    assert least is not None
    worth = {it: -plain_value(position.apply(it)) for it in position.legal_moves()}
    return [move for move, value in worth.items() if (value < least) == slips]


def play(page: Page, move: Move) -> None:
    """Makes a move, has it judged, and lets everything be played out."""
    table = page.table
    enter(page, table.game.format_move(table.position, move))
    wait(page)


def wait(page: Page) -> None:
    page.think()
    while page.board.ahead:
        page.send("waited", number=page.board.pause.number)
    page.think()


def test_a_slip_is_named_refuted_and_taken_back_and_then_the_win_is_kept() -> None:
    page = opened(PYRGA, some_position(1))
    assert phase(page) == "posing"
    assert "Proving" in page.regions["lesson"]
    page.think()
    assert phase(page) == "solve"
    shortest = keeping(page).shortest
    assert f"shortest: {shortest} pl" in page.regions["puzzle-head"]
    start = some_position(1)
    slip = moves(page, slips=True)[0]
    play(page, slip)
    assert phase(page) == "wrong"
    written = PYRGA.format_move(start, slip)
    assert f"{written} lets " in page.regions["lesson"]
    assert "stock" in page.regions["tray"]
    answer = page.table.record.moves[1]
    assert PYRGA.format_move(start.apply(slip), answer) in page.regions["lesson"]
    page.press(actions.KEEP_AGAIN)
    assert (phase(page), page.table.position) == ("solve", start)
    while phase(page) == "solve":
        play(page, moves(page, slips=False)[0])
    assert phase(page) == "solved"
    outcome = page.table.position.outcome()
    assert outcome is not None
    assert outcome.winner == start.to_move
    plies = page.table.record.ply
    assert f"Won in {plies} pl" in page.regions["lesson"]
    assert "1 slip was taken back" in page.regions["lesson"]
    page.press(actions.KEEP_RESTART)
    assert (phase(page), page.table.record.ply, keeping(page).slips) == ("solve", 0, 0)
    assert keeping(page).shortest == shortest


def test_a_draw_is_held() -> None:
    page = opened(PYRGA, some_position(0))
    page.think()
    assert "Proven draw" in page.regions["puzzle-head"]
    play(page, moves(page, slips=True)[0])
    assert phase(page) == "wrong"
    page.press(actions.KEEP_AGAIN)
    while phase(page) == "solve":
        play(page, moves(page, slips=False)[0])
    assert phase(page) == "solved"
    assert "The draw is held." in page.regions["lesson"]


def test_zaic_is_kept_near_its_end() -> None:
    page = opened(ZAIC, after(ZAIC, " ".join(near_the_end(0, 4))))
    page.think()
    assert keeping(page).value == 1
    while phase(page) == "solve":
        play(page, moves(page, slips=False)[0])
    assert "Won in " in page.regions["lesson"]


def test_a_lost_position_has_nothing_to_keep() -> None:
    page = opened(PYRGA, some_position(-1))
    page.think()
    assert phase(page) == "missing"
    assert "nothing to keep" in page.regions["lesson"]
    page.press(actions.KEEP_RESTART, actions.KEEP_AGAIN)
    assert phase(page) == "missing"


def test_a_move_that_is_being_judged_can_be_taken_back() -> None:
    page = opened(PYRGA, some_position(1))
    page.think()
    position = some_position(1)
    slip = moves(page, slips=True)[0]
    enter(page, PYRGA.format_move(position, slip))
    assert phase(page) == "judging"
    page.press(actions.KEEP_AGAIN)
    assert (phase(page), page.table.position) == ("solve", position)
    page.think()
    assert phase(page) == "solve"
    assert keeping(page).slips == 0


def test_a_page_that_is_loaded_again_goes_on_where_it_was() -> None:
    page = opened(PYRGA, some_position(1))
    page.think()
    play(page, moves(page, slips=False)[0])
    kept = page.table.position
    play(page, moves(page, slips=True)[0])
    again = Page(page.did("url")[-1]["hash"])
    assert not any(it["push"] for it in page.did("url"))
    again.think()
    assert (again.table.position, keeping(again).value) == (kept, 1)
    assert keeping(again).shortest == keeping(page).shortest
    again.press(actions.KEEP_RESTART)
    assert again.table.position == some_position(1)
    assert again.model.hash.endswith(f"p={PYRGA.encode(some_position(1))}")


def test_a_tap_while_a_proof_is_at_work_is_answered() -> None:
    page = opened(PYRGA, some_position(1))
    page.click("a1")
    assert "One moment" in page.regions["lesson"]
    page.think()
    assert "One moment" not in page.regions["lesson"]


def test_the_supply_beside_a_refutation_is_that_to_go_on_with() -> None:
    page = opened(PYRGA, some_position(1))
    page.think()
    supply = page.regions["tray"]
    enter(page, PYRGA.format_move(some_position(1), moves(page, slips=True)[0]))
    page.think()
    while page.board.ahead:
        assert re.findall(r"\d left", page.regions["tray"]) == re.findall(r"\d left", supply)
        page.send("waited", number=page.board.pause.number)


@pytest.mark.parametrize(
    "link",
    [
        "#/tetrad/keep?v=1&p=x",
        "#/pyrga/keep",
        "#/pyrga/keep?v=1",
        "#/pyrga/keep?v=2&p=a1Te~Ta1",
        "#/pyrga/keep?v=1&p=nonsense",
        "#/pyrga/keep?v=1&p=b2S~Sb2&g=Sb3",  # the other side is to move
        "#/pyrga/keep?v=1&p=b2S~Sb2&g=Sb2.Sb3",
        "#/pyrga/keep?v=1&p=b2S~Sb2&g=resign1",
        "#/pyrga/keep/1?v=1&p=a1Te",
    ],
)
def test_a_link_to_nothing_that_can_be_kept_is_refused(link: str) -> None:
    page = Page(link)
    assert page.model.notice is not None
    assert not isinstance(page.model.screen, KeepPage)


def test_a_study_leads_there_as_soon_as_a_win_is_proven() -> None:
    position = some_position(1)
    page = Page(f"#/pyrga/study?v=1&p={PYRGA.encode(position)}")
    assert 'aria-disabled="true" class="button" id="study-keep"' in page.regions["study-acts"]
    page.think()
    assert "#/pyrga/keep?v=1&amp;p=" in page.regions["study-acts"]
    assert "Keep the win" in page.regions["study-acts"]


def test_a_study_of_a_lost_position_or_of_a_game_without_proofs_does_not() -> None:
    page = Page(f"#/pyrga/study?v=1&p={PYRGA.encode(some_position(-1))}")
    page.think()
    assert "/keep?" not in page.regions["study-acts"]
    assert "study-keep" not in Page("#/tetrad/study").regions["study-acts"]
