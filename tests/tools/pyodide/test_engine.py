"""The smaller Pyodide: what the app uses stays, what is left out is gone from code and memory."""

from __future__ import annotations

import json
import subprocess
import zlib
from pathlib import Path
from typing import Any

import pytest

from tools.build import ROOT
from tools.pyodide import engine

LOOK = """
import fs from "node:fs";
import { instance } from "./tests/tools/pyodide/instance.mjs";
const folder = process.argv[1];
const { exports } = instance(`${folder}/python.wasm`);
const memory = Buffer.from(exports.memory.buffer);
const { builtin } = JSON.parse(fs.readFileSync(`${folder}/memory.json`, "utf8"));
const table = exports.__indirect_function_table;
const text = (at) => memory.toString("latin1", at, memory.indexOf(0, at));
const makers = {};
for (let at = memory.readUInt32LE(builtin); memory.readUInt32LE(at); at += 8) {
    const place = memory.readUInt32LE(at + 4);
    makers[text(memory.readUInt32LE(at))] = place ? table.get(place).name : "";
}
const initial = fs.readFileSync(`${folder}/initial.bin`);
const filled = Buffer.alloc(memory.length);
initial.copy(filled);
console.log(JSON.stringify({ makers, same: filled.equals(memory), places: table.length }));
"""
"""The name of a function in a table is its number."""


@pytest.fixture(scope="module")
def folder() -> Path:
    return engine.make(ROOT)


@pytest.fixture(scope="module")
def seen(folder: Path) -> Any:
    command = ["node", "--input-type=module", "-e", LOOK, str(folder)]
    ran = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, timeout=60)
    return json.loads(ran.stdout)


USED = (
    *("_abc", "_asyncio", "_bisect", "_codecs", "_collections", "_contextvars", "_functools"),
    *("_heapq", "_io", "_json", "_operator", "_random", "_sre", "_struct", "_thread", "_weakref"),
    *("atexit", "binascii", "errno", "gc", "itertools", "math", "posix", "time", "zlib"),
)
UNUSED = ("_sqlite3", "_testcapi", "unicodedata", "_codecs_jp", "_decimal", "_datetime", "pyexpat")


def test_what_the_app_uses_is_there_and_what_it_does_not_is_not(seen: Any) -> None:
    missing = seen["makers"][UNUSED[0]]
    assert {seen["makers"][name] for name in UNUSED} == {missing}
    assert missing not in {seen["makers"][name] for name in USED}


def test_the_build_knows_how_the_memory_is_filled(seen: Any) -> None:
    assert seen["same"]


@pytest.mark.slow
def test_far_less_is_to_be_compressed(folder: Path) -> None:
    def weight(path: Path) -> int:
        return len(zlib.compress(path.read_bytes(), 1))

    whole = ROOT / "node_modules" / "pyodide" / "pyodide.asm.wasm"
    assert weight(folder / "python.wasm") < 0.65 * weight(whole)


NAMED = """
import fs from "node:fs";
import { numbers } from "./tools/pyodide/wasm.mjs";
const folder = process.argv[1];
const { empty } = JSON.parse(fs.readFileSync(`${folder}/memory.json`, "utf8"));
const wiped = (place) => empty.some(([from, to]) => from <= place && place < to);
const named = numbers(new Uint8Array(fs.readFileSync(`${folder}/python.wasm`)));
console.log(JSON.stringify([...new Set(named.flatMap((its) => [...its].filter(wiped)))]));
"""

NO_ADDRESSES = {
    # powers, and numbers that hashes, dates and generators of random numbers count with
    *(999_999, 1_000_000, 1_000_003, 1_664_525, 2_048_000, 2_531_011, 2_621_440, 3_007_000),
    # code points, and what decoders take from them
    *(925_824, 983_040, 1_047_552, 1_114_111, 1_114_112),
    # sets of bits
    *(1_048_320, 1_048_544, 1_048_560, 1_048_575, 1_048_576, 1_051_523, 1_052_672, 1_097_152),
    *(1_179_648, 1_359_873, 1_398_103, 1_570_815, 1_605_634, 1_637_631, 1_703_935, 1_782_993),
    *(1_835_008, 1_900_543, 1_966_079, 1_966_080, 1_967_103, 1_997_152, 2_010_752, 2_031_359),
    *(2_031_615, 2_031_616, 2_031_617, 2_031_646, 2_031_647, 2_032_127, 2_064_383, 2_064_384),
    *(2_064_385, 2_064_386, 2_064_415, 2_068_480, 2_626_848),
}
"""Numbers in the functions that stay that would lie in what is wiped if they were places."""


def test_no_function_that_stays_names_a_place_that_is_wiped(folder: Path) -> None:
    """Of places that they work out, test_poisoned.py knows more."""
    command = ["node", "--input-type=module", "-e", NAMED, str(folder)]
    ran = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, timeout=60)
    assert set(json.loads(ran.stdout)) <= NO_ADDRESSES
