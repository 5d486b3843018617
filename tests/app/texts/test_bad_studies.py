"""What comes from outside as a study and is none, or is hostile, or is very large."""

from __future__ import annotations

import json
import random
import re
from typing import Final

import pytest

from tesserae.app.messages import actions
from tesserae.app.model.screen import AskingPage, StudyPage
from tesserae.app.model.table import Table
from tesserae.app.texts import packed, study_files
from tesserae.app.texts.study_links import study_link
from tesserae.core.record import Ply, Record
from tesserae.games import catalog
from tests.app.framed import Framed
from tests.app.page import Page
from tests.examples import LINK

PYRGA: Final = catalog.by_slug("pyrga")
NOTED: Final = "#/pyrga/study?v=1&m=%7BBegin.%7D+Sb2!+%7B[%25csl+Gb2]+Why.%7D+(Cb2+%7BNo.%7D)+Tb3w"
SCRIPT: Final = "<script>alert(1)</script><img src=x onerror=alert(1)>"


def bushy(plies: int, seed: int = 1) -> Record:
    """A tree of random moves."""
    chance, taken, seen = random.Random(seed), list[Ply](), set[tuple[int, object]]()
    start = PYRGA.initial()
    while len(taken) < plies:
        parent = len(taken) - 1 if chance.random() < 0.6 else chance.randrange(-1, len(taken))
        position = taken[parent].position if parent >= 0 else start
        moves = position.legal_moves()
        if not moves:
            continue
        move = chance.choice(moves)
        if (parent, move) not in seen:
            seen.add((parent, move))
            taken.append(Ply(move, parent, position.apply(move)))
    return Record(start, tuple(taken))


def written(*plies: int) -> str:
    """A file with a chapter of each of so many plies."""
    texts = [
        study_files.write(Table("pyrga", bushy(many, seed), study=True))
        for seed, many in enumerate(plies)
    ]
    return "\n".join([it.replace("[Result", '[Title "Part"]\n[Result', 1) for it in texts])


def open_study() -> Page:
    return Page("#/pyrga/study", "Sb2", "Tb3w")


@pytest.mark.parametrize("link", [NOTED, LINK], ids=["notes", "chapters"])
def test_a_link_that_is_cut_anywhere_gets_a_sentence_or_opens_and_the_study_stays(
    link: str,
) -> None:
    page = open_study()
    mine = page.table.record
    for length in {*range(10, len(link), 67), *range(len(link) - 5, len(link))}:
        page.send("hash", hash=link[:length])
        assert mine in [table.record for table in page.model.tables]
        if not isinstance(page.model.screen, (StudyPage, AskingPage)):
            assert page.model.notice is not None or length <= len("#/pyrga/")
        page.send("hash", hash="#/")


def test_scripts_in_titles_comments_and_hints_are_text_wherever_a_study_is_shown() -> None:
    source = (
        f'[Game "pyrga"]\n[Title "{SCRIPT}"]\n[First "{SCRIPT}"]\n\n{{{SCRIPT}}} 1. Sb2 '
        f'{{{SCRIPT}}} *\n\n[Game "pyrga"]\n[Title "{SCRIPT}"]\n\n'
        f"{{[%asks first] [%hint {SCRIPT}] [%other {SCRIPT}] {SCRIPT}}} 1. Sb2 {{{SCRIPT}}} *\n"
    )
    link = packed.link(study_files.study_of(study_files.read(source)))
    seen = list[str]()
    for page in (Page(link), Framed(link)):
        page.press(actions.FORWARD)
        seen += page.regions.values()
        page.change(actions.CHAPTER, 1)
        if isinstance(page.model.screen, StudyPage):
            page.press(actions.READ)
        page.press(actions.READ_HINT)
        page.click("b3", "C")
        seen += page.regions.values()
        page.press(actions.DIALOG("share"))
        seen += page.regions.values()
    page = Page(link)
    page.send("hash", hash="#/pyrga/study/print")
    seen += page.regions.values()
    assert sum("&lt;script&gt;" in it for it in seen) > 8
    assert not [it for it in seen if re.search(r"<script|<img src=x", it)]


FOREIGN: Final = (
    '[Event "A study"]\n[Site "https://lichess.org/study/x"]\n[Variant "Standard"]\n\n1. e4 e5 *',
    json.dumps({"game": "pyrga", "moves": ["Sb2"]}),
    f"<!doctype html><title>{SCRIPT}</title>",
    "%PDF-1.7\n\x00\x01\x02\ufffd" * 50,
    "(;FF[4]GM[1]SZ[19];B[aa])",
    "{" * 5_000,
    "(" * 150_000,
    "[" * 150_000,
    '[Game "pyrga"]\n\n' + "1. Sb2 (" * 20_000,
    '[Game "pyrga"]\n\n{' + "[%csl Ga1] " * 15_000 + "} *",
)


@pytest.mark.parametrize("source", FOREIGN, ids=range(len(FOREIGN)))
def test_what_is_no_file_of_ours_gets_a_sentence_and_the_open_study_stays(source: str) -> None:
    page = open_study()
    before = page.model
    page.send("given", text=source)
    assert page.model.notice is not None
    assert (page.model.tables, page.model.screen) == (before.tables, before.screen)
    page.press(actions.BACK)
    assert page.moves == "Sb2"


def test_ten_thousand_moves_in_one_chapter_or_link_are_too_many_and_this_is_said() -> None:
    page = open_study()
    page.send("given", text=study_files.write(Table("pyrga", bushy(10_000), study=True)))
    assert "5000" in page.regions["notice"].replace(",", "").replace("\u202f", "")
    assert page.moves == "Sb2 Tb3w"
    tree = Table("pyrga", bushy(10_000), study=True)
    for link in (packed.link(tree), study_link(tree)[:20_001] + "." * 20_000):
        page.send("hash", hash=link)
        assert page.model.notice is not None
        page.send("hash", hash="#/pyrga/study")
        assert page.moves == "Sb2 Tb3w"


@pytest.mark.slow
def test_ten_thousand_moves_in_two_chapters_are_opened_and_walked_through() -> None:
    page = Page("#/", given=written(5_000, 5_000))
    assert page.model.notice is None
    assert len(page.table.record.plies) == 5_000
    page.press(actions.FORWARD, actions.JUMP(4_000))
    page.change(actions.CHAPTER, 1)
    assert len(page.table.record.plies) == 5_000
    page.press(actions.DIALOG("share"))
    assert "Send the file instead" in page.regions["dialog"]
