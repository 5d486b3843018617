"""The tool that watches whether a proven value is given away."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import repeat
from typing import Any

import pytest

from tesserae.core import exact
from tesserae.core.exact import Proof
from tesserae.core.game import Move
from tesserae.games import catalog
from tesserae.games.pyrga import GAME
from tesserae.games.pyrga.engine.prover import Prover
from tesserae.games.pyrga.rules import Position
from tesserae.library.engines.limits import GoLimits
from tesserae.library.matches.players import GameHistory, LocalPlayer
from tests.search.positions import wander
from tools.bench.engines.kept import CheckedPlayer, beginning, main, value_of

PLIES = 15


class Fixed(LocalPlayer):
    """Plays the move it was told to."""

    def __init__(self, move: Move) -> None:
        super().__init__()
        self._move = move

    def choose(self, history: GameHistory, limits: GoLimits) -> Move:
        assert self._move in history.position.legal_moves()
        return self._move


def test_a_move_is_told_by_the_value_it_leaves() -> None:
    seen = set()
    for seed in range(12):
        position = wander(GAME, PLIES, seed)
        had = value_of(Prover(), position)
        assert had is not None
        for move in position.legal_moves():
            left = value_of(Prover(), position.apply(move))
            assert left is not None
            player = CheckedPlayer(Fixed(move), Prover)
            assert player.choose(GameHistory(position), {"movetime": 60_000}) == move
            outcome = "kept" if -left == had else "given away"
            assert dict(player.checked) == {outcome: 1}
            assert bool(player.mistakes) == (outcome == "given away")
            seen.add(outcome)
    assert seen == {"kept", "given away"}


def test_what_takes_too_long_is_not_told() -> None:
    assert value_of(Prover(), wander(GAME, 6, 3), patience=10) is None


def test_a_run_says_how_games_ended_and_what_was_kept(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--games", "1", "--plies", "0", "--movetime", "20"])
    assert " kept" in capsys.readouterr().out


def test_every_sort_of_beginning_has_its_line_and_says_how_much_was_given_away(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        main(["--games", "2", "--plies", "12", "14", "--movetime", "20"])
    lines = [line for line in capsys.readouterr().out.splitlines() if line.startswith("pyrga")]
    assert [line.split(":")[0] for line in lines] == [
        "pyrga after 12 random plies",
        "pyrga after 14 random plies",
    ]
    assert all(re.search(r"; \d+ values given away in", line) for line in lines)


def worse_moves(position: Position) -> list[Move]:
    """The moves that give the value of a position away."""
    had, values = value_of(Prover(), position), {}
    assert had is not None
    for move in position.legal_moves():
        values[move] = value_of(Prover(), position.apply(move))
    return [move for move, value in values.items() if value != -had]


class Slow:
    """A prover that never comes to an end."""

    def prove(self, _position: Position) -> Iterator[Proof]:
        return repeat(Proof(None, 250))


def test_what_cannot_be_proven_in_time_is_told_apart() -> None:
    found = (wander(GAME, PLIES, seed) for seed in range(12))
    position, moves = next((its, moves) for its in found if (moves := worse_moves(its)))
    provers: Iterator[exact.Prover[Any]] = iter([Prover(), Slow()])
    player = CheckedPlayer(Fixed(moves[0]), lambda: next(provers))
    player.choose(GameHistory(position), {"movetime": 20})
    assert dict(player.checked) == {"given away, too hard to prove in time": 1}
    assert not player.mistakes


@pytest.mark.parametrize("plies", [0, 3, 5])
def test_beginnings_have_their_length_and_go_on(plies: int) -> None:
    histories = {beginning(catalog.by_slug("pyrga"), plies, seed) for seed in range(10)}
    assert {len(history.moves) for history in histories} == {plies}
    assert all(history.position.legal_moves() for history in histories)
    assert plies == 0 or len(histories) > 5
