"""How a level plays: by which search, how deeply, and with how much slack."""

from __future__ import annotations

import random
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from functools import partial
from math import ceil
from typing import TYPE_CHECKING, Final

from tesserae.core.blunders import is_blunder
from tesserae.core.exact import Solvable
from tesserae.core.game import DECISIVE, Game, Move, P, Side
from tesserae.core.position import is_won_by
from tesserae.core.stepping import yield_instead
from tesserae.search.alphabeta import Scores, search
from tesserae.search.levels import LEVELS, STRONGEST, Level
from tesserae.search.levels.form import with_form
from tesserae.search.levels.oversights import OverlookingGame, Oversights
from tesserae.search.report import WON, Limits, Report, guess, report_of
from tesserae.search.search_game import Evaluate
from tesserae.search.turns.beam import plan

if TYPE_CHECKING:
    from tesserae.search.turns.planning import TurnHints

_BEST_SETUPS: Final = 4
"""Number of the book's best setups that the strongest level chooses from."""

LOWEST: Final = LEVELS[0].number
"""The level that goes easy on beginners where turns are long, with moves from the game."""

CAREFUL_FROM_LEVEL: Final = 3
"""The first level that looks twice before it makes a move that loses at once."""

PLANNING_FROM_LEVEL: Final = 4
"""The first level that plans its turns from a game's openings."""

STRONGEST_EVALUATION_FROM_LEVEL: Final = 4
"""The first level that judges positions as the strongest does; lower ones play before Pyodide is
there. Without it, level 5 of Zaic won 31 of 36 games against level 4.
"""

SLACK_DEPTH: Final = 2
"""Maximum depth to which all moves are searched, so that there is a choice among them."""

_FORESEEN: Final = 500
"""Nodes within which a level that foresees the end proves a position, or else plays on.

Set with the levels' foresight: before, level 5 of Pyrga stood 319 points above level 4.
"""

_RESCORED: Final = 8
"""How many of the moves that seem worst one ply deep are scored two plies deep, all of them.

With 1, level 2 of Pyrga stood 418 Elo points above level 1, with 4 279, with 8 260, with all moves
263. In Zaic, to score all takes three to four times as long as with 8.
"""

_NOISE: Final = 0.53
"""The noise in evaluations where turns are long, as a share of the range of one ply's evaluations.

For a slack of 1; as many evaluations count in a turn, it is less than the slack. Set together
with the levels, so that the steps of Tetrad's ladder (engine/ladder.py) are alike.
"""


def think(game: Game[P], position: P, level: Level, seed: int) -> Iterator[Report]:
    """Reports on the level's candidate moves; the last is its choice.

    ValueError if the game is over. In a setup every level builds one of the game's good ones, as
    long as what it has built so far is part of one; the strongest, one of the best. After it:

    | a level that | turns of one ply | long turns |
    |---|---|---|
    | overlooks moves | plays a move close to the best it sees | plans, and ends in weaker moves |
    | sees all moves | searches with alpha-beta | plans from the game's openings of turns |
    """
    move = setup_move(game, position, level, seed)
    if move is not None:
        return iter([Report(0, 0, 0, (move,))])
    level = with_form(level, seed, game.error_shares.get(level.number, 1.0), game.form_deviation)
    if game.turn_openings and level.number >= PLANNING_FROM_LEVEL:
        from tesserae.search.turns.planning import TurnHints

        hints = TurnHints(game.turn_openings, game.follow_ups, game.play_out)
        return _plan_from_openings(game, position, level, seed, hints)
    if not level.oversight:
        return search(position, game.strongest_evaluate, level.limits, seed)
    if game.long_turns:
        return _plan_overlooking(game, position, level, seed)
    return _search_overlooking(game, position, level, seed)


def _plan_from_openings(
    game: Game[P], position: P, level: Level, seed: int, hints: TurnHints[P]
) -> Iterator[Report]:
    from tesserae.search.turns.planning import plan_from_openings

    def plan_with(noisy: Evaluate[P]) -> Iterator[Report]:
        return plan_from_openings(position, noisy, hints, level.limits, seed)

    return _with_noise(game, position, level, seed, plan_with)


def _plan_overlooking(game: Game[P], position: P, level: Level, seed: int) -> Iterator[Report]:
    oversights, spot, _ = _attention(game, position, level, seed)
    seeing = partial(oversights.noticed_moves, spot=spot)

    def plan_with(noisy: Evaluate[P]) -> Iterator[Report]:
        return plan(position, noisy, level.limits, seed, seeing)

    replace = game.soften_for_beginner if level.number == LOWEST else game.replace_waiting_move
    reports = _with_noise(game, position, level, seed, plan_with)
    return _with_moves_replaced(replace, position, reports)


def _search_overlooking(game: Game[P], position: P, level: Level, seed: int) -> Iterator[Report]:
    """Notices immediate wins; careful levels look twice, and may prove endgames."""
    oversights, spot, rng = _attention(game, position, level, seed)
    strongest = level.number >= STRONGEST_EVALUATION_FROM_LEVEL
    evaluate = game.strongest_evaluate if strongest else game.evaluate
    seen = OverlookingGame(evaluate, oversights, spot)
    reports = search_with_slack(position, seen, level, seed)
    if level.number >= CAREFUL_FROM_LEVEL:
        reports = _with_second_look(game, position, reports, seed)
    if isinstance(game, Solvable) and rng.random() < level.foresight:
        reports = _with_short_proof(game, position, reports, guess(spot))
    return _with_wins_noticed(position, oversights, spot, reports)


def _attention(
    game: Game[P], position: P, level: Level, seed: int
) -> tuple[Oversights, Move, random.Random]:
    """A level's oversights, the move that its attention is on, and its random numbers."""
    moves = position.legal_moves()
    if not moves:
        raise ValueError("the game is over")
    rng = random.Random(seed)
    oversights = Oversights(game.distance, level.oversight, rng.getrandbits(32))
    return oversights, rng.choice(moves), rng


def _with_moves_replaced(
    replace: Callable[[P, Move], Move], position: P, reports: Iterator[Report]
) -> Iterator[Report]:
    """Reports whose lines end where the game makes a weak level play another move."""
    for report in reports:
        now, line = position, list[Move]()
        for move in report.pv:
            line.append(replace(now, move))
            if line[-1] != move:
                break
            now = now.apply(move)
        yield report._replace(pv=tuple(line))


def _with_short_proof(
    game: Solvable[P], position: P, reports: Iterator[Report], report: Report
) -> Iterator[Report]:
    """A short proof after a first report; without one, reports of a search.

    Book moves, known without a search, are for the strongest level.
    """
    for proof in game.bookless_prover().prove(position):
        if proof.move is not None:
            yield report_of(proof, report)
            return
        if proof.nodes >= _FORESEEN:
            break
        yield report
    yield from reports


def _with_second_look(
    game: Game[P], position: P, reports: Iterator[Report], seed: int
) -> Iterator[Report]:
    """Reports; if the choice loses at once, also those of a second look that overlooks nothing."""
    for report in reports:
        yield report
    if is_blunder(position, report.pv[0]):
        yield from search(position, game.evaluate, Limits(depth=2), seed)


def setup_move(game: Game[P], position: P, level: Level, seed: int) -> Move | None:
    """The next ply of one of the good setups that fit; None if none does."""
    fitting = setup_moves(game, position)
    best = fitting[:_BEST_SETUPS] if level.number == STRONGEST.number else fitting
    return random.Random(seed).choice(best) if best else None


def setup_moves(game: Game[P], position: P) -> list[Move]:
    """The next plies of the good setups that fit, the best setup first, one ply each."""
    setup = game.setup
    if setup is None or not setup.in_progress(position):
        return []
    moves = [setup.next_move(position, text) for text in setup.recommended]
    return [move for move in moves if move is not None]


def _with_wins_noticed(
    position: P, oversights: Oversights, spot: Move, reports: Iterator[Report]
) -> Iterator[Report]:
    """Reports of a search that overlooks no immediate win."""
    for move in position.legal_moves():
        if is_won_by(position.apply(move), position.to_move):
            oversights.notice(move, spot)
        yield guess(spot)
    yield from reports


def _with_noise(
    game: Game[P],
    position: P,
    level: Level,
    seed: int,
    planned: Callable[[Evaluate[P]], Iterator[Report]],
) -> Iterator[Report]:
    """Reports of a search whose evaluation has noise as large as the slack.

    Reports come before that, too, while it measures how much the moves differ.
    """
    if not level.slack:
        yield from planned(game.evaluate)
        return
    seen: list[int] = []
    for move in position.legal_moves():
        score = game.evaluate(position.apply(move), position.to_move)
        if not seen or score > max(seen):
            report = Report(0, score, 0, (move,))
        seen.append(score)
        yield report
    rng = random.Random(seed)
    error = _NOISE * level.slack**0.5 * (max(seen) - min(seen)) if seen else 0.0

    def evaluate(position: P, side: Side) -> int:
        return game.evaluate(position, side) + round(rng.uniform(-error, error))

    yield from planned(evaluate)


def search_with_slack(
    position: P, game: OverlookingGame[P], level: Level, seed: int
) -> Iterator[Report]:
    """Chooses among the moves close to the best; a better one is likelier.

    There is no slack if the end is in sight: a win is played at once.
    """
    if level.limits.depth > SLACK_DEPTH:
        yield from search(position, game, level.limits, seed)
        return
    moves = game.legal_moves(game.from_position(position))
    scores = Scores(position, game)
    found: dict[Move, int] = {}
    so_far = guess(moves[0])
    for move in moves:
        found[move] = yield from yield_instead(so_far, scores.of(move, 1))
        so_far = _better(so_far, 1, move, found[move])
    if level.limits.depth > 1:
        order = sorted(moves, key=found.__getitem__, reverse=True)
        found, worst = yield from _second_look(order, scores, level.slack)
    else:
        worst = _worst(found.values())
    best = max(found.values())
    least = _least(best, worst, level.slack)
    near = [move for move in moves if found[move] >= least]
    weights = [1.2 - (best - found[move]) / max(1, best - least) for move in near]
    move = random.Random(seed).choices(near, weights)[0]
    yield _report(level.limits.depth, move, found[move])


def _second_look(
    order: Sequence[Move], scores: Scores[P], slack: float
) -> Generator[Report, None, tuple[dict[Move, int], int | None]]:
    """The scores of moves two plies deep, and the worst of them that decides nothing, if any.

    order: the moves, the best one ply deep first. The worst score is that of the last few, which
    are scored early; other moves that are not close to the best only get an upper bound, not close
    either.
    """
    found: dict[Move, int] = {}
    worst: int | None = None
    so_far = Report(0, 0, 0, (order[0],))
    last = order[1:][-_RESCORED:]
    for move in (order[0], *reversed(last), *order[1:-_RESCORED]):
        least = -DECISIVE
        if worst is not None and slack < 1:  # with more, all come close
            least = ceil(_least(so_far.score, worst, slack))
        found[move] = yield from yield_instead(so_far, scores.of(move, 2, least))
        so_far = _better(so_far, 2, move, found[move])
        if len(found) == 1 + len(last):
            worst = _worst([found[it] for it in last])
    return found, worst


def _worst(found: Iterable[int]) -> int | None:
    """The worst of some scores that decides nothing, if there is one."""
    return min([score for score in found if abs(score) < WON], default=None)


def _better(so_far: Report, depth: int, move: Move, score: int) -> Report:
    """The better of a report and one on another move; a deeper one is always better."""
    if so_far.depth == depth and so_far.score >= score:
        return so_far
    return _report(depth, move, score)


def _report(depth: int, move: Move, score: int) -> Report:
    return Report(depth, score, 0, (move,), avoidable=score <= -WON)


def _least(best: int, worst: int | None, slack: float) -> float:
    """The minimum score close to the best; the best itself if the end is in sight."""
    if worst is None or abs(best) >= WON:
        return best
    return best - slack * (best - worst)
