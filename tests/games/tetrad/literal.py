"""The rules of Tetrad a second time, word by word, to compare the bitboards with.

Slow and plain: units are sets of cells given as (file, rank) from (1, 1), the
way of a unit is walked step by step, and a shot cell by cell. Nothing is
shared with tesserae; moves are told by their texts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

Cell = tuple[int, int]
Unit = frozenset[Cell]

MAP = [
    *["BBBBBBBBBBBBBB"] * 4,
    *["YYRRBBYYRRBBYY"] * 2,
    "BBYYRRBBYYRRBB",
    "BBRRYYBBRRYYBB",
    *["YYBBRRYYBBRRYY"] * 2,
    *["BBBBBBBBBBBBBB"] * 4,
]

SHAPES = {
    "I": ("XXXX",),
    "O": ("XX", "XX"),
    "T": (".X.", "XXX"),
    "S": (".XX", "XX."),
    "Z": ("XX.", ".XX"),
    "L": ("..X", "XXX"),
    "J": ("X..", "XXX"),
}
COMPASS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
EDGE = {0: 1, 1: 14}


class Game(NamedTuple):
    """A situation. Units are kept by (side, number); a dead one is the empty set."""

    units: dict[tuple[int, int], Unit]
    setting_up: bool = True
    turn: int = 0
    moved: frozenset[int] = frozenset()
    attacked: frozenset[int] = frozenset()
    pending: tuple[int, ...] = ()
    quiet: int = 0
    removed: bool = False


def ground(cell: Cell) -> str:
    return MAP[14 - cell[1]][cell[0] - 1]


def stands_on(unit: Unit, letter: str) -> bool:
    return any(ground(cell) == letter for cell in unit)


def name(cell: Cell) -> str:
    return f"{chr(ord('a') + cell[0] - 1)}{cell[1]}"


def corner(unit: Iterable[Cell]) -> Cell:
    """The lower left of the bounding box."""
    cells = list(unit)
    return min(x for x, _ in cells), min(y for _, y in cells)


def on_board(unit: Iterable[Cell]) -> bool:
    return all(1 <= x <= 14 and 1 <= y <= 14 for x, y in unit)


def neighbours(cell: Cell) -> list[Cell]:
    return [(cell[0] + dx, cell[1] + dy) for dx, dy in COMPASS.values()]


def hangs_together(unit: Unit) -> bool:
    if not unit:
        return True
    seen, todo = set(), [min(unit)]
    while todo:
        cell = todo.pop()
        if cell not in seen:
            seen.add(cell)
            todo += [beside for beside in neighbours(cell) if beside in unit]
    return seen == unit


def shifted(unit: Iterable[Cell], dx: int, dy: int) -> Unit:
    return frozenset((x + dx, y + dy) for x, y in unit)


def quarter(unit: Iterable[Cell], pivot: Cell, clockwise: bool) -> Unit:
    sign = 1 if clockwise else -1
    px, py = pivot
    return frozenset((px + sign * (y - py), py - sign * (x - px)) for x, y in unit)


def at_origin(unit: Iterable[Cell]) -> Unit:
    cells = list(unit)
    x, y = corner(cells)
    return shifted(cells, -x, -y)


def shape(letter: str, rotation: int) -> Unit:
    lines = SHAPES[letter]
    cells: Iterable[Cell] = [
        (x, -y) for y, line in enumerate(lines) for x, c in enumerate(line) if c == "X"
    ]
    for _ in range(rotation):
        cells = quarter(cells, (0, 0), clockwise=True)
    return at_origin(cells)


def rotations(letter: str) -> list[int]:
    """The rotations that look different."""
    seen: list[Unit] = []
    for rotation in range(4):
        if shape(letter, rotation) not in seen:
            seen.append(shape(letter, rotation))
    return list(range(len(seen)))


def taken(game: Game) -> set[Cell]:
    return {cell for unit in game.units.values() for cell in unit}


def own_units(game: Game, side: int) -> dict[int, Unit]:
    """The units of a side that have tiles."""
    return {n: unit for (owner, n), unit in game.units.items() if owner == side and unit}


def placements(game: Game) -> Iterator[tuple[str, Unit]]:
    side = to_move(game)
    placed = [unit for (owner, _), unit in game.units.items() if owner == side]
    for letter in SHAPES:
        for rotation in rotations(letter):
            for x in range(1, 15):
                for y in range(1, 15):
                    unit = shifted(shape(letter, rotation), x, y)
                    text = f"{letter}{rotation}{name((x, y))}"
                    if not on_board(unit) or unit & taken(game):
                        continue
                    if not any(rank == EDGE[side] for _, rank in unit):
                        continue
                    files = {file for other in [*placed, unit] for file, _ in other}
                    if 14 - len(files) >= 5 - len(placed) - 1:
                        yield text, unit


def one_step(unit: Unit) -> Iterator[Unit]:
    for dx, dy in COMPASS.values():
        yield shifted(unit, dx, dy)
    for pivot in unit:
        yield quarter(unit, pivot, clockwise=True)
        yield quarter(unit, pivot, clockwise=False)


def places(unit: Unit) -> set[Unit]:
    """Where the unit can stand after 1 to M steps, others left out of account."""
    steps = 6 - len(unit) + (1 if stands_on(unit, "R") else 0)
    found, last = set(), {unit}
    for _ in range(steps):
        last = {new for old in last for new in one_step(old) if on_board(new)}
        found |= last
    return found - {unit}


def move_text(number: int, old: Unit, new: Unit) -> str:
    """The turn is the first of nothing, r, u, l that makes these cells."""
    turned, letters = at_origin(old), ["", "r", "u", "l"]
    while turned != at_origin(new):
        turned = at_origin(quarter(turned, (0, 0), clockwise=True))
        letters.pop(0)
    return f"{number}{name(corner(new))}{letters[0]}"


def moves(game: Game) -> Iterator[tuple[str, int, Unit]]:
    if game.attacked:
        return
    for number, unit in own_units(game, game.turn).items():
        if number not in game.moved:
            others = taken(game) - unit
            for new in places(unit):
                if not new & others:
                    yield move_text(number, unit, new), number, new


def shot(game: Game, number: int, direction: str) -> set[Cell]:
    """All the cells that an attack reaches."""
    unit = own_units(game, game.turn)[number]
    dx, dy = COMPASS[direction]
    allies: set[Cell] = set()
    if stands_on(unit, "B"):
        for other, friend in own_units(game, game.turn).items():
            touching = any(beside in friend for cell in unit for beside in neighbours(cell))
            if other != number and touching:
                allies |= friend
    reached = set()
    across = 0 if dx == 0 else 1
    for line in {cell[across] for cell in unit}:
        in_line = [cell for cell in unit if cell[across] == line]
        k = len(in_line) + len([cell for cell in allies if cell[across] == line])
        x, y = max(in_line, key=lambda cell: cell[0] * dx + cell[1] * dy)
        for n in range(1, 2 + k - 1 + (1 if stands_on(unit, "Y") else 0) + 1):
            reached.add((x + n * dx, y + n * dy))
    return reached


def attacks(game: Game) -> Iterator[tuple[str, int, tuple[int, ...]]]:
    for number in own_units(game, game.turn):
        if number not in game.attacked:
            for direction in COMPASS:
                fire = shot(game, number, direction)
                enemies = own_units(game, 1 - game.turn)
                hit = tuple(sorted(n for n, unit in enemies.items() if unit & fire))
                if hit:
                    yield f"{number}x{direction}", number, hit


def removals(game: Game) -> Iterator[tuple[str, Unit]]:
    unit = game.units[1 - game.turn, game.pending[0]]
    for cell in unit:
        if hangs_together(unit - {cell}):
            yield f"-{name(cell)}", unit - {cell}


def to_move(game: Game) -> int:
    if game.setting_up:
        return len(game.units) % 2
    return 1 - game.turn if game.pending else game.turn


def legal(game: Game) -> dict[str, Game]:
    """Every legal move by its text, and what it leads to."""
    if outcome(game) is not None:
        return {}
    if game.setting_up:
        return {text: _placed(game, unit) for text, unit in placements(game)}
    if game.pending:
        return {text: _removed(game, unit) for text, unit in removals(game)}
    found = {"end": _ended(game)}
    for text, number, unit in moves(game):
        units = {**game.units, (game.turn, number): unit}
        found[text] = game._replace(units=units, moved=game.moved | {number})
    for text, number, hit in attacks(game):
        found[text] = game._replace(attacked=game.attacked | {number}, pending=hit)
    return found


def outcome(game: Game) -> tuple[int | None, str] | None:
    """The winner and the reason, or None while the game goes on."""
    if game.setting_up:
        return None
    tiles = [sum(map(len, own_units(game, side).values())) for side in (0, 1)]
    if 0 in tiles:
        return 1 - tiles.index(0), "annihilated"
    if game.quiet < 40:
        return None
    if tiles[0] == tiles[1]:
        return None, "forty_turns"
    return tiles.index(max(tiles)), "forty_turns"


def _placed(game: Game, unit: Unit) -> Game:
    units = {**game.units, (to_move(game), len(game.units) // 2 + 1): unit}
    return game._replace(units=units, setting_up=len(units) < 10)


def _removed(game: Game, rest: Unit) -> Game:
    units = {**game.units, (1 - game.turn, game.pending[0]): rest}
    return game._replace(units=units, pending=game.pending[1:], removed=True)


def _ended(game: Game) -> Game:
    quiet = 0 if game.removed else game.quiet + 1
    return Game(game.units, setting_up=False, turn=1 - game.turn, quiet=quiet)
