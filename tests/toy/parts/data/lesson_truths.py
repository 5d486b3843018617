"""When what the lesson says of a move is true."""

from __future__ import annotations

from typing import Final

from tests.teaching import Truths

TRUTHS: Final[Truths] = {
    "konane.learn.first.2.done": lambda played: played.move in played.before.legal_moves()
}
