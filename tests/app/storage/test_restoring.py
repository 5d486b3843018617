"""A backup is merged with the saved games; games that cannot be read are named."""

from __future__ import annotations

import json
from typing import Any

from tesserae.app.model.screen import GamesPage
from tesserae.games import catalog
from tests.app.page import Page

PYRGA = catalog.by_slug("pyrga")


def item(id: str, moves: str, **changes: Any) -> dict[str, Any]:
    """A game of a backup."""
    table = {"game": "pyrga", "moves": moves, "line": [], "ply": 0, "seats": [0, 0]}
    text = json.dumps({**table, "flipped": False, "seed": 7, **changes})
    return {"id": id, "text": text, "updated": 5_000, "used": 6_000}


def restore(page: Page, *parts: list[dict[str, Any]], **values: str) -> str:
    """The last sentence."""
    total = sum(map(len, parts))
    for n, part in enumerate(parts):
        before = len(page.did("restorenext"))
        page.send("backup-part", games=part, total=total, **({} if n else {"values": values}))
        assert len(page.did("restorenext")) == before + 1, "one part after the other"
    page.send("backup-read", trouble=False)
    return page.regions["notice"]


def test_an_empty_device_has_everything_afterwards() -> None:
    settings = json.dumps({"language": "fr", "theme": "dark"})
    page = Page("#/")
    restore(page, [item("a", "Sb2"), item("b", "Tc2s")], settings=settings)
    assert set(page.device.games) == {"a", "b"}
    assert {game["updated"] for game in page.device.games.values()} == {5_000}
    assert (page.model.language, page.model.theme) == ("fr", "dark")
    assert "2 parties restaurées." in page.regions["notice"]
    assert isinstance(page.model.screen, GamesPage)
    assert page.model.dialog.open == ""
    assert page.regions["restore"] == ""


def test_a_part_says_how_far_it_is() -> None:
    page = Page("#/")
    page.send("backup-part", games=[item("a", "Sb2")], total=40, values={})
    assert "Restoring: 1 of 40" in page.regions["restore"]


def test_a_game_from_another_position_under_a_known_id_does_not_replace_it() -> None:
    page = Page("#/pyrga?v=1&g=", "Sb2")
    id = page.table.id
    begun = PYRGA.initial().apply(PYRGA.initial().legal_moves()[0])
    notice = restore(page, [item(id, "", start=PYRGA.encode(begun))])
    assert "1 game could not be saved" in notice
    assert json.loads(page.device.games[id]["text"])["moves"] == "Sb2"


def test_bad_settings_of_a_backup_are_as_if_there_were_none() -> None:
    page = Page("#/")
    restore(page, [], settings='{"language": {}, "theme": "x"}')
    assert (page.model.language, page.model.theme) == ("en", "system")
