"""Pyrga solved, as data: the file, and what verifies it without any code of Tesserae."""

from __future__ import annotations

import random
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tesserae as ts
from tests.tiers import some
from tools.generate import pyrga_values

DATA = Path(__file__).absolute().parents[2] / "docs" / "data"
VERIFIER = DATA / "verify_pyrga.py"


def verify(script: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Runs the verifier away from the package, as somebody else would."""
    command = [sys.executable, "-I", str(script), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)


def test_the_file_is_verified() -> None:
    done = verify(VERIFIER, "1", "100")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("1 positions: 0 minutes at most, or so\n0 pieces")
    assert "4 pieces: 6,806 positions" in done.stdout


def test_the_verifier_is_short_and_shares_no_code() -> None:
    code = VERIFIER.read_text().split('"""', 2)[2]
    assert sum(bool(line.strip()) for line in code.splitlines()) <= 100
    assert "tesserae" not in code


@pytest.mark.slow
@pytest.mark.parametrize(
    ("right", "wrong"),
    some(
        [
            ("\nSa1\tloss\tSb1 ", "\nSa1\tloss\t"),
            ("\nSa1\tloss\t", "\nSa1\tdraw\t"),
            ("\nCa1 Sa1\t", "\nCa1 Ta1n\t"),
        ],
        quick=1,
    ),
)
def test_a_wrong_line_is_found(tmp_path: Path, right: str, wrong: str) -> None:
    script = Path(shutil.copy(VERIFIER, tmp_path))
    told = (DATA / "pyrga-values.tsv").read_text()
    assert told.count(right) == 1
    (tmp_path / "pyrga-values.tsv").write_text(told.replace(right, wrong))
    assert verify(script).returncode != 0


def test_its_search_agrees_with_the_prover() -> None:
    """On positions late in a game, where both are quick."""
    names: dict[str, Any] = runpy.run_path(str(VERIFIER))
    rng, values = random.Random(2), set()
    for _ in range(12):
        board, state = ts.Board("pyrga"), names["START"]
        while board.ply < 17 and not board.is_game_over():
            moves = names["expand"](state)[1]
            assert {*moves} == {*board.legal_moves}
            move = rng.choice(board.legal_moves)
            state = moves[move]
            board.push(move)
        if board.is_game_over():
            continue
        proven = ts.prove(board).value
        assert proven is not None
        white = proven if board.turn == ts.FIRST else -proven
        found = [names["reaches"](state, least, 100_000) for least in (0, 1)]
        assert found == [white >= 0, white == 1]
        values.add(white)
    assert {1, -1} <= values


@pytest.mark.slow
def test_the_file_is_what_the_table_of_the_page_says() -> None:
    written = pyrga_values.HEADER + "".join(pyrga_values.lines())
    assert (DATA / "pyrga-values.tsv").read_text() == written
