"""What is given away of a game, and what comes back in: codes, pictures, records, answers."""

from __future__ import annotations

import json
import re
from typing import Any
from urllib.parse import unquote
from xml.etree import ElementTree

import pytest

from tesserae.app import actions
from tesserae.app.actions import NewColourway
from tesserae.core.record import text as record_text
from tesserae.games import catalog
from tesserae.view.action import Action
from tests.app.page import BASE, Page

GAME = "#/pyrga?v=1&g=Tb2w.Ta2s.Ta1e"


def opened(hash: str = GAME, **boot: Any) -> Page:
    """A page with the share dialog open."""
    page = Page(hash, **boot)
    page.press(actions.DIALOG("share"))
    return page


def modules(size: int = 21) -> str:
    return "10" * (size * size // 2) + "1"


def saved(page: Page, action: Action) -> dict[str, Any]:
    page.press(action)
    return page.effects[-1]


# The QR code


def test_the_code_of_the_link_is_asked_for_once() -> None:
    page = opened()
    assert page.did("qr") == [{"do": "qr", "text": BASE + GAME}]
    assert 'class="qr"' in page.regions["share-code"]
    page.send("modules", text=BASE + GAME, size=21, modules=modules())
    assert "<svg" in page.regions["share-code"]
    page.press(actions.CLOSE)
    page.press(actions.DIALOG("share"))
    assert len(page.did("qr")) == 1
    page.press(actions.SHARE_KIND("position"))
    assert page.did("qr")[-1]["text"].startswith(BASE + "#/pyrga?v=1&p=")
    assert "<svg" not in page.regions["share-code"]


def test_the_code_stays_while_the_picture_gets_another_shade() -> None:
    page = opened()
    page.send("modules", text=BASE + GAME, size=21, modules=modules())
    page.press(actions.PICTURE_THEME("dark"))
    assert "<svg" in page.regions["share-code"]


def test_a_link_that_no_code_can_hold_gets_a_sentence() -> None:
    page = opened(base=BASE + "x" * 2_900)
    assert page.did("qr") == []
    assert "too long for a QR code" in page.regions["share-code"]


@pytest.mark.parametrize(
    ("size", "bits"), [(20, modules(20)), (21, modules()[1:]), (21, "2" * 441), (999, "1")]
)
def test_what_is_no_code_is_ignored(size: int, bits: str) -> None:
    page = opened()
    page.send("modules", text=BASE + GAME, size=size, modules=bits)
    assert page.model.dialog.qr_code is None


def test_what_could_not_be_done_is_told() -> None:
    page = opened()
    page.send("failed")
    assert "did not work" in page.regions["toast"]


# The picture


def test_a_picture_is_named_after_the_game_and_the_ply() -> None:
    page = opened(GAME + "&at=2")
    svg = saved(page, actions.SAVE_SVG)
    assert (svg["do"], svg["name"], svg["mime"]) == (
        "download",
        "tesserae-pyrga-ply-2.svg",
        "image/svg+xml",
    )
    root = ElementTree.fromstring(svg["text"])
    assert root[0].text == "Pyrga, after 2 moves"
    png = saved(page, actions.SAVE_PNG)
    assert (png["do"], png["name"]) == ("picture", "tesserae-pyrga-ply-2.png")
    assert (png["svg"], png["width"], png["height"]) == (svg["text"], 1200, 1200)


def test_a_picture_shows_what_was_played_and_not_what_may_be() -> None:
    page = opened()
    text = saved(page, actions.SAVE_SVG)["text"]
    assert 'class="last"' in text
    assert "legal" not in text


@pytest.mark.parametrize(
    ("settings", "dark", "paper"),
    [
        ({}, False, "#f5f0e6"),
        ({}, True, "#1a1917"),
        ({"theme": "light"}, True, "#f5f0e6"),
        ({"theme": "dark"}, False, "#1a1917"),
    ],
)
def test_a_picture_is_in_the_theme_of_the_page_at_first(
    settings: dict[str, str], dark: bool, paper: str
) -> None:
    page = opened(stored={"settings": json.dumps(settings)}, dark=dark)
    assert f".paper{{fill:{paper}}}" in saved(page, actions.SAVE_SVG)["text"]
    page.press(actions.PICTURE_THEME("dark"))
    assert ".paper{fill:#1a1917}" in saved(page, actions.SAVE_SVG)["text"]
    page.press(actions.PICTURE_THEME("light"))
    assert ".paper{fill:#f5f0e6}" in saved(page, actions.SAVE_SVG)["text"]
    page.send("press", act=actions.PICTURE_THEME.name, arg="pink")
    assert ".paper{fill:#f5f0e6}" in saved(page, actions.SAVE_SVG)["text"]


def test_the_dialog_shows_the_picture_as_it_will_be_saved() -> None:
    page = opened("#/zaic?v=1&g=Hh8.Si8")
    found = re.search(r'src="data:image/svg\+xml,([^"]*)"', page.regions["dialog"])
    assert found is not None
    assert unquote(found[1]) == saved(page, actions.SAVE_SVG)["text"]


def test_a_picture_has_the_colourway_of_the_board() -> None:
    page = opened("#/zaic?v=1&g=Hh8.Si8")
    usual = saved(page, actions.SAVE_SVG)["text"]
    page.press(actions.COLOURWAY(NewColourway("zaic", "cb")))
    assert saved(page, actions.SAVE_SVG)["text"] != usual


# The record


def test_a_record_is_saved_and_copied() -> None:
    page = Page("#/pyrga", today="2026.11.21")
    page.seat(0, 3)
    page.type("Sb2")
    page.press(actions.DIALOG("share"))
    file = saved(page, actions.SAVE_RECORD)
    assert (file["do"], file["name"], file["mime"]) == (
        "download",
        "tesserae-pyrga.txt",
        "text/plain",
    )
    sheet = record_text.read(file["text"], catalog.by_slug)
    assert (sheet.players, sheet.date) == (("", "Level 3"), "2026.11.21")
    assert saved(page, actions.COPY_RECORD) == {"do": "copy", "text": file["text"]}


def test_a_record_that_is_opened_is_a_game_beside_the_others() -> None:
    page = Page("#/pyrga?v=1&g=Sb2.Sb3")
    page.send("given", text=record("zaic", "1. Hh8 {first} Si8 (1... Sg8) *", 'First "Ada"'))
    assert (page.model.screen.slug, page.moves) == ("zaic", "Hh8 Si8")
    assert page.table.players == ("Ada", "")
    assert [table.slug for table in page.model.tables] == ["zaic", "pyrga"]
    assert page.did("url")[-1] == {"do": "url", "hash": "#/zaic", "push": True}
    page.press(actions.DIALOG("share"))
    again = saved(page, actions.COPY_RECORD)["text"]
    assert record_text.read(again, catalog.by_slug).players == ("Ada", "")
    assert "{first}" in again


def test_the_players_that_a_record_names_are_shown() -> None:
    page = Page("#/")
    page.send("given", text=record("pyrga", "1. Sb2 *", 'First "<Ada>"'))
    assert "<b>White · &lt;Ada&gt;</b>" in page.regions["own"]
    assert "<b>Black</b>" in page.regions["opp"]
    page.seat(0, 2)
    assert "Ada" not in page.regions["own"]


def test_a_record_that_is_there_already_is_not_doubled() -> None:
    page = Page("#/")
    text = record("pyrga", "1. Sb2 Sb3 *")
    page.send("given", text=text)
    page.send("hash", hash="#/")
    page.send("given", text="\ufeff\n" + text + "\n")
    assert len(page.model.tables) == 1
    assert page.moves == "Sb2 Sb3"


def test_comments_names_and_date_are_kept_on_the_device() -> None:
    page = Page("#/")
    page.send("given", text=record("pyrga", "{a} 1. Sb2 {b} *", 'First "Ada"', 'Date "2026.01.02"'))
    again = Page("#/pyrga", stored=page.stored)
    assert again.table == page.table


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("hello", "neither a record of a game nor a link"),
        ("", "neither a record"),
        ('[Game "pyrga"]\n\n1. Zz9 *', "on line 3, “Zz9” is not possible as move 1"),
        ("x" * 300_000, "too long for a record"),
        ("https://games.example/#/pyrga?v=9&g=Sb2", "another version"),
    ],
)
def test_what_cannot_be_taken_leaves_the_game_as_it_was(said: str, sentence: str) -> None:
    page = Page("#/pyrga?v=1&g=Sb2")
    before = page.table
    page.press(actions.DIALOG("share"))
    page.send("given", text=said)
    assert sentence in page.regions["notice"]
    assert page.table is before


def test_a_link_that_is_pasted_is_followed() -> None:
    page = Page("#/")
    page.send("given", text=f" {BASE}{GAME}\n")
    assert page.moves == "Tb2w Ta2s Ta1e"
    assert page.table.link == GAME
    assert page.did("url") == [{"do": "url", "hash": GAME, "push": True}]


def test_a_frame_takes_nothing_in() -> None:
    page = Page("#/pyrga", embed=True)
    page.send("given", text=record("zaic", "1. Hh8 *"))
    assert page.model.screen.slug == "pyrga"


def record(slug: str, moves: str, *heads: str) -> str:
    lines = [f'[Game "{slug}"]', *(f"[{head}]" for head in heads)]
    return "\n".join([*lines, "", moves])


# The answer to a link


def test_after_a_ply_on_a_link_the_answer_is_offered_first() -> None:
    page = Page(GAME)
    assert "answer" not in page.regions["assist"]
    page.type("Cb1")
    assert f"{BASE}{GAME}.Cb1".replace("&", "&amp;") in page.regions["assist"]
    assert "Now send your move" in page.regions["status"]
    assert {"do": "scroll", "id": "assist"} in page.did("scroll")
    assert saved(page, actions.COPY_ANSWER) == {"do": "copy", "text": f"{BASE}{GAME}.Cb1"}
    assert saved(page, actions.SEND_ANSWER)["url"] == f"{BASE}{GAME}.Cb1"
    page.press(actions.UNDO)
    assert "answer" not in page.regions["assist"]


def test_two_at_one_device_are_not_led_to_the_answer_after_every_ply() -> None:
    page = Page(GAME)
    page.type("Cb1", "Sb1", "Ca1")
    assert "answer" in page.regions["assist"]
    assert page.did("scroll").count({"do": "scroll", "id": "assist"}) == 1


def test_an_answer_is_for_the_other_player_alone() -> None:
    page = Page(GAME)
    page.type("Cb1", "Tb1e")
    assert "answer" not in page.regions["assist"]
    page.type("Td1w")
    assert "answer" in page.regions["assist"]


def test_a_turn_of_many_plies_is_answered_when_it_is_over() -> None:
    setup = "I1b1.T2k13.I1d1.L1i12.I1g1.T2f13.I1j1.J3d12.I1m1.T2a13"
    page = Page(f"#/tetrad?v=1&g={setup}")
    page.type("1e4", "2d4")
    assert "answer" not in page.regions["assist"]
    page.type("end")
    assert "answer" in page.regions["assist"]


@pytest.mark.parametrize("hash", ["#/pyrga", GAME + "&level=2", "#/pyrga?v=1&g="])
def test_no_answer_is_asked_where_nobody_sent_a_link(hash: str) -> None:
    page = Page(hash)
    page.think()
    page.type("Cb1")
    page.think()
    assert page.moves.split()[-1] != "Ta1e"
    assert "answer" not in page.regions["assist"]


def test_a_position_is_answered_as_well() -> None:
    page = Page("#/pyrga?v=1&p=b2S~Sb2")
    page.type("Cb1")
    assert f"{BASE}#/pyrga?v=1&p=b2S~Sb2&g=Cb1".replace("&", "&amp;") in page.regions["assist"]


def test_no_answer_is_asked_where_the_engine_takes_over() -> None:
    page = Page(GAME)
    page.type("Cb1")
    page.seat(0, 1)
    assert "answer" not in page.regions["assist"]


def test_whoever_gives_up_tells_it() -> None:
    page = Page(GAME)
    page.press(actions.RESIGN)
    assert "resign2" in page.regions["assist"]
    again = Page(f"{GAME}.resign2")
    assert "answer" not in again.regions["assist"]


def test_an_answer_goes_on_in_the_game_it_answers() -> None:
    page = Page(GAME)
    page.type("Cb1")
    page.send("hash", hash=f"{GAME}.Cb1.Tb1e")
    assert page.moves == "Tb2w Ta2s Ta1e Cb1 Tb1e"
    assert len(page.model.tables) == 1
    assert "answer" not in page.regions["assist"]
    page.type("Td1w")
    assert f"{GAME}.Cb1.Tb1e.Td1w".replace("&", "&amp;") in page.regions["assist"]


def test_what_else_was_tried_stays_when_the_answer_comes() -> None:
    page = Page(GAME)
    page.type("Cb1")
    page.press(actions.UNDO)
    tried = next(move for move in legal(page) if move != "Cb1")
    page.type(tried)
    page.press(actions.JUMP(3))
    page.send("hash", hash=f"{GAME}.Cb1.Tb1e")
    assert page.moves == "Tb2w Ta2s Ta1e Cb1 Tb1e"
    assert f">{tried}<" in "".join(page.regions.values())


def test_a_game_between_two_people_here_is_not_gone_on_with() -> None:
    page = Page("#/pyrga")
    page.seat(0, 0)
    page.type("Sb2", "Sb3")
    page.send("hash", hash="#/pyrga?v=1&g=Sb2.Sb3.Cb4")
    assert len(page.model.tables) == 2


def test_a_game_that_was_not_answered_is_not_gone_on_with() -> None:
    page = Page("#/pyrga?v=1&g=Sb2")
    page.send("hash", hash="#/pyrga?v=1&g=Sb2.Sb3.Cb4")
    assert len(page.model.tables) == 2


def test_that_a_game_goes_to_and_fro_is_kept_on_the_device() -> None:
    page = Page(GAME)
    page.type("Cb1")
    again = Page("#/pyrga", stored=page.stored)
    assert again.table == page.table
    assert "answer" in again.regions["assist"]


def legal(page: Page) -> list[str]:
    table = page.table
    moves = table.position.legal_moves()
    return [table.game.format_move(table.position, move) for move in moves]
