"""Takes the screenshots of the README, light and dark, and those of the manifest, with Chromium.

    make screenshots

Its output, in docs/images/ and web/icons/, is kept in the repository: take them again when the page
looks different.
"""

from __future__ import annotations

import base64
from pathlib import Path
from typing import Final, Literal, NamedTuple

from playwright.sync_api import Browser, Page

from tools.build import ROOT
from tools.chromium import new_browser
from tools.serve import Site

OUT: Final = ROOT / "docs" / "images"

STORE: Final = ROOT / "web" / "icons"

QUALITY: Final = 60
"""The quality of the WebP files, 0 to 100: lines and letters stay sharp, files small."""

Theme = Literal["light", "dark"]
THEMES: Final[tuple[Theme, ...]] = ("light", "dark")


class Shot(NamedTuple):
    """A screenshot: the fragment of the page's address, and the size of the window."""

    fragment: str
    width: int
    height: int


SHOTS: Final = {
    "home": Shot("#/", 1180, 740),
    "zaic": Shot(
        "#/zaic?v=1&g=Bh8.Bf9.Hg9.Bi10.Vi9.Hh9.Bg11.Hg11.Hf10.Vg10.Hi11.Bk11.Bj13.Be12", 1180, 760
    ),
}

INSTALLED: Final = {
    "wide": SHOTS["zaic"]._replace(width=1280, height=800),
    "narrow": Shot("#/pyrga?v=1&g=Tb2w.Ta2s.Ta1e.Cb1.Tb1e.Td1w.Ca1.Sa1.Sb1", 390, 844),
}
"""The pictures shown before the app is installed; the manifest has their sizes."""


def main() -> None:
    """Takes them all from the last build in dist/."""
    OUT.mkdir(parents=True, exist_ok=True)
    site = Site(ROOT / "dist")
    with new_browser() as browser:
        wanted: list[tuple[Path, Shot, Theme]] = [
            (OUT / f"{name}-{theme}.webp", shot, theme)
            for name, shot in SHOTS.items()
            for theme in THEMES
        ]
        wanted += [(STORE / f"{name}.webp", shot, "light") for name, shot in INSTALLED.items()]
        for path, shot, theme in wanted:
            path.write_bytes(take(browser, site.address, shot, theme))
            print(f"{path.relative_to(ROOT)}: {path.stat().st_size / 1e3:.0f} KB")


def take(browser: Browser, address: str, shot: Shot, theme: Theme) -> bytes:
    """One screenshot as a WebP file, of the app when it is ready and at rest."""
    page = browser.new_page(
        viewport={"width": shot.width, "height": shot.height},
        color_scheme=theme,
        reduced_motion="reduce",
        locale="en-GB",
        service_workers="block",
    )
    page.goto(address + shot.fragment)
    page.locator(":root[data-joined]").wait_for(state="attached")
    page.mouse.move(0, 0)
    content = webp(page)
    page.close()
    return content


def webp(page: Page) -> bytes:
    """The window's content; Playwright itself writes no WebP."""
    session = page.context.new_cdp_session(page)
    options = {"format": "webp", "quality": QUALITY}
    return base64.b64decode(session.send("Page.captureScreenshot", options)["data"])


if __name__ == "__main__":
    main()
