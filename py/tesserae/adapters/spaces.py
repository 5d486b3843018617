"""The spaces of Gymnasium: observations and actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces

from tesserae.adapters.encodings import Encoding
from tesserae.adapters.observations import LONGEST_JSON, Form, json_vector_of, mask_of, planes_of
from tesserae.core.game import Position, Side
from tesserae.library.arguments import check
from tesserae.library.board import Board


def action_space(encoding: Encoding) -> spaces.Discrete:
    """The numbers of all actions."""
    return spaces.Discrete(encoding.actions)


def action_of(action: object) -> int:
    """An action as an int. TypeError if it is not an integer."""
    with suppress(TypeError):  # an array that holds one number is one
        if not isinstance(action, bool):
            return index(action)  # type: ignore[arg-type]
    raise TypeError(f"an action must be a whole number: {repr(action)[:40]}")


def first_board(game: str, options: Mapping[str, Any] | None) -> Board:
    """The board that `reset` begins with. Ignores other options."""
    given = {} if options is None else options
    check(given, Mapping, "options must be a dict with position, moves or both")
    return Board(game, given.get("position"), given.get("moves", ()))


def check_render_mode(mode: object, modes: Sequence[str]) -> None:
    """ValueError for an unknown mode."""
    if mode is not None and mode not in modes:
        raise ValueError(f"no such render_mode: {mode!r}; there are {', '.join(modes)}")


def observation_space(encoding: Encoding, form: Form) -> spaces.Dict:
    """The space of `observe`. ValueError for an unknown form."""
    if form == "planes":
        seen = spaces.Box(0.0, 1.0, encoding.shape[:3], np.float32)
    elif form == "json":
        seen = spaces.Box(0, 255, (LONGEST_JSON,), np.uint8)
    else:
        raise ValueError(f"no such form: {form!r}; there are 'planes' and 'json'")
    mask = spaces.Box(0, 1, (encoding.actions,), np.int8)
    return spaces.Dict({"observation": seen, "action_mask": mask})


def observe(encoding: Encoding, position: Position, side: Side, form: Form) -> dict[str, Any]:
    """A side's `observation`, and its `action_mask`, all 0 while it is not to move."""
    seen = (planes_of if form == "planes" else json_vector_of)(encoding, position, side)
    return {"observation": seen, "action_mask": mask_of(encoding, position, side)}


def render_board(board: Board, mode: str | None) -> str | None:
    """A board in a render mode: "human" prints it, "ansi" and "svg" return it."""
    if mode == "human":
        print(board)
    if mode == "ansi":
        return board.text()
    return board.svg() if mode == "svg" else None
