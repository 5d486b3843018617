"""Studies as texts: their chapters are records one after another, each with its headers.

`Study` is the name of the study, in the first record. `Title` is that of a chapter, and
`Orientation "second"` says that its board is seen from the second side.
They mean nothing to a record by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from tesserae.core.errors import BadInput
from tesserae.core.game import Game, Position
from tesserae.core.record import text as record_text
from tesserae.core.record.files import record_texts
from tesserae.core.record.headers import MOST_CHAPTERS
from tesserae.core.record.movetext import MOST_PLIES
from tesserae.core.record.text import GameFile
from tesserae.core.text import text

LONGEST: Final = 400_000
"""Maximum length of a study, in characters."""

STUDY: Final = "Study"
TITLE: Final = "Title"
ORIENTATION: Final = "Orientation"
FLIPPED: Final = "second"


def read(source: str, game_of: Callable[[str], Game[Position]]) -> list[GameFile]:
    """The records of a text, all of one game. BadInput for anything else, and for too many.

    game_of: the game of a name; raises BadInput for others.
    """
    if len(source) > LONGEST:
        raise BadInput(text("record.too_long", n=LONGEST))
    files: list[GameFile] = []
    plies = 0
    for line, one in record_texts(_lines(source.removeprefix("\ufeff"))):
        if len(files) == MOST_CHAPTERS:
            raise BadInput(text("error.chapters", n=MOST_CHAPTERS))
        file = record_text.read(one, game_of, line)
        plies += len(file.record.plies)
        if files and file.game.slug != files[0].game.slug:
            raise BadInput(text("error.chapters_mixed", line=line))
        if plies > MOST_PLIES:
            raise BadInput(text("record.too_many", n=MOST_PLIES))
        files.append(file)
    if not files:
        raise BadInput(text("record.no_game"))
    return files


def is_study(files: list[GameFile]) -> bool:
    """Whether records are those of a study: there are several, or one has headers of a chapter."""
    return len(files) > 1 or any(name in (STUDY, TITLE, ORIENTATION) for name, _ in files[0].others)


def _lines(source: str) -> Iterator[str]:
    for line in source.replace("\r\n", "\n").replace("\r", "\n").split("\n"):
        yield f"{line}\n"
