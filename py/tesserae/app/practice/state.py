"""What lessons, puzzles and mistakes leave behind, whatever page is shown next."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from tesserae.app.practice.mistakes.state import Mistakes
from tesserae.app.practice.puzzles.state import Choice, Progress


class Practice(NamedTuple):
    """What this device knows of the learner, and what this tab has loaded and chosen.

    finished: the steps of lessons that were ever finished, as "slug.name", in the order of their
    texts. progress: with puzzles, by the game. mistakes: one's own, kept on this device.
    pools: the texts of puzzles that have been loaded, by the game. theme, choice: of the next
    puzzle; "" for any theme. last: the number of the puzzle that was last on a page, 0 if it was
    of no pool. pauses: how many there have been.
    """

    finished: tuple[str, ...] = ()
    progress: Mapping[str, Progress] = MappingProxyType({})
    mistakes: Mistakes = MappingProxyType({})
    pools: Mapping[str, str] = MappingProxyType({})
    theme: str = ""
    choice: Choice = "near"
    last: int = 0
    pauses: int = 0
