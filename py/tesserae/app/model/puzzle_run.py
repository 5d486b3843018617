"""The page of a puzzle run: as many puzzles as you can, until the third miss."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from tesserae.app.model.practice import ScriptBoard, Solving

MINUTES: Final = (3, 5)
MOST_MISSES: Final = 3

Beaten: TypeAlias = Literal["", "day", "ever"]
"""The record that a run has beaten: the day's, or that of all days."""


class RunPage(NamedTuple):
    """A run, before, while and after it.

    number: unique to the run; 0 before the first. left: milliseconds. queue: the numbers of the
    puzzles to come. solved: the number of solved ones. missed: the numbers of those missed. last:
    how the previous one ended. beaten: the record beaten; None until it is over.
    """

    slug: str
    minutes: int = MINUTES[0]
    theme: str = ""
    number: int = 0
    left: int = 0
    queue: tuple[int, ...] = ()
    solved: int = 0
    missed: tuple[int, ...] = ()
    last: Literal["", "right", "wrong"] = ""
    beaten: Beaten | None = None
    solving: Solving = Solving()
    board: ScriptBoard = ScriptBoard(None, "loading")

    @property
    def link(self) -> str:
        return f"#/{self.slug}/puzzle/run"

    @property
    def runs(self) -> bool:
        """Whether the clock runs."""
        return self.number > 0 and self.beaten is None
