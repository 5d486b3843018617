"""The same sources make the same build: here, and elsewhere with nothing left of other builds."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.tiers import by_turns
from tools import build
from tools.build import ROOT
from tools.building import cache, digest, onefile

NOT_COPIED: Final = ("build", "dist", "node_modules", "tests", "e2e", "test-results", ".*")

ELSEWHERE: Final = {
    "LC_ALL": "C",
    "PYTHONHASHSEED": "4711",
    "TZ": "Pacific/Chatham",
    "USER": "somebody",
}
"""What else is different there."""


def test_what_another_compressor_packed_is_packed_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tool = tmp_path / "tools" / "pyodide" / "compress.mjs"
    tool.parent.mkdir(parents=True)
    (tmp_path / "file").touch()

    def run(root: Path, name: str, _: str, out: str) -> None:
        Path(out).write_bytes((root / "tools" / name).read_bytes())

    monkeypatch.setattr(cache, "run_node", run)
    for packer in (b"first", b"second"):
        tool.write_bytes(packer)
        assert cache.compress(tmp_path, tmp_path, "file") == packer


def test_the_one_file_holds_the_others_in_the_same_order_whatever_the_disk_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "app-0").mkdir()
    for name in "acb":
        (tmp_path / "app-0" / f"puzzles-{name}.txt").write_text(name)
    glob = Path.glob
    made = set()
    for backwards in (True, False):

        def ordered(path: Path, pattern: str, backwards: bool = backwards) -> Iterator[Path]:
            return iter(sorted(glob(path, pattern), reverse=backwards))

        monkeypatch.setattr(Path, "glob", ordered)
        made.add(onefile.pack(tmp_path, onefile.FILES))
    assert len(made) == 1


@pytest.mark.slow
@pytest.mark.parametrize("lean", by_turns([True, False]))
def test_a_clone_elsewhere_makes_the_same_build(tmp_path: Path, lean: bool) -> None:
    here = tmp_path / "here"
    here.mkdir()
    build.build(here, lean=lean)
    clone = clone_to(tmp_path / "somewhere else" / "in a folder with a long name")
    home = clone.with_name("home")
    home.mkdir()
    built = subprocess.run(
        [sys.executable, "-m", "tools.build"],
        cwd=clone,
        env={
            "PATH": os.environ["PATH"],
            "HOME": str(home),
            "PYTHONPATH": "py",
            **ELSEWHERE,
            "LEAN": str(int(lean)),
        },
        check=True,
        capture_output=True,
        text=True,
    )
    assert hashes(clone / "dist") == hashes(here)
    assert built.stdout.split()[-1] == digest.of(here)
    assert digest.of(here) in (here / "licences.txt").read_text()


def clone_to(clone: Path) -> Path:
    """A copy of the sources, all of them of other times, and of what npm has installed."""
    ignored = shutil.ignore_patterns(*NOT_COPIED)
    shutil.copytree(ROOT, clone, copy_function=shutil.copyfile, ignore=ignored)
    for number, path in enumerate(clone.rglob("*")):
        os.utime(path, (1e9 + 86400 * number, 1e9 + 86400 * number))
    packages = (ROOT / "node_modules").resolve()
    shutil.copytree(packages, clone / "node_modules", symlinks=True)
    return clone


def hashes(folder: Path) -> dict[str, str]:
    """The hash of every file."""
    files = [path for path in folder.rglob("*") if path.is_file()]
    return {
        str(it.relative_to(folder)): hashlib.sha256(it.read_bytes()).hexdigest() for it in files
    }
