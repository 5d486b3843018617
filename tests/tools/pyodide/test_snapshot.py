"""What is sent of a snapshot: what follows from the rest is taken out, and comes back."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tesserae.games import catalog
from tests.lowering.sessions import Exchange, Recorded, random_session
from tests.tiers import some
from tools.build import PY, ROOT
from tools.pyodide import engine, snapshot

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
def app() -> bytes:
    return snapshot.archive(snapshot.sources(PY / "tesserae"))


@pytest.fixture(scope="module")
def baked(app: bytes) -> Path:
    return snapshot.make(ROOT, engine.make(ROOT), app).folder


def test_it_is_the_same_in_another_folder_and_another_time_zone(
    app: bytes, baked: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing of the machine that makes it gets in: no path, no clock, no version of Node."""
    elsewhere = tmp_path / "a folder with a longer name, elsewhere"
    for name in ("tools", "web"):
        shutil.copytree(ROOT / name, elsewhere / name)
    for name in ("package.json", "node_modules"):
        (elsewhere / name).symlink_to(ROOT / name)
    monkeypatch.setenv("TZ", "America/New_York")
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    other = snapshot.make(elsewhere, engine.make(ROOT), app)
    whole = (baked / "snapshot.bin").read_bytes()
    assert other.whole == whole
    node = subprocess.check_output(["node", "--version"], text=True).strip()
    for text in (str(ROOT), str(tmp_path), node):
        assert text.encode() not in whole


def answers(
    baked: Path, folder: Path, sessions: Sequence[Sequence[Exchange]], *code: str
) -> list[Any]:
    """How much of its time to think was left at the end of each session, and the replies."""
    empty = folder / "empty.zip"
    empty.write_bytes(snapshot.archive({"empty": b""}))
    lines = "".join(
        json.dumps([exchange.event for exchange in session]) + "\n" for session in sessions
    )
    tool = Path(__file__).with_name("restored.mjs")
    command = ["node", str(tool), str(engine.make(ROOT)), str(baked), str(empty), *code]
    ran = subprocess.run(
        command, cwd=ROOT, input=lines, capture_output=True, text=True, timeout=120, check=False
    )
    assert ran.returncode == 0, ran.stderr[-2000:]
    return [json.loads(line) for line in ran.stdout.splitlines()]


@pytest.mark.parametrize("seed", some(range(6), quick=1))
def test_what_goes_on_from_it_answers_as_cpython_does(
    baked: Path, tmp_path: Path, seed: int
) -> None:
    """Nothing that the app calls was left out, and what is there computes the same."""
    sessions = [random_session([slug], seed, 60) for slug in catalog.NAMES]
    for session, (_, replies) in zip(sessions, answers(baked, tmp_path, sessions), strict=True):
        assert replies == [exchange.reply for exchange in session]


WRONG = {
    r'"\N{BULLET}"': "can't load unicodedata",
    '__import__("unicodedata")': "'unicodedata': it is left out",
    '__import__("csv")': "With ?python=whole in its address",
    '__import__("logging.handlers")': "'logging': it is left out",
    '__import__("asyncio").open_connection()': "'asyncio.streams': it is left out",
    '__import__("chess")': "No module named 'chess'",
}
"""What does not work, and what is said of it."""


@pytest.fixture(scope="module")
def complaints(baked: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What is said of each, one after the other."""
    errors = answers(baked, tmp_path_factory.mktemp("complaints"), [], *WRONG)
    return dict(zip(WRONG, errors, strict=True))


@pytest.mark.parametrize("code", WRONG)
def test_what_needs_a_module_that_is_left_out_says_so(
    complaints: dict[str, str], code: str
) -> None:
    expected, error = WRONG[code], complaints[code]
    assert expected in error
    assert ("python=whole" in error) == ("left out" in expected or "python" in expected)


def test_its_engines_think(baked: Path, tmp_path: Path) -> None:
    sessions = []
    for slug in catalog.NAMES:
        page = Recorded(f"#/{slug}?v=1&g=")
        page.seat(3, 3)
        sessions.append(page.said)
    assert [left for left, _ in answers(baked, tmp_path, sessions)] == [0, 0, 0]


@pytest.fixture(scope="module")
def restored(baked: Path) -> Any:
    arguments = [str(baked), json.dumps(list(HASHES))]
    command = ["node", "--input-type=module", "-e", RESTORE, *arguments]
    result = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, timeout=60)
    return json.loads(result.stdout)


def test_what_is_taken_out_comes_back(restored: Any) -> None:
    assert restored["same"]


def test_most_hashes_and_links_are_taken_out(restored: Any) -> None:
    assert restored["taken"] > 250_000


def test_hashes_are_as_python_has_them(restored: Any) -> None:
    assert restored["hashes"] == list(HASHES.values())
