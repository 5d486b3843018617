"""The lowered app for a game, as texts of modules."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

from tesserae.games import catalog
from tools.lowering.lower import Lowering, with_defaults
from tools.lowering.refusals import check
from tools.lowering.sources import APP, ENGINE, LATER, PY, RUNTIME, Modules, at_run_time, modules

ALL: Final = "all"

OF_ENGINES: Final = "lowered/generators.py"
"""The part of the runtime that comes with the engine."""

OF_STUDIES: Final = "tesserae/app/texts/deflated.py"
"""The part of it that comes with the links of studies."""


def lower_app(game: str) -> dict[str, dict[str, str]]:
    """The app with one game or ALL: path -> text, for each of PARTS.

    The modules of ENGINE are in an order for importing them one by one.
    """
    others = [slug for slug in catalog.NAMES if game not in (slug, ALL)]
    parts = modules(f"tesserae.games.{slug}" for slug in others)
    every = {name: module for part in parts.values() for name, module in part.items()}
    defaults = with_defaults(every.values())
    check(every.values(), defaults)
    texts = {name: Lowering(module, defaults).text() for name, module in every.items()}
    bundle = {
        name: {_path(it.path): texts[it.name] for it in part.values()} | _styles(part)
        for name, part in parts.items()
    }
    absent = {f"tesserae/games/{slug}.py": _absent(slug) for slug in others}
    first = runtime()
    bundle[ENGINE][OF_ENGINES] = first.pop(OF_ENGINES)
    bundle[LATER][OF_STUDIES] = first.pop(OF_STUDIES)
    bundle[APP] |= first | absent
    for name in set(bundle) - {ENGINE}:  # neighbouring modules of a package pack best
        bundle[name] = dict(sorted(bundle[name].items()))
    return bundle


def runtime() -> dict[str, str]:
    """The runtime of lowered modules."""
    return {
        _path(path, RUNTIME): ast.unparse(at_run_time(path.read_text("utf-8"))) + "\n"
        for path in RUNTIME.rglob("*.py")
    }


def _styles(part: Modules) -> dict[str, str]:
    """The style sheets that modules read, beside each of them."""
    return {
        _path(sheet): sheet.read_text("utf-8")
        for module in part.values()
        for sheet in module.path.parent.glob("*.css")
        if sheet.name in ast.unparse(module.tree)
    }


def _path(path: Path, root: Path = PY) -> str:
    return path.relative_to(root).as_posix()


def _absent(slug: str) -> str:
    """A stub for a game that is not in the bundle: its title, and the names in settings."""
    game = catalog.by_slug(slug)
    title = f"{slug}.title"
    titles = {language: {title: words[title]} for language, words in game.strings.items()}
    known = slug, tuple(game.colourways), tuple(game.layers), titles
    return f"from lowered.values import absent\nLISTING = absent{known!r}\n"
