"""The lab: what the app asks of a bot, and how it takes what comes back; matches."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tesserae.app.lab.matches import count_finished_game, score
from tesserae.app.messages import actions
from tesserae.app.model.lab import MATCH_GAMES, LabGame, LabMatch
from tesserae.app.model.screen import LabPage
from tesserae.app.model.table import PERSON, REMOTE, Table
from tesserae.app.texts.links import parse
from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, SECOND, Outcome, Side
from tesserae.core.text import text
from tesserae.library.board import Board
from tests.app.page import BASE, Page


def lab(page: Page) -> LabPage:
    assert isinstance(page.model.screen, LabPage)
    return page.model.screen


def running(hash: str = "#/lab", **choices: int) -> Page:
    """The lab with a bot that has been started."""
    page = Page(hash)
    for name, value in choices.items():
        page.change({"against": actions.LAB_AGAINST, "side": actions.LAB_SIDE}[name], value)
    page.press(actions.LAB_RUN)
    start(page)
    return page


def start(page: Page, **news: Any) -> None:
    number = page.did("labstart")[-1]["number"]
    page.send("lab-started", **{"number": number, "error": "", "line": 0, "late": False, **news})


def question(page: Page) -> dict[str, Any]:
    return page.did("labask")[-1]


def answer(page: Page, move: str = "", **news: Any) -> None:
    """Answers the last question."""
    fields = {"number": question(page)["number"], "error": "", "line": 0, "late": False}
    page.send("lab-moved", move=move, **{**fields, **news})


def first_move(page: Page) -> str:
    asked = question(page)
    return str(Board(asked["game"], asked["start"], asked["moves"]).legal_moves[0])


def test_nothing_runs_until_run_is_pressed_also_of_a_link() -> None:
    page = Page("#/lab?v=1&game=zaic&code=abc-_1")
    assert page.did("labedit") == [{"do": "labedit", "code": "abc-_1"}]
    assert page.model.hash == "#/lab?v=1&game=zaic&code=abc-_1"
    assert "It runs only if you press Run." in page.regions["lab-tools"]
    assert not page.did("labstart") + page.did("labask")
    page.press(actions.LAB_RUN)
    assert page.did("labstart") == [{"do": "labstart", "number": 1, "language": "en"}]
    page.send("lab-edited")
    assert page.model.hash == "#/lab?v=1&game=zaic"
    assert "It runs only" not in page.regions["lab-tools"]


@pytest.mark.parametrize(
    "query", ["code=a", "v=2&code=a", "v=1&code=a.b", "v=1&game=chess", "v=1&x="]
)
def test_a_link_that_is_none_leads_nowhere(query: str) -> None:
    with pytest.raises(BadInput):
        parse(f"#/lab?{query}")


def test_a_bot_answers_a_person() -> None:
    page = running()
    assert not page.did("labask")
    page.click("c2", "T", "s")
    asked = question(page)
    assert asked["moves"] == ["Tc2s"]
    assert (asked["game"], asked["start"]) == ("pyrga", Board("pyrga").start_text)
    page.click("a1")  # is not the person's turn
    answer(page, "Tc1n")
    assert page.moves == "Tc2s Tc1n"
    answer(page, "Sa1")  # once more
    assert page.moves == "Tc2s Tc1n"
    assert page.table.seats == (PERSON, REMOTE)


def test_what_is_no_legal_move_is_refused_with_the_reason_and_the_board_stays() -> None:
    page = running(side=0)
    answer(page, "Sz9")
    assert lab(page).phase == "failed"
    assert "The bot returned Sz9." in page.regions["lab-fault"]
    assert page.moves == ""
    page.press(actions.LAB_RUN)
    start(page)
    answer(page, "Tc2s")
    assert page.moves == "Tc2s"
    assert page.regions["lab-fault"] == ""


def test_an_error_is_told_with_its_line() -> None:
    page = running(side=0)
    answer(page, error="IndexError: <b>", line=7)
    assert "Line 7:" in page.regions["lab-fault"]
    assert "IndexError: &lt;b&gt;" in page.regions["lab-fault"]
    page.press(actions.LAB_RUN)
    start(page, error="SyntaxError: invalid syntax", line=2)
    assert "Line 2:" in page.regions["lab-fault"]
    assert lab(page).phase == "failed"


def test_a_bot_that_is_late_ends_and_an_answer_after_stop_is_nobodys() -> None:
    page = running(side=0)
    answer(page, late=True)
    assert "No answer within 5 seconds." in page.regions["lab-fault"]
    page.press(actions.LAB_RUN)
    start(page)
    page.press(actions.LAB_STOP)
    assert page.did("labend") == [{"do": "labend"}]
    answer(page, "Tc2s")
    assert page.moves == ""


def test_an_earlier_start_does_not_matter() -> None:
    page = Page("#/lab")
    page.press(actions.LAB_RUN, actions.LAB_RUN)
    page.send("lab-started", number=1, error="", line=0, late=False)
    assert lab(page).phase == "starting"
    start(page)
    assert lab(page).phase == "ready"


def test_a_bot_plays_itself_to_the_end() -> None:
    page = running(against=REMOTE)
    while not page.table.over:
        answer(page, first_move(page))
    assert len(page.table.record.moves) > 5
    asked = len(page.did("labask"))
    assert asked == len(page.table.record.moves)


def test_a_match_has_pairs_of_games_and_is_counted_by_the_rules() -> None:
    page = Page("#/lab")
    page.press(actions.LAB_MATCH)
    assert lab(page).match is None  # against a person there is none
    page.change(actions.LAB_AGAINST, 1)
    page.press(actions.LAB_MATCH)
    start(page)
    assert page.table.seats == (REMOTE, 1)
    openings = []
    for number in range(MATCH_GAMES):
        openings.append(tuple(page.table.record.moves[:4]))
        seats = page.table.seats
        assert seats[number % 2] == REMOTE
        while True:
            match = lab(page).match
            assert match is not None
            if len(match.games) > number:
                break
            if lab(page).asked:
                answer(page, error="no", line=1) if number % 2 else answer(page, first_move(page))
            else:
                page.think()
    match = lab(page).match
    assert match is not None
    assert not match.on
    assert openings[0] == openings[1] != openings[2]
    assert [game.points for game in match.games[1::2]] == [0] * 10
    assert all("no" in str(game.why) for game in match.games[1::2])
    assert parse(match.games[0].link).record is not None
    assert "20 of 20" in page.regions["lab-match"]
    assert "Elo" in page.regions["lab-match"]
    assert lab(page).phase == "idle"


@pytest.mark.parametrize(("winner", "points"), [(FIRST, 2), (None, 1), (SECOND, 0)])
def test_a_draw_counts_half_a_win(
    winner: Side | None, points: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = Page("#/lab")
    page.change(actions.LAB_AGAINST, 1)
    page.press(actions.LAB_MATCH)
    start(page)
    assert page.table.seats == (REMOTE, 1)
    monkeypatch.setattr(Table, "outcome", property(lambda _: Outcome(winner, "agreed")))
    page.app.model = count_finished_game(page.model, lab(page))
    match = lab(page).match
    assert match is not None
    assert [game.points for game in match.games] == [points]


def test_a_score_counts_pairs() -> None:
    games = [LabGame(points, 9, text("x"), "") for points in (2, 0, 1, 1, 2)]
    counted = score(LabMatch(1, tuple(games)))
    assert counted[:3] == (2, 2, 1)
    assert counted.elo is not None
    assert counted.elo.elo == 0
    assert counted.elo.low < -100
    assert score(LabMatch(1, tuple(games[:1]))).elo is None


def test_a_link_to_code_is_copied_unless_it_is_too_long() -> None:
    page = Page("#/lab")
    page.press(actions.LAB_LINK)
    assert page.did("labdo") == [{"do": "labdo", "what": "pack", "text": ""}]
    page.send("lab-packed", code="x" * 30_000)
    assert not page.did("copy")
    page.send("lab-packed", code="Ab_-")
    assert page.did("copy")[0]["text"] == f"{BASE}#/lab?v=1&game=pyrga&code=Ab_-"


def test_a_file_that_is_opened_goes_to_the_editor() -> None:
    page = Page("#/lab")
    page.send("given", text="def choose(board): ...")
    assert page.did("labdo")[0]["text"] == "def choose(board): ..."
    assert json.dumps(page.did("save")) == "[]"


def test_an_army_can_be_chosen_and_the_bot_builds_its_own() -> None:
    page = running("#/lab?v=1&game=tetrad")
    page.press(actions.READY_SETUP("I1b1.I1d1.I1g1.I1j1.I1m1"))
    assert page.moves == "I1b1"
    answer(page, first_move(page))
    assert page.moves.split()[2:] == ["I1d1"]
    assert len(question(page)["moves"]) == 3
