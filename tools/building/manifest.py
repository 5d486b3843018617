"""The manifest of the installed app, with shortcuts to its games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from tesserae.app.model.settings import LANGUAGES
from tesserae.app.texts.wording import words_in
from tesserae.games import catalog

NAME: Final = "manifest.webmanifest"

TEMPLATE: Final = Path(__file__).resolve().parents[2] / "web" / NAME

_ICON: Final = {"src": "icons/icon-192.png", "type": "image/png", "sizes": "192x192"}


def write(site: str) -> str:
    """The manifest. site: the app's address, "" if unknown.

    Then there is no id, as ids are relative to the root of the host, where other apps may be; it
    defaults to the address of the app.
    """
    words = words_in(LANGUAGES[0])
    fields = json.loads(TEMPLATE.read_text("utf-8"))
    links = {words(f"{slug}.title"): f"./#/{slug}" for slug in catalog.NAMES}
    solved = [game.slug for game in catalog.GAMES if game.puzzles is not None]
    links |= {words("puzzle.today"): f"./#/{slug}/puzzle/today" for slug in solved[:1]}
    fields["shortcuts"] = [{"name": it, "url": links[it], "icons": [_ICON]} for it in links]
    if site:
        fields["id"] = urlsplit(site).path
    return json.dumps(fields, ensure_ascii=False, indent=1) + "\n"
