"""The interactive board without a notebook: what clicks do, what is shown, what is refused."""

from __future__ import annotations

import io
import re
from importlib import import_module
from typing import Any

import pytest

import tesserae as ts
from tesserae.adapters.interactive.markup import SCRIPT, styles
from tesserae.adapters.interactive.session import Session
from tesserae.adapters.interactive.table import Table
from tesserae.adapters.interactive.values import MINUS, values_of, worth
from tesserae.library.engines.info import PlayResult

DRAWN = "Tc2s"
"""A game of Pyrga of which every move is known: one draws, the others lose."""

LATE = "Td3w Cc3 Tc3e Cd3 Sd3 Td2w Tc2w Ta2e Cc2 Sc2"
"""A late one, of which everything is soon proven."""


class Shown:
    """A session, and all that it showed."""

    def __init__(self, *args: Any, **options: Any) -> None:
        self.views: list[dict[str, Any]] = []
        self.session = Session(self.views.append, *args, **options)
        self.session.go_on()

    @property
    def table(self) -> Table:
        return self.session.table

    @property
    def view(self) -> dict[str, Any]:
        return self.views[-1]

    @property
    def moves(self) -> str:
        return " ".join(self.table.board.move_stack)

    def click(self, *names: str) -> None:
        for name in names:
            self.session.handle({"act": "target", "arg": name})

    def act(self, act: str, arg: str = "", **more: object) -> None:
        self.session.handle({"act": act, "arg": arg, **more})


def first(board: ts.Board) -> str:
    return board.legal_moves[0]


def test_clicks_enter_a_move_in_either_order() -> None:
    for names in (("c2", "T", "s"), ("T", "c2", "s"), ("T", "c3", "c2", "s")):
        shown = Shown("pyrga")
        shown.click(*names)
        assert shown.moves == "Tc2s"


def test_what_can_be_clicked_next_is_marked_and_the_rest_is_refused_with_the_reason() -> None:
    shown = Shown(ts.Board("pyrga", moves="Tc2s"))
    assert shown.table.record.ply == 1
    assert re.findall(r'id="spot-(\w+)" class="spot picked"', shown.view["spots"]) == ["c1"]
    assert shown.view["tray"].count("stock offered") == 3
    shown.click("d4")
    assert "The Triangle on c2 does not point at d4." in shown.view["status"]
    assert shown.moves == "Tc2s"
    shown.click("nothing", "c1")
    assert "refused" not in shown.view["status"]
    shown.click("T", "e")
    assert shown.moves == "Tc2s Tc1e"
    assert "Black: Triangle on c1, pointing at d1." in shown.view["status"]


def test_a_half_entered_move_is_dropped() -> None:
    shown = Shown("pyrga")
    shown.click("c2")
    assert 'data-act="cancel"' in shown.view["tray"]
    shown.act("cancel")
    assert shown.table.selection == ()
    assert 'data-act="cancel"' not in shown.view["tray"]


@pytest.mark.parametrize("game", ts.GAMES)
def test_whole_games_can_be_clicked(game: str) -> None:
    shown = Shown(game)
    for _ in range(12):
        if not shown.table.entries:
            break
        entry = shown.table.entries[-1]
        written = shown.table.game.format_move(shown.table.position, entry.move)
        before = shown.table.record.ply
        for target in entry.targets:
            if target not in shown.table.partial.filled and shown.table.record.ply == before:
                shown.click(target.name)
        assert str(shown.table.board.move_stack[before]) == written
        assert shown.view["picture"].startswith("<")


def test_a_finger_sees_the_move_before_it_is_made() -> None:
    shown = Shown("zaic")
    [only] = [it for it in shown.table.entries if it.targets[-1].name == "h8"][:1]
    for target in only.targets:
        shown.act("target", target.name, touched=True)
    assert (shown.moves, shown.table.held is None) == ("", False)
    assert 'data-act="confirm"' in shown.view["tray"]
    shown.act("confirm")
    assert len(shown.table.board.move_stack) == 1


def test_a_piece_is_rotated() -> None:
    shown = Shown(ts.Board("zaic", moves="Bh8"))
    shown.click("H")
    assert 'data-act="rotate"' in shown.view["tray"]
    before = shown.table.displayed_selection
    shown.act("rotate")
    assert shown.table.displayed_selection != before


def test_the_opponent_answers_and_begins_if_it_is_to() -> None:
    shown = Shown("pyrga", first, 1)
    assert shown.moves == "Sa1"
    assert [it["waits"] for it in shown.views] == [True, False]
    shown.click("b1", "C")
    assert len(shown.table.board.move_stack) == 3


class Player:
    """Plays, and is nothing else."""

    def play(self, board: ts.Board) -> PlayResult:
        return ts.Engine(1).play(board, ts.Limit(nodes=50))


@pytest.mark.parametrize("opponent", [1, ts.Engine(level=1), Player()])
def test_a_level_an_engine_or_anything_that_plays_can_be_the_opponent(opponent: Any) -> None:
    shown = Shown("pyrga", opponent)
    shown.session.push("Tc2s")
    assert len(shown.table.board.move_stack) == 2
    with pytest.raises(ts.IllegalMove):
        shown.session.push("Tc2s")


def test_it_is_not_the_person_who_moves_for_the_opponent() -> None:
    shown = Shown("pyrga", first)
    shown.click("c2", "S")
    shown.act("go", "back")
    assert shown.moves == "Sc2"
    assert not shown.table.by_hand
    shown.click("a1")
    assert shown.table.selection == ()
    assert shown.view["tray"] == ""


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        (lambda _: "Zz", "not legal: Zz: A move is S, T or C and a space"),
        (lambda _: None, "not legal: None"),
        (lambda board: board.nothing, "AttributeError: &#x27;Board&#x27; object has no"),
    ],
)
def test_a_bot_that_fails_is_told_and_asked_again(bot: Any, told: str) -> None:
    shown = Shown("pyrga", bot)
    shown.click("c2", "S")
    assert told in shown.view["status"]
    assert shown.moves == "Sc2"
    assert not shown.view["waits"]
    shown.table.choose = first
    shown.act("go", "forward")
    assert len(shown.table.board.move_stack) == 2


def test_a_game_is_walked_through_and_gone_on_with() -> None:
    shown = Shown(ts.Record.from_board(ts.Board("pyrga", moves="Tc2s Tc1e Cd1")))
    assert shown.moves == ""
    seen = []
    for way in ("forward", "last", "forward", "back", "first", "back"):
        shown.act("go", way)
        seen.append(shown.table.record.ply)
    assert seen == [1, 3, 3, 2, 0, 0]
    shown.act("jump", "0")
    shown.click("c1", "C")
    assert shown.moves == "Tc2s Cc1"
    assert "1. Tc2s Tc1e (1... Cc1) 2. Cd1 *" in str(shown.table.library_record)
    shown.act("jump", "start")
    assert shown.moves == ""
    shown.act("jump", "2")
    assert shown.moves == "Tc2s Tc1e Cd1"


STUDY = """[Game "pyrga"]
[Rules "1"]
[Title "One <i>"]
[Result "*"]

{Where to begin?} 1. Tc2s! {in the middle} (1. Sa1 Sb1) *

[Game "zaic"]
[Rules "1"]
[Result "1-0"]

1. Bh8 Sg9 resign2 1-0
"""


def study() -> list[ts.Record]:
    return [*ts.read_records(io.StringIO(STUDY))]


def test_a_study_has_chapters_comments_and_variations() -> None:
    shown = Shown(study())
    for part in ("Where to begin?", "in the middle", ">or<", "Sb1", 'class="glyph">!'):
        assert part in shown.view["moves"]
    assert "1. One &lt;i&gt;</option>" in shown.view["steps"]
    assert "Chapter 2</option>" in shown.view["steps"]
    shown.act("jump", "2")
    assert shown.moves == "Sa1 Sb1"
    shown.act("chapter", "1")
    assert (shown.view["game"], shown.moves) == ("zaic", "")
    shown.act("go", "last")
    assert "Dark resigned: Light wins." in shown.view["status"]
    assert shown.table.entries == ()
    shown.act("chapter", "0")
    assert shown.moves == "Sa1 Sb1"


@pytest.mark.parametrize(
    ("act", "arg"),
    [
        *[("jump", it) for it in ("9", "-1", "x", "9" * 15, "")],
        *[("chapter", it) for it in ("2", "-1", "x", "")],
        *[("go", "nowhere"), ("fly", "c2"), ("confirm", ""), ("target", "x" * 500)],
    ],
)
def test_what_makes_no_sense_changes_nothing(act: str, arg: str) -> None:
    shown = Shown(study())
    before = shown.view
    shown.act(act, arg)
    shown.session.handle({})
    assert shown.view == before


def test_values_are_on_every_target_and_told() -> None:
    shown = Shown(ts.Board("pyrga", moves=DRAWN), values=True, seconds=20)
    picture, tray = shown.view["picture"], shown.view["tray"]
    assert re.findall('class="worth (\\w+)"', picture) == ["draw"]
    assert "Value: draws" in shown.view["spots"]
    told = re.findall('class="worth (\\w+)" title="(\\w+)"', tray)
    assert sorted(told) == [("draw", "draws"), *[("loss", "loses")] * 2]
    shown.click("T")
    assert sorted(re.findall('class="worth (\\w+)"', shown.view["picture"])) == ["loss"] * 3
    shown.click("T")
    before = len(shown.views)
    shown.act("go", "back")
    shown.act("go", "forward")
    assert shown.view["picture"] == picture
    assert len(shown.views) <= before + 3, "what is known is not looked for again"
    assert 'class="worth ' not in Shown(ts.Board("pyrga", moves=DRAWN)).view["picture"]


def test_the_value_of_a_target_is_that_of_its_best_move() -> None:
    board = ts.Board("pyrga", moves=LATE)
    values = values_of(board, 20)
    assert {board.number_of(move) for move in board.legal_moves} == values.keys()
    for move, score in values.items():
        after = board.copy()
        after.push_number(move)
        value = 1 if after.is_game_over() else -(ts.prove(after).value or 0)
        assert worth(board, score).style == ("draw", "win", "loss")[value]


def test_estimates_are_in_the_games_unit_for_the_best_moves() -> None:
    board = ts.Board("zaic", moves="Bh8")
    values = values_of(board, 0.3)
    assert 0 < len(values) <= 5
    told = [worth(board, it) for it in values.values()]
    assert all(
        it.style == "estimate" and re.fullmatch(rf"[+{MINUS}]?\d+\.\d", it.written) for it in told
    )
    assert values_of(ts.Board("zaic", moves="Bh8 Sg9 Bf10 Sh10"), 1) == {}


@pytest.mark.parametrize(
    ("args", "options", "told"),
    [
        (("chess",), {}, "no game called"),
        ((7,), {}, "no record"),
        (([],), {}, "no record"),
        ((["x"],), {}, "no record"),
        (("pyrga", "level2"), {}, "cannot play"),
        (("pyrga", 9), {}, "no such level"),
        (("pyrga", None, 2), {}, "no such side"),
        (("zaic",), {"colourway": "mauve"}, "there are "),
        (("pyrga",), {"colourway": "mauve"}, "there are none"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(
    args: Any, options: dict[str, Any], told: str
) -> None:
    with pytest.raises((ValueError, ts.UnknownGame), match=told):
        Session(lambda _: None, *args, **options)


def test_it_speaks_the_language_of_the_library() -> None:
    ts.language("fr")
    try:
        assert "Blanc" in Shown("pyrga").view["status"]
    finally:
        ts.language("en")


@pytest.mark.parametrize("game", ts.GAMES)
def test_the_styles_are_for_a_tree_of_its_own_and_load_nothing(game: str) -> None:
    css = styles(game)
    assert ":root" not in css
    assert ':host([data-theme="dark"]) {' in css
    assert css.count("{") == css.count("}")
    for source in (css, SCRIPT):
        assert not re.search(r"https?:|url\(|@import|import\(", source)
    assert not re.search(r"^import ", SCRIPT, re.MULTILINE)


@pytest.mark.parametrize("game", ts.GAMES)
def test_what_is_shown_is_plain_text_as_some_notebooks_know_no_other(game: str) -> None:
    shown = Shown(game, values=True, seconds=0.01)
    assert {type(it) for view in shown.views for it in view.values()} == {str, bool}
    assert {type(name) for view in shown.views for name in view} == {str}


def test_the_other_side_is_seen_from_there() -> None:
    shown = Shown("pyrga", flipped=True)
    picture = shown.view["picture"]
    shown.session.flip()
    assert shown.view["picture"] != picture
    assert shown.view["picture"] == Shown("pyrga").view["picture"]


def test_without_its_package_the_widget_says_what_it_needs() -> None:
    """That package is not installed where these tests run."""
    with pytest.raises(ImportError, match=r"pip install 'tesserae-games\[notebook\]'"):
        import_module("tesserae.adapters.notebook")
