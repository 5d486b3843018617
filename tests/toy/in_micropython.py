"""Plays Nim in MicroPython, as the page does until Pyodide has come; run where the catalog has it.

`python -m tests.toy.in_micropython` says "the same" if every reply was CPython's.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tests.lowering.answering import running, written
from tests.lowering.sessions import Exchange, Recorded, random_session
from tools.lowering.bundle import lower_app

SLUG: Final = "nim"
EVENTS: Final = 30


def main() -> None:
    """A random session, a game by clicks, and every screen, in both languages."""
    sessions = {
        "at random": random_session((SLUG,), 1, EVENTS),
        "by clicks": by_clicks(),
        **{f"screen {language}": screens(language) for language in ("en", "fr")},
    }
    with TemporaryDirectory() as folder:
        bundle = written(lower_app(SLUG).values(), Path(folder))
        with running(bundle) as app:
            app.compare(sessions)
    print("the same")


def by_clicks() -> list[Exchange]:
    """A whole game for two; each ply takes the lowest counter that it can."""
    page = Recorded(f"#/{SLUG}")
    page.seat(0, 0)
    while not page.table.over:
        page.click(page.table.game.entries(page.table.position)[0].targets[0].name)
    assert "wins." in page.regions["status"]
    return page.said


def screens(language: str) -> list[Exchange]:
    """The game, its rules and links, one of them wrong."""
    page = Recorded(f"#/{SLUG}/rules", languages=[language])
    for fragment in ("", "?v=1&g=a2.b1", "?v=1&g=a2.a3", "/learn"):
        page.send("hash", hash=f"#/{SLUG}{fragment}")
    return page.said


if __name__ == "__main__":
    main()
