"""Conditional replies: a player's answers to moves that the opponent has not made yet.

A reply is a line of moves, turn by turn: of the recipient, of the sender, and so on. Lines are
texts: moves joined by full stops, lines by blanks. The link of a game has them, concealed. The
opponent's page stores them as they are, and once the opponent confirms a turn, it plays the answer
of the first line that begins with that turn.

The player's own begin with the turn in the link, so that each turn tried has its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypeAlias

from tesserae.app.messages.commands import Focus, ShellCommand
from tesserae.app.model import Model
from tesserae.app.model.table import Table
from tesserae.app.play.entering import add_ply, without_transients
from tesserae.app.sharing import correspondence
from tesserae.app.sharing.continuing import with_main_line
from tesserae.app.sharing.reply_code import LONGEST, conceal, is_ascii, reveal
from tesserae.core.errors import BadInput
from tesserae.core.game import OPPONENT, Game, Move, Position, Side
from tesserae.core.record import go
from tesserae.core.text import text

MOST_LINES: Final = 20
MOST_STORED: Final = 3_000
"""Maximum length of one's own replies to all turns tried, in characters."""

Line: TypeAlias = tuple[str, ...]
"""The moves of a reply, as texts."""


class Turn(NamedTuple):
    """The moves of one turn. replier: whether it is a turn of the replies' author."""

    moves: Line
    replier: bool


Turns: TypeAlias = tuple[Turn, ...]


def split_lines(replies: str) -> tuple[Line, ...]:
    """The lines in a text."""
    return tuple([tuple(line.split(".")) for line in replies.split(" ") if line])


def join(lines: Iterable[Line]) -> str:
    """Lines as text."""
    return " ".join([".".join(line) for line in lines])


def flat(turns: Turns) -> Line:
    """The moves of some turns."""
    return tuple([move for turn in turns for move in turn.moves])


def turns_of(game: Game[Position], position: Position, line: Line, side: Side) -> Turns:
    """The turns of a line. side: whose replies they are.

    BadInput unless all moves are legal, and it ends with a whole turn of that side.
    """
    turns: list[Turn] = []
    for word in line:
        if position.outcome() is not None:
            raise BadInput(text("error.replies"))
        replier = position.to_move == side
        move = game.parse_move(position, word)
        if turns and game.is_formal(position, move):
            replier = turns[-1].replier  # formalities belong to the turn before
        if not turns or turns[-1].replier != replier:
            turns.append(Turn((), replier))
        turns[-1] = Turn((*turns[-1].moves, game.format_move(position, move)), replier)
        position = position.apply(move)
    whole = position.outcome() is not None or position.to_move != side
    if not turns or not turns[-1].replier or not whole:
        raise BadInput(text("error.replies"))
    return tuple(turns)


# The opponent's replies


def with_theirs(model: Model, table: Table, code: str) -> tuple[Model, Table]:
    """A table with the replies in its link; drops those that are not legal.

    The model then has a notice.
    """
    exchange = table.correspondence
    if exchange is None:
        return model, table
    try:
        lines = _decoded_lines(table, code)
    except BadInput as bad:
        return model._replace(notice=model.notice or bad.text), table
    good = _legal(table, lines, OPPONENT[exchange.side])
    if len(good) < len(lines):
        model = model._replace(notice=model.notice or text("error.replies"))
    return model, _with_hidden(table, good)


def play_turn(model: Model) -> Model:
    """Confirms the person's turn, and plays the reply to it, if there is one."""
    table = model.table
    length = correspondence.answer_length(table) if table else None
    exchange = table.correspondence if table else None
    if table is None or exchange is None or length is None or not exchange.theirs:
        return model
    table = table._replace(record=go(table.record, length))
    try:
        lines = _decoded_lines(table, exchange.theirs)
    except BadInput:  # stored by somebody else
        lines = ()
    played = _format_line(table, exchange.plies, length)
    rest = [line[len(played) :] for line in lines if line[: len(played)] == played]
    model = without_transients(
        model.with_table(table._replace(correspondence=exchange._replace(theirs="")))
    )
    if not rest:
        return model
    reply = _first_turn(table, rest[0])
    for move in reply:
        model = add_ply(model, move)
    after = model.table
    if after is None:
        return model
    record = with_main_line(after.record)
    after = after._replace(record=record, correspondence=exchange._replace(plies=record.ply))
    words = _format_line(after, length, record.ply)
    left = [line[len(words) :] for line in rest if line[: len(words)] == words]
    after = _with_hidden(after, [line for line in left if line])
    toast = text("toast.replied", moves=" ".join(words))
    return model.with_table(after)._replace(toast=toast)


def _decoded_lines(table: Table, code: str) -> tuple[Line, ...]:
    lines = split_lines(reveal(code, _key(table)))
    if len(lines) > MOST_LINES:
        raise BadInput(text("error.replies"))
    return lines


def _legal(table: Table, lines: Iterable[Line], side: Side) -> list[Line]:
    """The lines that are legal from the last link on and begin with the other side."""
    position = _linked_position(table)
    good = []
    for line in lines:
        try:
            turns = turns_of(table.game, position, line, side)
        except BadInput:
            continue
        if not turns[0].replier:
            good.append(flat(turns))
    return good


def _with_hidden(table: Table, lines: Sequence[Line]) -> Table:
    exchange = table.correspondence
    if exchange is None:
        return table
    theirs = conceal(join(lines), _key(table)) if lines else ""
    return table._replace(correspondence=exchange._replace(theirs=theirs, mine=""))


def _first_turn(table: Table, line: Line) -> list[Move]:
    """The moves of a line's first turn from the cursor, with the formalities in it."""
    position, side = table.position, table.position.to_move
    moves: list[Move] = []
    for word in line:
        if position.outcome() is not None:
            break
        move = table.game.parse_move(position, word)
        if position.to_move != side and not table.game.is_formal(position, move):
            break
        moves.append(move)
        position = position.apply(move)
    return moves


# The replies in the link to send


def is_trying(table: Table) -> bool:
    """Whether the cursor is after the turn to send, where you try moves."""
    length = correspondence.answer_length(table)
    return length is not None and length < table.record.ply


def trial_turns(table: Table) -> Turns:
    """The moves tried after the turn to send, up to the cursor; () if it is no reply."""
    length, exchange = correspondence.answer_length(table), table.correspondence
    if length is None or exchange is None or length == table.record.ply:
        return ()
    start = go(table.record, length).position
    line = _format_line(table, length, table.record.ply)
    try:
        return turns_of(table.game, start, line, exchange.side)
    except BadInput:
        return ()


def mine(table: Table) -> list[Turns]:
    """The replies to send with the turn."""
    length, exchange = correspondence.answer_length(table), table.correspondence
    if length is None or exchange is None or not exchange.mine:
        return []
    turn = _format_line(table, exchange.plies, length)
    start = go(table.record, length).position
    lines = [it[len(turn) :] for it in split_lines(exchange.mine) if it[: len(turn)] == turn]
    good: list[Turns] = []
    for line in lines:
        try:
            good.append(turns_of(table.game, start, line, exchange.side))
        except BadInput:  # stored by somebody else
            continue
    return good


def is_new(table: Table) -> bool:
    """Whether the moves tried are a reply that is not in the link yet."""
    found = trial_turns(table)
    return bool(found) and not any(it[: len(found)] == found for it in mine(table))


def fits(table: Table) -> bool:
    """Whether the link has room for the moves tried."""
    lines = _with_tried(table)
    written = join(map(flat, lines))
    return len(lines) <= MOST_LINES and len(written) <= LONGEST and is_ascii(written)


def add(model: Model) -> tuple[Model, list[ShellCommand]]:
    """Adds the moves tried to the link, replacing other replies to the same moves."""
    table = model.table
    if table is None or not is_trying(table):
        return model, []
    if not is_new(table) or not fits(table):
        return model._replace(toast=None if trial_turns(table) else text("answer.more")), []
    changed = model.with_table(_with_mine(table, _with_tried(table)))
    return changed._replace(toast=text("toast.reply_added")), [Focus("copy-answer")]


def drop(model: Model, number: int) -> tuple[Model, list[ShellCommand]]:
    """Removes a reply from the link."""
    table = model.table
    lines = [] if table is None else mine(table)
    if table is None or number >= len(lines):
        return model, []
    kept = [line for at, line in enumerate(lines) if at != number]
    return model.with_table(_with_mine(table, kept)), [Focus("copy-answer")]


def link_field(table: Table) -> str:
    """The field of the link for the replies; "" without any."""
    lines = mine(table)
    sent = correspondence.without_trial_moves(table)
    key = table.game.encode(sent.position)
    return f"&if={conceal(join(map(flat, lines)), key)}" if lines else ""


def _with_tried(table: Table) -> list[Turns]:
    """The replies with the moves tried; without those that these continue or contradict."""
    found = trial_turns(table)
    return [*(it for it in mine(table) if not _is_replaced(it, found)), found]


def _is_replaced(old: Turns, new: Turns) -> bool:
    """Whether a line begins another, or answers the same moves differently."""
    for one, other in zip(old, new, strict=False):
        if one != other:
            return one.replier
    return len(old) <= len(new)


def _with_mine(table: Table, lines: Iterable[Turns]) -> Table:
    """The table with other replies to the turn to send."""
    length, exchange = correspondence.answer_length(table), table.correspondence
    if length is None or exchange is None:
        return table
    turn = _format_line(table, exchange.plies, length)
    others = [it for it in split_lines(exchange.mine) if it[: len(turn)] != turn]
    these = [(*turn, *flat(it)) for it in lines]
    written = join([*others, *these])
    if len(written) > MOST_STORED:  # too many turns: keep only this one's
        written = join(these)
    return table._replace(correspondence=exchange._replace(mine=written))


# Both


def _linked_position(table: Table) -> Position:
    """The position of the last link."""
    exchange = table.correspondence
    return go(table.record, exchange.plies if exchange else 0).position


def _key(table: Table) -> str:
    """The key that conceals the opponent's replies: the position that they begin at."""
    return table.game.encode(_linked_position(table))


def _format_line(table: Table, first: int, last: int) -> Line:
    """The moves of the variation between two plies, as texts."""
    positions, moves = table.record.positions[first:last], table.record.moves[first:last]
    pairs = zip(positions, moves, strict=True)
    return tuple([table.game.format_move(position, move) for position, move in pairs])
