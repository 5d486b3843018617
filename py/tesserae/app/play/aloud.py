"""Keys that make screen readers read the board: a line, a side's pieces, the choices."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from tesserae.app.model import Model, is_flipped, partial_of, picked_of
from tesserae.app.model.table import PERSON, Table
from tesserae.app.texts.wording import ply_text
from tesserae.core.game import FIRST, OPPONENT, SECOND, Side
from tesserae.core.scene import Marks, Spot, Target
from tesserae.core.text import Listed, Text, text

_ROWS: Final = ("Shift+ArrowLeft", "Shift+ArrowRight")
_BACKWARDS: Final = ("Shift+ArrowLeft", "Shift+ArrowUp")

LINES: Final = (*_ROWS, "Shift+ArrowUp", "Shift+ArrowDown")
"""The keys that read the row or the column in their direction."""

SIDES: Final = ("+", "-")
"""The keys that read your own pieces, and the other side's."""

CHOICES: Final = ";"
CHANGES: Final = "!"
"""The keys that read the choices, and the last events."""

KEYS: Final = (*LINES, *SIDES, CHOICES, CHANGES)


def read(model: Model, table: Table, key: str, focus: Target | None) -> Model:
    """Announces what a key asks for. focus: the target that has the focus."""
    spots = _spots(model, table, Marks())
    if key == CHOICES:
        return _say(model, _choices(model, table, spots))
    if key == CHANGES:
        return _say(model, _changes(table))
    return read_spots(model, spots, key, focus, _own_side(table))


def read_spots(
    model: Model, spots: Sequence[Spot], key: str, focus: Target | None, own: Side
) -> Model:
    """Announces a line or a side's pieces; own: the reader's side."""
    if key in LINES:
        last = (*reversed(model.play.selection), model.play.tab_stop)
        return _say(model, _line(spots, key, (focus, *last)))
    return _say(model, _pieces(model.screen.slug, spots, own if key == "+" else OPPONENT[own]))


def _say(model: Model, texts: Iterable[Text]) -> Model:
    """Announces some sentences, even if it has just announced the same."""
    return model.with_play(said=tuple(texts), sayings=model.play.sayings + 1)


def _spots(model: Model, table: Table, marks: Marks) -> Sequence[Spot]:
    flipped = is_flipped(model, table)
    return table.game.scene(table.position, marks._replace(flipped=flipped)).spots


def _own_side(table: Table) -> Side:
    """The side of the only person at the table, or else the side on turn."""
    persons = [side for side in (FIRST, SECOND) if table.seats[side] == PERSON]
    side: Side = persons[0] if len(persons) == 1 else table.position.turn
    return side


def _line(spots: Sequence[Spot], key: str, at: Sequence[Target | None]) -> list[Text]:
    """The row, or the column, of the first target that is a cell."""
    cells = [spot for spot in spots if spot.row is not None]
    places = [spot for to in at for spot in cells if spot.target == to]
    if not cells:
        return []
    here = (places or cells)[0]
    if key in _ROWS:
        told = sorted([it for it in cells if it.row == here.row], key=lambda it: it.column or 0)
    else:
        told = sorted([it for it in cells if it.column == here.column], key=lambda it: it.row or 0)
    return _together(list(reversed(told)) if key in _BACKWARDS else told, in_turn=True)


def _pieces(slug: str, spots: Sequence[Spot], side: Side) -> list[Text]:
    """A side's pieces; all cells if the game does not name their sides."""
    cells = [spot for spot in spots if spot.row is not None]
    own = [spot for spot in cells if spot.sides is None or side in spot.sides]
    name = text(f"{slug}.side.{side}")
    return [text("said.side", side=name), *_together(own)] if own else [text("said.no", side=name)]


def _choices(model: Model, table: Table, idle: Sequence[Spot]) -> list[Text]:
    """The current choices: pieces and handles, then cells."""
    partial = partial_of(model)
    offered = partial.offered
    if not offered:
        return [text("said.no_choice")]
    shown = _spots(model, table, Marks(partial.filled, offered))
    stocks = table.game.panel(table.position, table.position.to_move, picked_of(model)).stocks
    kinds = [stock.name for stock in stocks if stock.target in offered]
    kinds += [spot.label for spot in shown if spot.row is None and spot.offered]
    others = [text("said.others", others=Listed(tuple(kinds), "and"))] if kinds else []
    cells = [spot for spot in idle if spot.row is not None and spot.target in offered]
    return [*others, *_together(cells)]


def _changes(table: Table) -> list[Text]:
    """Everything since the other side's last turn began, in words."""
    positions, moves, end = table.record.positions, table.record.moves, table.record.ply
    own, turn = end, table.position.turn
    while own and positions[own - 1].turn == turn:
        own -= 1
    first = own
    while first and positions[first - 1].turn != turn:
        first -= 1
    told: list[Text] = []
    for start, stop in ((first, own), (own, end)):
        plies = [(positions[n], moves[n]) for n in range(start, stop)]
        whole = table.game.describe_turn(plies)
        told += [ply_text(table, n) for n in range(start, stop)] if whole is None else [whole]
    return told or [text("said.no_move")]


def _together(spots: Sequence[Spot], *, in_turn: bool = False) -> list[Text]:
    """The labels of spots, with one for equal spots; in_turn: only for neighbours."""
    groups: list[tuple[Text, list[Spot]]] = []
    for spot in spots:
        about = spot.label._replace(args=tuple([it for it in spot.label.args if it[0] != "cell"]))
        alike = [them for it, them in (groups[-1:] if in_turn else groups) if it == about]
        if alike and about != spot.label:
            alike[0].append(spot)
        else:
            groups.append((about, [spot]))
    return [_with_cells(about, them) for about, them in groups]


def _with_cells(about: Text, spots: Sequence[Spot]) -> Text:
    """The label of equal spots: "a1 to a4 and c2: empty"."""
    if about == spots[0].label:
        return about
    runs: list[list[Spot]] = []
    for spot in spots:
        if runs and _goes_on(runs[-1], spot):
            runs[-1].append(spot)
        else:
            runs.append([spot])
    cells: list[str | Text] = []
    for run in runs:
        names = [spot.target.name for spot in run]
        whole = text("said.run", first=names[0], last=names[-1])
        cells += names if len(names) < 3 else [whole]
    return text(about.key, cell=Listed(tuple(cells), "and"), **dict(about.args))


def _goes_on(run: Sequence[Spot], spot: Spot) -> bool:
    """Whether a spot continues a run in a row or a column."""
    step = _step(run[-1], spot)
    return step in _NEXT and (len(run) == 1 or step == _step(run[0], run[1]))


_NEXT: Final = ((0, 1), (0, -1), (1, 0), (-1, 0))


def _step(one: Spot, other: Spot) -> tuple[int, int]:
    return (other.row or 0) - (one.row or 0), (other.column or 0) - (one.column or 0)
