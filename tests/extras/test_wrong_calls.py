"""What environments are called with is refused in a sentence where it is wrong."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest

import tesserae as ts
from tesserae.adapters import openspiel, pettingzoo
from tesserae.adapters.gymnasium import LevelEnv
from tests.library.test_wrong_values import is_told

VALUES: dict[str, Any] = {
    "None": None,
    "True": True,
    "-1": -1,
    "1.5": 1.5,
    "nan": math.nan,
    "9999": 9999,
    "empty text": "",
    "text": "x",
    "empty": [],
    "dict": {"x": 1},
    "object": object(),
    "board": ts.Board("zaic"),
}


def aec() -> Any:
    """An environment of PettingZoo, begun."""
    env = pettingzoo.GameEnv("pyrga")
    env.reset()
    return env


def level_env() -> Any:
    """An environment of Gymnasium, begun."""
    env = LevelEnv("pyrga")
    env.reset(seed=1)
    return env


def state() -> Any:
    """A state of OpenSpiel."""
    return pyspiel.load_game(f"{openspiel.PREFIX}pyrga").new_initial_state()


CALLS: dict[str, tuple[Callable[[Any], object], set[str]]] = {
    "aec game": (pettingzoo.env, set()),
    "aec observation": (lambda it: pettingzoo.env("pyrga", it), set()),
    "aec render_mode": (lambda it: pettingzoo.env("pyrga", render_mode=it), {"None"}),
    "aec options": (lambda it: aec().reset(options=it), {"None", "dict"}),
    "aec moves": (lambda it: aec().reset(options={"moves": it}), {"empty text", "empty"}),
    "aec step": (lambda it: aec().step(it), set()),
    "aec observe": (lambda it: aec().observe(it), set()),
    "aec action_space": (lambda it: aec().action_space(it), set()),
    "gym game": (LevelEnv, set()),
    "gym level": (lambda it: LevelEnv("pyrga", it), set()),
    "gym side": (lambda it: LevelEnv("pyrga", side=it), {"None"}),
    "gym nodes": (lambda it: LevelEnv("pyrga", nodes=it), {"None", "9999"}),
    "gym observation": (lambda it: LevelEnv("pyrga", observation=it), set()),
    "gym render_mode": (lambda it: LevelEnv("pyrga", render_mode=it), {"None"}),
    "gym options": (lambda it: level_env().reset(options=it), {"None", "dict"}),
    "gym step": (lambda it: level_env().step(it), {"-1", "9999"}),
    "state": (lambda it: state().get_game().new_initial_state(it), {"None", "dict"}),
    "apply_action": (lambda it: state()._apply_action(it), {"True"}),
}


@pytest.mark.parametrize("name", CALLS)
def test_wrong_values_are_refused(name: str) -> None:
    call, taken = CALLS[name]
    for label, value in VALUES.items():
        if label in taken:
            call(value)
            continue
        with pytest.raises((TypeError, ValueError)) as refused:
            call(value)
        assert is_told(refused.value), f"{label}: {refused.value!r}"


def test_an_action_may_be_an_array_of_one_number() -> None:
    env = aec()
    env.step(np.array(5))
    assert env.board.ply == 1


def test_an_action_without_a_text_is_refused() -> None:
    with pytest.raises(ValueError, match="no such action: 80; there are 80"):
        state().action_to_string(0, 80)
    with pytest.raises(ValueError, match="not a legal action: 80"):
        state().apply_action(80)


@pytest.mark.parametrize("slug", ts.GAMES)
def test_the_short_way_to_legal_actions_is_that_of_open_spiel(slug: str) -> None:
    begun = pyspiel.load_game(openspiel.PREFIX + slug).new_initial_state()
    theirs: Any = pyspiel.State
    while not begun.is_terminal() and begun.move_number() < 40:
        for player in range(openspiel.PLAYERS):
            assert begun.legal_actions(player) == theirs.legal_actions(begun, player)
        actions = begun.legal_actions()
        assert actions == theirs.legal_actions(begun)
        begun.apply_action(actions[len(actions) // 2])
