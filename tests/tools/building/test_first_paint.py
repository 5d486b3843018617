"""The first paint of every screen, as it lies in the page."""

from __future__ import annotations

import gzip
import re
from typing import Final

import pytest

from tesserae.app.prerender import prerender_pages
from tools.building import first_paint

SCREENS: Final = prerender_pages()
WRITTEN: Final = first_paint.screens(whole=True)
SERVED: Final = first_paint.screens()
TEMPLATE: Final = re.compile(r'<template id="([^"]+)"[^>]*>(.*?)</template>', re.DOTALL)
HOLE: Final = re.compile(r'<(svg|g) data-picture="(\d+)"></\1>')


def filled(name: str) -> str:
    """A screen with the pictures that it shares, as web/page/first_paint.js fills it."""
    kind = "frame_screens" if "-embed." in name else "page_screens"
    parts: dict[str, str] = dict(TEMPLATE.findall(WRITTEN[kind]))

    def picture(hole: re.Match[str]) -> str:
        return parts[f"picture-{hole[2]}"].removeprefix("<svg>").removesuffix("</svg>")

    return HOLE.sub(picture, parts[f"screen-{name}"])


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_whole_with_the_pictures_that_it_shares(name: str) -> None:
    assert filled(name) == SCREENS[name]


@pytest.mark.parametrize("kind", SERVED)
def test_a_picture_of_every_language_is_there_once(kind: str) -> None:
    markup = SERVED[kind]
    assert len(HOLE.findall(markup)) >= 2 * len(set(HOLE.findall(markup))) > 2
    pictures = [it for it in first_paint.PICTURE.findall(markup) if len(it) > 200]
    assert len(pictures) == len(set(pictures))


def test_the_screens_weigh_little_on_a_first_visit() -> None:
    assert len(gzip.compress(SERVED["page_screens"].encode())) <= 50_000
