"""Writes the golden scenes of games, or of all; look at the diff afterwards.

    PYTHONPATH=py python -m tools.generate.golden_scenes [GAME...]

A game keeps them in tests/games/<slug>/scenes/, a file for each scene that its
tests/games/<slug>/golden.py names: the picture, then the clickable areas. Of a scene much like an
earlier one, the file has only the lines that differ.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from difflib import unified_diff
from importlib import import_module
from pathlib import Path

from tesserae.core.game import Game, Position
from tesserae.core.scene import Scene
from tesserae.games.catalog import NAMES
from tesserae.view import strings, svg
from tesserae.view.words import Words

ROOT = Path(__file__).resolve().parents[2]


def folder(slug: str) -> Path:
    """The folder of a game's golden scenes."""
    return ROOT / "tests" / "games" / slug / "scenes"


def texts(slug: str) -> dict[str, str]:
    """The scenes of a game, one element a line, by file name."""
    game: Game[Position] = import_module(f"tesserae.games.{slug}").GAME
    words = Words("en", [strings.STRINGS, game.strings])
    scenes: dict[str, Scene] = import_module(f"tests.games.{slug}.golden").scenes()
    whole: dict[str, list[str]] = {}
    kept: dict[str, str] = {}
    for name, scene in scenes.items():
        drawn = f"{name}.svg"
        lines = _text(scene, words).splitlines(keepends=True)
        found = (list(unified_diff(it, lines, base, drawn, n=0)) for base, it in whole.items())
        difference = min(found, key=len, default=lines)
        if 2 * len(difference) < len(lines):
            kept[f"{name}.diff"] = "".join(difference)
        else:
            whole[drawn] = lines
            kept[drawn] = "".join(lines)
    return kept


def main(slugs: Sequence[str]) -> None:
    """Writes all files, and deletes those no longer named."""
    for slug in slugs:
        here, drawings = folder(slug), texts(slug)
        here.mkdir(parents=True, exist_ok=True)
        for old in here.iterdir():
            if old.name not in drawings:
                old.unlink()
        for name, text in drawings.items():
            (here / name).write_text(text, encoding="utf-8")


def _text(scene: Scene, words: Words) -> str:
    spots = svg.spots(scene.spots, scene.label, words)
    markup = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{svg.view_box(scene)}">'
        f"{svg.picture(scene.ground + scene.items)}{spots}</svg>\n"
    )
    return markup.replace("><", ">\n<")


if __name__ == "__main__":
    main(sys.argv[1:] or NAMES)
