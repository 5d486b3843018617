"""Links to studies with chapters: they open for ever, and what is damaged opens nothing."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64encode

import pytest

from tesserae.app.messages import actions
from tesserae.app.model.chapters import chapter_list
from tesserae.app.texts import packed, study_files
from tesserae.core.errors import BadInput
from tests.app.page import BASE, Page
from tests.app.texts.test_study_files import ONE, STUDY

GOLDEN = (
    "#/pyrga/study?v=1&s=eNp9jj8LwjAQxfd8ijOTdggmBXf_oIsg2GytQ5oeNVgTSdJBRD-7aVbB5bjHu3fvVx_UHYE-"
    "nr5X9ELq8zhgAMrzjmEcItBiEtLEIR1usDcWGnpFjw1NBnkdnbuxN3AGVStmaZQw54wx2LblAgpC6j8de-NDqlh32alQ"
    "O9ulFtdOcqdiyomlWDHOmciBKiqfAlrI8JFa_HCevEEbVTTOAg3530SZgaTmmIC-ri5Frw"
)
"""The study of STUDY; never to be changed."""


def link_of(source: str | bytes) -> str:
    data = source.encode() if isinstance(source, str) else source
    return f"#/pyrga/study?v=1&s={urlsafe_b64encode(zlib.compress(data)).decode().rstrip('=')}"


@pytest.mark.parametrize(
    ("more", "at", "moves"),
    [("", 0, ""), ("&at=3", 0, "Sb2 Cb3"), ("&c=2", 1, ""), ("&c=2&at=1", 1, "Tc1e")],
)
def test_a_golden_link_opens_for_ever(more: str, at: int, moves: str) -> None:
    page = Page(GOLDEN + more)
    assert page.model.notice is None
    assert study_files.write(page.table) == STUDY
    assert (chapter_list(page.table).at, page.moves) == (at, moves)


def test_the_share_dialog_has_a_link_to_the_study_and_one_to_the_chapter() -> None:
    page = Page(GOLDEN)
    page.change(actions.CHAPTER, 1)
    page.press(actions.FORWARD, actions.DIALOG("share"), actions.COPY_LINK)
    link = page.did("copy")[-1]["text"].removeprefix(f"{BASE}pyrga/")
    other = Page(link, seed=2)
    assert study_files.write(other.table) == STUDY
    assert (chapter_list(other.table).at, other.moves) == (1, "Tc1e")
    page.press(actions.SHARE_KIND("chapter"), actions.COPY_LINK)
    alone = page.did("copy")[-1]["text"].removeprefix(f"{BASE}pyrga/")
    assert alone == "#/pyrga/study?v=1&p=c2Ts~Tc2&g=Tc1e"


def test_a_study_that_is_too_long_for_a_link_is_a_file_and_this_is_said() -> None:
    page = Page(GOLDEN)
    page.press(actions.DIALOG("share"))
    assert 'id="share-link"' in page.regions["dialog"]
    for number in range(12):
        page.press(actions.CHAPTER_ADD("start"))
        for ply in range(2):
            words = "".join(chr(0x4E00 + (number * 400 + ply * 9000 + n * 37) % 20000)
                            for n in range(300))  # fmt: skip
            page.change(actions.NOTE, words)
            page.type(("Sb2", "Sb3")[ply])
    page.press(actions.DIALOG("share"))
    assert len(packed.link(page.table)) > packed.LONGEST
    assert 'id="share-link"' not in page.regions["dialog"]
    assert "Send the file instead" in page.regions["dialog"]
    page.press(actions.SAVE_RECORD)
    [file] = page.did("download")
    other = Page("#/pyrga", given=file["text"])
    assert study_files.write(other.table) == study_files.write(page.table)


HALF = GOLDEN[: len(GOLDEN) // 2]


@pytest.mark.parametrize(
    "link",
    [
        HALF,
        GOLDEN[:-1],
        GOLDEN[:-8] + "AAAAAAAA",
        GOLDEN + "AAAA",
        GOLDEN.replace("#/pyrga", "#/zaic"),
        GOLDEN.replace("v=1", "v=2"),
        GOLDEN + "&g=Sb2",
        GOLDEN + "&c=x",
        "#/pyrga/study?v=1&s=",
        "#/pyrga/study?v=1&s=%00",
        link_of("no record"),
        link_of(b"\xff\xfe"),
        link_of(b"x" * 10_000_000),
        link_of(ONE * 1_000),
        link_of(ONE + "[Game"),
    ],
)
def test_a_bad_link_gets_a_sentence_and_the_open_study_stays(link: str) -> None:
    page = Page("#/pyrga/study", "Sb2")
    before = page.model.tables
    page.send("hash", hash=link)
    assert page.model.notice is not None
    assert page.regions["notice"]
    assert page.model.tables[-1] == before[0] or page.model.tables == before
    page.send("hash", hash="#/pyrga/study")
    assert page.moves == "Sb2"


def test_every_prefix_of_a_link_is_refused() -> None:
    data = GOLDEN.partition("&s=")[2]
    for length in range(len(data)):
        with pytest.raises(BadInput):
            packed.read(data[:length], "pyrga", 0, 0)


def test_a_number_beyond_the_chapters_or_plies_leads_to_the_last() -> None:
    page = Page(f"{GOLDEN}&c=99&at=9999")
    assert (chapter_list(page.table).at, page.moves) == (1, "Tc1e")
    assert page.written == "Tc1e"
