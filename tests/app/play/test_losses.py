"""Losses that are chosen for people who would rather not choose them."""

from __future__ import annotations

from typing import Final

from tesserae.app.messages import actions
from tesserae.app.messages.actions import NewSetting
from tests.app.page import Page

SETUP: Final = "I1b1.T2k13.I1d1.L1i12.I1g1.T2f13.I1j1.J3d12.I1m1.T2a13"
MOVED: Final = "1e4.2d4.4j4.3g4.5l3"
SHOT: Final = "2xn"


def opened(*moves: str, chosen: bool) -> Page:
    """Two people, White about to fire."""
    page = Page(f"#/tetrad?v=1&g={'.'.join((SETUP, MOVED, *moves))}")
    page.set(choose_losses=chosen)
    return page


def test_a_person_chooses_unless_they_would_rather_not() -> None:
    page = opened(SHOT, chosen=False)
    assert page.moves.endswith("2xn")
    assert "Unit 4 was hit" in page.regions["status"]


def test_what_is_chosen_is_an_ordinary_ply_that_costs_least() -> None:
    page = opened(SHOT, chosen=False)
    position = page.table.position
    side = position.to_move
    page.press(actions.SETTING(NewSetting("choose_losses", True)))
    game, move = page.table.game, page.table.record.last
    assert move in position.legal_moves()
    values = {it: game.evaluate(position.apply(it), side) for it in position.legal_moves()}
    assert len(set(values.values())) > 1
    assert move is not None
    assert values[move] == max(values.values())
    assert page.table.position.turn == page.table.position.to_move
    assert 'id="choose-losses"' not in page.regions["tray"]


def test_a_button_beside_the_choice_has_it_made() -> None:
    page = opened(SHOT, chosen=False)
    assert 'id="choose-losses"' in page.regions["tray"]
    page.set(choose_losses=True)
    assert not page.table.position.to_move


def test_a_shot_stays_marked_with_what_it_cost() -> None:
    page = opened(chosen=True)
    page.seat(5, 0)
    move = page.table.game.parse_move(page.table.position, SHOT)
    page.send("played", line=[move], score=0, level=1)
    before, shot = page.table.record.positions[-3], page.table.record.moves[-2]
    assert before.apply(shot).to_move != before.turn == page.table.position.to_move
    picture = page.regions["board-picture"]
    assert picture.count('class="told"') == 2, "above the units, and below them"
    assert "last case" in picture


def test_undo_goes_back_to_ones_own_ply() -> None:
    page = opened(SHOT, chosen=True)
    page.type("end")
    before = page.moves
    page.press(actions.UNDO, actions.UNDO)
    assert page.moves == before[: before.index(" 2xn")]
    page.press(actions.REDO)
    assert page.moves == before[: before.rindex(" end")]


def test_the_recipient_of_a_link_has_it_chosen() -> None:
    sent = Page(f"#/tetrad?v=1&g={SETUP}.{MOVED}")
    sent.set(choose_losses=True)
    sent.type(SHOT)
    assert sent.moves.endswith(" 2xn")  # the other person chooses, or has it chosen
    received = Page("#/")
    received.set(choose_losses=True)
    received.send("hash", hash=f"#/tetrad?v=1&g={SETUP}.{MOVED}.{SHOT}")
    assert len(received.moves.split()) == len(sent.moves.split()) + 1
    assert 'id="answer-link"' in received.regions["assist"]
