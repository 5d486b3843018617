"""The README and docs/: their Python does what they say, and their links lead somewhere."""

from __future__ import annotations

import doctest
import re
import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tiers import some

ROOT = Path(__file__).absolute().parents[2]

PAGES = [
    "README.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    *sorted(f"docs/{it.name}" for it in (ROOT / "docs").glob("*.md")),
]

FENCE = re.compile(r"^```(python|pycon)\n(.*?)^```$", re.MULTILINE | re.DOTALL)

CODE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)

LONG = {"docs/solving-pyrga.md"}
"""Whose Python takes seconds."""

WITH_EXTRAS = {"docs/adapters.md", "docs/notebooks.md"}
"""Whose Python needs the packages of the extras: tests/extras/test_documents.py runs it."""

FILES = "docs/adding-a-game.md"
"""Whose Python is files: test_adding_a_game.py runs it."""

WITH_PYTHON = sorted(
    {page for page in PAGES if FENCE.search((ROOT / page).read_text())} - WITH_EXTRAS,
    key=lambda page: (page in LONG, page),
)


def snippets(page: str) -> Iterator[tuple[str, str, int]]:
    """The Python of a page: of which kind, the text, and how many lines come before it."""
    text = (ROOT / page).read_text()
    for found in FENCE.finditer(text):
        yield found[1], found[2], text.count("\n", 0, found.start(2))


@pytest.mark.parametrize("page", some(WITH_PYTHON, quick=len(WITH_PYTHON) - len(LONG)))
def test_the_python_of_a_page_does_what_it_says(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "py"))
    assert failures(page) == 0


def failures(page: str) -> int:
    """How many examples of a page fail; they are run in one session, from the first to the last."""
    names: dict[str, object] = {"__name__": "__main__"}
    runner = doctest.DocTestRunner()
    for kind, source, line in snippets(page):
        if kind == "python":
            exec(compile("\n" * line + source, page, "exec"), names)
        else:
            examples = doctest.DocTestParser().get_examples(source)
            assert examples, (page, line)
            session = doctest.DocTest(examples, names, page, page, line, source)
            runner.run(session, clear_globs=False)
            names.update(session.globs)
    return runner.summarize(verbose=False).failed


def test_no_python_is_left_out() -> None:
    known = {"README.md", "docs/index.md", "docs/library.md", "docs/first-bot.md"}
    assert known <= {*WITH_PYTHON}
    for page in PAGES:
        fences = re.findall(r"^ *```.*py.*$", (ROOT / page).read_text(), re.MULTILINE)
        fences = [it for it in fences if page != FILES]
        assert len(fences) == len([*snippets(page)]), page


def test_the_bots_are_as_short_as_is_said() -> None:
    bots = [source for kind, source, _ in snippets("docs/first-bot.md") if kind == "python"]
    ten, thirty = (len(re.findall(r"^(?!import ).+$", it, re.MULTILINE)) for it in bots)
    assert ten <= 10
    assert thirty <= 30


def test_the_course_begins_with_code_that_runs() -> None:
    runpy.run_path(str(ROOT / "docs" / "examples" / "course.py"))


def test_the_first_steps_are_ten_lines() -> None:
    [(_, source, _)] = snippets("docs/index.md")
    assert len(re.findall(r"^(?:>>>|\.\.\.) .", source, re.MULTILINE)) <= 10


@pytest.mark.parametrize("page", PAGES)
def test_links_between_documents_lead_to_a_heading_that_is_there(page: str) -> None:
    folder = (ROOT / page).parent
    prose = CODE.sub("", (ROOT / page).read_text())
    for target in re.findall(r"\]\((?!https?://)([^)\s]+)\)", prose):
        path, _, anchor = target.partition("#")
        linked = folder / path if path else ROOT / page
        assert linked.exists(), target
        if anchor:
            assert anchor in headings(linked.read_text()), target


def headings(markdown: str) -> list[str]:
    """The anchors of the headings of a page, as hosts of repositories make them."""
    titles = re.findall(r"^#+ (.+)$", markdown, re.MULTILINE)
    return [re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-") for title in titles]
