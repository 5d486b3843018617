"""The transposition table: bounded, and it forgets the oldest first."""

from __future__ import annotations

import gc
import sys
import weakref

import pytest

from tesserae.core.game import Game, Move, Position
from tesserae.games.catalog import GAMES
from tesserae.library.matches.openings import opening
from tesserae.search.levels import STRONGEST
from tesserae.search.thinking import think
from tesserae.search.transposition import EXACT, TT_SIZE, Entry, TranspositionTable


def entry(score: int) -> Entry:
    """Some entry."""
    return (1, score, EXACT, Move(0))


def test_an_entry_is_found_again_and_replaced_by_a_later_one() -> None:
    table = TranspositionTable[Entry]()
    table.put("a", entry(1))
    table.put("a", entry(2))
    assert table.get("a") == entry(2)
    assert table.get("b") is None
    assert len(table) == 1


def test_it_never_holds_more_than_its_size() -> None:
    table = TranspositionTable[Entry](10)
    for position in range(100):
        table.put(position, entry(position))
        table.get(position // 2)
        assert len(table) <= 10


def test_a_full_table_keeps_the_younger_half() -> None:
    table = TranspositionTable[Entry](10)
    for position in range(11):
        table.put(position, entry(position))
    kept = [position for position in range(11) if table.get(position)]
    assert kept == [5, 6, 7, 8, 9, 10]


def test_what_is_read_again_and_again_stays() -> None:
    table = TranspositionTable[Entry](10)
    table.put("root", entry(7))
    for position in range(100):
        table.put(position, entry(position))
        assert table.get("root") == entry(7)


def test_a_generation_that_is_dropped_is_freed_entry_by_entry() -> None:
    class Value:
        """Some value, which tells when it is freed."""

    table, alive = TranspositionTable[Value](100), weakref.WeakSet[Value]()
    for position in range(500):
        before = len(alive)
        value = Value()
        alive.add(value)
        table.put(position, value)
        assert before <= len(alive) <= 101
    table.clear()
    del value
    assert not alive


def test_a_cleared_table_knows_nothing() -> None:
    table = TranspositionTable[Entry](4)
    for position in range(4):
        table.put(position, entry(position))
    table.clear()
    assert len(table) == 0
    assert not any(table.get(position) for position in range(4))


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.slug))
def test_a_full_table_takes_less_than_200_megabytes(game: Game[Position]) -> None:
    level = STRONGEST._replace(limits=STRONGEST.limits._replace(nodes=8_000))
    reports = think(game, opening(game, None, "1").position, level, 2)
    if all(report.nodes < 6_000 for report in reports):
        pytest.skip("the whole game has fewer positions")
    (table,) = [it for it in gc.get_objects() if isinstance(it, TranspositionTable) and len(it)]
    assert bytes_of(table._young) / len(table) * TT_SIZE < 200e6


def bytes_of(table: object) -> int:
    """What a table takes with all its entries; shared objects count once."""
    seen: dict[int, object] = {}
    waiting = [table]
    while waiting:
        it = waiting.pop()
        if id(it) not in seen:
            seen[id(it)] = it
            waiting += gc.get_referents(it) if isinstance(it, dict | tuple) else []
    return sum(map(sys.getsizeof, seen.values()))
