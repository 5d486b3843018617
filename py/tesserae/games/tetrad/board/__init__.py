"""The board as a scene: where things lie, how they look, what is marked."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

CSS: Final = (files(__name__) / "board.css").read_text("utf-8")
"""The CSS of its scenes, in the colours of the design tokens."""
