"""Packed positions: mirror images, and that what is forgotten does not matter."""

from __future__ import annotations

from collections import defaultdict
from itertools import combinations, pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tesserae.games.pyrga.engine.packed import canonical, empty_cells, images, pack
from tesserae.games.pyrga.notation.moves import MOVE_TEXTS
from tesserae.games.pyrga.rules import CELLS, KINDS, START, Position
from tests.core.solving import plain_value
from tests.games.pyrga.engine.solving import random_games
from tests.games.pyrga.playing import play

LETTERS = "abcd"


def quarter_turn(text: str) -> str:
    """A move on the board turned by a quarter to the right."""
    file, rank = LETTERS.index(text[1]), int(text[2])
    turned = {"n": "e", "e": "s", "s": "w", "w": "n"}
    arrow = turned[text[3]] if len(text) == 4 else ""
    return f"{text[0]}{LETTERS[rank - 1]}{4 - file}{arrow}"


def mirrored(text: str) -> str:
    """A move in a mirror that swaps left and right."""
    arrow = {"e": "w", "w": "e"}.get(text[3:], text[3:])
    return f"{text[0]}{LETTERS[3 - LETTERS.index(text[1])]}{text[2]}{arrow}"


@given(st.integers(0, 10_000), st.integers(0, 20))
def test_a_game_seen_in_a_mirror_or_turned_has_the_same_canonical_int(seed: int, ply: int) -> None:
    texts, position = random_games(ply, 1, seed)[0]
    turned = [quarter_turn(text) for text in texts]
    for image in (turned, [mirrored(text) for text in texts]):
        other = play(" ".join(image))
        assert canonical(pack(other)) == canonical(pack(position))
        assert pack(other) in images(pack(position))


def test_first_moves_that_are_no_mirror_images_differ() -> None:
    classes = {canonical(pack(START.apply(move))) for move in START.legal_moves()}
    by_hand = {"Sa1", "Ta1n", "Ca1", "Sb1", "Tb1n", "Tb1e", "Tb1w", "Cb1"}
    by_hand |= {"Sb2", "Tb2n", "Tb2s", "Cb2"}
    assert len(classes) == len(by_hand)
    assert {canonical(pack(play(text))) for text in by_hand} == classes


def alike(plies: int, games: int) -> list[list[Position]]:
    """Different positions that have the same int, four plies after random games."""
    found = []
    for _, position in random_games(plies, games):
        level = {position}
        for _ in range(4):
            level = {after for p in level for m in p.legal_moves() if (after := p.apply(m))}
        groups = defaultdict(list)
        for after in level:
            if after.legal_moves():
                groups[pack(after)].append(after)
        found += [sorted(group) for group in groups.values() if len(group) > 1]
    return found


def swapped(position: Position) -> list[Position]:
    """The position with the owners of two kinds exchanged on one space and back on another."""
    found = []
    for one, other in combinations(CELLS, 2):
        for kind, second in permutations(KINDS, 2):
            whites = 1 << 3 * one + kind | 1 << 3 * other + second
            blacks = 1 << 3 * one + second | 1 << 3 * other + kind
            if whites & position.white == whites and blacks & position.black == blacks:
                change = whites | blacks
                white, black = position.white ^ change, position.black ^ change
                found.append(position._replace(white=white, black=black))
    return found


def test_empty_spaces_are_those_without_a_piece_beside_finished_towers_too() -> None:
    towers = 0
    for plies in range(4, 27):
        for _, position in random_games(plies, 5):
            towers += any(position.kinds_on(cell) == 7 for cell in CELLS)
            empty = tuple(cell for cell in CELLS if not position.kinds_on(cell))
            assert empty_cells(pack(position)) == empty
    assert towers > 20


@pytest.mark.slow
def test_who_owns_which_kind_of_a_tower_or_a_pair_does_not_matter_to_the_value() -> None:
    tried = 0
    for _, position in random_games(19, 80):
        for other in swapped(position)[:2]:
            tried += 1
            assert pack(other) == pack(position)
            assert plain_value(other) == plain_value(position)
        plain_value.cache_clear()
    assert tried > 40


@pytest.mark.slow
def test_positions_with_the_same_int_have_the_same_value() -> None:
    for group in alike(15, 3)[::20]:
        assert len({plain_value(position) for position in group}) == 1
    plain_value.cache_clear()


def test_positions_with_the_same_int_can_go_on_in_the_same_ways() -> None:
    for group in alike(8, 2):
        for one, other in pairwise(group):
            images = [
                sorted({pack(p.apply(m)) for m in p.legal_moves() if p.apply(m).legal_moves()})
                for p in (one, other)
            ]
            assert images[0] == images[1], [MOVE_TEXTS[p.last] for p in (one, other)]
