"""The page in a frame on another site: the board, one line of status, one bar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tesserae.app.messages import actions
from tesserae.app.model import Frame, Model, partial_of
from tesserae.app.model.table import Table, entries_of, preselected_targets
from tesserae.app.pages.components.page import (
    Drawings,
    Regions,
    View,
    region,
    root,
    style_of,
    table_of,
)
from tesserae.app.pages.components.replay import replay_button
from tesserae.app.pages.game.board import TABLE_KEYS, board, board_regions
from tesserae.app.pages.game.status import status
from tesserae.app.pages.game.tray import confirming, handle, stock_buttons
from tesserae.app.play import army_setup, replay
from tesserae.app.play.board_scene import scene
from tesserae.app.texts.game_links import game_link
from tesserae.core.entry import resolve
from tesserae.core.scene import Scene, Spot
from tesserae.view.action import Action
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.icons import logo
from tesserae.view.lazy import markup_of
from tesserae.view.parts import button, icon_button
from tesserae.view.words import Words


def _page(model: Model, words: Words, fill: Regions) -> Markup:
    status = region("p", "status", fill, role="status", data_loading=words("loading", n="{n}"))
    return frame_page(model, words, fill, status, keys=TABLE_KEYS)


def frame_page(
    model: Model,
    words: Words,
    fill: Regions,
    status: Markup,
    head: Markup = NOTHING,
    *,
    css_class: str = "embed",
    keys: str,
) -> Markup:
    """A page in a frame. head: goes above the board. status: goes below it."""
    frame = model.frame or Frame()
    variant = " bare" if frame.bare else "" if frame.bar else " barless"
    return root(
        style_of(model),
        f"embed-screen{variant}",
        el(
            "main",
            el("h1", words(f"{table_of(model).slug}.title"), class_="hidden"),
            head,
            board(table_of(model).game, fill),
            status,
            region("nav", "bar", fill, aria_label=words("controls")),
            region("div", "notice", fill, role="alert"),
            class_=css_class,
            data_act=actions.ELSEWHERE.name,
        ),
        region("div", "loading", fill),
        keys=keys,
    )


def bar(model: Model, words: Words, spots: Sequence[Spot], more: Markup) -> Markup:
    """The current ply and the buttons to step through plies; or the choices for a move.

    more: goes beside the step buttons.
    """
    table = table_of(model)
    beside = [handle(spot, words) for spot in spots if spot.row is None and not spot.width]
    if model.play.held is not None:
        return confirming(model, table, words)
    if model.play.selection:
        return _choice(model, table, words, beside)
    record = table.record
    back, forward = not record.ply, record.at_end
    place = words("embed.at", ply=record.ply, plies=len(record.variation))
    if army_setup.may_choose(table):
        which = "setup.any" if army_setup.offered_setups(table) else "setup.rest"
        at = el("span", place, class_="at")
        steps = [_step(words, actions.BACK, back), at, _step(words, actions.FORWARD, forward)]
        return join([*steps, button(words(which), actions.LEAVE_SETUP, id="leave-setup")])
    if asked := _asked_pieces(model, table, words):
        at = el("span", place, class_="at hidden")  # for screen readers: no room to show it
        ahead = [] if record.at_end else [_step(words, actions.FORWARD, False)]
        return join([_step(words, actions.BACK, back), at, *ahead, *asked])
    at = el("span", place, class_="at")
    return join(
        [
            _step(words, actions.FIRST, back),
            _step(words, actions.BACK, back),
            at,
            _step(words, actions.FORWARD, forward),
            _replay(model, table, words),
            *_picked_piece(model, table, words),
            join(beside) or more,
        ]
    )


def _replay(model: Model, table: Table, words: Words) -> Markup:
    """Plays or pauses, if the frame shows a game to look at."""
    frame = model.frame or Frame()
    looked_at = frame.autoplay or frame.readonly or table.study or replay.is_replayed(model)
    plies, steps = bool(table.record.variation), replay.steps(model, table)
    return replay_button(plies and looked_at, replay.is_replayed(model), steps, words)


def _picked_piece(model: Model, table: Table, words: Words) -> list[Markup]:
    """The piece that was picked automatically; click it to choose another."""
    partial = partial_of(model)
    panel = table.game.panel(table.position, table.position.to_move, partial.filled)
    chosen = [stock for stock in panel.stocks if stock.target in partial.filled]
    return stock_buttons([stock._replace(rotates=False) for stock in chosen], partial, words)


def _asked_pieces(model: Model, table: Table, words: Words) -> list[Markup]:
    """The pieces to choose from, if the rest of the move is picked automatically."""
    partial = partial_of(model)
    stocks = table.game.panel(table.position, table.position.to_move, partial.filled).stocks
    if not partial.filled or any(stock.target in partial.filled for stock in stocks):
        return []
    shown = [it for it in stocks if it.target in partial.offered and it.note is None]
    return stock_buttons(shown, partial, words)


def open_app(model: Model, fragment: str, words: Words) -> Markup:
    """The link that opens the frame's content in the app."""
    address = f"{model.base.rpartition('/')[0]}/{fragment}"
    return el(
        "a",
        logo(),
        words("embed.open"),
        href=address,
        target="_blank",
        rel="noopener",
        title=words("embed.open_title"),
    )


def _step(words: Words, action: Action, off: bool) -> Markup:
    name = action.name
    return icon_button(words(name), action, sign=name, id=f"bar-{name}", off=off)


def _choice(model: Model, table: Table, words: Words, beside: Sequence[Markup]) -> Markup:
    """The pieces that continue a half-entered move, and the targets that are not on the board.

    Leaves out pieces in play, as they are on the board.
    """
    partial = partial_of(model)
    panel = table.game.panel(table.position, table.position.to_move, partial.filled)
    used = partial.offered.union(partial.filled)
    if preselected_targets(table):  # you can pick others instead
        used |= resolve(entries_of(table), ()).offered
    shown = [stock for stock in panel.stocks if stock.target in used and stock.note is None]
    cancel = icon_button(words("takeback"), actions.TAKE_BACK, sign="close", id="takeback")
    return join([*stock_buttons(shown, partial, words), *beside, cancel])


def _regions(model: Model, words: Words) -> Drawings:
    table = table_of(model)
    shown = scene(model, table)
    regions = {
        **board_regions(model, shown, words),
        "status": status(model, table, words),
        "bar": bar(model, words, shown.spots, open_app(model, game_link(table), words)),
    }
    return with_host_marks(model, table, shown, regions)


def with_host_marks(model: Model, table: Table, shown: Scene, regions: Drawings) -> Drawings:
    """The regions with the drawings and comments of the host page."""
    if model.host_marks is None:
        return regions
    from tesserae.app.pages import hosted

    said = markup_of(regions["status"])
    return {**regions, **hosted.with_marks(model, table, model.host_marks, shown, said)}


EMBED: Final = View(_page, _regions)
