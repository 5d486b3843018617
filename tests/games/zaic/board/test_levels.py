"""Nothing that is drawn over the tiles lies on anything else: levels, areas, hints, dots."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from itertools import combinations

import pytest

from tesserae.core.entry import resolve
from tesserae.core.scene import Box, Disc, Item, Label, Marks, Outline
from tesserae.games.zaic.board.relief import Frame
from tesserae.games.zaic.board.scene import scene
from tesserae.games.zaic.notation import moves
from tesserae.games.zaic.rules import Position
from tests.games.zaic.playing import random_game
from tests.looking import items

DIGIT = (9.0, 12.0)
"""Half the width and height of a number of one digit, a line around it left out."""

BOTH = frozenset({"levels", "areas"})


def positions(seed: int) -> Iterator[Position]:
    for _, position in random_game(seed, tall=seed % 2 == 1):
        if len(position.tiles) in (6, 14, 22, 30) and position.outcome() is None:
            yield position


def digits(position: Position, marks: Marks) -> list[Frame]:
    wide, high = DIGIT
    labels = [it for it in items(scene(position, marks), "digit") if isinstance(it, Label)]
    return [Frame(it.x - wide, it.y - high, it.x + wide, it.y + high) for it in labels]


def lines(drawn: Iterable[Item]) -> Iterator[Frame]:
    """The four lines of each box and the sides of outlines, with their cases."""
    for item in drawn:
        if isinstance(item, Box):
            left, top = item.x, item.y
            right, bottom = left + item.width, top + item.height
            yield from (
                Frame(left - 7, top - 7, right + 7, top + 7),
                Frame(left - 7, bottom - 7, right + 7, bottom + 7),
                Frame(left - 7, top - 7, left + 7, bottom + 7),
                Frame(right - 7, top - 7, right + 7, bottom + 7),
            )
        elif isinstance(item, Outline):
            for ring in item.rings:
                for (ax, ay), (bx, by) in zip(ring, (*ring[1:], ring[0]), strict=True):
                    left, right, top, bottom = min(ax, bx), max(ax, bx), min(ay, by), max(ay, by)
                    yield Frame(left - 4, top - 4, right + 4, bottom + 4)


def meet(one: Frame, other: Frame) -> bool:
    across = one.left < other.right and other.left < one.right
    return across and one.top < other.bottom and other.top < one.bottom


def touches(frame: Frame, disc: Disc) -> bool:
    x = max(frame.left - disc.x, disc.x - frame.right, 0)
    y = max(frame.top - disc.y, disc.y - frame.bottom, 0)
    return x * x + y * y < disc.radius**2


def discs(position: Position, marks: Marks) -> list[Disc]:
    drawn = scene(position, marks)
    found = (it for style in ("size", "dot") for it in items(drawn, style))
    return [it for it in found if isinstance(it, Disc)]


def all_marks(position: Position, rng: random.Random) -> Iterator[Marks]:
    """Everything that is drawn together: a hint and a worse move, or a tile that is picked."""
    entries = moves.entries(position)
    hint, worse = (rng.choice(entries).targets for _ in range(2))
    kind = rng.choice(entries).targets[:1]
    offered = resolve(entries, kind).offered
    for layers in (frozenset({"levels"}), BOTH):
        yield Marks(layers=layers, hint=hint, worse=worse)
        yield Marks(layers=layers, picked=kind, offered=offered)


@pytest.mark.parametrize("seed", range(6))
def test_levels_lie_on_no_disc_and_on_no_line(seed: int) -> None:
    rng, seen = random.Random(seed), 0
    for position in positions(seed):
        for marks in all_marks(position, rng):
            drawn, numbers = scene(position, marks), digits(position, marks)
            around = list(lines(it for style in ("hint", "area") for it in items(drawn, style)))
            assert not [n for n in numbers for line in around if meet(n, line)]
            assert not [n for n in numbers for disc in discs(position, marks) if touches(n, disc)]
            squares = (position.light | position.dark).bit_count()
            assert len(numbers) >= 0.8 * squares
            seen += len(around)
    assert seen


@pytest.mark.parametrize("seed", range(6))
def test_sizes_of_areas_and_dots_lie_on_no_other_and_on_no_hint(seed: int) -> None:
    rng = random.Random(seed)
    for position in positions(seed):
        for marks in all_marks(position, rng):
            found = discs(position, marks)
            for one, other in combinations(found, 2):
                away = (one.x - other.x) ** 2 + (one.y - other.y) ** 2
                assert away >= (one.radius + other.radius) ** 2
