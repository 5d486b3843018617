"""The host page around a frame: its requests, the events it gets, and what is refused."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

from tesserae.app.embedding import host_page
from tesserae.app.embedding.host_page import LONGEST
from tesserae.app.messages import actions
from tesserae.app.messages.commands import Tell
from tesserae.app.model.table import PERSON, REMOTE
from tesserae.app.texts.game_links import game_link
from tests.app.framed import Framed
from tests.app.page import Page

GAME = ["Tb2w", "Ta2s", "Ta1e", "Cb1", "Tb1e", "Td1w", "Ca1", "Sa1", "Sb1", "Cb2", "Sb2"]
METHODS = [
    *("play", "go", "undo", "load", "set", "picture"),
    *("highlight", "arrow", "comment", "setEvaluation", "clear", "replay"),
]

READY = {"type": "ready", "id": 7, "game": "pyrga", "over": False, "version": 1}


def kinds(messages: list[dict[str, Any]]) -> list[str]:
    return [message["type"] for message in messages]


def test_who_says_hello_is_told_where_the_game_is() -> None:
    page = Framed("#/pyrga?v=1&g=Sb2.Sb3.Tb4e&at=2&level=1")
    standing = {"ply": 2, "plies": 3, "next": 1, "reader": 1}
    link = game_link(page.table)
    assert page.ask("hello") == [{**READY, **standing, "link": link, "methods": METHODS}]


def test_a_damaged_link_is_told_with_the_hello_and_when_it_is_loaded() -> None:
    page = Framed("#/pyrga?v=1&g=Sb2.Zz9")
    ready, error = page.ask("hello")
    assert (ready["ply"], error["code"], error["id"]) == (1, "error.link_damaged", 0)
    loaded = page.ask("load", link="#/pyrga?v=1&g=Sb2.Zz9")
    assert [(it["type"], it["id"]) for it in loaded if "id" in it] == [("done", 7), ("error", 0)]


@pytest.mark.parametrize(
    "message",
    [
        '{"tesserae":1,"type":"hello"}',
        '{"tesserae":1,"type":"go","ply":0,"id":3}',
        '{"tesserae":1,"type":"go","ply":9}',
        '{"tesserae":1,"type":"load","link":"#/pyrga?v=1&g=Zz9"}',
        '{"tesserae":1,"type":"no such thing"}',
        "x" * (LONGEST + 1),
    ],
)
def test_every_request_has_one_answer_for_which_the_next_one_waits(message: str) -> None:
    page = Framed("#/pyrga?v=1&g=Sb2.Zz9")
    _, commands = host_page.handle(page.model, message)
    assert [it.answer for it in commands if isinstance(it, Tell)] in ([True], [True, False])


def test_a_readers_move_is_told_and_then_the_view() -> None:
    page = Framed()
    page.click("b2", "S")
    move, look = page.messages()
    assert (move["type"], move["move"], move["side"], move["ply"]) == ("move", "Sb2", 1, 1)
    assert (look["type"], look["ply"], look["next"]) == ("look", 1, 2)
    assert look["link"] == game_link(page.table)


def test_the_engines_move_is_told_as_well() -> None:
    page = Framed("#/pyrga?level=1")
    page.click("b2", "S")
    page.messages()
    page.think()
    told = [(message["type"], message.get("side")) for message in page.messages()]
    assert told == [("move", 2), ("look", None)]


def test_looking_about_is_told_and_is_no_move() -> None:
    page = Framed("#/pyrga?v=1&g=Sb2.Sb3")
    page.press(actions.BACK, actions.FORWARD)
    told = [(message["type"], message["ply"]) for message in page.messages()]
    assert told == [("look", 1), ("look", 2)]


def test_the_page_plays_a_whole_game_and_hears_its_end_once() -> None:
    page = Framed()
    for number, move in enumerate(GAME, 1):
        messages = page.ask("play", id=number, move=move)
        done = messages[0]
        assert (done["type"], done["id"], done["ply"]) == ("done", number, number)
        assert messages[1]["move"] == move
    assert kinds(messages) == ["done", "move", "look", "gameover"]
    assert (messages[-1]["winner"], messages[-1]["message"]) == (1, "White wins: three Towers.")
    assert page.ask("play", move="Sb2")[0]["code"] == "embed.over"
    page.press(actions.BACK, actions.FORWARD)
    assert kinds(page.messages()) == ["look", "look"]


def test_a_move_that_completes_itself_tells_every_ply() -> None:
    army = "T2c1.O0f1.I1h1.L0i1.S0l1"
    page = Framed("#/tetrad")
    table = page.table._replace(setups=("", army))
    page.app.model = page.model._replace(tables=(table,))
    messages = page.ask("play", move="T2c1")
    assert [message["side"] for message in messages if message["type"] == "move"] == [1, 2]
    assert [message["ply"] for message in messages] == [1, 1, 2, 2]


def test_going_to_a_ply_and_undoing() -> None:
    page = Framed("#/pyrga?v=1&g=Sb2.Sb3.Tb4e")
    assert [it["ply"] for it in page.ask("go", ply=1)] == [1, 1]
    assert page.moves == "Sb2"
    assert [it["ply"] for it in page.ask("undo")] == [0, 0]


def test_loading_is_another_game_even_where_it_is_the_same_link() -> None:
    page = Framed("#/pyrga")
    page.click("b2", "S")
    done, look = page.ask("load", link="#/pyrga")
    assert (done["ply"], look["ply"]) == (0, 0)
    page.ask("load", link="#/zaic?v=1&g=Bh8&way=cb")
    assert (page.table.slug, page.moves, len(page.model.tables)) == ("zaic", "Bh8", 1)
    assert 'data-way="cb"' in page.regions["page"]


def test_options_are_set_while_the_game_goes_on() -> None:
    page = Framed("#/pyrga?v=1&g=Sb2")
    page.ask("set", options="theme=dark&lang=fr&bar=0")
    assert (page.model.theme, page.model.language, page.moves) == ("dark", "fr", "Sb2")
    assert "barless" in page.regions["page"]
    assert page.ask("set", options="level=1")[0]["reader"] == 2
    page.type("Sb3")
    page.think()
    assert len(page.table.record.variation) == 3
    page.ask("set", options="level=1&theme=light")
    assert page.table.seats == (1, PERSON)
    page.ask("set", options="")
    assert page.table.seats == (PERSON, PERSON)
    assert page.frame.theme is None


def test_a_board_to_look_at_takes_nothing_from_the_reader() -> None:
    page = Framed("#/pyrga?v=1&g=Sb2.Sb3&readonly=1")
    page.click("b4", "T", "e")
    page.type("Tb4e")
    assert page.moves == "Sb2 Sb3"
    assert "To look" not in page.regions["status"]
    assert "This board is for viewing only." in page.regions["status"]
    assert 'offered"' not in page.regions["board-spots"]
    page.press(actions.BACK)
    assert page.moves == "Sb2"
    assert not page.app.busy
    page.ask("play", move="Sb3")
    assert page.moves == "Sb2 Sb3"


def test_the_reader_plays_one_side_and_the_page_the_other() -> None:
    page = Framed("#/pyrga?side=2")
    assert page.table.seats == (REMOTE, PERSON)
    assert page.table.flipped
    page.click("b2", "S")
    assert page.moves == ""
    assert "This side is played elsewhere." in page.regions["status"]
    assert page.ask("play", move="Sb2")[0]["reader"] == 2
    assert "Your turn." in page.regions["status"]
    page.click("b3", "S")
    assert page.moves == "Sb2 Sb3"
    assert Framed("#/pyrga?side=1").table.flipped is False


def test_with_a_level_the_reader_may_choose_the_side_that_is_not_on_turn() -> None:
    page = Framed("#/pyrga?side=2&level=1")
    assert page.table.seats == (1, PERSON)
    page.think()
    assert len(page.table.record.variation) == 1


def test_the_engines_move_is_not_the_pages_to_make() -> None:
    page = Framed("#/pyrga?side=2&level=1")
    assert page.ask("play", move="Sb2")[0]["code"] == "status.not_your_turn"


def test_a_picture_of_the_board_is_drawn_in_the_shade_that_is_asked_for() -> None:
    page = Framed("#/zaic?v=1&g=Bh8.Hj8&way=cb")
    light, dark = (page.ask("picture", shade=shade)[0]["picture"] for shade in ("light", "dark"))
    assert light != dark
    assert all(ElementTree.fromstring(it).tag.endswith("svg") for it in (light, dark))
    assert len(light) < 40_000


REFUSED = [
    ("picture", {"shade": "system"}),
    ("picture", {}),
    ("picture", {"shade": ["light"]}),
    ("play", {"move": "Zz9"}),
    ("play", {"move": "S" * 201}),
    ("play", {"move": 1}),
    ("play", {}),
    ("go", {"ply": -1}),
    ("go", {"ply": 2}),
    ("go", {"ply": True}),
    ("go", {"ply": "1"}),
    ("go", {"ply": 1e400}),
    ("load", {"link": "#/"}),
    ("load", {"link": "#/pyrga/rules"}),
    ("load", {"link": "#/pyrga/learn/0"}),
    ("load", {"link": "#/pyrga/learn/99"}),
    ("load", {"link": "#/chess"}),
    ("load", {"link": "#/pyrga?v=1&g=" + "a" * 20_000}),
    ("load", {"link": None}),
    ("set", {"options": "theme=pink"}),
    ("set", {"options": "g=Sb2&v=1"}),
    ("set", {"options": "side=3"}),
    ("set", {"options": "level=9"}),
    ("set", {"options": "way=cb"}),
    ("set", {"options": ["theme=dark"]}),
    ("dance", {}),
    ("_play", {"move": "Sb3"}),
]


@pytest.mark.parametrize(("verb", "fields"), REFUSED)
def test_what_cannot_be_done_is_refused_and_changes_nothing(
    verb: str, fields: dict[str, Any]
) -> None:
    page = Framed("#/pyrga?v=1&g=Sb2")
    before = page.model
    messages = page.ask(verb, **fields)
    assert kinds(messages) == ["error"]
    assert messages[0]["message"]
    assert page.model == before


NONSENSE = [
    "",
    "{",
    "[]",
    "1",
    '{"tesserae":2,"type":"undo"}',
    '{"tesserae":1}',
    '{"tesserae":1,"type":["undo"]}',
    '{"tesserae":1,"type":"undo","id":-1}',
    '{"tesserae":1,"type":"undo","id":1.5}',
    '{"tesserae":1,"type":"undo","id":true}',
    '{"tesserae":1,"type":"undo","x":"' + "x" * LONGEST + '"}',
    '{"tesserae":1,"type":"undo","x":' + "[" * 20_000 + "}",
    '{"tesserae":1,"type":"undo","x":' + "[" * 51 + "]" * 51 + "}",
    '{"tesserae":1,"type":"undo","type":"undo"}',
]


@pytest.mark.parametrize("text", NONSENSE)
def test_nonsense_is_answered_with_an_error_and_changes_nothing(text: str) -> None:
    page = Framed("#/pyrga?v=1&g=Sb2")
    before = page.model
    page.say(text)
    assert [(message["type"], message["id"]) for message in page.messages()] == [("error", 0)]
    assert page.model == before


def test_outside_a_frame_nobody_is_heard_and_nothing_told() -> None:
    page = Page("#/pyrga?v=1&g=Sb2")
    page.send("host", text='{"tesserae":1,"type":"undo","id":1}')
    page.click("b3", "S")
    assert page.moves == "Sb2 Sb3"
    assert page.did("tell") == []


def test_outside_a_frame_what_is_for_frames_alone_changes_nothing() -> None:
    page = Page("#/pyrga?v=1&g=Sb2&side=2&readonly=1&bar=0")
    assert page.table.seats == (PERSON, PERSON)
    page.click("b3", "S")
    assert page.moves == "Sb2 Sb3"


def test_a_lesson_in_a_frame_tells_of_its_steps() -> None:
    page = Framed("#/pyrga/learn/3?theme=dark&lang=fr")
    standing = {"ply": 0, "plies": 0, "next": None, "reader": None, "link": "#/pyrga/learn/3"}
    methods = ["load", "set", "picture"]
    assert page.ask("hello") == [{**READY, **standing, "methods": methods}]
    for verb, fields in (("play", {"move": "Sb2"}), ("go", {"ply": 0}), ("undo", {})):
        assert [it["code"] for it in page.ask(verb, **fields)] == ["embed.no_game"]
    page.click("b4", "S")
    assert page.messages() == []
    for _ in range(3):
        page.lead_on()
    assert [(message["type"], message["link"]) for message in page.messages()] == [
        ("look", "#/pyrga/learn/4")
    ]
    [answer] = page.ask("picture", shade="dark")
    assert ElementTree.fromstring(answer["picture"]).tag.endswith("svg")


def test_a_lesson_keeps_the_look_of_its_frame() -> None:
    page = Framed("#/pyrga/learn/8?theme=dark&lang=fr&level=3")
    assert page.ask("set", options="theme=light&lang=fr")[0]["type"] == "done"
    page.send("hash", hash="#/pyrga?level=1")
    assert (page.frame.theme, page.frame.language) == ("light", "fr")
    assert page.table.seats == (PERSON, 1)
    page.ask("load", link="#/pyrga/learn/2")
    assert (page.lesson.step, page.frame.theme) == (2, None)


def test_a_lesson_in_a_frame_has_no_link_that_the_frame_cannot_follow() -> None:
    page = Framed("#/pyrga/learn/1")
    assert "href" not in page.regions["lesson-steps"]
    assert "<header" not in page.regions["page"]
    assert 'target="_blank"' in page.regions["lesson-acts"]
