"""Notes in the browser: written, drawn by mouse, by touch and by keyboard, and kept."""

from __future__ import annotations

import json
from typing import Final

import pytest
from playwright.sync_api import expect

from e2e.support.axe import arrive, dressed, every_state, one_look_a_day
from e2e.support.playing.board import Board
from e2e.support.playing.dragging import finger, middle
from e2e.support.playing.touch import ON_A_PHONE, Thumb, fits
from tests.tiers import some

STUDY: Final = "#/pyrga/study?v=1&g=Sb2.Sb3&at=1"
NOTED: Final = (
    "#/pyrga/study?v=1&m=Sb2!?+$14+%7B%5B%25csl+Ga1,Rb4,Yc3,Bd1%5D+"
    "%5B%25cal+Gb2b3,Ra4d4,Yd1c3,Ba1a3%5D+Why+this?%7D+Sb3+(Cb3)&at=1"
)


def drag(board: Board, start: str, end: str, *, button: str = "right") -> None:
    """Drags from cell to cell with a button of the mouse."""
    mouse = board.page.mouse
    board.page.wait_for_selector("html[data-drawable]")
    for name in (start, end):
        mouse.move(*middle(board.box(name)))
        if name == start:
            mouse.down(button=button)  # type: ignore[arg-type]
            expect(board.target(name)).to_be_visible()
    mouse.up(button=button)  # type: ignore[arg-type]


def swipe(board: Board, start: str, end: str) -> None:
    """Drags a finger from cell to cell."""
    board.page.wait_for_selector("html[data-drawable]")
    touch = finger(board.page)
    touch("touchStart", middle(board.box(start)))
    touch("touchMove", middle(board.box(end)))
    touch("touchEnd")


def label(board: Board, name: str) -> str:
    return board.page.locator(f"#spot-{name}").get_attribute("aria-label") or ""


@pytest.mark.slow
@one_look_a_day
def test_every_state_of_notes(board: Board, language: str, theme: str) -> None:
    dressed(board, language, theme)
    page = arrive(board, NOTED, "#note-1")
    with every_state(page) as look:
        look("a note of each kind")
        page.click("#note-more summary")
        page.click("#draw-tool-arrow")
        board.click("b2")
        expect(page.locator("#spot-b2.picked")).to_be_visible()
        look("an arrow is begun")


@pytest.mark.slow
@pytest.mark.parametrize("slug", some(["zaic", "tetrad", "pyrga"], quick=1))
def test_the_right_button_draws_in_the_colour_of_the_key(board: Board, slug: str) -> None:
    page = arrive(board, f"#/{slug}/study", "#note-0")
    start, end = ("a1", "c3") if slug == "pyrga" else ("g8", "i10")
    expect(page.locator(f"#spot-{start}")).to_be_visible()
    drag(board, start, end)
    expect(board.drawn(".green.head")).to_have_count(2)  # with its case
    page.keyboard.down("Shift")
    drag(board, end, end)
    page.keyboard.up("Shift")
    expect(board.drawn(".red.cell")).to_have_count(2)
    assert f"green arrow to {end}" in label(board, start)
    page.reload()
    board.ready()
    expect(board.drawn(".green.head")).to_have_count(2)
    assert "coloured red" in label(board, end)
    drag(board, start, end)
    expect(board.drawn(".green.head")).to_have_count(0)
    page.click("#note-undo")
    expect(board.drawn(".green.head")).to_have_count(2)


@ON_A_PHONE
def test_a_finger_draws_while_a_tool_is_chosen(thumb: Thumb) -> None:
    page = arrive(thumb, STUDY, "#tab-notes")
    page.tap("#tab-notes")
    page.tap("#note-more summary")
    page.tap("#draw-colour-Y")
    page.tap("#draw-tool-cell")
    expect(page.locator("[data-draws]")).to_have_count(1)
    page.evaluate("scrollTo(0, 0)")
    thumb.click("d4")
    expect(thumb.drawn(".yellow.cell")).to_have_count(2)
    swipe(thumb, "a1", "c3")
    expect(thumb.drawn(".yellow.head")).to_have_count(2)
    assert page.evaluate("scrollY") == 0, "the page stays under the finger"
    assert thumb.moves() == ["Sb2"]
    fits(thumb, 360)


def test_keys_draw_and_a_screen_reader_is_told(board: Board) -> None:
    page = arrive(board, STUDY, "#step-forward")
    page.focus("#step-forward")
    page.keyboard.press("d")
    expect(page.locator("#note-told")).to_have_text("Choose cells to colour.")
    page.keyboard.press("d")
    page.focus("#spot-b2")
    page.keyboard.press("Enter")
    expect(page.locator("#note-told")).to_have_text("An arrow from b2: choose where it ends.")
    page.keyboard.press("ArrowUp")
    expect(page.locator("#spot-b3")).to_be_focused()
    page.keyboard.press(" ")
    expect(page.locator("#note-told")).to_have_text("green arrow from b2 to b3.")
    page.keyboard.press("Escape")
    expect(page.locator("#note-told")).to_have_text("Clicks play moves again.")
    page.focus("#step-forward")
    page.keyboard.press("n")
    expect(page.locator("#note-1")).to_be_focused()
    page.keyboard.type("d n z")
    expect(page.locator("#comment-0")).to_have_text("d n z")
    expect(page.locator("#ply-0")).to_have_attribute("aria-describedby", "comment-0")


@pytest.mark.slow
def test_a_comment_with_a_script_is_text_here_after_a_reload_and_from_a_link(board: Board) -> None:
    page = arrive(board, STUDY, "#note-1")
    script = '</textarea><script>window.hit=1</script><img src=x onerror="window.hit=1"> & "so"'
    page.click("#note-1")
    page.keyboard.type(script)
    expect(page.locator("#comment-0")).to_have_text(script)
    expect(page.locator("#note-1")).to_have_value(script)
    page.reload()
    board.ready()
    expect(page.locator("#comment-0")).to_have_text(script)
    expect(page.locator("#note-1")).to_have_value(script)
    page.click("[data-act=dialog][data-arg=share]")
    link = page.input_value("#share-link")
    page.keyboard.press("Escape")
    page.click("#note-1")
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.press("Delete")
    expect(page.locator("#comment-0")).to_have_count(0)
    page.goto("about:blank")
    page.goto(link)
    board.ready()
    expect(page.locator("#comment-0")).to_have_text(script)
    assert json.dumps(page.evaluate("window.hit ?? null")) == "null"
    assert page.locator("img[src=x]").count() == 0
