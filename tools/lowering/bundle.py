"""Bundles: the lowered app for a game, as compressed files."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from tesserae.games import catalog
from tools.lowering.facts import gather
from tools.lowering.lower import Lowering, WithoutTypes
from tools.lowering.refusals import check
from tools.lowering.sources import ROOT, RUNTIME, Module, Sources, parsed

ALL: Final = "all"


class Files(NamedTuple):
    """What the app is made of, and what it imports when that is needed: path -> text."""

    first: dict[str, str]
    later: dict[str, str]


def lowered(game: str) -> Files:
    """The app with one game, or with ALL. Refused for what cannot be lowered."""
    others = [slug for slug in catalog.NAMES if game not in (slug, ALL)]
    absent = frozenset(f"tesserae.games.{slug}" for slug in others)
    sources = Sources(ROOT / "py")
    bundle = sources.bundle(absent)
    first, later = ([m for it in part if (m := sources.find(it))] for part in bundle)
    facts = gather([*first, *later])
    for module in (*first, *later):
        check(module, facts)
    app, rest = (
        {_path(it): Lowering(it, facts, absent).text() for it in part} for part in (first, later)
    )
    return Files(runtime(others) | app | _resources(first), rest)


def runtime(absent: Iterable[str] = ()) -> dict[str, str]:
    """What lowered modules run on. absent: games that the bundle does not have."""
    modules = [_runtime_module(path.stem) for path in sorted(RUNTIME.glob("*.py"))]
    files = {_path(it): WithoutTypes(it).text() for it in modules}
    known = f"ABSENT = {_facts_of(absent)!r}\n"
    return {**files, "lowered/__init__.py": "", "lowered/absent.py": known}


def packed(files: Mapping[str, str]) -> bytes:
    """The files as gzipped JSON, the same whenever it is made."""
    text = json.dumps(files, ensure_ascii=False, separators=(",", ":"))
    return gzip.compress(text.encode(), 9, mtime=0)


def _runtime_module(stem: str) -> Module:
    path = RUNTIME / f"{stem}.py"
    return parsed(f"lowered.{stem}", path, path.read_text("utf-8"))


def _path(module: Module) -> str:
    package = "/__init__" if module.path.name == "__init__.py" else ""
    return f"{module.name.replace('.', '/')}{package}.py"


def _resources(modules: Iterable[Module]) -> dict[str, str]:
    """The styles that lie beside modules."""
    folders = {it.path.parent: it.package for it in modules}
    return {
        f"{package.replace('.', '/')}/{path.name}": path.read_text("utf-8")
        for folder, package in sorted(folders.items())
        for path in sorted(folder.glob("*.css"))
    }


def _facts_of(slugs: Iterable[str]) -> dict[str, Any]:
    """What the page says of games that a bundle does not have: in settings, and their titles."""
    found = {}
    for slug in slugs:
        game = catalog.by_slug(slug)
        titles = {
            language: {key: it for key, it in words.items() if key == f"{slug}.title"}
            for language, words in game.strings.items()
        }
        found[slug] = (tuple(game.colourways), tuple(game.layers), titles)
    return found
