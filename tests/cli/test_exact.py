"""The engine command `exact`: the proven value for the player who makes the next ply."""

from __future__ import annotations

import pytest

from tests.cli.talk import talk

ONE_TOWER_SHORT = "Td3w Cc3 Tc3e Cd3 Sd3 Td2w Tc2w Ta2e Cc2 Sc2"
OVER = f"{ONE_TOWER_SHORT} Sc3"


@pytest.mark.parametrize(
    ("moves", "value"),
    [
        (ONE_TOWER_SHORT, "win"),
        (OVER, "loss"),
        (ONE_TOWER_SHORT.removesuffix(" Sc2"), "loss"),
    ],
)
def test_exact_tells_the_value_for_the_side_to_move(moves: str, value: str) -> None:
    assert talk(f"position startpos moves {moves}", "exact 60000") == [f"exact {value}"]


def test_the_start_and_its_first_moves_are_known_at_once() -> None:
    answers = talk("exact 0", "position startpos moves Sa1", "exact 0")
    assert answers == ["exact win", "exact loss"]


@pytest.mark.parametrize(("time", "more"), [("0", []), ("600000", ["stop"])])
def test_what_is_not_proven_in_time_or_until_it_is_stopped_is_unknown(
    time: str, more: list[str]
) -> None:
    hard = "position startpos moves Tc2s Tc1e Cd1 Sd1 Sc1 Sb1"
    assert talk(hard, f"exact {time}", *more, "isready") == ["exact unknown", "readyok"]


@pytest.mark.parametrize("line", ["exact x", "exact -1", "exact 1 2"])
def test_a_time_that_is_no_number_is_refused(line: str) -> None:
    (answer,) = talk(line)
    assert answer.startswith("error ")


@pytest.mark.parametrize("slug", ["zaic", "tetrad"])
def test_games_without_a_solver_do_not_know_the_command(slug: str) -> None:
    assert talk("exact", slug=slug) == ["error unknown command exact"]
