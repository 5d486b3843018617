"""The two players: who they are, what they have, and the tray that pieces are taken from."""

from __future__ import annotations

from tesserae.app.model import PERSON, Model, Table, flipped, on_turn, partial_of
from tesserae.app.screens.common import seat_name, side_name
from tesserae.core.game import FIRST, SECOND, Panel, Side, Stock
from tesserae.core.scene import Scene, Spot
from tesserae.core.text import text
from tesserae.search.levels import LEVELS
from tesserae.view import svg
from tesserae.view.html import Markup, el
from tesserae.view.parts import Choice, button, hidden, icon_button, select
from tesserae.view.words import Words


def sides(model: Model, table: Table) -> tuple[Side, Side]:
    """The side that sits across the board, and the side that sits here."""
    return (FIRST, SECOND) if flipped(model, table) else (SECOND, FIRST)


def seat_choices(words: Words, *, brief: bool = False) -> list[Choice]:
    """Everybody who can play a side; levels by number alone where there is little room."""
    names = [seat_name(n.number) if brief else text(f"level.{n.number}") for n in LEVELS]
    levels = [Choice(str(n.number), words(name)) for n, name in zip(LEVELS, names, strict=True)]
    return [Choice(str(PERSON), words("seat.person")), *levels]


def player(model: Model, table: Table, side: Side, words: Words) -> Markup:
    """One player's panel; the supply is left out where the tray shows it."""
    panel = table.game.panel(table.position, side)
    badges = [_picture(badge, words) for badge in panel.badges]
    score = el("span", badges, class_="badges", role="img", aria_label=words(panel.score))
    return el(
        "div",
        _who(model, table, side, words),
        score,
        _supply(panel, words) if side != tray_side(model, table) else None,
        class_="player",
    )


def tray_side(model: Model, table: Table) -> Side:
    """Whose supply lies in the tray: the person's on turn, else that of who sits here."""
    mover, here = on_turn(table), sides(model, table)[1]
    return mover if table.seat == PERSON and not table.over else here


def tray(model: Model, table: Table, words: Words, spots: tuple[Spot, ...]) -> Markup:
    """What lies under the thumb: the supply, or what else is to be decided now."""
    if model.held is not None:
        return _decision(
            button(words("confirm"), "confirm", look="primary", id="confirm"),
            button(words("takeback"), "takeback", id="takeback"),
        )
    if table.over:
        return _decision(
            button(words("new"), "dialog", "new", look="primary", id="tray-new"),
            button(words("share"), "dialog", "share", id="tray-share", sign="share"),
        )
    if table.seat != PERSON and not table.record.at_end and model.thinking is None:
        return _decision(
            button(words("to_end"), "last", look="primary", id="to-end"),
            button(words("play_here", seat=seat_name(table.seat)), "play-here", id="play-here"),
        )
    return _stocks(model, table, words, spots)


def _decision(*buttons: Markup) -> Markup:
    return el("div", buttons, class_="tray decision")


def _stocks(model: Model, table: Table, words: Words, spots: tuple[Spot, ...]) -> Markup:
    side = tray_side(model, table)
    partial = partial_of(model)
    panel = table.game.panel(table.position, side, partial.filled)
    stocks = [
        stock_button(stock, words, stock.target in partial.filled, stock.target in partial.offered)
        for stock in panel.stocks
    ]
    handles = [_handle(spot, words) for spot in spots if spot.row is None and spot.offered]
    turns = el("div", handles, class_="tray handles", role="group", aria_label=words("supply.ways"))
    name = words("supply.of", side=side_name(table, side))
    pieces = el("div", stocks, class_="tray stocks", role="group", aria_label=name)
    look = ["across" * (side != sides(model, table)[1]), "open" * bool(handles)]
    return el("div", turns if handles else None, pieces, class_=" ".join(look).strip() or None)


def _handle(spot: Spot, words: Words) -> Markup:
    name, sign = words(spot.label), spot.sign or None
    return button(name, "target", spot.target, sign=sign, id=f"tray-{spot.target}")


def stock_button(stock: Stock, words: Words, picked: bool, offered: bool) -> Markup:
    """Picks a kind of piece, and says how many are left; beside it, what turns it."""
    if not stock.turns:
        return _pick_button(stock, words, picked, offered)
    turn = icon_button(words("rotate"), "rotate", sign="rotate", id=f"rotate-{stock.target}")
    return el("div", _pick_button(stock, words, picked, offered), turn, class_="turnable")


def _pick_button(stock: Stock, words: Words, picked: bool, offered: bool) -> Markup:
    return el(
        "button",
        _picture(stock.icon, words),
        el("span", words(stock.name), el("small", words("supply.left", n=stock.left))),
        type="button",
        id=f"stock-{stock.target}",
        class_="stock offered" if offered else "stock",
        data_act="target",
        data_arg=stock.target,
        aria_pressed="true" if picked else "false",
        aria_disabled=None if stock.left else "true",
    )


def _who(model: Model, table: Table, side: Side, words: Words) -> Markup:
    """A name, and under it the side and who plays it."""
    seat, other = table.seats[side], table.seats[1 - side]
    colour = words(side_name(table, side))
    alike = (seat == PERSON) == (other == PERSON)
    name = colour if alike else words("player.you" if seat == PERSON else "house")
    job = model.thinking
    thinks = job is not None and job.purpose == "ply" and on_turn(table) == side
    told = words("player.thinks") if thinks else "" if alike else colour
    seats = select(
        words("player.seat", side=colour),
        f"seat-{side}",
        str(seat),
        seat_choices(words, brief=True),
        id=f"seat-{side}",
        class_="seat",
    )
    return el("div", el("b", name), el("small", told, seats), class_="who")


def _supply(panel: Panel, words: Words) -> Markup:
    return el("span", [_left(stock, words) for stock in panel.stocks], class_="supply")


def _left(stock: Stock, words: Words) -> Markup:
    """How many of a kind are left: a picture and a number, said in full."""
    heard = f"{words(stock.name)}, {words('supply.left', n=stock.left)}"
    number = el("b", str(stock.left), aria_hidden="true")
    return el("span", _picture(stock.icon, words), number, hidden(heard))


def _picture(scene: Scene, words: Words) -> Markup:
    """A small picture beside words that say the same."""
    return Markup(svg.whole(scene._replace(label=None), words, "mini"))
