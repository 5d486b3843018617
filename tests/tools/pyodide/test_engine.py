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
const folder = process.argv[1];
const wasm = new WebAssembly.Module(fs.readFileSync(`${folder}/python.wasm`));
const imports = {};
for (const { module, name, kind } of WebAssembly.Module.imports(wasm)) {
    const made = {
        function: () => () => {},
        global: () => new WebAssembly.Global({ value: "i32", mutable: true }, 0),
        tag: () => new WebAssembly.Tag({ parameters: ["i32"] }),
    };
    (imports[module] ??= {})[name] = made[kind]();
}
const { exports } = new WebAssembly.Instance(wasm, imports);
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
    return json.loads(subprocess.run(command, check=True, capture_output=True, timeout=60).stdout)


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


def test_far_less_is_to_be_compressed(folder: Path) -> None:
    def weight(path: Path) -> int:
        return len(zlib.compress(path.read_bytes(), 1))

    whole = ROOT / "node_modules" / "pyodide" / "pyodide.asm.wasm"
    assert weight(folder / "python.wasm") < 0.65 * weight(whole)
