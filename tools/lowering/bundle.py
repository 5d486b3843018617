"""Bundles: the lowered app for a game, as compressed files."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from tesserae.games import catalog
from tools.lowering.lower import Lowering, WithoutTypes, with_defaults
from tools.lowering.refusals import check
from tools.lowering.sources import REPLACED, RUNTIME, Module, at_run_time, modules

ALL: Final = "all"


class Files(NamedTuple):
    """What the app is made of, and what it imports when that is needed: path -> text."""

    first: dict[str, str]
    later: dict[str, str]


def lowered(game: str) -> Files:
    """The app with one game, or with ALL. Refused for what cannot be lowered."""
    others = [slug for slug in catalog.NAMES if game not in (slug, ALL)]
    first, later = modules(f"tesserae.games.{slug}" for slug in others)
    defaults = with_defaults([*first.values(), *later.values()])
    for module in (*first.values(), *later.values()):
        check(module)
    styles = _styles(first.values())  # a lowered module is another one
    app, rest = (
        {_path(it): Lowering(it, defaults).text() for it in part.values()}
        for part in (first, later)
    )
    absent = {f"tesserae/games/{slug}.py": _absent(slug) for slug in others}
    return Files(runtime() | app | styles | absent, rest)


def runtime() -> dict[str, str]:
    """What lowered modules run on."""
    files = {"lowered/__init__.py": ""}
    for path in sorted(RUNTIME.glob("*.py")):
        name = f"lowered.{path.stem}"
        replaces = REPLACED if REPLACED.endswith(path.stem) else name
        module = Module(replaces, path, at_run_time(path.read_text("utf-8")))
        files[_path(module)] = WithoutTypes(module).text()
    return files


def packed(files: Mapping[str, str]) -> bytes:
    """The files as gzipped JSON, the same whenever it is made."""
    text = json.dumps(files, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return gzip.compress(text.encode(), 9, mtime=0)


def _path(module: Module) -> str:
    package = "/__init__" if module.path.name == "__init__.py" else ""
    return f"{module.name.replace('.', '/')}{package}.py"


def _styles(modules: Iterable[Module]) -> dict[str, str]:
    """The styles that lie beside modules."""
    folders = {it.path.parent: _path(it).rpartition("/")[0] for it in modules}
    return {
        f"{folder}/{path.name}": path.read_text("utf-8")
        for lies_in, folder in sorted(folders.items())
        for path in sorted(lies_in.glob("*.css"))
    }


def _absent(slug: str) -> str:
    """A module in the place of a game: it knows what settings say of that, and its title."""
    game = catalog.by_slug(slug)
    title = f"{slug}.title"
    titles = {language: {title: words[title]} for language, words in game.strings.items()}
    known = slug, tuple(game.colourways), tuple(game.layers), titles
    return f"from lowered.values import absent\nLISTING = absent{known!r}\n"
