"""The coach of a first game, as data of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, NamedTuple

from tesserae.core.position import Move, P, Played
from tesserae.core.text import Text


class Coach(NamedTuple, Generic[P]):
    """A game's coach.

    strings: its words, language -> key -> text; they are loaded with it. advice: for the side to
    move, what the other side's last turn (these plies, none at the start) does to it and what to
    consider; None if there is nothing to say. risk: why a legal move loses at once though another
    need not; None if it does not.
    """

    strings: Mapping[str, Mapping[str, str]]
    advice: Callable[[P, Sequence[Played[P]]], Text | None]
    risk: Callable[[P, Move], Text | None]
