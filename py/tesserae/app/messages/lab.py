"""Messages of the lab: of its file, its bot and its editor."""

from __future__ import annotations

from typing import NamedTuple


class LabStarted(NamedTuple):
    """The file of the lab was run. error: what failed, at a line if known; late: it did not end.
    number: of the start.
    """

    number: int
    error: str
    line: int
    late: bool


class LabMoved(NamedTuple):
    """The bot of the lab has answered a question with a move, or failed as in `LabStarted`."""

    number: int
    move: str
    error: str
    line: int
    late: bool


class LabEdited(NamedTuple):
    """The code in the lab's editor was edited, so it is no longer that of a link."""


class LabPacked(NamedTuple):
    """The file in the lab's editor, packed for a link."""

    code: str


class LabTrouble(NamedTuple):
    """An action on the file in the editor failed; what: "code" or "file"."""

    what: str
