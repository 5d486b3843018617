"""What the actions of a puzzle do, and which actions there are in one.

The script is imported where it is needed: on other pages it is not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tesserae.app.messages import Judged, PoolLoaded, PuzzlePosed, actions
from tesserae.app.messages.commands import Copy, Focus, LoadPool, Save, ShellCommand
from tesserae.app.messages.handling import Handlers, MessageHandlers, on, on_message, on_value, send
from tesserae.app.model import Model
from tesserae.app.model.engine import JudgeJob, PoseJob
from tesserae.app.model.practice import Choice
from tesserae.app.model.screen import PUZZLES, is_same
from tesserae.app.practice.board import ON_BOARD, board_of, waits
from tesserae.app.practice.puzzles.progress import PROGRESS, merged, read_progress, write_progress

ALLOWED: Final = ON_BOARD | frozenset(
    action.name
    for action in (
        *(actions.PUZZLE_AGAIN, actions.PUZZLE_HINT, actions.PUZZLE_SOLUTION),
        *(actions.PUZZLE_NEXT, actions.PUZZLE_SHARE, actions.PUZZLE_THEME, actions.PUZZLE_CHOICE),
        *(actions.DIALOG, actions.CLOSE, actions.DISMISS, actions.SAVE_ASIDE),
        *(actions.COPY_LINK, actions.WEB_SHARE, actions.COPY_EMBED, actions.COPY_FRAME),
        *(actions.SETTING, actions.COLOURWAY, actions.LAYER),
        *(actions.SAVE_OFFLINE, actions.LOAD_UPDATE, actions.INSTALL, actions.SAVE_ONE_FILE),
    )
)
"""What the page of a puzzle has: the board, what is beside it, and the dialogs that open there."""


def intercept(model: Model, name: str, _: object) -> Model | None:
    """The model after an action that a puzzle answers otherwise than a game; None for others."""
    if name not in ON_BOARD or board_of(model).phase == "solve":
        return None
    return _script(model, "end_pause")


def after_change(before: Model, after: Model) -> Model:
    """The model with what follows from what the solver did."""
    from tesserae.app.practice.puzzles import script

    return script.after_change(before, after)


def analysis(model: Model) -> JudgeJob | PoseJob | None:
    """The move that is to be judged, or what is asked of a position."""
    from tesserae.app.practice.puzzles import script

    return script.job(model)


def end_pause(model: Model) -> Model:
    """A pause is over: the next ply is played out."""
    return _script(model, "end_pause")


def _pool_loaded(model: Model, message: PoolLoaded) -> Model:
    from tesserae.app.practice.puzzles import script

    return script.pool_loaded(model, message.slug, message.pool)


def _judged(model: Model, message: Judged) -> Model:
    if not isinstance(model.screen, PUZZLES):
        return model
    from tesserae.app.practice.puzzles import script

    return script.judged(model, message.ruling)


def _posed(model: Model, message: PuzzlePosed) -> Model:
    if not isinstance(model.screen, PUZZLES):
        return model
    from tesserae.app.practice.puzzles import script

    return script.posed(model, message.posed)


def with_others(model: Model, stored: str) -> Model:
    """The model with the progress of another tab or device as well."""
    progress = merged(model.practice.progress, read_progress(stored))
    return model.with_practice(progress=progress)


def commands(before: Model, after: Model) -> list[ShellCommand]:
    """The commands to load a pool, and to wait for the end of a pause."""
    commands: list[ShellCommand] = []
    if _loads(after) and not (_loads(before) and is_same(before.screen, after.screen)):
        commands.append(LoadPool(after.screen.slug))
    commands += waits(before, after)
    if board_of(after).phase == "shown" and not _is_shown(before):
        commands.append(Focus("puzzle-next"))  # the button that was pressed is gone
    return commands


def save(before: Model, after: Model) -> list[ShellCommand]:
    """The command to save the progress, if it has changed."""
    if after.frame is not None or after.practice.progress == before.practice.progress:
        return []
    return [Save(PROGRESS, write_progress(after.practice.progress))]


def _loads(model: Model) -> bool:
    """Whether the page waits for a pool."""
    return model.screen.board is not None and model.screen.board.phase == "loading"


def _is_shown(model: Model) -> bool:
    return model.screen.board is not None and model.screen.board.phase == "shown"


def _choose_theme(model: Model, theme: str) -> Model:
    return model.with_practice(theme=theme) if isinstance(model.screen, PUZZLES) else model


def _choose(model: Model, choice: Choice) -> Model:
    return model.with_practice(choice=choice) if isinstance(model.screen, PUZZLES) else model


def _share(model: Model) -> list[ShellCommand]:
    from tesserae.app.practice.puzzles import sharing

    return [Copy(sharing.result(model))] if sharing.shareable(model) else []


def _script(model: Model, name: str) -> Model:
    """What a function of the script makes of a model with a puzzle on the page."""
    if not isinstance(model.screen, PUZZLES):
        return model
    from tesserae.app.practice.puzzles import script

    functions: dict[str, Callable[[Model], Model]] = {
        "end_pause": script.end_pause,
        "again": script.try_again,
        "hint": script.give_hint,
        "solution": script.show_solution,
        "another": script.another,
    }
    return functions[name](model)


HANDLERS: Final[Handlers] = {
    **on(actions.PUZZLE_AGAIN, lambda model: _script(model, "again")),
    **on(actions.PUZZLE_HINT, lambda model: _script(model, "hint")),
    **on(actions.PUZZLE_SOLUTION, lambda model: _script(model, "solution")),
    **on(actions.PUZZLE_NEXT, lambda model: _script(model, "another")),
    **send(actions.PUZZLE_SHARE, _share),
    **on_value(actions.PUZZLE_THEME, _choose_theme),
    **on_value(actions.PUZZLE_CHOICE, _choose),
}

MESSAGES: Final[MessageHandlers] = {
    **on_message(PoolLoaded, _pool_loaded),
    **on_message(Judged, _judged),
    **on_message(PuzzlePosed, _posed),
}
