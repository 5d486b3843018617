"""The table of positions with five pieces: whole, right by the solver and by the earlier plies."""

from __future__ import annotations

import random
from collections.abc import Mapping
from importlib.resources import files
from pathlib import Path

import pytest

from tesserae.core.position import Move
from tesserae.games.pyrga import GAME
from tesserae.games.pyrga.engine import early, five_pieces
from tesserae.games.pyrga.engine.packed import canonical, pack
from tesserae.games.pyrga.engine.prover import Prover
from tesserae.games.pyrga.rules import Position
from tests.games.pyrga.engine.solving import key_of, reached
from tests.games.pyrga.engine.test_early import proven_quickly
from tests.games.pyrga.playing import play
from tests.search.positions import wander
from tests.tiers import part, sampled
from tools.generate import tabulate_pyrga_five
from tools.generate.tabulate_pyrga import Reached, level
from tools.generate.tabulate_pyrga_five import build_table, check, line_of, main, read_lines

DATA = (files("tesserae.games.pyrga.engine") / "five_pieces.bin").read_bytes()
SIZE = 56_793
"""How many positions there are, up to symmetry."""

LOST, DRAWN, WON = -1, 0, 1

pytestmark = sampled


def value(position: Position) -> int:
    """What the table says of a position with five pieces."""
    found = five_pieces.value(position)
    assert found is not None
    return found


@pytest.mark.slow
def test_every_position_is_there_once_and_the_file_is_reproduced_from_the_values() -> None:
    table = five_pieces.read(DATA)
    values = {key: table.value(key) for key in level(five_pieces.PLIES)}
    assert len(values) == SIZE
    check(values)
    assert five_pieces.write(build_table(values)) == DATA
    assert len(DATA) < 14_500


@pytest.mark.parametrize("seed", range(part(200, 10)))
def test_a_position_with_four_pieces_is_worth_what_its_best_move_is(seed: int) -> None:
    position = wander(GAME, early.DEEPEST, seed)
    found = early.find(position)
    assert found is not None
    worth = {move: -value(position.apply(move)) for move in position.legal_moves()}
    assert max(worth.values()) == worth[Move(found.move)] == found.value


def test_values_are_right_by_the_solver() -> None:
    proven = 0
    for seed in range(part(120)):
        position = wander(GAME, five_pieces.PLIES, seed)
        quickly = proven_quickly(position)
        assert quickly in (value(position), None)
        proven += quickly is not None
    assert proven > 3


def test_all_three_values_are_there_and_mirror_images_have_the_same() -> None:
    found = {value(wander(GAME, five_pieces.PLIES, seed)) for seed in range(150)}
    assert found == {LOST, DRAWN, WON}
    assert value(play("Ca1 Sa1 Tb1e Td1w Cb1")) == value(play("Ca1 Sa1 Ta2n Ta4s Ca2"))


def test_what_no_game_leads_to_and_other_numbers_of_pieces_are_not_there() -> None:
    present = wander(GAME, five_pieces.PLIES, 1)
    assert five_pieces.value(present) is not None
    assert five_pieces.value(present._replace(last=wander(GAME, 1, 1).last)) is None
    for plies in (0, 4, 6):
        assert five_pieces.value(wander(GAME, plies, 1)) is None


@pytest.mark.parametrize("seed", range(part(40, 10)))
def test_six_pieces_are_bounded_by_the_positions_before_them(seed: int) -> None:
    position = wander(GAME, five_pieces.PLIES, seed)
    for move in position.legal_moves():
        after = position.apply(move)
        bound = five_pieces.lower_bound(after)
        assert bound >= -value(position)
        quickly = proven_quickly(after)
        assert quickly is None or bound <= quickly
    assert five_pieces.lower_bound(position) == LOST


@pytest.mark.parametrize("seed", range(part(12, 4)))
def test_the_prover_knows_the_value_at_once_and_finds_a_move_that_keeps_it(seed: int) -> None:
    position = wander(GAME, five_pieces.PLIES, seed)
    proofs = Prover(entries=200_000).prove(position)
    first = next(proofs)
    assert (first.value, first.nodes) == (value(position), 0)
    if first.value == WON:
        *_, last = proofs
        assert last.value == WON
        assert last.move is not None
        assert proven_quickly(position.apply(last.move)) in (LOST, None)


def test_a_win_that_follows_from_the_position_before_is_known_before_its_move() -> None:
    lost = next(
        it for seed in range(50) if value(it := wander(GAME, five_pieces.PLIES, seed)) == LOST
    )
    for move in lost.legal_moves():
        first = next(Prover(entries=200_000).prove(lost.apply(move)))
        assert (first.value, first.nodes) == (WON, 0)


LINES = {"Ca1.Sa1.Tb1e.Td1w.Cb1": "d", "Sa1.Sb1.Ta1e.Tb1w.Ca1": "l"}
"""Positions, and values that a test gives them."""


def test_lines_tell_values_for_white_and_are_read_back() -> None:
    lines = [f"{moves} {letter}" for moves, letter in LINES.items()]
    values = read_lines(lines)
    assert values == {key_of("Ca1.Sa1.Tb1e.Td1w.Cb1"): 0, key_of("Sa1.Sb1.Ta1e.Tb1w.Ca1"): 1}
    assert [line_of(reached(moves), values[key_of(moves)]) for moves in LINES] == lines


def test_a_table_has_the_values_that_it_was_made_of() -> None:
    rng = random.Random(5)
    values = {rng.getrandbits(100): rng.choice((LOST, DRAWN, WON)) for _ in range(700)}
    table = five_pieces.read(five_pieces.write(build_table(values)))
    assert {key: table.value(key) for key in values} == values


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Mapping[int, Reached]:
    """The tool believes that there are few positions, those after one with four pieces."""
    four = "Tb1n.Tb2w.Ta2n.Ta3s"
    start = reached(four)
    every = {key_of(four): start}
    after = {
        canonical(pack(start.position.apply(move))): Reached(
            (*start.moves, move), start.position.apply(move)
        )
        for move in start.position.legal_moves()
    }
    monkeypatch.setattr(
        tabulate_pyrga_five, "level", lambda plies: every if plies == early.DEEPEST else after
    )
    monkeypatch.setattr(tabulate_pyrga_five, "FILE", tmp_path / "five.bin")
    monkeypatch.setattr("tools.generate.tabulate_pyrga.ENTRIES", 100_000)
    return after


def test_the_tool_proves_what_is_missing_and_writes_what_the_table_says(
    few: Mapping[int, Reached], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    known = tmp_path / "five.txt"
    with pytest.raises(SystemExit, match="out of time"):
        main([str(known)])
    main([str(known), "--seconds", "300"])
    assert "positions in" in capsys.readouterr().out
    table = five_pieces.read((tmp_path / "five.bin").read_bytes())
    for key, its in few.items():
        assert table.value(key) == value(its.position)


def test_a_file_that_contradicts_the_earlier_plies_is_refused(few: Mapping[int, Reached]) -> None:
    check({key: value(its.position) for key, its in few.items()})
    with pytest.raises(SystemExit, match=r"Tb1n\.Tb2w\.Ta2n\.Ta3s is 1"):
        check(dict.fromkeys(few, WON))
