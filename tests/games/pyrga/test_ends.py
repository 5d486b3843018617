"""How games of Pyrga end."""

from __future__ import annotations

import pytest

from tesserae.core.game import FIRST, SECOND, Outcome
from tesserae.core.scene import Marks
from tesserae.games.pyrga import GAME
from tesserae.games.pyrga.notation.targets import CELL_NAMES
from tesserae.games.pyrga.rules import Tally
from tests.games.pyrga.playing import pieces_left, play
from tests.looking import items

OWN_THIRD = "Td3w Cc3 Tc3e Cd3 Sd3 Td2w Tc2w Ta2e Cc2 Sc2 Sc3"
OPPONENTS_THIRD = "Sb3 Cb4 Tb4e Tc4w Ta4e Td4w Sb4 Ca4 Sa4 Ta3e Cb3 Tb3e"
LAST_PIECES_FINISH_IT = (
    "Ta2s Ta1e Cc1 Tc1w Sb1 Tb2n Tb3w Ta3e Td3s Cd2 Td2w Cc2 Sc2 Cb2 Sb2 Tc2n Tc3n Cc4 Sc4 Cc3 "
    "Sc3 Sb3 Cb4 Sb4 Cb3 Sd1 Ca4 Sa4 Ca3 Sa3"
)


def test_a_third_tower_wins_at_once() -> None:
    won = play(OWN_THIRD)
    assert won.outcome() == Outcome(FIRST, "three_towers")
    assert won.legal_moves() == ()


def test_two_towers_do_not_win() -> None:
    before = play(OWN_THIRD.removesuffix(" Sc3"))
    assert before.tally(FIRST).towers == 2
    assert before.outcome() is None


def test_finishing_the_opponents_third_tower_makes_the_opponent_win() -> None:
    won = play(OPPONENTS_THIRD)
    assert won.to_move == 0
    assert won.outcome() == Outcome(FIRST, "three_towers")


def test_the_very_last_piece_can_still_make_a_third_tower() -> None:
    won = play(LAST_PIECES_FINISH_IT)
    assert pieces_left(won) == [0, 0, 0, 0, 0, 0]
    assert won.outcome() == Outcome(SECOND, "three_towers")


@pytest.mark.parametrize(
    ("written", "white", "black", "outcome", "result", "spaces"),
    [
        (
            "a1sTeC.b1Stnc.c1Ste.d1Stwc.a2sC.b2STn.c2sTn.d2sTs.a3sC.b3Ts.c3c.d3c.a4SC.b4tsc.c4tw."
            "d4C~Cd3",
            Tally(1, 2, 2),
            Tally(2, 1, 3),
            Outcome(SECOND, "more_towers"),
            (1, 2),
            "b1 d1",
        ),
        (
            "a1tec.b1SC.c1s.d1Tn.a2Sc.b2Stnc.c2STwc.d2s.a3TsC.b3Te.c3te.d3STnc.a4sC.b4s.c4teC."
            "d4stwC~Ca1",
            Tally(2, 2, 2),
            Tally(2, 1, 4),
            Outcome(FIRST, "more_pairs"),
            (2, 1),
            "b1 a3",
        ),
        (
            "a1s.b1sC.c1Twc.d1stnC.a2Tn.b2TsC.c2S.d2StsC.a3STnc.b3sc.c3Sc.d3tsC.a4stsc.b4Tw.c4tw."
            "d4S~Cc1",
            Tally(2, 1, 4),
            Tally(2, 1, 2),
            Outcome(FIRST, "more_singles"),
            (4, 2),
            "a2 c2 b4 d4",
        ),
        (
            "a1SC.b1sTn.d1Sc.a2sC.b2stn.d2Tnc.a3Tec.b3STnc.c3stwC.d3twC.b4Stec.c4SteC.d4sTw~Cd2",
            Tally(2, 1, 0),
            Tally(2, 1, 0),
            Outcome(None, "level"),
            (2, 2),
            "",
        ),
    ],
)
def test_without_pieces_left_towers_then_pairs_then_singles_decide(
    written: str,
    white: Tally,
    black: Tally,
    outcome: Outcome,
    result: tuple[int, int],
    spaces: str,
) -> None:
    """The result and the winner's spaces are what was counted last."""
    ended = GAME.decode(written)
    assert ended.both.bit_count() == 30
    assert (ended.tally(FIRST), ended.tally(SECOND)) == (white, black)
    assert (ended.outcome(), GAME.result(ended)) == (outcome, result)
    bits = ended.deciding_spaces()
    decided = [name for cell, name in enumerate(CELL_NAMES) if bits >> 3 * cell & 1]
    assert decided == spaces.split()


@pytest.mark.parametrize(
    ("written", "outcome"),
    [
        (
            "a1S.b1S.c1s.d1Tw.a2te.b2Stec.c2Tw.d2S.a3ts.b3s.c3Tn.d3ts.a4Ts.b4Te.c4stsC.d4sC~Cc4",
            Outcome(SECOND, "more_towers"),
        ),
        (
            "a1S.b1Te.c1Sc.d1sc.a2te.b2ts.c2Tn.d2S.a3s.b3S.c3Te.d3Tnc.a4S.b4Te.c4stw.d4tw~Cd1",
            Outcome(SECOND, "more_pairs"),
        ),
        (
            "a1sC.b1stwC.c1tn.d1Tn.a2S.b2tnC.c2Tw.d2ts.a3s.b3STnC.c3s.d3Ts.a4ts.b4Sc.c4Ts.d4s~Cb2",
            Outcome(SECOND, "more_singles"),
        ),
        (
            "a1S.b1sc.c1s.d1Tw.a2S.b2tn.c2Tn.d2sC.a3Tn.b3Tn.c3Tec.d3tw.a4ts.b4te.c4te.d4SC~Cb1",
            Outcome(None, "level"),
        ),
    ],
)
def test_stuck_without_an_empty_space_ends_the_game_too(written: str, outcome: Outcome) -> None:
    ended = GAME.decode(written)
    side = ended.to_move
    assert any(ended.pieces_left(side, kind) for kind in (0, 1, 2))
    assert ended.legal_moves() == ()
    assert ended.outcome() == outcome


def test_a_shared_pair_counts_for_nobody() -> None:
    shared = play("Sb2 Ta2e Tb2e")
    assert (shared.tally(FIRST).pairs, shared.tally(SECOND).pairs) == (1, 0)
    split = play("Sb2 Ta2e Cb2 Tb2n")
    assert (split.tally(FIRST).pairs, split.tally(SECOND).pairs) == (0, 0)
    assert play("Cb2 Sb2").tally(FIRST) == Tally(0, 0, 0)


def test_the_third_tower_is_lit_with_the_two_others() -> None:
    won = play(OWN_THIRD)
    assert GAME.result(won) == (3, 0)
    assert len(items(GAME.scene(won, Marks()), "won")) == 3


def test_before_the_end_no_space_has_decided_and_towers_count() -> None:
    before = play(OWN_THIRD.removesuffix(" Sc3"))
    assert not items(GAME.scene(before, Marks()), "won")
    assert GAME.result(before) == (2, 0)
