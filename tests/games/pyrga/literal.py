"""The rules of Pyrga a second time, word by word, to compare the bitboards with.

Slow and plain: a game is the list of the texts of its moves, and everything
is told from that list. Nothing is shared with tesserae.
"""

from __future__ import annotations

from collections.abc import Sequence

CELLS = [file + rank for rank in "1234" for file in "abcd"]
KINDS = ["S", "T", "C"]
STEPS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
SIDES = [0, 1]


def step(cell: str, direction: str) -> str | None:
    """The space next to another one, if there is one."""
    east, north = STEPS[direction]
    neighbour = chr(ord(cell[0]) + east) + chr(ord(cell[1]) + north)
    return neighbour if neighbour in CELLS else None


def line(cell: str, direction: str) -> list[str]:
    """All spaces in a direction, up to the edge."""
    ahead = step(cell, direction)
    return [ahead, *line(ahead, direction)] if ahead else []


def on(game: Sequence[str], cell: str) -> list[tuple[int, str]]:
    """Who played which kind on a space."""
    return [(ply % 2, move[0]) for ply, move in enumerate(game) if move[1:3] == cell]


def kinds_on(game: Sequence[str], cell: str) -> set[str]:
    return {kind for _, kind in on(game, cell)}


def supply(game: Sequence[str], side: int) -> list[str]:
    """The kinds a side still has a piece of."""
    played = [move[0] for move in game[side::2]]
    return [kind for kind in KINDS if played.count(kind) < 5]


def ordered(last: str) -> list[str]:
    """Rule 2: the spaces that a piece orders the opponent to play on."""
    cell = last[1:3]
    if last[0] == "C":
        return [cell]
    if last[0] == "T":
        return line(cell, last[3])
    return [beside for direction in STEPS if (beside := step(cell, direction))]


def texts(cell: str, kind: str) -> set[str]:
    """Rule 4: every way to play a kind on a space."""
    if kind != "T":
        return {kind + cell}
    return {kind + cell + direction for direction in STEPS if line(cell, direction)}


def allowed(game: Sequence[str]) -> list[str]:
    """The kinds one has, less a Square where rule 5 forbids it."""
    kinds = supply(game, len(game) % 2)
    if len(game) == 2 and game[0][0] == "S":
        kinds = [kind for kind in kinds if kind != "S"]
    return kinds


def legal(game: Sequence[str]) -> set[str]:
    """The texts of all legal moves."""
    if third_tower(game) is not None:
        return set()
    kinds = allowed(game)
    if not game:
        return {move for cell in CELLS for kind in kinds for move in texts(cell, kind)}
    found = {
        move
        for cell in ordered(game[-1])
        for kind in kinds
        if kind not in kinds_on(game, cell)
        for move in texts(cell, kind)
    }
    empty = [cell for cell in CELLS if not on(game, cell)]
    return found or {move for cell in empty for kind in kinds for move in texts(cell, kind)}


def controlled(game: Sequence[str], side: int) -> list[str]:
    """The finished Towers of which a side owns two or three pieces."""
    finished = [cell for cell in CELLS if len(on(game, cell)) == 3]
    return [cell for cell in finished if [who for who, _ in on(game, cell)].count(side) >= 2]


def third_tower(game: Sequence[str]) -> int | None:
    """Who controls three Towers."""
    return next((side for side in SIDES if len(controlled(game, side)) >= 3), None)


def own(game: Sequence[str], side: int, pieces: int) -> int:
    """The number of spaces with exactly that many pieces, all of one side."""
    return sum([who for who, _ in on(game, cell)] == [side] * pieces for cell in CELLS)


def outcome(game: Sequence[str]) -> tuple[int | None, str] | None:
    """The winner and the reason, or None while the game goes on."""
    winner = third_tower(game)
    if winner is not None:
        return winner, "three_towers"
    if legal(game):
        return None
    counts = {
        "more_towers": [len(controlled(game, side)) for side in SIDES],
        "more_pairs": [own(game, side, 2) for side in SIDES],
        "more_singles": [own(game, side, 1) for side in SIDES],
    }
    for reason, (white, black) in counts.items():
        if white != black:
            return (0 if white > black else 1), reason
    return None, "level"
