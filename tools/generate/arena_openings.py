"""Writes the openings of docs/examples/arena: balanced ones, as in matches.

PYTHONPATH=py python -m tools.generate.arena_openings
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from tesserae.adapters.encodings import ENCODINGS
from tesserae.library.board import Board
from tesserae.library.matches.openings import opening

ARENA: Final = Path(__file__).parents[2] / "docs" / "examples" / "arena"

NUMBER: Final = 20
"""Openings of each game."""


def line(slug: str, number: int) -> str:
    """An opening: its actions, and its moves to read."""
    encoding = ENCODINGS[slug]
    board, actions = Board(slug), list[int]()
    for move in opening(encoding.game, None, f"arena {number}").moves:
        actions.append(encoding.action(board.position, move))
        board.push(move)
    return json.dumps({"initialActions": actions, "moves": " ".join(board.move_stack)})


def main() -> None:
    """Writes a file for each game."""
    for slug in ENCODINGS:
        folder = ARENA / f"tesserae_{slug}"
        folder.mkdir(parents=True, exist_ok=True)
        written = "".join(f"{line(slug, number)}\n" for number in range(NUMBER))
        (folder / "openings.jsonl").write_text(written)


if __name__ == "__main__":
    main()
