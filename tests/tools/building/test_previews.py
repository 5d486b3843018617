"""The pictures that chats show: of the right size, light, and the same each time."""

from __future__ import annotations

import struct

import pytest

from tesserae.games import catalog
from tools.building import offline, previews, static_pages

FILES = previews.files()


def size(png: bytes) -> tuple[int, int]:
    """The width and the height that a PNG has in its header."""
    assert png.startswith(b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


@pytest.mark.parametrize("name", FILES)
def test_a_picture_is_light_and_of_the_usual_shape(name: str) -> None:
    assert size(FILES[name]) == ((720, 378) if name == previews.NAME else (1200, 630))
    assert len(FILES[name]) <= 80_000
    assert not offline.is_kept(name)


def test_every_page_has_its_picture() -> None:
    assert set(FILES) == {"preview.png", *(f"{game.slug}/preview.png" for game in catalog.GAMES)}
    written = static_pages.files("https://example.org/")
    for page in static_pages.pages():
        picture = f"https://example.org/{page.game.slug}/preview.png"
        assert f'og:image" content="{picture}"' in written[f"{page.folder}index.html"]


def test_it_has_the_same_bytes_each_time() -> None:
    assert previews.files() == FILES
    assert len(set(FILES.values())) == len(FILES)
