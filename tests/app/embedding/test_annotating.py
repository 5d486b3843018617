"""What a host page draws on a board and says: shown, read out, gone with the position, refused."""

from __future__ import annotations

from typing import Any

import pytest

from tesserae.app.embedding.annotating import LONGEST_COMMENT, MOST_DRAWINGS
from tesserae.app.messages import actions
from tesserae.app.messages.commands import Style, name_of
from tests.app.framed import Framed
from tests.examples import LINK as STUDY

LINK = "#/pyrga?v=1&g=Sb2.Sb3"


def marks(page: Framed) -> tuple[int, str, int | None]:
    """How many drawings there are, the comment, and the evaluation."""
    it = page.model.host_marks
    return (len(it.drawings), it.comment, it.evaluation) if it else (0, "", None)


def arrow(page: Framed, start: str, end: str) -> dict[str, Any]:
    """The answer to the request of an arrow."""
    ends: dict[str, Any] = {"from": start, "to": end}
    return page.ask("arrow", **ends)[0]


def test_drawings_are_on_the_board_and_told_with_their_cells() -> None:
    page = Framed(LINK)
    page.say('{"tesserae":1,"type":"highlight","cells":["b2","c3"],"colour":"red"}')
    assert [it["name"] for it in page.did(name_of(Style))] == ["study"]
    arrow(page, "b2", "b3")
    picture, spots = page.regions["board-picture"], page.regions["board-spots"]
    assert "red cell" in picture
    assert "green shaft" in picture
    assert "coloured red and green arrow to b3" in spots
    assert marks(page)[0] == 3
    page.ask("highlight", cells=["b2"], colour="blue")
    assert marks(page)[0] == 3
    assert "coloured blue" in page.regions["board-spots"]


def test_an_arrow_leaves_the_dots_of_what_can_be_chosen_visible() -> None:
    page = Framed("#/zaic?v=1&g=Bh8.Bj8.Bj10")
    before = page.regions["board-picture"].count('class="dot"')
    arrow(page, "g7", "g10")
    drawn = page.regions["board-picture"].partition('"drawings"')[2]
    assert drawn.count('class="dot"') == before > 0


def test_what_another_tab_stores_leaves_what_a_host_has_drawn() -> None:
    page = Framed(LINK)
    page.ask("highlight", cells=["b2"])
    page.send("stored", name="lessons", text='{"finished":["pyrga.goal"]}')
    page.send("listed", games=[], gone=[page.table.id])
    assert marks(page)[0] == 1
    assert "green cell" in page.regions["board-picture"]


def test_drawings_make_way_for_a_move_that_is_entered_and_for_a_refusal() -> None:
    page = Framed(LINK)
    page.ask("highlight", cells=["b2"])
    page.click("b4")
    assert "drawings" not in page.regions["board-picture"]
    page.press(actions.TAKE_BACK)
    assert "drawings" in page.regions["board-picture"]
    page.click("b3")
    assert "refused" in page.regions["status"]
    assert "drawings" not in page.regions["board-picture"]


def test_a_comment_stands_beside_the_prompt_as_the_words_of_the_page() -> None:
    page = Framed(LINK + "&lang=fr")
    before = page.regions["status"]
    assert page.ask("comment", text=" Look <b>here</b>\n ")[0]["type"] == "done"
    status = page.regions["status"]
    assert status.startswith(before)
    assert "Cette page dit\u202f: " in status
    assert "Look &lt;b&gt;here&lt;/b&gt;</span>" in status
    page.ask("comment", text="")
    assert page.regions["status"] == before


def test_an_evaluation_is_a_bar_and_words() -> None:
    page = Framed(LINK)
    page.ask("setEvaluation", value=0.734)
    status = page.regions["status"]
    assert 'role="meter"' in status
    assert 'aria-valuenow="73"' in status
    assert "White 73%" in status
    page.ask("setEvaluation", value=None)
    assert "White 73%" not in page.regions["status"]


@pytest.mark.parametrize(
    "leave",
    [
        lambda page: page.press(actions.BACK),
        lambda page: page.type("Tb4e"),
        lambda page: page.ask("go", ply=0),
        lambda page: page.ask("load", link=LINK),
        lambda page: page.ask("clear"),
    ],
)
def test_all_goes_with_the_position_or_when_it_is_cleared(leave: Any) -> None:
    page = Framed(LINK)
    page.ask("highlight", cells=["b2"])
    page.ask("comment", text="Here")
    page.ask("setEvaluation", value=1)
    page.ask("set", options="theme=dark")
    assert marks(page) == (1, "Here", 100)
    leave(page)
    assert marks(page) == (0, "", None)
    assert "drawings" not in page.regions["board-picture"]


def test_in_a_study_the_page_draws_beside_the_author() -> None:
    page = Framed(f"{STUDY}&c=1&at=1")
    assert page.ask("hello")[0]["methods"][0] == "go"
    before = page.regions["board-picture"]
    assert before.count('class="drawings"') == 1
    page.ask("highlight", cells=["a1"])
    assert page.regions["board-picture"].count('class="drawings"') == 2
    page.press(actions.FORWARD)
    assert marks(page)[0] == 0


def test_a_replay_begins_keeps_its_pace_and_pauses() -> None:
    page = Framed(LINK)
    assert page.ask("replay", pace=0.5)[0]["ply"] == 0
    assert page.model.play.playback
    assert page.frame.pace == 500
    assert 'id="step-replay"' in page.regions["bar"]  # the reader can pause it
    page.ask("replay", pace=2)
    assert (page.frame.pace, page.table.record.ply) == (2_000, 0)
    page.ask("replay", pace=0)
    assert not page.model.play.playback
    page.ask("replay")
    assert page.model.play.playback


def test_nothing_plays_by_itself_for_a_reader_who_wants_less_motion() -> None:
    page = Framed(LINK, still=True)
    assert page.ask("replay")[0]["code"] == "host.still"


REFUSED: list[tuple[str, dict[str, Any], str]] = [
    ("highlight", {}, "host.no_cells"),
    ("highlight", {"cells": []}, "host.no_cells"),
    ("highlight", {"cells": "b2"}, "host.no_cells"),
    ("highlight", {"cells": ["b2", 1]}, "host.no_cells"),
    ("highlight", {"cells": ["b2b3"]}, "host.no_cells"),
    ("highlight", {"cells": ["z9"]}, "host.no_cell"),
    ("highlight", {"cells": ["b2"], "colour": "pink"}, "host.colour"),
    ("highlight", {"cells": ["b2"], "colour": ["red"]}, "host.colour"),
    ("highlight", {"cells": ["b2"] * (MOST_DRAWINGS + 1)}, "host.full"),
    ("arrow", {"from": "b2"}, "host.no_cells"),
    ("arrow", {"from": "b2", "to": "b2"}, "host.arrow"),
    ("comment", {}, "host.comment"),
    ("comment", {"text": "x" * (LONGEST_COMMENT + 1)}, "host.comment"),
    ("setEvaluation", {"value": 1.01}, "host.evaluation.bad"),
    ("setEvaluation", {"value": True}, "host.evaluation.bad"),
    ("setEvaluation", {"value": "0.5"}, "host.evaluation.bad"),
    ("replay", {"pace": 0.7}, "host.pace"),
    ("replay", {"pace": True}, "host.pace"),
    ("replay", {"pace": "1"}, "host.pace"),
]


@pytest.mark.parametrize(("verb", "fields", "code"), REFUSED)
def test_what_cannot_be_drawn_or_said_is_refused_and_changes_nothing(
    verb: str, fields: dict[str, Any], code: str
) -> None:
    page = Framed(LINK)
    page.ask("comment", text="Stays")
    before = page.model
    [error] = page.ask(verb, **fields)
    assert (error["type"], error["code"]) == ("error", code)
    assert error["message"].endswith(".")
    assert page.model == before


def test_drawings_are_counted_together() -> None:
    page = Framed("#/pyrga")
    cells = [f"{letter}{number}" for letter in "abcd" for number in "1234"]
    page.ask("highlight", cells=cells)
    arrows = [(cells[n], cells[(n + by) % 16]) for by in (1, 2) for n in range(16)]
    codes = [arrow(page, *ends).get("code") for ends in arrows]
    assert codes == [None] * 16 + ["host.full"] * 16


@pytest.mark.parametrize("link", ["#/pyrga/learn/3", "#/pyrga/puzzle/1"])
def test_lessons_and_puzzles_are_not_drawn_on(link: str) -> None:
    page = Framed(link)
    assert page.ask("highlight", cells=["b2"])[0]["code"] == "embed.no_game"
