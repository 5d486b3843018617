"""The puzzles of Pyrga: the prover, and the themes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tesserae.core.blunders import loses_at_once
from tesserae.core.game import Move, Side
from tesserae.core.position import can_win_at_once, is_won_by, play_all
from tesserae.games.pyrga import GAME
from tesserae.games.pyrga.engine.packed import canonical, pack
from tesserae.games.pyrga.engine.prover import ENTRIES, Prover
from tesserae.games.pyrga.rules import Position
from tools.generate.puzzles.games import Scope
from tools.generate.puzzles.pools import ProvenPool, Sizes

LARGE: Final = 2_000_000


class PyrgaSource:
    """Pyrga as games.Source."""

    game: Final = GAME
    scope: Final = Scope(draws=True, last=30, endings=1, limit=40_000, quick=12_000)

    def prover(self, large: bool, book: bool = True) -> Prover:
        """Pyrga's prover."""
        return Prover(LARGE if large else ENTRIES, book)

    def key(self, position: Position) -> str:
        """The smallest of the mirror images, without what no longer matters for the game."""
        return format(canonical(pack(position)), "x")

    def trivial(self, position: Position, right: Move, value: int) -> bool:
        """Whether all other moves end the game, or the other side can only end it by losing."""
        wrong = [position.apply(move) for move in position.legal_moves() if move != right]
        if value == 0 and all(after.outcome() is not None for after in wrong):
            return True
        after = position.apply(right)
        replies = after.legal_moves()
        return len(replies) == 1 and after.apply(replies[0]).outcome() is not None

    def theme(self, position: Position, line: Sequence[Move], value: int) -> str:
        """The first theme that fits, the rarer ones first."""
        side, after = position.to_move, position.apply(line[0])
        if value == 0:
            return "draw"
        if not position.ordered_moves():
            return "free"
        if not after.ordered_moves():
            return "dead"
        wrong = [move for move in position.legal_moves() if move != line[0]]
        if 2 * sum(loses_at_once(position, move) for move in wrong) >= len(wrong):
            return "block"
        replies = [after.apply(move) for move in after.legal_moves()]
        if all(_gives(after, reply, side) for reply in replies):
            return "squeeze"
        after = play_all(after, line[1:])
        replies = [after.apply(move) for move in after.legal_moves()]
        won = (is_won_by(reply, side) or can_win_at_once(reply, side) for reply in replies)
        return "tower" if replies and all(won) else "quiet"


def _gives(before: Position, after: Position, side: Side) -> bool:
    """Whether a reply gives a Tower or a free choice to a side."""
    towers = after.towers(side).bit_count() > before.towers(side).bit_count()
    return towers or not after.ordered_moves()


POOL: Final = ProvenPool(PyrgaSource(), Sizes(most=1_300, least=1_000, few=8, thorough=160))
