"""What the game page says and offers, state by state."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from tesserae.app.messages import actions
from tesserae.app.messages.actions import NewSetting
from tesserae.app.model import Model
from tesserae.app.model.analysis import Evaluation
from tesserae.app.model.table import Seat
from tesserae.app.render import render
from tesserae.core.text import text
from tesserae.view.action import Action
from tests.app.page import Page, for_two
from tests.app.test_render import after, boot
from tests.targets import reader

AFTER_TWO = "#/pyrga?v=1&g=Tb2n.Cb3"


def seated(*presses: Action, link: str = "#/pyrga", seats: tuple[Seat, Seat] = (0, 0)) -> Model:
    """The model of a link after presses, with these seats; the engine does nothing yet."""
    model = boot(link)
    assert model.table is not None
    tables = (model.table._replace(seats=seats),)
    return after(model._replace(tables=tables).with_engine(job=None), *presses)


def region(model: Model, name: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<div>{render(model)[name]}</div>")


def words(model: Model, name: str) -> str:
    return " ".join("".join(region(model, name).itertext()).split())


def bold(model: Model) -> str:
    return "".join(next(region(model, "status").iter("b")).itertext())


def why(model: Model) -> str:
    spans = [s for s in region(model, "status").iter("span") if "why" in (s.get("class") or "")]
    return "".join(spans[0].itertext())


def acts(model: Model, name: str) -> list[tuple[str | None, str | None]]:
    return [(b.get("data-act"), b.get("data-arg")) for b in region(model, name).iter("button")]


@pytest.mark.parametrize(
    ("model", "turn", "told"),
    [
        (seated(seats=(0, 2)), "Your turn. ", "White opens the game"),
        (seated(), "White to play. ", "White opens the game"),
        (seated(seats=(2, 0)), "Thinking…", "You can look through the game meanwhile."),
        (
            seated(actions.UNDO, link=AFTER_TWO),
            "Looking back, after 1. Tb2n. ",
            "If you play something else here, the moves that followed are kept.",
        ),
    ],
    ids=["against the engine", "between people", "it thinks", "earlier"],
)
def test_the_status_says_whose_turn_it_is(model: Model, turn: str, told: str) -> None:
    assert bold(model).startswith(turn)
    assert why(model).startswith(told)


def test_at_an_earlier_ply_of_the_engine_one_may_let_it_play() -> None:
    model = seated(actions.BACK, link=AFTER_TWO, seats=(0, 3))
    assert acts(model, "assist")[:2] == [("last", None), ("play-here", None)]


def test_at_an_earlier_ply_of_the_engine_one_plays_on_as_in_a_game_of_two() -> None:
    page = Page(AFTER_TWO, seats=(0, 3))
    page.press(actions.BACK)
    assert "If you play something else here" in page.regions["status"]
    page.type("Sb4")
    assert page.table.seats == (0, 3)
    assert page.table.position.to_move == 0
    assert page.model.engine.job is None
    assert len(page.table.record.plies) == 3  # the moves that followed are kept


def test_at_the_end_of_the_game_so_far_the_engine_plays_for_itself() -> None:
    page = Page("#/pyrga?v=1&g=Tb2n", "Sb4", seats=(0, 3))
    assert len(page.table.record.plies) == 1
    assert "not your turn" in page.regions["typed-move-why"]


def test_a_refusal_takes_the_place_of_the_why_with_a_cross() -> None:
    model = seated(actions.TARGET("d4"), link=AFTER_TWO)
    assert model.play.refusal is not None
    assert region(model, "status").find(".//*[@class='why refused']/svg") is not None


def test_what_was_refused_is_shown_where_it_was_tried() -> None:
    model = seated(actions.TARGET("B"), actions.TARGET("h8"), link="#/zaic?v=1&g=Bh8")
    assert model.play.refusal is not None
    assert model.table is not None
    (other,) = reader(model.table.game)("k8")
    elsewhere = model.with_play(refusal=model.play.refusal._replace(target=other))
    assert render(model)["board-picture"] != render(elsewhere)["board-picture"]


def last_ply_text(model: Model) -> tuple[str, bool]:
    """The last ply in the status, and whether it is visible."""
    element = region(model, "status")[0]
    assert (element.get("class") or "").startswith("last")
    return element.text or "", "hidden" not in (element.get("class") or "")


def test_the_last_ply_is_told_to_those_who_do_not_see_it() -> None:
    ply = last_ply_text(after(boot("#/pyrga?v=1&g=Tb2n"), actions.FLIP))
    assert ply == ("White: Triangle on b2, pointing at b3.", False)


def test_a_ply_that_changes_much_is_told_by_what_it_changes() -> None:
    ply, _ = last_ply_text(boot("#/pyrga?v=1&g=Ca3.Ta3e.Tc3w.Sa3"))
    assert ply == "Black’s Square completes a first Tower on a3."


def test_what_the_engine_played_is_seen_until_the_next_click() -> None:
    page = Page("#/pyrga?v=1&g=", seats=(0, 2))
    page.click("b2", "T", "n")
    assert last_ply_text(page.model) == ("White: Triangle on b2, pointing at b3.", True)
    page.think()
    ply, seen = last_ply_text(page.model)
    assert ply.startswith("Black: ")
    assert seen
    page.send("aim", target="a1")
    assert last_ply_text(page.model) == (ply, True)
    page.click("a1")
    assert last_ply_text(page.model) == (ply, False)


@pytest.mark.parametrize("press", [actions.BACK, actions.SETTING(NewSetting("coordinates", False))])
def test_any_click_hides_what_was_played(press: Action) -> None:
    model = seated(*map(actions.TARGET, ("c3", "C")), link="#/pyrga?v=1&g=Sb2.Sb3")
    assert last_ply_text(model) == ("White: Cylinder on c3.", True)
    assert not last_ply_text(after(model, press))[1]


def test_a_key_that_chooses_a_piece_hides_what_was_played() -> None:
    page = for_two(hash="#/pyrga?v=1&g=")
    page.click("b2", "T", "n")
    page.send("key", key="c", focus="spot-b3")
    assert page.model.play.selection
    assert not last_ply_text(page.model)[1]


def test_a_held_move_asks_to_be_played_or_taken_back() -> None:
    confirm = actions.SETTING(NewSetting("confirm", True))
    model = seated(confirm, actions.TARGET("b2"), actions.TARGET("S"))
    assert model.play.held is not None
    assert acts(model, "tray") == [("confirm", None), ("takeback", None)]


def test_a_hint_is_told_in_the_status_and_can_be_played_or_hidden() -> None:
    model = seated()
    assert model.table is not None
    game, position = model.table.game, model.table.position
    model = model.with_play(hint=Evaluation(0, pv=(game.parse_move(position, "Tb2n"),)))
    assert why(model) == "Hint: Triangle on b2, pointing at b3."
    assert acts(model, "assist")[-2:] == [("hint-play", None), ("hint-hide", None)]
    assert "Expected next" not in words(model, "assist")


def test_a_hint_says_what_comes_of_it_and_does_not_repeat_itself() -> None:
    model = seated(link="#/zaic?v=1&g=Hh8.Si8.Hj8")
    assert model.table is not None
    game, position = model.table.game, model.table.position
    line = [game.parse_move(position, "Sh9")]
    line.append(game.parse_move(position.apply(line[0]), "Vi6"))
    hint = words(model.with_play(hint=Evaluation(0, 2, tuple(line))), "assist")
    assert "Largest areas after the reply: Light 2, Dark 1." in hint
    assert "Expected next: 3. Vi6" in hint
    assert "Sh9" not in hint


@pytest.mark.parametrize(("seats", "whose"), [((0, 0), "Black"), ((0, 2), "White")])
def test_the_tray_holds_the_supply_of_the_person_who_plays(
    seats: tuple[Seat, Seat], whose: str
) -> None:
    model = seated(link="#/pyrga?v=1&g=Sb2", seats=seats)
    group = region(model, "tray").find(".//*[@role='group']")
    assert group is not None
    assert group.get("aria-label") == f"{whose}: pieces to play"
    assert acts(model, "tray") == [("target", "S"), ("target", "T"), ("target", "C")]


def test_a_supply_stands_in_the_tray_or_in_the_panel_and_never_in_both() -> None:
    model = seated(link="#/pyrga?v=1&g=Sb2")
    assert region(model, "own").find(".//*[@class='supply']") is not None
    assert region(model, "opp").find(".//*[@class='supply']") is None


def test_open_ways_of_a_triangle_lie_in_the_tray_too() -> None:
    model = seated(actions.TARGET("b1"), actions.TARGET("T"))
    directions = [arg for _, arg in acts(model, "tray")]
    assert directions[:3] == ["n", "e", "w"]


@pytest.mark.parametrize("name", ["undo", "redo"])
def test_at_the_start_there_is_nothing_to_undo_or_redo(name: str) -> None:
    control = region(boot("#/pyrga"), "controls").find(f".//*[@id='control-{name}']")
    assert control is not None
    assert control.get("aria-disabled") == "true"


def test_a_hint_that_is_looked_for_is_stopped_elsewhere_than_it_was_asked_for() -> None:
    model = boot("#/pyrga?v=1&g=Sb2&level=2")
    assert model.table is not None
    working = after(model, actions.HINT)
    assert acts(working, "controls") == acts(model, "controls")
    assert ("hint-hide", None) in acts(working, "assist")


def test_the_far_side_is_across_until_the_board_is_turned() -> None:
    assert words(seated(), "opp").startswith("Black")
    assert words(seated(actions.FLIP), "opp").startswith("White")


def test_coordinates_and_a_board_that_turns_are_a_choice() -> None:
    page = Page("#/pyrga?v=1&g=")
    assert page.regions["board-ground"].count('class="coordinate"') == 8
    page.set(coordinates=False)
    assert "coordinate" not in page.regions["board-ground"]
    page.set(auto_flip=True)
    page.type("Sb2")
    assert "Black" in page.regions["own"]


@pytest.mark.parametrize(("layer", "mark"), [("levels", "digit"), ("areas", "area")])
def test_a_layer_is_shown_on_request_and_hidden_again(layer: str, mark: str) -> None:
    page = Page("#/zaic?v=1&g=Bh8.Si8.Sh8")
    for shown in (False, True, False):
        assert (f'class="{mark}' in page.regions["board-picture"]) == shown
        page.press(actions.LAYER(f"zaic.{layer}"))


def test_the_typed_move_is_empty_again_after_a_ply() -> None:
    played = seated(actions.TARGET("b2"), actions.TARGET("S"))
    assert render(seated())["typed"] != render(played)["typed"]


def test_a_refused_typed_move_stays_to_be_mended() -> None:
    model = seated()
    refused = model.with_play(typed_refusal=text("error.bad_moves"))
    assert render(model)["typed"] == render(refused)["typed"]
    assert words(refused, "typed-move-why") == "These moves cannot be read."


def disabled(model: Model) -> list[str]:
    """The stocks in the tray that cannot be played."""
    buttons = region(model, "tray").iter("button")
    return [it.get("data-arg") or "" for it in buttons if it.get("aria-disabled") == "true"]


@pytest.mark.parametrize(
    ("link", "picked", "unplayable", "reason"),
    [
        ("#/pyrga?v=1&g=", "", [], ""),
        ("#/pyrga?v=1&g=", "S", [], ""),  # another takes its place
        ("#/pyrga?v=1&g=Sb2.Sb3.Cb4", "", ["C"], "b4 already holds a Cylinder."),
        ("#/pyrga?v=1&g=Tb2n.Sb3", "", [], ""),
        ("#/pyrga?v=1&g=Tb2n.Sb3", "b2", ["T"], "b2 already holds a Triangle."),
        ("#/zaic?v=1&g=Bh8.Sj9.Bk9.Sk9", "", ["B"], "There is no place for a 2x2 now."),
    ],
)
def test_pieces_that_cannot_be_played_are_disabled_and_say_why(
    link: str, picked: str, unplayable: list[str], reason: str
) -> None:
    model = seated(*map(actions.TARGET, picked.split()), link=link)
    assert disabled(model) == unplayable
    for name in unplayable[:1]:
        assert why(after(model, actions.TARGET(name))) == reason


def test_all_pieces_are_disabled_while_the_engine_is_on_turn() -> None:
    assert disabled(seated(link="#/pyrga?v=1&g=Sb2", seats=(0, 2))) == ["S", "T", "C"]


def test_moves_are_in_words_where_there_is_a_coach_or_a_person_wants_it() -> None:
    def said(page: Page) -> list[str]:
        found = region(page.model, "moves-0").iter("span")
        return ["".join(it.itertext()) for it in found if it.get("class") == "said"]

    linked, in_words = "#/pyrga?v=1&g=Sb2", ["Square on b2"]
    page = Page(f"{linked}&level=1&coach=1")
    assert said(page) == in_words
    page.change(actions.SETTING, NewSetting("worded", "never"))
    assert said(page) == []
    page = Page(linked)
    assert said(page) == []
    page.change(actions.SETTING, NewSetting("worded", "always"))
    assert said(page) == in_words
