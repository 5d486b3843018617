"""What the actions of a puzzle do, and which actions there are in one.

The player is imported where it is needed: on other pages it is not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tesserae.app import actions
from tesserae.app.commands import Copy, Focus, LoadPool, Save, ShellCommand, Wait
from tesserae.app.handling import Handlers, MessageHandlers, on, on_message, on_value, send
from tesserae.app.learning.handlers import ON_BOARD
from tesserae.app.messages import Judged, PoolLoaded, PuzzlePosed
from tesserae.app.model import Model
from tesserae.app.puzzles.progress import PUZZLES, merged, read_progress, write_progress
from tesserae.app.puzzles.state import Choice

_OF_THE_PAGE: Final = frozenset(
    action.name
    for action in (
        *(actions.PUZZLE_AGAIN, actions.PUZZLE_HINT, actions.PUZZLE_SOLUTION),
        *(actions.PUZZLE_NEXT, actions.PUZZLE_SHARE, actions.PUZZLE_THEME, actions.PUZZLE_CHOICE),
        *(actions.MISTAKES_AHEAD, actions.MISTAKES_REMOVE, actions.MISTAKES_REMOVE_ALL),
        *(actions.DIALOG, actions.CLOSE, actions.DISMISS, actions.SAVE_ASIDE),
        *(actions.COPY_LINK, actions.WEB_SHARE, actions.COPY_EMBED, actions.COPY_FRAME),
        *(actions.SETTING, actions.COLOURWAY, actions.LAYER),
        *(actions.SAVE_OFFLINE, actions.LOAD_UPDATE, actions.INSTALL, actions.SAVE_ONE_FILE),
    )
)
"""What the page of a puzzle has beside the board, with the dialogs that open there."""


def taken(model: Model, name: str) -> Model | None:
    """The model after an action that a puzzle answers otherwise than a game; None for others."""
    if model.screen.kind != "puzzle":
        return None
    if name in _OF_THE_PAGE:
        return None
    if name not in ON_BOARD:
        return model
    return None if model.puzzle.phase == "solve" else _player(model, "hurried")


def followed(before: Model, after: Model) -> Model:
    """The model with what follows from what the solver did."""
    from tesserae.app.puzzles import player

    return player.followed(before, after)


def _pool_loaded(model: Model, message: PoolLoaded) -> Model:
    from tesserae.app.puzzles import player

    return player.pool_loaded(model, message.slug, message.pool)


def _judged(model: Model, message: Judged) -> Model:
    from tesserae.app.puzzles import player

    return player.judged(model, message.ruling)


def _posed(model: Model, message: PuzzlePosed) -> Model:
    from tesserae.app.puzzles import player

    return player.posed(model, message.posed)


def with_others(model: Model, stored: str) -> Model:
    """The model with the progress of another tab or device as well."""
    return model.with_puzzle(progress=merged(model.puzzle.progress, read_progress(stored)))


def waited(model: Model, number: int) -> Model:
    """A pause is over: the next ply is played out, unless something else has happened since."""
    if model.screen.kind != "puzzle" or model.puzzle.pause.number != number:
        return model
    return _player(model, "hurried")


def consequences(before: Model, after: Model) -> list[ShellCommand]:
    """The commands to load a pool, to wait for the end of a pause, and to save the progress."""
    commands: list[ShellCommand] = []
    loads, loaded = _wanted_pool(after), _wanted_pool(before)
    if loads and (loads != loaded or after.screen != before.screen):
        commands.append(LoadPool(loads))
    pause = after.puzzle.pause
    if pause != before.puzzle.pause and pause.milliseconds:
        commands.append(Wait(pause.number, pause.milliseconds))
    if after.puzzle.phase == "shown" and before.puzzle.phase != "shown":
        commands.append(Focus("puzzle-next"))  # the button that was pressed is gone
    if after.frame is None and after.puzzle.progress != before.puzzle.progress:
        commands.append(Save(PUZZLES, write_progress(after.puzzle.progress)))
    return commands


def _wanted_pool(model: Model) -> str:
    """The game whose pool is to be loaded; "" if none is."""
    waits = model.screen.kind == "puzzle" and model.puzzle.phase == "loading"
    return model.screen.slug if waits else ""


def _choose_theme(model: Model, theme: str) -> Model:
    return model.with_puzzle(theme=theme) if model.screen.kind == "puzzle" else model


def _choose(model: Model, choice: Choice) -> Model:
    return model.with_puzzle(choice=choice) if model.screen.kind == "puzzle" else model


def _share(model: Model) -> list[ShellCommand]:
    from tesserae.app.puzzles import sharing

    return [Copy(sharing.result(model))] if sharing.shareable(model) else []


def _player(model: Model, name: str) -> Model:
    """What a function of the player makes of a model with a puzzle on the page."""
    if model.screen.kind != "puzzle":
        return model
    from tesserae.app.puzzles import player

    functions: dict[str, Callable[[Model], Model]] = {
        "hurried": player.hurried,
        "again": player.try_again,
        "hint": player.give_hint,
        "solution": player.show_solution,
        "another": player.another,
    }
    return functions[name](model)


HANDLERS: Final[Handlers] = {
    **on(actions.PUZZLE_AGAIN, lambda model: _player(model, "again")),
    **on(actions.PUZZLE_HINT, lambda model: _player(model, "hint")),
    **on(actions.PUZZLE_SOLUTION, lambda model: _player(model, "solution")),
    **on(actions.PUZZLE_NEXT, lambda model: _player(model, "another")),
    **send(actions.PUZZLE_SHARE, _share),
    **on_value(actions.PUZZLE_THEME, _choose_theme),
    **on_value(actions.PUZZLE_CHOICE, _choose),
}

MESSAGES: Final[MessageHandlers] = {
    **on_message(PoolLoaded, _pool_loaded),
    **on_message(Judged, _judged),
    **on_message(PuzzlePosed, _posed),
}
