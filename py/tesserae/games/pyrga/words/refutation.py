"""Why a wrong move in a puzzle of Pyrga is wrong: what the reply does, and what is lost by it."""

from __future__ import annotations

from typing import Final

from tesserae.core.game import OPPONENT, Move
from tesserae.core.position import is_won_by
from tesserae.core.puzzle import Ruling
from tesserae.core.puzzle.refuting import refutation_text, verdict
from tesserae.core.text import Listed, Text, text
from tesserae.games.pyrga.notation.targets import CELL_NAMES
from tesserae.games.pyrga.rules import PIECES, Position
from tesserae.games.pyrga.words import prompts

_MOST_MOVES_TRIED: Final = 12
"""Moves that are tried, at most, to see that each lets the other side win at once."""


def refutation(before: Position, move: Move, ruling: Ruling) -> Text:
    """The Tower, the pair or the order of the reply; at the end of the game, how it ended."""
    solver, after = before.to_move, before.apply(move)
    last = (before, move)
    for reply in ruling.replies:
        last = (after, reply)
        after = after.apply(reply)
    outcome = after.outcome()
    if outcome is not None:
        tower = prompts.announce(*last) if outcome.reason == "three_towers" else None
        return tower or prompts.prompt(after, ()).why
    reply_told = _effect_of_reply(*last, after) if ruling.replies else None
    lost = verdict("pyrga", solver, ruling)
    if reply_told is not None and _loses_next(after):
        lost = text(f"pyrga.refuted.next.{OPPONENT[solver]}")
    return refutation_text("pyrga", reply_told, lost)


def _effect_of_reply(before: Position, reply: Move, after: Position) -> Text:
    """The effect of a reply that does not end the game."""
    tower = prompts.announce(before, reply)
    if tower is not None:
        return tower
    side, other, cell = before.to_move, after.to_move, CELL_NAMES[PIECES[reply].cell]
    piece = text(f"pyrga.owned.{side}", kind=prompts.kind_name(PIECES[reply].kind))
    if after.tally(side).pairs > before.tally(side).pairs:
        return text("pyrga.refuted.pair", cell=cell, piece=piece)
    cells = sorted({PIECES[it].cell for it in after.ordered_moves()})
    if not cells:
        return text(f"pyrga.refuted.free.{other}", cell=cell, piece=piece)
    names = Listed(tuple(CELL_NAMES[it] for it in cells), "or")
    return text(f"pyrga.refuted.sends.{other}", cell=cell, cells=names, piece=piece)


def _loses_next(position: Position) -> bool:
    """Whether every one of a few moves lets the other side win at once."""
    moves, other = position.legal_moves(), OPPONENT[position.to_move]
    return len(moves) <= _MOST_MOVES_TRIED and all(
        _wins_at_once(position.apply(it), other) for it in moves
    )


def _wins_at_once(position: Position, side: int) -> bool:
    """Whether a side has won, or can win with its next move."""
    if position.outcome() is not None:
        return is_won_by(position, side)
    return any(is_won_by(position.apply(it), side) for it in position.legal_moves())
