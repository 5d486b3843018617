"""Writes and reads stored games from outside the app."""

from __future__ import annotations

import json
from typing import Any, Final

from playwright.sync_api import Page

TABLE: Final = {
    "game": "pyrga",
    "moves": "Sb2",
    "line": [0],
    "ply": 1,
    "seats": [0, 0],
    "flipped": False,
    "seed": 1,
}
"""A table as version 1.0.0 stored it."""

OPEN: Final = """const open = () => new Promise((done, fail) => {
    const request = indexedDB.open("tesserae", 1);
    request.onupgradeneeded = () => ["games", "texts", "aside"].forEach((it) =>
        request.result.createObjectStore(it));
    request.onsuccess = () => done(request.result);
    request.onerror = fail;
});"""

PUT: Final = f"""async ([store, pairs]) => {{
    {OPEN}
    const database = await open();
    const transaction = database.transaction([store], "readwrite");
    for (const [key, value] of pairs) transaction.objectStore(store).put(value, key);
    await new Promise((done) => transaction.oncomplete = done);
    database.close();
}}"""

READ: Final = f"""async (store) => {{
    {OPEN}
    const database = await open();
    const objects = database.transaction([store]).objectStore(store);
    const answer = (it) => new Promise((done) => it.onsuccess = () => done(it.result));
    const [keys, values] = [await answer(objects.getAllKeys()), await answer(objects.getAll())];
    database.close();
    return keys.map((key, n) => [key, values[n]]);
}}"""

BLANK: Final = "embed-demo.html"
"""A page of the site without the app, where indexedDB is the browser's own."""


def put(page: Page, address: str, store: str, pairs: list[tuple[str, Any]]) -> None:
    """Puts values under their keys into a store, from a page without the app."""
    page.goto(address + BLANK)
    page.evaluate(PUT, [store, pairs])


def read(page: Page, address: str, store: str) -> dict[str, Any]:
    """All there is in a store, by key."""
    page.goto(address + BLANK)
    return dict(page.evaluate(READ, store))


def old(page: Page, address: str, name: str, text: str) -> None:
    """Stores a text in localStorage, as an earlier version did."""
    page.goto(address + BLANK)
    page.evaluate("([name, text]) => localStorage.setItem(`tesserae.${name}`, text)", [name, text])


def many(count: int) -> tuple[list[tuple[str, Any]], list[tuple[str, Any]]]:
    """Summaries and texts of games of all kinds, an hour apart: some over, some against levels."""
    moves = {"pyrga": "Tb2w Ta2s Ta1e Cb1", "zaic": "Bh8", "tetrad": "I1b1"}
    summaries, texts = [], []
    for n in range(count):
        slug = ("pyrga", "zaic", "tetrad")[n % 3]
        played = moves[slug].split()
        resigned = " resign1" if n % 4 == 0 and slug == "pyrga" else ""
        table = {**TABLE, "game": slug, "moves": moves[slug] + resigned, "ply": len(played)}
        text = json.dumps({**table, "line": [0] * len(played), "seed": n})
        result = "second" if resigned else ""
        about = {"plies": len(played), "seats": [0, 0], "turn": 0, "result": result}
        about |= {"linked": False, "players": ["", ""]}
        time = 1_700_000_000_000 + n * 3_600_000
        stamps = {"version": time, "updated": time, "used": time}
        summaries.append((f"g{n}", {"id": f"g{n}", "game": slug, **stamps, "about": about}))
        texts.append((f"g{n}", text))
    return summaries, texts


def fill(page: Page, address: str, count: int) -> None:
    """Stores that many games."""
    summaries, texts = many(count)
    put(page, address, "games", summaries)
    put(page, address, "texts", texts)
