"""When what the coach says is true of a position."""

from __future__ import annotations

from typing import Final

from tests.advising import Truths
from tests.toy.konane.rules import START

TRUTHS: Final[Truths] = {"konane.coach.start": lambda advised: advised.position == START}
