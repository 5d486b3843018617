"""What watches places sees each kind of change under the pointer, and none where none is."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Page

from e2e.support import steady

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


@pytest.mark.parametrize("change", CHANGES)
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
