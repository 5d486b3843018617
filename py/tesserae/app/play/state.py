"""What is half entered, refused or advised on the table."""

from __future__ import annotations

from typing import NamedTuple

from tesserae.app.analysis.evaluations import Evaluation
from tesserae.core.entry import Picked
from tesserae.core.game import Move, Reason
from tesserae.core.scene import Target
from tesserae.core.text import Text


class Refusal(NamedTuple):
    """A target that was refused, and why."""

    target: Target
    reason: Reason


class PlayState(NamedTuple):
    """The move that is being entered, and what the page says about it.

    selection: the targets picked so far. held: a complete move that waits to be confirmed.
    aimed: the target under the pointer or the focus. tab_stop: the target at which the Tab key
    enters the board. refusal: of the last click; typed_refusal: of the last typed move.
    hint: the evaluation whose principal variation is advised. entered: how many plies a person
    has made. touched: the last press was a finger's. fresh: a ply was made just now.
    """

    selection: Picked = ()
    held: Move | None = None
    aimed: Target | None = None
    tab_stop: Target | None = None
    refusal: Refusal | None = None
    typed_refusal: Text | None = None
    hint: Evaluation | None = None
    entered: int = 0
    touched: bool = False
    fresh: bool = False
