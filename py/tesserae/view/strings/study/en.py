"""The words of studies, in English."""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "title.study": "Study of {game} · Tesserae",
    "study.title": "Study of {game}",
    # The panels
    "study.panels": "Panels",
    "study.panel.lines": "Lines",
    "study.panel.moves": "Moves",
    "study.panel.graph": "Graph",
    "study.steps": "Steps",
}
