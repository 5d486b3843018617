"""What a coach tells the players of a first game, as data of a game; and what loses at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, NamedTuple

from tesserae.core.game.presentation import Played
from tesserae.core.position import OPPONENT, Move, P
from tesserae.core.text import Text

_TRIED: Final = 20
"""Other moves that are tried at most, but for rounding."""


class Coach(NamedTuple, Generic[P]):
    """A game's coach.

    strings: its words, language -> key -> text; they are loaded with it.
    advice: for the side to move, what the other side's last turn (these plies, none at the start)
    does to it and what to think of; None if there is nothing to say.
    risk: why a legal move loses at once though another need not; None if it does not.
    """

    strings: Mapping[str, Mapping[str, str]]
    advice: Callable[[P, Sequence[Played[P]]], Text | None]
    risk: Callable[[P, Move], Text | None]


def loses_at_once(position: P, move: Move) -> bool:
    """Whether a legal move, or a single ply with which it can be answered, wins for the other."""
    side, after = position.to_move, position.apply(move)
    if _won_by(after, OPPONENT[side]):
        return True
    if after.to_move == side:
        return False
    return any(_won_by(after.apply(reply), OPPONENT[side]) for reply in after.legal_moves())


def is_blunder(position: P, move: Move) -> bool:
    """Whether a legal move loses at once, and another does not.

    Of many others some twenty are tried: where they all lose, the game is as good as lost.
    """
    if not loses_at_once(position, move):
        return False
    moves = position.legal_moves()
    others = [moves[n] for n in range(0, len(moves), 1 + len(moves) // _TRIED)]
    return any(other != move and not loses_at_once(position, other) for other in others)


def _won_by(position: P, side: int) -> bool:
    outcome = position.outcome()
    return outcome is not None and outcome.winner == side
