"""The documents of the repository as pages of a site, all in one folder.

docs/ is written to be read on a host of repositories. Links that lead out of it are turned to
where a page is in the site, and have its title in place of the name of a file; diagrams become
tables, and the lists of the first page are the site's navigation, too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path, PurePosixPath
from posixpath import normpath
from typing import Final

ROOT: Final = Path(__file__).absolute().parents[2]

INDEX: Final = "index.md"
"""The first page; it lists all others."""

ELSEWHERE: Final = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
"""Documents outside docs/, and what they are called in the site."""

_TITLED: Final = re.compile(r"\[(?:docs/)?[\w-]+\.md\](?=\([^)]+\.md[)#])")
_LINK: Final = re.compile(r"(?<=\]\()(?!https?://|#)([^)#\s]+)")
CODE: Final = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
_ENTRY: Final = re.compile(r"^- \[([^\]]+)\]\(([\w-]+\.md)\)", re.MULTILINE)
_SECTION: Final = re.compile(r"^## (.+)$", re.MULTILINE)
_SESSION: Final = re.compile(r"^(```pycon\n.*?)\n+```$", re.MULTILINE | re.DOTALL)
_DIAGRAM: Final = re.compile(r"^```mermaid\nstateDiagram-v2\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_ARROW: Final = re.compile(r"^ *(\S+) --> (\S+?)(?:: (.+))?$", re.MULTILINE)


def documents() -> dict[str, str]:
    """The documents by their paths in the repository, and what they are called in the site."""
    inside = {f"docs/{it.name}": it.name for it in sorted((ROOT / "docs").glob("*.md"))}
    return {**inside, **ELSEWHERE}


def page(path: str) -> str:
    """The text of a document for the site. ValueError for a dead link."""
    text = _DIAGRAM.sub(_table, (ROOT / path).read_text("utf-8"))
    text = _SESSION.sub(r"\1\n```", text)
    text = _TITLED.sub("[]", text)
    parts = CODE.split(text)
    parts[::2] = [_LINK.sub(lambda link: _target(path, link[1]), part) for part in parts[::2]]
    text = "".join(parts)
    return text + navigation(text) if path == f"docs/{INDEX}" else text


def _target(path: str, link: str) -> str:
    """The target of a document's link in the site."""
    linked = normpath(str(PurePosixPath(path).parent / link))
    name = documents().get(linked)
    if name is None and linked.startswith("docs/") and (ROOT / linked).is_file():
        name = linked.removeprefix("docs/")
    if name is None:
        raise ValueError(f"{path}: {link} leads to nothing that the site has")
    return name


def _table(diagram: re.Match[str]) -> str:
    """The arrows of a diagram of states as a table: nothing needs to draw it."""
    rows = []
    for source, target, events in _ARROW.findall(diagram[1]):
        before = "the start" if source == "[*]" else f"`{source}`"
        after = "the end" if target == "[*]" else f"`{target}`"
        rows.append(f"| {before} | {events} | {after} |\n")
    return "| from | by | to |\n|---|---|---|\n" + "".join(rows).rstrip()


def sections(index: str) -> Mapping[str, list[tuple[str, str]]]:
    """The pages that each section of the first page lists: what it calls them, and their names."""
    _, *parts = _SECTION.split(index)
    listed = {title: _ENTRY.findall(text) for title, text in zip(*[iter(parts)] * 2, strict=True)}
    return {title: entries for title, entries in listed.items() if entries}


def navigation(index: str) -> str:
    """The lists of the first page, as Sphinx has them beside every page."""
    parts = []
    for title, entries in sections(index).items():
        lines = [f"{it} <{name}>" for it, name in entries]
        parts += ["\n```{toctree}", ":hidden:", f":caption: {title}\n", *lines, "```\n"]
    return "\n".join(parts)


def files() -> Iterator[str]:
    """The paths below docs/ of the files that are no pages."""
    for file in sorted((ROOT / "docs").rglob("*")):
        if file.is_file() and file.suffix != ".md":
            yield file.relative_to(ROOT / "docs").as_posix()


def write(folder: Path) -> None:
    """Writes all pages, and what they show, into an empty folder."""
    folder.mkdir(parents=True)
    for path, name in documents().items():
        (folder / name).write_text(page(path), "utf-8")
    for name in files():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes((ROOT / "docs" / name).read_bytes())
