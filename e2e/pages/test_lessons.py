"""Lessons in the browser: by touch and by keys, with their pauses, on the smallest phone."""

from __future__ import annotations

import json
import re
from itertools import product
from typing import Final

import pytest
from playwright.sync_api import expect

from e2e.support.axe import dressed
from e2e.support.playing.board import Board
from e2e.support.playing.touch import ON_A_PHONE, SMALLEST, Thumb, fits, in_sight
from tests.tiers import by_turns, some

ANSWERS: Final = {
    "pyrga": [
        [""],
        ["a1 S"],
        ["b2 S", "d3 S", "c4 C"],
        ["a3 S", "a1 S", "c1 T e"],
        ["d2 S", "b2 n"],
        ["b2 C", "b4"],
        ["a1"],
        ["d3 T s", "b3 C"],
    ],
    "zaic": [
        ["", ""],
        ["B h8"],
        ["S j7", "S j7"],
        ["S j8", "S j8"],
        ["S j8", "S j8"],
        ["V g7", "V g4"],
        ["V f7"],
        ["H f4"],
    ],
    "tetrad": [
        ["e3 e5", "e3 r d3"],
        ["c2 xe", "h7 h6"],
        ["d8 d11", "a6 xe", "d2 xe"],
        ["c5 xe"],
        ["f5"],
        ["g5"],
        ["d6 l i6"],
        ["f7 xe"],
        [""],
        ["I0 a1"],
    ],
}
"""Right answers to all tasks of all steps: the targets to choose; "" to go on."""


def through(board: Board, slug: str) -> None:
    """Plays a lesson to its end; each solved task leads to the next by itself."""
    page = board.page
    for number, step in enumerate(ANSWERS[slug], 1):
        for answer in step:
            order = page.locator("#lesson b")
            before = order.inner_text()
            expect(page).to_have_url(re.compile(f"#/{slug}/learn/{number}$"))
            if answer:
                *first, last = answer.split()
                for name in first:
                    if board.target(name).count():
                        board.click(name)
                    else:  # a tile that the tray shows lying
                        press(board, "#rotate")
                    page.wait_for_timeout(300)  # what is redrawn depends on the task
                board.click(last)  # `hit` would wait: a refusal redraws no targets
                expect(page.locator("#lesson .right, #confirm").first).to_be_visible()
                if page.locator("#confirm").is_visible():
                    press(board, "#confirm")
                expect(page.locator("#lesson .right").first).to_be_visible()
            page.wait_for_timeout(400)  # or it may pass for the second press of a double one
            press(board, "#lesson-next")
            expect(order).not_to_have_text(before)
    expect(page).to_have_url(re.compile(f"#/{slug}/learn/end$"))
    expect(page.locator("#lesson-play")).to_be_visible()


def press(board: Board, selector: str) -> None:
    """Presses a button the way the player does."""
    button = board.page.locator(selector)
    button.tap() if board.finger else button.press("Enter")


class Keys(Board):
    """A player without a pointer."""

    def click(self, name: str) -> None:
        self.target(name).press("Enter")


@ON_A_PHONE
@pytest.mark.slow
@pytest.mark.parametrize("slug", by_turns(["zaic", "tetrad", "pyrga"], share=3))
def test_a_lesson_is_played_through_by_tap_without_scrolling(thumb: Thumb, slug: str) -> None:
    thumb.open(f"#/{slug}/learn")
    through(thumb, slug)
    kept = json.loads(thumb.page.evaluate("localStorage['tesserae.lessons']"))
    assert len(kept["finished"]) == len(ANSWERS[slug])
    assert thumb.page.evaluate("scrollY") == 0
    thumb.page.locator("#lesson-play").tap()
    expect(thumb.page.locator("#controls")).to_be_visible()
    expect(thumb.page.locator("#status .coach")).to_be_visible()
    thumb.page.goto(f"{thumb.address}#/")
    expect(thumb.page.locator(f"#acts-{slug} .button").first).to_have_attribute(
        "href", f"#/{slug}/learn"
    )


@pytest.mark.slow
@pytest.mark.parametrize("slug", by_turns(["pyrga", "zaic", "tetrad"], share=3))
def test_a_lesson_is_played_through_by_keys(board: Board, slug: str) -> None:
    keys = Keys(board.page, board.address)
    keys.open(f"#/{slug}/learn")
    through(keys, slug)


FIRST_STEPS: Final = 3
MOST_TAPS, MOST_SECONDS = 40, 180
TAP_SECONDS, WORDS_PER_SECOND = 3, 4
"""A stranger looks for each place to tap, and reads all that is said, 240 words a minute."""

EXPLAINED: Final = {".halo": (1, 2), ".fire.limit": (2, 2)}
"""Marks of Tetrad's board, each with the step and the exercise that tell what it is."""

GHOSTS: Final = """[...document.querySelectorAll('#board-picture .ghost .unit')]
    .map((it) => Number(getComputedStyle(it).opacity))"""


@pytest.mark.slow
@pytest.mark.browser_context_args(
    viewport={"width": 360, "height": 640}, has_touch=True, is_mobile=True, device_scale_factor=2
)
def test_a_stranger_moves_rotates_and_fires_in_tetrad_in_three_minutes(thumb: Thumb) -> None:
    page, tapped, said = thumb.page, [0], dict[str, None]()

    def tap(name: str) -> None:
        tapped[0] += 1
        thumb.page.locator(name).tap() if name[0] == "#" else thumb.click(name)
        page.wait_for_timeout(400)  # or it may pass for the second tap of a double one
        said.update(dict.fromkeys(page.locator("#lesson > :is(b, .why)").all_inner_texts()))

    thumb.open("#/tetrad/learn")
    for step, answers in enumerate(ANSWERS["tetrad"][:FIRST_STEPS], 1):
        for exercise, answer in enumerate(answers, 1):
            expect(page.locator(f"#step-{step}")).to_have_attribute("aria-current", "step")
            in_sight(thumb, "#lesson-steps")
            expect(page.locator("#tray-end")).to_have_count(0)
            for name in answer.split():
                tap("#tray-r" if name == "r" else name)
                for mark, place in EXPLAINED.items():
                    if (step, exercise) < place:
                        expect(thumb.drawn(mark)).to_have_count(0)
                    elif (step, exercise) == place and name == answer.split()[0]:
                        expect(thumb.drawn(mark)).not_to_have_count(0)
            assert all(opacity < 0.7 for opacity in page.evaluate(GHOSTS))
            tap("#confirm")
            expect(page.locator("#lesson .right")).to_be_visible()
            tap("#lesson-next")
    assert tapped[0] <= MOST_TAPS
    words = sum(len(text.split()) for text in said)
    assert TAP_SECONDS * tapped[0] + words / WORDS_PER_SECOND <= MOST_SECONDS


def test_the_browsers_back_button_leads_to_the_step_before(board: Board) -> None:
    board.open("#/pyrga/learn/2")
    board.page.locator("#lesson-skip").click()
    expect(board.page.locator("#step-3")).to_have_attribute("aria-current", "step")
    board.page.go_back()
    expect(board.page.locator("#step-2")).to_have_attribute("aria-current", "step")


@pytest.mark.slow
@ON_A_PHONE
@pytest.mark.parametrize(
    ("slug", "language"), some(product(["zaic", "tetrad", "pyrga"], ["en", "fr"]), quick=1)
)
def test_every_step_fits_the_smallest_phone(thumb: Thumb, slug: str, language: str) -> None:
    dressed(thumb, language, "light")
    page = thumb.page
    page.set_viewport_size({"width": SMALLEST["width"], "height": SMALLEST["height"]})
    thumb.open(f"#/{slug}/learn/1")
    for number in range(1, len(ANSWERS[slug]) + 1):
        page.evaluate(f"location.hash = '#/{slug}/learn/{number}'")
        current = page.locator(f"#step-{number}")
        expect(current).to_have_attribute("aria-current", "step")
        fits(thumb, SMALLEST["width"])
        for part in ("#lesson", ".place"):
            in_sight(thumb, part)
