"""Loads the engine before a clock runs."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from importlib.util import find_spec

from tesserae.core.game import Game, Position


def load_engine(game: Game[Position]) -> None:
    """Imports all modules that searching a game needs.

    Otherwise the first moves import them on the clock: they are imported late, as the page seldom
    needs most of them.
    """
    home = type(game).__module__.rpartition(".")[0]
    for package in ("tesserae.search", f"{home}.engine"):
        if find_spec(package) is None:
            continue
        folders = import_module(package).__path__
        for module in pkgutil.walk_packages(folders, f"{package}."):
            import_module(module.name)
