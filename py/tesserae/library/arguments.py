"""What says that an argument is of the wrong kind, by its name."""

from __future__ import annotations

import os


def check(value: object, kinds: type | tuple[type, ...], wanted: str) -> None:
    """TypeError for a value of other kinds. wanted: "time must be a number"."""
    if not isinstance(value, kinds):
        raise TypeError(f"{wanted}: {repr(value)[:40]}")


def check_file(file: object) -> None:
    """TypeError for what is neither a path nor an open file."""
    if not isinstance(file, str | os.PathLike) and not hasattr(file, "readline"):
        raise TypeError(f"file must be a path or an open file: {repr(file)[:40]}")
