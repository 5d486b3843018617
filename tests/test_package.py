"""The Python package: all that it needs is installed with it, by the same wheel everywhere."""

from __future__ import annotations

import base64
import csv
import hashlib
import io
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from typing import Final

import pytest

from tesserae.view.strings import STRINGS
from tools.build import PY, ROOT
from tools.building import distribution, offline

PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text())

PIP: Final = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")
OFFLINE: Final = ("--no-index", "--no-deps")

SESSION: Final = """
import random
import tesserae as ts

board = ts.Board("pyrga")
while not board.is_game_over():
    board.push(random.choice(board.legal_moves))
won = ts.Board("pyrga", moves="Sa1 Ta2n Ca4 Sa4 Tb4w Ta4s")
assert ts.prove(won, time=60).value == 1
for game in ts.GAMES:
    puzzle = ts.puzzles(game)[0]
    assert puzzle.try_move(puzzle.solution[0]).right
    assert "<svg" in ts.Board(game).svg()
    with ts.Engine(level=5) as engine:
        engine.play(ts.Board(game), ts.Limit(nodes=20))
ts.language("fr")
print(board.outcome().reason, ts.__file__)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    name, content = distribution.wheel(ROOT)
    path = tmp_path_factory.mktemp("wheel") / name
    path.write_bytes(content)
    return path


def test_the_wheel_holds_the_package_without_what_only_the_page_can_run(wheel: Path) -> None:
    files = [path for path in (PY / "tesserae").rglob("*") if path.is_file()]
    names = {path.relative_to(PY).as_posix(): path for path in files if path.suffix != ".pyc"}
    wanted = {name for name in names if "/shell/" not in name}
    assert {Path(name).suffix for name in wanted} >= {".py", ".css", ".bin", ".txt", ".typed"}
    with zipfile.ZipFile(wheel) as archive:
        held = {name for name in archive.namelist() if ".dist-info/" not in name}
        assert held == wanted
        assert all(archive.read(name) == names[name].read_bytes() for name in held)


def test_the_wheel_knows_the_hash_of_all_its_files(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        notes = f"tesserae_games-{PROJECT['project']['version']}.dist-info"
        rows = [*csv.reader(io.StringIO(archive.read(f"{notes}/RECORD").decode()))]
        assert [row[0] for row in rows] == archive.namelist()
        assert rows[-1] == [f"{notes}/RECORD", "", ""]
        for name, told, size in rows[:-1]:
            content = archive.read(name)
            digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).decode()
            assert (told, int(size)) == (f"sha256={digest.rstrip('=')}", len(content)), name


def test_a_copy_of_other_times_and_permissions_makes_the_same_wheel(
    wheel: Path, tmp_path: Path
) -> None:
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(PY, tmp_path / "py", copy_function=shutil.copyfile, ignore=ignored)
    for name in distribution.BESIDE:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, tmp_path / name)
    for number, path in enumerate(tmp_path.rglob("*.*")):
        os.utime(path, (1e9 + 86400 * number, 1e9 + 86400 * number))
        path.chmod(0o700)
    assert distribution.wheel(tmp_path) == (wheel.name, wheel.read_bytes())


@pytest.mark.slow
def test_pip_makes_the_same_wheel_of_the_archive_of_the_sources(
    wheel: Path, tmp_path: Path
) -> None:
    name = distribution.build_sdist(str(tmp_path))
    first = (tmp_path / name).read_bytes()
    distribution.build_sdist(str(tmp_path))
    assert (tmp_path / name).read_bytes() == first
    with tarfile.open(tmp_path / name) as archive:
        archive.extractall(tmp_path)
    sources = tmp_path / name.removesuffix(".tar.gz")
    subprocess.run([*PIP, "wheel", *OFFLINE, "-w", tmp_path, sources], check=True, cwd=tmp_path)
    assert (tmp_path / wheel.name).read_bytes() == wheel.read_bytes()


def test_what_is_installed_from_the_wheel_plays(wheel: Path, tmp_path: Path) -> None:
    """With nothing else there: in a fresh environment, away from the sources, offline."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "own"], check=True)
    own = tmp_path / "own" / "bin"
    python = ["--python", str(own / "python")]
    subprocess.run([*PIP, *python, "install", "--no-compile", *OFFLINE, wheel], check=True)
    played = subprocess.run(
        [own / "python", "-I", "-c", SESSION], cwd=tmp_path, check=True, capture_output=True
    )
    assert str(tmp_path / "own") in played.stdout.decode()
    clean = {name: text for name, text in os.environ.items() if not name.startswith("PYTHON")}
    answer = subprocess.run(
        [own / "tesserae", "ugi", "zaic"],
        input="ugi\nisready\nposition startpos\ngo nodes 20\nquit\n",
        env=clean,
        cwd=tmp_path,
        check=True,
        capture_output=True,
        text=True,
    )
    assert "ugiok" in answer.stdout
    assert "bestmove" in answer.stdout


def test_what_is_installed_to_be_edited_is_the_checkout(tmp_path: Path) -> None:
    name = distribution.build_editable(str(tmp_path))
    with zipfile.ZipFile(tmp_path / name) as archive:
        assert archive.read("tesserae.pth").decode() == f"{PY}\n"
        assert [it for it in archive.namelist() if it.startswith("tesserae/")] == []


def test_no_visit_fetches_the_wheel(wheel: Path) -> None:
    assert not offline.is_kept(wheel.name)
    assert offline.is_kept("index.html")


def test_it_says_that_it_is_typed() -> None:
    assert "Typing :: Typed" in PROJECT["project"]["classifiers"]


def test_it_needs_no_other_package() -> None:
    assert PROJECT["project"].get("dependencies", []) == []
    assert PROJECT["build-system"]["requires"] == []


def test_what_some_modules_need_is_an_extra(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        [name] = [it for it in archive.namelist() if it.endswith("/METADATA")]
        told = archive.read(name).decode().partition("\n\n")[0].splitlines()
    extras = PROJECT["project"]["optional-dependencies"]
    assert [it for it in told if it.startswith("Provides-Extra")] == [
        f"Provides-Extra: {extra}" for extra in extras
    ]
    wanted = {(needed, extra) for extra in extras for needed in extras[extra]}
    assert {it for it in told if it.startswith("Requires-Dist")} == {
        f'Requires-Dist: {needed} ; extra == "{extra}"' for needed, extra in wanted
    }


def test_the_version_is_told_once_more_in_the_changelog() -> None:
    assert f"## [{PROJECT['project']['version']}]" in (ROOT / "CHANGELOG.md").read_text()


def test_the_version_to_cite_is_the_one_that_was_released() -> None:
    cited = (ROOT / "CITATION.cff").read_text()
    version = PROJECT["project"]["version"]
    assert f"\nversion: {version}\n" in cited
    assert f"\nlicense: {PROJECT['project']['license']}\n" in cited
    [date] = re.findall(r"^date-released: (.+)$", cited, re.MULTILINE)
    assert f"## [{version}] - {date}" in (ROOT / "CHANGELOG.md").read_text()


def test_the_documented_address_ends_with_the_name_of_the_wheel(wheel: Path) -> None:
    assert f"/{wheel.name}`" in (ROOT / "docs" / "library.md").read_text()


def test_every_language_names_every_language() -> None:
    for sentences in STRINGS.values():
        assert all(f"language.{name}" in sentences for name in STRINGS)
