"""Prompts, moves and outcomes as texts."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from tesserae.core.entry import Picked, resolve
from tesserae.core.game import FIRST, OPPONENT, SECOND, Move, Outcome, Prompt, Side, outcome_text
from tesserae.core.position import play_all
from tesserae.core.text import Listed, Text, text
from tesserae.games.zaic.notation.moves import entries, targets
from tesserae.games.zaic.notation.targets import KIND_NAMES, selection
from tesserae.games.zaic.rules import CELLS, STOCK_OF, Position, connected_cells, squares_of
from tesserae.games.zaic.sizes import largest, largest_of_opponent

_MOST_AREAS: Final = 4
"""Maximum number of areas listed for a side; the others are smaller."""

_STOCK_NAMES: Final = ("single", "oblong", "block")


def prompt(position: Position, picked: Picked) -> Prompt:
    """What the player on turn has to do next and the score; at the end, who won and why."""
    outcome = position.outcome()
    if outcome is not None:
        return _ending(position, outcome)
    entered = resolve(entries(position), picked).move
    if entered is not None:
        own, other = largest(position, entered), largest_of_opponent(position, entered)
        sizes = {"new": own[1], "old": own[0], "new_other": other[1], "old_other": other[0]}
        return Prompt(_what(position, picked), text("zaic.why.change", **sizes))
    if not position.tiles:
        return Prompt(_what(position, picked), text("zaic.why.start"))
    light, dark = (position.area_sizes(side)[:1] for side in (FIRST, SECOND))
    areas = text("zaic.why.areas", dark=sum(dark), light=sum(light))
    return Prompt(_what(position, picked), areas)


def describe(position: Position, move: Move) -> Text:
    """A legal move in words."""
    kind, cell = targets(move)
    level = position.height(cell.cell) + 1
    return text("zaic.move", cell=cell.name, kind=kind_name(kind.kind), level=level)


def announce(position: Position, move: Move) -> Text | None:
    """Announces a move that cuts the opponent's largest area in parts, or joins the mover's."""
    mover, after = position.to_move, position.apply(move)
    sizes = {"cut": cut_sizes(position, after), "joined": joined_sizes(position, after, move)}
    changes = {name: text("zaic.resized", old=n[0], new=n[1]) for name, n in sizes.items() if n}
    if not changes:
        return None
    _, cell = targets(move)
    tile = stock_name(move // CELLS)
    return text(f"zaic.{'.'.join(changes)}.{mover}", cell=cell.name, tile=tile, **changes)


def consequence(position: Position, line: Sequence[Move]) -> Text:
    """Areas cut or joined by the reply, or by the move; else the largest areas after the line."""
    reply = announce(position.apply(line[0]), line[1]) if len(line) > 1 else None
    announcement = reply or announce(position, line[0])
    if announcement is not None:
        return text("zaic.then", what=announcement) if reply is not None else announcement
    after = play_all(position, line[:2])
    light, dark = (sum(after.area_sizes(side)[:1]) for side in (FIRST, SECOND))
    return text("zaic.then.areas", dark=dark, light=light)


def describe_loss(squares: int) -> Text:
    """The cost of a move, in squares of the largest area."""
    return text("zaic.loss", n=squares) if squares else text("zaic.loss.less")


def cut_sizes(before: Position, after: Position) -> tuple[int, int] | None:
    """The size of the opponent's largest area before and after a move that cuts it in parts."""
    side = OPPONENT[before.to_move]
    areas, sizes = before.areas(side), after.area_sizes(side)
    if not areas:
        return None
    rest = areas[0] & after.visible_squares(side)
    if connected_cells(rest & -rest, rest) == rest:
        return None
    old = areas[0].bit_count()
    return (old, sizes[0]) if sizes[0] < old else None


def joined_sizes(before: Position, after: Position, move: Move) -> tuple[int, int] | None:
    """The size of the mover's largest area before and after a move that makes it of parts.

    None if it does not, or if another area was as large before.
    """
    side = before.to_move
    largest = after.areas(side)[0]
    parts = [area for area in before.areas(side) if area & largest]
    if len(parts) < 2 or not largest & squares_of(move):
        return None
    old, new = before.area_sizes(side)[0], largest.bit_count()
    return (old, new) if new > old else None


def score(position: Position, side: Side) -> Text:
    """A side's areas, the largest first."""
    sizes = position.area_sizes(side)
    if len(sizes) > _MOST_AREAS:
        return text(
            "zaic.score.more", n=len(sizes) - _MOST_AREAS, sizes=_size_list(sizes[:_MOST_AREAS])
        )
    if not sizes:
        return text("zaic.score.none")
    return text("zaic.score", n=len(sizes), sizes=_size_list(sizes))


def describe_lead(position: Position, lead: float) -> Text:
    """Who is ahead, by about how many squares; they are given for the side to move."""
    squares = round(lead)
    if not squares:
        return text("zaic.standing.level")
    leader = position.to_move if squares > 0 else OPPONENT[position.to_move]
    return text(f"zaic.standing.{leader}", n=abs(squares))


def stock_name(kind: int) -> Text:
    """The name of the tiles that a kind is taken from; a 2x1 may lie or stand."""
    return _name_of(STOCK_OF[kind])


def kind_name(kind: int) -> Text:
    """The name of a kind: a 2x1 lies or stands."""
    return text(f"zaic.kind.{KIND_NAMES[kind]}")


def _name_of(stock: int) -> Text:
    return text(f"zaic.stock.{_STOCK_NAMES[stock]}")


def _what(position: Position, picked: Picked) -> Text:
    partial = resolve(entries(position), picked)
    if partial.move is not None:
        return text("zaic.do.confirm", move=describe(position, partial.move))
    kind = selection(partial.filled).kind
    if kind is not None:
        return text(f"zaic.do.where.{KIND_NAMES[kind]}")
    if not position.tiles:
        return text("zaic.do.start")
    stocks = sorted({STOCK_OF[move // CELLS] for move in position.legal_moves()}, reverse=True)
    names = tuple(text("zaic.a", tile=_name_of(stock)) for stock in stocks)
    return text("zaic.do.play", tiles=Listed(names, "or"))


def _ending(position: Position, outcome: Outcome) -> Prompt:
    """The winner, and the areas down to those that decide."""
    light, dark = position.area_sizes(FIRST), position.area_sizes(SECOND)
    decides, pair = _deciding_areas(position)
    most = max(_MOST_AREAS, decides + 1)
    why = text(
        f"zaic.end.{outcome.reason}.why",
        dark=_size_list(dark, most),
        light=_size_list(light, most),
        one=max(pair),
        other=min(pair),
        stuck=_stuck_reason(position),
    )
    return Prompt(outcome_text("zaic", outcome), why)


def _stuck_reason(position: Position) -> Text:
    """Why the side to move cannot play: it has no tile left, or none of these fits."""
    side = position.to_move
    left = {STOCK_OF[kind]: position.tiles_left(side, kind) for kind in range(len(KIND_NAMES))}
    tiles = [
        text("zaic.end.stuck.tiles", n=n, tile=_name_of(stock)) for stock, n in left.items() if n
    ]
    if not tiles:
        return text(f"zaic.end.stuck.none.{side}")
    return text(f"zaic.end.stuck.{side}", n=sum(left.values()), tiles=Listed(tuple(tiles), "and"))


def result(position: Position) -> tuple[int, int]:
    """The sizes of the areas that decide, Light's and Dark's."""
    return _deciding_areas(position)[1]


def _deciding_areas(position: Position) -> tuple[int, tuple[int, int]]:
    """The first areas, from the largest down, that differ: which they are, and their sizes.

    The last ones where all are level.
    """
    light, dark = position.area_sizes(FIRST), position.area_sizes(SECOND)
    pairs = list(zip_longest(light, dark, fillvalue=0)) or [(0, 0)]
    last = len(pairs) - 1
    decides = next((n for n, (one, other) in enumerate(pairs) if one != other), last)
    return decides, pairs[decides]


def _size_list(sizes: Sequence[int], most: int = _MOST_AREAS) -> str:
    """Sizes of areas, the largest first, the same in every language."""
    more = ("…",) if len(sizes) > most else ()
    return ", ".join((*map(str, sizes[:most]), *more))
