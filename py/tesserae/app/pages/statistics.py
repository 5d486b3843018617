"""The page of statistics: tables of results, of puzzles, and of the time played."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from tesserae.app.messages import actions
from tesserae.app.model import Model
from tesserae.app.pages.components.page import (
    Drawings,
    Regions,
    View,
    region,
    screen,
    style_of,
    top,
)
from tesserae.app.storage import statistics
from tesserae.app.texts.wording import seat_name
from tesserae.core.text import text
from tesserae.games import catalog
from tesserae.view.html import Markup, el, join
from tesserae.view.parts import button, link
from tesserae.view.words import Words


def _page(model: Model, words: Words, fill: Regions) -> Markup:
    games = link(words("games.all"), "#/games", "quiet")
    content = el(
        "main",
        el("h1", words("statistics")),
        el("p", words("statistics.why")),
        region("div", "statistics", fill),
        el(
            "div",
            button(words("statistics.save"), actions.SAVE_STATISTICS, sign="save", id="save"),
            class_="acts",
        ),
        class_="statistics",
    )
    bar = top(words, el("span", words("statistics"), class_="here"), games)
    return screen(style_of(model), "statistics-screen", fill, bar, content)


def _regions(model: Model, words: Words) -> Drawings:
    return {"statistics": join([part(model, words) for part in _PARTS])}


def _games(model: Model, words: Words) -> Markup:
    rows = [
        (
            words(f"{it.slug}.title"),
            words(seat_name(it.level)),
            words(text(f"{it.slug}.side.{it.side}")),
            *map(str, it.score),
        )
        for it in statistics.against(model)
    ]
    return _table("results", ("game", "against", "side", "won", "drawn", "lost"), 3, rows, words)


def _puzzles(model: Model, words: Words) -> Markup:
    """A table by difficulty and another by theme, as every puzzle is in both."""
    solved = statistics.solved_puzzles(model)
    if not solved:
        return _table("puzzles", (), 0, (), words)
    tiers = [
        _solved_cells(it, f"statistics.tier.{it.tier}", words) for it in solved if not it.theme
    ]
    themes = [_solved_cells(it, f"{it.slug}.theme.{it.theme}", words) for it in solved if it.theme]
    columns = ("solved", "tried", "share")
    return join(
        [
            _table("tiers", ("game", "tier", *columns), 2, tiers, words),
            _table("themes", ("game", "theme", *columns), 2, themes, words),
        ]
    )


def _solved_cells(row: statistics.Solved, about: str, words: Words) -> tuple[str, ...]:
    return (
        words(f"{row.slug}.title"),
        words(about),
        str(row.solved),
        str(row.tried),
        words("statistics.percent", n=round(100 * row.solved / row.tried)),
    )


def _lines(model: Model, words: Words) -> Markup:
    rows = [
        (words(f"{slug}.title"), *map(str, numbers))
        for slug, *numbers in statistics.trained_lines(model)
    ]
    return _table("lines", ("game", "trained", "learned", "lasting", "misses"), 1, rows, words)


def _runs(model: Model, words: Words) -> Markup:
    rows = [
        (
            words(f"{slug}.title"),
            words(f"{slug}.theme.{theme}" if theme else "statistics.theme.any"),
            str(minutes),
            str(solved),
        )
        for slug, minutes, theme, solved in statistics.best_runs(model)
    ]
    return _table("runs", ("game", "theme", "minutes", "solved"), 2, rows, words)


def _time(model: Model, words: Words) -> Markup:
    rows = [
        (
            words(f"{slug}.title"),
            str(statistics.minutes(model, slug)),
            str(statistics.between_people(model, slug)),
        )
        for slug in catalog.NAMES
    ]
    return _table("time", ("game", "minutes", "people"), 1, rows, words)


_PARTS: Final = (_games, _puzzles, _runs, _lines, _time)


def _table(
    name: str, columns: Sequence[str], words_first: int, rows: Iterable[Sequence[str]], words: Words
) -> Markup:
    """A table, which scrolls if it is too wide; a sentence if it has no rows.

    words_first: the number of columns before the numbers.
    """
    heading = el("h2", words(f"statistics.{name}"), id=f"{name}-title")
    lines = [
        el(
            "tr",
            el("th", row[0], scope="row"),
            [
                el("td", cell, class_=None if n < words_first else "amount")
                for n, cell in enumerate(row[1:], 1)
            ],
        )
        for row in rows
    ]
    if not lines:
        return el("section", heading, el("p", words(f"statistics.{name}.none")))
    head = [
        el(
            "th",
            words(f"statistics.{it}"),
            scope="col",
            class_=None if n < words_first else "amount",
        )
        for n, it in enumerate(columns)
    ]
    table = el(
        "table",
        el("thead", el("tr", head)),
        el("tbody", lines),
        aria_labelledby=f"{name}-title",
    )
    box = el(
        "div",
        table,
        class_="wide-table",
        role="region",
        tabindex=0,
        aria_labelledby=f"{name}-title",
    )
    return el("section", heading, box)


STATISTICS: Final = View(_page, _regions)
