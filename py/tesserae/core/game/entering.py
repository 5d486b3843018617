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

    is_note: it is no refusal, but says what is there.
    """

    text: Text
    faults: tuple[Target, ...] = ()
    is_note: bool = False


class Entering(Rules[P], Protocol[P]):
    """From clicks to moves. What is offered, forced and complete follows from the entries."""

    def target(self, name: str) -> Target | None:
        """The target of a name that comes from outside; None if the game has none."""

    def entries(self, position: P) -> Sequence[Entry]:
        """Every way to enter every legal move; no two alike."""

    def why_not(self, position: P, picked: Picked, target: Target) -> Reason | None:
        """Why `target` cannot be clicked after `picked`; None if it can.

        By default the text `slug.no`, or `slug.no.over` once the game is over.
        """
        if pick(self.entries(position), picked, target) is not None:
            return None
        return Reason(text(f"{self.slug}.no" if position.legal_moves() else f"{self.slug}.no.over"))

    def automatic(self, position: P) -> Move | None:
        """The move that a page makes for a person who has no other. By default it makes none."""
        return None

    def is_formal(self, position: P, move: Move) -> bool:
        """Whether a legal move is a formality: there is no other, and it decides nothing.

        In games by link the page of the other side plays it. By default no move is one.
        """
        return False

    @property
    def chooses_losses(self) -> bool:
        """Whether a side chooses what it loses; the text `slug.losses` names having it chosen."""
        return False

    def best_removal(self, position: P) -> Move | None:
        """The move by which a side loses least, where it has to choose a loss; None elsewhere.

        A page plays it for people who would rather not choose. By default there is none.
        """
        return None

    def with_piece_rotated(self, position: P, picked: Picked) -> Picked:
        """The half-entered move with its piece rotated; `picked` itself if nothing rotates."""
        return picked

    @property
    def preview_first(self) -> bool:
        """Whether moves should be previewed; on touch screens a second tap then plays them."""
        return False

    def preselection(self, position: P, last: Move | None) -> Picked:
        """What a page has picked before a person picks anything; by default nothing.

        last: the last move of the side to move, None if it has made none.
        """
        return ()

    def covers_target(self, position: P, move: Move, target: Target) -> bool:
        """Whether the piece of a move would lie on a target, so that a click there plays it.

        By default only the target that the move was entered with plays it.
        """
        return False

    def plays_without_preview(self, position: P, move: Move) -> bool:
        """Whether a tap plays this move even so: it shows where it leads, and undo takes it back.

        By default none is.
        """
        return False
