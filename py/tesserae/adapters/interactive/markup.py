"""The markup of an interactive board: regions that a page updates."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from tesserae.adapters.interactive.table import WAYS, Table
from tesserae.adapters.interactive.values import Values, Worth, begun_with, of_targets, with_worths
from tesserae.core.entry import targets_for
from tesserae.core.game import OPPONENT, Outcome, Side, Stock
from tesserae.core.record import Ending
from tesserae.core.scene import Marks, Scene, Spot, Target
from tesserae.core.text import Text, text
from tesserae.games import catalog
from tesserae.library.sentences import Language, language
from tesserae.library.strings import STRINGS as LIBRARY
from tesserae.view import svg
from tesserae.view.action import Action
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.icons import icon
from tesserae.view.lazy import markup_of
from tesserae.view.moves import move_list
from tesserae.view.parts import button, plain_button
from tesserae.view.standalone import TOKENS
from tesserae.view.strings import STRINGS as PAGE
from tesserae.view.strings import study
from tesserae.view.words import Words

_FOLDER: Final = files("tesserae.adapters.interactive")

SCRIPT: Final = (_FOLDER / "board.js").read_text("utf-8")
"""The module that shows the regions, and reports clicks; for anywidget."""

_STYLES: Final = (_FOLDER / "board.css").read_text("utf-8")

_ROOT: Final = re.compile(r":root(\[[^\]]+\])?")

_NAMES: Final = {"first": "first", "back": "back", "forward": "forward", "last": "to_end"}
"""The names of the navigation buttons."""


@lru_cache
def styles(game: str) -> str:
    """The CSS of a game's board, for a shadow tree whose host has data-theme."""
    return _ROOT.sub(_host, TOKENS + catalog.listing_of(game).board_css) + _STYLES


def _host(root: re.Match[str]) -> str:
    return f":host({root[1]})" if root[1] else ":host"


def view(
    table: Table, flipped: bool, colourway: str | None, values: Values | None
) -> dict[str, Any]:
    """The view: a picture and its targets, and the regions beside it, as markup.

    colourway: one of the game's; by default the usual one. values: the values of moves, if they are
    shown.
    """
    words, game = _words(language(), table.game.slug), table.game
    worths: Mapping[Target, Worth] = {}
    if values and table.by_hand:
        partial = table.partial
        picked = partial.filled if table.selection else ()
        begun = begun_with(table.entries, partial._replace(filled=picked))
        worths = of_targets(table.board, begun, len(picked), values)
    scene = game.scene(table.position, _marks(table, flipped))
    if worths:
        scene = with_worths(scene, worths)
    ways = game.colourways
    return {
        "game": game.slug,
        "way": colourway or (ways[0] if ways else ""),
        "box": svg.view_box(scene),
        "picture": svg.picture(scene.ground + scene.items),
        "spots": svg.spots(scene.spots, scene.label, words),
        # A plain str: the notebook's serializer may not know subclasses.
        "status": str(_status(table, words)),
        "tray": str(_tray(table, scene, words, worths)),
        "steps": str(_steps(table, words)),
        "moves": str(_moves(table, words)),
        "waits": table.waits and table.fault is None,
    }


@lru_cache
def _words(name: Language, game: str) -> Words:
    return Words(name, [PAGE, study.STRINGS, LIBRARY, catalog.by_slug(game).strings])


def _marks(table: Table, flipped: bool) -> Marks:
    partial, record = table.partial, table.record
    last: tuple[Target, ...] = ()
    if record.last is not None:
        last = targets_for(table.game.entries(record.positions[record.ply - 1]), record.last)
    refused = table.refusal if table.refusal and not table.refusal[1].is_note else None
    return Marks(
        picked=partial.filled,
        offered=partial.offered,
        last=last,
        refused=refused[0] if refused else None,
        faults=refused[1].faults if refused else (),
        flipped=flipped,
    )


def _status(table: Table, words: Words) -> Markup:
    last = None if table.selection else _last(table, words)
    what, why = _prompt(table)
    style = "why"
    if table.fault is not None:
        why, style = table.fault, "why refused"
    elif table.refusal is not None:
        reason = table.refusal[1]
        why, style = reason.text, "why told" if reason.is_note else "why refused"
    told = " ".join(words(it) for it in what)
    return join([last, el("b", told), el("span", words(why), class_=style) if why else None])


def _last(table: Table, words: Words) -> Markup | None:
    """The last move, in words."""
    game, record = table.game, table.record
    if record.last is None:
        return None
    before = record.positions[record.ply - 1]
    told = game.announce(before, record.last)
    what = game.describe(before, record.last)
    plain = text("status.last", side=_side(table, before.to_move), what=what)
    return el("span", words(told or plain), class_="last")


def _prompt(table: Table) -> tuple[Sequence[Text], Text | None]:
    """What to do, and why; at the end, who has won."""
    prompt = table.game.prompt(table.position, table.partial.filled)
    outcome, ending = table.outcome, table.record.ending
    if outcome is not None and ending is not None:
        return [_ending_text(table, outcome, ending)], None
    turn = text("status.turn", side=_side(table, table.position.to_move))
    if outcome is not None or table.selection:
        return [prompt.what], prompt.why
    return ([turn, prompt.what], prompt.why) if table.by_hand else ([turn], None)


def _ending_text(table: Table, outcome: Outcome, ending: Ending) -> Text:
    """How a game ended, if not by its rules."""
    if ending.loser is not None:
        names = {"loser": ending.loser, "winner": OPPONENT[ending.loser]}
        sides = {name: _side(table, side) for name, side in names.items()}
        return text("end.late" if ending.late else "end.resigned", **sides)
    if outcome.winner is None:
        return text("end.agreed.level")
    return text("end.agreed.won", winner=_side(table, outcome.winner))


def _side(table: Table, side: Side) -> Text:
    return text(f"{table.game.slug}.side.{side}")


def _tray(table: Table, scene: Scene, words: Words, worths: Mapping[Target, Worth]) -> Markup:
    """The pieces to choose from, targets without a place on the board, and the held move."""
    if table.outcome is not None or not table.by_hand:
        return NOTHING
    partial = table.partial
    if table.held is not None:
        name = table.game.prompt(table.position, partial.filled).confirm or text("confirm")
        return join([_button("confirm", "", words(name), "primary"), _cancel(words)])
    stocks = table.game.panel(table.position, table.position.to_move, partial.filled).stocks
    parts = [_stock(it, words, table, worths.get(it.target)) for it in stocks]
    parts += [_handle(spot, words) for spot in scene.spots if not spot.width]
    if any(it.rotates for it in stocks):
        parts.append(_button("rotate", "", icon("rotate"), "bare", label=words("rotate")))
    if table.selection:
        parts.append(_cancel(words))
    return join(parts)


def _stock(stock: Stock, words: Words, table: Table, its: Worth | None) -> Markup:
    left = None if stock.left is None else words("supply.left", n=stock.left)
    note = words(stock.note) if stock.note else left
    partial = table.partial
    usable = stock.target in partial.offered or stock.target in partial.filled
    return plain_button(
        Action("target", stock.target.name),
        Markup(svg.whole(stock.icon._replace(label=None), words, "mini")),
        el("span", words(stock.name), el("small", note) if note else None),
        el("span", its.written, class_=f"worth {its.style}", title=words(its.told))
        if its
        else None,
        id=f"stock-{stock.target.name}",
        class_="stock offered" if stock.target in partial.offered else "stock",
        on=stock.target in partial.filled,
        off=not usable,
    )


def _handle(spot: Spot, words: Words) -> Markup:
    sign = icon(spot.sign) if spot.sign else NOTHING
    style = "offered" if spot.offered else ""
    name = join([sign, el("span", words(spot.label))])
    return _button("target", spot.target.name, name, style, on=spot.picked or None)


def _cancel(words: Words) -> Markup:
    return _button("cancel", "", words("cancel"))


def _button(
    act: str,
    arg: str,
    name: str,
    style: str = "",
    *,
    label: str | None = None,
    off: bool = False,
    on: bool | None = None,
) -> Markup:
    id, action = f"{act}-{arg}" if arg else act, Action(act, arg)
    return button(name, action, variant=style, id=id, aria_label=label, off=off, on=on)


def _steps(table: Table, words: Words) -> Markup:
    """The navigation buttons, and the chapters."""
    record = table.record
    at_end = record.at_end and not table.waits
    stuck = {"first": not record.ply, "back": not record.ply, "forward": at_end, "last": at_end}
    steps = [
        _button("go", way, icon(way), "bare", label=words(_NAMES[way]), off=stuck[way])
        for way in WAYS
    ]
    return join([el("div", steps, class_="steps"), _chapters(table, words)])


def _chapters(table: Table, words: Words) -> Markup:
    titles = table.titles
    if len(titles) == 1:
        return el("p", titles[0], class_="title") if titles[0] else NOTHING
    options = [
        el(
            "option",
            words("chapter.titled" if title else "chapter.number", n=n + 1, title=title),
            value=str(n),
            selected=n == table.chapter,
        )
        for n, title in enumerate(titles)
    ]
    label = words("chapter.open")
    return el("select", options, id="chapter", data_act="chapter", aria_label=label)


def _moves(table: Table, words: Words) -> Markup:
    parts = {
        name: markup_of(part) for name, part in move_list(table.game, table.record, words).items()
    }
    if len(parts) == 1:
        return parts["moves"]
    chunks = [el("div", part, id=name) for name, part in parts.items() if name != "moves"]
    return el("div", chunks, class_="moves-list", role="list")
