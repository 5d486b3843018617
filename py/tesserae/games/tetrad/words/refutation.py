"""Why a wrong ply in a puzzle of Tetrad is wrong: what the turn came to, or what the next takes."""

from __future__ import annotations

from tesserae.core.game import OPPONENT, Move, Side
from tesserae.core.puzzle import SURVIVE, Problem, Ruling
from tesserae.core.text import Text, text
from tesserae.games.tetrad.engine.themes import HITS
from tesserae.games.tetrad.rules.position import ATTACK, UNITS, Position, read
from tesserae.games.tetrad.words import prompts


def refutation(problem: Problem[Position], before: Position, move: Move, ruling: Ruling) -> Text:
    """The part of its aim that a turn misses; or what happens that it had to prevent."""
    solver = problem.start.turn
    rival = OPPONENT[solver]
    ended = end = before.apply(move)
    for reply in ruling.replies:
        own = end.turn == solver
        end = end.apply(reply)
        ended = end if own else ended
    if problem.theme == SURVIVE and ended.turn != solver:
        return _losses_in_reply(solver, ended, end)
    if end.outcome() is not None:
        return prompts.prompt(end, ()).why
    if problem.theme == SURVIVE:
        return text(f"tetrad.refuted.doomed.{rival}")
    state = _state(solver, end)
    if not problem.theme.startswith(HITS):
        return text(f"tetrad.refuted.kill.{state}.{rival}")
    hits = problem.start.tiles(rival) - end.tiles(rival)
    count = int(problem.theme.removeprefix(HITS))
    return text(f"tetrad.refuted.hits.{state}", count=count, n=hits)


def _state(solver: Side, end: Position) -> str:
    """Whether the turn is over, or no shot is left in it, or some are."""
    if end.turn != solver:
        return "over"
    return "going" if any(read(it).kind == ATTACK for it in end.legal_moves()) else "spent"


def _losses_in_reply(side: Side, ended: Position, end: Position) -> Text:
    """The tiles and units that a side loses in the turn after its own."""
    gone = [n for n in UNITS if ended.of(side)[n] and not end.of(side)[n]]
    tiles, what = ended.tiles(side) - end.tiles(side), prompts.unit_names(gone)
    return text(f"tetrad.refuted.destroys.{OPPONENT[side]}", n=tiles, what=what)
