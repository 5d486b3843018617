"""The words of studies, in French."""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "title.study": "Étude de {game} · Tesserae",
    "study.title": "Étude de {game}",
    # The panels
    "study.panels": "Panneaux",
    "study.panel.lines": "Lignes",
    "study.panel.moves": "Coups",
    "study.panel.graph": "Courbe",
    "study.steps": "Pas à pas",
}
