"""The words for setting up positions: language -> key -> sentence."""

from __future__ import annotations

from typing import Final

STRINGS: Final = {
    "en": {
        "nim.edit.turn": "Turn",
        "nim.edit.turn.02": "North, two takes",
        "nim.edit.turn.01": "North, one take",
        "nim.edit.turn.12": "South, two takes",
        "nim.edit.turn.11": "South, one take",
    },
    "fr": {
        "nim.edit.turn": "Trait",
        "nim.edit.turn.02": "Nord, deux prises",
        "nim.edit.turn.01": "Nord, une prise",
        "nim.edit.turn.12": "Sud, deux prises",
        "nim.edit.turn.11": "Sud, une prise",
    },
}
