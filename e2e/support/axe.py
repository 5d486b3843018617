"""Runs axe-core and the audit of the layout on a page, in a language and a theme."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import cycle
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from e2e.support.layout import every_window
from e2e.support.playing.board import Board
from tests.tiers import THOROUGH, by_turns, some
from tools import build

AXE: Final = build.ROOT / "node_modules" / "axe-core" / "axe.min.js"


TAGS: Final = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")


WIDTHS: Final = (360, 1280)
"""Of axe; they take turns from state to state; a thorough run begins with the other one."""


SETTLED: Final = """() => Promise.allSettled(document.getAnimations()
    .filter((it) => it.effect.getComputedTiming().endTime !== Infinity)
    .map((it) => it.finished))"""


RUN: Final = """async (tags) => {
    const found = await axe.run({ runOnly: tags, resultTypes: ["violations"] });
    return {
        contrast: found.passes.some((it) => it.id === "color-contrast"),
        broken: found.violations.flatMap((rule) =>
            rule.nodes.map((it) => `${rule.id}: ${it.html.slice(0, 160)} ${it.failureSummary}`)),
    };
}"""


LOOKS: Final = (("en", "light"), ("fr", "dark"))

looks = pytest.mark.parametrize(("language", "theme"), some(LOOKS, quick=1))

one_look_a_day = pytest.mark.parametrize(("language", "theme"), by_turns(LOOKS))
"""For slow tests."""


@cache
def axe() -> str:
    return AXE.read_text()


def clean(page: Page, contrast: bool = True) -> None:
    """Asserts no violations, that contrast was checked, and that the layout is in order."""
    with every_state(page) as look:
        look("the page", contrast)


@contextmanager
def every_state(page: Page) -> Iterator[Callable[..., None]]:
    """Checks several states of a page, and fails once, at the end, for all of them.

    Each is also laid out in windows of many sizes, see `every_window`.

    The yielded function is called with the name of each state. contrast: whether the state has text
    whose contrast must have been checked.
    """
    violations: list[str] = []
    widths = cycle(reversed(WIDTHS) if THOROUGH else WIDTHS)

    with every_window(page) as laid_out:

        def look(state: str, contrast: bool = True) -> None:
            width = next(widths)
            page.set_viewport_size({"width": width, "height": 800})
            violations.extend(f"{state}, {width} px: {it}" for it in _amiss(page, contrast))
            laid_out(state)
            page.set_viewport_size({"width": WIDTHS[-1], "height": 800})

        yield look
    assert violations == [], "\n".join(violations)


def _amiss(page: Page, contrast: bool) -> list[str]:
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")  # off the sticky bar
    page.evaluate(SETTLED)  # colours are final only after fading in
    if not page.evaluate("'axe' in window"):
        page.evaluate(axe())
    result: dict[str, Any] = page.evaluate(RUN, list(TAGS))
    broken: list[str] = result["broken"]
    if contrast and not result["contrast"]:
        broken.append("contrast was not checked")
    return broken


def dressed(board: Board, language: str, theme: str) -> None:
    """Stores a language and a theme before the page opens."""
    kept = {"language": language, "theme": theme, "animation": False}
    board.stored["settings"] = json.dumps(kept)


def go(board: Board, fragment: str, part: str) -> None:
    board.page.evaluate("(it) => { location.hash = it }", fragment)
    expect(board.page.locator(part).first).to_be_visible()


def arrive(board: Board, fragment: str, part: str) -> Page:
    """The page of a fragment, to which one goes from a game."""
    board.open("#/pyrga")
    go(board, fragment, part)
    return board.page
