"""MicroPython with a quicker search for free memory.

Why: MicroPython looks for free memory from where it last found a *single* free block. A text or a
tuple of three needs several, so that all that was filled since is gone through again, for each of
them: half a millisecond where the heap is large and garbage has been collected. Where the app runs
in it, that is an eighth of a click in Pyrga, and a quarter in Tetrad.

How: `gc_alloc` keeps the place only `if (n_free == 1)`. These seven bytes do nothing any more, so
it keeps each place. Free blocks that it has passed over are found again after the next collection
of garbage, which looks through all of the heap anyway.

A new MicroPython: a build ends with a sentence unless the bytes are there exactly once. Then find
`gc_alloc` in the output of `wasm-dis`: it is the function that tests bits with 12 and 48 one after
the other. tests/tools/building/test_micropython.py fails if MicroPython as published has become as
quick; then this file can go. `LEAN=0 make build` leaves it as published.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from tools.building import cache

ONLY_SINGLE: Final = bytes.fromhex("200a 4101 47 0d00")
"""local.get 10 (n_free), i32.const 1, i32.ne, br_if 0: past keeping the place."""

KEEP: Final = bytes.fromhex("41b007 2006 3602")
"""i32.const 944, local.get 6 (the area), i32.store: where keeping it begins."""

NOTHING: Final = b"\x01"
"""nop"""


def quicker(wasm: bytes) -> bytes:
    """MicroPython's WebAssembly, changed to keep each place where it has found free memory."""
    count = wasm.count(ONLY_SINGLE + KEEP)
    if count != 1:
        sys.exit(
            f"tools/building/micropython.py finds {count} places of gc_alloc to change, not 1."
        )
    return wasm.replace(ONLY_SINGLE + KEEP, NOTHING * len(ONLY_SINGLE) + KEEP)


def replace(out: Path, folder: str) -> str:
    """Makes the MicroPython in a folder of `out` quicker; returns the folder's new name."""
    wasm = quicker((out / folder / "micropython.wasm").read_bytes())
    renamed = f"{folder}-{cache.short_hash([wasm])}"
    (out / folder).rename(out / renamed)
    (out / renamed / "micropython.wasm").write_bytes(wasm)
    return renamed
