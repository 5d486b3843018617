"""The tray under the board: pieces to choose, or another decision."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from tesserae.app.engine import pacing
from tesserae.app.messages import actions
from tesserae.app.messages.actions import NewSetting
from tesserae.app.model import Model, partial_of
from tesserae.app.model.screen import LessonPage
from tesserae.app.model.settings import WARNINGS
from tesserae.app.model.table import PERSON, Table, entries_of
from tesserae.app.pages.components.page import switch
from tesserae.app.pages.game.controls import again_button, losses_button, place_rest, ready_setups
from tesserae.app.pages.game.players import mini, sides, tray_side
from tesserae.app.play.new_game import next_level
from tesserae.app.texts.wording import seat_name, side_name
from tesserae.core.entry import Partial, Picked
from tesserae.core.game import OPPONENT, Position, Stock
from tesserae.core.scene import Spot, Target
from tesserae.games import catalog
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.parts import button, icon_button, plain_button
from tesserae.view.words import Words


def game_tray(model: Model, table: Table, words: Words, spots: Sequence[Spot]) -> Markup:
    """The tray of a game; or instead, the buttons for the next decision."""
    if model.play.held is not None:
        return tray(model, table, words, spots)
    if model.play.stepping:
        playing = "pause" if model.play.playback else "continue"
        return _decision(
            button(words("turn.next"), actions.SHOW_NEXT, variant="primary", id="show-next"),
            button(words(playing), actions.SHOW_PAUSE, id="show-pause"),
            button(words("to_end"), actions.LAST, id="to-end"),
        )
    if table.over:
        return _after_the_end(model, table, words)
    if _looks_back(model, table):
        return _decision(
            button(words("to_end"), actions.LAST, variant="primary", id="to-end"),
            button(
                words("play_here", seat=seat_name(table.seat)), actions.PLAY_HERE, id="play-here"
            ),
        )
    if pacing.is_watched(table):
        return _between_engines(model, words)
    if pacing.is_paused(model):
        go_on = button(words("continue"), actions.PAUSE, variant="primary", id="continue")
        return _decision(go_on)
    return tray(model, table, words, spots)


def tray(
    model: Model,
    table: Table,
    words: Words,
    spots: Sequence[Spot],
    chips: Mapping[Target, Markup] = MappingProxyType({}),
) -> Markup:
    """The pieces, or the held move; nothing at an earlier position.

    chips: labels on some of the pieces.
    """
    if model.play.held is not None:
        return _held_move_buttons(model, table, words, spots)
    if _looks_back(model, table):
        return NOTHING
    return _pieces(model, table, words, spots, chips)


def _looks_back(model: Model, table: Table) -> bool:
    """Whether the board shows an earlier position in which nobody enters a move."""
    return not (table.entered_here or table.record.at_end) and model.engine.job is None


def _between_engines(model: Model, words: Words) -> Markup:
    """The buttons while two engines play: pause, single step, slow."""
    paused, slow = model.engine.paused, model.settings.pace == "slow"
    pace = actions.SETTING(NewSetting("pace", "normal" if slow else "slow"))
    return _decision(
        button(words("continue" if paused else "pause"), actions.PAUSE, id="pause"),
        button(words("step"), actions.STEP, id="step"),
        switch(words("pace.slow"), pace, "slow", on=slow),
    )


def _after_the_end(model: Model, table: Table, words: Words) -> Markup:
    """The actions for a finished game: rematch, review, new game.

    After a win, the rematch is against the next level; after a loss, the review comes first.
    """
    reviewed = model.analysis.review
    ask_first = lost_by(table) and reviewed is None and table.record.ply > 0
    plain, primary = ("primary", "") if ask_first else ("", "primary")
    review = None
    if table.record.ply:
        name = words("review.lost" if lost_by(table) else "review")
        off = reviewed is not None
        review = button(name, actions.REVIEW, variant=plain, id="review", off=off)
    level = next_level(table)
    rematch = button(words("rematch"), actions.REMATCH, variant=primary, id="rematch")
    if level:
        name = words("next_level", level=level)
        rematch = button(name, actions.NEXT_LEVEL, variant=primary, id="next-level")
    new = button(words("new"), actions.DIALOG("new"), id="tray-new")
    return _decision(*([review, rematch] if lost_by(table) else [rematch, review]), new)


def lost_by(table: Table) -> bool:
    """Whether a person has lost to the engine."""
    outcome = table.outcome
    if outcome is None or outcome.winner is None:
        return False
    return table.seats[outcome.winner] > PERSON == table.seats[OPPONENT[outcome.winner]]


def confirming(model: Model, table: Table, words: Words) -> Markup:
    """The buttons for a held move."""
    if model.play.warning is not None:
        return _warning_buttons(table, words)
    prompt = table.game.prompt(table.position, partial_of(model).filled)
    play, cancel = prompt.confirm or "confirm", "cancel" if prompt.confirm else "takeback"
    return join(
        [
            button(words(play), actions.CONFIRM, variant="primary", id="confirm"),
            button(words(cancel), actions.TAKE_BACK, id="takeback"),
        ]
    )


def _warning_buttons(table: Table, words: Words) -> Markup:
    """The buttons for a move that the coach warns against."""
    no_more = actions.COACH(f"{table.slug}.{WARNINGS}")
    return join(
        [
            button(words("takeback"), actions.TAKE_BACK, variant="primary", id="takeback"),
            button(words("coach.anyway"), actions.CONFIRM, id="confirm"),
            button(words("coach.no_more"), no_more, id="coach-no-more"),
        ]
    )


def _held_move_buttons(model: Model, table: Table, words: Words, spots: Sequence[Spot]) -> Markup:
    """The buttons to confirm or take back a held move; on a large board, arrows to shift it."""
    decision = el("div", confirming(model, table, words), class_="tray decision")
    on_grid = {spot.target for spot in spots if spot.row is not None}
    panel = table.game.panel(table.position, table.position.to_move)
    if _is_supply(panel.stocks):
        return decision
    is_placed = len(model.play.selection) > 1  # rather than removed
    if not model.play.touched or not is_placed or model.play.selection[-1] not in on_grid:
        return el("div", decision, class_="roster")
    arrows = [
        icon_button(words(f"nudge.{sign}"), actions.NUDGE(key), sign=sign, id=f"nudge-{sign}")
        for sign, key in _ARROWS.items()
    ]
    rotate = icon_button(words("rotate"), actions.ROTATE, sign="rotate", id="rotate")
    pad = el("div", arrows, rotate, class_="tray", role="group", aria_label=words("nudge"))
    return el("div", pad, decision, class_="roster open")


_ARROWS: Final = {
    "left": "ArrowLeft",
    "up": "ArrowUp",
    "down": "ArrowDown",
    "right": "ArrowRight",
}


def _is_supply(stocks: Sequence[Stock]) -> bool:
    """Whether the stocks are limited."""
    counted = [stock.left is not None and stock.note is None for stock in stocks]
    return bool(counted) and all(counted)


def _decision(*buttons: Markup | None) -> Markup:
    return el("div", buttons, class_="tray decision")


def _pieces(
    model: Model,
    table: Table,
    words: Words,
    spots: Sequence[Spot],
    chips: Mapping[Target, Markup],
) -> Markup:
    near = sides(model, table)[1]
    side = tray_side(table, near)
    partial = partial_of(model)
    panel = table.game.panel(table.position, side, partial.filled)
    if isinstance(model.screen, LessonPage):  # lessons start with few pieces
        panel = panel._replace(stocks=tuple(it for it in panel.stocks if not it.lost))
    handles = [handle(spot, words) for spot in spots if spot.row is None]
    if model.screen.board is None and not (table.study or model.play.selection):
        handles += filter(None, [again_button(table, words)])
    choices = el(
        "div", handles, class_="tray handles", role="group", aria_label=words("supply.ways")
    )
    name = words("supply.of", side=side_name(table, side))
    pieces = el(
        "div",
        stock_buttons(
            panel.stocks, partial, words, refused_stocks(table, partial, panel.stocks), chips
        ),
        place_rest(table, words) if model.screen.board is None else None,
        class_="tray stocks",
        role="group",
        aria_label=name,
    )
    supplied = _is_supply(panel.stocks)
    both = [pieces if panel.stocks else None, choices if handles else None]
    parts = list(reversed(both)) if supplied else both
    if model.screen.board is None:
        losses = losses_button(table, words) if model.frame is None else None
        parts += [ready_setups(table, words), el("div", losses, class_="tray") if losses else None]
    classes = [
        "across" if side != near else "",
        "" if supplied else "roster",
        "open" if handles else "",
    ]
    return el("div", parts, class_=" ".join(filter(None, classes)) or None)


def refused_stocks(table: Table, partial: Partial, stocks: Sequence[Stock]) -> frozenset[Target]:
    """The stocks that you cannot pick now; a click on one is refused.

    While somebody else is to play, these are all stocks.
    """
    if not entries_of(table):
        return frozenset(stock.target for stock in stocks)
    used = partial.offered.union(partial.filled)
    others = tuple(stock.target for stock in stocks if stock.target not in used)
    return _refused_targets(table.slug, table.position, partial.filled, others)


@lru_cache(maxsize=8)
def _refused_targets(
    slug: str, position: Position, filled: Picked, targets: tuple[Target, ...]
) -> frozenset[Target]:
    """Cached: the tray is drawn whenever the pointer moves to another target."""
    game = catalog.by_slug(slug)
    return frozenset(it for it in targets if game.why_not(position, filled, it) is not None)


def stock_buttons(
    stocks: Sequence[Stock],
    partial: Partial,
    words: Words,
    unplayable: frozenset[Target] = frozenset(),
    chips: Mapping[Target, Markup] = MappingProxyType({}),
) -> list[Markup]:
    """A button for each stock, and one to rotate the picked piece."""
    buttons = [
        _stock(
            it,
            words,
            it.target in partial.offered,
            it.target in partial.filled,
            it.target in unplayable or it.left == 0,
            chips.get(it.target),
        )
        for it in stocks
    ]
    rotating = [n for n, stock in enumerate(stocks) if stock.rotates]
    if not rotating:
        return buttons
    rotate = icon_button(words("rotate"), actions.ROTATE, sign="rotate", id="rotate")
    if len(rotating) > 1:
        return [*buttons, rotate]
    [at] = rotating
    buttons[at] = el("div", buttons[at], rotate, class_="turnable")
    return buttons


def handle(spot: Spot, words: Words) -> Markup:
    """A button for a target, which may be off the board."""
    return button(
        el("span", words(spot.label)),
        actions.TARGET(spot.target.name),
        variant=" ".join(["offered"] * spot.offered + ["beside"] * (not spot.width)),
        sign=spot.sign or None,
        id=f"tray-{spot.target.name}",
        data_aim=spot.target.name,
        on=spot.picked or None,
    )


@lru_cache(maxsize=64)
def _stock(
    stock: Stock, words: Words, offered: bool, picked: bool, unplayable: bool, chip: Markup | None
) -> Markup:
    """A button for a stock. Cached, as clicks seldom change it."""
    left = None if stock.left is None else words("supply.left", n=stock.left)
    note = words(stock.note) if stock.note else left
    return plain_button(
        actions.TARGET(stock.target.name),
        mini(stock.icon, words),
        el("span", words(stock.name), el("small", note) if note else None),
        chip,
        id=f"stock-{stock.target.name}",
        class_="stock offered" if offered else "stock",
        on=picked,
        off=unplayable,
    )
