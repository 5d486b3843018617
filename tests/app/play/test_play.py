"""What users do at the table, and its effects."""

from __future__ import annotations

import re

import pytest

from tesserae.app.messages import actions
from tesserae.app.messages.actions import NewSetting
from tesserae.app.model.dialog import Dialog
from tesserae.games import catalog
from tests.app.page import Page, for_two
from tests.targets import names


@pytest.fixture
def game() -> Page:
    """Two people at one board."""
    return for_two()


def test_a_triangle_waits_for_its_direction(game: Page) -> None:
    game.click("b2", "T")
    assert game.moves == ""
    game.click("e")
    assert game.moves == "Tb2e"


@pytest.mark.parametrize(
    ("clicks", "moves"),
    [
        ("b2 S", "Sb2"),
        ("S b2", "Sb2"),
        ("b2 C S", "Cb2 Sb2"),  # a forced space needs no click
        ("b2 T c3 n", "Tc3n"),  # another space moves the half-entered piece
    ],
)
def test_clicks_enter_moves(game: Page, clicks: str, moves: str) -> None:
    game.click(*clicks.split())
    assert game.moves == moves


def test_a_refused_click_says_why_and_leaves_the_table_as_it_was(game: Page) -> None:
    game.click("b2", "S")
    before = game.table
    game.click("d4")
    assert game.model.play.refusal is not None
    assert game.model.play.refusal.reason.faults
    assert game.table is before
    game.send("key", key="Escape", focus="")
    assert game.model.play.refusal is None


def test_the_next_click_ends_the_refusal(game: Page) -> None:
    game.click("b2", "S", "d4", "b3")
    assert game.model.play.refusal is None


def test_escape_takes_back_a_step_at_a_time(game: Page) -> None:
    game.click("b2", "T")
    game.send("key", key="Escape", focus="")
    assert len(game.model.play.selection) == 1
    game.send("key", key="Escape", focus="")
    assert not game.model.play.selection


def test_confirmation_holds_a_complete_move(game: Page) -> None:
    game.set(confirm=True)
    game.click("b2", "S")
    assert game.moves == ""
    assert game.model.play.held is not None
    game.press(actions.TAKE_BACK)
    assert game.model.play.held is None
    assert names(game.model.play.selection) == ["b2"]
    game.click("C")
    game.press(actions.CONFIRM)
    assert game.moves == "Cb2"


def test_typed_moves_are_played_or_refused_with_a_reason(game: Page) -> None:
    game.type(" sb2 ")
    assert game.moves == "Sb2"
    game.type("Sd4")
    assert game.moves == "Sb2"
    assert game.model.play.typed_refusal is not None


def test_going_on_from_an_earlier_ply_keeps_what_was_there(game: Page) -> None:
    game.type("Sb2", "Sb3", "Cb4")
    game.press(actions.UNDO, actions.UNDO)
    game.type("Ca2")
    assert game.moves == "Sb2 Ca2"
    game.press(actions.JUMP(2))
    assert game.moves == "Sb2 Sb3 Cb4"


def test_redo_follows_the_line_that_was_undone(game: Page) -> None:
    game.type("Sb2", "Sb3", "Cb4")
    game.press(actions.FIRST, actions.REDO)
    assert game.moves == "Sb2"
    game.press(actions.LAST)
    assert game.moves == "Sb2 Sb3 Cb4"


@pytest.mark.parametrize("argument", ["2", "0.0", "x", "-1", "", "²", "1" * 9000])
def test_a_jump_to_nowhere_changes_nothing(game: Page, argument: str) -> None:
    game.type("Sb2", "Sb3")
    before = game.table
    game.send("press", act=actions.JUMP.name, arg=argument)
    assert game.table.record == before.record


def test_arrow_keys_off_the_board_look_back_and_on(game: Page) -> None:
    game.type("Sb2", "Sb3")
    game.send("key", key="ArrowLeft", focus="")
    assert game.moves == "Sb2"
    game.send("key", key="End", focus="")
    assert game.moves == "Sb2 Sb3"


def test_arrow_keys_on_the_board_walk_it_and_letters_pick_pieces(game: Page) -> None:
    game.send("key", key="ArrowRight", focus="spot-a1")
    assert game.did("focus")[-1]["id"] == "spot-b1"
    game.click("b1")
    game.send("key", key="t", focus="spot-b1")
    game.send("key", key="n", focus="spot-b1")
    assert game.moves == "Tb1n"


def test_a_key_that_is_no_ascii_digit_picks_no_piece(game: Page) -> None:
    game.send("key", key="²", focus="spot-a1")
    assert game.model.play.selection == ()


def focused(page: Page) -> str:
    """What the focus was moved to last."""
    return str(page.did("focus")[-1]["id"])


def test_a_key_goes_to_the_next_space_where_something_can_be_done(game: Page) -> None:
    game.click("b2", "T", "n")
    for press, to in ((". a1", "b4"), (". b4", "b3"), (". b3", "b4"), (", b3", "b4")):
        key, focus = press.split()
        game.send("key", key=key, focus=f"spot-{focus}")
        assert focused(game) == f"spot-{to}"


@pytest.mark.parametrize(("key", "to"), [(".", "spot-a4"), (",", "spot-d1")])
def test_from_beside_the_board_it_goes_to_the_first_or_the_last(
    game: Page, key: str, to: str
) -> None:
    game.send("key", key=key, focus="control-undo")
    assert focused(game) == to


def test_on_the_engines_turn_there_is_no_such_space(game: Page) -> None:
    game.seat(3, 0)
    game.send("key", key=".", focus="spot-a1")
    assert game.did("focus") == []


def test_a_key_and_a_button_open_the_list_of_shortcuts(game: Page) -> None:
    game.press(actions.DIALOG("more"))
    assert 'data-arg="keys"' in game.regions["more-acts"]
    game.press(actions.CLOSE)
    game.send("key", key="?", focus="")
    assert game.model.dialog.open == "keys"
    assert game.regions["dialog"].count("<kbd>") > 10


def test_a_frame_has_no_room_for_the_list() -> None:
    framed = Page("#/pyrga?v=1&g=", embed=True)
    framed.send("key", key="?", focus="")
    assert framed.model.dialog.open == ""


def test_arrow_keys_follow_what_is_seen_on_a_turned_board(game: Page) -> None:
    game.press(actions.FLIP)
    game.send("key", key="ArrowRight", focus="spot-c1")
    assert game.did("focus")[-1]["id"] == "spot-b1"


@pytest.mark.parametrize(("language", "label"), [("en", "Flip board"), ("fr", "Retourner")])
def test_the_button_that_flips_the_board_says_so(game: Page, language: str, label: str) -> None:
    game.set(language=language)
    assert f">{label}</button>" in game.regions["controls"]


@pytest.fixture
def answered() -> Page:
    """A game against the engine, which has answered the first ply."""
    game = Page("#/pyrga", "Sb2", seats=(0, 1))
    game.think()
    assert game.table.record.ply == 2
    return game


def test_undo_against_the_engine_goes_back_to_the_persons_own_ply(answered: Page) -> None:
    answered.press(actions.UNDO)
    assert answered.moves == ""
    assert not answered.app.busy


def test_the_engine_does_not_move_while_one_looks_back(answered: Page) -> None:
    answered.press(actions.BACK)
    assert not answered.app.busy
    assert any('data-act="play-here"' in it for it in answered.regions.values())
    answered.press(actions.PLAY_HERE)
    assert answered.app.busy
    answered.think()
    assert answered.table.record.ply == 2


def test_a_stopped_engine_waits_until_it_is_to_go_on() -> None:
    game = Page("#/pyrga", "Sb2", seats=(0, 4))
    assert game.app.busy
    assert 'data-act="stop"' in game.regions["status"]
    controls = game.regions["controls"]
    game.press(actions.STOP)
    assert not game.app.busy
    assert game.table.seats == (0, 4)
    assert "Paused." in game.regions["status"]
    assert 'data-act="stop"' not in game.regions["status"]
    assert game.regions["controls"] == controls
    game.press(actions.PAUSE)
    assert game.app.busy
    game.think()
    assert game.table.record.ply == 2


def test_a_ply_of_a_persons_own_lets_a_stopped_engine_go_on() -> None:
    game = Page("#/pyrga", "Sb2", seats=(0, 1))
    game.press(actions.STOP, actions.UNDO)
    assert not game.app.busy
    game.type("Sc2")
    assert game.app.busy


def test_only_who_plays_is_chosen_changes_who_plays() -> None:
    game = Page(seats=(0, 1))
    for _ in range(3):
        game.type("Sb2")
        game.press(actions.HINT, actions.STOP, actions.STOP, actions.UNDO)
        assert game.table.seats == (0, 1)


def test_two_engines_play_to_the_end() -> None:
    game = Page(seats=(1, 1))
    for _ in range(40):
        game.think()
    assert game.table.over


def test_a_hint_is_a_legal_move_that_can_be_played(game: Page) -> None:
    game.press(actions.HINT)
    game.think()
    hint = game.model.play.hint
    assert hint is not None
    assert hint.pv[0] in game.table.position.legal_moves()
    game.press(actions.HINT_HIDE)
    assert game.model.play.hint is None
    game.press(actions.HINT)
    game.think()
    game.press(actions.HINT_PLAY)
    assert game.table.record.ply == 1


def test_nothing_is_entered_while_the_engine_is_on_turn() -> None:
    game = Page(seats=(4, 0))
    game.click("b2", "S")
    assert game.moves == ""
    game.type("Sb2")
    assert game.moves == ""
    assert game.model.play.typed_refusal is not None


@pytest.mark.parametrize("slug", ["pyrga", "zaic"])
def test_ones_own_pieces_are_dim_while_the_engine_is_on_turn(slug: str) -> None:
    page = Page(f"#/{slug}?v=1&g=&level=2")

    def stocks_in_tray() -> list[str]:
        return re.findall(r'<button[^>]*id="stock-[^>]*>', page.regions["tray"])

    stocks = stocks_in_tray()
    assert stocks
    assert not any("aria-disabled" in it for it in stocks)
    page.type({"pyrga": "Tb2n", "zaic": "Bh8"}[slug])
    waiting = stocks_in_tray()
    assert len(waiting) == len(stocks)
    assert all('aria-disabled="true"' in it for it in waiting)
    page.think()
    assert not all("aria-disabled" in it for it in stocks_in_tray())


@pytest.mark.parametrize("slug", catalog.NAMES)
def test_more_is_three_groups_of_five_at_most_with_the_evaluation_in_it(slug: str) -> None:
    page = Page(f"#/{slug}")
    assert 'id="evaluation"' not in "".join(page.regions.values())
    page.press(actions.DIALOG("more"))
    groups = page.regions["more-acts"].split('<div class="acts">')[1:]
    sizes = [len(re.findall(r"<(?:a|button|label) ", group)) for group in groups]
    assert len(sizes) == 3
    assert max(sizes) <= 5
    assert 'aria-pressed="false"' in page.regions["more-acts"]
    page.press(actions.SETTING(NewSetting("evaluation", True)))
    assert 'aria-pressed="true"' in page.regions["more-acts"]
    assert "meter" in page.regions["eval"]


@pytest.mark.parametrize("name", ["more", "settings", "share", "new", "resign"])
def test_what_is_open_stays_open_while_the_engine_plays(game: Page, name: Dialog) -> None:
    game.type("Sb2")
    game.seat(0, 1)
    game.press(actions.DIALOG(name))
    game.think()
    assert game.table.record.ply == 2
    assert game.model.dialog.open == name


def test_what_is_half_typed_stays_while_the_engine_plays(game: Page) -> None:
    game.press(actions.DIALOG("more"))
    game.seat(1, 0)
    fields = game.regions["typed"], game.regions["dialog"]
    game.think()
    assert game.table.record.ply == 1
    assert "more-resign" in game.regions["more-acts"]
    assert (game.regions["typed"], game.regions["dialog"]) == fields


def test_a_typed_move_empties_its_field_and_shows_the_board(game: Page) -> None:
    game.press(actions.DIALOG("more"))
    field = game.regions["typed"]
    game.type("Sb2")
    assert game.regions["typed"] != field
    assert game.regions["dialog"] == ""


def test_a_new_game_keeps_the_old_one_on_the_shelf(game: Page) -> None:
    game.type("Sb2", "Sb3")
    game.press(actions.DIALOG("new"))
    game.change(actions.NEW_SEAT[0], 2)
    game.change(actions.NEW_SEAT[1], 0)
    game.press(actions.NEW_START)
    assert game.moves == ""
    assert game.table.seats == (2, 0)
    assert game.table.flipped
    game.press(actions.RESUME(game.model.tables[1].id))
    assert game.moves == "Sb2 Sb3"


@pytest.mark.parametrize(("hash", "picked"), [("#/pyrga", ["b2"]), ("#/pyrga?v=1&g=Sb3", [])])
def test_an_early_click_on_the_painted_position_is_answered(hash: str, picked: list[str]) -> None:
    page = Page(hash, early={"act": "target", "arg": "b2"})
    assert names(page.model.play.selection) == picked


def test_a_piece_in_hand_is_refused_where_it_does_not_fit_though_another_would(game: Page) -> None:
    game.type("Sb2")
    game.click("S", "b2")
    assert names(game.model.play.selection) == ["S"]
    assert game.model.play.refusal is not None
    assert game.model.play.refusal.target.name == "b2"
