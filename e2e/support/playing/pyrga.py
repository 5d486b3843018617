"""A fixed game of Pyrga, as played from its start."""

from __future__ import annotations

from typing import Final

GAME: Final = (
    *("Tb2w", "Ta2s", "Ta1e", "Cb1", "Tb1e", "Td1w"),
    *("Ca1", "Sa1", "Sb1", "Cb2", "Sb2"),
)
"""White wins it with three Towers; Black has none."""

TOWERS: Final = (0, 0, 0, 0, 0, 0, 0, 1, 2, 2, 3)
"""White's Towers after each ply."""

END: Final = "White wins: three Towers."

RISKY: Final = (
    *("Sb2", "Tb3s", "Tb2w", "Ta2s", "Ta1n", "Ca2", "Sa2", "Cb2"),
    *("Tb4w", "Ta4e", "Sc4", "Sb4", "Sb3", "Cb4", "Cd4", "Sd4"),
)
"""White's Square on d3 would let Black win; a Triangle there need not."""
