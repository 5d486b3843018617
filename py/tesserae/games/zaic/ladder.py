"""How strong each level is against the one below it, as tools/ladder.py measured it."""

from __future__ import annotations

from typing import Final

from tesserae.core.ladder import Step

LADDER: Final[tuple[Step, ...]] = ()
