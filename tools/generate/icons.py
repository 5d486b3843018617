"""Draws the bitmap icons from web/icons/icon.svg, with Chromium.

    python -m tools.generate.icons

Its output is kept in the repository, as it seldom changes.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tools.chromium import new_browser

ICONS: Final = Path(__file__).absolute().parents[2] / "web" / "icons"
GROUND: Final = "#f5f0e6"

PICTURES: Final = {
    "icon-192.png": (192, 1.0),
    "icon-512.png": (512, 1.0),
    "apple-touch-icon.png": (180, 1.0),
    "maskable-512.png": (512, 0.8),
}
"""Width in pixels, and the share of it that the drawing takes."""


def page_of(drawing: str, width: int, share: float) -> str:
    """A page that shows the drawing in the middle, its ground to the edges if it is smaller."""
    ground = GROUND if share < 1 else "transparent"
    size = round(width * share)
    return (
        f'<body style="margin:0;background:{ground};display:grid;place-items:center;'
        f'height:{width}px"><div style="width:{size}px;height:{size}px">{drawing}</div>'
    )


def main() -> None:
    """Draws them all."""
    drawing = (ICONS / "icon.svg").read_text()
    with new_browser() as browser:
        for name, (width, share) in PICTURES.items():
            page = browser.new_page(viewport={"width": width, "height": width})
            page.set_content(page_of(drawing, width, share))
            page.screenshot(path=ICONS / name, omit_background=True)


if __name__ == "__main__":
    main()
