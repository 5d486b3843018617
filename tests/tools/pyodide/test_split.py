"""The smaller Pyodide in two parts: it answers as in one, and to play takes no more than one."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Final

import pytest

from tesserae.app.messages import actions
from tesserae.games import catalog
from tests import node
from tests.app.page import Page
from tests.tiers import by_turns
from tests.tools.pyodide import called, restoring, scenarios
from tests.tools.pyodide.recording import lines, recording
from tests.tools.pyodide.replaying import replayed
from tests.tools.pyodide.restoring import Restored
from tools.build import ROOT
from tools.pyodide import interpreter

LOOK: Final = """
import fs from "node:fs";
const modules = process.argv.slice(1).map((file) => new WebAssembly.Module(fs.readFileSync(file)));
const imports = modules.map((it) => WebAssembly.Module.imports(it));
const exports = modules.map((it) => WebAssembly.Module.exports(it));
console.log(JSON.stringify({ imports, exports }));
"""


@pytest.fixture(scope="module")
def baked() -> Path:
    return restoring.restored().baked


@pytest.fixture(scope="module")
def served() -> Path:
    """The interpreter that is served."""
    return interpreter.split(ROOT, interpreter.make(ROOT))


def thinking() -> list[str]:
    """Sessions in which the strongest levels begin each game, whose beginning is then reviewed."""
    with recording() as sessions:
        for slug in catalog.NAMES:
            page = Page(f"#/{slug}", seed=4)
            page.seat(4, 5)
            scenarios.think(page, plies=2)
            page.seat(0, 0)
            page.press(actions.RESIGN)
            page.press(actions.REVIEW)
            scenarios.think(page)
    return [restoring.session(line, texts=False) for line in lines(sessions)]


def texts() -> list[str]:
    """Some of the sessions with texts of every kind, whole and damaged."""
    with recording() as sessions:
        scenarios.strange_texts()
    return [restoring.session(line, texts=False) for line in lines(sessions)[::10]]


def split_with(numbers: range, folder: Path) -> Path:
    """An interpreter whose first part has these functions."""
    source = interpreter.make(ROOT)
    name = called.name_of(source)
    (folder / "called.txt").write_text(called.written(numbers, name))
    return interpreter.split(ROOT, source, folder / "called.txt")


@pytest.fixture
def wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where Node writes that the second part was wanted, and by what."""
    monkeypatch.setenv("DEFERRED", str(tmp_path / "wanted"))
    return tmp_path / "wanted"


@pytest.mark.slow
def test_what_is_played_and_reviewed_wants_one_part(
    served: Path, baked: Path, wanted: Path
) -> None:
    """If this fails as the app has begun to call something else, `make called` lists it."""
    asked = thinking()
    found = Restored(served, baked).ask(asked)
    assert found == [json.loads(replayed(line)) for line in asked]
    assert not wanted.exists(), wanted.read_text()


SELDOM: Final = (
    "int(repr(2.5 ** 3j))",
    "int(repr(memoryview(b'123456').cast('H').tolist()))",
    "[].frobnicate",
    "next(iter(range(10**30, 10**30)))",
    "(yield_ for yield_ in [1]).throw(ValueError('thrown into it'))",
)
"""What the app never does, though it could; all of it ends with an error."""


def test_the_other_is_loaded_when_one_of_its_functions_is_called(
    served: Path, baked: Path, wanted: Path
) -> None:
    python = Restored(served, baked)
    assert python.ask([], "1 / 0") == ["division by zero"]
    assert not wanted.exists()
    whole = Restored(interpreter.make(ROOT), baked)
    assert python.ask([], *SELDOM) == whole.ask([], *SELDOM)
    assert "wasm" in wanted.read_text()


@pytest.mark.parametrize("staying", by_turns([range(0), range(0, 100_000, 2)]), ids=str)
@pytest.mark.slow
def test_functions_may_be_in_either_part(
    baked: Path, tmp_path: Path, wanted: Path, staying: range
) -> None:
    """Calls between the parts, in both directions, by name and by place."""
    python = Restored(split_with(staying, tmp_path), baked)
    asked = [*thinking(), *texts()]
    whole = Restored(interpreter.make(ROOT), baked)
    assert python.ask(asked) == whole.ask(asked)
    assert wanted.exists()


def test_the_parts_have_all_of_it_and_nothing_twice(served: Path) -> None:
    """The first part offers the page what it did, and the second all that it asks for."""
    folder = interpreter.make(ROOT)
    paths = [folder / "python.wasm", served / "primary.wasm", served / "deferred.wasm"]
    seen = json.loads(node.output_of(LOOK, *paths))

    def names(kind: str, part: int) -> set[tuple[str, str]]:
        return {(it.get("module", ""), it["name"]) for it in seen[kind][part]}

    offered = {name for _, name in names("exports", 1)}
    assert {name for _, name in names("exports", 0)} <= offered
    wanted = names("imports", 2)
    assert {name for module, name in wanted if module == "primary"} <= offered
    others = {it for it in wanted if it[0] != "primary"}
    assert names("imports", 1) | others == names("imports", 0) | {("deferred", "load")}
    whole, *parts = (path.stat().st_size for path in paths)
    assert sum(parts) < 1.05 * whole
    assert not names("exports", 2)


def test_a_list_of_another_interpreter_is_refused(tmp_path: Path) -> None:
    (tmp_path / "called.txt").write_text(called.written([1, 2, 5], "0" * 64))
    command = ["node", f"tools/pyodide/{interpreter.SPLITTING}"]
    command += [
        str(interpreter.make(ROOT) / "python.wasm"),
        str(tmp_path / "called.txt"),
        str(tmp_path),
    ]
    ran = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True)
    assert ran.returncode == 1
    assert re.search("of another WebAssembly\nmake called", ran.stderr)


def test_numbers_are_written_as_ranges() -> None:
    text = called.written([7, 1, 2, 3, 9, 10], "name")
    assert text == "# name\n1-3 7 9-10\n"
