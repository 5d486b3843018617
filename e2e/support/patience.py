"""How long the tests wait."""

from __future__ import annotations

from typing import Final

PATIENCE: Final = 15_000
"""Milliseconds for what takes a second on a machine that is not busy."""
