"""Targets for tests, by their names."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from tesserae.core.entry import Picked
from tesserae.core.game import Game, P
from tesserae.core.scene import Target


class Letter(NamedTuple):
    """A target of no game."""

    name: str


def letters(names: str) -> tuple[Letter, ...]:
    """A target for each letter."""
    return tuple(map(Letter, names))


def reader(game: Game[P]) -> Callable[[str], Picked]:
    """What makes targets of their names, which stand between spaces; KeyError for another."""

    def targets(names: str) -> Picked:
        found = tuple(game.target(name) for name in names.split())
        if None in found:
            raise KeyError(names)
        return tuple(target for target in found if target is not None)

    return targets


def names(targets: Iterable[Target]) -> list[str]:
    """The names of targets, in their order."""
    return [target.name for target in targets]
