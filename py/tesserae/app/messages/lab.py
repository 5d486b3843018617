"""Messages of the lab: its file was run, its bot has answered, its editor was used."""

from __future__ import annotations

from typing import NamedTuple


class LabStarted(NamedTuple):
    """The file of the lab was run. error: what failed, at a line if one is known; late: it did not
    end. number: of the start.
    """

    number: int
    error: str
    line: int
    late: bool


class LabMoved(NamedTuple):
    """The bot of the lab has answered a question: with a move, or it failed as above."""

    number: int
    move: str
    error: str
    line: int
    late: bool


class LabEdited(NamedTuple):
    """The code in the editor of the lab was edited, so that it is no longer that of a link."""


class LabPacked(NamedTuple):
    """The file in the editor of the lab, packed for a link."""

    code: str


class LabTrouble(NamedTuple):
    """An action on the file in the editor failed; what: "code" or "file"."""

    what: str
