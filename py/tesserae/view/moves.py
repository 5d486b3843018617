"""The list of moves: turns in pairs, variations under the move that they replace.

The list consists of pieces of a few turns. A ply, or a move of the cursor, changes one or two
of them; the others are cached, and need not be sent again.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from typing import Final, NamedTuple

from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, SECOND, Game, Move, Position
from tesserae.core.record import START, Record
from tesserae.core.text import Text
from tesserae.view.action import ActionKind
from tesserae.view.html import Markup, el
from tesserae.view.words import Words

PIECE: Final = 12
"""Minimum number of plies of a piece; it ends with a pair of turns."""

DEEPEST: Final = 3
"""Variations within variations are indented up to this level."""


class _Step(NamedTuple):
    """One ply of a line, the position it was played in, and the pair of turns it belongs to.

    comment: "" if there is none.
    """

    number: int
    move: Move
    position: Position
    round: int
    comment: str


class _Piece(NamedTuple):
    """Consecutive plies of one line, drawn together.

    depth: 0 for the main line, 1 for its variations, and so on.
    opens: a variation begins here.
    """

    depth: int
    opens: bool
    steps: tuple[_Step, ...]

    def holds(self, number: int) -> bool:
        """Whether the ply of that number is one of them."""
        return any(step.number == number for step in self.steps)


class _LineStart(NamedTuple):
    """Where a line begins: its first ply, its pair of turns and how deep it is."""

    number: int
    round: int
    depth: int


class _Tree(NamedTuple):
    """A record, with lookup tables for all its plies."""

    record: Record
    branches: dict[int, list[int]]
    comments: dict[int, str]


def move_list(game: Game[Position], record: Record, words: Words) -> dict[str, Markup]:
    """The regions of the list: "moves" with the elements of its pieces, and each of those.

    Every ply is a button with the id `id_of(number)`. data-boxed: when the list is longer than
    the box around it, only the box scrolls. data-kept: a piece keeps its content when another
    is added.
    """
    if not record.plies:
        return {"moves": el("p", words("moves.none"), class_="none")}
    said = dict(record.comments).get(START, "")
    parts = {"moves-start": _start(words, record.cursor == START, said)}
    for piece in _pieces(record._replace(variation=(), ply=0)):
        current = record.cursor if piece.holds(record.cursor) else None
        parts[f"moves-{piece.steps[0].number}"] = _piece(game, words, piece, current)
    places = [el("div", id=name, data_kept=True) for name in parts]
    return {"moves": el("div", places, class_="moves-list", role="list", data_boxed=True), **parts}


def id_of(number: int) -> str:
    """The id of a ply's button, or of the button for the start."""
    return f"ply-{_write_ply(number)}"


def _read_ply(arg: str) -> int:
    if arg == _write_ply(START):
        return START
    if not (arg.isascii() and arg.isdigit() and len(arg) < 7):
        raise BadInput(Text("error.bad_event"))
    return int(arg)


def _write_ply(number: int) -> str:
    return "start" if number == START else str(number)


JUMP: Final = ActionKind("jump", _read_ply, _write_ply)
"""Goes to the ply of that number, or to the start."""


@lru_cache(maxsize=8)
def _pieces(record: Record) -> tuple[_Piece, ...]:
    """All pieces in reading order, whatever the cursor."""
    tree = _Tree(record, record.branches(), dict(record.comments))
    pieces = []
    for main in _cut(tree, _LineStart(tree.branches[START][0], 1, 0)):
        pieces.append(main)
        waiting = _variations(tree, main)
        while waiting:
            line = tuple(_cut(tree, waiting.pop()))
            pieces += line
            for piece in reversed(line):
                waiting += _variations(tree, piece)
    return tuple(pieces)


def _cut(tree: _Tree, line: _LineStart) -> Iterator[_Piece]:
    """The pieces of a line without its variations; those follow their turns."""
    taken: list[_Step] = []
    for _, steps in groupby(_steps(tree, line), lambda step: step.round):
        taken += steps
        piece = _Piece(line.depth, taken[0].number == line.number and line.depth > 0, tuple(taken))
        forks = line.depth == 0 and _variations(tree, piece)
        if forks or len(taken) >= PIECE:
            yield piece
            taken = []
    if taken:
        yield piece


def _steps(tree: _Tree, line: _LineStart) -> Iterator[_Step]:
    """The plies of a line, to the end of the main line after its first."""
    number, round = line.number, line.round
    while True:
        ply = tree.record.plies[number]
        before = tree.record.after(ply.parent)
        yield _Step(number, ply.move, before, round, tree.comments.get(number, ""))
        if number not in tree.branches:
            return
        round += before.turn == SECOND and ply.position.turn == FIRST
        number = tree.branches[number][0]


def _variations(tree: _Tree, piece: _Piece) -> list[_LineStart]:
    """The variations on the plies of a piece, in reverse reading order."""
    found = []
    for step in piece.steps:
        main, *others = tree.branches[tree.record.plies[step.number].parent]
        if main == step.number:
            found += [_LineStart(other, step.round, piece.depth + 1) for other in others]
    return found[::-1]


def _start(words: Words, current: bool, said: str) -> Markup:
    button = _button(START, words("moves.start"), words("moves.start"), current)
    return el("div", button, _comment("p", said), class_="start", role="listitem")


def _comment(tag: str, said: str) -> Markup | None:
    return el(tag, said, class_="comment") if said else None


@lru_cache(maxsize=512)
def _piece(game: Game[Position], words: Words, piece: _Piece, current: int | None) -> Markup:
    """The rows of a piece; `current` is the ply at the cursor, if it is in this piece."""
    rounds = [(n, list(steps)) for n, steps in groupby(piece.steps, lambda step: step.round)]
    if not piece.depth:
        return Markup("".join([_row(game, words, n, steps, current) for n, steps in rounds]))
    run: list[Markup] = [el("i", words("moves.or"))] if piece.opens else []
    for number, steps in rounds:
        dots = "" if steps[0].position.turn == FIRST else "…"
        run.append(el("span", f"{number}{dots}", class_="number"))
        for step in steps:
            run.append(_ply(game, words, step, step.number == current))
            run += filter(None, [_comment("span", step.comment)])
    drawn = el("div", run, class_="branch")
    for _ in range(min(piece.depth, DEEPEST) - 1):
        drawn = el("div", drawn, class_="branch")
    return el("div", drawn, class_="variation", role="listitem")


def _row(
    game: Game[Position], words: Words, number: int, steps: list[_Step], current: int | None
) -> Markup:
    """A pair of turns, with the replies of the other side within each."""
    turns = [
        [
            _ply(game, words, step, step.number == current)
            for step in steps
            if step.position.turn == side
        ]
        for side in (FIRST, SECOND)
    ]
    told = el("span", [el("span", turn, class_="turn") for turn in turns], class_="turns")
    said = [_comment("p", step.comment) for step in steps]
    label = el("span", str(number), class_="number")
    return el("div", label, told, said, class_="row", role="listitem")


def _ply(game: Game[Position], words: Words, step: _Step, current: bool) -> Markup:
    position, side = step.position, step.position.to_move
    what = game.describe(position, step.move)
    told = words("moves.ply", side=Text(f"{game.slug}.side.{side}"), what=what)
    name = game.format_move(position, step.move)
    return _button(step.number, name, f"{name}, {told}", current, side != position.turn)


def _button(number: int, name: str, heard: str, current: bool, is_reply: bool = False) -> Markup:
    return el(
        "button",
        name,
        type="button",
        id=id_of(number),
        class_="reply" if is_reply else None,
        data_act=JUMP.name,
        data_arg=_write_ply(number),
        aria_label=heard,
        aria_current="true" if current else None,
    )
