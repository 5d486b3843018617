"""Asks the lowered app, in MicroPython in Node, and compares."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from tests.lowering.sessions import Exchange
from tools.lowering.bundle import packed

ANSWER = Path(__file__).with_name("answer.mjs")


def written(bundle: Sequence[Mapping[str, str]], folder: Path) -> list[Path]:
    """The files of a bundle, packed."""
    paths = [folder / f"{n}.json.gz" for n in range(len(bundle))]
    for path, files in zip(paths, bundle, strict=True):
        path.write_bytes(packed(files))
    return paths


def answers(bundle: Sequence[Path], sessions: Iterable[Sequence[str]]) -> list[list[Any]]:
    """The replies to the events of each session; after a failure, its words and no more."""
    lines = "".join(json.dumps(events) + "\n" for events in sessions)
    command = ["node", str(ANSWER), *map(str, bundle)]
    ran = subprocess.run(
        command, input=lines, capture_output=True, text=True, timeout=600, check=False
    )
    assert ran.returncode == 0, ran.stderr[-2000:]
    return [json.loads(line) for line in ran.stdout.splitlines()]


def compare(bundle: Sequence[Path], sessions: Mapping[str, Sequence[Exchange]]) -> None:
    """Every reply of every session, which has a name, is CPython's."""
    events = [[exchange.event for exchange in session] for session in sessions.values()]
    found = answers(bundle, events)
    assert len(found) == len(sessions)
    for (name, session), replies in zip(sessions.items(), found, strict=True):
        for n, (exchange, reply) in enumerate(zip(session, replies, strict=False)):
            assert reply == exchange.reply, f"{name}, event {n}: {exchange.event[:300]}"
        assert len(replies) == len(session)
