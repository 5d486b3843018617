"""Moves as a book prints them: with their glyphs, and a tree with its variations and comments."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from tesserae.core.game import FIRST, Game, Position, Side
from tesserae.core.record import START, Record, go, parts
from tesserae.core.record.comments import BREAK, words_of
from tesserae.core.record.movetext import EVALUATIONS, GLYPHS, glyphs_by_ply
from tesserae.core.record.numbering import Numbering, at_cursor, first_numbering
from tesserae.view.html import Markup, el

_DEEPEST = 4
"""Variations are set in so many times at most."""


def line(game: Game[Position], record: Record, begin: int, end: int) -> str:
    """The moves of the variation from a ply to another, with numbers and glyphs."""
    glyphs, numbering = glyphs_by_ply(record), at_cursor(go(record, begin))
    written: list[str] = []
    previous: Numbering | None = None
    for number in record.variation[begin:end]:
        if numbering != previous:
            written.append(numbering.written)
        written.append(_move(game, record, number, glyphs.get(number, ())))
        previous, numbering = numbering, numbering.after(record.plies[number].position)
    return " ".join(written)


def tree(game: Game[Position], record: Record, told: Collection[int]) -> list[Markup]:
    """The paragraphs of a whole record: each variation set in, after the ply that it replaces.

    told: the plies whose comments stand elsewhere.
    """
    return list(_paragraphs(game, record, told))


def _paragraphs(game: Game[Position], record: Record, told: Collection[int]) -> Iterator[Markup]:
    comments = {number: it for number, it in record.comments if number not in told}
    glyphs = glyphs_by_ply(record)
    numberings = {START: first_numbering(record.start)}
    yield from _comment(comments.get(START, ""), 0)
    words, depth = list[str](), 0
    turn: Side | None = None  # as readers know it; None after an interruption
    for part in parts(record):
        if part.kind in ("(", ")"):
            yield from _moves(words, depth)
            words, turn = [], None
            depth += 1 if part.kind == "(" else -1
        elif part.kind == "ply":
            ply = record.plies[part.number]
            numbering = numberings[ply.parent]
            numberings[part.number] = numbering.after(ply.position)
            if turn is None or (
                turn != numbering.turn and (game.long_turns or numbering.turn == FIRST)
            ):
                words.append(numbering.written)
            turn = numbering.turn
            words.append(_move(game, record, part.number, glyphs.get(part.number, ())))
            said = words_of(comments.get(part.number, ""))
            if said:
                yield from _moves(words, depth)
                yield from _comment(said, depth)
                words, turn = [], None
    yield from _moves(words, depth)


def _moves(words: list[str], depth: int) -> Iterator[Markup]:
    if words:
        yield el("p", " ".join(words), class_="line", data_depth=min(depth, _DEEPEST))


def _comment(comment: str, depth: int) -> Iterator[Markup]:
    for paragraph in filter(None, words_of(comment).split(BREAK)):
        yield el("p", paragraph, data_depth=min(depth, _DEEPEST))


def _move(game: Game[Position], record: Record, number: int, glyphs: Sequence[int]) -> str:
    """A move with its signs."""
    ply = record.plies[number]
    signs = [GLYPHS[it - 1] for it in glyphs if it <= len(GLYPHS)][:1]
    better = [f" {EVALUATIONS[it]}" for it in glyphs if it in EVALUATIONS]
    return "".join([game.format_move(record.after(ply.parent), ply.move), *signs, *better])
