"""A stored mistake."""

from __future__ import annotations

from typing import Final

from tesserae.app.model.practice import Mistake
from tesserae.app.practice.mistakes import schedule
from tesserae.app.practice.mistakes.mistakes_text import write_mistakes

HELD: Final = Mistake("pyrga", "a1Te.b1Tec.a2ts.b2Tw~Tb1", ("Td1w",), ("Cd1",), "win", 100, "1-0")
"""Black has to play on b1, c1 or d1; only a Cylinder on d1 keeps the win."""

STORED: Final = write_mistakes(schedule.add_mistakes({}, [HELD], "2026.01.01"))
"""It is due whenever the tests run."""
