"""What is to be done, what was played and how it ended, as texts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tesserae.core.entry import Partial, Picked, resolve
from tesserae.core.game import FIRST, SECOND, Move, Outcome, Prompt, Side
from tesserae.core.scene import Target
from tesserae.core.text import Listed, Text, text
from tesserae.games.pyrga.notation.moves import CELL_NAMES, DIRECTION_NAMES, KIND_NAMES, entries
from tesserae.games.pyrga.rules import NO_MOVE, PIECES, Piece, Position

_MANY: Final = 4
"""More spaces than this are not named one by one."""

_A_PAIR, _A_TOWER, _MORE = 0.5, 1.6, 3.2
"""From so many pairs on a lead is told as one pair, as a Tower, as more than a Tower."""


def prompt(position: Position, picked: Picked) -> Prompt:
    """What the player on turn is to do next and why; at the end, who won and why."""
    outcome = position.outcome()
    if outcome is not None:
        return _ending(position, outcome)
    return Prompt(_what(position, picked), _why(position))


def describe(move: Move) -> Text:
    """A move in words."""
    piece = PIECES[move]
    return text(_with_direction("pyrga.move", piece), cell=CELL_NAMES[piece.cell])


def score(position: Position, side: Side) -> Text:
    """The Towers a side controls."""
    return text("pyrga.score", n=position.towers(side).bit_count())


def describe_score(position: Position, pairs: float) -> Text:
    """Who is ahead, by about a pair, a Tower or more; for the side to move, in pairs."""
    if abs(pairs) < _A_PAIR:
        return text("pyrga.standing.level")
    leader = position.to_move if pairs > 0 else 1 - position.to_move
    much = "pair" if abs(pairs) < _A_TOWER else "tower" if abs(pairs) < _MORE else "more"
    return text(f"pyrga.standing.{leader}.{much}")


def kind_name(kind: int) -> Text:
    """The name of a kind of piece."""
    return text(f"pyrga.kind.{KIND_NAMES[kind]}")


def _what(position: Position, picked: Picked) -> Text:
    partial = resolve(entries(position), picked)
    if partial.move is not None:
        return text("pyrga.do.confirm", move=describe(partial.move))
    cell = next((t for t in partial.filled if t in CELL_NAMES), None)
    kind = next((t for t in partial.filled if t in KIND_NAMES), None)
    if cell and kind:
        return text("pyrga.do.way", cell=cell)
    if not picked:
        return _begin(position, kind)
    if kind:
        return _where(partial, kind)
    return text("pyrga.do.which", cell=cell or "", kinds=_kinds(partial.offered))


def _where(partial: Partial, kind: Target) -> Text:
    cells = sorted(partial.offered, key=CELL_NAMES.index)
    if len(cells) > _MANY:
        return text(f"pyrga.do.where.{kind}")
    return text(f"pyrga.do.choose.{kind}", cells=Listed(tuple(cells), "or"))


def _kinds(offered: Iterable[Target]) -> Listed:
    kinds = sorted(offered, key=KIND_NAMES.index)
    return Listed(tuple(text(f"pyrga.kind.{kind}") for kind in kinds), "or")


def _begin(position: Position, kind: Target | None) -> Text:
    """With nothing picked; a kind is given where only one can be played."""
    if position.last == NO_MOVE:
        return text("pyrga.do.start")
    moves = position.ordered_moves()
    if not moves:
        return text("pyrga.do.free")
    cells = sorted({PIECES[move].cell for move in moves})
    names = Listed(tuple(CELL_NAMES[cell] for cell in cells), "or")
    if kind is None:
        return text("pyrga.do.play", cells=names)
    return text("pyrga.do.piece", cells=names, piece=text(f"pyrga.a.{kind}"))


def _why(position: Position) -> Text:
    """The order that the last piece gave."""
    if position.last == NO_MOVE:
        return text("pyrga.why.start")
    last = PIECES[position.last]
    cell = CELL_NAMES[last.cell]
    piece = text(f"pyrga.owned.{1 - position.to_move}.{KIND_NAMES[last.kind]}")
    if not position.ordered_moves():
        return text("pyrga.why.free", cell=cell, piece=piece)
    key = _with_direction("pyrga.why", last)
    why = text(key, cell=cell, file=cell[0], piece=piece, rank=cell[1])
    return text("pyrga.why.second_square", why=why) if position.second_square() else why


def _with_direction(prefix: str, piece: Piece) -> str:
    key = f"{prefix}.{KIND_NAMES[piece.kind]}"
    return key if piece.direction is None else f"{key}.{DIRECTION_NAMES[piece.direction]}"


def _ending(position: Position, outcome: Outcome) -> Prompt:
    who = "nobody" if outcome.winner is None else outcome.winner
    white, black = position.tally(FIRST), position.tally(SECOND)
    counted = outcome.reason.removeprefix("more_")
    name = counted if counted in white._fields else "towers"
    why = text(
        f"pyrga.end.{outcome.reason}.why", white=getattr(white, name), black=getattr(black, name)
    )
    return Prompt(text(f"pyrga.end.{outcome.reason}.{who}"), why)
