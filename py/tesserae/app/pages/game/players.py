"""The two players: who they are, their score and their supply."""

from __future__ import annotations

from functools import lru_cache

from tesserae.app.messages import actions
from tesserae.app.model import Model, is_flipped
from tesserae.app.model.table import ADAPTIVE, PERSON, Table, on_turn
from tesserae.app.play.adaptive import level_for
from tesserae.app.texts.wording import clock_words, seat_name, side_name
from tesserae.core.game import FIRST, OPPONENT, SECOND, Panel, Side, Stock
from tesserae.core.scene import Scene
from tesserae.core.text import text
from tesserae.search.levels import LEVELS
from tesserae.view import svg
from tesserae.view.html import Markup, el
from tesserae.view.parts import Option, screen_reader_text, select
from tesserae.view.words import Words


def sides(model: Model, table: Table) -> tuple[Side, Side]:
    """The side at the far end of the board, and the side at the near end."""
    return (FIRST, SECOND) if is_flipped(model, table) else (SECOND, FIRST)


def seat_choices(words: Words, level: int, *, brief: bool = False) -> list[Option]:
    """Who can play a side. level: of the adaptive opponent. brief: name levels by number only."""
    names = [seat_name(n.number) if brief else text(f"level.{n.number}") for n in LEVELS]
    levels = [Option(str(n.number), words(name)) for n, name in zip(LEVELS, names, strict=True)]
    adaptive = words("seat.adaptive" if brief else "level.adaptive", level=level)
    return [Option(str(PERSON), words("seat.person")), *levels, Option(str(ADAPTIVE), adaptive)]


def adaptive_level(model: Model, table: Table) -> int:
    """The level of the adaptive opponent in this game, or in a new one."""
    return max(table.seats) if table.adaptive else level_for(model, table.slug)


def engine_thinks(model: Model) -> bool:
    """Whether the engine is searching for the next ply."""
    job = model.engine.job
    return job is not None and job.purpose == "ply" and not model.engine.waits


def player(
    table: Table,
    side: Side,
    near: Side,
    level: int,
    engine_thinks: bool,
    words: Words,
    clock: str = "",
) -> Markup:
    """A player's panel. Leaves out the supply if the tray shows it.

    near: the side at the near end. level: of the adaptive opponent. clock: "running", "paused", or
    "" without a clock.
    """
    panel = table.game.panel(table.position, side)
    return el(
        "div",
        _who(table, side, level, engine_thinks, words),
        _score(panel, words),
        _supply(panel, words) if side != tray_side(table, near) else None,
        _clock(table, side, clock, words) if clock else None,
        class_="player mover" if on_turn(table) == side and not table.over else "player",
    )


def tray_side(table: Table, near: Side) -> Side:
    """The side whose supply is in the tray: the one entering a move, else the near one."""
    return on_turn(table) if table.entered_here else near


def _clock(table: Table, side: Side, state: str, words: Words) -> Markup:
    """The time left to a side, in a button that pauses the clock. The page counts it down."""
    from tesserae.app.pages.game.clock_face import clock_face

    return clock_face(table, side, state == "paused", clock_words(words.language))


def _who(table: Table, side: Side, level: int, engine_thinks: bool, words: Words) -> Markup:
    """Who plays a side. A game between two people shows the names in its record, if any."""
    seat, other = table.seats[side], table.seats[OPPONENT[side]]
    colour = words(side_name(table, side))
    alike = (seat == PERSON) == (other == PERSON)
    name = colour if alike else words("player.you" if seat == PERSON else "app")
    if alike and table.players[side]:
        name = f"{colour} · {table.players[side]}"
    detail = "" if alike else colour
    if engine_thinks and on_turn(table) == side:
        detail = el("span", words("player.thinks"), class_="thinks")
    seats = None if table.study else _seats(side, colour, table.chosen_seats[side], level, words)
    return el("div", el("b", name), el("small", detail, seats), class_="who")


@lru_cache(maxsize=8)
def _seats(side: Side, colour: str, chosen: int, level: int, words: Words) -> Markup:
    """The menu of who plays a side. Cached, as clicks seldom change it."""
    return select(
        words("player.seat", side=colour),
        actions.SEAT[side],
        chosen,
        seat_choices(words, level, brief=True),
        id=f"seat-{side}",
        class_="seat",
    )


def _score(panel: Panel, words: Words) -> Markup:
    score = words(panel.score)
    if panel.badges is None:
        return el("span", score, class_="badges")
    badges = [mini(badge, words) for badge in panel.badges]
    return el("span", badges, class_="badges", role="img", aria_label=score)


def _supply(panel: Panel, words: Words) -> Markup:
    counted = [(it, it.left) for it in panel.stocks if it.left is not None and it.note is None]
    return el(
        "span", [_stock_count(stock, left, words) for stock, left in counted], class_="supply"
    )


def _stock_count(stock: Stock, left: int, words: Words) -> Markup:
    """A piece and how many are left, spelled out for screen readers."""
    label = f"{words(stock.name)}, {words('supply.left', n=left)}"
    number = el("b", str(left), aria_hidden="true")
    return el("span", mini(stock.icon, words), number, screen_reader_text(label))


@lru_cache(maxsize=128)
def mini(scene: Scene, words: Words) -> Markup:
    """A small decorative picture beside its name. Cached, as clicks seldom change it."""
    return Markup(svg.whole(scene._replace(label=None), words, "mini"))
