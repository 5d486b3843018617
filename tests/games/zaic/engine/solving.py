"""Positions near the end, which a slow solver can solve, and mirror images of games."""

from __future__ import annotations

from tests.games.zaic import literal
from tests.games.zaic.playing import random_game


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
