"""Storage without a browser: what `web/storage` does to the games, in memory."""

from __future__ import annotations

import json
from typing import Any, Final

from tesserae.games.catalog import NAMES
from tesserae.games.pools import pool_text

GAME: Final = "game."
"""Before the id, the name under which a game stands among the texts."""

Event = dict[str, Any]


class Device:
    """Texts by name; a game is a summary with its text, as JSON. Tabs may share one.

    pools: what the site has of puzzles; None: they do not come.
    """

    def __init__(self, texts: dict[str, str]) -> None:
        self.texts = texts
        self.clock = 1_000
        self.full = False
        self.pools: dict[str, str] | None = {slug: pool_text(slug) for slug in NAMES}

    @property
    def games(self) -> dict[str, dict[str, Any]]:
        """All games, by id."""
        names = [name for name in self.texts if name.startswith(GAME)]
        return {name.removeprefix(GAME): json.loads(self.texts[name]) for name in names}

    def boot(self) -> Event:
        """What the first event tells of them: every game with its text."""
        games = sorted(self.games.values(), key=lambda it: -it["used"])
        stored = {name: text for name, text in self.texts.items() if not name.startswith(GAME)}
        return {"stored": stored, "games": games}

    def carry_out(self, effect: Event, seen: dict[str, int]) -> Event | None:
        """Does what storage is asked; the event that answers. seen: a tab's own writes."""
        act = getattr(self, effect["do"], None)
        answer: Event | None = act(effect, seen) if act else None
        return answer

    def save(self, effect: Event, _: dict[str, int]) -> None:
        self.texts[effect["key"]] = effect["text"]

    def loadpool(self, effect: Event, _: dict[str, int]) -> Event | None:
        if self.pools is None:
            return None
        text = self.pools.get(effect["game"], "")
        return {"type": "pool", "game": effect["game"], "text": text}

    def savegame(self, effect: Event, seen: dict[str, int]) -> Event:
        id, stored = effect["id"], self.games.get(effect["id"])
        if self.full:
            return {"type": "unsaved", "id": id}
        known = max(effect["version"], seen.get(id, 0)) if effect["version"] >= 0 else -1
        if stored and stored["version"] > known:
            return {"type": "game", "game": stored, "refused": True}
        self.clock += 1
        summary = {
            "id": id,
            "game": effect["game"],
            "version": self.clock,
            "updated": effect["updated"] or self.clock,
            "used": effect["used"] or self.clock,
            "about": effect["about"],
        }
        self.texts[GAME + id] = json.dumps({**summary, "text": effect["text"]})
        seen[id] = self.clock
        return {
            "type": "saved",
            **{name: summary[name] for name in ("id", "version", "updated", "used")},
        }

    def touchgame(self, effect: Event, _: dict[str, int]) -> Event:
        game = self.games[effect["id"]]
        self.clock += 1
        game["used"] = self.clock
        self.texts[GAME + effect["id"]] = json.dumps(game)
        return {
            "type": "saved",
            **{name: game[name] for name in ("id", "version", "updated", "used")},
        }

    def loadgame(self, effect: Event, _: dict[str, int]) -> Event:
        game = self.games.get(effect["id"])
        return {"type": "game", "game": game} if game else self._gone(effect["id"])

    def removegame(self, effect: Event, _: dict[str, int]) -> None:
        self.texts.pop(GAME + effect["id"], None)

    def asidegame(self, effect: Event, _: dict[str, int]) -> None:
        text = self.texts.pop(GAME + effect["id"], "")
        self.texts["aside." + effect["id"]] = text

    def _gone(self, id: str) -> Event:
        return {"type": "listed", "games": [], "gone": [id]}

    def listed(self) -> Event:
        """All summaries, as another tab's news bring them."""
        games = [{k: v for k, v in game.items() if k != "text"} for game in self.games.values()]
        return {"type": "listed", "games": games, "gone": []}
