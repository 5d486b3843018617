"""Real texts of every kind that comes in, for the mutations to begin with."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from tesserae.app.messages import actions
from tesserae.app.model.practice import Mistake
from tesserae.app.practice.mistakes import schedule
from tesserae.app.practice.mistakes.mistakes_text import write_mistakes
from tesserae.app.storage.settings_text import SETTINGS
from tesserae.core.game import Game, Position
from tesserae.core.record import begin, play, undo
from tesserae.core.record import text as record_text
from tesserae.core.record.text import GameFile
from tesserae.games.catalog import GAMES
from tests.app.device import Device
from tests.app.page import for_two

GOLDEN = Path(__file__).parents[1] / "app" / "golden_links.txt"
ARMY = "I1b1.I1d1.I1g1.I1j1.I1m1"


def walk(game: Game[Position], seed: int, most: int = 60) -> Iterator[tuple[Any, str]]:
    """The positions of a random game, each with the text of the move that is played in it."""
    rng = random.Random(seed)
    position = game.initial()
    for _ in range(most):
        moves = position.legal_moves()
        if not moves:
            return
        move = rng.choice(moves)
        yield position, game.format_move(position, move)
        position = position.apply(move)


@cache
def positions(slug: str) -> list[str]:
    game = _game(slug)
    return [game.encode(position) for seed in range(6) for position, _ in walk(game, seed)]


@cache
def middle(slug: str) -> Any:
    """A position in which something is going on."""
    game = _game(slug)
    return list(walk(game, 3, 16 if slug == "tetrad" else 9))[-1][0]


@cache
def moves(slug: str) -> list[str]:
    game = _game(slug)
    legal = [game.format_move(middle(slug), move) for move in middle(slug).legal_moves()]
    return legal[:200] + [text for _, text in walk(game, 1)]


@cache
def links() -> list[str]:
    lines = GOLDEN.read_text(encoding="utf-8").splitlines()
    golden = [line.split(" | ")[0] for line in lines if line and not line.startswith("//")]
    frames = ["#/", "#/zaic/rules", "#/pyrga?level=2&theme=dark&lang=fr&bar=0&side=2"]
    puzzles = ["#/zaic/puzzle/17", "#/pyrga/puzzle/today", "#/pyrga?v=1&g=Sb2.Sb3&ask=win&lang=fr"]
    return golden + frames + puzzles + ["#/zaic?v=1&g=Bh8&way=cb&bare=1&readonly=1&swap=0"]


@cache
def records() -> list[str]:
    return [_record(game, seed) for game in GAMES for seed in range(3)]


@cache
def movetexts(slug: str) -> list[str]:
    bodies = [text.partition("\n\n")[2] for text in records() if f'"{slug}"' in text]
    plain = [" ".join(move for _, move in walk(_game(slug), seed, 12)) for seed in range(4)]
    return plain + [" ".join(body.split()[:-1]) for body in bodies]


@cache
def devices() -> list[Device]:
    """What devices kept after some games."""
    found = []
    for slug in ("pyrga", "zaic", "tetrad"):
        page = for_two(*[text for _, text in walk(_game(slug), 5, 8)], hash=f"#/{slug}")
        page.press(actions.BACK)
        page.type(*[text for _, text in walk(_game(slug), 6, 2)])
        page.send("hash", hash=links()[0])
        page.set(theme="dark")
        found.append(page.device)
    return found


@cache
def stored_games() -> list[str]:
    """The texts of kept games."""
    texts = [game["text"] for device in devices() for game in device.games.values()]
    fields = {"players": ["Ada", "Level 3"], "date": "2026.11.21", "post": [0, 3], "swap": True}
    return [*texts, json.dumps(json.loads(texts[0]) | fields | {"setups": [ARMY, "engine"]})]


def stored_settings() -> list[str]:
    return [device.texts[SETTINGS] for device in devices()]


def stored_mistakes() -> list[str]:
    found = [
        Mistake("pyrga", "a1Te.b1Tec.a2ts.b2Tw~Tb1", ("Td1w",), ("Cd1",), "win", 100, "1-0"),
        Mistake("zaic", "Hh8.si8", ("Hj8",), ("Sh9",), "better", 20, "1-1"),
        Mistake("tetrad", "", ("I1b1",), ("I1d1",), "better", 30, "1-2"),
    ]
    kept = schedule.add_mistakes({}, found, "2026.11.21")
    return [
        write_mistakes(kept),
        write_mistakes(schedule.remove_mistakes(kept, list(kept), "2026.11.22")),
    ]


@cache
def events() -> list[str]:
    """Everything that a page tells the app."""
    kept = [game for device in devices() for game in device.games.values()]
    stored: list[dict[str, Any]] = [
        {"type": "boot", "hash": "#/zaic", "base": "https://x.example/", **devices()[0].boot()},
        *({"type": "game", "game": game, "refused": True} for game in kept[:2]),
        *({"type": "listed", **device.listed()} for device in devices()[:2]),
        {"type": "saved", "id": kept[0]["id"], "version": 9, "updated": 8, "used": 7},
        {"type": "backup-part", "games": kept[:3], "total": 3, "values": {"settings": "{}"}},
        {"type": "backup-read", "trouble": True},
    ]
    return [json.dumps(event) for event in (*EVENTS, *stored)]


EVENTS: list[dict[str, Any]] = [
    {"type": "played", "move": 3, "score": -7},
    {"type": "press", "act": "target", "arg": "b2", "touch": True},
    {"type": "press", "act": "jump", "arg": "1"},
    {"type": "press", "act": "dialog", "arg": "share"},
    {"type": "press", "act": "dialog", "arg": "new"},
    {"type": "press", "act": "resume", "arg": "1"},
    {"type": "press", "act": "way", "arg": "zaic=cb"},
    {"type": "press", "act": "section", "arg": "rules"},
    {"type": "press", "act": "new-start"},
    {"type": "submit", "act": "typed", "values": {"move": "Sb2"}},
    {"type": "change", "act": "seat-0", "value": "2"},
    {"type": "change", "act": "new-setup-1", "value": ARMY},
    {"type": "change", "act": "new-text-0", "value": ARMY},
    {"type": "change", "act": "setting", "value": "language=fr"},
    {"type": "key", "key": "ArrowUp", "focus": "spot-b2", "seen": 1},
    {"type": "enter", "act": "target", "arg": "b2", "seen": 0},
    {"type": "day", "today": "2026.11.29", "zone": -60},
    {"type": "aim", "target": "b2"},
    {"type": "hash", "hash": "#/pyrga?v=1&g=Sb2.Sb3"},
    {"type": "given", "text": '[Game "pyrga"]\n\n1. Sb2 *\n'},
    {"type": "offline", "state": "saving", "loaded": 1, "total": 2},
    {"type": "installable", "yes": True},
    {"type": "copied", "ok": False},
    {"type": "unsaved"},
    {"type": "failed"},
    {"type": "modules", "text": "x", "size": 21, "modules": "01" * 220 + "1"},
    {
        "type": "boot",
        "hash": "#/zaic",
        "base": "https://games.example/",
        "stored": {"games": '{"v":1,"tables":[]}', "settings": "{}"},
        "languages": ["fr-CH", "en"],
        "embed": False,
        "share": True,
        "early": {"act": "target", "arg": "S"},
        "today": "2026.11.21",
        "file": 12,
        "prerendered": {"page": 7},
    },
]

HOST: list[dict[str, Any]] = [
    {"tesserae": 1, "type": "hello", "size": True},
    {"tesserae": 1, "type": "play", "id": 1, "move": "Sb2"},
    {"tesserae": 1, "type": "go", "id": 2, "ply": 1},
    {"tesserae": 1, "type": "undo", "id": 3},
    {"tesserae": 1, "type": "load", "id": 4, "link": "#/zaic?v=1&g=Bh8.Sg9"},
    {"tesserae": 1, "type": "set", "id": 5, "options": "theme=dark&lang=fr&level=1&side=2"},
    {"tesserae": 1, "type": "picture", "id": 6, "shade": "light"},
    {"tesserae": 1, "type": "highlight", "id": 7, "cells": ["b2", "c3"], "colour": "red"},
    {"tesserae": 1, "type": "arrow", "id": 8, "from": "b2", "to": "c3"},
    {"tesserae": 1, "type": "comment", "id": 9, "text": "Look here."},
    {"tesserae": 1, "type": "setEvaluation", "id": 10, "value": 0.7},
    {"tesserae": 1, "type": "replay", "id": 11, "pace": 0.5},
]

UGI: list[str] = [
    "ugi",
    "isready",
    "uginewgame",
    "setoption name level value 3",
    "setoption name seed value 7",
    "position startpos moves Sb2 Sb3",
    "position fen b2S~Sb2 moves Sb3",
    "position fen Bh8sg8 moves",
    "query p1turn",
    "query result",
    "legalmoves",
    "fen",
    "randomgame 7",
    "go movetime 10 nodes 20 depth 1 p1time 5 p2inc 3 movestogo 4 infinite",
    "stop",
]


def _record(game: Game[Position], seed: int) -> str:
    """A game with a variation, comments and names."""
    record = begin(game.initial())
    for number, (position, text) in enumerate(walk(game, seed, 14)):
        if number == 5:
            other = position.legal_moves()[-1]
            record = undo(play(record, other))
        record = play(record, game.parse_move(position, text))
    comments = ((-1, "To begin with."), (2, "A move, and why."))
    sheet = GameFile(
        game, record._replace(comments=comments), ("Ada", "“Bob” <b>"), "2026.11.21", False
    )
    return record_text.write(sheet)


def _game(slug: str) -> Game[Position]:
    return next(game for game in GAMES if game.slug == slug)
