"""All that is measured of the engines, and single parts of it."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from tesserae.games import catalog
from tesserae.search.levels import LEVELS
from tools.bench.engines import __main__ as bench
from tools.bench.engines import exact, plies


def test_every_part_is_run_even_if_one_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    ran = []

    def fails(arguments: Sequence[str]) -> None:
        ran.append(("kept", *arguments))
        raise SystemExit(True)

    for module in ("exact", "beginner", "ai"):
        monkeypatch.setattr(
            f"tools.bench.engines.{module}.main",
            lambda arguments, name=module: ran.append((name, *arguments)),
        )
    monkeypatch.setattr("tools.bench.engines.kept.main", fails)
    monkeypatch.setattr("tools.bench.engines.plies.lines", lambda _game, _movetime: ())
    with pytest.raises(SystemExit) as end:
        bench.main(["--game", "pyrga"])
    assert end.value.code
    assert ran == [(name, "--game", "pyrga") for name in ("exact", "kept", "beginner", "ai")]


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
