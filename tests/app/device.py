"""Storage without a browser: what `web/storage` does to the games, in memory.

Both pass the same cases: `storage_cases.json`.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final
from zlib import crc32

from tesserae.games.catalog import NAMES
from tesserae.games.pools import pool_text

GAME: Final = "game."
"""Before the id, the name under which a game stands among the texts."""

RESCUED: Final = "rescued."
"""Before the id and the name of a tab: what that could not save before it was closed."""

ASIDE: Final = "aside."
EARLIER: Final = "games"

LATEST: Final = 2**51

Event = dict[str, Any]
Origin = tuple[str, str, str]
"""A migrating game: its id, the name it stands under, and its text."""


@dataclass
class Tab:
    """What storage knows in one tab.

    written: the versions that it wrote itself. held: those of which the app has the text.
    unfinished: the last save of each game, until it is done. refused: those of them for which the
    app got a newer game. origins: the states of migrating games. accepted: those that the app read.
    """

    name: str = "tab"
    written: dict[str, int] = field(default_factory=dict)
    held: dict[str, int] = field(default_factory=dict)
    unfinished: dict[str, Event] = field(default_factory=dict)
    refused: set[str] = field(default_factory=set)
    origins: dict[str, list[Origin]] = field(default_factory=dict)
    accepted: set[str] = field(default_factory=set)

    def forget(self, id: str) -> None:
        """Nothing of the game is to be saved any more."""
        self.unfinished.pop(id, None)
        self.refused.discard(id)


class Device:
    """Texts by name; a game is a summary with its text, as JSON. Tabs may share one.

    full: nothing can be saved. cramped: nor rescued. held: nothing is written for now. pools: what
    the site has of puzzles; None: they do not come.
    """

    def __init__(self, texts: dict[str, str]) -> None:
        self.texts = texts
        self.clock = 1_000
        self.full = self.cramped = self.held = False
        self.pools: dict[str, str] | None = {slug: pool_text(slug) for slug in NAMES}
        self._tabs = count()

    def tab(self) -> Tab:
        """A new tab."""
        return Tab(f"tab{next(self._tabs)}")

    def now(self) -> int:
        """The time, which goes on with every look."""
        self.clock += 1
        return self.clock

    def named(self, prefix: str) -> dict[str, str]:
        """The texts whose names begin so, by the rest of these."""
        names = [name for name in self.texts if name.startswith(prefix)]
        return {name.removeprefix(prefix): self.texts[name] for name in names}

    @property
    def games(self) -> dict[str, dict[str, Any]]:
        """All games, by id."""
        return {id: game for id in self.named(GAME) if (game := self._game(id))}

    def boot(self, tab: Tab | None = None) -> Event:
        """What the first event tells of them: every game with its text."""
        tab = tab or self.tab()
        before = len(self.named(ASIDE))
        for id in self.named(GAME):
            if self._game(id) is None:
                self._set_aside(GAME + id)
        old = [*self._rescued(), *self._earlier()]
        for id, name, text in old:
            tab.origins.setdefault(id, []).append((id, name, text))
        games = [game for id, game in self.games.items() if id not in tab.origins]
        tab.held |= {game["id"]: game["version"] for game in games}
        inner = (GAME, RESCUED, ASIDE)
        texts = {name: it for name, it in self.texts.items() if not name.startswith(inner)}
        texts.pop(EARLIER, None)
        aside = len(self.named(ASIDE))
        return {
            "stored": texts,
            "games": [{"id": id, "version": 0, "text": text} for id, _, text in old]
            + sorted(games, key=lambda it: -it["used"]),
            "aside": aside,
            "unreadable": aside - before,
        }

    def carry_out(self, effect: Event, tab: Tab) -> Event | None:
        """Does what storage is asked by a tab; the event that answers."""
        act = getattr(self, effect["do"], None)
        answer: Event | None = act(effect, tab) if act else None
        return answer

    def save(self, effect: Event, _: Tab) -> None:
        self.texts[effect["key"]] = effect["text"]

    def loadpool(self, effect: Event, _: Tab) -> Event | None:
        if self.pools is None:
            return None
        text = self.pools.get(effect["game"], "")
        return {"type": "pool", "game": effect["game"], "text": text}

    def savegame(self, effect: Event, tab: Tab) -> Event | None:
        id, backup = effect["id"], effect["version"] < 0
        tab.unfinished[id] = effect
        tab.refused.discard(id)
        tab.accepted.add(id)
        if self.held:
            return None
        answer = self._saved_over_known(effect, tab)
        if answer["type"] == "saved":
            tab.forget(id)
            self._migrated(id, tab)
        elif answer["type"] == "game":
            tab.refused.add(id)
        if backup:
            tab.forget(id)
        return answer

    def _saved_over_known(self, effect: Event, tab: Tab) -> Event:
        id, version = effect["id"], effect["version"]
        known = max(version, tab.written.get(id, 0)) if version >= 0 else -1
        stored = self._game(id)
        if stored and stored["version"] > known:
            return {**self.loadgame(effect, tab), "refused": True}
        if not stored and GAME + id in self.texts:
            self._set_aside(GAME + id)
        if self.full:
            return {"type": "unsaved", "id": id}
        now = self.now()
        summary = {
            "id": id,
            "game": effect["game"],
            "version": max(now, known + 1, stored["version"] + 1 if stored else 0),
            "updated": effect["updated"] or now,
            "used": effect["used"] or now,
            "about": effect["about"],
        }
        self.texts[GAME + id] = json.dumps({**summary, "text": effect["text"]})
        return self._told(summary, tab)

    def touchgame(self, effect: Event, tab: Tab) -> Event | None:
        id = effect["id"]
        game = self._game(id)
        if game is None or self.full:
            return None
        self.texts[GAME + id] = json.dumps({**game, "used": self.now()})
        if game["version"] != tab.held.get(id):
            return self.loadgame(effect, tab)
        if id in tab.refused:
            tab.forget(id)
        if id not in tab.unfinished:
            self._migrated(id, tab)
        return self._told({**game, "used": self.clock}, tab)

    def loadgame(self, effect: Event, tab: Tab) -> Event:
        id = effect["id"]
        game = self._game(id)
        if game is None:
            self._set_aside(GAME + id)
            return {"type": "listed", "games": [], "gone": [id]}
        tab.held[id] = game["version"]
        return {"type": "game", "game": game}

    def removegame(self, effect: Event, tab: Tab) -> None:
        id = effect["id"]
        tab.forget(id)
        self._migrated(id, tab)
        self.texts.pop(GAME + id, None)
        for name in self.named(f"{RESCUED}{id}."):
            del self.texts[f"{RESCUED}{id}.{name}"]

    def asidegame(self, effect: Event, tab: Tab) -> None:
        id = effect["id"]
        states = [] if id in tab.accepted else tab.origins.get(id, [])
        for number, (_, _, text) in enumerate(states):
            self.texts[f"{ASIDE}game {id} {number}"] = text
        if states:
            self._migrated(id, tab)
        else:
            self._set_aside(GAME + id)

    def leave(self, tab: Tab) -> bool:
        """Closes a tab, which rescues what is unfinished; true if it asks first, without room."""
        if self.cramped and tab.unfinished:
            return True
        now = self.now()
        for id, effect in tab.unfinished.items():
            summary = {"id": id, "version": now, "updated": now, "used": now}
            summary |= {name: effect[name] for name in ("game", "about")}
            rescued = {"summary": summary, "text": effect["text"]}
            self.texts[f"{RESCUED}{id}.{tab.name}"] = json.dumps(rescued)
        return False

    def listed(self) -> Event:
        """All summaries, as another tab's news bring them."""
        games = [{k: v for k, v in game.items() if k != "text"} for game in self.games.values()]
        return {"type": "listed", "games": games, "gone": []}

    def _told(self, summary: Event, tab: Tab) -> Event:
        id = summary["id"]
        tab.held[id] = tab.written[id] = summary["version"]
        fields = ("id", "version", "updated", "used")
        return {"type": "saved", **{name: summary[name] for name in fields}}

    def _game(self, id: str) -> dict[str, Any] | None:
        """A stored game; None if there is none, or it is damaged."""
        game = _object(self.texts.get(GAME + id, ""))
        return game if _sound(id, game, game.get("text")) else None

    def _rescued(self) -> list[Origin]:
        """What closed tabs have rescued, the last one first."""
        found: list[tuple[int, Origin]] = []
        for rest, raw in self.named(RESCUED).items():
            id, _, name = rest.partition(".")
            it = _object(raw)
            summary, text = it.get("summary"), it.get("text")
            if isinstance(summary, dict) and _sound(id, summary, text):
                found.append((summary["used"], (id, f"{RESCUED}{id}.{name}", str(text))))
            else:
                self._set_aside(RESCUED + rest)
        return [origin for _, origin in sorted(found, key=lambda it: -it[0])]

    def _earlier(self) -> list[Origin]:
        """The games of an earlier version that are not saved yet."""
        if EARLIER not in self.texts:
            return []
        kept = _object(self.texts[EARLIER])
        tables = kept.get("tables")
        if kept.get("v") != 1 or not isinstance(tables, list):
            self._set_aside(EARLIER)
            return []
        texts = [json.dumps(it, separators=(",", ":"), ensure_ascii=False) for it in tables]
        found = [(f"kept-{crc32(text.encode()):x}", EARLIER, text) for text in texts]
        return [it for it in found if GAME + it[0] not in self.texts]

    def _migrated(self, id: str, tab: Tab) -> None:
        """A game has been saved: its old texts go, unless others in them have not."""
        for _, name, _ in tab.origins.pop(id, []):
            others = [it for states in tab.origins.values() for it in states if it[1] == name]
            if not others:
                self.texts.pop(name, None)

    def _set_aside(self, name: str) -> None:
        if name in self.texts and not self.full:
            self.texts[f"{ASIDE}{name} {self.now()}"] = self.texts.pop(name)


def _object(text: str) -> dict[str, Any]:
    try:
        it = json.loads(text)
    except ValueError:
        return {}
    return it if isinstance(it, dict) else {}


def _sound(id: str, summary: dict[str, Any], text: object) -> bool:
    """Whether a summary is one of the game with this id, and goes with a text."""
    times = [summary.get(name) for name in ("version", "updated", "used")]
    return (
        bool(re.fullmatch(r"[\w-]{1,64}", id, re.ASCII))
        and summary.get("id") == id
        and isinstance(summary.get("game"), str)
        and all(type(it) is int and 0 <= it < LATEST for it in times)
        and times[0] != 0
        and isinstance(summary.get("about"), dict)
        and isinstance(text, str)
    )
