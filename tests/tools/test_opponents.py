"""The opponents of the test tools: legal, seeded, and better than chance where they should be."""

from __future__ import annotations

from itertools import islice

import pytest

from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, Game
from tesserae.core.game import Position as AnyPosition
from tesserae.games.catalog import GAMES, by_slug
from tesserae.games.tetrad.rules.position import ATTACK, FINISH, Position, read
from tesserae.library.matches.openings import opening
from tesserae.library.matches.pairs import Contestant, MatchOptions, MatchScore, pairs
from tesserae.library.matches.players import GameHistory, PlayerFactory
from tests.cli.talk import run
from tools import opponents
from tools.opponents.uct import Uct

PYRGA, ZAIC, TETRAD = (by_slug(slug) for slug in ("pyrga", "zaic", "tetrad"))


def against_chance(
    game: Game[AnyPosition], factory: PlayerFactory, number: int, playouts: int = 1
) -> MatchScore:
    """Plays that many pairs against random moves; the match checks every move."""
    pairing = (
        Contestant("one", factory(game), {"nodes": playouts}),
        Contestant("chance", opponents.random(game), {}),
    )
    score = MatchScore()
    for pair in islice(pairs(game, pairing, MatchOptions(seed=2)), number):
        assert not any(result.fault for result in pair)
        score = score.after(pair)
    return score


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.slug))
def test_chance_plays_legal_moves_and_wins_as_often_as_it_loses(game: Game[AnyPosition]) -> None:
    score = against_chance(game, opponents.random, 2 if game.long_turns else 20)
    assert score.games == 2 * sum(score.counts)
    assert game.long_turns or 10 < score.points < 30


@pytest.mark.parametrize(
    ("game", "factory", "number", "playouts"),
    [
        (PYRGA, opponents.greedy, 10, 1),
        (ZAIC, opponents.greedy, 4, 1),
        (PYRGA, opponents.uct, 5, 100),
        (PYRGA, opponents.cut, 5, 100),
        (TETRAD, opponents.units, 2, 1),
        pytest.param(ZAIC, opponents.uct, 3, 80, marks=pytest.mark.slow),
        pytest.param(ZAIC, opponents.cut, 3, 80, marks=pytest.mark.slow),
    ],
)
def test_they_beat_chance(
    game: Game[AnyPosition], factory: PlayerFactory, number: int, playouts: int
) -> None:
    score = against_chance(game, factory, number, playouts)
    assert score.points >= 0.75 * score.games


@pytest.mark.parametrize(
    "factory", [opponents.random, opponents.greedy, opponents.uct, opponents.cut]
)
def test_a_seed_gives_the_same_moves(factory: PlayerFactory) -> None:
    def chosen(seed: int) -> list[int]:
        player, history = factory(PYRGA), GameHistory(PYRGA.initial())
        player.begin(seed)
        return [player.choose(history, {"nodes": 30}) for _ in range(6)]

    assert chosen(1) == chosen(1)
    assert len({tuple(chosen(seed)) for seed in range(5)}) > 1


def test_greedy_takes_a_win() -> None:
    history = GameHistory(PYRGA.initial())
    for move in ["Td3w", "Cc3", "Tc3e", "Cd3", "Sd3", "Td2w", "Tc2w", "Ta2e", "Cc2", "Sc2"]:
        history = history.play(PYRGA, PYRGA.parse_move(history.position, move))
    player = opponents.greedy(PYRGA)
    outcome = history.position.apply(player.choose(history, {})).outcome()
    assert outcome
    assert outcome.winner == FIRST


def test_uct_finds_a_win_and_takes_the_playouts_asked_for() -> None:
    history = GameHistory(PYRGA.initial())
    for move in ["Td3w", "Cc3", "Tc3e", "Cd3", "Sd3", "Td2w", "Tc2w", "Ta2e", "Cc2", "Sc2"]:
        history = history.play(PYRGA, PYRGA.parse_move(history.position, move))
    player = Uct(PYRGA)
    player.begin(0)
    outcome = history.position.apply(player.choose(history, {"nodes": 200})).outcome()
    assert outcome
    assert outcome.winner == FIRST


def test_uct_keeps_its_time() -> None:
    player = opponents.uct(ZAIC)
    began = player.now()
    player.choose(GameHistory(ZAIC.initial()), {"movetime": 80})
    assert 0.08 <= player.now() - began < 0.2


def test_units_attack_where_they_hit_most() -> None:
    """As long as no unit is down to a tile, every hit is worth as much."""
    player, history, attacks = opponents.units(TETRAD), opening(TETRAD, None, "1"), 0
    player.begin(0)
    while attacks < 20:
        position = history.position
        assert isinstance(position, Position)
        move = player.choose(history, {})
        if read(move).kind == ATTACK and all(unit.bit_count() > 1 for unit in position.units):
            others = [its for its in position.legal_moves() if read(its).kind == ATTACK]
            hits = [position.apply(its).pending.bit_count() for its in others]
            assert position.apply(move).pending.bit_count() == max(hits)
        attacks += read(move).kind == ATTACK
        history = history.play(TETRAD, move)


def test_units_go_for_the_enemy() -> None:
    """From two setups at either edge they have attacked by the third turn of each side."""
    player, history, turns = opponents.units(TETRAD), opening(TETRAD, None, "2"), 0
    while isinstance(history.position, Position) and not history.position.pending:
        move = player.choose(history, {})
        turns += read(move).kind == FINISH
        history = history.play(TETRAD, move)
    assert turns < 6


def test_units_know_no_other_game() -> None:
    with pytest.raises(BadInput):
        opponents.units(PYRGA)


def test_the_command_line_finds_them() -> None:
    done = run(
        "match", "pyrga", "greedy", "random@nodes=5", "--games", "2",
        "--opponent", "tools.opponents:greedy", "--opponent", "tools.opponents:random",
        "--language", "en",
    )  # fmt: skip
    begin, score, *_ = done.stdout.decode().splitlines()
    assert begin.startswith("Up to 2 games")
    assert score.startswith("2 games: greedy ")
