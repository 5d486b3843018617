"""Saved games in lists: on the home page, and on the page of all games."""

from __future__ import annotations

from functools import lru_cache

from tesserae.app.messages import actions
from tesserae.app.model.library import Summary
from tesserae.app.model.table import PERSON
from tesserae.app.texts.wording import seat_name
from tesserae.core.errors import BadInput
from tesserae.core.position import FIRST, OPPONENT, SECOND
from tesserae.core.scene import Marks
from tesserae.core.text import Text, text
from tesserae.games import catalog
from tesserae.view import svg
from tesserae.view.html import Markup, el
from tesserae.view.parts import button, icon_button
from tesserae.view.words import Words


def title(summary: Summary) -> Text:
    """The game, and its last ply; their number, if it was saved by an earlier version."""
    game = text(f"{summary.slug}.title")
    if summary.last:
        return text("game.after", game=game, move=summary.last)
    return text("home.title", game=game, n=summary.plies)


def state(summary: Summary) -> Text:
    """How it ended, or whose turn it is; of a person who plays an engine, against which."""
    if (summary.seats[FIRST] == PERSON) != (summary.seats[SECOND] == PERSON):
        return _against(summary)
    if summary.result == "draw":
        return text("saved.draw")
    if summary.result:
        winner = FIRST if summary.result == "first" else SECOND
        return text("saved.won", side=text(f"{summary.slug}.side.{winner}"))
    return text("status.turn", side=text(f"{summary.slug}.side.{summary.turn}"))


def _against(summary: Summary) -> Text:
    """The same, told to a person who plays an engine."""
    you = FIRST if summary.seats[FIRST] == PERSON else SECOND
    seat = seat_name(summary.seats[OPPONENT[you]])
    if not summary.result:
        return text("home.you" if summary.turn == you else "saved.engine_turn", seat=seat)
    if summary.result == "draw":
        return text("saved.you_drew", seat=seat)
    won = summary.result == ("first" if you == FIRST else "second")
    return text("saved.you_won" if won else "saved.you_lost", seat=seat)


def row(
    summary: Summary, words: Words, when: Text | None = None, *, studied: bool = False
) -> Markup:
    """A row of a list: the game, and a button that removes it.

    studied: with a button that studies it, and a picture of its board.
    """
    name = words(title(summary))
    players = words("saved.players", first=summary.players[0], second=summary.players[1])
    resume = el(
        "button",
        el("b", name),
        " ",
        el("span", words(state(summary))),
        el("span", words("saved.chapters", n=summary.chapters), class_="between")
        if summary.chapters > 1
        else None,
        el("span", players, class_="between") if all(summary.players) else None,
        el("span", words(when), class_="when") if when else None,
        type="button",
        id=f"resume-{summary.id}",
        class_="text",
        data_act=actions.RESUME.name,
        data_arg=summary.id,
    )
    forget = icon_button(
        words("home.forget", game=name),
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
    """A small picture of a position; None where its text is not known, or is none of the game's."""
    game = catalog.by_slug(slug)
    try:
        scene = game.scene(game.decode(position), Marks(coordinates=False))
    except BadInput:
        return None
    return Markup(svg.whole(scene._replace(label=None), words))
