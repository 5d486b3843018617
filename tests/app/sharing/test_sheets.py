"""Sheets to print: which positions and puzzles are on them, and the codes of their links."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tesserae.app.messages import actions
from tesserae.app.model.sheets import COUNTS, PuzzleSheetPage, SheetPage
from tesserae.app.sharing import sheets
from tesserae.core.puzzle import find_puzzle
from tests.app.device import Device
from tests.app.page import BASE, Page
from tests.examples import LINK

GAME = "Tb2w.Ta2s.Ta1e"
STUDY = "#/pyrga/study?v=1&m=Tb2w+%7Ba+plan%7D+Ta2s+Ta1e"
POOL = (Path(sheets.__file__).parents[2] / "games/pyrga/puzzles/pool.txt").read_text()


def printed(hash: str, to: str) -> Page:
    """The page of a sheet, opened from that of a game or a study."""
    page = Page(hash)
    page.send("hash", hash=to)
    return page


TREE = "Sb2!+$14+%7BOne.%0A%0ATwo.%7D+Sb3+(Cb3?+%7Bno%7D+Tb3n+(Tb3e))+Tb4s"


def test_a_study_is_printed_with_glyphs_variations_and_comments() -> None:
    page = printed(f"#/pyrga/study?v=1&m={TREE}", "#/pyrga/study/print")
    told = re.findall(r'<p[^>]*data-depth="(\d)">(.*?)</p>', sheet(page), re.DOTALL)
    assert told == [
        ("0", "1. Sb2! +/= Sb3"),
        ("1", "1... Cb3?"),
        ("1", "no"),
        ("1", "2. Tb3n"),
        ("2", "2. Tb3e"),
        ("0", "2. Tb4s"),
    ]
    assert captions(page)[0] == "1. Sb2! +/="
    assert "<p>One.</p><p>Two.</p>" in sheet(page)  # once, below its diagram
    page.change(actions.SHEET_SHOWN, "here")  # for a sheet of exercises
    assert "data-depth" not in sheet(page)


def test_diagrams_do_not_show_what_was_played_next() -> None:
    alone = printed("#/pyrga/study?v=1&m=Sb2+%7B[%25csl+Gb3]%7D", "#/pyrga/study/print")
    more = printed("#/pyrga/study?v=1&m=Sb2+%7B[%25csl+Gb3]%7D+Sb3+(Cb3)", "#/pyrga/study/print")
    first, *_ = re.findall(r'src="(data:image[^"]*)"', sheet(more))
    assert first in sheet(alone)
    assert "green" in first


def test_all_chapters_are_printed_or_the_open_one() -> None:
    page = Page("#/pyrga/study", "Sb2")
    page.change(actions.CHAPTER_TITLE, "Corners")
    page.press(actions.CHAPTER_ADD("start"))
    page.change(actions.NOTE, "Nothing is played here.")
    page.send("hash", hash="#/pyrga/study/print")
    assert "Nothing is played here." in sheet(page)
    assert "Sb2" not in sheet(page)
    page.change(actions.SHEET_CHAPTERS, "all")
    headings = re.findall("<h3>(.*?)</h3>", sheet(page))
    assert headings == ["1. Corners", "Chapter 2"]
    assert "<h2>Corners</h2>" in sheet(page)
    assert "1. Sb2" in sheet(page)


def sheet(page: Page) -> str:
    return page.regions["sheet-head"] + page.regions["sheet-figures"]


def captions(page: Page) -> list[str]:
    return re.findall(r"<figcaption><b>(.*?)</b>", sheet(page))


def asked(page: Page) -> list[str]:
    return [it["text"] for it in page.effects if it["do"] == "qr"]


def answer(page: Page, link: str) -> None:
    page.send("modules", text=link, size=21, modules="1" * 21**2)


def test_a_sheet_of_a_game_has_its_positions_with_the_moves_between_them() -> None:
    page = printed(f"#/pyrga?v=1&g={GAME}", "#/pyrga/print")
    page.change(actions.SHEET_SHOWN, "turns")
    assert captions(page) == ["Start", "1. Tb2w", "1... Ta2s", "2. Ta1e"]
    page.change(actions.SHEET_SHOWN, "here")
    assert captions(page) == ["After 2. Ta1e"]


def test_the_key_positions_of_a_study_are_those_with_notes_and_the_last_one() -> None:
    page = printed(STUDY, "#/pyrga/study/print")
    assert captions(page) == ["1. Tb2w", "1... Ta2s 2. Ta1e"]
    assert "<p>a plan</p>" in sheet(page)


def test_the_sheet_of_a_chapter_has_its_title() -> None:
    page = printed(LINK, "#/pyrga/study/print")
    assert "<h2>Where you play</h2>" in sheet(page)
    assert 'placeholder="Where you play"' in page.regions["page"]
    page.change(actions.SHEET_TITLE, "Lesson one")
    assert "<h2>Lesson one</h2>" in sheet(page)


def test_what_is_typed_stands_on_the_sheet_as_text() -> None:
    page = printed(f"#/pyrga?v=1&g={GAME}", "#/pyrga/print")
    page.change(actions.SHEET_TITLE, "<b>Ours</b>")
    page.change(actions.SHEET_NOTES, "One\n\nTwo")
    assert "<h2>&lt;b&gt;Ours&lt;/b&gt;</h2>" in sheet(page)
    assert "<p>One</p><p>Two</p>" in sheet(page)
    page.change(actions.SHEET_TITLE, "")
    assert "<h2>Pyrga</h2>" in sheet(page)
    page.change(actions.SHEET_TITLE, "x" * 3_000)
    assert f"<h2>{'x' * 120}</h2>" in sheet(page)


def test_the_code_of_the_link_is_asked_for_once() -> None:
    page = printed(f"#/pyrga?v=1&g={GAME}", "#/pyrga/print")
    assert asked(page) == [f"{BASE}#/pyrga?v=1&g={GAME}"]
    answer(page, asked(page)[0])
    page.press(actions.SHEET_PAPER("letter"))
    assert len(asked(page)) == 1
    assert 'data-paper="letter"' in sheet(page)
    assert 'role="img"' in sheet(page)


def test_the_engine_does_not_play_while_a_sheet_is_made() -> None:
    page = printed("#/pyrga?v=1&g=Tb2w&level=1", "#/pyrga/print")
    assert not page.app.busy
    page.press(actions.PRINT)
    assert page.effects[-1] == {"do": "print"}


def test_there_is_nothing_to_print_before_a_game() -> None:
    page = Page("#/zaic/print")
    assert isinstance(page.model.screen, SheetPage)
    assert "nothing to print yet" in sheet(page)


def test_a_sheet_finds_its_game_when_it_is_loaded_anew() -> None:
    first = Page("#/pyrga", "Sb2")
    again = Page("#/pyrga/print", device=first.device)
    assert captions(again)[-1] == "1. Sb2"


def puzzles() -> Page:
    return Page("#/pyrga/puzzle/print")


def numbers(page: Page) -> tuple[list[int], list[int]]:
    """The numbers of the puzzles on the fronts, and on the backs."""
    found: tuple[list[int], list[int]] = ([], [])
    for side in page.regions["sheet"].split("<article")[1:]:
        back = "<h2>Solutions</h2>" in side
        found[back].extend(int(it) for it in re.findall(r"No\. (\d+)", side))
    return found


def test_every_sheet_of_puzzles_has_its_solutions_on_the_back() -> None:
    page = puzzles()
    for many in COUNTS:
        page.change(actions.SHEET_COUNT, many)
        fronts, backs = numbers(page)
        assert len(set(fronts)) == many
        assert fronts == backs
        sides = page.regions["sheet"].split("<article")[1:]
        assert ["Solutions" in side for side in sides] == [False, True] * (many // 6)
    shown = sheets.sheet_puzzles(POOL, "pyrga", COUNTS[-1], "", 0)
    for it in shown:
        puzzle = find_puzzle(POOL, it.puzzle.number)
        assert puzzle is not None
        assert puzzle.line[0] in page.regions["sheet"]


@pytest.mark.parametrize(("tier", "least", "most"), [("first", 0, 699), ("hard", 1_100, 3_000)])
def test_puzzles_are_as_difficult_as_is_chosen(tier: str, least: int, most: int) -> None:
    page = puzzles()
    page.change(actions.SHEET_TIER, tier)
    first, _ = numbers(page)
    found = [find_puzzle(POOL, number) for number in first]
    assert all(it is not None and least <= it.difficulty <= most for it in found)
    page.press(actions.SHEET_OTHERS)
    others, _ = numbers(page)
    assert not {*first} & {*others}


def test_each_puzzle_has_the_code_of_its_link() -> None:
    page = puzzles()
    links = asked(page)
    assert sorted(links) == sorted(f"{BASE}#/pyrga/puzzle/{it}" for it in numbers(page)[0])
    for link in links:
        answer(page, link)
    assert page.regions["sheet"].count('role="img"') == 6
    assert len(asked(page)) == 6


def test_a_pool_that_does_not_come_is_told() -> None:
    device = Device({})
    device.pools = {}
    page = Page("#/pyrga/puzzle/print", device=device)
    assert "could not be loaded" in page.regions["sheet"]


@pytest.mark.parametrize("link", ["#/pyrga/learn/print", "#/print", "#/pyrga/print?v=1"])
def test_there_are_no_other_sheets(link: str) -> None:
    page: Any = Page(link)
    assert not isinstance(page.model.screen, (SheetPage, PuzzleSheetPage))
