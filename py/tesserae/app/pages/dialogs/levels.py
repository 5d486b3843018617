"""The engine's levels in words, and their strength in a game."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from tesserae.core.text import Text, text
from tesserae.games.ladder import LevelResult
from tesserae.search.levels import LEVELS
from tesserae.view.html import Markup, el
from tesserae.view.words import Words


def about(ladder: Sequence[LevelResult], adaptive: int, words: Words) -> Markup:
    """A collapsed list: each level in words, and its result against the level below."""
    rows = []
    for level, result in zip_longest(LEVELS, (None, *ladder)):
        name, how = text(f"level.{level.number}"), text(f"level.{level.number}.how")
        measurement = el("small", words(strength(result, level.number - 1))) if result else None
        rows.append(el("li", el("b", words(name)), el("p", words(how)), measurement))
    adapts = el("b", words("level.adaptive", level=adaptive))
    rows.append(el("li", adapts, el("p", words("level.adaptive.how"))))
    explanation = el("p", words("levels.measured"), class_="aside") if ladder else None
    return el(
        "details",
        el("summary", words("levels.about")),
        el("ul", rows, class_="levels"),
        explanation,
        id="about-levels",
        data_kept=True,
    )


def strength(result: LevelResult, weaker: int) -> Text:
    """A level's result against the next weaker one."""
    games, points, low, high = result.games, f"{result.points:g}", result.low, result.high
    if result.elo is None:
        return text("levels.result.all", games=games, weaker=weaker, low=low)
    if high is None:
        return text("levels.result.least", points=points, games=games, weaker=weaker, low=low)
    elo, key = f"{result.elo:+d}", "levels.result"
    return text(key, points=points, games=games, weaker=weaker, elo=elo, low=low, high=high)
