"""A position is set up by mouse, by touch, by keyboard and as text; refused; played and studied."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import expect

from e2e.support.axe import dressed, every_state, go, one_look_a_day
from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board
from e2e.support.playing.keyboard import tab_to, walk
from e2e.support.playing.touch import ON_A_PHONE, Thumb, fits
from tests.tiers import some


class Built(NamedTuple):
    """A position to build: by tools and targets, the tools by keys as well, and its text."""

    slug: str
    tools: tuple[str, str]
    keys: tuple[str, str]
    cells: tuple[str, str]
    text: str


BUILT: Final = (
    Built("pyrga", ("S", "c"), ("S", "c"), ("b2", "b3"), "b2S.b3c~Cb3"),
    Built("zaic", ("B", "s"), ("B", "s"), ("h8", "j9"), "Bh8sj9"),
    Built("tetrad", ("w1", "b1"), ("1", "6"), ("b1", "b14"), "T0a1~T0a13"),
)
TOWERS: Final = "a1s.b1tnC.c1te.d1sC.a2SteC.b2sTeC.c2sTs.d2STn.c3Te.d3stwc~Tb1"

each = pytest.mark.parametrize("built", BUILT, ids=lambda it: it.slug)
the_last_first = pytest.mark.parametrize(
    "built", some([(it,) for it in reversed(BUILT)], quick=1), ids=lambda it: it.slug
)
"""Of the largest board, and in thorough runs of the others."""


def opened(board: Board, slug: str, draft: str = "") -> None:
    """The page where a position of a game is set up."""
    board.open(f"#/{slug}")
    query = f"?v=1&p={draft}" if draft else ""
    go(board, f"#/{slug}/editor{query}", "#editor-tools button")


def is_set_up(board: Board, text: str) -> None:
    """Waits until a position is on the page, in its field and in the address."""
    expect(board.page.locator("#editor-position")).to_have_value(text, timeout=PATIENCE)
    expect(board.page.locator("#editor-play[href]")).to_be_visible(timeout=PATIENCE)
    expect(board.page).to_have_url(re.compile(rf"/editor\?v=1&p={re.escape(text)}$"))


def build(board: Board, built: Built) -> None:
    """Takes tools in hand, and clicks or taps on the board."""
    for tool, cell in zip(built.tools, built.cells, strict=True):
        button = board.page.locator(f"#tool-{tool}")
        button.tap() if board.finger else button.click()
        expect(button).to_have_attribute("aria-pressed", "true", timeout=PATIENCE)
        board.hit(cell)


@each
def test_a_position_is_built_by_mouse_played_and_studied(board: Board, built: Built) -> None:
    opened(board, built.slug)
    page = board.page
    build(board, built)
    is_set_up(board, built.text)
    page.click("#editor-study")
    expect(page.locator(".study")).to_be_visible(timeout=PATIENCE)
    expect(page).to_have_url(re.compile(rf"/study\?v=1&p={re.escape(built.text)}$"))
    page.click("#study-editor")
    is_set_up(board, built.text)
    page.select_option("#editor-level", "1")
    page.click("#editor-play[href*=level]")
    expect(page.locator(".game")).to_be_visible(timeout=PATIENCE)
    expect(page).to_have_url(re.compile(rf"\?v=1&p={re.escape(built.text)}&level=1$"))


@pytest.mark.slow
@the_last_first
@ON_A_PHONE
def test_a_position_is_built_by_touch(thumb: Thumb, built: Built) -> None:
    opened(thumb, built.slug)
    build(thumb, built)
    is_set_up(thumb, built.text)
    fits(thumb, 360)


@the_last_first
def test_a_position_is_built_by_keyboard_undone_and_taken_away(board: Board, built: Built) -> None:
    opened(board, built.slug)
    page = board.page
    tab_to(board, "spot-")
    for tool, key, cell in zip(built.tools, built.keys, built.cells, strict=True):
        walk(board, cell)
        board.press(key)
        expect(page.locator(f"#tool-{tool}")).to_have_attribute("aria-pressed", "true")
        board.press("Enter")
    is_set_up(board, built.text)
    board.press("Delete")
    expect(page.locator("#editor-position")).not_to_have_value(built.text)
    board.press("z")
    is_set_up(board, built.text)
    expect(page.locator(":focus")).to_have_attribute("role", "gridcell")


@pytest.mark.slow
def test_a_position_is_set_up_from_its_text_and_stays_after_a_reload(fresh_board: Board) -> None:
    opened(fresh_board, "pyrga")
    page = fresh_board.page
    page.fill("#editor-position", TOWERS)
    page.keyboard.press("Enter")
    is_set_up(fresh_board, TOWERS)
    page.fill("#editor-position", "nonsense")
    page.keyboard.press("Enter")
    expect(page.locator("#editor-text-why")).to_contain_text("not a position of Pyrga")
    page.reload()
    is_set_up(fresh_board, TOWERS)
    page.click("#editor-puzzle")
    expect(page.locator("#share-link")).to_have_value(re.compile(r"&ask=win$"))


def test_what_no_game_leads_to_is_refused_as_it_is_built(board: Board) -> None:
    opened(board, "pyrga", "b2S~Sb2")
    page = board.page
    board.hit("b3")
    expect(page.locator("#status")).to_contain_text("have not taken turns")
    expect(page.locator("#editor-play")).to_have_attribute("aria-disabled", "true")
    page.click("#tool-remove")
    board.hit("b3")
    expect(page.locator("#status")).to_contain_text("Say which piece was played last")
    page.click("#tool-last")
    board.hit("b2")
    is_set_up(board, "b2S~Sb2")


@pytest.mark.slow
@one_look_a_day
def test_every_state_of_an_editor(board: Board, language: str, theme: str) -> None:
    dressed(board, language, theme)
    board.open("#/pyrga")
    page = board.page
    with every_state(page) as look:
        go(board, f"#/pyrga/editor?v=1&p={TOWERS}", "#editor-tools button")
        look("a position of Pyrga")
        go(board, "#/zaic/editor?v=1&p=Bh8hj8.vi8", "#tool-B")
        look("a draft of Zaic")
        link = "R1b3.T0d4.R1j5.O0i1.J3l3~T2k11.V0i9.T3g11.J3b10.T2a12~wm1"
        go(board, f"#/tetrad/editor?v=1&p={link}", "#tool-w1")
        for folded in page.locator("#editor-tools summary").all():
            folded.click()
        look("a position of Tetrad")
        page.keyboard.press("?")
        expect(page.locator("#dialog[open]")).to_be_visible()
        look("its keys")
