"""The list of moves: turns in pairs, variations under the move that they replace."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any, Final, NamedTuple

from tesserae.core.game import FIRST, SECOND, Game, Side
from tesserae.core.record import Path, Ply, Record
from tesserae.core.text import Text
from tesserae.view.html import Markup, el
from tesserae.view.words import Words

DEEPEST: Final = 3
"""Variations within variations are indented up to this level."""


class _Fork(NamedTuple):
    """A place in the tree: what was played from `position`, the ply to come being of `turn`."""

    position: Any
    plies: tuple[Ply, ...]
    path: Path
    turn: int


class _Step(NamedTuple):
    """One ply of a line: where it was chosen, and which of the plies there it is."""

    fork: _Fork
    which: int

    @property
    def side(self) -> Side:
        side: Side = self.fork.position.to_move
        return side

    @property
    def path(self) -> Path:
        return (*self.fork.path, self.which)

    @property
    def variations(self) -> range:
        """The other plies of the fork, told by the one that was played first."""
        return range(1, 0 if self.which else len(self.fork.plies))


class MoveList:
    """Draws the tree of a record in the words of a game."""

    def __init__(self, game: Game[Any], record: Record, words: Words) -> None:
        self._game = game
        self._record = record
        self._words = words

    def markup(self) -> Markup:
        """The whole list. Every ply is a button with the id `ply-` and its path.

        data-boxed: when the list is longer than the box around it, only the box scrolls.
        """
        record = self._record
        if not record.roots:
            return el("p", self._words("moves.none"), class_="none")
        start = self._button((), self._words("moves.start"), self._words("moves.start"))
        line = _line(_Fork(record.start, record.roots, (), 1), 0)
        rows = [self._row(list(steps)) for _, steps in groupby(line, lambda step: step.fork.turn)]
        return el("ol", el("li", start, class_="start"), rows, class_="moves-list", data_boxed=True)

    def _row(self, steps: list[_Step]) -> list[Markup]:
        """One pair of turns, and the variations that begin in it."""
        number = el("span", str(steps[0].fork.turn), class_="number")
        turns = [
            el("span", [self._ply(step) for step in steps if step.side == side], class_="turn")
            for side in (FIRST, SECOND)
        ]
        branches = [
            el("li", self._branch(step.fork, index, 1), class_="variation")
            for step in steps
            for index in step.variations
        ]
        return [el("li", number, turns), *branches]

    def _branch(self, fork: _Fork, index: int, depth: int) -> Markup:
        """A variation in one run of text, its own variations under it."""
        line: list[Markup] = [el("i", self._words("moves.or"))]
        below: list[Markup] = []
        turn = 0
        for step in _line(fork, index):
            if step.fork.turn != turn:
                turn = step.fork.turn
                dots = "" if step.side == FIRST else "…"
                line.append(el("span", f"{turn}{dots}", class_="number"))
            line.append(self._ply(step))
            below += [self._branch(step.fork, i, depth + 1) for i in step.variations]
        return el("div", line, below, class_="branch" if depth <= DEEPEST else "branch deep")

    def _ply(self, step: _Step) -> Markup:
        fork = step.fork
        move = fork.plies[step.which].move
        told = self._words(
            "moves.ply",
            side=Text(f"{self._game.slug}.side.{step.side}"),
            what=self._game.describe(fork.position, move),
        )
        name = self._game.format_move(fork.position, move)
        return self._button(step.path, name, f"{name}, {told}")

    def _button(self, path: Path, name: str, heard: str) -> Markup:
        place = ".".join(map(str, path))
        return el(
            "button",
            name,
            type="button",
            id=f"ply-{place}",
            data_act="jump",
            data_arg=place,
            aria_label=heard,
            aria_current="true" if path == self._record.path else None,
        )


def _line(fork: _Fork, index: int) -> Iterator[_Step]:
    """The plies from one of a fork's on, along first children."""
    while fork.plies:
        yield _Step(fork, index)
        ply = fork.plies[index]
        after = fork.position.apply(ply.move)
        round_over = fork.position.to_move == SECOND and after.to_move == FIRST
        fork = _Fork(after, ply.children, (*fork.path, index), fork.turn + round_over)
        index = 0
