"""Nothing that the app does uses what the smaller Pyodide and its snapshot are without.

They are made once more, such that what is wiped is not zero and that calling what was left out
traps. All that the tests of the app and the scenarios do is done again with them.
"""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest

from tests.tiers import by_turns
from tests.tools.pyodide import restoring, scenarios
from tests.tools.pyodide.recording import lines, of_tests, recording
from tests.tools.pyodide.replaying import replayed
from tests.tools.pyodide.restoring import Restored
from tools.build import ROOT

pytestmark = pytest.mark.slow

LONG = ("practice", "study")
"""The folders of tests/app that take longest."""

LONG_SEARCHES = ("study/test_truth.py",)
"""Nothing but searches, which do the same for long."""

CALL = """
import fs from "node:fs";
import { instance } from "./tests/tools/pyodide/instance.mjs";
const folder = process.argv[1];
const { exports } = instance(`${folder}/python.wasm`);
const memory = Buffer.from(exports.memory.buffer);
const { builtin, empty } = JSON.parse(fs.readFileSync(`${folder}/memory.json`, "utf8"));
const text = (at) => memory.toString("latin1", at, memory.indexOf(0, at));
const said = {};
for (let at = memory.readUInt32LE(builtin); memory.readUInt32LE(at); at += 8) {
    const place = memory.readUInt32LE(at + 4);
    try {
        if (place) exports.__indirect_function_table.get(place)();
    } catch (error) {
        said[text(memory.readUInt32LE(at))] = error.stack;
    }
}
const wiped = empty.map(([from, to]) => memory.subarray(from, to).every((it) => it === 0xa5));
console.log(JSON.stringify({ said, wiped: wiped.every(Boolean) }));
"""
"""Calls what makes modules, of those that are left out and of others."""


@pytest.fixture(scope="module")
def poisoned() -> Restored:
    return restoring.restored(poisoned=True)


def test_what_was_left_out_is_there_to_be_found(poisoned: Restored) -> None:
    command = ["node", "--input-type=module", "-e", CALL, str(poisoned.engine)]
    ran = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, timeout=60)
    seen = json.loads(ran.stdout)
    assert seen["wiped"]
    for name in ("_sqlite3", "unicodedata", "_decimal"):
        assert re.search(
            rf"unreachable\n +at left out: \d+ \(PyInit_{name} \+ 0\)", seen["said"][name]
        )


def compare(poisoned: Restored, recorded: list[str]) -> None:
    """Every reply in the sessions is CPython's.

    Or that of Pyodide as it is published: its hashes are shorter than CPython's here, so that now
    and then a search goes through positions in another order.
    """
    asked = [restoring.session(line, texts=False) for line in recorded]
    found = poisoned.ask(asked)
    assert len(found) == len(asked)
    expected = [json.loads(replayed(line)) for line in asked]
    others = [n for n, answers in enumerate(found) if answers != expected[n]]
    assert len(others) <= len(asked) // 50
    lines = [restoring.session(recorded[n], texts=True) for n in others]
    for answers, whole in zip(poisoned.ask(lines), restoring.ask_whole(lines), strict=True):
        assert answers == whole


@pytest.mark.parametrize("folder", [*LONG, ""], ids=lambda folder: folder or "others")
def test_what_the_tests_of_the_app_do(poisoned: Restored, tmp_path: Path, folder: str) -> None:
    """Reviews, records, backups, and every error that they know of among it."""
    home = ROOT / "tests" / "app"
    left_out = [home / name for name in (*LONG_SEARCHES, *(() if folder else LONG))]
    files = sorted((home / folder).rglob("test_*.py"))
    files = [path for path in files if not any(map(path.is_relative_to, left_out))]
    recorded = of_tests(tmp_path / "record", *map(str, by_turns(files, share=2 if folder else 4)))
    assert len(recorded) > 50
    compare(poisoned, recorded)


@pytest.mark.parametrize("name", by_turns([*scenarios.ALL], share=4))
def test_what_is_played_besides(poisoned: Restored, name: str) -> None:
    with recording() as sessions:
        scenarios.ALL[name]()
    compare(poisoned, lines(sessions))
