"""Puzzles in frames: what the page around them is told."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from tesserae.app.messages import actions
from tests.app.framed import Framed
from tests.app.practice.puzzles.solving import play, show_solution, solve, some_puzzle, wrong_moves

PUZZLE = some_puzzle("pyrga")
LINK = f"#/pyrga/puzzle/{PUZZLE.number}"


def results(page: Framed) -> list[tuple[str, int, int, str | None]]:
    """What came of the puzzle, as it is told."""
    messages = [message for message in page.messages() if message["type"] in ("solved", "failed")]
    return [
        (message["type"], message["puzzle"], message["tries"], message.get("how"))
        for message in messages
    ]


def test_the_page_is_told_which_puzzle_there_is_and_that_it_is_solved() -> None:
    page = Framed(LINK)
    [ready] = page.ask("hello")
    assert (ready["type"], ready["game"], ready["link"]) == ("ready", "pyrga", LINK)
    assert (ready["next"], ready["over"]) == (None, False)
    assert [it["code"] for it in page.ask("play", move=PUZZLE.line[0])] == ["embed.no_game"]
    [answer] = page.ask("picture", shade="dark")
    assert ElementTree.fromstring(answer["picture"]).tag.endswith("svg")
    solve(page, PUZZLE)
    assert results(page) == [("solved", PUZZLE.number, 1, None)]
    page.press(actions.PUZZLE_NEXT)
    [look] = page.messages()
    assert (look["type"], look["link"]) == ("look", page.model.screen.link)


def test_another_puzzle_can_be_had_at_any_time_where_no_address_leads_to_one() -> None:
    page = Framed(LINK)
    assert f'data-act="{actions.PUZZLE_NEXT.name}"' in page.regions["lesson-acts"]
    page.press(actions.PUZZLE_NEXT)
    [look] = page.messages()
    assert (look["type"], page.board.phase) == ("look", "solve")
    assert look["link"] == page.model.screen.link != LINK
    asked = Framed("#/pyrga?v=1&p=a1Te.b1Tec.a2ts.b2Tw~Tb1&ask=win")
    assert f'data-act="{actions.PUZZLE_NEXT.name}"' not in asked.regions.get("lesson-acts", "")


def test_every_try_that_fails_is_told() -> None:
    page = Framed(LINK)
    play(page, wrong_moves(page, PUZZLE)[0])
    assert results(page) == [("failed", PUZZLE.number, 1, "move")]
    page.press(actions.PUZZLE_HINT)
    assert results(page) == [("failed", PUZZLE.number, 2, "hint")]
    solve(page, PUZZLE)
    assert results(page) == [("solved", PUZZLE.number, 3, None)]
    page.ask("load", link="#/zaic/puzzle/1")
    show_solution(page)
    assert results(page) == [("failed", 1, 1, "solution")]


def test_the_puzzle_of_the_day_keeps_its_name_in_the_link() -> None:
    page = Framed("#/zaic/puzzle/today?lang=fr", today="2026.11.25")
    assert page.ask("hello")[0]["link"] == "#/zaic/puzzle/today"
    assert "Problème du" in page.regions["puzzle-head"]


@pytest.mark.parametrize(
    ("link", "code"),
    [
        ("#/pyrga/puzzle/99999", "puzzle.unknown"),
        ("#/pyrga/puzzle/2020.01.01", "puzzle.no_such_day"),
    ],
)
def test_a_puzzle_that_there_is_not_is_told(link: str, code: str) -> None:
    page = Framed(link)
    assert [it["code"] for it in page.ask("hello") if it["type"] == "error"] == [code]
    page = Framed(LINK)
    assert code in [it.get("code") for it in page.ask("load", link=link)]


def test_options_change_while_the_puzzles_are_loaded() -> None:
    page = Framed("#/pyrga?v=1&g=Sb2")
    page.device.pools = None
    assert page.ask("load", link=LINK)[0]["type"] == "done"
    assert [it["type"] for it in page.ask("set", options="theme=dark")] == ["done"]
    page.send("pool", game="pyrga", text="")
    assert [message["code"] for message in page.messages()] == ["puzzle.not_loaded"]


def test_a_puzzle_in_a_frame_has_no_link_that_the_frame_cannot_follow() -> None:
    page = Framed(f"{LINK}?theme=dark")
    assert "<header" not in page.regions["page"]
    solve(page, PUZZLE)
    assert page.regions["lesson-acts"].count("<a ") == 1
    assert 'target="_blank"' in page.regions["lesson-acts"]
    page = Framed("#/pyrga/puzzle/99999?theme=dark")
    assert "<a " not in page.regions["lesson-acts"]
    page.press(actions.PUZZLE_NEXT)
    assert page.board.phase == "solve"
    assert page.frame.theme == "dark"
