"""The ways into a study and out of it: from games, lists and links, to games and puzzles."""

from __future__ import annotations

import re

import pytest

from tesserae.app.messages import actions
from tesserae.app.model.screen import GamePage, OwnPuzzle, StudyPage
from tesserae.app.model.table import Table
from tesserae.app.texts import links
from tesserae.app.texts.study_links import position_study, study_link
from tesserae.core.errors import BadInput
from tesserae.core.teaching.guide import Figures
from tesserae.games import catalog
from tesserae.games.pyrga.words.guide import WON
from tests.app.device import Device
from tests.app.page import BASE, Page, for_two
from tests.app.study.test_tree import studied, to
from tests.core.trees import deep_game


def game(device: Device | None = None, seed: int = 1) -> Page:
    return for_two("Sb2", "Sb3", device=device, seed=seed)


def test_a_game_is_studied_where_one_is_and_left_as_it_was() -> None:
    page = game()
    page.press(actions.BACK, actions.DIALOG("more"))
    assert 'data-act="study"' in page.regions["more-acts"]
    page.press(actions.STUDY(""))
    assert isinstance(page.model.screen, StudyPage)
    assert page.model.dialog.open == ""
    assert page.moves == "Sb2"
    page.type("Cb3")
    page.send("hash", hash="#/pyrga")
    assert page.written == "Sb2 Sb3"


def test_a_game_has_one_study_which_gets_what_was_played_since() -> None:
    page = game()
    page.press(actions.STUDY(""), actions.BACK)
    page.type("Cb3")
    page.send("hash", hash="#/pyrga")
    page.type("Tb4s")
    page.press(actions.STUDY(""))
    assert page.moves == "Sb2 Sb3 Tb4s"
    assert page.written == "Sb2 Sb3 (Cb3) Tb4s"
    assert sum(table.study for table in page.model.tables) == 1


def test_a_saved_game_and_its_study_are_loaded_first() -> None:
    device = Device({})
    page = game(device)
    id = page.table.id
    page.press(actions.STUDY(""), actions.BACK)
    page.type("Cb3")
    more = device.listed()["games"]
    later = Page("#/games", device=device, seed=2, games=[], more=more)
    assert f'id="study-{id}"' in later.regions["games-list"]
    later.press(actions.STUDY(id))
    assert isinstance(later.model.screen, StudyPage)
    assert later.written == "Sb2 Sb3 (Cb3)"
    assert later.moves == "Sb2 Sb3"


def test_a_game_that_is_not_there_and_a_study_are_not_studied() -> None:
    page = game()
    for id in ("nonsense", ""):
        page.send("hash", hash="#/games")
        page.press(actions.STUDY(id))
        assert page.model.hash == "#/games"
    page.send("hash", hash="#/pyrga")
    page.press(actions.STUDY(""))
    study = page.table.id
    page.press(actions.STUDY(study))
    assert page.table.id == study


def test_a_puzzle_that_is_over_leads_to_a_study_of_it() -> None:
    page = Page("#/pyrga/puzzle/86")
    page.press(actions.PUZZLE_SOLUTION)
    for _ in range(40):
        page.send("waited", number=page.board.pause.number)
    [link] = re.findall(r'href="([^"]*)" id="puzzle-analyse"', page.regions["lesson-acts"])
    position = page.table.position
    page.send("hash", hash=link.replace("&amp;", "&"))
    assert isinstance(page.model.screen, StudyPage)
    assert page.table.position == position


def test_from_a_puzzle_the_study_is_opened_with_the_engine_on() -> None:
    page = Page("#/pyrga/puzzle/86")
    page.send("hash", hash="#/pyrga/study")
    page.press(actions.STUDY_ENGINE)
    assert not page.model.settings.study_engine
    page.send("hash", hash="#/pyrga/puzzle/86")
    page.press(actions.PUZZLE_SOLUTION)
    for _ in range(40):
        page.send("waited", number=page.board.pause.number)
    position = page.table.position
    page.press(actions.PUZZLE_ANALYSE)
    assert isinstance(page.model.screen, StudyPage)
    assert page.table.position == position
    assert page.model.settings.study_engine


def test_a_link_opens_a_study_with_its_variations_where_it_was() -> None:
    page = studied()
    to(page, "Sb2 Cb3 Tb3e")
    link = study_link(page.table)
    other = Page(link)
    assert other.written == page.written
    assert other.moves == page.moves
    assert other.model.hash == f"{link}&id={other.table.id}"
    other.press(actions.BACK)
    assert other.model.hash == f"#/pyrga/study?id={other.table.id}"
    again = Page(link)
    again.send("hash", hash="#/")
    again.send("hash", hash=link)
    assert len(again.model.tables) == 1


@pytest.mark.parametrize("line", ["", "Sb2", "Sb2 Sb3", "Sb2 Cb3 Tb3n"])
def test_a_link_leads_back_to_every_place(line: str) -> None:
    page = studied()
    to(page, line)
    assert Page(study_link(page.table)).moves == line


@pytest.mark.slow
def test_a_link_that_would_be_too_long_has_the_line_alone() -> None:
    record = deep_game(2_000)
    link = study_link(Table("tetrad", record, study=True))
    assert len(link) <= links.LONGEST
    opened = links.parse(link).record
    assert opened is not None
    assert opened.moves == record.moves
    assert len(opened.plies) < len(record.plies)


@pytest.mark.parametrize(
    "fragment",
    [
        "#/pyrga/study?v=2&g=Sb2",
        "#/pyrga/study?v=1",
        "#/pyrga/study?v=1&g=Sb2&level=9",
        "#/pyrga/study?v=1&g=Zz9",
        "#/pyrga/study?v=1&g=(.Sb2.)",
        "#/pyrga/study?v=1&g=Sb2&at=x",
        "#/pyrga/study/more",
        "#/pyrga?v=1&g=(.Sb2.)",
    ],
)
def test_a_malformed_link_is_refused(fragment: str) -> None:
    with pytest.raises(BadInput):
        links.parse(fragment)


def test_a_damaged_link_opens_as_far_as_it_goes() -> None:
    route = links.parse("#/pyrga/study?v=1&g=Sb2.Sb3.(.Cb3.(.Sb1.Zz9.).).Tb4s")
    assert route.record is not None
    assert [ply.parent for ply in route.record.plies] == [-1, 0, 0, 0]
    assert route.notice is not None
    assert dict(route.notice.args)["move"] == "2. Zz9"


def test_the_share_dialog_leads_to_the_study_and_its_position_and_has_its_code() -> None:
    page = studied()
    page.press(actions.DIALOG("share"))
    assert "#/pyrga/study?v=1&amp;g=Sb2.Sb3" in page.regions["dialog"]
    assert "&lt;tesserae-game study=&quot;#/pyrga/study?v=1" in page.regions["dialog"]
    page.press(actions.COPY_RECORD)
    assert "(1... Cb3" in page.did("copy")[-1]["text"]


def test_one_plays_on_from_here_against_a_level() -> None:
    page = studied()
    page.change(actions.STUDY_LEVEL, 3)
    [link] = re.findall(r'href="([^"]*)" id="study-play"', page.regions["study-acts"])
    page.send("hash", hash=link.replace("&amp;", "&"))
    assert isinstance(page.model.screen, GamePage)
    assert page.moves == "Sb2"
    assert page.table.seats == (3, 0)


def test_a_position_is_made_a_puzzle() -> None:
    page = Page("#/pyrga/study?v=1&p=a1Te.b1Tec.a2ts.b2Tw~Tb1")
    page.press(actions.STUDY_PUZZLE)
    assert page.model.dialog.open == "share"
    link = re.findall(r"#/pyrga\?[^\"]*", page.regions["dialog"])[0]
    assert isinstance(links.parse(link.replace("&amp;", "&")).screen, OwnPuzzle)


def test_when_the_game_is_over_it_can_only_be_trained_and_printed() -> None:
    page = Page(f"#/pyrga/study?v=1&g={'.'.join(WON.split())}")
    assert page.table.over
    actions_left = re.findall(r' id="([^"]*)"', page.regions["study-acts"])
    assert actions_left == ["study-train", "study-print"]
    assert "study-promote" in page.regions["study-tree"]


@pytest.mark.parametrize("slug", catalog.NAMES)
def test_a_board_of_the_rules_leads_to_a_study_of_it(slug: str) -> None:
    blocks = [it for section in catalog.by_slug(slug).guide().sections for it in section.blocks]
    figures = [it for block in blocks if isinstance(block, Figures) for it in block.figures]
    positions = [it.position for it in figures if it.position is not None]
    drawn = Page(f"#/{slug}/rules").regions["guide"]
    for position in positions:
        link = position_study(slug, position)
        assert f'href="{link.replace("&", "&amp;")}"' in drawn
        route = links.parse(link)
        assert isinstance(route.screen, StudyPage)
        assert route.record is not None
        assert route.record.position == position


LINKS = ("#/pyrga/study?v=1&g=Td1w", "#/pyrga/study?v=1&g=Sb2")


def test_two_links_are_two_addresses_which_lead_back_to_their_studies() -> None:
    page = Page(LINKS[0])
    assert page.model.hash == f"{LINKS[0]}&id={page.table.id}"  # others can still follow it
    page.type("Ca1")
    first = page.model.hash
    page.send("given", text=f"{BASE}{LINKS[1]}")
    assert page.did("url")[-1]["push"]
    page.type("Sb3")
    second = page.model.hash
    for hash, moves in ((first, "Td1w Ca1"), (second, "Sb2 Sb3"), (first, "Td1w Ca1")):
        page.send("hash", hash=hash)
        assert (page.model.hash, page.moves) == (hash, moves)
    assert len(page.model.tables) == 2


def test_an_address_with_a_link_opens_the_study_that_came_of_it() -> None:
    device = Device({})
    page = Page(LINKS[0], device=device)
    linked = page.model.hash
    page.type("Ca1")
    again = Page(linked, device=device, seed=2)
    assert again.moves == "Td1w Ca1"
    elsewhere = Page(linked)
    assert elsewhere.moves == "Td1w"
    assert elsewhere.table.link == LINKS[0]


def test_a_reload_returns_to_the_chapter_and_the_ply() -> None:
    device = Device({})
    page = Page("#/pyrga/study", "Sb2", "Sb3", device=device)
    page.press(actions.CHAPTER_ADD("start"))
    page.type("Td1w", "Ca1")
    page.press(actions.BACK)
    Page(LINKS[1], "Sb3", device=device, seed=2)
    again = Page(page.model.hash, device=device, seed=3)
    assert (again.moves, again.table.chapters.id) == ("Td1w", page.table.chapters.id)
    assert again.model.hash == page.model.hash


@pytest.mark.parametrize("id", ["zz", "zz.1", "0" * 64])
def test_a_study_that_is_not_here_is_told_of(id: str) -> None:
    page = Page(f"#/pyrga/study?id={id}")
    assert "another device" in page.regions["notice"]
    assert page.moves == ""


@pytest.mark.parametrize("id", ["a.b.c", "a b", "<b>", "." * 3, "a."])
def test_no_other_text_is_an_id(id: str) -> None:
    with pytest.raises(BadInput):
        links.parse(f"#/pyrga/study?id={id}")
