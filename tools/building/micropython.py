"""MicroPython with a quicker search for free memory, without a check at each call, in two parts.

**Quicker.** MicroPython looks for free memory from where it last found a *single* free block. A
text or a tuple of three needs several, so that all that was filled since is gone through again, for
each of them: half a millisecond where the heap is large and garbage has been collected. Where the
app runs in it, that is an eighth of a click in Pyrga, and a quarter in Tetrad.

`gc_alloc` keeps the place only `if (n_free == 1)`. These seven bytes do nothing any more, so it
keeps each place. Free blocks that it has passed over are found again after the next collection of
garbage, which looks through all of the heap anyway.

**Without a check.** As published it has Emscripten's assertions. With one of them the script looks
each function up a second time whenever the interpreter calls one through the table: a hundred
thousand times in a click, a fifth to a third of its time.

**In two parts.** The app calls a third of its functions, and reads none of the modules that it has
in Python (tools/micropython/split.mjs). web/parts.js puts both together.

A new MicroPython: a build ends with a sentence unless bytes and check are there exactly once. Then
find `gc_alloc` in the output of `wasm-dis`: it is the function that tests bits with 12 and 48 one
after the other. tests/tools/building/test_micropython.py fails if MicroPython as published has
become as quick; then this can go. `make called` lists its functions anew. `LEAN=0 make build`
leaves it as published, `SPLIT=0` in one part.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import AnyStr, Final

from tools.building import bundles, cache, interpreter

ONLY_SINGLE: Final = bytes.fromhex("200a 4101 47 0d00")
"""local.get 10 (n_free), i32.const 1, i32.ne, br_if 0: past keeping the place."""

KEEP: Final = bytes.fromhex("41c807 2005 3602")
"""i32.const 968, local.get 5 (the area), i32.store: where keeping it begins."""

NOTHING: Final = b"\x01"
"""nop"""

CHECK: Final = ',assert(wasmTable.get(funcPtr)==func,"table mirror is out of date")'
"""What the script does with each function that is called through the table."""

WASM: Final = "micropython.wasm"
DEFERRED: Final = "deferred.wasm"
SCRIPT: Final = "micropython.js"

CALLED: Final = "called.txt"
"""Lists the functions that the app calls; `make called` writes it."""

MAKING: Final = "await instantiateAsync(void 0,wasmBinaryFile,info)"
"""Where the script makes it of its WebAssembly."""

MAKING_PARTS: Final = (
    "await instantiateParts(info,(it)=>instantiateAsync(void 0,wasmBinaryFile,it),wasmBinaryFile)"
)


def quicker(wasm: bytes) -> bytes:
    """MicroPython's WebAssembly, changed to keep each place where it has found free memory."""
    kept = NOTHING * len(ONLY_SINGLE) + KEEP
    return _with_replacement(wasm, ONLY_SINGLE + KEEP, kept, "places of gc_alloc to change")


def without_check(script: str) -> str:
    """MicroPython's script without the check."""
    return _with_replacement(script, CHECK, "", "checks of functions")


def _with_replacement(text: AnyStr, old: AnyStr, new: AnyStr, what: str) -> AnyStr:
    """A text with another in place of one that must be there exactly once."""
    count = text.count(old)
    if count != 1:
        sys.exit(f"tools/building/micropython.py finds {count} {what}, not 1.")
    return text.replace(old, new)


def split(root: Path, wasm: bytes, called: Path | None = None) -> Path:
    """The folder of its parts, primary.wasm and deferred.wasm.

    called: the list of functions that primary.wasm has, if it is not that of the build.
    """
    tools = root / "tools"
    name, chosen = ("other-parts", called) if called else ("parts", tools / "micropython" / CALLED)
    scripts = [tools / "micropython" / "split.mjs", tools / "pyodide" / "split.mjs"]
    inputs = [wasm, chosen.read_bytes(), *(path.read_bytes() for path in scripts)]
    with cache.cached_folder(root, name, *inputs) as (folder, done):
        if not done:
            (folder / WASM).write_bytes(wasm)
            arguments = [folder / WASM, chosen, folder]
            cache.run_node(root, "micropython/split.mjs", *map(str, arguments))
    return folder


def in_parts(root: Path, script: str) -> str:
    """Its script, changed to make it of its parts."""
    parts = bundles.esbuild(root, "web/parts.js", "--minify").decode()
    return f"{_with_replacement(script, MAKING, MAKING_PARTS, 'places that make it')}\n{parts}"


def replace(root: Path, out: Path, folder: str) -> str:
    """Makes the MicroPython in a folder of `out` quicker, and splits it.

    Returns the folder's new name.
    """
    wasm = quicker((out / folder / WASM).read_bytes())
    script = without_check((out / folder / SCRIPT).read_text("utf-8"))
    files = {WASM: wasm, SCRIPT: script.encode()}
    if interpreter.SPLIT:
        parts = split(root, wasm)
        files = {
            WASM: (parts / "primary.wasm").read_bytes(),
            DEFERRED: (parts / DEFERRED).read_bytes(),
            SCRIPT: in_parts(root, script).encode(),
        }
    renamed = f"{folder}-{cache.short_hash(files.values())}"
    (out / folder).rename(out / renamed)
    for name, content in files.items():
        (out / renamed / name).write_bytes(content)
    return renamed
