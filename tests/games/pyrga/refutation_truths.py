"""When what is said of a wrong move in a puzzle of Pyrga is true."""

from __future__ import annotations

from typing import Final

from tesserae.core.game import FIRST, OPPONENT, SECOND
from tesserae.core.position import is_won_by
from tesserae.core.text import Listed
from tesserae.games.pyrga.engine.prover import Prover
from tesserae.games.pyrga.notation.targets import CELL_NAMES, KIND_NAMES
from tesserae.games.pyrga.rules import PIECES, Position
from tests.refuting import Refuted, Truths, proven_value

_PROVER: Final = Prover(use_book=False)


def _names_last(refuted: Refuted[Position]) -> bool:
    """Whether the piece and the space are those of the last ply, and whose they are."""
    before, move = refuted.plies[-1]
    owned, cell = refuted.args["piece"], refuted.args["cell"]
    [(_, kind)] = owned.args
    said = owned.key, kind.key, cell
    whose = f"pyrga.owned.{before.to_move}", f"pyrga.kind.{KIND_NAMES[PIECES[move].kind]}"
    return said == (*whose, CELL_NAMES[PIECES[move].cell])


def _completes(refuted: Refuted[Position], number: int, *, own: bool) -> bool:
    """Whether the last ply completes a Tower of the mover or of the other, which is its so-many."""
    before, _ = refuted.plies[-1]
    side = before.to_move if own else OPPONENT[before.to_move]
    had, has = (it.towers(side).bit_count() for it in (before, refuted.end))
    return _names_last(refuted) and (had, has) == (number - 1, number)


def _makes_pair(refuted: Refuted[Position]) -> bool:
    before, _ = refuted.plies[-1]
    pairs = [it.tally(before.to_move).pairs for it in (before, refuted.end)]
    return _names_last(refuted) and pairs[0] < pairs[1]


def _sends(refuted: Refuted[Position]) -> bool:
    """Whether these are the spaces where the other side has to play."""
    listed = refuted.args["cells"]
    assert isinstance(listed, Listed)
    spaces = {CELL_NAMES[PIECES[it].cell] for it in refuted.end.legal_moves()}
    there = all(refuted.end.kinds_on(CELL_NAMES.index(it)) < 7 for it in spaces)
    return _names_last(refuted) and set(listed.items) == spaces and there and _mover(refuted)


def _is_free(refuted: Refuted[Position]) -> bool:
    end = refuted.end
    spaces = {PIECES[it].cell for it in end.legal_moves()}
    empty = {cell for cell in range(16) if not end.kinds_on(cell)}
    return _names_last(refuted) and spaces == empty and _mover(refuted)


def _mover(refuted: Refuted[Position]) -> bool:
    """Whether the sentence is about the side that is to move in the end."""
    return refuted.end.to_move == refuted.side == refuted.solver


def _wins_whatever_comes(refuted: Refuted[Position]) -> bool:
    """Whether after every move one side has won, or has a move that wins."""
    end, side = refuted.end, refuted.side
    children = [end.apply(move) for move in end.legal_moves()]
    wins = [
        [it for it in [child, *map(child.apply, child.legal_moves())] if is_won_by(it, side)]
        for child in children
    ]
    return bool(children) and all(wins) and end.to_move == refuted.solver == OPPONENT[side]


TRUTHS: Final[Truths] = {
    "pyrga.refuted": lambda _: True,
    "pyrga.refuted.lost.side": lambda refuted: (
        proven_value(_PROVER, refuted.end, refuted.side) == 1
    ),
    "pyrga.refuted.drawn": lambda it: proven_value(_PROVER, it.end, FIRST) == 0,
    "pyrga.refuted.not_now": lambda refuted: refuted.end.outcome() is None,
    "pyrga.refuted.pair": _makes_pair,
    "pyrga.refuted.sends.side": _sends,
    "pyrga.refuted.free.side": _is_free,
    "pyrga.refuted.next.side": _wins_whatever_comes,
    "pyrga.tower.own.side": lambda refuted: _completes(refuted, 1, own=True),
    "pyrga.tower.own.2": lambda refuted: _completes(refuted, 2, own=True),
    "pyrga.tower.own.3": lambda refuted: _completes(refuted, 3, own=True),
    "pyrga.tower.of.1.side": lambda refuted: _completes(refuted, 1, own=False),
    "pyrga.tower.of.2.side": lambda refuted: _completes(refuted, 2, own=False),
    "pyrga.tower.of.3.side": lambda refuted: _completes(refuted, 3, own=False),
    "pyrga.end.more_towers.why": lambda it: _counts(it, "towers"),
    "pyrga.end.more_pairs.why": lambda it: _counts(it, "pairs"),
    "pyrga.end.more_singles.why": lambda it: _counts(it, "singles"),
    "pyrga.end.level.why": lambda it: it.end.tally(FIRST) == it.end.tally(SECOND),
    "pyrga.owned.side": lambda _: True,
    **{f"pyrga.kind.{name}": lambda _: True for name in KIND_NAMES},
}


def _counts(refuted: Refuted[Position], what: str) -> bool:
    """Whether the numbers are those of what decided a game that is over."""
    numbers = [getattr(refuted.end.tally(side), what) for side in (FIRST, SECOND)]
    given = [refuted.args["white"], refuted.args["black"]]
    return not refuted.end.legal_moves() and numbers == given
