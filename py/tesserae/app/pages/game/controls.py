"""The buttons around the board: the row of controls, the setup, the swap, and the layers."""

from __future__ import annotations

from tesserae.app.messages import actions
from tesserae.app.model import Model
from tesserae.app.model.settings import layers_of
from tesserae.app.model.table import PERSON, Table
from tesserae.app.pages.components.page import switch
from tesserae.app.pages.game import evaluation_bar
from tesserae.app.play import army_setup, history, swap
from tesserae.app.texts.wording import seat_name
from tesserae.view.action import Action
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.icons import icon
from tesserae.view.parts import button
from tesserae.view.words import Words


def controls(table: Table, engine_works: bool, words: Words) -> Markup:
    """The row of five; while the engine works, "stop" replaces "hint"."""
    record = table.record
    engine = _control(words, "hint", actions.HINT, off=not table.entered_here)
    if engine_works:
        engine = _control(words, "stop", actions.STOP)
    return join(
        [
            _control(words, "undo", actions.UNDO, off=not record.ply),
            _control(words, "redo", actions.REDO, off=record.at_end),
            engine,
            _control(words, "turn", actions.FLIP),
            _control(words, "more", actions.DIALOG("more")),
        ]
    )


def _control(words: Words, name: str, action: Action, *, off: bool = False) -> Markup:
    """One of the row. Disabled for assistive technology only, so that it keeps the focus."""
    return el(
        "button",
        icon(name),
        words(name),
        type="button",
        id="control-hint" if name == "stop" else f"control-{name}",
        data_act=action.name,
        data_arg=action.arg,
        aria_disabled="true" if off else None,
    )


def ready_setups(table: Table, words: Words) -> list[Markup]:
    """While a person sets up by hand: opens the ready-made setups, or has the rest placed.

    In a study, which is no new game, only the latter.
    """
    if not army_setup.may_choose(table):
        return []
    rest = button(words("setup.rest"), actions.LEAVE_SETUP, variant="switch", id="leave-setup")
    if table.study:
        return [rest]
    name = words(f"{table.slug}.setup.ready")
    return [button(name, actions.READY_SETUPS, variant="switch", id="ready-setups"), rest]


def swap_button(table: Table, words: Words) -> Markup:
    """Swaps sides instead of a ply."""
    if not swap.offered(table) or table.seat != PERSON:
        return NOTHING
    taking = button(words("swap.take"), actions.SWAP, variant="switch", id="swap")
    return el("div", taking, class_="switches")


def look_back(model: Model, table: Table, words: Words) -> Markup:
    """At an earlier ply of the engine: back to the end, or have the engine play there again."""
    if not table.entered_here or table.seat == PERSON or model.engine.job is not None:
        return NOTHING
    seat = seat_name(table.seat)
    acts = [
        button(words("to_end"), actions.LAST, variant="switch", id="to-end"),
        button(words("play_here", seat=seat), actions.PLAY_HERE, variant="switch", id="play-here"),
    ]
    return el("div", acts, class_="switches")


def again_button(table: Table, words: Words) -> Markup:
    """Shows the other side's turn again, step by step."""
    if not history.turn_to_show(table):
        return NOTHING
    again = button(words("turn.again"), actions.SHOW_AGAIN, variant="switch", id="show-again")
    return el("div", again, class_="switches")


def layers(model: Model, table: Table, words: Words) -> Markup:
    """Switches for what else can be shown on the board and beside it."""
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
    name = words("layers")
    all_ = [*switches, evaluation_bar.switch(model, words)]
    return el("div", all_, class_="switches", role="group", aria_label=name)
