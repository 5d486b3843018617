"""The list of moves: a row for each round, variations under the move that they replace.

The list consists of chunks of a few turns. A ply, or a move of the cursor, changes one or two
of them; the others are cached, and need not be sent again.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from typing import Final, NamedTuple, TypeAlias

from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, SECOND, Game, Move, Position
from tesserae.core.numerals import is_number
from tesserae.core.record import START, Record
from tesserae.core.record.comments import words_of
from tesserae.core.record.movetext import GLYPHS
from tesserae.core.record.numbering import Numbering
from tesserae.core.record.values import value_of
from tesserae.core.text import Text
from tesserae.view.action import ActionKind
from tesserae.view.html import Markup, el
from tesserae.view.icons import icon
from tesserae.view.lazy import Drawing, lazy
from tesserae.view.parts import plain_button
from tesserae.view.words import Words

Glyphs: TypeAlias = tuple[tuple[int, int], ...]
"""Numbers of plies and of glyphs, as in `Record.glyphs`."""

Evaluations: TypeAlias = tuple[tuple[int, str, str], ...]
"""Numbers of glyphs that say who is better, their signs, and their meaning."""

CHUNK: Final = 12
"""Minimum number of plies of a chunk; it ends with a round."""

DEEPEST: Final = 3
"""Variations within variations are indented up to this level."""

_FAULTS: Final = tuple([GLYPHS.index(sign) + 1 for sign in ("?", "??", "?!")])


class _ListedPly(NamedTuple):
    """One ply of the list, the position it was played in, and its round.

    comment: "" without one. glyph: its number, 0 without one. better: who is, as a sign and in
    words; "" if unknown.
    """

    number: int
    move: Move
    position: Position
    round: int
    comment: str
    glyph: int
    better: tuple[str, str]


class _Chunk(NamedTuple):
    """Consecutive plies of one variation, drawn together.

    depth: 0 for the main line, 1 for its variations, and so on.
    opens: a variation begins here. folded: only its first ply is shown.
    """

    depth: int
    opens: bool
    plies: tuple[_ListedPly, ...]
    folded: bool = False

    def holds(self, number: int) -> bool:
        """Whether the ply of that number is one of them."""
        return any(ply.number == number for ply in self.plies)


class _VariationStart(NamedTuple):
    """The first ply of a variation, its round, and how deep the variation is nested."""

    number: int
    round: int
    depth: int


class _Tree(NamedTuple):
    """A record, with lookup tables for all its plies."""

    record: Record
    branches: dict[int, list[int]]
    comments: dict[int, str]
    glyphs: dict[int, int]
    better: dict[int, tuple[str, str]]


def move_list(
    game: Game[Position],
    record: Record,
    words: Words,
    folded: frozenset[int] | None = None,
    marks: Glyphs = (),
    evaluations: Evaluations = (),
    *,
    worded: bool = False,
) -> dict[str, Drawing]:
    """The regions of the list: "moves" with the elements of its chunks, and each of those.

    folded: the first plies of folded variations; None if none can be folded.

    Every ply is a button with the id `id_of(number)`. data-boxed: when the list is longer than the
    box around it, only the box scrolls. data-kept: a chunk keeps its content when another is added.
    marks: the glyphs of a review, shown where the record has none that is a sign. evaluations: the
    glyphs shown besides. worded: the moves of the main line are in words, too; screen readers
    always get words.
    """
    comment = words_of(dict(record.comments).get(START, ""))
    if not record.plies and not comment:
        return {"moves": el("p", words("moves.none"), class_="none")}
    parts: dict[str, Drawing] = {"moves-start": _start(words, record.cursor == START, comment)}
    for chunk in _chunks(
        record._replace(variation=(), ply=0), folded or frozenset(), marks, evaluations
    ):
        current = record.cursor if chunk.holds(record.cursor) else None
        drawing = lazy(_chunk, game, words, chunk, current, folded is not None, worded)
        parts[f"moves-{chunk.plies[0].number}"] = drawing
    chunks = [el("div", id=name, data_kept=True) for name in parts]
    return {"moves": el("div", chunks, class_="moves-list", role="list", data_boxed=True), **parts}


def id_of(number: int) -> str:
    """The id of a ply's button, or of the button for the start."""
    return f"ply-{_write_ply(number)}"


def _read_ply(arg: str) -> int:
    if arg == _write_ply(START):
        return START
    if not is_number(arg, 6):
        raise BadInput(Text("error.bad_event"))
    return int(arg)


def _write_ply(number: int) -> str:
    return "start" if number == START else str(number)


JUMP: Final = ActionKind("jump", _read_ply, _write_ply)
"""Goes to the ply of that number, or to the start."""

FOLD: Final = ActionKind("fold", _read_ply, _write_ply)
"""Folds the variation that begins with the ply of that number, or unfolds it."""


@lru_cache(maxsize=8)
def _chunks(
    record: Record, folded: frozenset[int], marks: Glyphs, evaluations: Evaluations
) -> tuple[_Chunk, ...]:
    """All chunks in reading order, whatever the cursor."""
    glyphs = [(number, glyph) for number, glyph in record.glyphs if glyph <= len(GLYPHS)]
    signs = dict([*marks, *reversed(glyphs)])  # of several glyphs, a ply shows the first
    comments = {number: words_of(comment) for number, comment in record.comments}
    told = {glyph: (sign, meaning) for glyph, sign, meaning in evaluations}
    worth = [(number, value_of(comment)) for number, comment in record.comments]
    better = {number: (written, written) for number, written in worth if written}
    better |= {number: told[glyph] for number, glyph in record.glyphs if glyph in told}
    tree = _Tree(record, record.branches(), comments, signs, better)
    chunks = list[_Chunk]()
    if not record.plies:
        return ()
    for main in _cut_into_chunks(tree, _VariationStart(tree.branches[START][0], 1, 0)):
        chunks.append(main)
        waiting = _variations(tree, main)
        while waiting:
            start = waiting.pop()
            if start.number in folded:
                first = (next(_plies(tree, start)),)
                chunks.append(_Chunk(start.depth, opens=True, plies=first, folded=True))
                continue
            line = tuple(_cut_into_chunks(tree, start))
            chunks += line
            for chunk in reversed(line):
                waiting += _variations(tree, chunk)
    return tuple(chunks)


def _cut_into_chunks(tree: _Tree, start: _VariationStart) -> Iterator[_Chunk]:
    """The chunks of a variation, without the variations on it."""
    taken: list[_ListedPly] = []
    for _, plies in groupby(_plies(tree, start), lambda ply: ply.round):
        taken += plies
        chunk = _Chunk(
            start.depth, taken[0].number == start.number and start.depth > 0, tuple(taken)
        )
        forks = start.depth == 0 and _variations(tree, chunk)
        if forks or len(taken) >= CHUNK:
            yield chunk
            taken = []
    if taken:
        yield chunk


def _plies(tree: _Tree, start: _VariationStart) -> Iterator[_ListedPly]:
    """The plies of a variation: its first, then along main lines to the end."""
    number, round = start.number, start.round
    while True:
        ply = tree.record.plies[number]
        before = tree.record.after(ply.parent)
        comment, glyph = tree.comments.get(number, ""), tree.glyphs.get(number, 0)
        better = tree.better.get(number, ("", ""))
        yield _ListedPly(number, ply.move, before, round, comment, glyph, better)
        if number not in tree.branches:
            return
        round = Numbering(round, before.turn).after(ply.position).round
        number = tree.branches[number][0]


def _variations(tree: _Tree, chunk: _Chunk) -> list[_VariationStart]:
    """The variations on the plies of a chunk, in reverse reading order."""
    found = []
    for ply in chunk.plies:
        main, *others = tree.branches[tree.record.plies[ply.number].parent]
        if main == ply.number:
            found += [_VariationStart(other, ply.round, chunk.depth + 1) for other in others]
    return list(reversed(found))


def _start(words: Words, current: bool, comment: str) -> Markup:
    name = words("moves.start")
    button = _button(START, [name], name, current, noted=bool(comment))
    return el("div", button, _comment("p", START, comment), class_="start", role="listitem")


def _comment(tag: str, number: int, comment: str) -> Markup | None:
    return el(tag, comment, id=_comment_id(number), class_="comment") if comment else None


def _comment_id(number: int) -> str:
    return f"comment-{_write_ply(number)}"


@lru_cache(maxsize=8192)
def _chunk(
    game: Game[Position],
    words: Words,
    chunk: _Chunk,
    current: int | None,
    foldable: bool,
    worded: bool,
) -> Markup:
    """The rows of a chunk; `current` is the ply at the cursor, if it is in this chunk."""
    rounds = [(n, list(plies)) for n, plies in groupby(chunk.plies, lambda ply: ply.round)]
    if not chunk.depth:
        rows = [_row(game, words, n, plies, current, worded) for n, plies in rounds]
        return Markup("".join(rows))
    run: list[Markup] = [el("i", words("moves.or"))] if chunk.opens else []
    if chunk.opens and foldable:
        run.insert(0, _fold(game, words, chunk.plies[0], chunk.folded))
    for number, plies in rounds:
        written = Numbering(number, plies[0].position.turn).label
        run.append(el("span", written, class_="number"))
        for ply in plies:
            run.append(_ply_button(game, words, ply, ply.number == current, False))
            run += filter(None, [_comment("span", ply.number, ply.comment)])
    if chunk.folded:
        run.append(el("span", "…", aria_hidden="true"))
    drawn = el("div", run, class_="branch")
    for _ in range(min(chunk.depth, DEEPEST) - 1):
        drawn = el("div", drawn, class_="branch")
    return el("div", drawn, class_="variation", role="listitem")


def _fold(game: Game[Position], words: Words, ply: _ListedPly, folded: bool) -> Markup:
    """The button that folds a variation."""
    name = game.format_move(ply.position, ply.move)
    return plain_button(
        FOLD(ply.number),
        icon("forward" if folded else "down"),
        id=f"fold-{_write_ply(ply.number)}",
        class_="fold",
        aria_label=words("study.fold", move=name),
        aria_expanded="false" if folded else "true",
    )


def _row(
    game: Game[Position],
    words: Words,
    number: int,
    plies: list[_ListedPly],
    current: int | None,
    worded: bool,
) -> Markup:
    """A round: a turn of each side, with the replies of the other side within it."""
    turns = [
        [
            _ply_button(game, words, ply, ply.number == current, worded)
            for ply in plies
            if ply.position.turn == side
        ]
        for side in (FIRST, SECOND)
    ]
    columns = el(
        "span",
        [el("span", turn, class_="turn") for turn in turns],
        class_="turns worded" if worded else "turns",
    )
    comments = [_comment("p", ply.number, ply.comment) for ply in plies]
    label = el("span", f"{number}.", class_="number")
    return el("div", label, columns, comments, class_="row", role="listitem")


@lru_cache(maxsize=1024)
def _ply_button(
    game: Game[Position], words: Words, ply: _ListedPly, current: bool, worded: bool
) -> Markup:
    """Cached, as a ply that is made changes its chunk by two buttons at most."""
    position, side = ply.position, ply.position.to_move
    action = game.describe(position, ply.move)
    mover = Text(f"{game.slug}.side.{side}")
    name = game.format_move(position, ply.move)
    content, label = [name], f"{name}, {words('moves.ply', side=mover, what=action)}"
    if worded:  # the accessible name begins with the visible text, for voice control
        label = f"{name} {words(action)}, {words(mover)}"
    if ply.glyph:
        bad = ply.glyph in _FAULTS
        content.append(el("span", GLYPHS[ply.glyph - 1], class_="glyph bad" if bad else "glyph"))
        meaning = words(f"glyph.{ply.glyph}")
        label = f"{label}, {meaning}"
    sign, told = ply.better
    if sign:
        content.append(el("span", sign, class_="glyph"))
        label = f"{label}, {told}"
    if worded:
        content += [" ", el("span", words(action), class_="said")]
    reply, noted = side != position.turn, bool(ply.comment)
    return _button(ply.number, content, label, current, is_reply=reply, noted=noted)


def _button(
    number: int,
    content: list[str],
    label: str,
    current: bool,
    *,
    is_reply: bool = False,
    noted: bool = False,
) -> Markup:
    """The button of a ply; its comment is read with it."""
    return plain_button(
        JUMP(number),
        content,
        id=id_of(number),
        class_="reply" if is_reply else None,
        aria_label=label,
        aria_describedby=_comment_id(number) if noted else None,
        aria_current="true" if current else None,
    )
