"""The actions of play; keys, the pointer, and the engine's plies."""

from __future__ import annotations

from functools import partial
from typing import Final

from tesserae.app.engine import pacing
from tesserae.app.messages import Aim, Alone, EngineDecided, Key, Played, TimeSpent, actions
from tesserae.app.messages.commands import ShellCommand
from tesserae.app.messages.handling import (
    Handlers,
    MessageHandlers,
    handle_message,
    on,
    on_message,
    on_value,
    without_feedback,
)
from tesserae.app.model import Model
from tesserae.app.model.analysis import Evaluation
from tesserae.app.play import (
    army_setup,
    clock,
    coach,
    engine_jobs,
    entering,
    history,
    keyboard,
    new_game,
    replay,
    resignation,
    swap,
)
from tesserae.core.game import FIRST, SECOND, Move, Position, Side

_TO_THE_END: Final = 10**6
"""More plies than any game has."""


def _of_side(side: Side) -> Handlers:
    return {
        **on_value(actions.SEAT[side], partial(entering.seat_player, side=side)),
        **on_value(actions.NEW_SEAT[side], partial(new_game.choose_seat, side=side)),
        **on_value(actions.NEW_SETUP[side], partial(new_game.choose_setup, side=side)),
        **on_value(actions.NEW_TEXT[side], partial(new_game.set_text, side=side)),
    }


HANDLERS: Final[Handlers] = {
    **on_value(actions.TARGET, entering.press),
    **on(actions.ROTATE, entering.rotate),
    **on_value(actions.NUDGE, keyboard.nudge),
    **on(actions.CONFIRM, entering.confirm),
    **on(actions.TAKE_BACK, entering.take_back),
    **on(actions.ELSEWHERE, entering.cancel),
    **on_value(actions.TYPED, entering.enter_text),
    **on(actions.UNDO, history.undo),
    **on(actions.REDO, history.redo),
    **on(actions.FIRST, partial(history.step, plies=-_TO_THE_END)),
    **on(actions.BACK, partial(history.step, plies=-1)),
    **on(actions.FORWARD, partial(history.step, plies=1)),
    **on(actions.LAST, partial(history.step, plies=_TO_THE_END)),
    **on(actions.SHOW_AGAIN, history.show_again),
    **on(actions.SHOW_NEXT, history.show_next),
    **on(actions.SHOW_PAUSE, history.pause_or_play),
    **on(actions.REPLAY, replay.toggle),
    **on_value(actions.ALONG, history.step),
    **on_value(actions.JUMP, history.jump),
    **on(actions.HINT, engine_jobs.ask_hint),
    **on(actions.HINT_PLAY, engine_jobs.play_hint),
    **on(actions.HINT_HIDE, lambda it: it.with_play(hint=None).with_engine(requested=None)),
    **on(
        actions.PLAY_HERE, lambda it: entering.without_transients(it).with_engine(requested="ply")
    ),
    **on(actions.STOP, engine_jobs.stop),
    **on(actions.PAUSE, pacing.pause_or_continue),
    **on(actions.STEP, pacing.step),
    **on(actions.FLIP, entering.flip),
    **on(actions.SWAP, swap.take_over),
    **on_value(actions.READY_SETUP, army_setup.take_ready),
    **on(actions.NEW_START, new_game.start),
    **on(actions.REMATCH, new_game.rematch),
    **on(actions.NEXT_LEVEL, new_game.climb),
    **on_value(actions.NEW_SWAP, lambda model, it: new_game.choose(model, swap=it)),
    **on_value(actions.NEW_MINUTES, lambda model, it: new_game.choose(model, minutes=it)),
    **on_value(actions.NEW_SECONDS, lambda model, it: new_game.choose(model, seconds=it)),
    **on_value(actions.NEW_DELAY, lambda model, it: new_game.choose(model, delay=it)),
    **on(actions.CLOCK, clock.toggle),
    **on(actions.LEAVE_SETUP, army_setup.place_rest),
    **on(actions.RESIGN, resignation.resign),
    **on(actions.AGREE, resignation.agree),
    **on_value(actions.COACH, coach.toggle),
    **_of_side(FIRST),
    **_of_side(SECOND),
}


def key(model: Model, message: Key) -> tuple[Model, list[ShellCommand]]:
    """A key on a board, or beside it."""
    return keyboard.key(without_feedback(model), message)


def aim(model: Model, message: Aim) -> Model:
    """Handles the pointer or the focus coming to a target, or leaving it."""
    aimed = model.table and model.table.game.target(message.target)
    return model.with_play(aimed=aimed, fresh=False)


def _on_decision(model: Model, message: EngineDecided) -> Model:
    """Plays the engine's ply, shows its hint, or swaps instead."""
    job, evaluation = model.engine.job, message.evaluation
    for_ply = job is not None and job.purpose == "ply"
    swapped = swap.swapped_by_engine(model, evaluation.score) if for_ply else None
    return swapped or engine_jobs.play_or_hint(model, evaluation)


def _play_found_ply(model: Model, message: Played) -> Model:
    """Plays the ply, or shows the hint, of the app in MicroPython, if it fits the engine's job."""
    job, (line, score, level) = model.engine.job, message
    if job is None or not _can_be_played(job.position, line):
        return model
    if job.purpose == "hint":
        return engine_jobs.play_or_hint(model, Evaluation(score, pv=line), level)
    return _on_decision(model, EngineDecided(Evaluation(score, pv=line)))


def _can_be_played(position: Position, line: tuple[Move, ...]) -> bool:
    """Whether the moves of a line are legal."""
    for move in line:
        if move not in position.legal_moves():
            return False
        position = position.apply(move)
    return True


MESSAGES: Final[MessageHandlers] = {
    **handle_message(Key, key),
    **on_message(Aim, aim),
    **on_message(TimeSpent, clock.add_time),
    **on_message(EngineDecided, _on_decision),
    **on_message(Played, _play_found_ply),
    **on_message(Alone, lambda model, _: model.with_engine(gives_hints=True)),
}
