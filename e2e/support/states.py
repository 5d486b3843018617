"""Pages with games under way, as tests of the layout look at them."""

from __future__ import annotations

import json
from typing import Final

from playwright.sync_api import Page

from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board
from e2e.support.playing.pyrga import GAME as PYRGA
from e2e.support.playing.tetrad import GAME as TETRAD
from e2e.support.playing.tetrad import MIDDLE, SETUP
from e2e.support.playing.zaic import GAME as ZAIC
from tesserae.games.zaic import GAME as RULES

MIDDLES: Final = {
    "pyrga": f"#/pyrga?v=1&g={'.'.join(PYRGA[:6])}",
    "zaic": f"#/zaic?v=1&g={'.'.join(ZAIC[:12])}",
    "tetrad": MIDDLE,
}

READY: Final = f"#/tetrad?v=1&g={'.'.join(TETRAD[:SETUP])}"
ENDS: Final = {"pyrga": PYRGA, "zaic": ZAIC, "tetrad": TETRAD}

REVIEWED: Final = f"#/zaic?v=1&p={RULES.encode(RULES.showcase())}&g=Sl6.Sk5.Vl8.resign2"
"""A game that is reviewed in a moment."""

LONG: Final = 6 * PATIENCE
"""Milliseconds for a whole review."""

ASKING: Final = (
    "#/pyrga/study?v=1&p=b1Tn.b3s~Sb3&m=%7B%5B%25asks+first%5D+%5B%25hint+Corners+do+not+count.%5D+"
    "%5B%25other+Not+beside+it.%5D+Play+a+Square.%7D+Sb2+%7BBeside+it.%7D+%28Sc3%21%29+"
    "%28Tb2e+%7BNo+Square.%7D%29+Tc2s+%7B%5B%25cal+Gc2c1%5D+It+points+there.%7D+Sc1&at=0"
)
"""A study that asks."""

TRAINING: Final = "#/pyrga/study/train?v=1&g=Sb2.Sb3.(.Tb3s.Cb1.).Cb2"
"""A study whose lines are trained."""

POSITION: Final = "a1StnC.b1s.c1Stnc.a2stsC.b2Tw.c2Tsc.d2Tw.a3tsC.d3sC.c4Te.d4ts~Sb1"
"""White wins in three plies by Cb2; Sb2 loses at once."""

KEEP: Final = f"#/pyrga/keep?v=1&p={POSITION}"


def opened(board: Board, language: str, fragment: str = "#/", **settings: object) -> Page:
    """The page in a language, with further settings."""
    kept = {"language": language, "theme": "light", "animation": False, **settings}
    board.stored["settings"] = json.dumps(kept)
    board.open(fragment)
    return board.page
