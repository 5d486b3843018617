"""The app in another site's page: the board, one line of status, one bar."""

from __future__ import annotations

from typing import Final

from tesserae.app import link
from tesserae.app.model import Model, Table, partial_of
from tesserae.app.screens.common import Regions, View, notice, region, screen
from tesserae.app.screens.game import TABLE_KEYS, board, board_regions, scene, table_of
from tesserae.app.screens.players import stock_button
from tesserae.app.screens.status import status
from tesserae.view.html import Markup, el, join
from tesserae.view.icons import logo
from tesserae.view.parts import icon_button
from tesserae.view.words import Words


def _page(model: Model, words: Words, fill: Regions) -> Markup:
    bare = model.frame is not None and model.frame.bare
    return screen(
        model,
        "embed-screen bare" if bare else "embed-screen",
        el(
            "main",
            el("h1", words(f"{table_of(model).slug}.title"), class_="hidden"),
            board(model, fill),
            region("p", "status", fill, role="status", data_loading=words("loading", n="{n}")),
            region("nav", "bar", fill, aria_label=words("controls")),
            region("div", "notice", fill, role="alert"),
            class_="embed",
            data_act="elsewhere",
        ),
        region("div", "loading", fill),
        keys=TABLE_KEYS,
    )


def _bar(model: Model, words: Words) -> Markup:
    table = table_of(model)
    if model.picked:
        return _choice(model, table, words)
    record = table.record
    address = f"{model.base.rpartition('/')[0]}/{link.game_link(table)}"
    open_app = el(
        "a",
        logo(),
        words("embed.open"),
        href=address,
        target="_blank",
        rel="noopener",
        title=words("embed.open_title"),
    )
    at = el("span", words("embed.at", ply=record.ply, plies=len(record.line)), class_="at")
    back, forward = not record.ply or None, record.at_end or None
    return join(
        [
            _step(words, "first", back),
            _step(words, "back", back),
            at,
            _step(words, "forward", forward),
            open_app,
        ]
    )


def _step(words: Words, act: str, off: bool | None) -> Markup:
    disabled = "true" if off else None
    return icon_button(words(act), act, sign=act, id=f"bar-{act}", aria_disabled=disabled)


def _choice(model: Model, table: Table, words: Words) -> Markup:
    """While a move is half entered, the bar holds the pieces that carry it on."""
    partial = partial_of(model)
    stocks = [
        stock_button(stock, words, stock.target in partial.filled, stock.target in partial.offered)
        for stock in table.game.panel(table.position, table.position.to_move, partial.filled).stocks
        if stock.target in (*partial.filled, *partial.offered)
    ]
    cancel = icon_button(words("takeback"), "takeback", sign="close", id="takeback")
    return join([stocks, cancel])


def _regions(model: Model, words: Words) -> Regions:
    table = table_of(model)
    return {
        **board_regions(model, scene(model, table), words),
        "status": status(model, table, words),
        "bar": _bar(model, words),
        "notice": notice(model, words),
    }


EMBED: Final = View(_page, _regions)
