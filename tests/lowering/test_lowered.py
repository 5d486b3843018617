"""The lowered app in MicroPython answers as CPython's does, text for text."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import pytest

from tesserae.games import catalog
from tests.lowering.sessions import Exchange, Recorded, random_session
from tools.lowering.bundle import ALL, lowered, packed

HERE = Path(__file__).parent
GOLDEN = HERE.parent / "app" / "golden_links.txt"


def answered(game: str, folder: Path, sessions: Iterable[Sequence[Exchange]]) -> list[list[Any]]:
    """What the lowered app says to the events of each session."""
    paths = []
    for n, part in enumerate(lowered(game)):
        path = folder / f"{n}.json.gz"
        path.write_bytes(packed(part))
        paths.append(str(path))
    asked = "".join(json.dumps([it.event for it in said]) + "\n" for said in sessions)
    command = ["node", str(HERE / "answer.mjs"), *paths]
    ran = subprocess.run(
        command, input=asked, capture_output=True, text=True, timeout=600, check=False
    )
    assert ran.returncode == 0, ran.stderr[-2000:]
    return [json.loads(line) for line in ran.stdout.splitlines()]


def compare(game: str, folder: Path, sessions: Sequence[Sequence[Exchange]]) -> None:
    """Every reply of every session is the same."""
    replies = answered(game, folder, sessions)
    assert len(replies) == len(sessions)
    for said, found in zip(sessions, replies, strict=True):
        for n, (exchange, reply) in enumerate(zip(said, found, strict=False)):
            assert reply == exchange.reply, f"event {n}: {exchange.event[:300]}"
        assert len(found) == len(said)


@pytest.mark.parametrize("seeds", [range(2), range(2, 4), range(4, 6)], ids=str)
@pytest.mark.parametrize("slug", catalog.NAMES)
def test_random_sessions_with_one_game(slug: str, seeds: range, tmp_path: Path) -> None:
    compare(slug, tmp_path, [random_session(slug, seed, 45) for seed in seeds])


def test_every_golden_link(tmp_path: Path) -> None:
    lines = GOLDEN.read_text("utf-8").splitlines()
    fragments = [line.split(" |")[0] for line in lines if line.startswith("#")]
    assert len(fragments) > 60
    compare(ALL, tmp_path, [Recorded(it).said for it in fragments])
