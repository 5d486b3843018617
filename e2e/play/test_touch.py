"""Pyrga on a phone, by touch."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from e2e.support.playing.pyrga import END, GAME
from e2e.support.playing.touch import ON_A_PHONE, PHONE, SMALLEST, Thumb, fits, in_sight

pytestmark = ON_A_PHONE


DIALOGS: Final = ("open-share", "open-settings", "control-more")


def test_a_whole_game_by_tap_without_scrolling(thumb: Thumb) -> None:
    thumb.two()
    for n, text in enumerate(GAME):
        thumb.play(text, order=n % 2)
        for part in (".place", "#status", "#tray", "#controls"):
            in_sight(thumb, part)
    expect(thumb.page.locator("#status b")).to_have_text(END)
    assert thumb.page.evaluate("scrollY") == 0


def test_a_direction_can_be_tapped_beside_the_board(thumb: Thumb) -> None:
    thumb.two()
    thumb.pick("c3", "T")
    thumb.page.locator("#tray-w").tap()
    expect(thumb.page.locator("#moves [aria-current]")).to_have_text("Tc3w")


def test_a_half_entered_move_goes_with_a_tap_elsewhere(thumb: Thumb) -> None:
    thumb.two()
    thumb.pick("c3")
    expect(thumb.page.locator("#status b")).to_have_text(re.compile("Which piece goes on c3"))
    thumb.page.locator("#status .why").tap()
    expect(thumb.page.locator("#status b")).to_have_text(re.compile("Play any piece"))


@pytest.mark.parametrize("height", [740, 664], ids=["360x740", "360x664"])
def test_what_was_played_is_told_and_moves_nothing_when_it_goes(thumb: Thumb, height: int) -> None:
    page = thumb.page
    page.set_viewport_size({"width": 360, "height": height})
    thumb.two()
    for n, text in enumerate(GAME[:4]):
        thumb.play(text, order=n % 2)
    caption = page.locator("#caption .told")
    assert (caption.bounding_box() or {"width": 0})["width"] > 100
    before = [page.locator(it).bounding_box() for it in ("#status", "#tray")]
    page.locator("#status b").tap()
    expect(caption).to_have_count(0)
    assert [page.locator(it).bounding_box() for it in ("#status", "#tray")] == before


@pytest.mark.parametrize("link", ["#/pyrga?v=1&g=Sb2", "#/zaic?v=1&g=Bh8"])
def test_the_names_stay_where_they_are_whichever_supply_is_shown(thumb: Thumb, link: str) -> None:
    page = thumb.page
    thumb.open(link)

    def names() -> object:
        name = "(it) => it.map((name) => name.getBoundingClientRect().toJSON())"
        return page.locator(".who > b").evaluate_all(name)

    before = names()
    shown = page.locator("#own .supply > span")
    expect(shown.first).to_be_visible()
    page.locator("#control-undo").tap()
    expect(shown).to_have_count(0)
    assert names() == before


@pytest.mark.slow
def test_a_review_begins_below_the_board_and_not_under_it(thumb: Thumb) -> None:
    page = thumb.page
    thumb.open(f"#/pyrga?v=1&g={'.'.join(GAME)}")
    page.locator("#review").tap()
    expect(page.locator("#review-area h2")).to_be_visible(timeout=60_000)
    at = "(it) => document.querySelector(it).getBoundingClientRect()"  # both at once: it scrolls
    gap = page.evaluate(f"() => ({at})('#review-area').top - ({at})('.place').bottom")
    assert gap >= 0


@pytest.mark.parametrize("size", [PHONE, SMALLEST], ids=["360", "320"])
def test_every_page_fits_and_can_be_hit(thumb: Thumb, size: dict[str, int]) -> None:
    page = thumb.page
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    thumb.two()
    fits(thumb, size["width"])
    for part in (".place", "#tray", "#controls"):
        in_sight(thumb, part)
    thumb.pick("c3", "T")
    expect(page.locator("#tray-w")).to_be_visible()
    fits(thumb, size["width"])
    page.locator("#tray-w").tap()
    for opener in DIALOGS:
        page.locator(f"#{opener}").tap()
        expect(page.locator("#dialog")).to_be_visible()
        fits(thumb, size["width"])
        page.locator("#dialog-close").tap()
        expect(page.locator("#dialog")).to_be_hidden()
    for hash, part in (("#/", ".card"), ("#/pyrga/rules", ".rules .figure")):
        page.evaluate(f"location.hash = '{hash}'")
        expect(page.locator(part).first).to_be_visible()
        fits(thumb, size["width"])


def test_the_controls_stay_where_they_are_whatever_is_to_be_decided(thumb: Thumb) -> None:
    def where() -> float:
        box = thumb.page.locator("#controls").bounding_box()
        assert box
        return box["y"]

    thumb.two()
    before = where()
    thumb.pick("c3")
    expect(thumb.page.locator("#status b")).to_contain_text("c3")
    assert where() == before
    thumb.pick("T")
    expect(thumb.page.locator("#tray-w .icon")).to_be_visible()
    assert where() == before
