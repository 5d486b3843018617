"""The certain achievements of one turn, whichever tiles the other side gives up.

All turns are enumerated: every way for the units to stand after their moves, then every
sequence of attacks. Of the moves only where the units end counts, and of the attacks only
what is hit; so a goal is judged by the result and not by the order of the plies.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod
from typing import NamedTuple, TypeAlias

from tesserae.core.game import OPPONENT, Move, Side
from tesserae.core.position import play_all
from tesserae.games.tetrad.engine.ordering import in_order
from tesserae.games.tetrad.engine.themes import HITS, KILL
from tesserae.games.tetrad.rules.board import BLUE, union
from tesserae.games.tetrad.rules.fire import fires, supporters
from tesserae.games.tetrad.rules.position import ATTACK, END, Position, read, steps_of
from tesserae.games.tetrad.rules.reach import Goal, reach


class Aim(NamedTuple):
    """The aim of a turn.

    name: KILL, HITS or SURVIVE. side: whose turn it is. most: how many enemy units may be left
    for KILL, how many tiles for HITS; for SURVIVE, how many own units must be left after the
    other side's next turn.
    """

    name: str
    side: Side
    most: int

    def is_reached(self, position: Position) -> bool:
        """Whether a KILL or HITS is done, whatever follows."""
        enemy = position.of(OPPONENT[self.side])
        if self.name == KILL:
            return sum(map(bool, enemy)) <= self.most
        return self.name == HITS and union(enemy).bit_count() <= self.most


Formation: TypeAlias = tuple[int, ...]
"""The cells of each unit of the side on turn after its moves."""

Maneuver: TypeAlias = tuple[Formation, tuple[Move, ...]]
"""A formation, and the moves that lead to it."""


def formation_count(position: Position) -> int:
    """An upper bound of the number of formations that a turn can reach."""
    return prod(len(goals) for goals in _goals(position))


def formations(position: Position) -> Iterator[Maneuver]:
    """Every formation that the side on turn can move its units to, and the moves.

    At the beginning of a turn, with no attack made.
    """
    yield from _formations(position, _goals(position), (), 0)


def _goals(position: Position) -> list[list[Goal | None]]:
    """Each unit's possible places: None for its own, then the goals that the enemy leaves free."""
    enemy = union(position.of(OPPONENT[position.turn]))
    all_goals: list[list[Goal | None]] = []
    for number, unit in enumerate(position.of(position.turn)):
        goals: list[Goal | None] = [None]
        if unit and not position.moved >> number & 1:
            goals += [goal for goal in reach(unit, steps_of(unit)) if not goal.cells & enemy]
        all_goals.append(goals)
    return all_goals


def _formations(
    position: Position,
    goals: Sequence[Sequence[Goal | None]],
    chosen: tuple[Goal | None, ...],
    taken: int,
) -> Iterator[Maneuver]:
    own = position.of(position.turn)
    number = len(chosen)
    if number == len(own):
        moves = in_order(own, [(n, goal) for n, goal in enumerate(chosen) if goal is not None])
        if moves is not None:
            pairs = zip(own, chosen, strict=True)
            yield tuple(unit if it is None else it.cells for unit, it in pairs), moves
        return
    for goal in goals[number]:
        cells = own[number] if goal is None else goal.cells
        if not cells & taken:
            yield from _formations(position, goals, (*chosen, goal), taken | cells)


def may_reach(position: Position, formation: Formation, aim: Aim) -> bool:
    """Whether as many hits as the aim needs are possible at all; quick."""
    enemy = position.of(OPPONENT[position.turn])
    most = 0
    seen = [0] * len(enemy)
    for unit in formation:
        if not unit:
            continue
        support = supporters(unit, formation) if unit & BLUE else 0
        reached = fires(unit, support)
        most += max(sum(1 for target in enemy if target & fire) for fire in reached)
        under = union(reached)
        for number, target in enumerate(enemy):
            seen[number] += bool(target & under)
    if aim.name == HITS:
        return union(enemy).bit_count() - most <= aim.most
    pairs = zip(enemy, seen, strict=True)
    return any(target and count >= target.bit_count() for target, count in pairs)


def achieves(position: Position, aim: Aim) -> bool:
    """Whether attacks from here on reach a KILL or HITS, whatever is removed."""
    if aim.is_reached(position):
        return True
    if position.pending:
        return all(achieves(position.apply(move), aim) for move in position.legal_moves())
    return any(achieves(position.apply(move), aim) for move in attacks(position))


def attacks(position: Position) -> Iterator[Move]:
    """The attacks of the side on turn."""
    return (move for move in position.legal_moves() if read(move).kind == ATTACK)


def best_removal(position: Position, aim: Aim) -> Move:
    """The removal that keeps the other side from its aim, if any does."""
    moves = position.legal_moves()
    for move in moves:
        if not achieves(position.apply(move), aim):
            return move
    return moves[0]


def killing_turn(position: Position, left: int) -> tuple[Move, ...] | None:
    """A turn of the side on turn after which the other has at most `left` units; None if none.

    With removals of the other side, which cannot prevent it.
    """
    aim = Aim(KILL, position.turn, left)
    for formation, moves in formations(position):
        if may_reach(position, formation, aim):
            end = play_all(position, moves)
            if achieves(end, aim):
                return (*moves, *line_to(end, aim))
    return None


def line_to(position: Position, aim: Aim) -> tuple[Move, ...]:
    """Attacks that reach the aim for certain, and the removals that delay it most."""
    plies: list[Move] = []
    while not aim.is_reached(position):
        if position.pending:
            move = position.legal_moves()[-1]
        else:
            move = next(
                attack for attack in attacks(position) if achieves(position.apply(attack), aim)
            )
        plies.append(move)
        position = position.apply(move)
    return tuple(plies)


def survives(position: Position, aim: Aim) -> bool:
    """Whether a turn that is over achieves SURVIVE: no reply of the other side prevents it."""
    if position.outcome() is not None:
        return any(position.of(aim.side))
    return killing_turn(position, aim.most - 1) is None


def can_survive(position: Position, aim: Aim) -> bool:
    """Whether the side on turn achieves SURVIVE without further moves, whatever is removed."""
    if position.pending:
        return all(can_survive(position.apply(move), aim) for move in position.legal_moves())
    if position.outcome() is not None or survives(position.apply(END), aim):
        return True
    return any(can_survive(position.apply(move), aim) for move in attacks(position))


def surviving_line(position: Position, aim: Aim) -> tuple[Move, ...]:
    """The rest of a turn, without further moves, that achieves a SURVIVE; one must exist."""
    if position.turn != aim.side or position.outcome() is not None:
        return ()
    if position.pending:
        move = position.legal_moves()[0]
    elif survives(position.apply(END), aim):
        move = END
    else:
        move = next(
            attack for attack in attacks(position) if can_survive(position.apply(attack), aim)
        )
    return (move, *surviving_line(position.apply(move), aim))
