"""The causes of key moments in Tetrad: the tiles and units that fire took.

Of a turn and of the better one the same is told, what it takes and what the reply takes then, so
that they can be compared.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tesserae.core.game import OPPONENT, Move, Side
from tesserae.core.teaching.story import Story, Telling
from tesserae.core.text import Text, text
from tesserae.games.tetrad.rules.position import SETUP_PLIES, Position
from tesserae.games.tetrad.words.prompts import Losses, ends_of, losses, unit_names
from tesserae.games.tetrad.words.strings.en.story import TEXT as EN
from tesserae.games.tetrad.words.strings.fr.story import TEXT as FR


def is_readable(position: Position) -> bool:
    """Whether the armies are set up."""
    return position.placed >= SETUP_PLIES


def cause(position: Position, line: Sequence[Move], told: Telling) -> Text | None:
    """The losses in the turn, and then in the reply; None if neither is known."""
    mover: Side = position.turn
    ended, last = ends_of(position, line)
    own, lost = losses(position, ended, OPPONENT[mover]), losses(ended, last, mover)
    first = _taken_text(f"tetrad.story.own.%s.{mover}", own)
    if last == ended:
        return first if own.tiles else None
    when, who = "did" if told.happened else "can", f"{'you' if told.you else 'they'}.{mover}"
    then = text(f"tetrad.story.kept.{when}.{who}")
    if lost.tiles:
        then = _taken_text(f"tetrad.story.%s.{when}.{who}", lost)
    return text("tetrad.story.both", first=first, then=then)


def gain(position: Position, line: Sequence[Move], told: Telling) -> Text | None:
    """The gains of the turn, and then of the reply; None if neither is known."""
    mover: Side = position.turn
    ended, last = ends_of(position, line)
    who = f"{'you' if told.you else 'they'}.{mover}"
    won, lost = losses(position, ended, OPPONENT[mover]), losses(ended, last, mover)
    taking = _taken_text(f"tetrad.story.gain.%s.{mover}", won)
    if last == ended:
        return taking if won.tiles else None
    then = text(f"tetrad.story.gain.kept.{who}")
    if lost.tiles:
        then = text(f"tetrad.story.gain.lost.{who}", n=lost.tiles)
    return text("tetrad.story.both", first=taking, then=then)


def lead(position: Position, line: Sequence[Move]) -> int | None:
    """The mover's lead in tiles after the reply; None if the line does not hold all of that."""
    mover: Side = position.turn
    ended, last = ends_of(position, line)
    if last.outcome() is None and (last.turn != mover or ended.turn == mover):
        return None
    return last.tiles(mover) - last.tiles(OPPONENT[mover])


def _taken_text(key: str, taken: Losses) -> Text:
    """The text of losses, by a key with a suffix: "nothing", "took" or "destroyed"."""
    if taken.units:
        return text(key % "destroyed", n=taken.tiles, what=unit_names(taken.units))
    return text(key % "took", n=taken.tiles) if taken.tiles else text(key % "nothing")


STORY: Final = Story({"en": EN, "fr": FR}, is_readable, cause, gain, lead)
