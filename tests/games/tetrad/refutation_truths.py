"""When what is said of a wrong ply in a puzzle of Tetrad is true."""

from __future__ import annotations

from typing import Final

from tesserae.core.game import OPPONENT
from tesserae.core.text import Listed
from tesserae.games.tetrad.rules.position import ATTACK, UNITS, Position, read
from tests.games.tetrad.engine.plain_turns import fewest, fewest_of_turn, tiles_of, units_of
from tests.refuting import Refuted, Truths


def _destroys(refuted: Refuted[Position]) -> bool:
    """Whether the other side's turn took so many tiles and these units, and no more."""
    solver = refuted.solver
    own = refuted.plies[-1][0]
    turn = [before for before, _ in refuted.plies if before.turn != solver]
    first, last = turn[0], refuted.end
    gone = {str(n + 1) for n in UNITS if first.of(solver)[n] and not last.of(solver)[n]}
    [units] = [it for _, it in refuted.args["what"].args if isinstance(it, Listed)]
    tiles = tiles_of(first, solver) - tiles_of(last, solver)
    told = refuted.args["n"], set(units.items)
    return own.turn == refuted.side == OPPONENT[solver] and told == (tiles, gone) and bool(gone)


def _lost_none(refuted: Refuted[Position]) -> bool:
    """Whether the other side has all units that it had."""
    start = refuted.problem.start
    assert refuted.side == OPPONENT[refuted.solver]
    return units_of(refuted.end, refuted.side) == units_of(start, refuted.side)


def _counts_hits(refuted: Refuted[Position]) -> bool:
    """Whether so many tiles are gone, of so many."""
    rival = OPPONENT[refuted.solver]
    hits = tiles_of(refuted.problem.start, rival) - tiles_of(refuted.end, rival)
    wanted = int(refuted.problem.theme.removeprefix("hits"))
    return (refuted.args["n"], refuted.args["count"]) == (hits, wanted) and hits < wanted


def _is_over(refuted: Refuted[Position]) -> bool:
    return refuted.end.turn != refuted.solver


def _can_fire(refuted: Refuted[Position]) -> bool:
    end = refuted.end
    shots = [it for it in end.legal_moves() if read(it).kind == ATTACK]
    return end.turn == refuted.solver and bool(shots)


def _is_spent(refuted: Refuted[Position]) -> bool:
    return refuted.end.turn == refuted.solver and not _can_fire(refuted)


def _is_unsure(refuted: Refuted[Position], *, units: bool) -> bool:
    """Whether no shots that are left make sure of what is asked for."""
    rival, start = OPPONENT[refuted.solver], refuted.problem.start
    if units:
        return fewest(refuted.end, refuted.solver, True) == units_of(start, rival)
    wanted = int(refuted.problem.theme.removeprefix("hits"))
    return fewest(refuted.end, refuted.solver, False) > tiles_of(start, rival) - wanted


def _is_doomed(refuted: Refuted[Position]) -> bool:
    """Whether a unit can be destroyed next turn whatever is still fired: shot by shot."""
    alive = units_of(refuted.problem.start, refuted.solver)
    return refuted.side == OPPONENT[refuted.solver] and not _is_safe(refuted.end, refuted, alive)


def _is_safe(position: Position, refuted: Refuted[Position], alive: int) -> bool:
    if position.outcome() is not None:
        return True
    if position.turn != refuted.solver:
        return fewest_of_turn(position, OPPONENT[refuted.solver], units=True) >= alive
    safe = (_is_safe(position.apply(it), refuted, alive) for it in position.legal_moves())
    return all(safe) if position.pending else any(safe)


TRUTHS: Final[Truths] = {
    "tetrad.refuted.destroys.side": _destroys,
    "tetrad.refuted.doomed.side": _is_doomed,
    "tetrad.refuted.kill.over.side": lambda it: _is_over(it) and _lost_none(it),
    "tetrad.refuted.kill.spent.side": lambda it: _is_spent(it) and _lost_none(it),
    "tetrad.refuted.kill.going.side": lambda it: _can_fire(it) and _is_unsure(it, units=True),
    "tetrad.refuted.hits.over": lambda it: _is_over(it) and _counts_hits(it),
    "tetrad.refuted.hits.spent": lambda it: _is_spent(it) and _counts_hits(it),
    "tetrad.refuted.hits.going": lambda it: (
        _can_fire(it) and _counts_hits(it) and _is_unsure(it, units=False)
    ),
    "tetrad.units": lambda _: True,
}
