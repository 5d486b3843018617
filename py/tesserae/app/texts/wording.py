"""The sentences of a language, and the names of sides, players and endings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TypeAlias

from tesserae.app.model.settings import Language
from tesserae.app.model.table import PERSON, Seat, Table
from tesserae.core.game import FIRST, OPPONENT, SECOND, Prompt, Side
from tesserae.core.text import Text, text
from tesserae.games import catalog
from tesserae.view.strings import STRINGS
from tesserae.view.words import Words

Strings: TypeAlias = Mapping[str, Mapping[str, str]]
"""Language -> key -> sentence."""


@lru_cache
def words_in(language: Language) -> Words:
    """The common sentences of a language: the page's and every game's."""
    return _with_more(language)


@lru_cache
def study_words(language: Language) -> Words:
    """The common sentences, and those of studies, whose module is imported when needed."""
    from tesserae.view.strings import study

    return _with_more(language, study.STRINGS)


@lru_cache
def editor_words(language: Language) -> Words:
    """The common sentences, and those of the position editor."""
    from tesserae.view.strings import editor

    editors = [game.editor().strings for game in catalog.GAMES if game.editor is not None]
    return _with_more(language, editor.STRINGS, *editors)


@lru_cache
def review_words(language: Language) -> Words:
    """The common sentences, and those of reviews, whose module is imported when needed."""
    from tesserae.view.strings import review

    told = [game.story().strings for game in catalog.GAMES if game.story is not None]
    return _with_more(language, review.STRINGS, *told)


@lru_cache
def clock_words(language: Language) -> Words:
    """The common sentences, and those of clocks, whose module is imported when needed."""
    from tesserae.view.strings import clock

    return _with_more(language, clock.STRINGS)


def words_with(*more: Strings) -> Callable[[Language], Words]:
    """A function that gives the common sentences of a language and more.

    Call it in a module that is imported only with the page that needs them.
    """
    return lru_cache(lambda language: _with_more(language, *more))


@lru_cache
def guide_words(language: Language, slug: str) -> Words:
    """The sentences of a language for the rules page of a game."""
    return _with(language, slug, catalog.by_slug(slug).guide().strings)


@lru_cache
def lesson_words(language: Language, slug: str) -> Words:
    """The sentences of a language for the lesson of a game."""
    lesson = catalog.by_slug(slug).lesson
    return _with(language, slug, lesson().strings if lesson else {})


@lru_cache
def coach_words(language: Language, slug: str) -> Words:
    """The sentences of a language for a game with a coach."""
    coach = catalog.by_slug(slug).coach
    return _with(language, slug, coach().strings if coach else {})


def _with_more(language: Language, *more: Strings) -> Words:
    """The common sentences, and more."""
    return Words(language, [STRINGS, *(game.strings for game in catalog.GAMES), *more])


def _with(language: Language, slug: str, more: Strings) -> Words:
    strings = catalog.by_slug(slug).strings
    return Words(language, [STRINGS, strings, more or strings])


def side_name(table: Table, side: Side) -> Text:
    """The game's name for a side."""
    return text(f"{table.slug}.side.{side}")


def ply_text(table: Table, number: int) -> Text:
    """A ply of the line in words."""
    before, move = table.record.positions[number], table.record.moves[number]
    side, what = side_name(table, before.to_move), table.game.describe(before, move)
    return table.game.announce(before, move) or text("status.last", side=side, what=what)


def seat_name(seat: Seat) -> Text:
    """Who plays: a person, or a level."""
    return text("seat.person") if seat == PERSON else text("seat.level", level=seat)


def ending_prompt(table: Table) -> Prompt:
    """How a game ended, and why. The page words endings outside the rules itself."""
    ending, outcome = table.record.ending, table.outcome
    if ending is None or outcome is None:
        return table.game.prompt(table.position, ())
    scores = [table.game.panel(table.position, side).score for side in (FIRST, SECOND)]
    score = text(
        "end.standing",
        first=side_name(table, FIRST),
        one=scores[FIRST],
        second=side_name(table, SECOND),
        other=scores[SECOND],
    )
    if ending.loser is not None:
        loser, winner = side_name(table, ending.loser), side_name(table, OPPONENT[ending.loser])
        how = "end.late" if ending.late else "end.resigned"
        return Prompt(text(how, loser=loser, winner=winner), score)
    if outcome.winner is None:
        return Prompt(text("end.agreed.level"), score)
    return Prompt(text("end.agreed.won", winner=side_name(table, outcome.winner)), score)
