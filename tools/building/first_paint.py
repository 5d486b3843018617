"""The first paint of every screen, as templates within the pages."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import count
from typing import Final

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

PICTURE: Final = re.compile(
    r'<svg class="(?:figure|mini)".*?</svg>'
    r'|(?<=id="board-ground">).+?(?=</g><g aria-hidden="true" id="board-picture">)'
    r'|(?<=id="board-picture">).+?(?=</g><g id="board-)',
    re.DOTALL,
)
"""A picture without words in the markup of a screen, the same in every language."""


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
    pictures = _shared_pictures(painted[name] for name in screens)
    tags = (
        f"<template id=\"screen-{name}\" data-fingerprints='{json.dumps(prints[name])}'"
        f"{hashes.get(name, '')}>"
        f"{_with_holes(painted[name], pictures)}</template>\n"
        for name in screens
    )
    return "".join(tags) + _picture_templates(pictures)


def _shared_pictures(screens: Iterable[str]) -> dict[str, str]:
    """The pictures on several screens -> a name for each.

    Compression would not find them: the distance from one language to the next is too large.
    """
    found = Counter(picture for markup in screens for picture in PICTURE.findall(markup))
    numbers = count()
    return {it: str(next(numbers)) for it, times in found.items() if times > 1}


def _with_holes(markup: str, pictures: Mapping[str, str]) -> str:
    """A screen in which an empty element names each of these pictures."""

    def hole(match: re.Match[str]) -> str:
        picture = match[0]
        if picture not in pictures:
            return picture
        tag = "svg" if picture.startswith("<svg") else "g"
        return f'<{tag} data-picture="{pictures[picture]}"></{tag}>'

    return PICTURE.sub(hole, markup)


def _picture_templates(pictures: Mapping[str, str]) -> str:
    return "".join(
        f'<template id="picture-{number}"><svg>{picture}</svg></template>\n'
        for picture, number in pictures.items()
    )


def _hash(markup: str) -> str:
    return offline.integrity(markup.encode())


def notice_templates(markups: Mapping[str, str]) -> str:
    """Templates of the notices for a page that could not start, or only in part."""
    tags = (
        f'<template id="notice-{name}">{markup}</template>\n' for name, markup in markups.items()
    )
    return "".join(tags)
