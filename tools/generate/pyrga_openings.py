"""Writes Pyrga's openings to know: proven lines from the opening book, as a study to train.

PYTHONPATH=py python -m tools.generate.pyrga_openings
"""

from __future__ import annotations

import textwrap
from pathlib import Path
from typing import Final

from tesserae.core.record import Record, begin, go, movetext, play
from tesserae.games import catalog
from tesserae.games.pyrga.engine import early, opening
from tesserae.games.pyrga.rules import Position

OUT: Final = Path(__file__).parents[2] / "py/tesserae/games/pyrga/words/openings.py"

FIRST_MOVES: Final = ("Sa1", "Tb1w")
"""First moves that win: that of the strongest level, and the favourite of other levels."""

MOST_REPLIES: Final = 7
"""Maximum number of answered replies in a position: 30 lines in all."""

_DEPTH: Final = 2
_PYRGA: Final = catalog.by_slug("pyrga")
_BOOK: Final = opening.Opening()


def chapters() -> list[str]:
    """A tree for each first move: the replies, the likeliest first, each with its answer."""
    found = []
    for first in FIRST_MOVES:
        start = begin(_PYRGA.initial())
        record = play(start, _PYRGA.parse_move(start.position, first))
        found.append(movetext.write(_PYRGA, _with_answers(record, _DEPTH)))
    return found


def _with_answers(record: Record, depth: int) -> Record:
    """The record with an answer to each reply at its cursor, to that many replies in a row."""
    here, position = record.ply, record.position
    assert isinstance(position, Position)
    for way in _BOOK.ways(position)[:MOST_REPLIES] if depth else ():
        record = play(record, way.move)
        found = early.find(position.apply(way.move))
        assert found is not None
        record = go(_with_answers(play(record, found.move), depth - 1), here)
    return record


def source() -> str:
    """The module with them."""
    texts = [f"    {_in_rows(it)},\n" for it in chapters()]
    return (
        '"""Openings to know, as a study; tools/generate/pyrga_openings.py writes this."""\n\n'
        "from __future__ import annotations\n\nfrom typing import Final\n\n"
        f"CHAPTERS: Final = (\n{''.join(texts)})\n"
        '"""Likely replies to a first move that wins, and an answer to each: all proven."""\n'
    )


def _in_rows(moves: str) -> str:
    """A text as rows of a module."""
    rows = textwrap.wrap(moves, 84)
    joined = ' "\n        "'.join(rows)
    return f'(\n        "{joined}"\n    )'


if __name__ == "__main__":
    OUT.write_text(source(), "utf-8")
