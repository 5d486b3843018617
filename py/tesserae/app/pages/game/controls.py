"""The buttons around the board: the row of controls, the setup, the swap, and the layers."""

from __future__ import annotations

from functools import lru_cache

from tesserae.app.messages import actions
from tesserae.app.messages.actions import NewSetting
from tesserae.app.model import Model
from tesserae.app.model.settings import layers_of
from tesserae.app.model.table import PERSON, Table
from tesserae.app.pages.components.page import switch
from tesserae.app.play import army_setup, history, swap
from tesserae.app.texts.wording import seat_name
from tesserae.core.game import Game, Position, Side
from tesserae.view import svg
from tesserae.view.action import Action
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.icons import icon
from tesserae.view.lazy import Lazy, lazy
from tesserae.view.parts import button, plain_button
from tesserae.view.words import Words


def controls(table: Table, engine_works: bool, words: Words) -> Lazy:
    """The row of five buttons, which never move; no hint while the engine works."""
    record = table.record
    hint = table.entered_here and not engine_works
    return lazy(_controls, record.ply > 0, not record.at_end, hint, words)


def _controls(undo: bool, redo: bool, hint: bool, words: Words) -> Markup:
    return join(
        [
            _control(words, "undo", actions.UNDO, off=not undo),
            _control(words, "redo", actions.REDO, off=not redo),
            _control(words, "hint", actions.HINT, off=not hint),
            _control(words, "turn", actions.FLIP),
            _control(words, "more", actions.DIALOG("more")),
        ]
    )


def _control(words: Words, name: str, action: Action, *, off: bool = False) -> Markup:
    """A button of the row."""
    return plain_button(action, icon(name), words(name), id=f"control-{name}", off=off)


def place_rest(table: Table, words: Words) -> Markup | None:
    """The button that completes a setup by hand."""
    if not army_setup.may_choose(table) or army_setup.offered_setups(table):
        return None
    return button(words("setup.rest"), actions.LEAVE_SETUP, variant="switch", id="leave-setup")


def ready_setups(table: Table, words: Words) -> Markup | None:
    """Pictures of the ready-made setups, while they are offered; tap one to use it."""
    ready, side = army_setup.offered_setups(table), table.position.to_move
    if not ready:
        return None
    cards = [_ready(table.game, number, side, words) for number in range(len(ready))]
    any_ = button(words("setup.any"), actions.LEAVE_SETUP, variant="switch", id="leave-setup")
    label = words(f"{table.slug}.setup.ready")
    return el("div", cards, any_, class_="ready", role="group", aria_label=label)


@lru_cache(maxsize=16)
def _ready(game: Game[Position], number: int, side: Side, words: Words) -> Markup:
    """The picture and name of a ready-made setup. Cached: each click redraws the tray."""
    setup = game.setup
    if setup is None:
        return NOTHING
    ready = setup.ready[number]
    picture = setup.picture(ready.text, side)._replace(ground=(), label=None)
    return button(
        join([Markup(svg.whole(picture, words)), el("span", words(ready.name))]),
        actions.READY_SETUP(ready.text),
        variant="switch",
        id=f"ready-{number}",
    )


def swap_button(table: Table, words: Words) -> Markup:
    """The button to swap sides instead of making a move."""
    if not swap.may_swap(table) or table.seat != PERSON:
        return NOTHING
    taking = button(words("swap.take"), actions.SWAP, variant="switch", id="swap")
    return el("div", taking, class_="switches")


def look_back(model: Model, table: Table, words: Words) -> Markup:
    """Buttons at an earlier ply of the engine: go to the end, or let it play another move here."""
    if not table.entered_here or table.seat == PERSON or model.engine.job is not None:
        return NOTHING
    seat = seat_name(table.seat)
    acts = [
        button(words("to_end"), actions.LAST, variant="switch", id="to-end"),
        button(words("play_here", seat=seat), actions.PLAY_HERE, variant="switch", id="play-here"),
    ]
    return el("div", acts, class_="switches")


def losses_button(table: Table, words: Words) -> Markup | None:
    """The button for automatic choice of lost tiles; offered while you have to choose one."""
    asked = table.record.at_end and table.entered_here and not table.study
    if not asked or table.game.best_removal(table.position) is None:
        return None
    choose = actions.SETTING(NewSetting("choose_losses", True))
    return button(words(f"{table.slug}.losses"), choose, id="choose-losses")


def again_button(table: Table, words: Words) -> Markup | None:
    """The button to show the other side's turn again, step by step."""
    if not history.turn_to_show(table):
        return None
    return button(words("turn.again"), actions.SHOW_AGAIN, variant="beside", id="show-again")


def layers(model: Model, table: Table, words: Words) -> Markup:
    """Switches for the layers of the board."""
    on, slug = layers_of(model.settings, table.slug), table.slug
    switches = [
        switch(
            words(f"{slug}.layer.{name}"),
            actions.LAYER(f"{slug}.{name}"),
            f"layer-{name}",
            on=name in on,
        )
        for name in table.game.layers
    ]
    if not switches:
        return NOTHING
    return el("div", switches, class_="switches", role="group", aria_label=words("layers"))
