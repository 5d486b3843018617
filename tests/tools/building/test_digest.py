"""The hash of a build: what docs/releasing.md says computes it again, and any change shows."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from tools.build import ROOT
from tools.building import digest

SERVICE_WORKER = 'const BUILT = {\n "licences.txt": "a hash",\n "index.html": "another"\n};\n'


@pytest.fixture
def out(tmp_path: Path) -> Path:
    files = {
        "index.html": "<p>Page",
        "licences.txt": "MIT",
        "sw.js": SERVICE_WORKER,
        "vendor/python-1/python.js": "Ä",
        "vendor/Z.bin": "",
    }
    for name, content in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(content)
    return tmp_path


def test_the_documented_commands_compute_it_again(out: Path) -> None:
    guide = (ROOT / "docs" / "releasing.md").read_text()
    [commands] = re.findall(r"```sh\n(cd dist .*?)```", guide, re.DOTALL)
    there = commands.replace("cd dist", f"cd {out}")
    printed = subprocess.check_output(["sh", "-c", there], text=True)
    assert printed.split()[0] == digest.of(out)


@pytest.mark.parametrize("name", ["index.html", "vendor/Z.bin", "sw.js", "new.txt"])
def test_every_change_shows(out: Path, name: str) -> None:
    before = digest.of(out)
    with (out / name).open("a") as file:
        file.write("a line more\n")
    assert digest.of(out) != before


def test_what_shows_it_and_the_line_about_that_are_not_part_of_it(out: Path) -> None:
    before = digest.of(out)
    (out / "licences.txt").write_text(digest.heading("build", before))
    (out / "sw.js").write_text(SERVICE_WORKER.replace("a hash", "a new hash"))
    digest.check(out, before)


def test_a_build_that_shows_another_is_refused(out: Path) -> None:
    with pytest.raises(SystemExit, match="shows the hash 0, and has"):
        digest.check(out, "0")
