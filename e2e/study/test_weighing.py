"""The target under the pointer, or with the focus, gets a value that the best lines do not tell."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from e2e.support.axe import go
from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board
from tests.tiers import some

LINKS: Final = {
    "zaic": "#/zaic/study?v=1&g=Hh8.Si8.Hj8",
    "tetrad": "#/tetrad/study?v=1&g=I1b1.T2k13.I1d1.L1i12.I1g1.T2f13.I1j1.J3d12.I1m1.T2a13",
}

UNTOLD: Final = """() => [...document.querySelectorAll("#board-spots .offered[data-aim]")]
  .filter((it) => !/best/.test(it.getAttribute("aria-label"))).map((it) => it.id)"""

FOCUSED: Final = "() => document.activeElement.id"

VALUE: Final = re.compile(r"(less than|as good as) the best")


@pytest.mark.parametrize("slug", some(LINKS, quick=0))
def test_the_target_that_is_pointed_at_gets_a_value(board: Board, slug: str) -> None:
    board.open(f"#/{slug}")
    page = board.page
    go(board, LINKS[slug], "#lines li")
    first, *_, last = page.evaluate(UNTOLD)
    page.hover(f"#{first}")
    expect(page.locator(f"#{first}")).to_have_attribute("aria-label", VALUE, timeout=PATIENCE)
    expect(page.locator("#status")).to_contain_text(VALUE)
    page.mouse.move(0, 0)
    expect(page.locator("#status")).not_to_contain_text(VALUE)
    page.locator('#board-spots [tabindex="0"]').focus()
    while (here := page.evaluate(FOCUSED)) != last:
        page.keyboard.press(",")
        page.wait_for_function(f"(here) => ({FOCUSED})() !== here", arg=here)
    expect(page.locator(f"#{last}")).to_have_attribute("aria-label", VALUE, timeout=PATIENCE)
    expect(page.locator("#status")).to_contain_text(VALUE)
