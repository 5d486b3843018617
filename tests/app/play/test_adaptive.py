"""The adaptive opponent: it goes by the results on the device, and keeps its level in a game."""

from __future__ import annotations

import pytest

from tesserae.app.messages import actions
from tesserae.app.model.play import Adapted
from tesserae.app.model.table import ADAPTIVE, PERSON
from tesserae.app.storage.adapted_text import ADAPTED, read_adapted, write_adapted
from tests.app.page import Page

WON = "Tb1n.Cb2.Sb2.Ca2.Ta2e.Tb2w.Sa2.Ta1e.Sb1.Sa1.Cb1.Cb4.Tb4s.Tb3e.Cc3.Tc3w.Sb3.Sc3"
"""White to move wins with one move."""


def resigned(page: Page) -> None:
    page.press(actions.DIALOG("resign"), actions.RESIGN)


def against(level: int, hash: str = "#/pyrga") -> Page:
    """A game of Pyrga against the adaptive opponent, which has come to a level in five games."""
    link = f"{hash}{'&' if '?' in hash else '?'}level=adaptive"
    page = Page(link, stored={ADAPTED: write_adapted({"pyrga": Adapted(level, 5)})})
    assert page.table.seats == (PERSON, level)
    return page


def winning_move(page: Page) -> str:
    position = page.table.position
    for move in position.legal_moves():
        outcome = position.apply(move).outcome()
        if outcome is not None and outcome.winner == position.to_move:
            return page.table.game.format_move(position, move)
    raise AssertionError("nothing wins")


def nearly_won(level: int) -> Page:
    return against(level, f"#/pyrga?v=1&g={WON}")


def test_it_begins_at_the_level_of_a_first_game_and_says_so() -> None:
    page = Page("#/pyrga?level=adaptive")
    assert page.table.seats == (PERSON, 2)
    assert "Your level: 2" in page.regions["opp"] + page.regions["own"]


def test_a_loss_takes_it_down_a_level_in_the_next_game_only() -> None:
    page = against(3)
    page.type("Sb2")
    resigned(page)
    assert page.model.adapted["pyrga"] == Adapted(2, 6)
    assert page.table.seats == (PERSON, 3)
    assert read_adapted(page.stored[ADAPTED]) == {"pyrga": Adapted(2, 6)}
    page.press(actions.REMATCH)
    assert page.table.seats == (2, PERSON)
    assert page.table.adaptive


def test_a_win_takes_it_up() -> None:
    page = nearly_won(3)
    page.type(winning_move(page))
    assert page.table.over
    assert page.model.adapted["pyrga"] == Adapted(4, 6)
    assert page.model.toast is not None


@pytest.mark.parametrize(("level", "won"), [(1, False), (5, True)])
def test_it_stays_within_the_levels(level: int, won: bool) -> None:
    page = nearly_won(level) if won else against(level)
    if won:
        page.type(winning_move(page))
    else:
        page.type("Sb2")
        resigned(page)
    assert page.model.adapted["pyrga"] == Adapted(level, 6)


def test_a_game_counts_once_whatever_is_taken_back() -> None:
    page = nearly_won(3)
    page.type(winning_move(page))
    page.press(actions.UNDO)
    assert not page.table.over
    page.press(actions.REDO, actions.UNDO)
    page.type(page.legal[0])
    resigned(page)
    assert page.model.adapted["pyrga"] == Adapted(4, 6)


def test_a_game_that_is_only_looked_at_counts_no_more() -> None:
    page = against(3)
    page.type("Sb2")
    resigned(page)
    for action in (actions.FIRST, actions.LAST, actions.BACK, actions.FORWARD):
        page.press(action)
    assert page.model.adapted["pyrga"].games == 6


def test_other_levels_and_two_people_change_nothing() -> None:
    page = Page("#/pyrga?level=3", "Sb2")
    resigned(page)
    assert page.model.adapted == {}


def test_it_is_chosen_where_levels_are() -> None:
    page = Page("#/pyrga", seats=(PERSON, ADAPTIVE))
    assert page.table.adaptive
    assert page.table.seats == (PERSON, 2)
    page.seat(PERSON, 4)
    assert not page.table.adaptive
    page.press(actions.DIALOG("new"))
    page.change(actions.NEW_SEAT[1], ADAPTIVE)
    page.submit(actions.NEW_START)
    assert page.table.adaptive
    assert page.table.seats == (PERSON, 2)


def test_a_running_game_keeps_its_level_over_a_restart() -> None:
    page = against(3)
    page.type("Sb2")
    page.send("stored", name=ADAPTED, text=write_adapted({"pyrga": Adapted(5, 50)}))
    again = Page("#/pyrga", device=page.device)
    assert again.table.seats == (PERSON, 3)
    assert again.table.adaptive
    assert again.model.adapted["pyrga"].level == 5


def test_another_tab_adds_what_it_knows() -> None:
    page = against(3)
    theirs = {"pyrga": Adapted(1, 2), "zaic": Adapted(4, 9)}
    page.send("stored", name=ADAPTED, text=write_adapted(theirs))
    assert page.model.adapted == {"pyrga": Adapted(3, 5), "zaic": Adapted(4, 9)}
    saved = len(page.did("save"))
    page.send("stored", name=ADAPTED, text=page.stored[ADAPTED])
    assert len(page.did("save")) == saved  # nothing new: tabs do not save to and fro


def test_a_backup_brings_its_levels() -> None:
    page = Page("#/games")
    values = {ADAPTED: write_adapted({"zaic": Adapted(4, 9)})}
    page.send("backup-part", games=[], total=0, values=values)
    assert page.model.adapted == {"zaic": Adapted(4, 9)}
