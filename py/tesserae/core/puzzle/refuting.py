"""A sentence on what a wrong move loses, where positions have a value."""

from __future__ import annotations

from tesserae.core.position import OPPONENT, Side
from tesserae.core.puzzle import Ruling
from tesserae.core.text import Text, text


def verdict(slug: str, solver: Side, ruling: Ruling) -> Text:
    """Who wins after a wrong move, or that nobody does; of one that was to win at once, no more."""
    how = "" if ruling.proven else ".seen"
    if ruling.value is None:
        return text(f"{slug}.refuted.not_now")
    if ruling.value < 0:
        return text(f"{slug}.refuted.lost{how}.{OPPONENT[solver]}")
    return text(f"{slug}.refuted.drawn{how}")


def refutation_text(slug: str, reply: Text | None, verdict: Text) -> Text:
    """What the reply does, if one is known, and what that loses."""
    if reply is None:
        return verdict
    return text(f"{slug}.refuted", reply=reply, verdict=verdict)
