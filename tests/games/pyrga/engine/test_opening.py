"""The opening book of Pyrga: whole, proven, and as the levels play."""

from __future__ import annotations

import pytest

from tesserae.games.pyrga.engine import book
from tesserae.games.pyrga.engine.opening import Opening
from tesserae.games.pyrga.engine.packed import canonical, pack, ply_of
from tesserae.games.pyrga.engine.played import DEEPEST, PLAYED, TRIES
from tesserae.games.pyrga.engine.prover import Prover
from tesserae.games.pyrga.rules import START, Position
from tesserae.search.levels import LEVELS
from tests.search.positions import PYRGA, wander
from tests.tiers import part, sampled
from tools.generate.tabulate_levels import count_choices, positions

BOOK = Opening()


def proven(position: Position) -> int:
    *_, last = Prover(use_book=False).prove(position)
    assert last.value is not None
    return last.value


def test_the_ways_from_the_start_are_all_first_moves_up_to_symmetry() -> None:
    ways = BOOK.ways(START)
    assert sum(way.moves for way in ways) == len(START.legal_moves())
    assert len({canonical(pack(START.apply(way.move))) for way in ways}) == len(ways) == 12
    values = [way.value for way in ways]
    assert values == sorted(values, reverse=True)
    assert BOOK.value(START) == values[0]


@sampled
def test_no_way_is_missing_and_each_is_worth_what_it_leads_to() -> None:
    for seed in range(part(60)):
        position = wander(PYRGA, seed % 5, seed)
        ways = BOOK.ways(position)
        after = {canonical(pack(position.apply(move))) for move in position.legal_moves()}
        assert {canonical(pack(position.apply(way.move))) for way in ways} == after
        assert BOOK.value(position) == max(way.value for way in ways)
        for way in ways:
            assert BOOK.value(position.apply(way.move)) == -way.value


@pytest.mark.slow
def test_values_are_those_of_a_prover_without_tables() -> None:
    for seed in range(3):
        position = wander(PYRGA, 4, seed)
        assert BOOK.value(position) == proven(position)


def test_the_book_ends_with_five_pieces_and_has_nothing_else() -> None:
    last = wander(PYRGA, 5, 1)
    assert BOOK.value(last) is not None
    assert BOOK.ways(last) == ()
    later = wander(PYRGA, 6, 1)
    assert BOOK.value(later) is None
    assert BOOK.ways(later) == ()


def test_levels_were_asked_in_every_position_with_few_pieces() -> None:
    asked = list(positions())
    assert {book.name(canonical(pack(it))) for it in asked} == PLAYED.keys()
    assert len(asked) == len(PLAYED) == 113
    for position in asked:
        shares = [way.played for way in BOOK.ways(position)]
        assert all(len(share) == len(LEVELS) for share in shares)
        for level in zip(*shares, strict=True):
            assert sum(level) == pytest.approx(100, abs=len(shares))
    assert BOOK.ways(wander(PYRGA, DEEPEST + 1, 0))[0].played == ()


@pytest.mark.slow
@sampled
def test_the_levels_choose_what_the_table_says() -> None:
    asked = list(positions())
    for position in asked[1 : 1 + part(12)]:
        row = PLAYED[book.name(canonical(pack(position)))].split("/")
        for level, counts in zip(LEVELS, row, strict=True):
            assert ".".join(map(str, count_choices(position, level, TRIES))) == counts
        assert ply_of(position) <= DEEPEST
