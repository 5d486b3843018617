"""The bitboards and the literal rules say the same of thousands of random positions."""

from __future__ import annotations

from pathlib import Path

import pytest

from tesserae.games.tetrad.notation.moves import move_text
from tesserae.games.tetrad.notation.positions import decode
from tesserae.games.tetrad.rules.position import START, Position
from tests.games.tetrad import literal
from tests.games.tetrad.playing import damaged, random_game, to_literal
from tests.tiers import batches, part, sampled

TABLE = [
    (position, depth, int(count))
    for position, *counts in map(str.split, Path(__file__).with_name("perft.txt").open())
    for depth, count in enumerate(counts, 1)
]


def compare(position: Position, game: literal.Game) -> None:
    """Moves and outcome are those of the literal rules."""
    texts = [move_text(position, move) for move in position.legal_moves()]
    assert len(set(texts)) == len(texts)
    assert set(texts) == set(literal.legal(game)), game
    assert position.outcome() == literal.outcome(game), game


@sampled
@pytest.mark.parametrize("seed", batches(8, quick=1))
def test_a_game_from_the_start_goes_as_the_literal_rules_have_it(seed: int) -> None:
    game = literal.Game({})
    before = START
    for position in random_game(seed, most=part(250, 3)):
        if position != before:
            game = _followed(before, position, game)
            before = position
        compare(position, game)


@pytest.mark.parametrize("batch", batches(20, quick=1))
def test_turns_of_damaged_armies_go_as_the_literal_rules_have_it(batch: int) -> None:
    for seed in range(15 * batch, 15 * batch + 15):
        for position in random_game(seed, damaged(seed), most=12):
            compare(position, to_literal(position))


@pytest.mark.parametrize("batch", batches(4, quick=1))
def test_each_move_leads_to_the_same_in_both_readings(batch: int) -> None:
    for seed in range(10 * batch, 10 * batch + 10):
        for position in random_game(seed, damaged(seed + 500), most=6):
            after = literal.legal(to_literal(position))
            for move in position.legal_moves():
                expected = after[move_text(position, move)]
                found = to_literal(position.apply(move))
                assert _counted_at_end(found) == _counted_at_end(expected)


def _counted_at_end(game: literal.Game) -> literal.Game:
    """Without what an attack settles anyhow: that the count of turns will start anew."""
    return game._replace(removed=False, quiet=0 if game.attacked else game.quiet)


def _followed(before: Position, after: Position, game: literal.Game) -> literal.Game:
    """What the literal rules make of the move that was played."""
    move = next(move for move in before.legal_moves() if before.apply(move) == after)
    return literal.legal(game)[move_text(before, move)]


@pytest.mark.parametrize(("written", "depth", "count"), [row for row in TABLE if row[2] < 1000])
def test_the_literal_rules_count_as_the_table_does(written: str, depth: int, count: int) -> None:
    def counted(game: literal.Game, depth: int) -> int:
        after = literal.legal(game).values()
        return len(after) if depth == 1 else sum(counted(game, depth - 1) for game in after)

    assert counted(to_literal(decode(written)), depth) == count
