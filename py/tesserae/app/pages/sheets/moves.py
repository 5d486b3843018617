"""Moves as in a printed book, with glyphs; a tree with its variations and comments."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from tesserae.core.game import Game, Position
from tesserae.core.record import START, Record, go
from tesserae.core.record.comments import BREAK, words_of
from tesserae.core.record.moves import numbered_parts
from tesserae.core.record.movetext import EVALUATIONS, GLYPHS, glyphs_by_ply
from tesserae.core.record.numbering import Numbering, at_cursor
from tesserae.view.html import Markup, el

_DEEPEST = 4
"""Maximum levels of indentation of variations."""


def numbered_line(game: Game[Position], record: Record, begin: int, end: int) -> str:
    """The moves of the variation from one ply to another, with numbers and glyphs."""
    glyphs, numbering = glyphs_by_ply(record), at_cursor(go(record, begin))
    written: list[str] = []
    previous: Numbering | None = None
    for number in record.variation[begin:end]:
        if numbering != previous:
            written.append(numbering.label)
        written.append(_move(game, record, number, glyphs.get(number, ())))
        previous, numbering = numbering, numbering.after(record.plies[number].position)
    return " ".join(written)


def paragraphs(game: Game[Position], record: Record, told: Collection[int]) -> list[Markup]:
    """The paragraphs of a whole record: variations indented, after the ply that they replace.

    told: the plies whose comments are printed elsewhere.
    """
    said = {number: words_of(it) for number, it in record.comments if number not in told}
    comments = {number: it for number, it in said.items() if it}
    return list(_paragraphs(game, record, comments))


def _paragraphs(
    game: Game[Position], record: Record, comments: Mapping[int, str]
) -> Iterator[Markup]:
    glyphs = glyphs_by_ply(record)
    yield from _comment(comments.get(START, ""), 0)
    words, depth = list[str](), 0
    for part, number in numbered_parts(game, record, comments):
        if part.kind in ("(", ")"):
            yield from _moves(words, depth)
            words = []
            depth += 1 if part.kind == "(" else -1
        elif part.kind == "ply":
            words += [number] if number else []
            words.append(_move(game, record, part.number, glyphs.get(part.number, ())))
            if part.number in comments:
                yield from _moves(words, depth)
                yield from _comment(comments[part.number], depth)
                words = []
    yield from _moves(words, depth)


def _moves(words: list[str], depth: int) -> Iterator[Markup]:
    if words:
        yield el("p", " ".join(words), class_="line", data_depth=min(depth, _DEEPEST))


def _comment(comment: str, depth: int) -> Iterator[Markup]:
    for paragraph in filter(None, comment.split(BREAK)):
        yield el("p", paragraph, data_depth=min(depth, _DEEPEST))


def _move(game: Game[Position], record: Record, number: int, glyphs: Sequence[int]) -> str:
    """A move with its glyphs."""
    ply = record.plies[number]
    signs = [GLYPHS[it - 1] for it in glyphs if it <= len(GLYPHS)][:1]
    better = [f" {EVALUATIONS[it]}" for it in glyphs if it in EVALUATIONS]
    return "".join([game.format_move(record.after(ply.parent), ply.move), *signs, *better])
