"""The button that replays the game."""

from __future__ import annotations

from tesserae.app.messages import actions
from tesserae.view.html import NOTHING, Markup
from tesserae.view.parts import icon_button
from tesserae.view.words import Words


def replay_button(plies: bool, replayed: bool, steps: str, words: Words) -> Markup:
    """Plays or pauses; nothing if there are no plies.

    steps: where the mouse wheel and swipes go (`play/replay.py`).
    """
    if not plies:
        return NOTHING
    return icon_button(
        words("pause" if replayed else "replay"),
        actions.REPLAY,
        sign="pause" if replayed else "play",
        id="step-replay",
        data_steps=steps or None,
    )
