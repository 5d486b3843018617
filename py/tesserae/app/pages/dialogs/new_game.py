"""The choices for a new game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from tesserae.app.messages import actions
from tesserae.app.messages.actions import PerSide
from tesserae.app.model import Model
from tesserae.app.model.dialog import OWN, NewGame
from tesserae.app.model.screen import EditorPage
from tesserae.app.model.table import BY_ENGINE, BY_HAND, PERSON, Seat, Table
from tesserae.app.pages.dialogs.levels import about
from tesserae.app.pages.game.players import seat_choices
from tesserae.app.play import new_game as choosing
from tesserae.app.play.adaptive import level_for
from tesserae.app.texts.wording import clock_words, side_name
from tesserae.core.game import FIRST, SECOND, Position, Setup, Side
from tesserae.view import svg
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.icons import icon
from tesserae.view.parts import Choice, Option, button, link, segments, select
from tesserae.view.words import Words


def new_game(model: Model, words: Words) -> Markup:
    """The choices for a new game."""
    table = model.table
    if table is None:
        return NOTHING
    choices = choosing.choices_for(model, table)
    chosen = seats(
        words,
        table,
        actions.NEW_SEAT,
        choices.seats,
        level_for(model, table.slug),
        partial(_setup, words, table, choices),
    )
    swap = _swap(words, choices) if table.game.swaps else NOTHING
    start = button(words("new.start"), actions.NEW_START, variant="primary", id="new-start")
    setting_up = link(words("editor"), EditorPage(table.slug).link, "quiet", id="new-editor")
    return join(
        [
            chosen,
            _clock(clock_words(model.language), choices),
            swap,
            el("p", words("new.why"), class_="aside"),
            el("div", start, setting_up if table.game.editor else None, class_="acts"),
        ]
    )


def _swap(words: Words, choices: NewGame) -> Markup:
    """Whether the new game has the swap rule."""
    label = words("swap.rule")
    on_off = [
        Choice(actions.NEW_SWAP(True), words("on")),
        Choice(actions.NEW_SWAP(False), words("off")),
    ]
    row = segments(label, actions.NEW_SWAP(choices.swap), on_off)
    why = el("p", words("swap.why"), class_="aside")
    return el("div", el("h3", label), el("div", row, why, class_="stack"), class_="setting")


_MINUTES: Final = (1, 2, 3, 5, 10, 15, 20, 30, 60, 90)
_SECONDS: Final = (0, 1, 2, 3, 5, 10, 15, 20, 30, 60)


def _clock(words: Words, choices: NewGame) -> Markup:
    """The time for each side, and the increment."""
    minutes = [Option("0", words("clock.none"))]
    minutes += [Option(str(n), words("clock.minutes", n=n)) for n in _MINUTES]
    label, field = words("clock.each"), actions.NEW_MINUTES
    rows = [select(label, field, choices.minutes, minutes, id=field.name)]
    if choices.minutes:
        label, field = words("clock.extra"), actions.NEW_SECONDS
        seconds = [Option(str(n), words("clock.seconds", n=n)) for n in _SECONDS]
        rows.append(select(label, field, choices.seconds, seconds, id=field.name))
        hows = [
            Choice(actions.NEW_DELAY(False), words("clock.increment")),
            Choice(actions.NEW_DELAY(True), words("clock.delay")),
        ]
        if choices.seconds:
            rows.append(segments(label, actions.NEW_DELAY(choices.delay), hows))
        why = words("clock.why.delay" if choices.delay and choices.seconds else "clock.why")
        rows.append(el("p", why, class_="aside"))
    stack = el("div", rows, class_="stack")
    return el("div", el("h3", words("clock")), stack, class_="setting")


def seats(
    words: Words,
    table: Table,
    fields: PerSide[Seat],
    seated: tuple[Seat, Seat],
    adaptive: int,
    more: Callable[[Side], Sequence[Markup]] = lambda _: (),
) -> Markup:
    """Who plays each side, further choices for each, and a description of the levels.

    adaptive: the level of the adaptive opponent.
    """
    rows = []
    for side in (FIRST, SECOND):
        name = words(side_name(table, side))
        chosen = select(
            words("player.seat", side=name),
            fields[side],
            seated[side],
            seat_choices(words, adaptive),
            id=f"dialog-{fields[side].name}",
        )
        choices = el("div", chosen, more(side), class_="stack")
        rows.append(el("div", el("h3", name), choices, class_="setting"))
    return join([*rows, about(table.listing.ladder, adaptive, words)])


def _setup(words: Words, table: Table, choices: NewGame, side: Side) -> list[Markup]:
    """The choice of a side's setup, if the game has setups."""
    setup, chosen = table.game.setup, choices.setups[side]
    if setup is None:
        return []
    what = words(f"{table.slug}.setup.side.{side}")
    offered = _setup_choices(setup, words)
    if choices.seats[side] != PERSON:
        offered, chosen = offered[1:], chosen or BY_ENGINE
    field = actions.NEW_SETUP[side]
    folded = select(what, field, chosen, offered, id=field.name)
    picture = choosing.preview(table, choices, side)
    shown = [Markup(svg.whole(picture, words))] if picture else []
    return [folded, *_own_setup(words, table, choices, side), *shown]


def _setup_choices(setup: Setup[Position], words: Words) -> list[Option]:
    ready = [Option(one.text, words(one.name)) for one in setup.ready]
    by_hand = Option(BY_HAND, words("setup.hand"))
    by_engine = Option(BY_ENGINE, words("setup.engine"))
    return [by_hand, by_engine, *ready, Option(OWN, words("setup.own"))]


def _own_setup(words: Words, table: Table, choices: NewGame, side: Side) -> Iterator[Markup]:
    """The field for a setup as text, and why it was refused."""
    if choices.setups[side] != OWN:
        return
    name, typed = actions.NEW_TEXT[side].name, choices.texts[side]
    field = el(
        "input",
        id=name,
        type="text",
        value=typed,
        aria_label=words("setup.text", what=words(f"{table.slug}.setup.side.{side}")),
        aria_describedby=f"{name}-why",
        maxlength=200,
        autocomplete="off",
        autocapitalize="off",
        spellcheck="false",
        data_act=name,
    )
    yield el("form", field, class_="field", data_act=actions.NEW_START.name)
    why = choosing.setup_refusal(table, choices, side) if typed or choices.tried else None
    message = el("p", icon("close"), words(why), class_="refused") if why else None
    yield el("div", message, id=f"{name}-why", role="alert")
