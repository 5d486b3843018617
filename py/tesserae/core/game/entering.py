"""Entering a move, click by click: what a page asks of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from tesserae.core.entry import Entry, Picked, pick
from tesserae.core.game.rules import Rules
from tesserae.core.position import Move, P
from tesserae.core.scene import Target
from tesserae.core.text import Text, text


class Reason(NamedTuple):
    """Why a target is refused: the rule in words, and the spaces at fault.

    is_note: a description of the target, not a refusal.
    """

    text: Text
    faults: tuple[Target, ...] = ()
    is_note: bool = False


class Entering(Rules[P], Protocol[P]):
    """From clicks to moves. What is offered, forced and complete follows from the entries."""

    def target(self, name: str) -> Target | None:
        """The target of a name from outside; None if there is none."""

    def entries(self, position: P) -> Sequence[Entry]:
        """Every way to enter every legal move, without duplicates."""

    def why_not(self, position: P, picked: Picked, target: Target) -> Reason | None:
        """Why `target` cannot be clicked after `picked`; None if it can.

        By default the text `slug.no`, or `slug.no.over` once the game is over.
        """
        if pick(self.entries(position), picked, target) is not None:
            return None
        return Reason(text(f"{self.slug}.no" if position.legal_moves() else f"{self.slug}.no.over"))

    def automatic(self, position: P) -> Move | None:
        """The move that a page makes for a person who has no choice. By default none."""
        return None

    def is_formal(self, position: P, move: Move) -> bool:
        """Whether a legal move is a formality: the only one, and without consequence.

        In games by link the other side's page plays it. By default no move is one.
        """
        return False

    @property
    def chooses_losses(self) -> bool:
        """Whether a side chooses what it loses; the text `slug.losses` names having it chosen."""
        return False

    def best_removal(self, position: P) -> Move | None:
        """The move that loses least, if the side to move has to choose a loss; else None.

        A page plays it for people who do not want to choose. By default None.
        """
        return None

    def with_piece_rotated(self, position: P, picked: Picked) -> Picked:
        """The half-entered move with its piece rotated; `picked` itself if nothing rotates."""
        return picked

    @property
    def preview_first(self) -> bool:
        """Whether to preview moves; on touch screens a second tap then plays them."""
        return False

    def preselection(self, position: P, last: Move | None) -> Picked:
        """The targets picked before a person picks any; by default none.

        last: the last move of the side to move, None if it has made none.
        """
        return ()

    def covers_target(self, position: P, move: Move, target: Target) -> bool:
        """Whether the piece of a move would cover a target, so that a click there plays it.

        By default only the target that the move was entered with plays it.
        """
        return False

    def plays_without_preview(self, position: P, move: Move) -> bool:
        """Whether a tap plays this move at once: its effect is clear, and undo takes it back.

        By default no move.
        """
        return False
