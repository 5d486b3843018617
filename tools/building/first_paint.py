"""The first paint of every screen, as templates within the pages."""

from __future__ import annotations

import json
from collections.abc import Mapping

from tesserae.app.prerender import (
    failure_notices,
    frame_notices,
    guides,
    joining_notices,
    placeholders,
    prerender_pages,
    prerendered_fingerprints,
    separate_files,
)
from tools.building import offline


def screens(file: int = 0, whole: bool = False) -> dict[str, str]:
    """Templates with the first paint of every screen, for the page and for frames.

    file: the size of the one file, which the pages show. whole: with the markup of separate files.
    """
    screens, prints = prerender_pages(file), prerendered_fingerprints(file)
    frames = {name: markup for name, markup in screens.items() if "-embed." in name}
    pages = {name: markup for name, markup in screens.items() if name not in frames}
    shared = failure_notices() | joining_notices()
    return {
        "page_screens": templates(pages, prints, whole) + notice_templates(shared),
        "frame_screens": templates(frames, prints, whole)
        + notice_templates(shared | frame_notices()),
    }


def templates(
    screens: Mapping[str, str], prints: Mapping[str, Mapping[str, int]], whole: bool
) -> str:
    """Templates for web/page/first_paint.js, with fingerprints and the hashes of separate files."""
    separate = {} if whole else separate_files(screens)
    painted = {**screens, **({} if whole else placeholders())}
    hashes = {name: f' data-file="{_hash(markup)}"' for name, markup in separate.items()}
    hashes |= {name: f' data-guide="{_hash(markup)}"' for name, markup in guides().items()}
    tags = (
        f"<template id=\"screen-{name}\" data-fingerprints='{json.dumps(prints[name])}'"
        f"{hashes.get(name, '')}>"
        f"{painted[name]}</template>\n"
        for name in screens
    )
    return "".join(tags)


def _hash(markup: str) -> str:
    return offline.integrity(markup.encode())


def notice_templates(markups: Mapping[str, str]) -> str:
    """Templates of the notices for a page that could not start, or only in part."""
    tags = (
        f'<template id="notice-{name}">{markup}</template>\n' for name, markup in markups.items()
    )
    return "".join(tags)
