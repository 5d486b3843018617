"""The openings of a match: random, but even; or those of a file."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, Game, Position
from tesserae.core.record.moves import MOST_PLIES
from tesserae.core.text import text
from tesserae.library.board import Board
from tesserae.library.errors import BadRecord
from tesserae.library.matches.files import read_file
from tesserae.library.matches.players import GameHistory
from tesserae.library.records.node import read_text
from tesserae.library.records.reading import record_texts
from tesserae.search.alphabeta import search
from tesserae.search.report import Limits

_CANDIDATES: Final = 4
"""Random openings of which the most even one is taken."""

_SHALLOW: Final = Limits(depth=2, nodes=400)
"""Limits of the search that tells how even an opening is."""

LONGEST_FILE: Final = 10_000_000
"""Maximum length of a file of openings, in characters."""


def opening(game: Game[Position], plies: int | None, seed: str) -> GameHistory:
    """An unfinished game after a good setup, if the game has one, and some random plies.

    plies: how many; None for the usual number, which is 0 after a setup and
    else 4. An opening that is as good as won is taken only if all candidates are.
    """
    rng = random.Random(seed)
    if plies is None:
        plies = 0 if game.setup else 4
    return min(
        [_candidate(game, plies, rng) for _ in range(_CANDIDATES)], key=lambda its: _bias(game, its)
    )


def _candidate(game: Game[Position], plies: int, rng: random.Random) -> GameHistory:
    """A random opening; shorter than it should be rather than over."""
    history = _setup(game, rng)
    for _ in range(plies):
        further = history.play(game, rng.choice(history.position.legal_moves()))
        if further.position.outcome():
            break
        history = further
    return history


def _setup(game: Game[Position], rng: random.Random) -> GameHistory:
    """The start, or what follows when either side builds one of the game's good setups."""
    history = GameHistory(game.initial())
    setup = game.setup
    if setup is None:
        return history
    texts = [rng.choice(setup.book) for _ in range(2)]
    while setup.in_progress(history.position):
        move = setup.next_move(history.position, texts[history.position.to_move])
        if move is None:
            raise ValueError("a setup of the book cannot be built")
        history = history.play(game, move)
    return history


def _bias(game: Game[Position], history: GameHistory) -> int:
    """How uneven an opening seems, whichever side is ahead."""
    if game.long_turns:
        return abs(game.evaluate(history.position, FIRST))
    *_, last = search(history.position, game.evaluate, _SHALLOW)
    return abs(last.score)


def read_openings(game: Game[Position], path: str) -> tuple[GameHistory, ...]:
    """The openings of a file. BadInput if it cannot be read, and as `parse_openings`."""
    return parse_openings(game, read_file(path, LONGEST_FILE), Path(path).name[:80])


def parse_openings(game: Game[Position], source: str, name: str) -> tuple[GameHistory, ...]:
    """The openings of a text: lines of moves, or the main lines of records. name: of its file.

    In lines moves are separated by spaces or, as in links, by points; those that are empty or
    begin with # are passed over. BadInput, with the line, for what is no unfinished game from the
    start of this game; also if there is none.
    """
    openings = list[GameHistory]()
    for line, moves in (_of_records if source.startswith("[") else _of_lines)(game, source, name):
        try:
            openings.append(_played(game, moves))
        except BadInput as bad:
            raise BadInput(text("match.opening", file=name, line=line, why=bad.text)) from None
    if not openings:
        raise BadInput(text("match.no_openings", file=name))
    return tuple(openings)


def _of_lines(_: Game[Position], source: str, __: str) -> Iterator[tuple[int, Sequence[str]]]:
    for number, line in enumerate(source.splitlines(), 1):
        if line.strip() and not line.startswith("#"):
            yield number, line.replace(".", " ").split()


def _of_records(
    game: Game[Position], source: str, name: str
) -> Iterator[tuple[int, Sequence[str]]]:
    for line, one in record_texts(io.StringIO(source)):
        try:
            record = read_text(one, line)
        except BadRecord as bad:
            raise BadInput(text("match.error", error=f"{name}: {bad}")) from None
        if record.game != game.slug or record.board().root() != Board(game.slug):
            raise BadInput(text("match.opening_of_other", file=name, line=line))
        yield line, record.mainline_moves()


def _played(game: Game[Position], moves: Sequence[str]) -> GameHistory:
    """The game after some moves. BadInput if one is not legal, or if it is over then."""
    if len(moves) > MOST_PLIES:
        raise BadInput(text("record.too_many", n=MOST_PLIES))
    history = GameHistory(game.initial())
    for move in moves:
        history = history.play(game, game.parse_move(history.position, move))
    if history.position.outcome() is not None:
        raise BadInput(text("library.over"))
    return history
