"""Setting up with a ready-made army, from a text, and by the engine."""

from __future__ import annotations

import json
import re

import pytest

from tesserae.app.messages import actions
from tesserae.app.model.dialog import OWN
from tesserae.app.model.table import BY_ENGINE, BY_HAND
from tesserae.app.storage.table_text import read_table
from tests.app.page import Page, for_two
from tests.app.play.setups import LINE, OURS, asked, new

LEAVE = f'data-act="{actions.LEAVE_SETUP.name}"'


def ready(page: Page) -> list[str]:
    """The texts of the ready-made armies."""
    setup = page.table.game.setup
    assert setup is not None
    return [one.text for one in setup.ready]


def plies(page: Page) -> int:
    return page.table.record.ply


def thought_through(page: Page) -> None:
    """The engine makes all plies that it is to make."""
    while page.app.busy:
        page.think()


def test_two_armies_are_set_up_at_once() -> None:
    page = new(OWN, OWN, texts=(LINE, OURS))
    assert plies(page) == 10
    assert page.moves.split()[:3:2] == ["I1b1", "I1d1"]
    assert page.model.dialog.open == ""


def test_one_army_goes_on_after_every_ply_of_the_other_side() -> None:
    page = new(LINE, BY_HAND)
    assert page.moves == "I1b1"
    page.type("O0a13")
    assert page.moves == "I1b1 O0a13 I1d1"


def test_an_engine_can_be_given_an_army() -> None:
    page = new(BY_HAND, LINE, seats=(0, 1))
    page.type("O0a1")
    assert plies(page) == 2
    assert not page.app.busy


def test_an_engine_sets_up_for_a_person_who_asked_for_it() -> None:
    page = new(BY_ENGINE, BY_ENGINE)
    assert page.app.busy
    page.click("I1", "b1")
    assert plies(page) == 0
    thought_through(page)
    assert plies(page) == 10
    assert not page.app.busy
    assert page.table.seats == (0, 0)


def test_an_army_against_an_engine_ends_with_the_person_on_turn() -> None:
    page = new(LINE, BY_HAND, seats=(0, 1))
    thought_through(page)
    assert plies(page) == 10
    assert not page.app.busy


def test_the_rest_can_be_placed_at_once() -> None:
    page = new(BY_HAND, LINE)
    page.type("O0a1", "O0d1")
    page.press(actions.LEAVE_SETUP)
    assert not page.app.busy
    assert plies(page) == 10
    assert page.moves.split()[:4:2] == ["O0a1", "O0d1"]


@pytest.mark.parametrize(
    ("clicks", "unit"), [(("S0",), "S0.+"), (("h1",), ".+h1"), (("S0", "g1"), "S0g1")]
)
def test_a_half_entered_unit_is_the_first_of_the_rest(clicks: tuple[str, ...], unit: str) -> None:
    page = new(BY_HAND, LINE)
    page.set(confirm=True)
    page.type("O0a1")
    page.click(*clicks)
    page.press(actions.LEAVE_SETUP)
    assert page.model.play.selection == ()
    assert page.model.play.held is None
    assert plies(page) == 10
    assert re.fullmatch(unit, page.moves.split()[2])


def test_what_was_undone_is_placed_otherwise() -> None:
    page = new(BY_HAND, LINE)
    page.type("O0a1", "O0d1")
    page.press(actions.UNDO, actions.LEAVE_SETUP)
    assert plies(page) == 10
    assert "O0d1" not in page.moves


def test_the_rest_waits_for_the_other_sides_plies() -> None:
    page = new(BY_HAND, BY_HAND)
    page.press(actions.LEAVE_SETUP)
    for placed, other in enumerate(("O0a13", "O0d13", "O0g13", "O0j13", "O0m13"), 1):
        assert plies(page) == 2 * placed - 1
        page.type(other)
    assert plies(page) == 10


def test_an_engine_that_sets_up_for_a_person_can_be_stopped() -> None:
    page = new(BY_ENGINE, LINE)
    page.press(actions.STOP)
    assert not page.app.busy
    assert page.moves == ""
    page.press(actions.PAUSE)
    page.think()
    assert plies(page) == 10


def test_undo_goes_back_to_a_ply_made_by_hand_and_is_not_undone() -> None:
    page = new(LINE, BY_HAND)
    page.type("O0a13", "O0d13")
    page.press(actions.UNDO)
    assert page.moves == "I1b1 O0a13 I1d1"
    page.press(actions.UNDO)
    assert page.moves == "I1b1"
    assert page.table.setups == (LINE, BY_HAND)
    page.type("O0f13")
    assert page.moves == "I1b1 O0f13 I1d1"


@pytest.mark.parametrize("setups", [(LINE, OURS), (BY_ENGINE, BY_ENGINE)])
def test_undo_of_a_setup_made_by_itself_leaves_an_empty_board(setups: tuple[str, str]) -> None:
    own = OWN if setups[1] == OURS else setups[1]
    page = new(setups[0], own, texts=("", OURS))
    thought_through(page)
    page.press(actions.UNDO)
    assert page.moves == ""
    assert page.table.setups == (BY_HAND, BY_HAND)
    assert not page.app.busy
    page.type("T2c1", "O0a13")
    assert page.moves == "T2c1 O0a13"


def test_undo_of_an_army_against_an_engine_keeps_what_the_engine_began_with() -> None:
    page = new(BY_HAND, LINE, seats=(1, 0))
    thought_through(page)
    assert plies(page) > 10
    while plies(page) > 1:
        page.press(actions.UNDO)
    assert plies(page) == 1
    assert not page.app.busy


def test_redo_brings_an_army_back() -> None:
    page = new(LINE, LINE)
    page.press(actions.UNDO, actions.LAST)
    assert plies(page) == 10


def test_what_does_not_fit_an_army_any_more_goes_on_by_hand() -> None:
    page = new(LINE, LINE)
    page.press(actions.FIRST)
    page.type("O0a1")
    assert plies(page) == 2
    page.type("O0d1")
    assert plies(page) == 4


def test_a_text_that_is_none_is_refused_and_nothing_is_lost() -> None:
    page = Page("#/tetrad", "O0a1")
    page.press(actions.DIALOG("new"))
    page.change(actions.NEW_SEAT[1], 3)
    page.change(actions.NEW_SETUP[0], OWN)
    assert "refused" not in page.regions["dialog"]
    page.submit(actions.NEW_START)
    assert "An army is five units" in page.regions["dialog"]
    page.change(actions.NEW_TEXT[0], "<b>O0a1.O0b1")
    page.press(actions.NEW_START)
    assert page.model.dialog.open == "new"
    assert 'role="alert"' in page.regions["dialog"]
    assert 'value="&lt;b&gt;O0a1.O0b1"' in page.regions["dialog"]
    assert page.model.dialog.new_game.seats == (0, 3)
    assert page.table.record.ply >= 1
    page.change(actions.NEW_TEXT[0], f" {OURS} ")
    assert "refused" not in page.regions["dialog"]
    page.submit(actions.NEW_START)
    assert page.moves.startswith("T2c1")


@pytest.mark.parametrize("value", ["nope", LINE[:-1], "own ", "9" * 3000])
def test_a_choice_that_is_not_offered_changes_nothing(value: str) -> None:
    page = asked()
    assert page.model.dialog.new_game.setups == (BY_HAND, BY_HAND)  # at first they are made by hand
    page.change(actions.NEW_SETUP[0], value)
    assert page.model.dialog.new_game.setups == (BY_HAND, BY_HAND)


def test_the_dialog_shows_what_will_be_built_where_that_is_known() -> None:
    page = asked()

    def pictures() -> list[int]:
        seats = page.regions["dialog"].split('id="dialog-new-seat-1"')
        return [it.count('class="figure"') for it in seats]

    assert pictures() == [0, 0]
    page.change(actions.NEW_SETUP[0], LINE)
    assert pictures() == [1, 0]
    page.change(actions.NEW_SETUP[1], OWN)
    assert pictures() == [1, 0]
    page.change(actions.NEW_TEXT[1], OURS)
    assert pictures() == [1, 1]
    page.change(actions.NEW_TEXT[1], OURS[1:])
    assert pictures() == [1, 0]
    page.change(actions.NEW_SETUP[0], BY_ENGINE)
    assert pictures() == [0, 0]


def test_the_dialog_begins_with_what_was_chosen_before() -> None:
    page = new(LINE, OWN, texts=("", OURS))
    page.press(actions.DIALOG("new"))
    assert page.model.dialog.new_game.setups == (LINE, OWN)
    assert page.model.dialog.new_game.texts == ("", OURS)


def test_one_click_on_a_picture_from_the_start_to_the_first_move() -> None:
    page = Page("#/tetrad?level=1")
    tray = page.regions["tray"]
    assert [tray.count(f'data-arg="{army}"') for army in ready(page)] == [1] * len(ready(page))
    assert tray.count('<svg class="figure"') == len(ready(page))
    page.press(actions.READY_SETUP(LINE))
    thought_through(page)
    assert plies(page) == 10
    assert page.moves.split()[::2] == LINE.split(".")


def test_ready_made_armies_are_offered_until_a_unit_is_placed() -> None:
    page = new(BY_HAND, BY_HAND)
    page.type("O0a1")
    assert "ready-0" in page.regions["tray"]  # for Black, who has placed nothing
    page.type("O0a13")
    assert "ready-0" not in page.regions["tray"]
    page.press(actions.READY_SETUP(LINE))
    assert plies(page) == 2


def test_no_other_text_is_taken_for_a_ready_made_army() -> None:
    page = Page("#/tetrad")
    page.press(actions.READY_SETUP(OURS))
    assert plies(page) == 0


def test_help_with_the_setup_is_offered_while_a_person_sets_up_by_hand() -> None:
    page = new(BY_HAND, BY_HAND, seats=(0, 1))
    assert LEAVE in page.regions["tray"]
    page.type("O0a1")
    assert page.app.busy
    assert LEAVE not in page.regions["tray"]
    assert LEAVE not in new(LINE, LINE).regions["tray"]


def test_games_without_a_setup_show_nothing_of_it() -> None:
    page = Page("#/pyrga")
    page.press(actions.DIALOG("new"))
    assert "new-setup" not in page.regions["dialog"]
    assert "setup" not in page.regions["assist"]
    for action in (actions.READY_SETUP(LINE), actions.LEAVE_SETUP, actions.COPY_SETUP[0]):
        page.press(action)
    page.change(actions.NEW_SETUP[0], BY_ENGINE)
    page.press(actions.NEW_START)
    assert not page.did("copy")
    assert page.table.setups == (BY_HAND, BY_HAND)


def test_an_engines_side_offers_no_setup_by_hand() -> None:
    page = asked()
    by_hand = "Set up by hand"
    assert page.regions["dialog"].count(by_hand) == 1
    page.change(actions.NEW_SEAT[1], 0)
    assert page.regions["dialog"].count(by_hand) == 2


def test_a_person_who_takes_over_from_an_engine_sets_up_by_hand() -> None:
    page = new(BY_ENGINE, BY_HAND, seats=(1, 0))
    page.seat(0, 0)
    assert not page.app.busy


def test_both_armies_can_be_copied_once_the_setup_is_over() -> None:
    page = new(LINE, OWN, texts=("", OURS))
    page.type("end")
    page.press(actions.DIALOG("share"))
    assert f'value="{LINE}"' in page.regions["dialog"]
    assert "White’s army" in page.regions["dialog"]
    page.press(actions.COPY_SETUP[1])
    assert page.did("copy")[-1]["text"] == OURS
    again = new(OWN, OWN, texts=(page.did("copy")[-1]["text"], LINE))
    assert plies(again) == 10


def test_before_the_setup_is_over_there_is_no_army_to_share() -> None:
    page = new(LINE, BY_HAND)
    page.press(actions.DIALOG("share"))
    assert "share-setup" not in page.regions["dialog"]
    page.press(actions.COPY_SETUP[0])
    assert not page.did("copy")


@pytest.mark.parametrize("event", ["hash", "given", "resume"])
def test_what_was_chosen_for_another_game_means_nothing(event: str) -> None:
    page = for_two("Sb2")
    id = page.table.id
    page.send("hash", hash="#/tetrad")
    page.press(actions.DIALOG("new"))
    page.change(actions.NEW_SEAT[0], 3)
    page.change(actions.NEW_SETUP[0], LINE)
    page.change(actions.NEW_SETUP[1], BY_ENGINE)
    if event == "resume":
        page.press(actions.RESUME(id))
    else:
        page.send(event, hash="#/pyrga", text="#/pyrga")
    page.press(actions.NEW_START)
    assert page.table.slug == "pyrga"
    assert page.table.setups == (BY_HAND, BY_HAND)
    assert page.table.seats == (0, 0)
    page.type("Cb2")
    assert read_table(json.dumps(page.kept), "x").setups == (BY_HAND, BY_HAND)


def test_a_choice_without_its_dialog_is_for_the_game_on_the_page() -> None:
    page = Page("#/tetrad")
    page.change(actions.NEW_SETUP[0], LINE)
    page.send("hash", hash="#/pyrga")
    page.change(actions.NEW_TEXT[0], OURS)
    page.press(actions.NEW_SWAP(True))
    assert (page.model.dialog.new_game.slug, page.model.dialog.new_game.swap) == ("pyrga", True)
    assert page.model.dialog.new_game.texts == ("", "")


def test_a_link_tells_nothing_of_how_sides_are_set_up() -> None:
    page = new(LINE, BY_HAND)
    page.press(actions.DIALOG("share"), actions.COPY_LINK)
    assert page.did("copy")[-1]["text"].endswith("#/tetrad?v=1&g=I1b1")
