"""A first move of every game."""

from __future__ import annotations

import re
from typing import Final

from tesserae.games import catalog
from tools.generate.playthroughs import SEEDS, folder


def _first_move(slug: str) -> str:
    """The first move of the playthroughs that are kept."""
    written = (folder(catalog.by_slug(slug)) / f"{SEEDS[0]}.txt").read_text("utf-8")
    found = re.search(r"^move: (.*)$", written, re.MULTILINE)
    assert found
    return found[1]


STARTS: Final = {slug: _first_move(slug) for slug in catalog.NAMES}
