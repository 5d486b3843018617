"""A first move of every game."""

from __future__ import annotations

from typing import Final

STARTS: Final = {"pyrga": "Sb2", "zaic": "Hh8", "tetrad": "I1b1"}
