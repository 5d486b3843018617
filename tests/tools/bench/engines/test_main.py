"""All that is measured of the engines, and single parts of it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial

import pytest

from tesserae.games import catalog
from tesserae.search.levels import LEVELS
from tools.bench.engines import __main__ as bench
from tools.bench.engines import exact, plies


def test_every_part_is_run_even_if_one_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = []

    def part(name: str, arguments: Sequence[str]) -> None:
        ran.append((name, *arguments))
        if name == "kept":
            raise SystemExit(True)

    monkeypatch.setattr(bench, "PARTS", {name: partial(part, name) for name in bench.PARTS})
    with pytest.raises(SystemExit) as end:
        bench.main(["--game", "pyrga", "--jobs", "3", "--executor", "mine:pool"])
    assert end.value.code
    arguments = ("--game", "pyrga", "--jobs=3", "--executor=mine:pool")
    assert ran == [(name, *arguments) for name in bench.PARTS]
    assert list(bench.PARTS) == [
        "exact",
        "kept",
        "beginner",
        "plies",
        "chances",
        "levels",
        "strength",
    ]


def test_a_single_part_is_measured_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(plies, "PLIES", 8)
    monkeypatch.setattr(plies, "STRONGEST_PLIES", 2)
    with pytest.raises(SystemExit) as end:
        bench.main(["--part", "plies", "--game", "pyrga"])
    assert not end.value.code
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(LEVELS)
    assert all(re.match(r"pyrga, level \d: a ply takes \d+ ms ", line) for line in lines)


def test_the_times_of_plies_go_on_from_game_to_game() -> None:
    some = plies.times(catalog.by_slug("pyrga"), LEVELS[0], {"movetime": 5})
    assert len([next(some) for _ in range(60)]) == 60


def test_positions_of_one_number_of_plies_are_proven(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(exact.NUMBERS, 12, 2)
    exact.main(["--plies", "12"])
    assert re.match(r"pyrga after 12 random plies: 2 proven ", capsys.readouterr().out)
