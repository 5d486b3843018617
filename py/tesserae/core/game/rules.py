"""What a library, a protocol or perft asks of a game: its positions, and their texts."""

from __future__ import annotations

from typing import Protocol

from tesserae.core.game.setup import Setup
from tesserae.core.position import Move, Outcome, P


class Rules(Protocol[P]):
    """The rules of a game, and texts for its positions and moves.

    Every text from outside comes in through `decode` and `parse_move`; both
    refuse with BadInput.
    """

    @property
    def slug(self) -> str:
        """The game's name in links, in file names and in keys of texts."""

    @property
    def rules_version(self) -> int:
        """The version of the rules: another has other legal moves, or counts otherwise."""

    def initial(self) -> P:
        """The start position."""

    def encode(self, position: P) -> str:
        """The canonical text of a position; safe in a URL, at most 200 characters."""

    def decode(self, text: str) -> P:
        """The position of a canonical text. Refuses what is malformed or cannot be reached."""

    def format_move(self, position: P, move: Move) -> str:
        """The one text of a legal move, ASCII without spaces."""

    def parse_move(self, position: P, text: str) -> Move:
        """The legal move that has this text (surrounding spaces and case forgiven)."""

    def agreed(self, position: P) -> Outcome | None:  # noqa: ARG002
        """The outcome if the players agreed to end the game here; None where they may not."""
        return None

    @property
    def swaps(self) -> bool:
        """The first move decides much: the second player may be let take it over."""
        return False

    @property
    def long_turns(self) -> bool:
        """Turns are of many plies, to be thought of as wholes."""
        return False

    @property
    def setup(self) -> Setup[P] | None:
        """How the sides build what they play with; None if the start position has it all.

        The texts `slug.setup.ready` and `slug.setup.side.0` and `.1` name the
        ready-made ones and what each side builds.
        """
        return None
