"""Lists the functions of MicroPython that the app calls, in tools/micropython/called.txt.

    make called

Every function marks that it was called (tools/pyodide/marking.mjs), while the sessions of the tests
are gone through and levels think, in Node.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from tesserae.games import catalog
from tesserae.search.levels import BOOKLESS
from tests.lowering import recorded
from tests.lowering.answering import PUBLISHED, bundle_of, program, running, written
from tests.lowering.sessions import random_session
from tests.lowering.test_engine import MAIN, asked
from tests.tools.pyodide.called import written as listed
from tools.build import ROOT
from tools.building import cache, micropython
from tools.lowering.sources import APP, ENGINE

LIST: Final = ROOT / "tools" / "micropython" / micropython.CALLED

SESSIONS: Final = 8
"""Random ones of each game."""

EVENTS: Final = 40

POSITIONS: Final = 2
"""In which each level thinks."""


def main() -> None:
    wasm = micropython.quicker(PUBLISHED.read_bytes())
    with TemporaryDirectory(dir=ROOT / "build") as own:
        folder = Path(own)
        (folder / "plain.wasm").write_bytes(wasm)
        marking = folder / "marking.wasm"
        cache.run_node(ROOT, "pyodide/marking.mjs", str(folder / "plain.wasm"), str(marking))
        called = {n for slug in catalog.NAMES for n in called_by(slug, marking, folder)}
    LIST.write_text(listed(called, hashlib.sha256(wasm).hexdigest()))
    print(f"{len(called)} functions of MicroPython are called.")


def called_by(slug: str, marking: Path, folder: Path) -> set[int]:
    """What the app of a game and its levels call."""
    note = folder / "called"
    os.environ["CALLED"] = str(note)
    with running(bundle_of(slug), marking) as app:
        for sessions in recorded.of_game(slug):
            for session in sessions().values():
                app.answers([it.event for it in session])
        for seed in range(SESSIONS):
            app.answers([it.event for it in random_session((slug,), seed, EVENTS)])
        called = note.read_text().split()
    thinking = written([program(MAIN)], folder)
    with running(thinking + bundle_of(slug, APP, "en", ENGINE), marking) as app:
        for level in range(1, BOOKLESS + 1):
            app.answers([asked(slug, level, number) for number in range(POSITIONS)])
        called += note.read_text().split()
    return set(map(int, called))


if __name__ == "__main__":
    main()
