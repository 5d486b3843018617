"""What watches places sees each kind of change under the pointer, and none where none is."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.support import steady
from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board
from e2e.support.playing.pyrga import GAME
from tests.tiers import by_turns, some

PAGE: Final = """<style>* { margin: 0 } button { display: block; height: 64px }</style>
<div id="list"></div><button id="hint" data-act="hint">Hint</button>
<button id="last" data-act="turn">Rotate</button>"""

CHANGES: Final = {
    "nothing": ("", []),
    "its words": ("hint.textContent = 'Another hint'", []),
    "it is off": ("hint.disabled = true", []),
    "it goes": ("hint.remove(); last.disabled = true", []),
    "it becomes another in its place": ("hint.dataset.act = 'stop'", ["hint became stop"]),
    "a list above it grows": ("list.style.height = '64px'; list.dataset.act = 'unit'", [
        "hint became unit"]),
    "the page scrolls": ("document.body.style.height = '9999px'; scrollTo(0, 64)", [
        "hint became turn"]),
    "a dialog opens": ("document.body.append(Object.assign(document.createElement('dialog'), "
                       "{ open: true })); hint.dataset.act = 'stop'", []),
}  # fmt: skip


@pytest.mark.parametrize("change", some([*CHANGES], quick=2, share=3))
def test_a_place_that_changes_under_the_pointer_is_seen(tab: Page, change: str) -> None:
    script, expected = CHANGES[change]
    steady.install(tab)
    tab.goto("about:blank")
    tab.set_content(PAGE)
    tab.evaluate(f"""() => hint.onclick = () => setTimeout(() => {{
        {script}; dispatchEvent(new Event("tesserae-patched")); }}, 500)""")
    assert steady.watch(tab)
    tab.mouse.click(10, 10)
    assert [it.partition(":")[0] for it in steady.became(tab)] == expected


@pytest.mark.parametrize(
    "size", by_turns([(844, 390), (1280, 720), (390, 844)], share=3), ids=lambda it: str(it[0])
)
@pytest.mark.parametrize("button", some(["hint-play", "hint-hide"], quick=1))
def test_a_hint_leaves_its_room_to_nothing_for_a_second(
    fresh_board: Board, size: tuple[int, int], button: str
) -> None:
    page = fresh_board.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    steady.install(page)
    fresh_board.open(f"#/pyrga?v=1&g={'.'.join(GAME[:6])}&level=1")
    page.click("#control-hint")
    expect(page.locator(f"#{button}")).to_be_visible(timeout=PATIENCE)
    page.locator(f"#{button}").scroll_into_view_if_needed()
    assert steady.watch(page)
    page.click(f"#{button}")
    expect(page.locator(f"#{button}")).to_have_count(0)
    assert steady.became(page) == []
    page.wait_for_function("!document.getElementById('assist').style.minHeight")
