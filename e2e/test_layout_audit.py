"""The audit of the layout finds each kind of fault, and nothing on pages that are in order."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

from e2e.support.layout import Window, behind_controls, findings
from e2e.support.together import TOO_SMALL, out_of_sight

STYLE: Final = """<style>
body { margin: 20px; font: 16px/1.5 Arial, sans-serif; }
button, .button { min-height: 44px; border: 1px solid; background: #fff; font: inherit; }
</style>"""

BAD: Final = {
    "text over text": (
        '<p>The first line</p><p style="margin-top: -34px">The second</p>',
        ["over", "The first line"],
    ),
    "text in a picture over text": (
        '<p style="height: 10px">White wins</p>'
        '<svg width="200" height="40" style="margin-top: -10px"><text y="12">c4</text></svg>',
        ["over", "c4"],
    ),
    "one text twice over itself": (
        '<p style="width: 120px; line-height: .4">Some words that need several lines</p>',
        ["over", "Some words"],
    ),
    "text over an icon": (
        '<div style="display: flex"><svg class="icon" width="20" height="20"></svg>'
        '<span style="margin-left: -12px">Undo</span></div>',
        ["over a picture", "Undo"],
    ),
    "a label wider than its button": (
        '<button style="width: 60px; white-space: nowrap">Rotate right</button>',
        ["over a border", "Rotate right"],
    ),
    "a label higher than its button": (
        '<button style="width: 70px; height: 44px; padding: 0">End the whole turn</button>',
        ["over a border", "End the whole turn"],
    ),
    "a word that is broken on a button": (
        '<button style="width: 80px; overflow-wrap: anywhere">Quadrilateral</button>',
        ["broken", "Quadrilateral"],
    ),
    "an icon larger than its button": (
        '<button style="width: 30px"><svg class="icon" width="40" height="20"></svg></button>',
        ["over a border", "svg.icon"],
    ),
    "a line that is cut": (
        '<p style="width: 60px; overflow: hidden; white-space: nowrap">A long sentence</p>',
        ["cut", "A long sentence"],
    ),
    "a second line that is cut": (
        '<p style="width: 90px; height: 24px; overflow: hidden">A long sentence</p>',
        ["cut", "A long sentence"],
    ),
    "an ellipsis without a title": (
        '<p style="width: 60px; overflow: hidden; white-space: nowrap; '
        'text-overflow: ellipsis">A long sentence</p>',
        ["cut", "A long sentence"],
    ),
    "a list whose choice is cut": (
        '<select style="width: 60px; height: 44px"><option>A long sentence</option></select>',
        ["cut", "A long sentence"],
    ),
    "a hint that is cut": (
        '<input style="width: 60px; height: 44px" placeholder="Type a move, e.g. Tb3n">',
        ["cut", "Type a move"],
    ),
    "text beyond the window": (
        '<p style="position: absolute; left: -40px">Out of sight</p>',
        ["beyond the window", "Out of sight"],
    ),
    "a page that scrolls sideways": (
        '<div style="width: 700px; height: 9px"></div>',
        ["sideways by", "html"],
    ),
    "a part that scrolls sideways": (
        '<div style="width: 200px; overflow: auto"><p style="width: 300px">Wide</p></div>',
        ["sideways by", "div"],
    ),
    "small targets side by side": (
        '<button style="width: 18px; min-height: 0; padding: 0">1</button>'
        '<button style="width: 18px; min-height: 0; padding: 0">2</button>',
        ["a target of 18 x 26 px", '"1"'],
    ),
}

GOOD: Final = {
    "plain text": "<h1>Title</h1><p>Text with <b>bold</b> and <a href='#'>a link</a>.</p>",
    "a button": "<button>Rotate right</button>",
    "a word that breaks at a soft hyphen": (
        '<button style="width: 80px; overflow-wrap: anywhere">Quadri&shy;lateral</button>'
    ),
    "lines close together": '<p style="width: 90px; line-height: 1.05">Towers gyp jest Äpfel</p>',
    "an ellipsis with a title": (
        '<p title="A long sentence" style="width: 60px; overflow: hidden; white-space: nowrap; '
        'text-overflow: ellipsis">A long sentence</p>'
    ),
    "what is only for screen readers": (
        '<p>Text</p><p style="position: absolute; top: 20px; width: 1px; height: 1px; '
        'overflow: hidden; clip-path: inset(50%); white-space: nowrap">For the reader</p>'
    ),
    "what is hidden": '<p>Text</p><p style="margin-top: -36px; visibility: hidden">No</p>',
    "a closed part": "<details><summary>More</summary><p>Text</p></details><p>Below</p>",
    "a toast": (
        '<p>Text</p><p style="position: fixed; top: 20px; left: 20px; background: #fff">Copied</p>'
    ),
    "what can be scrolled to": (
        '<div style="height: 40px; overflow-y: auto"><p>One</p><p>Two</p><p>Three</p></div>'
        "<p>Below</p>"
    ),
    "a badge on a number": (
        '<svg width="90" height="40"><text x="20" y="20">2</text>'
        '<rect x="10" y="2" width="40" height="30" fill="red"/><text x="20" y="21">3</text></svg>'
    ),
    "what a picture does not show": (
        '<svg width="90" height="40"><text x="300" y="20">2</text></svg><p>Below</p>'
    ),
    "a small link in a sentence": "<p>Read <a href='#'>it</a> and <a href='#'>it</a> again.</p>",
    "small targets with room": (
        '<button style="width: 18px; min-height: 18px; margin: 8px; padding: 0">1</button>'
        '<button style="width: 18px; min-height: 18px; margin: 8px; padding: 0">2</button>'
    ),
    "a list that shows it all when opened": (
        '<select style="width: 60px; height: 44px; text-overflow: ellipsis">'
        "<option>A long sentence</option></select>"
    ),
}


def test_every_kind_of_fault_is_found(tab: Page) -> None:
    for name, (body, parts) in BAD.items():
        found = laid_out(tab, body)
        kind, text = parts
        assert found, name
        assert all(it.startswith(kind) for it in found), (name, found)
        assert text in found[0], (name, found)


def test_what_is_in_order_passes(tab: Page) -> None:
    assert {name: found for name, body in GOOD.items() if (found := laid_out(tab, body))} == {}


def test_what_lies_in_part_behind_the_controls_is_found(tab: Page) -> None:
    tab.set_content(
        """<style>button { height: 44px } #controls { position: fixed; top: 300px }</style>
        <main class="game">
        <button style="position: absolute; top: 250px">Whole</button>
        <button style="position: absolute; top: 280px">Half</button>
        <button style="position: absolute; top: 310px">Hidden</button>
        <div id="tray"><button style="position: absolute; top: 310px">Piece</button></div>
        <nav id="controls"><button>Undo</button></nav>
        </main>"""
    )
    size = Window(360, 344)
    assert behind_controls(tab, (size,)) == [f"{size}: Half", f"{size}: Piece"]


PLAYED: Final = """<style>
body { margin: 0; font: 16px/1.5 Arial, sans-serif; }
.board { display: block; width: 200px; height: 200px; }
</style><main class="game"><p style="height: 40px; margin: 0">Above</p>
<div class="place"><svg class="board"></svg></div>
<p id="status" style="margin: 0"><b>Your turn.</b></p>
<div id="tray"><button style="display: block; height: 44px">Square</button></div>
<nav style="%s"><button style="height: 60px; width: 100%%">Undo</button></nav></main>
<p style="height: 400px"></p>"""


def test_what_the_next_click_needs_is_looked_for(tab: Page) -> None:
    static, docked = "", "position: fixed; inset: auto 0 0"
    too_low, small = Window(300, 290), TOO_SMALL[1]
    for window, nav, now in (
        (Window(300, 320), static, []),
        (too_low, static, ['button "Square"']),
        (Window(300, 340), docked, ['button "Square"']),
        (Window(150, 400), static, ["the board"]),
    ):
        tab.set_viewport_size({"width": window.width, "height": window.height})
        tab.set_content(PLAYED % nav)
        assert out_of_sight(tab, window) == now, window
    tab.set_viewport_size({"width": too_low.width, "height": too_low.height})
    assert out_of_sight(tab, small) == []
    tab.set_viewport_size({"width": too_low.width, "height": 240})
    assert out_of_sight(tab, small) == ['button "Square"']


def laid_out(page: Page, body: str) -> list[str]:
    """The findings on a little page."""
    page.set_viewport_size({"width": 600, "height": 400})
    page.set_content(f"<!doctype html><html><head>{STYLE}</head><body>{body}</body></html>")
    return findings(page)
