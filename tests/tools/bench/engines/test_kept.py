"""The tool that watches whether a proven value is given away."""

from __future__ import annotations

import pytest

from tesserae.cli.players import GameHistory, GoLimits, LocalPlayer
from tesserae.core.game import Move
from tesserae.games.pyrga import GAME
from tesserae.games.pyrga.engine.prover import Prover
from tests.search.positions import wander
from tools.bench.engines.kept import CheckedPlayer, main, value_of

PLIES = 13


class Fixed(LocalPlayer):
    """Plays the move it was told to."""

    def __init__(self, move: Move) -> None:
        super().__init__()
        self._move = move

    def choose(self, history: GameHistory, limits: GoLimits) -> Move:  # noqa: ARG002
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
            player = CheckedPlayer(Fixed(move), Prover())
            assert player.choose(GameHistory(position), {}) == move
            told = "kept" if -left == had else "given away"
            assert dict(player.checked) == {told: 1}
            assert bool(player.mistakes) == (told == "given away")
            seen.add(told)
    assert seen == {"kept", "given away"}


def test_what_takes_too_long_is_not_told() -> None:
    assert value_of(Prover(), wander(GAME, 4, 3), patience=10) is None


def test_a_run_says_how_games_ended_and_what_was_kept(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--games", "1", "--movetime", "20"])
    assert " kept" in capsys.readouterr().out
