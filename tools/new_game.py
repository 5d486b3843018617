"""Begins a game: copies a template under a name of its own, and lists it in the catalog.

    PYTHONPATH=py .venv/bin/python -m tools.new_game NAME [--like nim]

What is written plays, passes `make game GAME=NAME` and is in the app; then make another game of it.
Like konane, which is usual, it has a board of squares, and with it an editor.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
from keyword import iskeyword
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).absolute().parent.parent
TOYS: Final = ROOT / "tests" / "toy"
GAMES: Final = ROOT / "py" / "tesserae" / "games"
TESTS: Final = ROOT / "tests" / "games"

TEMPLATES: Final = {"konane": "konane_data", "nim": "data"}
"""The templates, and the folders of their data for tests."""

_NAME: Final = re.compile(r"[a-z]{2,12}")
_GENERATORS: Final = ("playthroughs", "golden_scenes")
_RUFF: Final = (["check", "--fix", "--quiet"], ["format", "--quiet"])


def begin(name: str, like: str = "konane") -> None:
    """Writes the folders of a game, its line in the catalog and the data of its tests."""
    why = refusal(name)
    if why:
        sys.exit(why)
    _copy(TOYS / like, GAMES / name, like, name)
    _copy(TOYS / TEMPLATES[like], TESTS / name, like, name)
    catalog = GAMES / "catalog.py"
    catalog.write_text(listing(catalog.read_text("utf-8"), name), "utf-8")
    for generator in _GENERATORS:
        _run(f"tools.generate.{generator}", name)
    for command in _RUFF:  # the order of imports and the breaks of lines depend on the name
        _run("ruff", *command, str(GAMES / name), str(TESTS / name))


def refusal(name: str) -> str | None:
    """Why a game cannot have that name; None if it can."""
    if not _NAME.fullmatch(name) or iskeyword(name):
        return f"{name}: a name is a word of 2 to 12 small letters; it is part of addresses."
    if (GAMES / name).exists() or (GAMES / f"{name}.py").exists() or (TESTS / name).exists():
        return f"{name}: there is something of that name already."
    return None


def renamed(text: str, template: str, name: str) -> str:
    """A text of a template, about the new game."""
    text = text.replace(f"tests.toy.{template}", f"tesserae.games.{name}")
    text = re.sub(rf"(?<![A-Za-z]){template}(?![A-Za-z])", name, text)
    template = template.capitalize()
    return re.sub(rf"(?<![A-Za-z]){template}(?![A-Za-z])", name.capitalize(), text)


def listing(catalog: str, name: str) -> str:
    """The source of the catalog with the game at the end of the list."""
    imported = re.search(r"^from tesserae\.games import (.*)$", catalog, re.MULTILINE)
    last = re.search(r"^    \w+\.LISTING,\n(?=\))", catalog, re.MULTILINE)
    if imported is None or last is None:
        sys.exit("catalog.py is not written as it was: add the game there by hand.")
    names = sorted([*imported[1].split(", "), name])
    with_line = f"{catalog[: last.end()]}    {name}.LISTING,\n{catalog[last.end() :]}"
    return with_line.replace(imported[0], f"from tesserae.games import {', '.join(names)}")


def _run(module: str, *arguments: str) -> None:
    command = [sys.executable, "-m", module, *arguments]
    subprocess.run(command, cwd=ROOT, check=True, timeout=300)


def _copy(source: Path, folder: Path, template: str, name: str) -> None:
    shutil.copytree(source, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            path.write_text(renamed(path.read_text("utf-8"), template, name), "utf-8")


def main() -> None:
    """Begins the game that the command line names."""
    parser = argparse.ArgumentParser(prog="python -m tools.new_game", description=__doc__)
    parser.add_argument("name", help="small letters, as in its address: #/NAME")
    parser.add_argument("--like", choices=TEMPLATES, default="konane", help="the template")
    options = parser.parse_args()
    name = options.name
    begin(name, options.like)
    print(f"Written: py/tesserae/games/{name}/, tests/games/{name}/ and a line of the catalog.")
    print(f"Next: make game GAME={name}, then the rules: py/tesserae/games/{name}/rules.py")


if __name__ == "__main__":
    main()
