"""The replies to a solver's move, the rest of a solution, and why a wrong move is wrong."""

from __future__ import annotations

from collections.abc import Iterable

from tesserae.app.model.table import Table
from tesserae.core import record as records
from tesserae.core.game import Move, Position, Side
from tesserae.core.puzzle import BETTER, Problem, Puzzle, Ruling
from tesserae.core.text import Text, text


def why(table: Table, problem: Problem[Position], ruling: Ruling) -> Text:
    """Why the last ply was wrong."""
    record, game = table.record, table.game
    before, move = record.positions[record.ply - 1], record.moves[record.ply - 1]
    told = game.refutation(problem, before, move, ruling) if problem.theme != BETTER else None
    if told is None and ruling.replies:
        told = game.consequence(before, (move, *ruling.replies))
    return text("puzzle.wrong.why", why=told) if told else text("puzzle.wrong.plain")


def replies(position: Position, rest: tuple[Move, ...], solver: Side) -> tuple[Move, ...]:
    """The other side's plies at the start of `rest`."""
    found: list[Move] = []
    for move in rest:
        if position.to_move == solver:
            break
        found.append(move)
        position = position.apply(move)
    return tuple(found)


def ending(table: Table, puzzle: Puzzle) -> tuple[Move, ...]:
    """The stored continuation after the solution."""
    if not puzzle.ending:
        return ()
    position = table.record.positions[len(puzzle.moves)]
    moves = table.game.parse_moves(position, (*puzzle.line, *puzzle.ending))
    return tuple(moves[len(puzzle.line) :])


def with_future(table: Table, moves: Iterable[Move]) -> Table:
    """The table with moves after the cursor, to step through."""
    record = records.play_all(table.record, moves)
    return table._replace(record=records.go(record, table.record.ply))


def own_plies(table: Table, puzzle: Puzzle) -> int:
    """The number of plies that the solver has made."""
    begun, record = len(puzzle.moves), table.record
    solver = record.positions[begun].turn
    return sum(position.to_move == solver for position in record.positions[begun : record.ply])
