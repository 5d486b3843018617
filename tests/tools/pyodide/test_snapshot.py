"""What is sent of a snapshot: what follows from the rest is taken out, and comes back."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tesserae.games import catalog
from tests import node
from tests.lowering.sessions import Recorded, random_session
from tests.tiers import some
from tests.tools.pyodide import restoring
from tests.tools.pyodide.replaying import replayed
from tests.tools.pyodide.restoring import Restored
from tools.build import PY, ROOT
from tools.pyodide import snapshot

RESTORE = """
import fs from "node:fs";
import { hash, restore } from "./web/heap.js";
const folder = process.argv[1];
const read = (name) => new Uint8Array(fs.readFileSync(`${folder}/${name}`));
const [whole, sparse] = ["snapshot.bin", "sparse.bin"].map(read);
const [, head] = new Uint32Array(whole.buffer, whole.byteOffset, 2);
const taken = sparse.filter((byte, at) => byte !== whole[at]).length;
const layout = JSON.parse(fs.readFileSync(`${folder}/layout.json`));
restore(sparse.subarray(head), layout, read("steps.bin"));
const hashes = JSON.parse(process.argv[2]).map((text) => {
    const bytes = new TextEncoder().encode(text);
    return hash(bytes, 0, bytes.length);
});
console.log(JSON.stringify({ same: Buffer.compare(whole, sparse) === 0, taken, hashes }));
"""

HASHES = {"": 0, "a": 0xE40DB1E0, "tesserae": 0x4B8F5AD3}
"""As Pyodide's Python has them with PYTHONHASHSEED=0."""


@pytest.fixture(scope="module")
def python() -> Restored:
    return restoring.restored()


@pytest.mark.slow
def test_it_is_the_same_in_another_folder_and_another_time_zone(
    python: Restored, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing of the machine that makes it gets in: no path, no clock, no version of Node."""
    elsewhere = tmp_path / "a folder with a longer name, elsewhere"
    for name in ("tools", "web"):
        shutil.copytree(ROOT / name, elsewhere / name)
    for name in ("package.json", "node_modules"):
        (elsewhere / name).symlink_to(ROOT / name)
    monkeypatch.setenv("TZ", "America/New_York")
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    app = snapshot.archive(snapshot.sources(PY / "tesserae"))
    other = snapshot.make(elsewhere, python.interpreter, app)
    whole = (python.baked / "snapshot.bin").read_bytes()
    assert other.whole == whole
    version = subprocess.check_output(["node", "--version"], text=True).strip()
    for text in (str(ROOT), str(tmp_path), version):
        assert text.encode() not in whole


@pytest.mark.slow
@pytest.mark.parametrize("seed", some(range(6), quick=1))
def test_what_goes_on_from_it_answers_as_cpython_does(python: Restored, seed: int) -> None:
    """Nothing that the app calls was left out, and what is there computes the same."""
    sessions = [random_session([slug], seed, 60) for slug in catalog.NAMES]
    lines = [restoring.line_of(exchange.event for exchange in session) for session in sessions]
    for session, replies in zip(sessions, python.ask(lines), strict=True):
        assert replies == [exchange.reply for exchange in session]


WRONG = {
    '__import__("csv")': "With ?python=whole in its address",
    '__import__("logging.handlers")': "'logging': it is left out",
    '__import__("asyncio").open_connection()': "'asyncio.streams': it is left out",
    '__import__("chess")': "No module named 'chess'",
}
"""What does not work, and what is said of it."""


@pytest.fixture(scope="module")
def complaints(python: Restored) -> dict[str, str]:
    """What is said of each, one after the other."""
    return dict(zip(WRONG, python.ask([], *WRONG), strict=True))


@pytest.mark.parametrize("code", WRONG)
def test_what_needs_a_module_that_is_left_out_says_so(
    complaints: dict[str, str], code: str
) -> None:
    expected, error = WRONG[code], complaints[code]
    assert expected in error
    assert ("python=whole" in error) == ("left out" in expected or "python" in expected)


def test_what_is_built_into_python_is_all_there(python: Restored) -> None:
    names = ("unicodedata", "_statistics", "_sqlite3", "pyexpat", "_csv")
    code = [f"int(__import__({name!r}).__name__)" for name in names]
    code.append(r"int('\N{BULLET}')")
    said = [*names, "\u2022"]
    assert python.ask([], *code) == [
        f"invalid literal for int() with base 10: {it!r}" for it in said
    ]


LATER = (
    "tesserae.search.engine",
    "tesserae.games.zaic.engine.fast_position",
    "tesserae.app.pages.study.page",
    "tesserae.app.pages.editor",
    "tesserae.app.practice.puzzles.script",
)
"""Some of the modules that run when they are first imported: those of engines, then those whose
code is fetched then."""


def test_most_modules_run_when_they_are_first_imported(python: Restored) -> None:
    """What they make is not in the snapshot, which would be a fifth larger."""
    for_each = "{{}}[({0!r} in _.modules, bool(__import__({0!r})), {0!r} in _.modules)]"
    run = [for_each.format(name).replace("_.", "__import__('sys').") for name in LATER]
    assert python.ask([], *run) == ["(False, True, True)"] * len(LATER)


def test_what_has_run_when_the_page_starts_is_little() -> None:
    """More makes the snapshot larger: import it in the function that needs it.

    Games are apart, and what new ones have in common.
    """
    shared = ("on_squares", "square_board", "teaching", "guide")
    apart = f"'.games.' in it or it.rpartition('.')[2] in {shared}"
    named = f"[it for it in sys.modules if it.startswith('tesserae') and not ({apart})]"
    code = f"import sys, {', '.join(snapshot.AT_ONCE)}; print(len({named}))"
    environment = {**os.environ, "PYTHONPATH": str(PY)}
    count = subprocess.check_output([sys.executable, "-c", code], env=environment, text=True)
    assert int(count) <= 201


@pytest.fixture
def fetched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where Node writes that the code of more modules was fetched."""
    monkeypatch.setenv("FETCHED", str(tmp_path / "fetched"))
    return tmp_path / "fetched"


def test_its_engines_think_as_they_do_in_cpython_without_more_code(
    python: Restored, fetched: Path
) -> None:
    lines = []
    for slug in catalog.NAMES:
        page = Recorded(f"#/{slug}?v=1&g=")
        page.seat(3, 3)
        lines.append(restoring.line_of((it.event for it in page.said), slices=40))
    answers = python.ask(lines)
    assert all(any(replies[-40:]) for replies in answers)
    assert answers == [json.loads(replayed(line)) for line in lines]
    assert not fetched.exists()


def test_what_is_not_there_is_fetched_when_it_is_imported(python: Restored, fetched: Path) -> None:
    assert python.ask([], f"{{}}[bool(__import__({LATER[-1]!r}))]") == ["True"]
    assert fetched.exists()


@pytest.fixture(scope="module")
def put_back(python: Restored) -> Any:
    return json.loads(node.output_of(RESTORE, python.baked, json.dumps(list(HASHES))))


def test_what_is_taken_out_comes_back(put_back: Any) -> None:
    assert put_back["same"]


def test_most_hashes_and_links_are_taken_out(put_back: Any) -> None:
    assert put_back["taken"] > 250_000


def test_hashes_are_as_python_has_them(put_back: Any) -> None:
    assert put_back["hashes"] == list(HASHES.values())
