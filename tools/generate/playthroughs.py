"""Whole random games as text, so that a change of the rules shows in a diff.

    PYTHONPATH=py python -m tools.generate.playthroughs [GAME...]

writes them; look at the diff afterwards.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final
from zlib import crc32

from tesserae.core.game import FIRST, Game, Position
from tesserae.games.catalog import NAMES, by_slug

SEEDS: Final = (27, 33)
"""Of 60 seeds, the two short games that together cover most branches of all rules."""

LONGEST_LIST: Final = 80
_GAMES: Final = Path(__file__).parents[2] / "tests" / "games"


def folder(game: Game[Position]) -> Path:
    """The folder of a game's playthroughs."""
    return _GAMES / game.slug / "playthroughs"


def playthrough(game: Game[Position], seed: int) -> str:
    """A random game, ply by ply, and its outcome."""
    rng = random.Random(seed)
    position = game.initial()
    lines = [f"game: {game.slug}", f"seed: {seed}"]
    while moves := position.legal_moves():
        move = moves[int(rng.random() * len(moves))]
        lines += _ply(game, position)
        lines.append(f"move: {game.format_move(position, move)}")
        position = position.apply(move)
    outcome = position.outcome()
    if outcome is None:
        raise ValueError("a game without legal moves that is not over")
    lines += ["", f"position: {game.encode(position)}"]
    lines.append(f"outcome: {_name(outcome.winner)}, {outcome.reason}")
    return "\n".join(lines) + "\n"


def _ply(game: Game[Position], position: Position) -> Iterator[str]:
    moves = position.legal_moves()
    yield ""
    yield f"position: {game.encode(position)}"
    yield f"to move: {_name(position.to_move)}"
    yield f"evaluation: {game.evaluate(position, FIRST)}"
    yield f"prompt: {game.prompt(position, ()).what.key}"
    yield f"legal: {len(moves)}: {_shorten([game.format_move(position, move) for move in moves])}"


def _shorten(names: list[str]) -> str:
    """A long list by its first names and its checksum: hundreds of plies stay readable."""
    if len(names) <= LONGEST_LIST:
        return " ".join(names)
    return " ".join([*names[:8], f"... checksum {crc32(' '.join(names).encode()):08x}"])


def _name(side: int | None) -> str:
    return "nobody" if side is None else ("first", "second")[side]


def main(slugs: Sequence[str]) -> None:
    """Writes the playthroughs of games."""
    for game in map(by_slug, slugs):
        folder(game).mkdir(parents=True, exist_ok=True)
        for old in folder(game).iterdir():
            old.unlink()
        for seed in SEEDS:
            folder(game).joinpath(f"{seed}.txt").write_text(playthrough(game, seed), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:] or NAMES)
