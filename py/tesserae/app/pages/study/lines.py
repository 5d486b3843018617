"""The panel of the lines that the engine finds."""

from __future__ import annotations

from tesserae.app.model import Model
from tesserae.app.model.table import Table
from tesserae.app.pages.components.page import Drawings, Regions, region
from tesserae.view.html import Markup, el, join
from tesserae.view.words import Words


def skeleton(words: Words, fill: Regions) -> Markup:
    """What the panel holds: its heading, and the regions of the lines."""
    return join([el("h2", words("study.panel.lines")), region("div", "lines", fill)])


def regions(model: Model, table: Table, words: Words) -> Drawings:  # noqa: ARG001
    """The contents of the regions."""
    return {}
