"""Prompts, moves and outcomes as texts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal

from tesserae.core.entry import Partial, Picked, resolve
from tesserae.core.game import FIRST, OPPONENT, SECOND, Move, Outcome, Prompt, Side, outcome_text
from tesserae.core.scene import Target
from tesserae.core.text import Listed, Text, text
from tesserae.games.pyrga.notation.moves import entries
from tesserae.games.pyrga.notation.targets import CELL_NAMES, KIND_NAMES, Kind, Space, selection
from tesserae.games.pyrga.rules import LINES, NO_MOVE, PIECES, Position

_MOST_NAMED: Final = 4
"""More spaces than this are not named one by one."""

_A_PAIR, _A_TOWER, _MORE = 0.5, 1.6, 3.2
"""The leads, in pairs, from which it is called a pair, a Tower, more than a Tower."""


def prompt(position: Position, picked: Picked) -> Prompt:
    """What the player on turn has to do next and why; at the end, who won and why."""
    outcome = position.outcome()
    if outcome is not None:
        return _ending(position, outcome)
    return Prompt(_what(position, picked), _why(position))


def describe(move: Move) -> Text:
    """A move in words. A space names a Triangle's direction, true from either side."""
    piece = PIECES[move]
    cell = CELL_NAMES[piece.cell]
    if piece.direction is None:
        return text("pyrga.move", cell=cell, kind=kind_name(piece.kind))
    next_cell = CELL_NAMES[LINES[piece.cell][piece.direction][0]]
    return text("pyrga.move.pointing", cell=cell, next=next_cell)


def announce(position: Position, move: Move) -> Text | None:
    """The Tower that a move completes: its owner's first, second or third."""
    piece, mover, after = PIECES[move], position.to_move, position.apply(move)
    corner = 1 << 3 * piece.cell
    owner = next((side for side in (FIRST, SECOND) if after.towers(side) & corner), None)
    if owner is None:
        return None
    towers = after.towers(owner).bit_count()
    return text(
        f"pyrga.tower.own.{towers}" if owner == mover else f"pyrga.tower.of.{towers}.{owner}",
        cell=CELL_NAMES[piece.cell],
        piece=_piece_of_side(mover, piece.kind),
    )


def achievement(position: Position, move: Move) -> str | None:
    """ "tower" for the first Tower of the side that makes a move."""
    side = position.to_move
    first = not position.towers(side) and position.apply(move).towers(side)
    return "tower" if first else None


def consequence(position: Position, line: Sequence[Move]) -> Text | None:
    """The Tower or the pair that a move makes, or where it leaves the other side to answer."""
    tower = announce(position, line[0])
    if tower is not None:
        return tower
    piece, mover, after = PIECES[line[0]], position.to_move, position.apply(line[0])
    if after.outcome() is not None:
        return None
    if after.tally(mover).pairs > position.tally(mover).pairs:
        return text(
            f"pyrga.pair.{mover}",
            cell=CELL_NAMES[piece.cell],
            piece=_piece_of_side(mover, piece.kind),
        )
    cells = sorted({PIECES[move].cell for move in after.legal_moves()})
    if len(cells) > _MOST_NAMED:
        return None
    return text(f"pyrga.answer.{after.to_move}", cells=_cell_names(cells))


def score(position: Position, side: Side) -> Text:
    """The Towers a side controls."""
    return text("pyrga.score", n=position.towers(side).bit_count())


def result(position: Position) -> tuple[int, int]:
    """White's and Black's count of what decided the game, or else of Towers."""
    outcome = position.outcome()
    counted = outcome.reason.removeprefix("more_") if outcome else ""
    white, black = position.tally(FIRST), position.tally(SECOND)
    if counted == "pairs":
        return white.pairs, black.pairs
    if counted == "singles":
        return white.singles, black.singles
    return white.towers, black.towers


def describe_lead(position: Position, lead: float) -> Text:
    """Who is ahead, by about a pair, a Tower or more; for the side to move, in pairs."""
    if abs(lead) < _A_PAIR:
        return text("pyrga.standing.level")
    leader = position.to_move if lead > 0 else OPPONENT[position.to_move]
    amount = "pair" if abs(lead) < _A_TOWER else "tower" if abs(lead) < _MORE else "more"
    return text(f"pyrga.standing.{amount}.{leader}")


def kind_name(kind: int) -> Text:
    """The name of a kind of piece."""
    return text(f"pyrga.kind.{KIND_NAMES[kind]}")


def _piece_of_side(side: Side, kind: int) -> Text:
    return text(f"pyrga.owned.{side}", kind=kind_name(kind))


def _what(position: Position, picked: Picked) -> Text:
    partial = resolve(entries(position), picked)
    if partial.move is not None:
        return text("pyrga.do.confirm", move=describe(partial.move))
    cell, kind, _ = selection(partial.filled)
    name = "" if cell is None else CELL_NAMES[cell]
    if name and kind is not None:
        return text("pyrga.do.way", cell=name)
    if not picked:
        return _begin(position, kind)
    if kind is not None:
        return _where(partial, kind)
    kinds = _kinds(partial.offered)
    key = "pyrga.do.which" if len(kinds.items) > 1 else "pyrga.do.which.only"
    return text(key, cell=name, kinds=kinds)


def _where(partial: Partial, kind: int) -> Text:
    cells = sorted(t.cell for t in partial.offered if isinstance(t, Space))
    if len(cells) > _MOST_NAMED:
        return text("pyrga.do.where", kind=kind_name(kind))
    if len(cells) == 1:
        return text("pyrga.do.only", cells=_cell_names(cells), kind=kind_name(kind))
    return text("pyrga.do.choose", cells=_cell_names(cells), kind=kind_name(kind))


def _cell_names(cells: Iterable[int], joint: Literal["or", "and"] = "or") -> Listed:
    return Listed(tuple(CELL_NAMES[cell] for cell in cells), joint)


def _kinds(offered: Iterable[Target]) -> Listed:
    kinds = sorted(t.kind for t in offered if isinstance(t, Kind))
    return Listed(tuple(kind_name(kind) for kind in kinds), "or")


def _begin(position: Position, kind: int | None) -> Text:
    """The prompt with nothing picked; a kind is given if only one can be played."""
    if position.last == NO_MOVE:
        return text("pyrga.do.start")
    moves = position.ordered_moves()
    if not moves:
        return text("pyrga.do.free")
    cells = sorted({PIECES[move].cell for move in moves})
    if kind is None:
        return text("pyrga.do.play", cells=_cell_names(cells))
    piece = text(f"pyrga.a.{KIND_NAMES[kind]}")
    return text("pyrga.do.piece", cells=_cell_names(cells), piece=piece)


def _why(position: Position) -> Text:
    """The order that the last piece gave."""
    if position.last == NO_MOVE:
        return text("pyrga.why.start")
    last = PIECES[position.last]
    cell = CELL_NAMES[last.cell]
    piece = _piece_of_side(OPPONENT[position.to_move], last.kind)
    if not position.ordered_moves():
        return text("pyrga.why.free", cell=cell, piece=piece)
    cells = () if last.direction is None else LINES[last.cell][last.direction]
    key = f"pyrga.why.{KIND_NAMES[last.kind]}"
    why = text(key, cell=cell, cells=_cell_names(cells, "and"), piece=piece)
    return text("pyrga.why.second_square", why=why) if position.second_square() else why


def _ending(position: Position, outcome: Outcome) -> Prompt:
    white, black = result(position)
    why = text(f"pyrga.end.{outcome.reason}.why", white=white, black=black)
    return Prompt(outcome_text("pyrga", outcome), why)
