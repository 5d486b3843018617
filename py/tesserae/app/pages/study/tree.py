"""The panel of the tree: all variations, in reading order."""

from __future__ import annotations

from tesserae.app.model import Model
from tesserae.app.model.table import Table
from tesserae.app.pages.components.page import Drawings, Regions, region
from tesserae.view.html import Markup, el, join
from tesserae.view.moves import move_list
from tesserae.view.words import Words


def skeleton(words: Words, fill: Regions) -> Markup:
    """What the panel holds: its heading, and the list of moves."""
    return join([el("h2", words("study.panel.moves")), region("div", "moves", fill)])


def regions(model: Model, table: Table, words: Words) -> Drawings:  # noqa: ARG001
    """The contents of the regions."""
    return move_list(table.game, table.record, words)
