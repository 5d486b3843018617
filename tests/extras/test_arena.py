"""The harness of docs/examples/arena: random agents play to the end, and bad answers lose."""

from __future__ import annotations

import json
import random
import runpy
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pyspiel
import pytest

import tesserae as ts
from tools.generate.arena_openings import ARENA, NUMBER

HARNESS = ARENA / "harness.py"


harness = SimpleNamespace(**runpy.run_path(str(HARNESS)))
every_game = pytest.mark.parametrize("game", ts.GAMES)


def test_it_is_short() -> None:
    assert len(HARNESS.read_text().splitlines()) <= 80


@every_game
def test_two_random_agents_play_to_the_end(game: str) -> None:
    random.seed(7)
    name = f"tesserae_{game}"
    actions = harness.opening(name, 7)
    played = harness.play(name, actions, [harness.random_agent] * 2)
    board = ts.Board(game, moves=played["moves"])
    assert board.is_game_over()
    assert board.ply > len(actions)
    assert board.result() == {1: "1-0", 0: "1/2-1/2", -1: "0-1"}[played["returns"][0]]
    assert sum(played["returns"]) == 0
    assert played["forfeit"] is None


@every_game
def test_openings_are_unfinished_games(game: str) -> None:
    name = f"tesserae_{game}"
    lines = (ARENA / name / "openings.jsonl").read_text().splitlines()
    assert len({*lines}) == len(lines) == NUMBER
    for number, line in enumerate(lines):
        state = pyspiel.load_game(name).new_initial_state()
        for action in harness.opening(name, number):
            state.apply_action(action)
        assert not state.is_terminal()
        assert state.to_dict()["moves"] == json.loads(line)["moves"].split()


@pytest.mark.parametrize("list_moves", [False, True])
def test_an_agent_sees_json_and_a_state_that_can_be_played_on(list_moves: bool) -> None:
    seen: list[dict[str, Any]] = []

    def looking(observation: dict[str, Any]) -> str:
        seen.append(observation)
        return str(harness.random_agent(observation))

    harness.play("tesserae_zaic", harness.opening("tesserae_zaic", 1), [looking] * 2, list_moves)
    for told in seen:
        board = ts.Board.from_dict(json.loads(told["observationString"]))
        assert told["currentPlayer"] == told["playerId"] == board.turn
        _, state = pyspiel.deserialize_game_and_state(told["serializedGameAndState"])
        moves = [state.action_to_string(it) for it in state.legal_actions()]
        assert sorted(moves) == sorted(board.legal_moves)
        assert told.get("legalActionStrings") == (moves if list_moves else None)
        asked = harness.prompt(told)
        assert ts.rules("zaic") in asked
        assert str(board) in asked


@pytest.mark.parametrize("answer", ["", "Sa1", "[]", "7", '{"move": "Zz9"}', '{"move": []}', "{}"])
@pytest.mark.parametrize("seat", [0, 1])
def test_another_answer_loses(answer: str, seat: int) -> None:
    agents: list[Callable[[dict[str, Any]], str]] = [harness.random_agent] * 2
    agents[seat] = lambda _: answer
    played = harness.play("tesserae_pyrga", [], agents)
    assert played["forfeit"] == answer
    assert played["returns"][seat] == -1.0
    assert sum(played["returns"]) == 0


@every_game
@pytest.mark.parametrize("parameters", ["", "(json=True)"])
def test_what_openspiel_serializes_is_read_again(game: str, parameters: str) -> None:
    rng = random.Random(5)
    loaded = pyspiel.load_game(f"tesserae_{game}{parameters}")
    state = loaded.new_initial_state()
    for _ in range(25):
        written = pyspiel.serialize_game_and_state(loaded, state)
        other, again = pyspiel.deserialize_game_and_state(written)
        assert (str(other), str(again), again.history()) == (
            str(loaded),
            str(state),
            state.history(),
        )
        assert again.legal_actions() == state.legal_actions()
        assert again.observation_string(0) == state.observation_string(0)
        if state.is_terminal():
            break
        again.apply_action(again.legal_actions()[0])
        state.apply_action(rng.choice(state.legal_actions()))
