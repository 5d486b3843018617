"""The rules of Zaic a second time, word by word, to compare the bitboards with.

Slow and plain: a game is the list of the texts of its moves; the table is
built from it as stacks of tiles, square by square. Nothing is shared with
tesserae.
"""

from __future__ import annotations

from collections.abc import Sequence

FILES = "abcdefghijklmno"
SIZES = {"S": (1, 1), "H": (2, 1), "V": (1, 2), "B": (2, 2)}
STOCKS = {"S": "S", "H": "2x1", "V": "2x1", "B": "B"}
SUPPLY = {"S": 3, "2x1": 8, "B": 8}
SIDES = [0, 1]

Square = tuple[int, int]
Stacks = dict[Square, list[int]]
"""For each square the tiles on it from below, each by the ply that played it."""


def squares(move: str) -> list[Square]:
    """The squares that a tile lies on, from the text of its move."""
    wide, high = SIZES[move[0]]
    x, y = FILES.index(move[1]), int(move[2:])
    return [(x + right, y + up) for right in range(wide) for up in range(high)]


def stacks(game: Sequence[str]) -> Stacks:
    table: Stacks = {}
    for ply, move in enumerate(game):
        for square in squares(move):
            table.setdefault(square, []).append(ply)
    return table


def neighbours(square: Square) -> list[Square]:
    x, y = square
    return [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]


def colour(table: Stacks, square: Square) -> int | None:
    """Whose colour shows on a square; the plies are Light's and Dark's by turns."""
    return table[square][-1] % 2 if square in table else None


def left(game: Sequence[str], side: int, stock: str) -> int:
    """How many tiles of a stock a side has not played."""
    return SUPPLY[stock] - [STOCKS[move[0]] for move in game[side::2]].count(stock)


def visible(table: Stacks) -> set[int]:
    """The plies whose tiles still show a square."""
    return {stack[-1] for stack in table.values()}


def extent(table: Stacks) -> tuple[int, int]:
    """How wide and how high the bounding box of all tiles is."""
    xs, ys = [x for x, _ in table], [y for _, y in table]
    return max(xs) - min(xs) + 1, max(ys) - min(ys) + 1


def on_surface(table: Stacks, side: int, lies_on: list[Square]) -> bool:
    """Rule 2: it touches an opponent's visible square, and none of its own colour."""
    around = [n for s in lies_on for n in neighbours(s) if n not in lies_on]
    touched = {colour(table, square) for square in around}
    return 1 - side in touched and side not in touched


def fits(game: Sequence[str], table: Stacks, move: str) -> bool:
    """Rules 1 to 5."""
    side, lies_on = len(game) % 2, squares(move)
    heights = {len(table.get(square, [])) for square in lies_on}
    if not left(game, side, STOCKS[move[0]]) or len(heights) != 1:
        return False
    if heights == {0} and not on_surface(table, side, lies_on):
        return False
    if heights != {0} and all(colour(table, square) == side for square in lies_on):
        return False
    after = stacks([*game, move])
    return visible(after) == set(range(len(game) + 1)) and max(extent(after)) <= 8


def legal(game: Sequence[str]) -> set[str]:
    """The texts of all legal moves."""
    if not game:
        return {f"{tile}h8" for tile in SIZES}
    table = stacks(game)
    xs, ys = [x for x, _ in table], [y for _, y in table]
    cells = [
        f"{FILES[x]}{y}"
        for x in range(max(0, min(xs) - 2), min(15, max(xs) + 2))
        for y in range(max(1, min(ys) - 2), min(16, max(ys) + 2))
    ]
    return {tile + cell for tile in SIZES for cell in cells if fits(game, table, tile + cell)}


def areas(game: Sequence[str], side: int) -> list[int]:
    """The sizes of a side's connected areas, the largest first."""
    table = stacks(game)
    rest = {square for square in table if colour(table, square) == side}
    sizes = []
    while rest:
        edge, size = [rest.pop()], 0
        while edge:
            size += 1
            found = [n for n in neighbours(edge.pop()) if n in rest]
            rest -= set(found)
            edge += found
        sizes.append(size)
    return sorted(sizes, reverse=True)


def outcome(game: Sequence[str]) -> tuple[int | None, str] | None:
    """The winner and the reason, or None while the game goes on."""
    if legal(game):
        return None
    light, dark = (areas(game, side) for side in SIDES)
    longest = max(len(light), len(dark))
    light, dark = ([*sizes, *[0] * (longest - len(sizes))] for sizes in (light, dark))
    for rank, (one, other) in enumerate(zip(light, dark, strict=True)):
        if one != other:
            return (0 if one > other else 1), "further_areas" if rank else "largest_area"
    return None, "level"
