"""The catalogs: complete in both languages, and complete for the code."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import ModuleType

import pytest

from tesserae.app.model.settings import LANGUAGES
from tesserae.cli import strings as of_terminal
from tesserae.core.game import Game, Position
from tesserae.games import catalog
from tesserae.library import strings as of_library
from tesserae.view import strings as of_pages
from tesserae.view.strings import STRINGS
from tests.conformance.test_words import COMPLETE
from tests.sentences import keys, places

SOURCE = Path(__file__).parents[2] / "py" / "tesserae"


def _catalogs(game: Game[Position]) -> dict[str, Mapping[str, Mapping[str, str]]]:
    """The catalogs of a game by what they are for."""
    lesson = game.lesson and game.lesson().strings
    coach = game.coach and game.coach().strings
    story = game.story and game.story().strings
    editing = game.editor and game.editor().strings
    return {
        "page": game.strings,
        "guide": game.guide().strings,
        **({"lesson": lesson} if lesson else {}),
        **({"coach": coach} if coach else {}),
        **({"story": story} if story else {}),
        **({"editor": editing} if editing else {}),
    }


BESIDE_THE_FIRST_VISIT: Mapping[str, Mapping[str, Mapping[str, str]]] = {
    it.name: importlib.import_module(f"{of_pages.__name__}.{it.name}").STRINGS
    for it in pkgutil.iter_modules(of_pages.__path__)
    if it.ispkg and it.name not in LANGUAGES
}
"""The catalogs of pages and parts that come later, by their names."""

CATALOGS = [
    pytest.param(STRINGS, id="page"),
    *(pytest.param(strings, id=name) for name, strings in BESIDE_THE_FIRST_VISIT.items()),
] + [
    pytest.param(strings, id=f"{game.slug}-{part}")
    for game in catalog.GAMES
    for part, strings in _catalogs(game).items()
]
BESIDE_THE_PAGE = [
    pytest.param(of_terminal.STRINGS, id="terminal"),
    pytest.param(of_library.STRINGS, id="library"),
]
NARROW = "\u202f"


def translations(strings: Mapping[str, Mapping[str, str]]) -> list[str]:
    """The languages besides English; in a game some may be missing, and are told in its laws."""
    return [language for language in LANGUAGES if language != "en" and language in strings]


@pytest.mark.parametrize("strings", [*CATALOGS, *BESIDE_THE_PAGE])
def test_every_catalogue_has_exactly_the_languages_that_are_listed(
    request: pytest.FixtureRequest, strings: Mapping[str, Mapping[str, str]]
) -> None:
    assert {"en"} <= {*strings} <= {*LANGUAGES}
    slug = request.node.callspec.id.partition("-")[0]
    may_miss = slug in catalog.NAMES and slug not in COMPLETE
    assert may_miss or {*strings} == {*LANGUAGES}


def _sentences() -> Mapping[str, str]:
    """All sentences of the page and the games, in English."""
    return {
        k: s
        for strings in [
            STRINGS,
            *BESIDE_THE_FIRST_VISIT.values(),
            *(s for g in catalog.GAMES for s in _catalogs(g).values()),
        ]
        for k, s in strings["en"].items()
    }


def _keys_in_code() -> Iterator[tuple[str, str]]:
    """Every key that stands as it is in a call of `text` or `words`: (where, key)."""
    rooms = [SOURCE / room for room in ("core", "app", "view")]
    rooms += [SOURCE / "games" / name for name in catalog.NAMES]
    for path in (path for room in rooms for path in room.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            first = node.args[0]
            if name in ("text", "words", "Text") and isinstance(first, ast.Constant):
                yield f"{path.name}:{node.lineno}", str(first.value)


@pytest.mark.parametrize("strings", [*CATALOGS, *BESIDE_THE_PAGE])
def test_every_language_has_the_same_keys(strings: Mapping[str, Mapping[str, str]]) -> None:
    for language in translations(strings):
        assert keys(strings[language]) == keys(strings["en"]), language


@pytest.mark.parametrize("name", LANGUAGES)
def test_no_key_is_in_two_modules_of_a_language(name: str) -> None:
    language = importlib.import_module(f"{of_pages.__name__}.{name}")
    modules = [it for it in vars(language).values() if isinstance(it, ModuleType)]
    assert len(modules) >= 6
    assert sum(len(module.TEXT) for module in modules) == len(language.TEXT)


@pytest.mark.parametrize("strings", [*CATALOGS, *BESIDE_THE_PAGE])
def test_every_language_has_the_same_places(strings: Mapping[str, Mapping[str, str]]) -> None:
    for key, english in strings["en"].items():
        assert all(re.fullmatch("[a-z_]+", name) for name in places(english)), key
        for language in translations(strings):
            assert places(strings[language].get(key, english)) == places(english), key


@pytest.mark.parametrize("strings", CATALOGS)
def test_plurals_come_in_pairs(strings: Mapping[str, Mapping[str, str]]) -> None:
    ones = {key.removesuffix(".one") for key in strings["en"] if key.endswith(".one")}
    others = {key.removesuffix(".other") for key in strings["en"] if key.endswith(".other")}
    assert ones == others


@pytest.mark.parametrize("strings", CATALOGS)
def test_french_sets_a_narrow_space_before_its_high_signs(
    strings: Mapping[str, Mapping[str, str]],
) -> None:
    for key, french in strings.get("fr", {}).items():
        assert not re.search(rf"[^{NARROW}][;?!»]|[^{NARROW}]:(?!//)|«[^{NARROW}]", french), key


KEY_NAMED_BY_ITS_SIGN = "keys.changes"


@pytest.mark.parametrize("strings", CATALOGS)
def test_nobody_is_shouted_at(strings: Mapping[str, Mapping[str, str]]) -> None:
    for sentences in strings.values():
        shouted = [key for key, sentence in sentences.items() if "!" in sentence]
        assert shouted in ([], [KEY_NAMED_BY_ITS_SIGN])


def test_every_key_in_the_code_has_a_sentence() -> None:
    known = _sentences()
    known = {**known, **{key.rpartition(".")[0]: "" for key in known if key.endswith(".other")}}
    keys_in_code = list(_keys_in_code())
    assert len(keys_in_code) > 50
    missing = [(where, key) for where, key in keys_in_code if key not in known]
    missing = [it for it in missing if f"game.{it[1].partition('.')[2]}" not in known]
    assert not missing
