"""The keyboard: moving about the board, choosing pieces by letter, stepping through plies."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from tesserae.app.messages import Key
from tesserae.app.messages.commands import Focus, ShellCommand
from tesserae.app.model import Model, is_flipped, partial_of, picked_of
from tesserae.app.model.screen import PUZZLES, GamePage
from tesserae.app.model.table import Table
from tesserae.app.play import aloud, engine_jobs, entering, history, lazy_clock
from tesserae.core.numerals import is_number
from tesserae.core.scene import Marks, Spot, Target

SPOT_PREFIX: Final = "spot-"
"""Prefix of the ids of the board's interactive elements, before the target."""

_STEPS: Final = {".": 1, ",": -1}
"""The keys that go to the next, or previous, spot that you can choose."""

ARROWS: Final = {
    "ArrowUp": (-1, 0),
    "ArrowDown": (1, 0),
    "ArrowLeft": (0, -1),
    "ArrowRight": (0, 1),
}


SHORTCUTS: Final[Mapping[str, Callable[[Model], Model]]] = {
    "h": engine_jobs.ask_hint,
    "f": entering.flip,
    "e": lambda model: model.with_settings(evaluation=not model.settings.evaluation),
    "t": lazy_clock.ask,
    "n": lambda model: model.with_dialog(open="new"),
}
"""Letter keys on the page of a game, in either case; on the board unless they name a target."""


def _has_shortcut(model: Model, name: str) -> bool:
    on_page = isinstance(model.screen, GamePage) and model.frame is None
    return on_page and name.lower() in SHORTCUTS


def key(model: Model, message: Key) -> tuple[Model, list[ShellCommand]]:
    """Handles a key, depending on the focus."""
    table = model.table
    if table is None:
        return model, []
    if message.key in aloud.KEYS:
        at = table.game.target(message.focus.removeprefix(SPOT_PREFIX))
        return aloud.read(model, table, message.key, at), []
    if message.key == "Escape":
        return entering.take_back(model), []
    if message.key in ("r", "R"):
        return entering.rotate(model), []
    if message.key == "?":
        return (model if model.frame else model.with_dialog(open="keys")), []
    if message.key in _STEPS:
        return _to_offered(
            model, table, _STEPS[message.key], message.focus.removeprefix(SPOT_PREFIX)
        )
    if message.focus.startswith(SPOT_PREFIX):
        return _on_board(model, table, message.key, message.focus.removeprefix(SPOT_PREFIX))
    if _has_shortcut(model, message.key):
        return SHORTCUTS[message.key.lower()](model), []
    if model.screen.board is not None:
        return model, []
    return _with_cursor_at(model, table, message.key), []


def _to_offered(
    model: Model, table: Table, step: int, focus: str
) -> tuple[Model, list[ShellCommand]]:
    """Moves the focus to the next spot of the board that you can choose."""
    spots = [spot for spot in _spots(model, table) if spot.width]
    cells = sorted(
        (spot for spot in spots if spot.row is not None),
        key=lambda spot: (spot.row or 0, spot.column or 0),
    )
    order = [*cells, *(spot for spot in spots if spot.row is None)]
    here = next((n for n, spot in enumerate(order) if spot.target.name == focus), min(0, -step))
    around = [order[(here + step * n) % len(order)] for n in range(1, len(order) + 1)]
    to = next((spot for spot in around if spot.offered), None)
    if to is None:
        return model, []
    stop = to.target if to.row is not None else model.play.tab_stop
    return model.with_play(tab_stop=stop), [Focus(SPOT_PREFIX + to.target.name)]


def nudge(model: Model, name: str) -> Model:
    """Moves the last target of a held move to the neighbour in an arrow key's direction."""
    table = model.table
    if table is None or model.play.held is None or name not in ARROWS:
        return model
    to = neighbour(_spots(model, table), name, model.play.selection[-1])
    return model if to is None else entering.pick_next(model, table, to)


def _with_cursor_at(model: Model, table: Table, name: str) -> Model:
    plies = {"ArrowLeft": -1, "ArrowRight": 1, "Home": -table.record.ply, "End": 10**6}
    return history.step(model, plies[name]) if name in plies else model


def _on_board(
    model: Model, table: Table, name: str, focus: str
) -> tuple[Model, list[ShellCommand]]:
    to = neighbour(_spots(model, table), name, table.game.target(focus))
    if to is not None:
        return model.with_play(tab_stop=to), [Focus(SPOT_PREFIX + to.name)]
    named = _target_of_letter(model, table, name)
    if named is None and _has_shortcut(model, name):
        return SHORTCUTS[name.lower()](model), []
    if named is None or (isinstance(model.screen, PUZZLES) and model.screen.board.phase != "solve"):
        return model, []
    return entering.click(model, named), []


def _spots(model: Model, table: Table) -> Sequence[Spot]:
    partial = partial_of(model)
    marks = Marks(partial.filled, partial.offered, flipped=is_flipped(model, table))
    return table.game.scene(table.position, marks).spots


def neighbour(spots: Sequence[Spot], name: str, target: Target | None) -> Target | None:
    """The target that a key moves to: an arrow, Home or End; None if there is none."""
    here = next((s for s in spots if s.target == target), None)
    if here is None:
        return spots[0].target if name in ARROWS and spots else None
    if here.row is None or here.column is None:
        handles = [s.target for s in spots if s.row is None and s.width]
        by = sum(ARROWS.get(name, (0, 0)))
        return handles[(handles.index(here.target) + by) % len(handles)] if by else None
    if name in ("Home", "End"):
        row = [s for s in spots if s.row == here.row]
        return (min if name == "Home" else max)(row, key=lambda s: s.column or 0).target
    down, right = ARROWS.get(name, (0, 0))
    cell = (here.row + down, here.column + right)
    to = next((s.target for s in spots if (s.row, s.column) == cell), None)
    return to if to != target else None


def _target_of_letter(model: Model, table: Table, name: str) -> Target | None:
    """The target whose name is, or begins with, a letter, in either case; offered ones first.

    A digit is an index into the supply.
    """
    offered = partial_of(model).offered
    panel = table.game.panel(table.position, table.position.to_move, picked_of(model))
    stocks = [stock.target for stock in panel.stocks]
    if is_number(name, 1):
        return dict(enumerate(stocks, 1)).get(int(name), table.game.target(name))
    known = [*sorted(offered, key=lambda target: target.name), *stocks]
    named = [t for t in known if t.name.lower() == name.lower()]
    begun = [t for t in stocks if t.name[:1].lower() == name.lower()]
    return next(iter(named + begun), table.game.target(name))
