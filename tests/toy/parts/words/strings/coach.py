"""The words of the coach: language -> key -> sentence."""

from __future__ import annotations

from typing import Final

STRINGS: Final = {
    "en": {
        "konane.coach.start": "Think of what the other side can do after your move.",
        "konane.coach.risk.side": "After that {side} can win at once.",
    },
    "fr": {
        "konane.coach.start": "Pensez à ce que l’autre camp pourra faire après votre coup.",
        "konane.coach.risk.side": "Après cela, {side} peut gagner tout de suite.",
    },
}
