"""What a device may have: 1,000 games, one of them of 300 plies, a study of 64 chapters.

Or a game of a later version of the app.
"""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Final

from tesserae.core.record.headers import MOST_CHAPTERS
from tests.app.device import GAME
from tests.app.page import Page
from tests.search.positions import some_moves

GAMES: Final = 1_000
PLIES: Final = 300
CHAPTER: Final = '[Game "pyrga"]\n\n1. Sb2 Sb3 2. Tb4s *\n\n'


LATER: Final = "what only a later version can read"


def later() -> dict[str, str]:
    """The texts of a game that the app cannot read."""
    stamps = {"version": 1, "updated": 1, "used": 1, "about": {"plies": 0}}
    game = {"id": "later", "game": "pyrga", **stamps, "text": LATER}
    return {GAME + "later": json.dumps(game)}


@cache
def much() -> dict[str, str]:
    """The texts of such a device."""
    page = Page("#/")
    for slug, plies in (("pyrga", 6), ("zaic", 12), ("tetrad", PLIES)):
        page.send("hash", hash=f"#/{slug}?v=1&g={'.'.join(some_moves(slug, Random(1), plies))}")
    page.send("given", text=CHAPTER * MOST_CHAPTERS)
    short, *others = sorted(page.device.games.values(), key=lambda it: len(it["text"]))
    many = [{**short, "id": f"old-{n}", "used": n + 1} for n in range(GAMES)]
    return {GAME + it["id"]: json.dumps(it) for it in (*many, *others)}
