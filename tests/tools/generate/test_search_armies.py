"""The search for good armies in Tetrad."""

from __future__ import annotations

import random

import pytest

from tesserae.core.game import FIRST, SECOND
from tesserae.games.tetrad.armies import ARMIES, Armies, mirror_army, read_army
from tesserae.games.tetrad.rules.position import Position
from tools.generate.search_armies import better_half, candidates, main, play_pair, set_up

MANY = 12


def by_chance(one: str, other: str, seed: int) -> float:
    return random.Random(f"{one} {other} {seed}").choice((0.0, 0.5, 1.0))


def test_random_armies_can_be_set_up_and_none_is_there_twice() -> None:
    armies = candidates(40, random.Random(1))
    assert armies[: len(ARMIES)] == list(ARMIES.values())
    assert len({min(army, mirror_army(army)) for army in armies}) == 40
    assert all(len(read_army(army, side)) == 5 for army in armies for side in (FIRST, SECOND))


def test_a_game_begins_with_the_two_armies() -> None:
    white, black = candidates(MANY, random.Random(2))[-2:]
    position = set_up(white, black).position
    assert isinstance(position, Position)
    assert [Armies().text_of(position, side) for side in (FIRST, SECOND)] == [white, black]


@pytest.mark.slow
def test_an_army_gets_what_the_other_does_not() -> None:
    one, *_, other = candidates(MANY, random.Random(3))
    assert play_pair(one, other, 5) + play_pair(other, one, 5) == 1


def test_the_better_half_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    armies = candidates(MANY, random.Random(4))
    rank = {army: number for number, army in enumerate(armies)}
    monkeypatch.setattr(
        "tools.generate.search_armies.play_pair",
        lambda one, other, _: float(rank[one] < rank[other]),
    )
    assert set(better_half(armies, 20, random.Random(5))) == set(armies[: MANY // 2])


def test_equal_arguments_give_equal_tables(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("tools.generate.search_armies.play_pair", by_chance)
    tables = []
    for _ in range(2):
        main(["--armies", "9", "--keep", "3", "--pairs", "1", "--seed", "7"])
        tables.append(capsys.readouterr().out)
    assert tables[0] == tables[1]
    assert tables[0].splitlines()[:2] == ["5 are left", "3 are left"]
    assert tables[0].count(" %") == 3
