"""A made-up language: English with accents, half as long again; added as its guide says."""

from __future__ import annotations

import ast
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tesserae.games.catalog import NAMES

TAG: Final = "xx"
NAME: Final = "Éénglíísh"

_ACCENTS: Final = str.maketrans("aeiouycnAEIOUYCN", "áéîôüýçñÁÉÎÔÜÝÇÑ")
_VOWELS: Final = "aeiouyAEIOUY"
_WORD: Final = re.compile(r"\{\w+\}|[A-Za-z]{2,}")
_LONG: Final = 9
"""Letters of a word that may break, at a soft hyphen, as translators set it."""

_KEPT: Final = re.compile(rf"app|.*\.side\.number|language\.\w+|({'|'.join(NAMES)})\.title")
"""Keys of names, codes and signs, which are not lengthened."""

_PLACES: Final = tuple(
    (re.compile(pattern, re.MULTILINE), there)
    for pattern, there in (
        (r"^(.* import en, fr)$", r"\1, xx"),
        (r"^(.*)\.fr(.*) as FR$", r"\1.fr\2 as FR\n\1.xx\2 as XX"),
        (r'"fr": fr\.TEXT', r'"fr": fr.TEXT, "xx": xx.TEXT'),
        (r'"fr": FR', r'"fr": FR, "xx": XX'),
        (r'"fr": \(0, 1\)', r'"fr": (0, 1), "xx": (1,)'),
        (r'([\[(])"en", "fr"([\])])', r'\1"en", "fr", "xx"\2'),
        (r'^(    "language\.fr": .*)$', rf'\1\n    "language.xx": "{NAME}",'),
    )
)
"""How the code names its languages, and what becomes of that."""


def made_up(sentence: str) -> str:
    """A sentence of English in the language."""
    return _WORD.sub(lambda found: _drawn_out(found[0]), sentence)


def _drawn_out(word: str) -> str:
    """A word with longer vowels; the name of a place as it is."""
    if word.startswith("{"):
        return word
    letters = [letter.translate(_ACCENTS) for letter in word]
    long = [n for n, letter in enumerate(word) if letter in _VOWELS] or [len(word) - 1]
    for n in range(len(word) // 2):
        letters[long[n % len(long)]] += letters[long[n % len(long)]][0].lower()
    if sum(map(len, letters)) >= _LONG:
        letters.insert(len(letters) // 2, "\u00ad")
    return "".join(letters)


def add(root: Path) -> None:
    """Adds it to a copy of the project, where docs/adding-a-language.md says."""
    package = root / "py" / "tesserae"
    for path in (*package.rglob("*.py"), *(root / "web" / "page").rglob("*.js")):
        _name_in(path)
    for path in sorted(_in_english(package)):
        there = path.with_name(path.name.replace("en", TAG, 1))
        (shutil.copytree if path.is_dir() else shutil.copy)(path, there)
        for copied in there.rglob("*.py") if there.is_dir() else [there]:
            source = copied.read_text("utf-8").replace("strings.en", f"strings.{TAG}")
            copied.write_text(ast.unparse(_translated(ast.parse(source))), "utf-8")


def _in_english(package: Path) -> Iterator[Path]:
    """The folders and files with sentences in English."""
    for words in (package / "view" / "strings", *package.glob("games/*/words/strings")):
        yield from (it for it in words.rglob("en*") if it.stem == "en")


def _name_in(path: Path) -> None:
    """Names the language in a file, wherever that names the others."""
    source = before = path.read_text("utf-8")
    for pattern, there in _PLACES:
        source = pattern.sub(there, source)
    if path.name == "strings.py":  # of the terminal, or of the library
        [(start, english)] = re.findall(r'(?ms)^(    "en": )(\{.*?^    \}),$', source)
        words = ast.unparse(_translated(ast.parse(english)))
        source = source.replace(start, f'    "{TAG}": {words},\n{start}', 1)
    if source != before:
        path.write_text(source, "utf-8")


def _translated(tree: ast.AST) -> ast.AST:
    """Code with the sentences of its tables in the language."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Dict):
            for key, value in zip(node.keys, node.values, strict=True):
                if isinstance(key, ast.Constant) and isinstance(value, ast.Constant):
                    kept = _KEPT.fullmatch(str(key.value))
                    value.value = value.value if kept else made_up(str(value.value))
    return tree
