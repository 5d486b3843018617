"""Takes pictures of all pages and states in windows of many sizes, with Chromium.

    make sheets

Writes build/sheets/: a sheet for each window, text size, language and theme, with all pages and
states on it; and the same of frames on other sites.
"""

from __future__ import annotations

import base64
import json
from typing import Final, NamedTuple

from playwright.sync_api import Page

from tesserae.games import catalog
from tools.build import ROOT
from tools.chromium import new_browser
from tools.generate import sheet_states
from tools.serve import Site

OUT: Final = ROOT / "build" / "sheets"

FRAMES: Final = ((280, 400), (320, 420), (480, 580), (800, 900))
"""The sizes of the app in frames on other sites."""

SIZES: Final = (
    (320, 568),
    (360, 740),
    (390, 844),
    (768, 1024),
    (844, 390),
    (1280, 800),
    (1920, 1080),
)

READY: Final = 30_000
"""Milliseconds for the app to start."""


class Look(NamedTuple):
    """A window, language and theme. text: its size in the browser's settings, in px."""

    language: str
    theme: str
    text: int
    evaluation: bool


LOOKS: Final = (
    Look("en", "light", 16, False),
    Look("fr", "dark", 16, True),
    Look("fr", "light", 32, True),
    Look("en", "dark", 32, False),
)

SHEET: Final = """<!doctype html><style>
body {{ display: flex; flex-wrap: wrap; align-items: start; gap: 12px; width: {width}px; margin: 0;
  padding: 12px; background: #888; }}
img {{ width: {each}px; }}
</style>{pictures}"""

ACROSS: Final = 2000
"""The width of a sheet, in px."""


def main() -> None:
    """Takes them all from the last build in dist/."""
    OUT.mkdir(parents=True, exist_ok=True)
    site = Site(ROOT / "dist")
    with new_browser() as browser:
        for look in LOOKS:
            for take_all in (take, take_frames):
                page = browser.new_page(reduced_motion="reduce", service_workers="block")
                for name, pictures in take_all(page, site.address, look).items():
                    path = OUT / f"{name}.png"
                    path.write_bytes(sheet(browser.new_page(), pictures))
                    print(path.relative_to(ROOT))
                page.close()
    site.stop()


def pages() -> list[str]:
    """The fragments of all pages, with games in progress."""
    found = ["#/", "#/games", "#/mistakes", "#/train"]
    for game in catalog.GAMES:
        slug = game.slug
        found += [f"#/{slug}", f"#/{slug}?v=1&p={game.encode(game.showcase())}", f"#/{slug}/rules"]
        found.append(f"#/{slug}/study")
        found += [f"#/{slug}/learn/2"] if game.lesson else []
        found += [f"#/{slug}/puzzle/3", f"#/{slug}/puzzle/run"] if game.puzzles else []
    return found


def open_app(page: Page, address: str, look: Look) -> None:
    """Opens the app with these settings."""
    settings = look._asdict() | {"animation": False}
    page.goto(f"{address}embed-demo.html")
    page.evaluate("(it) => { localStorage['tesserae.settings'] = it }", json.dumps(settings))
    sheet_states.store(page)
    page.goto(address)
    page.wait_for_selector(":root[data-joined]", timeout=READY)


def take(page: Page, address: str, look: Look) -> dict[str, list[bytes]]:
    """The name of each sheet -> the pictures on it."""
    sheets: dict[str, list[bytes]] = {}
    open_app(page, address, look)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Page.setFontSizes", {"fontSizes": {"standard": look.text}})
    for fragment in pages():
        page.evaluate("(it) => { location.hash = it }", fragment)
        page.wait_for_timeout(600 if look.evaluation else 250)
        for size in SIZES:
            sheets.setdefault(_name(size, look), []).append(_shot(page, size, ""))
    for state in sheet_states.states():
        sheet_states.reach(page, state)
        for size in SIZES:
            sheets.setdefault(_name(size, look), []).append(_shot(page, size, state.top))
    return sheets


def take_frames(page: Page, address: str, look: Look) -> dict[str, list[bytes]]:
    """The same of the app in frames."""
    sheets: dict[str, list[bytes]] = {}
    devtools = page.context.new_cdp_session(page)
    devtools.send("Page.setFontSizes", {"fontSizes": {"standard": look.text}})
    for state in sheet_states.frames():
        page.goto("about:blank")
        asked = f"&lang={look.language}&theme={look.theme}"
        page.goto(f"{address}embed.html{state.fragment}{asked}")
        page.wait_for_selector(":root[data-joined]", timeout=READY)
        page.wait_for_selector(state.shown)
        for size in FRAMES:
            sheets.setdefault(f"frame-{_name(size, look)}", []).append(_shot(page, size, ""))
    return sheets


def _name(size: tuple[int, int], look: Look) -> str:
    width, height = size
    return f"{width}x{height}-{look.text * 100 // 16}-{look.language}-{look.theme}"


def _shot(page: Page, size: tuple[int, int], top: str) -> bytes:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    scroll = "(it) => it ? document.querySelector(it).scrollIntoView() : scrollTo(0, 0)"
    page.evaluate(scroll, top)
    return page.screenshot()


def sheet(page: Page, pictures: list[bytes]) -> bytes:
    """All pictures of a window in one, scaled down."""
    data = [base64.b64encode(it).decode() for it in pictures]
    page.set_content(f"<img src='data:image/png;base64,{data[0]}'>")
    width: int = page.locator("img").evaluate("(it) => it.decode().then(() => it.naturalWidth)")
    each = min(width, 480 if width < ACROSS // 2 else 640)
    images = "".join(f"<img src='data:image/png;base64,{it}'>" for it in data)
    page.set_viewport_size({"width": ACROSS, "height": 600})
    page.set_content(SHEET.format(width=ACROSS - 24, each=each, pictures=images))
    picture = page.screenshot(full_page=True)
    page.close()
    return picture


if __name__ == "__main__":
    main()
