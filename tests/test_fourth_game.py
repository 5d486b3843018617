"""A new game is one folder, one name in the catalog and its test data; nothing else."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tesserae.games.catalog import NAMES
from tests.tiers import by_turns
from tests.toy import guide
from tests.toy.nim import Nim
from tests.toy.project import ROOT, Project
from tools.new_game import PARTS

PACKAGES = ROOT / "py" / "tesserae"

BEGUN = "begun"
"""The name of a game that the tool has just begun: it is Konane."""

BEYOND = "test_it_is_the_same_in_another_folder"
"""Tests that take long and that no game changes."""

HEAPS = "heaps"
"""The same of Nim."""

NEW = (BEGUN, "breakthrough", HEAPS)
"""Games that the copy of the project has besides, two of them with all that the tool can add."""

SENSITIVE = (
    "toy or automatic or resignation or test_end or embedding or snapshot"
    " or test_guides or test_bundle"
)
"""Tests that no game is a parameter of, but that look at several."""

OF_GAMES = [("-k", f"({SENSITIVE}) and not ({BEYOND})"), *(("--game", name) for name in NEW)]
"""These, and every test of `make game` for each of the new games: one of them a day."""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """With the toys beside the other games, and one that the tool has just begun."""
    built = Project(tmp_path_factory.mktemp("project"), (*NAMES, "nim", "breakthrough"))
    for toy in ("nim", "breakthrough"):
        built.python("-m", "tools.generate.playthroughs", toy)
        built.python("-m", "tools.generate.golden_scenes", toy)
    told = built.python("-m", "tools.new_game", BEGUN, "--with", ",".join(PARTS))
    assert told.startswith("A game on squares has an editor.")
    return built


@pytest.fixture(scope="module")
def with_heaps(project: Project) -> Project:
    """The same, and a game like Nim that the tool has begun."""
    project.python("-m", "tools.new_game", HEAPS, "--like", "nim", "--with", ",".join(PARTS))
    return project


@pytest.fixture(scope="module")
def project_of_nim(tmp_path_factory: pytest.TempPathFactory) -> Project:
    """With Nim alone: a project that needs another game is not one for every game."""
    return Project(tmp_path_factory.mktemp("alone"), ("nim",))


def test_a_game_that_was_begun_plays_and_is_well_written(project: Project) -> None:
    counted = project.python("-m", "tesserae", "perft", BEGUN, "2")
    assert [line.split("  ")[0] for line in counted.splitlines()] == ["1: 4", "2: 12"]
    folders = (f"py/tesserae/games/{BEGUN}", f"tests/games/{BEGUN}")
    project.python("-m", "ruff", "check", *folders)
    project.python("-m", "ruff", "format", "--check", *folders)
    for folder in folders:
        written = (project.root / folder).rglob("*.*")
        for path in (it for it in written if it.suffix != ".pyc"):
            assert not re.search(
                r"(?<![A-Za-z])konane(?![A-Za-z])", path.read_text(), re.IGNORECASE
            )


@pytest.mark.slow
@pytest.mark.parametrize("chosen", by_turns(OF_GAMES, share=len(OF_GAMES)), ids=str)
def test_no_test_wants_more_of_a_game_than_it_must_have_or_knows_which_there_are(
    with_heaps: Project, chosen: tuple[str, str]
) -> None:
    output = with_heaps.python("-m", "pytest", "tests", "-m", "not slow", *chosen)
    assert int(re.findall(r"(\d+) passed", output)[0]) > (120 if "--game" in chosen else 100)


def test_the_terminal_knows_the_new_game(project: Project) -> None:
    counted = project.python("-m", "tesserae", "perft", "nim", "3").splitlines()
    assert [line.split("  ")[0] for line in counted] == ["1: 9", "2: 63", "3: 327"]


def test_the_app_plays_the_new_game(project: Project) -> None:
    assert project.python("-m", "tests.toy.drive") == "played\n"


@pytest.mark.slow
def test_micropython_plays_the_new_game(project: Project) -> None:
    assert project.python("-m", "tests.toy.in_micropython") == "the same\n"


@pytest.mark.slow
def test_one_plays_what_the_guide_says_after_its_third_step(tmp_path: Path) -> None:
    walked = Project(tmp_path, NAMES)
    walked.python(*guide.command())
    guide.write_until_it_plays(walked.root / "py/tesserae/games/breakthrough")
    assert walked.python("-m", "tests.toy.guide") == "played\n"


def test_the_project_needs_no_other_game(project_of_nim: Project) -> None:
    assert project_of_nim.python("-m", "tests.toy.drive") == "played\n"
    assert project_of_nim.python("-m", "tesserae", "perft", "nim", "1").startswith("1: 9")


def test_the_toy_is_the_least_that_a_game_can_be() -> None:
    """What has no default, and a rules page, as every game that is published has one."""
    identity = {"slug", "rules_version", "strings"}
    rules = {"initial", "encode", "decode", "format_move", "parse_move"}
    board = {"target", "entries", "scene"}
    assert {name for name in vars(Nim) if name[0] != "_"} == identity | rules | board | {"guide"}


@pytest.mark.parametrize("package", ["core", "search", "view", "app", "shell", "cli", "library"])
def test_no_package_but_the_games_names_a_game(package: str) -> None:
    """But for the types of positions, which the library exports."""
    for path in sorted((PACKAGES / package).rglob("*.py")):
        for words in spoken(ast.parse(path.read_text("utf-8"))):
            others = re.sub(r"\b[A-Z][a-z]+Position\b", "", words)
            assert not [name for name in NAMES if name in others.lower()], f"{path.name}: {words}"


def for_checkers(node: ast.AST) -> bool:
    """Whether it is an overload, or imported for type checkers alone."""
    if isinstance(node, ast.If):
        return isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
    decorators = node.decorator_list if isinstance(node, ast.FunctionDef) else []
    return any(isinstance(it, ast.Name) and it.id == "overload" for it in decorators)


def spoken(tree: ast.AST) -> Iterator[str]:
    """The names and strings of a module, without docstrings, and types that checkers alone see."""
    sentences = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    unseen = [it for it in ast.walk(tree) if for_checkers(it)]
    left_out = {id(node) for it in unseen for node in ast.walk(it)}
    for node in ast.walk(tree):
        if id(node) in left_out:
            continue
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) not in sentences:
                yield node.value
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
