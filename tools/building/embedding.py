"""The files for other sites: embed.js, a picture of each game's start, and the demo page."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Final, get_args

from tesserae.app.model.settings import LANGUAGES
from tesserae.app.pages.components.page import table_of
from tesserae.app.play.board_scene import scene
from tesserae.app.prerender import first_model
from tesserae.app.texts.wording import words_in
from tesserae.core.game import Game, Position
from tesserae.core.scene import Marks
from tesserae.games import catalog
from tesserae.view.standalone import TOKENS, Appearance, board
from tesserae.view.strings import STRINGS
from tesserae.view.svg import PictureTheme
from tools.building import bundles, demo

WEB: Final = Path(__file__).absolute().parents[2] / "web"

PARTS: Final = (
    "../storage/address.js",
    "constants.js",
    "links.js",
    "policy.js",
    "port.js",
    "picture.js",
    "boards.js",
    "element.js",
)
"""The order of the modules, from web/embed: each uses what the ones before declare."""

SENTENCES: Final = ("caption", "given", "asleep", "silent", "open_title", "src")
STARTS: Final = ("start", "resume", "show", "learn", "solve", "read")

COLOURS: Final = ("--paper", "--ink", "--accent", "--accent-ink", "--focus")


def files() -> dict[str, str]:
    """Path in the site -> content."""
    pictures = {f"embed/{name}.svg": picture for name, picture in _pictures().items()}
    types = {"embed.d.ts": (WEB / "embed" / "embed.d.ts").read_text()}
    return {"embed.js": script(), **types, **pictures, **demo.files(WEB)}


def script() -> str:
    """embed.js: the parts in one function, which hides their names from the page.

    Comments and spaces stay here.
    """
    style = _tight((WEB / "embed" / "style.css").read_text())
    for name, theme in (("light", _LIGHT), ("dark", _DARK)):
        style = style.replace(f"--theme: {name};", _declarations(theme))
    built = {
        "games": {game.slug: _constants(game) for game in catalog.GAMES},
        "words": {language: _sentences(language) for language in LANGUAGES},
        "style": re.sub(r"\s*([{};,])\s*|(?<=:)\s+", r"\1", style).replace(";}", "}"),
    }
    known = f"const BUILT = {json.dumps(built, ensure_ascii=False)};"
    lines = "\n".join(_part((WEB / "embed" / part).read_text()) for part in PARTS)
    return _minify(f'"use strict";\n(() => {{\n{known}\n{lines}\n}})();\n')


def _minify(code: str) -> str:
    """The same code, with short names and no spaces."""
    options = ("--minify", "--charset=utf8", "--target=es2022", "--log-level=warning")
    return bundles.esbuild(WEB.parent, *options, code=code).decode()


def _constants(game: Game[Position]) -> dict[str, str]:
    bare = game.scene(game.initial(), Marks())
    title = words_in(LANGUAGES[0])(f"{game.slug}.title")
    return {"title": title, "ratio": f"{bare.width} / {bare.height}"}


def _sentences(language: str) -> dict[str, str]:
    names = (*SENTENCES, *STARTS, *(f"{name}_named" for name in STARTS))
    return {name: STRINGS[language][f"embed.{name}"] for name in names}


_LIGHT, _, _REST = TOKENS.partition(':root[data-theme="dark"]')
_DARK, _, _ = _REST.partition("@media")


def _declarations(theme: str) -> str:
    """The colours and the font that the element needs, of a theme's tokens."""
    tokens = dict(re.findall(r"(--[\w-]+):\s*([^;]+);", theme))
    names = [name for name in (*COLOURS, "--font-ui") if name in tokens]
    return "".join(f"{name}: {tokens[name]}; " for name in names)


def _part(module: str) -> str:
    """A module as it stands in the one function, where the parts before it are in scope."""
    alone = re.sub(r"(?ms)^import .*?;$", "", _tight(module))
    return re.sub(r"(?m)^export ", "", alone).strip()


def _tight(code: str) -> str:
    """Code without comments, and without indentation."""
    bare = re.sub(r"(?s)/\*.*?\*/", "", re.sub(r"(?m)^\s*// .*$| // .*$", "", code))
    return "\n".join(filter(None, (line.strip() for line in bare.splitlines())))


def _pictures() -> dict[str, str]:
    """The start of every game in every theme, as a frame shows it first: "pyrga-dark"."""
    return {
        f"{game.slug}-{shade}": _picture(game, shade)
        for game in catalog.GAMES
        for shade in get_args(PictureTheme)
    }


def _picture(game: Game[Position], shade: PictureTheme) -> str:
    model = first_model(f"{game.slug}-embed", LANGUAGES[0])
    words = words_in(LANGUAGES[0])
    appearance = Appearance(
        catalog.listing_of(game.slug).board_css, shade, next(iter(game.colourways), "")
    )
    return board(scene(model, table_of(model)), appearance, words(f"{game.slug}.title"), words)
