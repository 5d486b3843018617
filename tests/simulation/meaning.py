"""What sentences of a coach mean: what can be done if they are so, by the rules alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from tesserae.core.position import is_won_by
from tesserae.core.text import Text
from tesserae.games.tetrad.words.prompts import able_units


def _after(position: Any) -> list[Any]:
    return [position.apply(move) for move in position.legal_moves()]


def _builds_tower(position: Any, _: Mapping[str, Any]) -> bool:
    side = position.to_move
    return any(
        it.towers(side).bit_count() > position.towers(side).bit_count() for it in _after(position)
    )


def _makes_pair(position: Any, _: Mapping[str, Any]) -> bool:
    side = position.to_move
    return any(it.tally(side).pairs > position.tally(side).pairs for it in _after(position))


def _others_move(position: Any, _: Mapping[str, Any]) -> bool:
    """Units can fire, and others, which are to move before, can move."""
    moving, firing = able_units(position)
    return bool(firing) and bool(moving & ~firing)


def _largest(position: Any) -> int:
    return sum(position.area_sizes(position.to_move)[:1])


MEANINGS: Final[Mapping[str, Any]] = {
    "pyrga.coach.win": lambda it, _: any(is_won_by(next_, it.to_move) for next_ in _after(it)),
    "pyrga.coach.tower": _builds_tower,
    "pyrga.coach.make_pair": _makes_pair,
    "tetrad.coach.both": _others_move,
    "tetrad.coach.fire": lambda it, _: bool(able_units(it)[1]),
    "tetrad.coach.move": lambda it, _: bool(able_units(it)[0]),
    "tetrad.coach.end": lambda it, _: not any(able_units(it)),
    "zaic.coach.join": lambda it, args: args["n"] > _largest(it),
    "zaic.coach.lost": lambda _, args: args["old"] > args["new"],
}
"""For the key of an advice, whether it can be followed in a position."""


def impossible(said: Text, position: Any) -> Iterator[str]:
    """The advice, if it cannot be followed."""
    means = MEANINGS.get(said.key)
    if means is not None and not means(position, dict(said.args)):
        yield f"{said.key} cannot be done: {position}"
