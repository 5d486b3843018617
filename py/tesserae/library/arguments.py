"""Checks arguments, and names the one of the wrong kind in the error."""

from __future__ import annotations

import io
import os
from collections.abc import Iterable
from numbers import Integral, Real


def check(value: object, kinds: type | tuple[type, ...], wanted: str) -> None:
    """TypeError if it is none of `kinds`; True is not a number. wanted: "time must be a number"."""
    if not isinstance(value, kinds) or (isinstance(value, bool) and kinds is not bool):
        raise TypeError(f"{wanted}: {_short_repr(value)}")


def check_flags(**flags: object) -> None:
    """TypeError if one is neither True nor False."""
    for name, value in flags.items():
        check(value, bool, f"{name} must be True or False")


def check_texts(**texts: object) -> None:
    """TypeError if one is not a str."""
    for name, value in texts.items():
        check(value, str, f"{name} must be a text")


def check_whole(name: str, value: object, least: float, below: int) -> None:
    """TypeError if it is not an integer, ValueError if it is out of range."""
    check(value, Integral, f"{name} must be a whole number")
    if not least <= value < below:  # type: ignore[operator]
        raise ValueError(
            f"{name} must be at least {least}, and below {below:,}: {_short_repr(value)}"
        )


def check_several(name: str, values: object, wanted: str) -> None:
    """TypeError if it is not iterable, or is a str. wanted: "moves"."""
    check(values, Iterable, f"{name} must be {wanted}")
    if isinstance(values, str | bytes):
        raise TypeError(f"{name} must be {wanted}, not one text: {_short_repr(values)}")


def check_pair(name: str, values: object) -> tuple[float, float]:
    """Two numbers, the lower one first. TypeError or ValueError for others."""
    check(values, (tuple, list), f"{name} must be two numbers")
    assert isinstance(values, tuple | list)
    for value in values:
        check(value, Real, f"{name} must be two numbers")
    if len(values) != 2 or not values[0] <= values[1]:
        raise ValueError(f"{name} must be two numbers, the lower one first: {_short_repr(values)}")
    return values[0], values[1]


def check_file(file: object) -> None:
    """TypeError if it is neither a path nor a file open in text mode."""
    opened = hasattr(file, "readline") and not isinstance(file, io.BufferedIOBase | io.RawIOBase)
    if not isinstance(file, str | os.PathLike) and not opened:
        raise TypeError(f"file must be a path or an open file, as text: {_short_repr(file)}")


def _short_repr(value: object) -> str:
    return repr(value)[:40]
