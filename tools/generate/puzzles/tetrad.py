"""Puzzles of Tetrad: single turns, by enumerating all."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from typing import Final, NamedTuple

from tesserae.core.game import OPPONENT, Move
from tesserae.core.position import play_all
from tesserae.core.puzzle import NOW, SURVIVE, Problem, Puzzle
from tesserae.games.tetrad import GAME
from tesserae.games.tetrad.engine import one_turn
from tesserae.games.tetrad.engine.one_turn import Aim
from tesserae.games.tetrad.engine.themes import HITS, KILL, READY
from tesserae.games.tetrad.engine.turn_judge import aim_of
from tesserae.games.tetrad.rules.board import union
from tesserae.games.tetrad.rules.position import END, MOVE, Position, read
from tools.generate.puzzles import tetrad_beginning
from tools.generate.puzzles.candidates import Candidate, Findings
from tools.generate.puzzles.pools import Sizes
from tools.generate.puzzles.replaying import position_after
from tools.generate.puzzles.tetrad_games import key_of, turns_of_a_game

MOST: Final = 40_000
"""Maximum number of formations."""

MOST_OF_TWO: Final = 600_000
"""The same, if the turn of the other side counts too: the product of both numbers."""

RARE: Final = {KILL: 0.7, HITS: 0.04, SURVIVE: 0.35}
"""Maximum share of right formations; seeing a kill is hard enough."""

_ASKS_FOR_HITS: Final = (41,)
"""Puzzles that ask for hits although a unit can be destroyed: one had its day, and stays."""

FEWEST: Final = 25
"""Minimum number of formations for a puzzle."""


class Found(NamedTuple):
    """A puzzle: its aim, and a right turn."""

    aim: Aim
    line: tuple[Move, ...]


def search(log: Findings, seconds: float, seed: int) -> None:
    """Looks at games for some seconds of CPU time."""
    rng, end = random.Random(seed), time.process_time() + seconds
    while time.process_time() < end:
        log.counts["games"] += 1
        for position, played in turns_of_a_game(rng):
            log.counts["positions"] += 1
            log.counts[_look_at(log, position, played) or "kept"] += 1


def _look_at(log: Findings, position: Position, played: Sequence[str]) -> str | None:
    """Why a position is not a puzzle; None if it is, and was added."""
    count = one_turn.formation_count(position)
    if count > MOST:
        return "too many turns"
    if count < FEWEST:
        return "few turns"
    key = key_of(position)
    if key in log.keys:
        return "symmetric duplicate"
    found = find(position)
    if isinstance(found, str):
        return found
    texts = GAME.format_moves(position, found.line)
    log.add(Candidate(key, tuple(played), texts, found.aim.name))
    return None


def find(position: Position) -> Found | str:
    """The aim of a puzzle and a right turn; or why there is none."""
    side = position.turn
    enemy = position.of(OPPONENT[side])
    own, targets = sum(map(bool, position.of(side))), sum(map(bool, enemy))
    maneuvers = list(one_turn.formations(position))
    survival = _survival(position, maneuvers) if own == 1 and targets > 1 else ""
    if isinstance(survival, Found):
        return survival
    aims = [Aim(KILL, side, targets - 1)] if targets > 1 else []
    aims += [Aim(HITS, side, union(enemy).bit_count() - hits) for hits in (5, 4, 3, 2)]
    for aim in aims:
        right = _right(position, maneuvers, aim)
        if not right:
            continue
        if one_turn.achieves(position, aim):
            return "without moving"
        if len(right) <= RARE[aim.name] * len(maneuvers):
            return Found(aim, _line(position, right, aim))
        return "too easy"
    return survival or "nothing to find"


def _right(
    position: Position, maneuvers: Sequence[one_turn.Maneuver], aim: Aim
) -> list[tuple[Move, ...]]:
    """The moves to the formations from which attacks reach the aim."""
    return [
        moves
        for formation, moves in maneuvers
        if one_turn.may_reach(position, formation, aim)
        and one_turn.achieves(play_all(position, moves), aim)
    ]


def _line(position: Position, right: Sequence[tuple[Move, ...]], aim: Aim) -> tuple[Move, ...]:
    """The right turn with the fewest moves."""
    moves = min(right, key=len)
    return (*moves, *one_turn.line_to(play_all(position, moves), aim))


def _survival(position: Position, maneuvers: Sequence[one_turn.Maneuver]) -> Found | str:
    other = position.apply(Move(END))
    if len(maneuvers) * one_turn.formation_count(other) > MOST_OF_TWO:
        return "too many turns of the other side"
    aim = Aim(SURVIVE, position.turn, 1)
    if one_turn.survives(other, aim):
        return "nothing to find"
    right = []
    for _, moves in maneuvers:
        end = play_all(position, moves)
        if one_turn.can_survive(end, aim):
            right.append((*moves, *one_turn.surviving_line(end, aim)))
    if not right or len(right) > RARE[SURVIVE] * len(maneuvers):
        return "too easy" if right else "lost"
    return Found(aim, min(right, key=len))


def theme_of(candidate: Candidate) -> str:
    """The theme with the number of hits, where hits are counted."""
    if candidate.theme != HITS:
        return candidate.theme
    start = position_after(GAME, candidate.moves)
    position = start
    for move in GAME.parse_moves(start, candidate.line):
        if read(move).kind != MOVE:
            break
        position = position.apply(move)
    tiles, hits = union(start.of(OPPONENT[start.turn])).bit_count(), 1
    while one_turn.achieves(position, Aim(HITS, start.turn, tiles - hits - 1)):
        hits += 1
    return f"{HITS}{hits}"


def faults(puzzle: Puzzle) -> list[str]:
    """The faults of a puzzle. Enumerates all turns."""
    start = position_after(GAME, puzzle.moves)
    aim, name = aim_of(Problem(start, puzzle.theme)), puzzle.theme.rstrip("0123456789")
    end = play_all(start, GAME.parse_moves(start, puzzle.line))
    if name == SURVIVE:
        problems = [] if one_turn.survives(end, aim) else ["the line does not survive"]
        if one_turn.survives(start.apply(Move(END)), aim):
            problems.append("nothing needs to be done")
        return problems
    problems = [] if aim.is_reached(end) else ["the line does not reach the aim"]
    if one_turn.achieves(start, aim):
        problems.append("nothing needs to be moved")
    count = right = 0
    more = aim._replace(most=aim.most - 1)
    targets = sum(map(bool, start.of(OPPONENT[start.turn])))
    kills = name == HITS and targets > 1 and puzzle.number not in _ASKS_FOR_HITS
    kill = Aim(KILL, start.turn, targets - 1)
    for formation, moves in one_turn.formations(start):
        count += 1
        if one_turn.may_reach(start, formation, aim):
            there = play_all(start, moves)
            right += one_turn.achieves(there, aim)
            if name == HITS and one_turn.achieves(there, more):
                problems.append("more hits are possible")
                break
        if (
            kills
            and one_turn.may_reach(start, formation, kill)
            and one_turn.achieves(play_all(start, moves), kill)
        ):
            problems.append("a unit can be destroyed")
            break
    return problems if right <= RARE[name] * count else [*problems, "too many turns are right"]


class TetradPool:
    """The pool of Tetrad."""

    game: Final = GAME
    beginners: Final = (READY, NOW)
    sizes: Final = Sizes(most=300, least=100, few=2, thorough=60)

    def find(self, log: Findings, seconds: float, seed: int) -> None:
        """See `search`."""
        search(log, seconds, seed)

    def begin(self, log: Findings, count: int, seed: int) -> None:
        """Puzzles to destroy a unit, and to win."""
        tetrad_beginning.find(log, {READY: count, NOW: count * 2 // 3}, seed)

    def theme(self, candidate: Candidate) -> str:
        """See `theme_of`."""
        return theme_of(candidate)

    def key(self, position: Position) -> str:
        """See `key_of`."""
        return key_of(position)

    def ending(self, puzzle: Puzzle) -> tuple[str, ...]:
        """Always (): a solution ends with the unit gone, the last hit, or the end of the turn."""
        return ()

    def is_solved(self, puzzle: Puzzle, start: Position, turn: Sequence[Move]) -> bool:
        """Whether the turn reaches the aim."""
        aim, end = aim_of(Problem(start, puzzle.theme)), play_all(start, turn)
        return one_turn.survives(end, aim) if aim.name == SURVIVE else aim.is_reached(end)

    def faults(self, puzzle: Puzzle) -> list[str]:
        """Checks the turns again."""
        if puzzle.theme in self.beginners:
            return tetrad_beginning.faults(puzzle)
        return faults(puzzle)


POOL: Final = TetradPool()
