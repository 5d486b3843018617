"""Tables of Pyrga, and models in which they are saved."""

from __future__ import annotations

from typing import Any

from tesserae.app.model import Model
from tesserae.app.model.saved_games import SavedGames
from tesserae.app.model.screen import GamePage, Home
from tesserae.app.model.table import Table
from tesserae.app.storage.summaries import about, summary_of
from tesserae.core.record import movetext
from tesserae.games import catalog
from tests.app.page import Page

PYRGA = catalog.by_slug("pyrga")
HOME = Page("#/").model


def table(moves: str, id: str = "one", **fields: Any) -> Table:
    return Table("pyrga", movetext.read(PYRGA, PYRGA.initial(), moves), id=id, **fields)


ONE, TWO = table("Sb2"), table("Tc2s", "two")


def model(*tables: Table, screen: str = "game", **saved: Any) -> Model:
    """A model in which the first of the tables is on the page."""
    shown = GamePage("pyrga") if tables and screen == "game" else Home()
    return HOME._replace(tables=tables, screen=shown, saved_games=SavedGames(**saved))


def saved_as(*tables: Table) -> dict[str, Any]:
    """The library in which these are saved as they are, at version 3."""
    return {
        "last_saved": {it.id: it for it in tables},
        "summaries": {it.id: summary_of(it, 3, 8, 10) for it in tables},
    }


def item(it: Table, version: int = 3, updated: int = 8, used: int = 10) -> dict[str, Any]:
    """A summary as the device hands it out."""
    stamps = {"version": version, "updated": updated, "used": used}
    return {"id": it.id, "game": it.slug, **stamps, "about": about(it)}
