"""An arena: two agents play a game from an opening to its end, as language models do.

    pip install 'tesserae-games[openspiel]'
    python harness.py tesserae_pyrga 7

Openings and observations are as in Kaggle's environments for OpenSpiel. An agent answers with JSON
that has one key, {"move": "Tc2s"}; any other answer, and an illegal move, loses.
"""

import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyspiel

import tesserae as ts
import tesserae.adapters.openspiel  # has pyspiel know the games

Agent = Callable[[dict[str, Any]], str]


def opening(name: str, number: int) -> list[int]:
    """The actions of an opening, by turns those of the file."""
    lines = (Path(__file__).parent / name / "openings.jsonl").read_text().splitlines()
    return list(json.loads(lines[number % len(lines)])["initialActions"])


def observe(state: Any, player: int, list_moves: bool) -> dict[str, Any]:
    """What an agent is told; list_moves: the legal moves as well."""
    told = {
        "observationString": state.observation_string(player),
        "currentPlayer": state.current_player(),
        "playerId": player,
        "isTerminal": state.is_terminal(),
        "serializedGameAndState": pyspiel.serialize_game_and_state(state.get_game(), state),
    }
    if list_moves:
        told["legalActionStrings"] = list(legal_moves(state))
    return told


def legal_moves(state: Any) -> dict[str, int]:
    """The actions by their moves."""
    return {state.action_to_string(action): action for action in state.legal_actions()}


def prompt(observation: dict[str, Any]) -> str:
    """What to ask a language model."""
    board = ts.Board.from_dict(json.loads(observation["observationString"]))
    return f'{ts.rules(board.game)}\n{board}\n{board.prompt}\nAnswer with JSON: {{"move": "..."}}'


def random_agent(observation: dict[str, Any]) -> str:
    """Makes any legal move."""
    _, state = pyspiel.deserialize_game_and_state(observation["serializedGameAndState"])
    return json.dumps({"move": random.choice(list(legal_moves(state)))})


def play(name: str, actions: list[int], agents: list[Agent], list_moves: bool = False) -> Any:
    """Plays a game; its moves, both returns, and the answer that forfeited it."""
    state = pyspiel.load_game(f"{name}(json=True)").new_initial_state()
    for action in actions:
        state.apply_action(action)
    while not state.is_terminal():
        player = state.current_player()
        answer = agents[player](observe(state, player, list_moves))
        try:
            state.apply_action(legal_moves(state)[json.loads(answer)["move"]])
        except (KeyError, TypeError, ValueError):
            returns = [-1.0, 1.0] if player == 0 else [1.0, -1.0]
            return {"moves": state.to_dict()["moves"], "returns": returns, "forfeit": answer}
    return {"moves": state.to_dict()["moves"], "returns": state.returns(), "forfeit": None}


if __name__ == "__main__":
    print(json.dumps(play(sys.argv[1], opening(sys.argv[1], int(sys.argv[2])), [random_agent] * 2)))
