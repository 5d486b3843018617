"""How a game of Tetrad ends."""

from __future__ import annotations

from tesserae.core.game import FIRST, SECOND, Outcome
from tesserae.games.tetrad.game import Tetrad
from tests.games.tetrad.playing import at, legal, only, play

LAST_SHOT = "1xn -g3"


def test_whoever_loses_the_last_tile_has_lost_at_once() -> None:
    white = play(LAST_SHOT, only("M0g2", "M0g3"))
    assert (white.outcome(), white.legal_moves()) == (Outcome(FIRST, "annihilated"), ())
    black = play("1xs -g2", only("M0g2", "M0g3", "b"))
    assert (black.outcome(), black.legal_moves()) == (Outcome(SECOND, "annihilated"), ())


def test_a_game_goes_on_while_a_removal_is_due() -> None:
    assert play("1xn", only("M0g2", "M0g3")).outcome() is None


def test_forty_turns_without_a_removal_end_the_game() -> None:
    assert play("end", at(turn="wq38")).outcome() is None
    assert play("end", at(turn="bq39")).outcome() == Outcome(None, "forty_turns")
    assert play("end", only("D0g1", "M0g14", "bq39")).outcome() == Outcome(FIRST, "forty_turns")
    assert play("end", only("M0g1", "D0g14", "bq39")).outcome() == Outcome(SECOND, "forty_turns")


def test_turns_count_only_when_they_end() -> None:
    assert "end" in legal(play("1a2", at(turn="wq39")))


def test_a_turn_with_a_removal_starts_the_count_anew() -> None:
    position = play("1xn -g4 end", only("M0g2", "D1g3", "wq39"))
    assert (position.quiet, position.outcome()) == (0, None)
    assert play("end", position).quiet == 1


def test_the_setup_does_not_count() -> None:
    position = play("T0a1 T2a13 O0d1 O0d13 O0g1 O0g13 O0j1 O0j13 O0m1 O0m13")
    assert position.quiet == 0


def test_by_agreement_more_tiles_win() -> None:
    assert Tetrad().agreed_outcome(at()) == Outcome(None, "agreed")
    assert Tetrad().agreed_outcome(only("D0g1", "M0g14")) == Outcome(FIRST, "agreed")
    assert Tetrad().agreed_outcome(only("M0g1", "D0g14")) == Outcome(SECOND, "agreed")


def test_nobody_agrees_in_the_setup_or_while_a_removal_is_due_or_after_the_end() -> None:
    assert Tetrad().agreed_outcome(play("T0a1")) is None
    assert Tetrad().agreed_outcome(play("1xn", only("M0g2", "D1g3"))) is None
    assert Tetrad().agreed_outcome(play(LAST_SHOT, only("M0g2", "M0g3"))) is None


def test_the_result_is_the_tiles_in_play() -> None:
    assert Tetrad().result(only("T0a1 M0d1", "O0a13")) == (5, 4)
