"""MicroPython is changed where it looks for free memory, and nowhere else."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tests import node
from tests.lowering.answering import PUBLISHED
from tools.building import micropython

MAKING = """
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";

const url = process.argv[1];
const python = await loadMicroPython({ url, heapsize: 1 << 24 });
python.runPython(`
import gc
gc.disable()
kept = [(n, n, n) for n in range(50000)]

def single():
    for n in range(20000): (n,)

def several():
    for n in range(20000): (n, n, n)
`);
const time = (name) => {
  const make = python.globals.get(name);
  const began = performance.now();
  make();
  return performance.now() - began;
};
time("single");
console.log(time("several") / time("single"));
"""
"""Prints how many times as long making tuples of three takes as making those of one, which fit into
a single block."""


TRIES: Final = 4
"""A machine that does much besides may be interrupted in one of the two, but not each time."""


def ratio(wasm: Path) -> float:
    return float(node.output_of(MAKING, wasm))


def test_tuples_of_several_blocks_are_made_about_as_quickly_as_those_of_one(tmp_path: Path) -> None:
    wasm = tmp_path / "micropython.wasm"
    wasm.write_bytes(micropython.quicker(PUBLISHED.read_bytes()))
    assert any(ratio(wasm) < 4 for _ in range(TRIES))


@pytest.mark.slow
def test_micropython_as_published_takes_many_times_as_long() -> None:
    assert ratio(PUBLISHED) > 8


def test_nothing_else_is_changed() -> None:
    before = PUBLISHED.read_bytes()
    after = micropython.quicker(before)
    changed = [n for n, (old, new) in enumerate(zip(before, after, strict=True)) if old != new]
    assert changed[-1] - changed[0] == len(micropython.ONLY_SINGLE) - 1


def test_a_function_is_looked_up_once() -> None:
    script = PUBLISHED.with_suffix(".mjs").read_text("utf-8")
    assert "function table mirror" not in micropython.without_check(script)
    with pytest.raises(SystemExit, match="finds 0 checks"):
        micropython.without_check(micropython.without_check(script))


def test_a_build_ends_with_a_sentence_if_there_is_nothing_to_change() -> None:
    once = micropython.quicker(PUBLISHED.read_bytes())
    with pytest.raises(SystemExit, match="finds 0 places"):
        micropython.quicker(once)
