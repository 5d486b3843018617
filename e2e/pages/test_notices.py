"""Every toast and notice, in the smallest windows, over a dialog, and while the computer thinks."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.support.links import WITH_CLIPBOARD
from e2e.support.notices import longest_notices, show
from e2e.support.playing.board import Board
from e2e.support.playing.tetrad import MIDDLE
from tesserae.app.messages import actions
from tesserae.view.html import el
from tesserae.view.icons import icon
from tesserae.view.parts import icon_button
from tesserae.view.strings import STRINGS
from tests.tiers import some

pytestmark = WITH_CLIPBOARD

WINDOWS: Final = ((280, 653), (320, 480), (568, 320))
LARGER: Final = ((360, 640), (390, 844), (844, 390), (853, 533), (1280, 720), (1920, 1080))

PASSING: Final = re.compile(r"toast\.\w+|clock\.(minute|continued|paused|left)\.?\w*|swap\.done")
LASTING: Final = re.compile(r"error\.\w+|aside\.notice|restore\.\w+|agree\.declined|swap\.taken")
"""The keys of what is said in a toast, and in a notice."""

SEEN: Final = """(selector) => {
    const it = document.querySelector(selector);
    const box = it.getBoundingClientRect();
    const within =
        box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    const parts = [it, ...it.querySelectorAll(":not(svg, svg *)")];
    const whole = parts.every((part) => part.scrollWidth <= part.offsetWidth);
    const at = (x, y) =>
        document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
    const points = [[0.5, 0.5], [0.04, 0.5], [0.96, 0.5], [0.5, 0.1], [0.5, 0.9]];
    const top = points.every(([x, y]) => at(x, y)?.closest(selector));
    return [within && "within", whole && "whole", top && "on top"].filter(Boolean).join(", ");
}"""


COVERED: Final = """() => {
    const [toast, status] = [".toast", "#status"].map(
        (it) => document.querySelector(it).getBoundingClientRect()
    );
    const beside = toast.right <= status.left || status.right <= toast.left;
    return !beside && toast.bottom > status.top && status.bottom > toast.top;
}"""
"""Whether a toast lies over the status."""


TELLS: Final = "error.unsaved"


def sentences(keys: re.Pattern[str], language: str) -> list[str]:
    """Markup of sentences, with numbers in place of what is filled in."""
    told = [it for key, it in STRINGS[language].items() if keys.fullmatch(key)]
    assert len(told) > 5
    return [re.sub(r"\{\w+\}", "888", it) for it in told]


def look(page: Page, region: str, markup: str, selector: str) -> None:
    """Puts markup into a region, and looks at it."""
    show(page, region, markup)
    page.evaluate("document.getAnimations().forEach((it) => it.pause() ?? (it.currentTime = 1000))")
    seen = page.evaluate(SEEN, selector)
    assert seen == "within, whole, on top", f"{seen}: {markup}"


@pytest.mark.parametrize("language", some(["fr", "en"], quick=1))
@pytest.mark.parametrize(("width", "height"), some(WINDOWS, quick=1, share=2))
def test_all_that_is_told_is_seen_in_the_smallest_windows(
    board: Board, width: int, height: int, language: str
) -> None:
    page = board.page
    page.set_viewport_size({"width": width, "height": height})
    board.open("#/pyrga?v=1&g=Sb2")
    for sentence in sentences(PASSING, language):
        look(page, "toast", el("p", icon("tick"), sentence, class_="toast"), ".toast")
    show(page, "toast", "")
    close = icon_button("x", actions.DISMISS, sign="close", id="dismiss")
    way_out = el("a", STRINGS[language]["fault.restart"], class_="button quiet", href="#/")
    for sentence in sentences(LASTING, language):
        markup = el("div", el("p", sentence), way_out, close, class_="notice")
        look(page, "notice", markup, ".notice")
    show(page, "notice", "")
    page.click("#open-share")
    expect(page.locator("#share-code svg")).to_be_visible()
    for sentence in [*sentences(PASSING, language), STRINGS[language][TELLS]]:
        look(page, "dialog-toast", el("p", icon("tick"), sentence, class_="toast"), ".toast")


@pytest.mark.parametrize("link", [MIDDLE, "#/zaic?v=1&g=Bh8"], ids=["tetrad", "zaic"])
def test_what_passes_leaves_the_status_free(board: Board, link: str) -> None:
    page = board.page
    board.open(link)
    for width, height in (*WINDOWS, *LARGER):
        page.set_viewport_size({"width": width, "height": height})
        for sentence in sentences(PASSING, "fr"):
            told = str(el("p", icon("tick"), sentence, class_="toast"))
            page.evaluate("(parts) => tesserae.take(parts)", ["[]", "toast", told])
            assert not page.evaluate(COVERED), f"{width}x{height}: {sentence}"


def test_what_is_told_while_the_computer_thinks_stays_and_is_told_once(board: Board) -> None:
    page = board.page
    board.open("#/zaic?v=1&g=Sh8&level=6")
    page.evaluate(
        "addEventListener('animationstart', (it) => it.animationName === 'toast' && window.told++)"
    )
    page.evaluate("window.told = 0")
    page.click("#open-share")
    page.click("#copy-link")
    expect(page.locator("#dialog .toast")).to_contain_text("Copied")
    page.wait_for_timeout(2_000)
    expect(page.locator("#dialog .toast")).to_be_visible()
    assert page.evaluate("told") == 1


SIZES: Final = """() => Object.fromEntries(
    [...document.querySelectorAll("#tray button")].map((it) => [it.id, it.offsetHeight])
)"""


@pytest.mark.parametrize("link", [MIDDLE, "#/tetrad?v=1&g="], ids=["middle", "setup"])
@pytest.mark.parametrize("height", some([690, 720, 768], quick=1))
def test_the_buttons_of_tetrad_keep_their_size_when_a_notice_closes(
    board: Board, link: str, height: int
) -> None:
    page = board.page
    page.set_viewport_size({"width": 1280, "height": height})
    board.open(link)
    sizes = page.evaluate(SIZES)
    show(page, "notice", longest_notices("fr")[0])
    assert page.evaluate(SIZES) == sizes
