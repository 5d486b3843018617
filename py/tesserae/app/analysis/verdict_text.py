"""Verdicts: evaluations in words."""

from __future__ import annotations

from typing import Final

from tesserae.app.model.analysis import Evaluation
from tesserae.core.game import DECISIVE, OPPONENT, Game, Outcome, Position
from tesserae.core.text import Text, text
from tesserae.search.assessment import SEEMS_WON
from tesserae.search.report import WON

_MOST_COUNTED: Final = 300
"""Maximum number of counted plies; longer wins were proven without counting."""


def verdict(game: Game[Position], position: Position, evaluation: Evaluation) -> Text:
    """An evaluation of a position in words, as part of a sentence."""
    if evaluation.outcome is not None:
        return _outcome_text(game, evaluation.outcome)
    score = evaluation.score
    leader = position.to_move if score > 0 else OPPONENT[position.to_move]
    wins = text(f"{game.slug}.wins.{leader}")
    if evaluation.proven:
        return _proof_text(score, wins)
    if abs(score) > SEEMS_WON:
        return wins
    return game.describe_lead(position, game.in_units(position, score))


def labelled_verdict(game: Game[Position], position: Position, evaluation: Evaluation) -> Text:
    """The verdict; for an unfinished game it says whether it is proven or expected."""
    what = verdict(game, position, evaluation)
    if evaluation.outcome is not None:
        return what
    return text("analysis.proven" if evaluation.proven else "analysis.expected", what=what)


def _outcome_text(game: Game[Position], outcome: Outcome) -> Text:
    if outcome.winner is None:
        return text("analysis.drawn")
    return text("analysis.won", side=text(f"{game.slug}.side.{outcome.winner}"))


def _proof_text(score: int, wins: Text) -> Text:
    if not score:
        return text("analysis.draw")
    plies = plies_to_end(score)
    return wins if plies is None else text("analysis.wins_in", n=plies, wins=wins)


def plies_to_end(score: int) -> int | None:
    """The plies of a proven win; None if they were not counted."""
    plies = DECISIVE - abs(score)
    return None if abs(score) < WON or plies > _MOST_COUNTED else plies
