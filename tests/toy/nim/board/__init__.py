"""The board: the scene, and what its styles look like."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

CSS: Final = (files(__name__) / "board.css").read_text("utf-8")
