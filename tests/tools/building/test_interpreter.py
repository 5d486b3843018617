"""The switch that builds without the smaller Pyodide."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools import build
from tools.building import interpreter
from tools.pyodide import interpreter as pyodide
from tools.pyodide import snapshot


@pytest.mark.parametrize(("said", "lean"), [(None, True), ("1", True), ("0", False)])
def test_the_environment_says_which_build_is_made(said: str | None, lean: bool) -> None:
    others = {name: value for name, value in os.environ.items() if name != "LEAN"}
    environment = others if said is None else {**others, "LEAN": said}
    code = "from tools.building import interpreter; print(interpreter.LEAN)"
    command = [sys.executable, "-c", code]
    printed = subprocess.run(
        command, cwd=build.ROOT, env=environment, check=True, capture_output=True, text=True
    ).stdout
    assert printed.strip() == str(lean)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A build without the smaller Pyodide, for which nothing is made that only that needs."""
    out = tmp_path_factory.mktemp("whole")
    with pytest.MonkeyPatch.context() as patched:
        for tool in (pyodide, snapshot):
            patched.delattr(tool, "make")
        build.build(out, lean=False)
    return out


@pytest.mark.slow
def test_it_has_all_that_its_page_and_its_interpreter_name(whole: Path) -> None:
    folders = {path.name for path in (whole / "vendor").iterdir()}
    assert not [name for name in folders if name.startswith(("python-", "snapshot-"))]
    [app] = whole.glob("app-*")
    named = {whole / it for it in re.findall(r"(?:href|src)=\"([^\"#]*\.\w+)\"", page(whole))}
    boot = (app / "boot.js").read_text()
    named |= {app / it for it in re.findall(r'"(\.\./vendor/[^"]*\.\w+)"', boot)}
    assert len(named) > 10
    assert not [path for path in named if not path.exists()]


def page(folder: Path) -> str:
    return (folder / "index.html").read_text()


@pytest.mark.slow
def test_its_service_worker_keeps_what_it_starts_from(whole: Path) -> None:
    script = (whole / "sw.js").read_text()
    built = json.JSONDecoder().raw_decode(script, script.index("= {") + 2)[0]
    kept = {Path(name).name for name in built["bytes"]}
    assert kept >= set(interpreter.WHOLE)


@pytest.mark.slow
def test_its_page_fetches_it_early(whole: Path) -> None:
    hints = re.findall(r'<link rel="prefetch" href="([^"]*)">', page(whole))
    assert {Path(path).name for path in hints} < set(interpreter.WHOLE)
    assert all((whole / path).exists() for path in hints)
    size = sum((whole / path).stat().st_size for path in hints)
    [boot] = whole.glob("app-*/boot.js")
    assert f"Number(`{size}`)" in boot.read_text()


@pytest.mark.slow
def test_its_one_file_holds_it(whole: Path) -> None:
    files = set(re.findall(r'data-file="([^"]*)\.gz"', (whole / "tesserae.html").read_text()))
    assert files >= {*interpreter.WHOLE, "micropython.wasm", "boot.js", "page.py", "pyodide.js"}
