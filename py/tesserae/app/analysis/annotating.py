"""The record of a reviewed game, with the values and the marks of its review."""

from __future__ import annotations

from typing import Final

from tesserae.app.analysis.curve import Valued, of_review
from tesserae.app.analysis.verdict_text import plies_to_end
from tesserae.app.model.analysis import Review
from tesserae.core.exact import Solvable
from tesserae.core.game import FIRST, Game, Position
from tesserae.core.record import Record, values
from tesserae.core.record.movetext import GLYPHS
from tesserae.search.assessment import SEEMS_WON

HEADER: Final = ("Annotator", "Tesserae")
"""Marks values and signs in a file as the app's."""


def annotate(game: Game[Position], record: Record, review: Review) -> Record:
    """A record with the value at each turn's end, and with signs where there are none."""
    comments = dict(record.comments)
    curve = of_review(game, review)
    for at in curve.values:
        written = _format_value(game, at)
        if written:
            number = curve.number(at.ply)
            comments[number] = values.with_value(comments.get(number, ""), written)
    signed = {number for number, glyph in record.glyphs if glyph <= len(GLYPHS)}
    glyphs = [*record.glyphs, *(it for it in review.marks if it[0] not in signed)]
    return record._replace(comments=tuple(sorted(comments.items())), glyphs=tuple(sorted(glyphs)))


def _format_value(game: Game[Position], at: Valued) -> str:
    """A value from the first player's side; "" at the end, and for estimates that say little."""
    found = at.evaluation
    if found is None or found.outcome is not None:
        return ""
    sign = 1 if at.position.to_move == FIRST else -1
    if found.proven:
        result = (found.score > 0) - (found.score < 0)
        return values.write_proven(sign * result, plies_to_end(found.score))
    if isinstance(game, Solvable):
        return ""
    score = max(-SEEMS_WON, min(SEEMS_WON, found.score))
    return values.lead(sign * game.in_units(at.position, score))
