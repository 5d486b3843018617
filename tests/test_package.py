"""The Python package: all that it needs is installed with it, by the same wheel everywhere."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from importlib import metadata
from pathlib import Path
from typing import Final

import pytest

from tesserae.view.strings import STRINGS
from tools.build import PY, ROOT
from tools.building import offline

PROJECT: Final = tomllib.loads((ROOT / "pyproject.toml").read_text())

PIP: Final = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet")
OFFLINE: Final = ("--no-index", "--no-deps")

SOURCES: Final = ("pyproject.toml", "README.md", "LICENSE")
"""What a wheel is made of besides the package."""

SESSION: Final = """
import random
import tesserae as ts

board = ts.Board("pyrga")
while not board.is_game_over():
    board.push(random.choice(board.legal_moves))
won = ts.Board("pyrga", moves="Sa1 Ta2n Ca4 Sa4 Tb4w Ta4s")
assert ts.prove(won, time=60).value == 1
for game in ts.GAMES:
    for puzzle in ts.puzzles(game)[:1]:
        assert puzzle.try_move(puzzle.solution[0]).right
    assert "<svg" in ts.Board(game).svg()
    with ts.Engine(level=5) as engine:
        engine.play(ts.Board(game), ts.Limit(nodes=20))
assert ts.puzzles("pyrga")
ts.language("fr")
print(board.outcome().reason, ts.__file__)
"""


def built(target: str, root: Path, folder: Path) -> Path:
    """What hatchling makes of a checkout: a wheel or an sdist."""
    command = [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory"]
    subprocess.run([*command, folder], cwd=root, check=True, capture_output=True)
    [path] = folder.glob({"wheel": "*.whl", "sdist": "*.tar.gz"}[target])
    return path


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built("wheel", ROOT, tmp_path_factory.mktemp("wheel"))


def test_the_wheel_holds_the_package_without_what_only_the_page_can_run(wheel: Path) -> None:
    files = [path for path in (PY / "tesserae").rglob("*") if path.is_file()]
    names = {path.relative_to(PY).as_posix(): path for path in files if path.suffix != ".pyc"}
    wanted = {name for name in names if "/shell/" not in name}
    assert {Path(name).suffix for name in wanted} >= {".py", ".css", ".bin", ".txt", ".typed"}
    with zipfile.ZipFile(wheel) as archive:
        held = {name for name in archive.namelist() if ".dist-info/" not in name}
        assert held == wanted
        assert all(archive.read(name) == names[name].read_bytes() for name in held)


def test_a_copy_of_other_times_and_permissions_makes_the_same_wheel(
    wheel: Path, tmp_path: Path
) -> None:
    ignored = shutil.ignore_patterns("__pycache__")
    shutil.copytree(PY, tmp_path / "py", copy_function=shutil.copyfile, ignore=ignored)
    for name in SOURCES:
        shutil.copyfile(ROOT / name, tmp_path / name)
    for number, path in enumerate(tmp_path.rglob("*.*")):
        os.utime(path, (1e9 + 86400 * number, 1e9 + 86400 * number))
        path.chmod(0o600)
    copy = built("wheel", tmp_path, tmp_path / "out")
    assert (copy.name, copy.read_bytes()) == (wheel.name, wheel.read_bytes())


def test_the_archive_of_the_sources_makes_the_same_wheel(wheel: Path, tmp_path: Path) -> None:
    path = built("sdist", ROOT, tmp_path)
    first = path.read_bytes()
    assert built("sdist", ROOT, tmp_path).read_bytes() == first
    with tarfile.open(path) as archive:
        archive.extractall(tmp_path)
    again = built("wheel", tmp_path / path.name.removesuffix(".tar.gz"), tmp_path)
    assert (again.name, again.read_bytes()) == (wheel.name, wheel.read_bytes())


@pytest.mark.slow
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


def test_no_visit_fetches_the_wheel(wheel: Path) -> None:
    assert not offline.is_kept(wheel.name)
    assert offline.is_kept("index.html")


def test_it_says_that_it_is_typed() -> None:
    assert "Typing :: Typed" in PROJECT["project"]["classifiers"]


def test_it_needs_no_other_package() -> None:
    assert PROJECT["project"].get("dependencies", []) == []


def test_what_some_modules_need_is_an_extra(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        [name] = [it for it in archive.namelist() if it.endswith("/METADATA")]
        told = archive.read(name).decode().partition("\n\n")[0].splitlines()
    extras = PROJECT["project"]["optional-dependencies"]
    assert [it for it in told if it.startswith("Provides-Extra")] == [
        f"Provides-Extra: {extra}" for extra in extras
    ]


def test_what_is_installed_here_has_the_versions_that_are_pinned() -> None:
    lines = (ROOT / "constraints.txt").read_text().splitlines()[1:]
    pinned = {canonical(name): version for name, version in (line.split("==") for line in lines)}
    for found in metadata.distributions():
        if canonical(found.name) not in ("pip", "setuptools"):
            assert pinned.get(canonical(found.name)) == found.version, found.name


def canonical(name: str) -> str:
    """A package's name as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


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
