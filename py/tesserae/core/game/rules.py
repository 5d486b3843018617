"""The rules of a game: everything that the library, UGI or perft needs."""

from __future__ import annotations

from collections.abc import Iterable
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
        """The version of the rules; it changes with legal moves or scoring."""

    def initial(self) -> P:
        """The start position."""

    def encode(self, position: P) -> str:
        """The canonical text of a position; safe in a URL, at most 200 characters."""

    def decode(self, written: str) -> P:
        """The position of a canonical text. BadInput if it is malformed or cannot be reached.

        Links, files and hosts hand it texts: what it accepts is safe for moves, pictures and
        engines. It takes exactly what `encode` writes, and every position that a game can lead to;
        it refuses all else within milliseconds. So cap the length first, then refuse what breaks
        the bookkeeping: too many pieces, the wrong side to move, a game that was over before. That
        a game leads there need not be proven: prove it where that is quick, with `core/retrace.py`
        where moves can be taken back, else ask for what is necessary. Never refuse on a guess.
        """

    def format_move(self, position: P, move: Move) -> str:
        """The one text of a legal move, ASCII without spaces."""

    def parse_move(self, position: P, text: str) -> Move:
        """Parses a legal move, ignoring case and surrounding spaces. BadInput for others."""

    def format_moves(self, position: P, moves: Iterable[Move]) -> tuple[str, ...]:
        """The texts of consecutive moves."""
        texts = []
        for move in moves:
            texts.append(self.format_move(position, move))
            position = position.apply(move)
        return tuple(texts)

    def parse_moves(self, position: P, texts: Iterable[str]) -> tuple[Move, ...]:
        """Parses consecutive moves. BadInput if one of them is not legal."""
        moves = []
        for text in texts:
            moves.append(self.parse_move(position, text))
            position = position.apply(moves[-1])
        return tuple(moves)

    def agreed_outcome(self, position: P) -> Outcome | None:
        """The outcome if the players agree to end the game here; None if they may not."""
        return None

    @property
    def swaps(self) -> bool:
        """Whether you can play with the swap rule."""
        return False

    @property
    def long_turns(self) -> bool:
        """Whether turns have many plies, so engines plan whole turns."""
        return False

    @property
    def setup(self) -> Setup[P] | None:
        """The setup, in which the sides build what they play with; None if there is none.

        The texts `slug.setup.ready` and `slug.setup.side.0` and `.1` name the ready-made ones and
        what each side builds; `slug.setup.offer` is the prompt before anything is built.
        """
        return None
