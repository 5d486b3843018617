"""Why a click is refused: each rule has its sentence and its cells."""

from __future__ import annotations

from itertools import islice

import pytest

from tesserae.core.entry import pick, resolve
from tesserae.core.game import SECOND
from tesserae.core.scene import Target
from tesserae.core.text import text
from tesserae.games.tetrad import GAME
from tesserae.games.tetrad.notation.moves import entries
from tesserae.games.tetrad.notation.targets import CELL_TARGETS, END, FIRES, PIECES, ROTATIONS
from tesserae.games.tetrad.rules.position import Position
from tesserae.games.tetrad.words import reasons
from tesserae.games.tetrad.words.effects import effects
from tests.games.tetrad.playing import at, damaged, only, play, random_game, targets
from tests.sentences import refusal, rule_of
from tests.targets import names

TARGETS: tuple[Target, ...] = (*CELL_TARGETS, *PIECES, *FIRES, *ROTATIONS, END)
DUEL = only("D0g2 M0i2", "T0g4 M0a14")
FORMS: set[Target] = {*PIECES, *ROTATIONS}
OVER = play("1xn -g3", only("M0g2", "M0g3"))


def refused(position: Position, picked: str, target: str) -> tuple[str, str]:
    """What is said, and the cells at fault."""
    reason = GAME.why_not(position, targets(picked), *targets(target))
    assert reason is not None
    return rule_of(reason.text).removeprefix("no."), " ".join(names(reason.faults))


@pytest.mark.parametrize(
    ("moves", "picked", "target", "rule", "faults"),
    [
        ("", "T0", "c2", "home.0", "c2 d2 e2 d3"),
        ("", "", "c2", "home.0", "c2"),
        ("T0a1", "", "c2", "home.1", "c2"),
        ("T0a1 T2a13", "O0", "b1", "taken", "b1 c1 b2"),
        ("I0a1 O0a13 I0e1 O0d13 I0i1 O0g13", "", "a1", "taken", ""),
        ("", "", "end", "setup_first", ""),
        ("", "T0 c1", "xn", "setup_first", ""),
        ("", "", "r", "setup_first", ""),
    ],
)
def test_a_placement_is_refused_by_its_rule(
    moves: str, picked: str, target: str, rule: str, faults: str
) -> None:
    key, cells = refused(play(moves), picked, target)
    assert key == rule
    assert set(faults.split()) <= set(cells.split())


@pytest.mark.parametrize(
    ("moves", "written", "rule"),
    [
        ("", "I0l1", "outside"),
        ("", "I1c2", "home.0"),
        ("T0a1", "I1c10", "home.1"),
        ("T0a1 T2a13", "O0b1", "taken"),
        ("I0a1 O0a13 I0e1 O0d13 I0i1 O0g13", "O0m1", "files"),
    ],
)
def test_a_typed_placement_is_refused_by_its_rule(moves: str, written: str, rule: str) -> None:
    assert refusal(GAME.parse_move, play(moves), written).key == f"tetrad.no.{rule}"


def test_a_shape_without_any_room_is_refused() -> None:
    crowded = play("S0a1 O0a13 S0d1 O0d13 S0g1 O0g13 S0j1 O0j13")
    assert refused(crowded, "", "I0") == ("nowhere", "")


@pytest.mark.parametrize(
    ("picked", "target", "rule", "faults"),
    [
        ("", "xn", "unit_first", ""),
        ("", "r", "unit_first", ""),
        ("", "T0", "set_up", ""),
        ("g2", "g10", "far", "g10 h10"),
        ("h2", "a2", "outside", ""),
        ("g2", "g4", "taken", "g4 h4"),
        ("g2", "xs", "range.s", ""),
        ("g2", "u", "turn", ""),
    ],
)
def test_a_click_in_a_turn_is_refused_by_its_rule(
    picked: str, target: str, rule: str, faults: str
) -> None:
    assert refused(DUEL, picked, target) == (rule, faults)


@pytest.mark.parametrize(
    ("cell", "key"),
    [("a5", "tetrad.ground.Y.why"), ("e5", "tetrad.ground.R.why"), ("g8", "tetrad.ground.B.why")],
)
def test_a_click_on_the_ground_with_nothing_picked_says_what_it_does(cell: str, key: str) -> None:
    reason = GAME.why_not(at(), (), *targets(cell))
    assert reason is not None
    assert (reason.text.key, reason.faults, reason.is_note) == (key, (), True)


def test_a_click_on_an_enemy_with_nothing_picked_says_what_it_can_do() -> None:
    reason = GAME.why_not(DUEL, (), *targets("g4"))
    assert reason is not None
    assert reason.is_note
    assert reason.text == text("tetrad.enemy.1", unit=1, why=effects(DUEL, SECOND, 0))


def test_a_unit_that_has_moved_says_so() -> None:
    moved = DUEL._replace(moved=0b01)
    assert refused(moved, "g2", "g1") == ("moved", "g2 h2")
    assert refused(moved, "g2", "r") == ("moved", "g2 h2")
    assert refused(only("M0g2", "M0a14", "wm1"), "", "g2") == ("moved_range", "g2")


def test_moves_are_over_once_an_attack_was_made() -> None:
    attacked = play("2xn -h5", DUEL)
    assert refused(attacked, "g2", "g1") == ("moves_over", "g2 h2")
    assert refused(attacked, "", "i2") == ("attacked", "i2")


def test_a_unit_with_nothing_in_range_after_an_attack_says_both() -> None:
    attacked = play("1xn -i4", only("D0g2 M0a1", "T0g4 M0a14"))
    assert refused(attacked, "", "a1") == ("moves_over_range", "a1")


def test_a_unit_that_has_attacked_does_not_attack_again() -> None:
    attacked = play("1xn -h5", only("D0g2", "T0g4"))
    assert refused(attacked, "g2", "xn") == ("attacked", "g2 h2")


def test_only_tiles_of_the_unit_that_was_hit_are_removed() -> None:
    hit = play("1xn", DUEL)
    assert refused(hit, "", "a14")[0] == "removal_first.1"
    assert refused(hit, "", "g2")[0] == "removal_first.1"
    assert refused(hit, "", "end")[0] == "removal_first.1"


def test_a_tile_that_holds_the_unit_together_stays() -> None:
    assert refused(play("1xn", DUEL), "", "h4") == ("split", "h4")


@pytest.mark.parametrize("target", ["g2", "xn", "end", "r"])
def test_after_the_end_nothing_is_clicked(target: str) -> None:
    assert refused(OVER, "", target) == ("over", "")


@pytest.mark.parametrize("start", [play(""), damaged(3), damaged(4), play("1xn", DUEL), at()])
def test_every_click_is_taken_or_explained(start: Position) -> None:
    for position in list(random_game(1, start, most=12))[::4]:
        listed = entries(position)
        longest = listed[len(listed) // 2].targets
        for picked in (longest[:n] for n in range(len(longest) + 1)):
            for target in TARGETS:
                taken = pick(listed, picked, target)
                explained = GAME.why_not(position, picked, target) is not None
                assert explained or taken is not None
                forgotten = set(picked) - set(taken or picked)
                assert not explained or taken is None or forgotten & FORMS


@pytest.mark.parametrize(
    ("position", "picked", "target", "reason"),
    [
        (play(""), "O0", "n1", "outside"),
        (only("T0g3", "M0g12"), "g3 r", "e3", "far"),
        (only("T0g3", "M0g12"), "g3 r", "i3", "far"),
    ],
)
def test_a_cell_that_does_not_suit_the_shape_or_the_turn_is_refused(
    position: Position, picked: str, target: str, reason: str
) -> None:
    found = GAME.why_not(position, targets(picked), *targets(target))
    assert found is not None
    assert found.text.key == f"tetrad.no.{reason}"


def test_another_unit_can_be_picked_while_one_is_turned() -> None:
    position = only("T0g3 O0a1", "M0g12")
    assert GAME.why_not(position, targets("g3 r"), *targets("a1")) is None


@pytest.mark.parametrize(("ply", "some"), [(4, False), (10, True), (14, True)])
def test_a_tile_elsewhere_is_picked_alone_or_not_at_all(ply: int, some: bool) -> None:
    """So says `pick`, which takes longer."""
    position = next(islice(random_game(3), ply, None))
    begun = {it.targets[:n]: None for it in entries(position) for n in range(len(it.targets))}
    offered = resolve(entries(position), ()).offered
    elsewhere = {
        pick(entries(position), picked, cell) == ((cell,) if cell in offered else None)
        for picked in list(begun)[::7]
        for cell in CELL_TARGETS
        if reasons._is_elsewhere(position, picked, cell.cell)
    }
    assert elsewhere == ({True} if some else set())
