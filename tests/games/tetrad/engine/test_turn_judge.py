"""The judge of Tetrad's puzzles against all turns of small armies, tried ply by ply."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import count, islice

import pytest

from tesserae.core.game import FIRST, SECOND, Move
from tesserae.core.puzzle import SURVIVE, WIN, Estimate, Posed, Problem, Ruling
from tesserae.games.tetrad import GAME
from tesserae.games.tetrad.engine import one_turn, turn_judge
from tesserae.games.tetrad.engine.one_turn import Aim
from tesserae.games.tetrad.engine.puzzles import TetradPuzzles
from tesserae.games.tetrad.engine.themes import HITS, KILL
from tesserae.games.tetrad.engine.turn_judge import TurnJudge
from tesserae.games.tetrad.rules.board import CELLS, SIZE, is_connected
from tesserae.games.tetrad.rules.position import END, MOVE, SETUP_PLIES, Position, read
from tesserae.search.estimating import estimator
from tests.core.judging import result
from tests.games.tetrad.engine.plain_turns import (
    fewest,
    fewest_of_turn,
    is_held,
    rotated,
    stands,
    tiles_of,
    units_of,
)
from tests.games.tetrad.playing import only, played
from tests.tiers import part, sampled


def battle(seed: int, own: int, enemy: int, moved: int) -> Position:
    """Small units of each side near the middle of the board, White on turn. moved: as bits."""
    rng = random.Random(seed)
    taken, units = 0, list[int]()
    while len(units) < own + enemy:
        cell = rng.randrange(5 * SIZE, CELLS - 5 * SIZE)
        unit = 1 << cell
        for step in rng.choices((1, SIZE), k=rng.choice((0, 0, 1, 1, 2))):
            cell += step
            unit |= 1 << cell
        if is_connected(unit) and not unit & taken:
            units.append(unit)
            taken |= unit
    white, black = units[:own], units[own:]
    both = (*white, *[0] * (5 - own), *black, *[0] * (5 - enemy))
    return Position(FIRST, FIRST, SETUP_PLIES, both, moved=moved)


def to_hit(number: int) -> list[Position]:
    """Turns in which one of two units may still move, or none: else all plies take too long."""
    return [battle(seed, 2, 2, 1 + seed % 3) for seed in range(number)]


def to_survive(number: int) -> list[Position]:
    """Turns with few ways for one side or the other, all of which the judge looks at."""
    turns = (
        battle(seed, 2, 2, 3) if seed % 6 == 0 else battle(seed, 2, 1, 1 + seed % 3)
        for seed in count()
    )
    few = (it for it in turns if one_turn.formation_count(it.apply(END)) <= turn_judge.REPLIES)
    return [*islice(few, number)]


def answers(start: Position, position: Position, theme: str) -> Iterator[tuple[Move, Ruling]]:
    """The rulings on every ply of the solver in a position."""
    judge = TurnJudge(estimator(GAME))
    for move in position.legal_moves():
        yield move, result(judge.judge(Problem(start, theme, own=True), position, move))


def clear() -> None:
    fewest.cache_clear()
    is_held.cache_clear()


# To hit, or to destroy


def check_hits(start: Position, position: Position, theme: str) -> None:
    """The rulings on every ply where something is to be hit."""
    units = theme == KILL
    most = (
        units_of(start, SECOND) - 1
        if units
        else tiles_of(start, SECOND) - int(theme.removeprefix(HITS))
    )
    for move, ruling in answers(start, position, theme):
        assert ruling.proven
        if read(move).kind == MOVE:
            assert ruling == Ruling(None, proven=True)
            continue
        after = position.apply(move)
        assert ruling.right == (fewest(after, 0, units) <= most)
        end = played(after, ruling.replies)
        assert not end.pending
        assert ruling.right == (fewest(end, 0, units) <= most)
        count = units_of(end, SECOND) if units else tiles_of(end, SECOND)
        assert ruling.solved == (bool(ruling.right) and count <= most)


@sampled
def test_the_most_of_a_turn_and_every_ply_are_judged_as_all_turns_tell() -> None:
    seen = Counter[str]()
    for start in to_hit(part(240)):
        kills = fewest_of_turn(start, FIRST, units=True) < units_of(start, SECOND)
        hits = tiles_of(start, SECOND) - fewest_of_turn(start, FIRST, units=False)
        posed = result(TurnJudge(estimator(GAME)).pose(start, WIN))
        assert posed.proven
        seen[posed.theme] += 1
        if not hits:
            assert posed.refusal is not None
            assert posed.refusal.key == "tetrad.own.nothing.proven"
            continue
        assert posed.theme == (KILL if kills else f"{HITS}{hits}")
        end = played(start, posed.line)
        done = (
            units_of(start, SECOND) - units_of(end, SECOND),
            tiles_of(start, SECOND) - tiles_of(end, SECOND),
        )
        assert done[0] >= 1 if kills else done[1] == hits
        stand = start
        for move in posed.line:
            if stand.to_move == 0:
                check_hits(start, stand, posed.theme)
            stand = stand.apply(move)
        for theme in {KILL, f"{HITS}{hits}", f"{HITS}{hits + 1}"}:
            check_hits(start, random.Random(hits).choice([*stands(start)]), theme)
        clear()
    assert seen[KILL] > part(20)
    assert seen["hits1"] > part(20)
    assert seen["hits2"] > part(6)
    assert seen[WIN] > part(6)


# To survive


def check_survival(start: Position, position: Position) -> Counter[bool | None]:
    """The rulings on every ply where all units are to survive."""
    alive, seen = units_of(start, FIRST), Counter[bool | None]()
    for move, ruling in answers(start, position, SURVIVE):
        assert ruling.proven
        seen[ruling.right] += 1
        if read(move).kind == MOVE:
            assert ruling == Ruling(None, proven=True)
            continue
        after = position.apply(move)
        end = played(after, ruling.replies)
        held = is_held(after, 0, alive)
        if move == END:
            assert (ruling.right, ruling.solved) == (held, held)
            assert held or units_of(end, FIRST) < alive
        elif end.outcome() is not None:
            assert (ruling.right, ruling.solved) == (True, True)
        else:
            assert ruling.right is (None if held else False)
            assert not ruling.solved
            assert is_held(end, 0, alive) == held
    return seen


@sampled
def test_survival_and_every_ply_are_judged_as_all_turns_tell() -> None:
    seen, lost = Counter[bool | None](), 0
    for start in to_survive(part(120)):
        alive = units_of(start, FIRST)
        posed = result(TurnJudge(estimator(GAME)).pose(start, SURVIVE))
        assert posed.proven
        if posed.refusal is not None:
            lost += 1
            assert not is_held(start, 0, alive)
            assert posed.refusal.key == "tetrad.own.lost.proven"
            seen += check_survival(start, start)
            continue
        end = played(start, posed.line)
        assert end.outcome() is not None or end.turn == 1
        assert is_held(end, 0, alive)
        stand = start
        for move in posed.line:
            if stand.to_move == 0:
                seen += check_survival(start, stand)
            stand = stand.apply(move)
        clear()
    assert lost > part(12)
    assert seen[False] > part(60)
    assert seen[True] > part(60)


# Mirror images, and what is not proven


@sampled
@pytest.mark.parametrize("ask", [WIN, SURVIVE])
def test_the_same_is_said_of_the_board_turned_by_half(ask: str) -> None:
    for start in to_hit(part(90)) if ask == WIN else to_survive(part(48)):
        image = rotated(start)
        posed = result(TurnJudge(estimator(GAME)).pose(start, ask))
        other = result(TurnJudge(estimator(GAME)).pose(image, ask))
        assert posed._replace(line=()) == other._replace(line=())
        moves = {image.apply(move): move for move in image.legal_moves()}
        turned = dict(answers(image, image, posed.theme if posed.line else ask))
        for move, ruling in answers(start, start, posed.theme if posed.line else ask):
            same = turned[moves[rotated(start.apply(move))]]
            assert ruling._replace(replies=()) == same._replace(replies=())


@sampled
def test_nothing_is_proven_where_there_are_too_many_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    starts = to_survive(part(60))
    for name in ("FORMATIONS", "PAIRS", "REPLIES"):
        monkeypatch.setattr(turn_judge, name, 0)
    for start in starts:
        for ask in (WIN, SURVIVE):
            posed = result(TurnJudge(estimator(GAME)).pose(start, ask))
            assert not posed.proven
            assert posed.line or (posed.refusal and posed.refusal.key.endswith(".seen"))
        for move, ruling in answers(start, start, SURVIVE):
            end = played(start.apply(move), ruling.replies)
            assert ruling.proven == (read(move).kind == MOVE or end.outcome() is not None)
            if ruling.right is False:
                assert units_of(end, FIRST) < units_of(start, FIRST)


def test_a_turn_that_ends_the_game_survives_with_the_tiles_that_it_takes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(turn_judge, "REPLIES", 0)
    start = only("D1d1", "M0d3")
    attack = GAME.parse_move(start, "1xn")
    (removal,) = start.apply(attack).legal_moves()
    found = dict(answers(start, start, SURVIVE))[attack]
    assert found == Ruling(True, (removal,), solved=True, proven=True)


def test_the_rest_of_a_turn_that_a_search_has_only_begun_is_played_to_its_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(turn_judge, "REPLIES", 0)
    start = only("M0d3 M0j1", "D1d5")
    after = start.apply(END)
    attack = GAME.parse_move(after, "1xs")

    def estimate(_: Position) -> Iterator[Estimate | None]:
        yield None
        yield Estimate(0.5, (attack,))

    found = result(TurnJudge(estimate).judge(Problem(start, SURVIVE, own=True), start, END))
    (removal,) = after.apply(attack).legal_moves()
    assert found == Ruling(False, (attack, removal, END))


@pytest.mark.parametrize("ask", [WIN, SURVIVE])
def test_a_pose_is_proven_up_to_a_number_of_turns(
    ask: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = battle(4, 2, 1, 1)
    own, other = (one_turn.formation_count(it) for it in (start, start.apply(END)))
    for spare in (0, -1):
        monkeypatch.setattr(turn_judge, "FORMATIONS", own + spare)
        monkeypatch.setattr(turn_judge, "PAIRS", own * other + spare)
        posed = result(TurnJudge(estimator(GAME)).pose(start, ask))
        assert posed.proven is (spare == 0)


def test_a_turn_is_judged_by_all_answers_up_to_a_number_of_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    start = only("M0d3", "M0j10")
    number = one_turn.formation_count(start.apply(END))
    for spare in (0, -1):
        monkeypatch.setattr(turn_judge, "REPLIES", number + spare)
        judge = TurnJudge(estimator(GAME))
        ruling = result(judge.judge(Problem(start, SURVIVE, own=True), start, END))
        assert ruling.proven is (spare == 0)


def test_what_cannot_be_survived_is_told_of_survival() -> None:
    start = only("M0d3", "M0d5")._replace(moved=1, attacked=1)
    posed = result(TurnJudge().pose(start, SURVIVE))
    assert posed.refusal is not None
    assert posed == Posed(SURVIVE, proven=True, refusal=posed.refusal)


def test_a_unit_that_can_save_its_tile_from_the_second_attack_is_only_hit() -> None:
    """Each attacker reaches one tile of the two, and the other one is given up first."""
    start = only("M0d3 M0f6", "D1d5")._replace(moved=3)
    assert one_turn.may_reach(start, start.of(FIRST), Aim(KILL, FIRST, 0))
    posed = result(TurnJudge().pose(start, WIN))
    assert (posed.theme, posed.proven, len(posed.line)) == ("hits1", True, 2)


@pytest.mark.parametrize(
    ("start", "moves"),
    [(only("M0d1", "M0d5"), "1d3 1xn"), (only("M0d9", "M0d14", "b"), "1d11 1xs")],
    ids=["white", "black"],
)
def test_the_moves_of_the_turn_that_a_search_finds_are_made_before_it_attacks(
    start: Position, moves: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turn_judge, "FORMATIONS", 0)
    first, second = moves.split()
    step = GAME.parse_move(start, first)
    attack = GAME.parse_move(start.apply(step), second)

    def estimate(_: Position) -> Iterator[Estimate | None]:
        yield Estimate(1.0, (step, attack))

    posed = result(TurnJudge(estimate).pose(start, WIN))
    assert posed.theme == KILL
    assert posed.line[:2] == (step, attack)
    assert posed.proven is False


def test_it_pauses_every_few_formations() -> None:
    start = only("M0d1 M0j1", "M0g14")
    steps = [*TurnJudge().pose(start, WIN)]
    assert steps.count(None) > one_turn.formation_count(start) // 100


def test_a_turn_that_has_begun_is_no_puzzle() -> None:
    puzzles, start = TetradPuzzles(), battle(1, 2, 2, 0)
    assert puzzles.can_ask(start)
    for move in start.legal_moves():
        assert puzzles.can_ask(start.apply(move)) == (move == END)
