"""What the actions of play do."""

from __future__ import annotations

from functools import partial
from typing import Final

from tesserae.app import actions
from tesserae.app.handling import Handlers, on, on_value
from tesserae.app.play import army_setup, keyboard, playing, resignation, swap
from tesserae.core.game import FIRST, SECOND, Side

_FAR: Final = 10**6
"""More plies than a game has."""


def _of_side(side: Side) -> Handlers:
    return {
        **on_value(actions.SEAT[side], partial(playing.seat, side=side)),
        **on_value(actions.NEW_SEAT[side], partial(army_setup.choose_seat, side=side)),
        **on_value(actions.NEW_SETUP[side], partial(army_setup.choose, side=side)),
        **on_value(actions.NEW_TEXT[side], partial(army_setup.write, side=side)),
    }


HANDLERS: Final[Handlers] = {
    **on_value(actions.TARGET, playing.press),
    **on(actions.ROTATE, playing.rotate),
    **on_value(actions.NUDGE, keyboard.nudge),
    **on(actions.CONFIRM, playing.confirm),
    **on(actions.TAKE_BACK, playing.take_back),
    **on(actions.ELSEWHERE, playing.let_go),
    **on_value(actions.TYPED, playing.typed),
    **on(actions.UNDO, playing.undo),
    **on(actions.REDO, playing.redo),
    **on(actions.FIRST, partial(playing.step, plies=-_FAR)),
    **on(actions.BACK, partial(playing.step, plies=-1)),
    **on(actions.FORWARD, partial(playing.step, plies=1)),
    **on(actions.LAST, partial(playing.step, plies=_FAR)),
    **on_value(actions.JUMP, playing.jump),
    **on(actions.HINT, playing.ask_hint),
    **on(actions.HINT_PLAY, playing.play_hint),
    **on(actions.HINT_HIDE, playing.hide_hint),
    **on(actions.PLAY_HERE, playing.let_engine_play),
    **on(actions.STOP, playing.stop),
    **on(actions.FLIP, playing.flip),
    **on(actions.SWAP, swap.take_over),
    **on(actions.READY_SETUPS, army_setup.offer),
    **on(actions.LEAVE_SETUP, army_setup.leave),
    **on(actions.RESIGN, resignation.resign),
    **on(actions.AGREE, resignation.agree),
    **_of_side(FIRST),
    **_of_side(SECOND),
}
