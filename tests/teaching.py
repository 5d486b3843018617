"""What lessons say of moves, for tests that hold it true."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from tesserae.app.practice.lessons import script
from tesserae.core.game import Game, Move, Position
from tesserae.core.teaching.lesson import Task

P = TypeVar("P", bound=Position)


class Played(NamedTuple, Generic[P]):
    """A legal move in a task: the position before it, its text, and the position after it."""

    before: P
    move: Move
    written: str
    after: P


Truths: TypeAlias = Mapping[str, Callable[[Played[Any]], bool]]
"""The key of each sentence about a move -> whether it is true of that move."""


def answers(game: Game[Position], task: Task[Position]) -> Iterator[tuple[str, Played[Position]]]:
    """The key of what is said of each legal move in a task."""
    position = task.start
    for written in task.plies:
        position = position.apply(game.parse_move(position, written))
    for move in position.legal_moves() if task.goal is not None else ():
        after, written = position.apply(move), game.format_move(position, move)
        if task.goal is not None and task.goal.is_reached(after, written):
            said = task.done
        else:
            said = script.consequence(game, after, task, written).text
        assert said is not None
        yield said.key, Played(position, move, written, after)
