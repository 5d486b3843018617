"""What a verdict on a position means: for a bar, and in words."""

from __future__ import annotations

from math import exp
from typing import Final

from tesserae.app.analysis.evaluations import Verdict, Verdicts
from tesserae.core.game import DECISIVE, Game, Outcome, Position, Side
from tesserae.core.text import Text, text
from tesserae.search.alphabeta import WON

_SEEMS_WON: Final = DECISIVE // 2
"""No evaluation comes near: from here on a search has seen a win that is not proven."""

_FARTHEST: Final = 300
"""A win in more plies than that was proven without counting them."""


def verdict_on(game: Game[Position], position: Position, verdicts: Verdicts) -> Verdict:
    """What is known of an unfinished position; at the least, how it looks at first sight."""
    known = verdicts.get((game.slug, position))
    return known or Verdict(game.evaluate(position, position.to_move))


def share(game: Game[Position], position: Position, verdict: Verdict, side: Side) -> float:
    """How likely a side seems to win, 0 to 1."""
    score = verdict.score if side == position.to_move else -verdict.score
    if verdict.proven or abs(score) > _SEEMS_WON:
        return 0.5 + ((score > 0) - (score < 0)) / 2
    return 1 / (1 + exp(-score / game.odds))


def told(game: Game[Position], position: Position, verdict: Verdict) -> Text:
    """A verdict in words, as part of a sentence."""
    score = verdict.score
    leader = position.to_move if score > 0 else 1 - position.to_move
    side = text(f"{game.slug}.side.{leader}")
    if verdict.proven:
        return _proven(score, side)
    if abs(score) > _SEEMS_WON:
        return text("analysis.winning", side=side)
    return game.describe_score(position, score)


def told_as_proven(game: Game[Position], position: Position, verdict: Verdict) -> Text:
    """A verdict in words that say so if it is proven."""
    what = told(game, position, verdict)
    return text("analysis.proven", what=what) if verdict.proven else what


def told_end(game: Game[Position], outcome: Outcome) -> Text:
    """How a finished game stands, as part of a sentence."""
    if outcome.winner is None:
        return text("analysis.drawn")
    return text("analysis.won", side=text(f"{game.slug}.side.{outcome.winner}"))


def share_of_end(outcome: Outcome, side: Side) -> float:
    """What a finished game is worth to a side, 0 to 1."""
    return 0.5 if outcome.winner is None else float(outcome.winner == side)


def _proven(score: int, side: Text) -> Text:
    if not score:
        return text("analysis.draw")
    plies = DECISIVE - abs(score)
    if abs(score) < WON or plies > _FARTHEST:
        return text("analysis.wins", side=side)
    return text("analysis.wins_in", n=plies, side=side)
