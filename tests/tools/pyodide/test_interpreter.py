"""The smaller Pyodide: its memory is without frozen code, and has all else."""

from __future__ import annotations

import json
import zlib
from pathlib import Path
from typing import Any

import pytest

from tests import node
from tools.build import ROOT
from tools.pyodide import interpreter

LOOK = """
import fs from "node:fs";
import { instance } from "./tests/tools/pyodide/instance.mjs";
const folder = process.argv[1];
const initial = fs.readFileSync(`${folder}/initial.bin`);
const { empty } = JSON.parse(fs.readFileSync(`${folder}/memory.json`, "utf8"));
const [same, only] = ["python.wasm", "starting.wasm"].map((name) => {
    const memory = Buffer.from(instance(`${folder}/${name}`).exports.memory.buffer);
    for (const [from, to] of empty) memory.fill(0, from, to);
    const filled = Buffer.alloc(memory.length);
    initial.copy(filled);
    return filled.equals(memory);
});
const python = Buffer.from(instance(`${folder}/python.wasm`).exports.memory.buffer);
const bare = empty.every(([from, to]) => python.subarray(from, to).every((it) => it === 0));
console.log(JSON.stringify({ same, only, bare, bytes: empty.reduce((n, [a, b]) => n + b - a, 0) }));
"""


@pytest.fixture(scope="module")
def folder() -> Path:
    return interpreter.make(ROOT)


@pytest.fixture(scope="module")
def seen(folder: Path) -> Any:
    return json.loads(node.output_of(LOOK, folder))


def test_the_build_knows_how_the_memory_is_filled(seen: Any) -> None:
    assert seen["same"]


def test_nothing_but_frozen_code_is_left_out_of_the_memory(seen: Any) -> None:
    assert seen["only"]
    assert seen["bare"]
    assert seen["bytes"] > 400_000


@pytest.mark.slow
def test_far_less_is_to_be_compressed(folder: Path) -> None:
    def weight(path: Path) -> int:
        return len(zlib.compress(path.read_bytes(), 1))

    whole = ROOT / "node_modules" / "pyodide" / "pyodide.asm.wasm"
    assert weight(interpreter.split(ROOT, folder) / "primary.wasm") < 0.6 * weight(whole)
