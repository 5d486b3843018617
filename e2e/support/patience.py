"""The timeout of the tests."""

from __future__ import annotations

from typing import Final

PATIENCE: Final = 45_000
"""Milliseconds: ample for what takes a second on an idle machine, also on one three times busy."""
