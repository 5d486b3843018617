"""Begins a game: copies a template under a name of its own, and lists it in the catalog.

    PYTHONPATH=py .venv/bin/python -m tools.new_game NAME [--like nim] [--with lesson,coach]

What is written plays, passes `make game GAME=NAME` and is in the app; then make another game of it.
Like konane, which is usual, it has a board of squares, and with it an editor. Parts that follow
--with are stubs that pass, too.
"""

from __future__ import annotations

import argparse
import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from keyword import iskeyword
from pathlib import Path
from textwrap import indent
from typing import Final

ROOT: Final = Path(__file__).absolute().parent.parent
TOYS: Final = ROOT / "tests" / "toy"
GAMES: Final = ROOT / "py" / "tesserae" / "games"
TESTS: Final = ROOT / "tests" / "games"

TEMPLATES: Final = {"konane": "konane_data", "nim": "data"}
"""The templates, and the folders of their data for tests."""

PARTS: Final = {
    "lesson": ("words/lesson.py", "words/strings/lesson.py"),
    "coach": ("words/coach.py", "words/strings/coach.py"),
    "editor": ("editing.py", "words/strings/editing.py"),
    "puzzles": ("puzzles/pool.txt",),
}
"""The files of tests/toy/parts that --with adds. Members of the game are in its game.py."""

NEEDLESS: Final = {
    ("konane", "editor"): "A game on squares has an editor.",
    ("nim", "puzzles"): "Nim is too short for puzzles: endgame_prover and ProvenPuzzles make them.",
}
"""The parts that a template has, or cannot have."""

_IMPORTED: Final = "from collections.abc import Callable\nfrom typing import TYPE_CHECKING"
_MEMBERS: Final = {"puzzles": ("endgame_prover", "puzzles")}
_NAME: Final = re.compile(r"[a-z]{2,12}")
_GENERATORS: Final = ("playthroughs", "golden_scenes")
_RUFF: Final = (["check", "--fix", "--quiet"], ["format", "--quiet"])


def begin(name: str, like: str = "konane", more: Sequence[str] = ()) -> None:
    """Writes the folders of a game, its line in the catalog and the data of its tests."""
    why = refusal(name)
    if why:
        sys.exit(why)
    _copy(TOYS / like, GAMES / name, like, name)
    _copy(TOYS / TEMPLATES[like], TESTS / name, like, name)
    wanted = [part for part in more if (like, part) not in NEEDLESS]
    if wanted:
        _add(wanted, name)
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


def rename(text: str, template: str, name: str) -> str:
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


def _add(more: Iterable[str], name: str) -> None:
    """Adds stubs of parts, the members of the game for them, and when what they say is true."""
    for file in (file for part in more for file in PARTS[part]):
        _write(TOYS / "parts" / file, GAMES / name / file, name)
    for truths in (f"{part}_truths.py" for part in more if part in ("lesson", "coach")):
        _write(TOYS / "parts" / "data" / truths, TESTS / name / truths, name)
    source = (TOYS / "parts" / "game.py").read_text("utf-8")
    tree = ast.parse(source)
    members = {it.name: it for it in ast.walk(tree) if isinstance(it, ast.FunctionDef)}
    wanted = [members[it] for part in more for it in _MEMBERS.get(part, (part,))]
    [types] = [ast.unparse(it) for it in tree.body if isinstance(it, ast.If)]
    path = GAMES / name / "game.py"
    game = path.read_text("utf-8").replace("from typing import", f"{_IMPORTED},", 1)
    game = game.replace("\n\n\nclass ", f"\n\n{types}\n\n\nclass ", 1)
    # ruff sorts the imports, and removes unused ones.
    path.write_text(game + "".join(map(_indent, wanted)), "utf-8")


def _indent(member: ast.FunctionDef) -> str:
    return "\n" + indent(ast.unparse(member), "    ") + "\n"


def _run(module: str, *arguments: str) -> None:
    command = [sys.executable, "-m", module, *arguments]
    subprocess.run(command, cwd=ROOT, check=True, timeout=300)


def _copy(source: Path, folder: Path, template: str, name: str) -> None:
    shutil.copytree(source, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for path in sorted(folder.rglob("*")):
        if path.is_file():
            path.write_text(rename(path.read_text("utf-8"), template, name), "utf-8")


def _write(source: Path, path: Path, name: str) -> None:
    """Copies a file of the parts, about the new game."""
    text = source.read_text("utf-8")
    for template in TEMPLATES:
        text = rename(text, template, name)
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, "utf-8")


def parts(written: str) -> list[str]:
    """The parts of an argument, in their order."""
    named = written.split(",")
    if not set(named) <= PARTS.keys():
        raise argparse.ArgumentTypeError(f"the parts are {', '.join(PARTS)}")
    return [part for part in PARTS if part in named]


def main() -> None:
    """Begins the game that the command line names."""
    parser = argparse.ArgumentParser(prog="python -m tools.new_game", description=__doc__)
    parser.add_argument("name", help="small letters, as in its address: #/NAME")
    parser.add_argument("--like", choices=TEMPLATES, default="konane", help="the template")
    parser.add_argument("--with", type=parts, default=[], dest="parts", metavar="PART,PART")
    options = parser.parse_args()
    name = options.name
    begin(name, options.like, options.parts)
    for part in options.parts:
        if (options.like, part) in NEEDLESS:
            print(NEEDLESS[options.like, part])
    print(f"Written: py/tesserae/games/{name}/, tests/games/{name}/ and a line of the catalog.")
    print(f"Next: make game GAME={name}, then the rules: py/tesserae/games/{name}/rules.py")


if __name__ == "__main__":
    main()
