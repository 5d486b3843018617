"""Breakthrough's words: language -> key -> sentence."""

from __future__ import annotations

from typing import Final

from . import en

STRINGS: Final = {"en": en.TEXT}
