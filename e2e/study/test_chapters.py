"""Chapters of a study in the browser: made by mouse and by keyboard, on a phone, kept."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.support.axe import arrive, dressed, every_state, one_look_a_day
from e2e.support.playing.board import Board

STUDY = "#/pyrga/study?v=1&g=Sb2.Sb3.(.Cb3.)&at=1"

TWO_GAMES = '[Game "pyrga"]\n\n1. Sb2 Sb3\n\n[Game "pyrga"]\n\n1. Ca1\n'


def title(board: Board, words: str) -> None:
    """Names the open chapter, and waits until the list says so."""
    board.page.locator("[id^=chapter-title-]").fill(words)
    board.page.keyboard.press("Enter")
    expect(board.page.locator("#chapters option:checked")).to_contain_text(words.strip())


@pytest.mark.slow
def test_chapters_are_made_and_changed_and_are_there_after_a_reload(board: Board) -> None:
    page = arrive(board, STUDY, "#step-forward")
    page.locator("#chapter-edit summary").press("Enter")
    page.locator("#chapter-add").press("Enter")
    expect(page.locator("[id^=chapter-title-]")).to_be_focused()
    page.keyboard.type("<i>Ends")
    page.keyboard.press("Enter")
    expect(page.locator("#chapters option:checked")).to_have_text("2. <i>Ends")
    expect(page.locator("#note-told")).to_have_text("Chapter 2, 2 of 2.")
    board.pick("c3", "C")
    expect(page.locator("#moves [aria-current]")).to_have_text("Cc3")
    page.click("#chapter-up")
    expect(page.locator("#chapters option:checked")).to_have_text("1. <i>Ends")
    page.select_option("#chapters", label="Chapter 2")
    expect(page.locator("#moves [aria-current]")).to_have_text("Sb2")
    page.click("#chapter-cut")
    expect(page.locator("#moves [aria-current]")).to_have_text("Cc3")
    page.click("#study-undo")
    expect(page.locator("#moves [aria-current]")).to_have_text("Sb2")
    page.locator("#step-forward").focus()
    page.keyboard.press("k")
    expect(page.locator("#moves [aria-current]")).to_have_text("Cc3")
    page.reload()
    expect(page.locator(".study #moves [aria-current]")).to_have_text("Cc3")
    expect(page.locator("#chapters option")).to_have_text(["1. <i>Ends", "Chapter 2"])


@pytest.mark.slow
@one_look_a_day
def test_every_state_of_chapters(board: Board, language: str, theme: str) -> None:
    dressed(board, language, theme)
    page = arrive(board, STUDY, "#step-forward")
    with every_state(page) as look:
        page.click("#chapter-edit summary")
        look("one chapter")
        page.click("#chapter-add")
        title(board, "A long title without an end " * 3)
        look("two chapters")
        page.click("#chapter-cut")
        look("a chapter that can be brought back")
        page.click("#chapter-from")
        page.fill("#chapters-text", TWO_GAMES)
        page.press("#chapters-text", "Tab")
        page.keyboard.press("Enter")
        expect(page.locator("#chapter-take-1")).to_be_visible()
        look("chapters that were found elsewhere")
        page.click("#chapter-take-all")
        page.click("#chapter-text")
        page.fill("#moves-text", "1. Zz9")
        page.press("#moves-text", "Tab")
        page.keyboard.press("Enter")
        expect(page.locator("#chapters-found .refused")).to_be_visible()
        look("moves that are refused")
