"""Puzzles of Tetrad: single turns, all of which are enumerated."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from math import log2
from typing import Final, NamedTuple

from tesserae.core.game import OPPONENT, Move
from tesserae.core.position import play_all
from tesserae.core.puzzle import SURVIVE, Problem, Puzzle
from tesserae.games.tetrad import GAME
from tesserae.games.tetrad.engine import one_turn
from tesserae.games.tetrad.engine.one_turn import Aim
from tesserae.games.tetrad.engine.themes import HITS, KILL
from tesserae.games.tetrad.engine.turn_judge import aim_of
from tesserae.games.tetrad.rules.board import CELLS, cells_of, union
from tesserae.games.tetrad.rules.position import END, MOVE, SETUP_PLIES, Position, read
from tesserae.search.levels import LEVELS
from tesserae.search.thinking import think
from tools.generate.puzzles.candidates import Candidate, Findings
from tools.generate.puzzles.difficulty import EASIEST, HARDEST
from tools.generate.puzzles.pools import Sizes
from tools.generate.puzzles.replaying import position_after

MOST: Final = 40_000
"""Maximum number of formations."""

MOST_OF_TWO: Final = 600_000
"""The same, where the turn of the other side counts too: the product of both numbers."""

RARE: Final = {KILL: 0.7, HITS: 0.04, SURVIVE: 0.35}
"""The largest share of the formations that may be right; to see a kill is enough of a puzzle."""

_ASKS_FOR_HITS: Final = (41,)
"""Puzzles that ask for hits where a unit can be destroyed: one had its day, and stays."""

FEWEST: Final = 25
"""With fewer formations there is no puzzle."""


class Found(NamedTuple):
    """A puzzle: its aim, a right turn, and the share of formations that are right."""

    aim: Aim
    line: tuple[Move, ...]
    share: float


def search(log: Findings, seconds: float, seed: int) -> None:
    """Looks at games for some seconds of CPU time."""
    rng, end = random.Random(seed), time.process_time() + seconds
    while time.process_time() < end:
        log.counts["games"] += 1
        for position, played in _turns(rng):
            log.counts["positions"] += 1
            log.counts[_look_at(log, position, played) or "kept"] += 1


def _turns(rng: random.Random) -> list[tuple[Position, list[str]]]:
    """The beginnings of the turns of a game that two low levels play."""
    position, played, turns = GAME.initial(), list[str](), list[tuple[Position, list[str]]]()
    while position.legal_moves():
        fresh = not (position.pending or position.moved or position.attacked)
        if fresh and position.placed == SETUP_PLIES:
            turns.append((position, played.copy()))
        level = LEVELS[rng.choice((0, 0, 1))]
        *_, report = think(GAME, position, level, rng.randrange(1 << 30))
        side = position.to_move
        for move in report.pv:
            played.append(GAME.format_move(position, move))
            position = position.apply(move)
            if position.to_move != side or position.turn != side:
                break
    return turns


def _look_at(log: Findings, position: Position, played: Sequence[str]) -> str | None:
    """Why a position is no puzzle; None if it is, and is kept."""
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
    points = difficulty(position, found, count)
    log.add(Candidate(key, tuple(played), texts, found.aim.name, points))
    return None


def key_of(position: Position) -> str:
    """A key that is the same after a half turn with the colours exchanged."""
    own, enemy = position.of(position.turn), position.of(OPPONENT[position.turn])
    if position.turn:
        own, enemy = tuple(map(_half_turn, own)), tuple(map(_half_turn, enemy))
    return f"{sorted(own)}{sorted(enemy)}"


def _half_turn(unit: int) -> int:
    return union(1 << CELLS - 1 - cell for cell in cells_of(unit))


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
        share = len(right) / len(maneuvers)
        if share <= RARE[aim.name]:
            return Found(aim, _line(position, right, aim), share)
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
    share = len(right) / len(maneuvers)
    if not right or share > RARE[SURVIVE]:
        return "too easy" if right else "lost"
    return Found(aim, min(right, key=len), share)


def difficulty(position: Position, found: Found, count: int) -> int:
    """By how rare the right turns are, how many there are to choose from, and the levels."""
    failed = sum(not _solves(position, found.aim, number) for number in range(3))
    points = 90 * log2(1 / found.share) + 25 * log2(count) + 130 * failed
    return max(EASIEST, min(HARDEST, round(EASIEST - 200 + points)))


def _solves(position: Position, aim: Aim, number: int) -> bool:
    """Whether a level's turn reaches the aim."""
    side = position.turn
    while position.turn == side and position.legal_moves():
        if aim.name != SURVIVE and aim.reached(position):
            return True
        if position.pending:
            move = one_turn.best_removal(position, aim)
        else:
            *_, report = think(GAME, position, LEVELS[number], 1)
            move = report.pv[0]
        position = position.apply(move)
    return one_turn.survives(position, aim) if aim.name == SURVIVE else aim.reached(position)


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
    """What is wrong with a puzzle; [] if nothing is. Enumerates all turns."""
    start = position_after(GAME, puzzle.moves)
    aim, name = aim_of(Problem(start, puzzle.theme)), puzzle.theme.rstrip("0123456789")
    end = start
    for move in GAME.parse_moves(start, puzzle.line):
        end = end.apply(move)
    if name == SURVIVE:
        problems = [] if one_turn.survives(end, aim) else ["the line does not survive"]
        if one_turn.survives(start.apply(Move(END)), aim):
            problems.append("nothing needs to be done")
        return problems
    problems = [] if aim.reached(end) else ["the line does not reach the aim"]
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

    sizes: Final = Sizes(most=200, least=100, few=2, thorough=60)

    def find(self, log: Findings, seconds: float, seed: int) -> None:
        """See `search`."""
        search(log, seconds, seed)

    def theme(self, candidate: Candidate) -> str:
        """See `theme_of`."""
        return theme_of(candidate)

    def key(self, moves: Sequence[str]) -> str:
        """See `key_of`."""
        return key_of(position_after(GAME, moves))

    def ending(self, puzzle: Puzzle) -> tuple[str, ...]:  # noqa: ARG002
        """None: a solution ends with the unit gone, the last hit, or the end of the turn."""
        return ()

    def faults(self, puzzle: Puzzle) -> list[str]:
        """See `faults`."""
        return faults(puzzle)


POOL: Final = TetradPool()
