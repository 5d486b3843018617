"""Ten scripts of users: each runs, and mypy is content with all of them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tiers import some

SCRIPTS = sorted((Path(__file__).parent / "scripts").glob("*.py"))
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("script", some(SCRIPTS, quick=3), ids=lambda it: it.stem)
def test_a_script_runs(script: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "py")}
    done = subprocess.run(
        [sys.executable, script], capture_output=True, env=environment, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr.decode()
    assert done.stdout


@pytest.mark.slow
def test_mypy_is_content_with_all_of_them(tmp_path: Path) -> None:
    """With no settings but `strict`, as with a package that is installed."""
    assert len(SCRIPTS) == 10
    environment = {**os.environ, "MYPYPATH": str(ROOT / "py")}
    command = ["mypy", "--strict", "--config-file=", f"--cache-dir={tmp_path}", *map(str, SCRIPTS)]
    done = subprocess.run(
        [sys.executable, "-m", *command],
        capture_output=True,
        cwd=tmp_path,
        env=environment,
        check=False,
    )
    assert done.returncode == 0, done.stdout.decode()
