"""The panel of the graph: values along the current variation."""

from __future__ import annotations

from tesserae.app.analysis.curve import of_variation
from tesserae.app.model import Model
from tesserae.app.model.analysis import AnalysisState
from tesserae.app.model.table import Table
from tesserae.app.pages.components import graph
from tesserae.app.pages.components.page import Drawings, Regions, region
from tesserae.core.game import Game, Position
from tesserae.core.record import Record
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.lazy import lazy
from tesserae.view.words import Words


def skeleton(words: Words, fill: Regions) -> Markup:
    """The panel's content: its heading, the graph, and its table."""
    parts = [region("div", name, fill) for name in ("graph-picture", "graph-ply")]
    return join(
        [
            el("h2", words("study.panel.graph")),
            el("div", parts, class_="graph"),
            region("div", "graph-table", fill, class_="values"),
        ]
    )


def regions(model: Model, table: Table, words: Words) -> Drawings:
    """The contents of the regions."""
    seen = (table.game, table.record, model.analysis, words)
    return {
        "graph-picture": lazy(_picture, *seen),
        "graph-ply": lazy(_slider, *seen),
        "graph-table": lazy(_table, *seen),
    }


def _picture(game: Game[Position], record: Record, analysis: AnalysisState, words: Words) -> Markup:
    curve = of_variation(game, record, analysis)
    return (
        graph.picture(curve, words) if curve else el("p", words("study.graph.none"), class_="none")
    )


def _slider(game: Game[Position], record: Record, analysis: AnalysisState, words: Words) -> Markup:
    curve = of_variation(game, record, analysis)
    return graph.slider(curve, record, words) if curve else NOTHING


def _table(game: Game[Position], record: Record, analysis: AnalysisState, words: Words) -> Markup:
    curve = of_variation(game, record, analysis)
    if curve is None:
        return NOTHING
    glyphs = dict(reversed(record.glyphs))
    return graph.table(curve, record.start, record.plies, glyphs, words)
