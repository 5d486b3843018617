"""Observations for learning programs: planes or JSON, and a mask of the legal actions."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, Literal, TypeAlias

import numpy as np

from tesserae.adapters.encodings import ENCODINGS, Encoding
from tesserae.core.game import Move, Position, Side
from tesserae.core.text import text
from tesserae.library.errors import UnknownGame
from tesserae.library.names import game_of
from tesserae.library.sentences import sentence_of

Form: TypeAlias = Literal["planes", "json"]
"""The form of an observation."""

LONGEST_JSON: Final = 400
"""Maximum length of an observation as JSON: a position text has at most 200 characters."""


def encoding_of(game: str) -> Encoding:
    """The encoding of a game. UnknownGame if there is no such game, or no encoding of it."""
    encoding = ENCODINGS.get(game_of(game).slug)
    if encoding is None:
        raise UnknownGame(sentence_of(text("library.no_encoding", game=game)))
    return encoding


def fill(array: Any, encoding: Encoding, position: Position, side: Side) -> None:
    """Writes a position, from a side's view, into an array of floats of the encoding's shape."""
    shape = encoding.shape
    bits = shape.ranks * shape.row
    size = (bits + 7) // 8
    planes = encoding.planes(position, side)
    masks = b"".join([mask.to_bytes(size, "little") for mask, _ in planes])
    packed = np.frombuffer(masks, np.uint8).reshape(shape.planes, size)
    cells = np.unpackbits(packed, axis=1, count=bits, bitorder="little")
    grid = cells.reshape(shape.planes, shape.ranks, shape.row)[:, :, : shape.files]
    worth = np.array([value for _, value in planes], np.float32)
    np.multiply(grid, worth[:, None, None], out=array)


@lru_cache(maxsize=16)
def legal_of(game: str, position: Position) -> Mapping[int, Move]:
    """`Encoding.legal`, cached: a step and the observation after it need the same list."""
    return ENCODINGS[game].legal(position)


def planes_of(encoding: Encoding, position: Position, side: Side) -> Any:
    """A new array of float32 with the position as a side sees it: by plane, rank and file."""
    array = np.zeros(encoding.shape[:3], np.float32)
    fill(array, encoding, position, side)
    return array


def json_vector_of(encoding: Encoding, position: Position, side: Side) -> Any:
    """`json_of` as bytes, padded with zeros to a fixed length.

    `json.loads(bytes(array).rstrip(b"\\0"))` reads it.
    """
    array = np.zeros(LONGEST_JSON, np.uint8)
    told = json_of(encoding, position, side).encode()
    array[: len(told)] = np.frombuffer(told, np.uint8)
    return array


def json_of(encoding: Encoding, position: Position, side: Side) -> str:
    """The position as JSON: game, position (its text), side, to_move, turn, and the result."""
    outcome = position.outcome()
    told = {
        "game": encoding.game.slug,
        "rules": encoding.rules_version,
        "position": encoding.game.encode(position),
        "side": int(side),
        "to_move": int(position.to_move),
        "turn": int(position.turn),
        "winner": None if outcome is None or outcome.winner is None else int(outcome.winner),
        "reason": None if outcome is None else outcome.reason,
    }
    return json.dumps(told, separators=(",", ":"))


def mask_of(encoding: Encoding, position: Position, side: Side) -> Any:
    """An array of int8 with 1 for each legal action; all 0 if the side is not to move."""
    mask = np.zeros(encoding.actions, np.int8)
    if position.to_move == side:
        mask[[*legal_of(encoding.game.slug, position)]] = 1
    return mask
