"""Lists of saved games: on the home page, and on the page of all games."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from tesserae.app.messages import actions
from tesserae.app.model.saved_games import Summary
from tesserae.app.model.table import PERSON
from tesserae.core.errors import BadInput
from tesserae.core.position import FIRST, OPPONENT, SECOND
from tesserae.core.scene import Marks
from tesserae.core.text import Text, text
from tesserae.games import catalog
from tesserae.view import svg
from tesserae.view.html import Markup, el
from tesserae.view.parts import button, icon_button, plain_button
from tesserae.view.words import Words

_NUMBER: Final = re.compile(r"(\d{1,6})\.(\.\.)?")
"""The beginning of the last ply: the number of the round, and dots for the second side."""


def title(summary: Summary) -> Text:
    """The game and who plays: you against a level, two levels, or two people; or a study."""
    game, (first, second) = text(f"{summary.slug}.title"), summary.seats
    if summary.study:
        named = "saved.study.named" if summary.name else "saved.study"
        return text(named, game=game, name=summary.name)
    if first != PERSON != second:
        return text("saved.watched", first=first, game=game, second=second)
    if first == second:
        return text("saved.two", game=game)
    return text("saved.against", game=game, level=max(first, second))


def distinguishing_name(summary: Summary) -> Text:
    """Title and state, to tell a game from others like it."""
    return text("saved.named", game=title(summary), state=state(summary))


def state(summary: Summary) -> Text:
    """The length of the game, and how it ended or whose turn it is."""
    return text("saved.state", far=_length_text(summary), how=_result_text(summary))


def _length_text(summary: Summary) -> Text:
    """The number of moves made; in a game with long turns, of turns."""
    last = _NUMBER.match(summary.last)
    if not catalog.by_slug(summary.slug).long_turns or last is None:
        return text("saved.moves", n=summary.plies)
    number, second = last.groups()
    return text("saved.turns", n=2 * int(number) - (not second))


def _result_text(summary: Summary) -> Text:
    """The result or whose turn it is; addresses you if you play an engine."""
    if (summary.seats[FIRST] == PERSON) != (summary.seats[SECOND] == PERSON):
        return _result_against_engine(summary)
    if summary.result == "draw":
        return text("saved.draw")
    if summary.result:
        winner = FIRST if summary.result == "first" else SECOND
        return text("saved.won", side=text(f"{summary.slug}.side.{winner}"))
    return text("saved.turn", side=text(f"{summary.slug}.side.{summary.turn}"))


def _result_against_engine(summary: Summary) -> Text:
    you = FIRST if summary.seats[FIRST] == PERSON else SECOND
    if not summary.result:
        if summary.turn == you:
            return text("saved.your_turn")
        return text("saved.engine_turn", level=summary.seats[OPPONENT[you]])
    if summary.result == "draw":
        return text("saved.draw")
    won = summary.result == ("first" if you == FIRST else "second")
    return text("saved.you_won" if won else "saved.you_lost")


def row(
    summary: Summary, words: Words, when: Text | None = None, *, studied: bool = False
) -> Markup:
    """A row of a list: the game, and a button to remove it.

    studied: add a button to study it, and a picture of its board.
    """
    name = words(title(summary))
    players = words("saved.players", first=summary.players[0], second=summary.players[1])
    resume = plain_button(
        actions.RESUME(summary.id),
        el("b", name),
        " ",
        el("span", words(state(summary))),
        el("span", words("saved.chapters", n=summary.chapters), class_="between")
        if summary.chapters > 1
        else None,
        el("span", players, class_="between") if all(summary.players) else None,
        el("span", words(when), class_="when") if when else None,
        id=f"resume-{summary.id}",
        class_="text",
    )
    forget = icon_button(
        words("home.forget", game=distinguishing_name(summary)),
        actions.ASK_TO_REMOVE(summary.id),
        sign="close",
        id=f"forget-{summary.id}",
    )
    study = None
    if studied and not summary.study:
        label = words("study.of", game=name)
        study = button(
            words("study.short"),
            actions.STUDY(summary.id),
            variant="quiet",
            id=f"study-{summary.id}",
            aria_label=label,
        )
    picture = None
    if studied:
        board = _board(summary.slug, summary.position, words)
        picture = el("span", board, class_="mini-board", aria_hidden="true")
    return el("li", picture, resume, study, forget)


@lru_cache(maxsize=64)
def _board(slug: str, position: str, words: Words) -> Markup | None:
    """A small picture of a position; None if its text is empty or bad."""
    game = catalog.by_slug(slug)
    try:
        scene = game.scene(game.decode(position), Marks(coordinates=False))
    except BadInput:
        return None
    return Markup(svg.whole(scene._replace(label=None), words))
