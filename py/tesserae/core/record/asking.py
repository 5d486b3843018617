"""Records that ask: the reader finds the moves of one side.

Like drawings, the questions are commands in comments, so whatever keeps comments keeps them:
`[%asks first]` at the start names the side, `[%hint Look at b2.]` helps to find the next move, and
`[%other Too slow.]` answers all moves there that have no comment of their own.
"""

from __future__ import annotations

import re
from typing import Final, Literal, TypeAlias

from tesserae.core.game import Side
from tesserae.core.record import START, Record, editing
from tesserae.core.record.comments import has_command, tidy

SIDES: Final = ("first", "second")
"""The names of the sides in a record."""

LONGEST: Final = 240
"""Maximum length of a hint, and of the answer to other moves."""

Told: TypeAlias = Literal["hint", "other"]
"""The author's words besides comments: a hint, or the answer to other moves."""

RIGHT_GLYPHS: Final = (1, 3)
"""The glyphs ! and !!, which make a variation right."""

_COMMAND: Final = re.compile(r"\[%(asks|hint|other) ([^\]]*)\]")


def side_of(comment: str) -> Side | None:
    """The side whose moves the reader has to find, by the comment on the start; or None."""
    name = _argument(comment, "asks")
    return Side(SIDES.index(name)) if name in SIDES else None


def with_side(comment: str, side: Side | None) -> str:
    """The comment on the start of a record that asks for the moves of a side, or of none."""
    return _with(comment, "asks", "" if side is None else SIDES[side])


def told_in(comment: str, what: Told) -> str:
    """A hint or answer in a comment, for the moves after it; "" without one."""
    return _argument(comment, what)[:LONGEST]


def with_told(comment: str, what: Told, words: str) -> str:
    """A comment with another hint or answer. Replaces brackets, which commands cannot hold."""
    for bracket, other in ("{(", "[(", "})", "])"):
        words = words.replace(bracket, other)
    return _with(comment, what, " ".join(words.split())[:LONGEST].strip())


def asks(record: Record) -> Side | None:
    """The side whose moves a record asks for; None if it asks for none."""
    return side_of(comment_on(record, START))


def is_malformed(record: Record) -> bool:
    """Whether the command names an unknown side."""
    return asks(record) is None and has_command(comment_on(record, START), "asks")


def comment_on(record: Record, number: int) -> str:
    """The comment on a ply or on START, with its commands; "" without one."""
    return dict(record.comments).get(number, "")


def with_comment(record: Record, number: int, comment: str) -> Record:
    """The record with another comment on a ply or on START."""
    glyphs = [glyph for at, glyph in record.glyphs if at == number]
    return editing.with_annotation(record, number, comment, glyphs)


def is_right(record: Record, number: int) -> bool:
    """Whether a ply is a right move: the main line there, or marked with ! or !!."""
    first = record.branches()[record.plies[number].parent][0]
    return first == number or any((number, glyph) in record.glyphs for glyph in RIGHT_GLYPHS)


def to_find(record: Record, side: Side) -> list[int]:
    """The plies of a side in the variation, up to an ending."""
    found = list[int]()
    for number in record.variation:
        ply = record.plies[number]
        if record.after(ply.parent).to_move == side:
            found.append(number)
        if ply.ending is not None:
            break
    return found


def _argument(comment: str, name: str) -> str:
    """The argument of the first command of a name; "" without one."""
    said = [argument for other, argument in _COMMAND.findall(comment) if other == name]
    return said[0].strip() if said else ""


def _with(comment: str, name: str, argument: str) -> str:
    """A comment with a command in place of those of its name; "" for none."""
    for other, said in _COMMAND.findall(comment):
        if other == name:
            comment = comment.replace(f"[%{other} {said}]", " ")
    return tidy(" ".join([*([f"[%{name} {argument}]"] if argument else []), comment]))
