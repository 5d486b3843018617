"""What docs/adding-a-game.md has its readers write."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

TOY: Final = Path(__file__).parent / "breakthrough"
PAGE: Final = Path(__file__).parents[2] / "docs" / "adding-a-game.md"
MOST_WORDS: Final = 1_800
MOST_LINES: Final = 150
"""Of the rules, the notation and the board."""

_FENCE: Final = re.compile(r"^```python (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_COMMAND: Final = re.compile(r"-m tools\.new_game \w+")


def snippets() -> Iterator[tuple[str, str]]:
    """Each snippet: the file that it is of, and its text."""
    for found in _FENCE.finditer(PAGE.read_text("utf-8")):
        yield found[1], found[2]


def command() -> list[str]:
    """The arguments of Python with which one begins."""
    found = _COMMAND.search(PAGE.read_text("utf-8"))
    assert found
    return found[0].split()


def write_until_it_plays(game: Path) -> None:
    """Does what the page says up to the third step, in the folder of the game that was begun."""
    rules, notation, words = [*snippets()][:3]
    for name, source in (rules, notation):
        (game / name).write_text(source, "utf-8")
    strings = game / words[0]
    text = strings.read_text("utf-8").replace("end.stuck.why", "end.reached.why")
    for line in words[1].splitlines():
        key = line.split(":")[0]
        text = re.sub(rf"^{re.escape(key)}: .*$", line, text, flags=re.MULTILINE)
        if key not in text:
            text = text.replace("\n}\n", f"\n{line}\n}}\n")
    strings.write_text(text, "utf-8")
    (game / "words" / "strings" / "fr.py").unlink()
    catalog = game / "words" / "strings" / "__init__.py"
    catalog.write_text(
        catalog.read_text("utf-8").replace(", fr\n", "\n").replace(', "fr": fr.TEXT', ""), "utf-8"
    )


def main() -> None:
    """Plays the game that was written so, in the app without a browser."""
    from tests.app.page import Page

    page = Page("#/breakthrough", languages=["fr"])
    page.seat(0, 1)
    page.click("c2", "c3")
    page.think()
    assert len(page.moves.split()) == 2
    page = Page("#/breakthrough")
    page.seat(0, 0)
    while not page.table.over:
        page.click(*(it.name for it in page.table.game.entries(page.table.position)[-1].targets))
    assert "A pawn has reached the last rank." in page.regions["status"]
    print("played")


if __name__ == "__main__":
    main()
