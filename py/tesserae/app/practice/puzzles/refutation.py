"""The replies to a solver's move, and why a wrong one is wrong."""

from __future__ import annotations

from tesserae.app.model.table import Table
from tesserae.core.game import Move, Position, Side
from tesserae.core.position import play_all
from tesserae.core.puzzle import Puzzle
from tesserae.core.text import Text, text


def why(table: Table, answer: tuple[Move, ...]) -> Text:
    """How the game ends after the last move and the answer to it; else what they bring about."""
    record, game = table.record, table.game
    before, move = record.positions[record.ply - 1], record.moves[record.ply - 1]
    after = play_all(record.position, answer)
    if after.outcome() is not None:
        return text("puzzle.wrong.why", why=game.prompt(after, ()).what)
    came = game.consequence(before, (move, *answer)) if answer else None
    if came is not None:
        return text("puzzle.wrong.why", why=came)
    return text("puzzle.wrong" if answer else "puzzle.wrong.plain")


def replies(position: Position, rest: tuple[Move, ...], solver: Side) -> tuple[Move, ...]:
    """The plies of the other side that come next."""
    found: list[Move] = []
    for move in rest:
        if position.to_move == solver:
            break
        found.append(move)
        position = position.apply(move)
    return tuple(found)


def own_plies(table: Table, puzzle: Puzzle) -> int:
    """How many plies the solver has made."""
    begun, record = len(puzzle.moves), table.record
    solver = record.positions[begun].turn
    return sum(position.to_move == solver for position in record.positions[begun : record.ply])
