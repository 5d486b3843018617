"""A slow solver to compare with, positions that it can solve, and their mirror images."""

from __future__ import annotations

from functools import cache
from itertools import product

from tesserae.games.zaic.rules import Position
from tests.games.zaic import literal
from tests.games.zaic.playing import random_game

MIRRORS = [flips for flips in product([False, True], repeat=3) if any(flips)]
"""Left and right, up and down, both: what is exchanged."""


@cache
def plain_value(position: Position) -> int:
    """1, 0 or -1 for the side to move, by trying everything; every position by itself."""
    moves = position.legal_moves()
    if moves:
        best = -1
        for move in moves:
            best = max(best, -plain_value(position.apply(move)))
            if best == 1:
                break
        return best
    outcome = position.outcome()
    assert outcome is not None
    if outcome.winner is None:
        return 0
    return 1 if outcome.winner == position.to_move else -1


def near_the_end(seed: int, plies: int) -> list[str]:
    """A random game without its last plies."""
    *_, (texts, _) = random_game(seed)
    return texts[:-plies]


def mirrored(game: list[str], left_right: bool, up_down: bool, swapped: bool) -> list[str]:
    """A mirror image of a game, its first tile at h8 as always."""
    corners = []
    for text in game:
        squares = [(x, y) for x, y in literal.squares(text)]
        squares = [(y, x) if swapped else (x, y) for x, y in squares]
        squares = [(-x if left_right else x, -y if up_down else y) for x, y in squares]
        tile = {"H": "V", "V": "H"}.get(text[0], text[0]) if swapped else text[0]
        corners.append((tile, *min(squares)))
    _, left, low = corners[0]
    east, north = literal.FILES.index("h") - left, 8 - low
    return [f"{tile}{literal.FILES[x + east]}{y + north}" for tile, x, y in corners]
