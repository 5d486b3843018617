"""Why a wrong move in a puzzle of Zaic is wrong: what the reply does, and what is lost by it."""

from __future__ import annotations

from tesserae.core.game import FIRST, OPPONENT, SECOND, Move, Side
from tesserae.core.puzzle import Ruling
from tesserae.core.puzzle.refuting import refutation_text, verdict
from tesserae.core.text import Text, text
from tesserae.games.zaic.rules import Position
from tesserae.games.zaic.words import prompts


def refutation(before: Position, move: Move, ruling: Ruling) -> Text:
    """The reply's effect on the largest areas; at the end of the game, how they were counted."""
    solver, after = before.to_move, before.apply(move)
    answered = None
    for reply in ruling.replies:
        answered = _effect_of_reply(after, reply)
        after = after.apply(reply)
    if after.outcome() is not None:
        light, dark = prompts.result(after)
        return text("zaic.refuted.over", dark=dark, light=light)
    return refutation_text("zaic", answered, verdict("zaic", solver, ruling))


def _effect_of_reply(before: Position, reply: Move) -> Text:
    """Areas that a reply cuts or joins; or how it changes the largest ones, if it does."""
    announcement = prompts.announce(before, reply)
    if announcement is not None:
        return announcement
    side, after = before.to_move, before.apply(reply)
    sizes = {it: (_largest(before, it), _largest(after, it)) for it in (FIRST, SECOND)}
    old, new = sizes[side]
    if new > old:
        return text(f"zaic.refuted.grows.{side}", new=new, old=old)
    old, new = sizes[OPPONENT[side]]
    if new < old:
        return text(f"zaic.refuted.shrinks.{OPPONENT[side]}", new=new, old=old)
    return text("zaic.why.areas", dark=sizes[SECOND][1], light=sizes[FIRST][1])


def _largest(position: Position, side: Side) -> int:
    return sum(position.area_sizes(side)[:1])
