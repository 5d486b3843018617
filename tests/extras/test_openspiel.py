"""OpenSpiel's games: its own tests and algorithms, and random games beside the rules."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import generate_playthrough, mcts
from open_spiel.python.observation import make_observation

from tesserae.adapters import openspiel
from tesserae.adapters.encodings import ENCODINGS
from tesserae.library.board import Board

GAMES = tuple(ENCODINGS)
COUNTS = {"pyrga": 600, "zaic": 380, "tetrad": 20}
"""Random games beside the rules: 1,000 in all."""

every_game = pytest.mark.parametrize("game", GAMES)


def load(game: str) -> Any:
    return pyspiel.load_game(openspiel.PREFIX + game)


@every_game
def test_it_passes_their_random_simulations(game: str) -> None:
    sims = 1 if game == "tetrad" else 10
    pyspiel.random_sim_test(load(game), num_sims=sims, serialize=True, verbose=False)


@every_game
def test_their_generator_makes_a_playthrough(game: str) -> None:
    name = openspiel.PREFIX + game
    told = generate_playthrough.playthrough(name, None, seed=1)
    assert f'GameType.short_name = "{name}"' in told
    assert f"NumDistinctActions() = {ENCODINGS[game].actions}" in told
    assert "IsTerminal() = True" in told


@every_game
def test_their_tree_search_plays(game: str) -> None:
    """In Tetrad a few plies: its random games are long."""
    loaded, rng = load(game), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = mcts.MCTSBot(loaded, 1.4, 2 if game == "tetrad" else 40, evaluator, random_state=rng)
    state, plies = loaded.new_initial_state(), 0
    while not state.is_terminal() and plies < (4 if game == "tetrad" else loaded.max_game_length()):
        state.apply_action(bot.step(state))
        plies += 1
    assert plies > 3
    assert state.is_terminal() or game == "tetrad"


def test_their_tree_search_wins_at_once_where_it_can() -> None:
    loaded, rng = load("pyrga"), np.random.RandomState(1)
    for seed in range(5):
        board = _one_ply_before_a_win(random.Random(seed))
        state = loaded.new_initial_state({"moves": [str(move) for move in board.move_stack]})
        evaluator = mcts.RandomRolloutEvaluator(1, rng)
        bot = mcts.MCTSBot(loaded, 1.4, 300, evaluator, random_state=rng)
        assert _wins(board, state.action_to_string(bot.step(state)))


def _one_ply_before_a_win(rng: random.Random) -> Board:
    """A random game of Pyrga to where one move wins at once, and not every move does."""
    while True:
        board = Board("pyrga")
        while not board.is_game_over():
            wins = [_wins(board, move) for move in board.legal_moves]
            if any(wins) and not all(wins):
                return board
            board.push(rng.choice(board.legal_moves))


def _wins(board: Board, move: str) -> bool:
    after = board.copy()
    after.push(move)
    outcome = after.outcome()
    return outcome is not None and outcome.winner == board.turn


@every_game
def test_random_games_are_those_of_the_rules(game: str) -> None:
    encoding, loaded = ENCODINGS[game], load(game)
    for seed in range(COUNTS[game]):
        rng, state, position = (
            random.Random(seed),
            loaded.new_initial_state(),
            encoding.game.initial(),
        )
        plies = 0
        while moves := position.legal_moves():
            assert not state.is_terminal()
            assert state.current_player() == position.to_move
            assert len(state.legal_actions()) == len(moves)
            move = rng.choice(moves)
            action = encoding.number(position, move)
            assert action in state.legal_actions()
            assert state.action_to_string(action) == encoding.game.format_move(position, move)
            state.apply_action(action)
            position = position.apply(move)
            plies += 1
        outcome = position.outcome()
        assert outcome is not None
        winner = outcome.winner
        assert state.is_terminal()
        assert state.returns() == [
            0 if winner is None else 1 if winner == it else -1 for it in (0, 1)
        ]
        assert plies <= loaded.max_game_length()


@every_game
def test_what_a_state_is_told_as_is_read_again(game: str) -> None:
    loaded, rng = load(game), random.Random(3)
    state = loaded.new_initial_state()
    for _ in range(12):
        state.apply_action(rng.choice(state.legal_actions()))
    for other in (
        loaded.new_initial_state(state.to_struct()),
        loaded.deserialize_state(state.serialize()),
        state.clone(),
    ):
        assert str(other) == str(state)
        assert other.legal_actions() == state.legal_actions()
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(clone) != str(state)
    action = state.legal_actions()[-1]
    struct = state.action_to_struct(action)
    assert state.struct_to_actions(struct) == [action]


@every_game
def test_observations_are_the_planes(game: str) -> None:
    loaded = load(game)
    state = loaded.new_initial_state()
    state.apply_action(state.legal_actions()[1])
    observation = make_observation(loaded)
    for player in (0, 1):
        observation.set_from(state, player)
        shape = ENCODINGS[game].shape[:3]
        told = np.array(state.observation_tensor(player)).reshape(shape)
        assert np.array_equal(observation.dict["observation"], told.astype(np.float32))
        turn = ENCODINGS[game].names.index("own ply" if game == "tetrad" else "own turn")
        assert told[turn].min() == told[turn].max() == (player == state.current_player())
