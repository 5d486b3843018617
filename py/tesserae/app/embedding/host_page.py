"""The host page around a frame: its requests, and the events it gets. Contract: docs/embed.md.

Messages are JSON objects, with the protocol's version under `tesserae` and a `type`. web/frame.js
decides who may send messages.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, cast, get_args

from tesserae.app.embedding import standing
from tesserae.app.messages import Host
from tesserae.app.messages.commands import ShellCommand, Style, Tell, Tint
from tesserae.app.messages.handling import MessageHandlers, handle_message, without_feedback
from tesserae.app.model import Frame, Model
from tesserae.app.model.screen import (
    PUZZLES,
    WITH_BOARD,
    AskingPage,
    GamePage,
    Home,
    PuzzlePage,
    StudyPage,
    is_same,
)
from tesserae.app.model.table import PERSON, Table
from tesserae.app.navigation import visiting
from tesserae.app.play import entering, history, replay, tables
from tesserae.app.play.board_scene import displayed_colourway, scene
from tesserae.app.texts import links
from tesserae.app.texts.wording import words_in
from tesserae.core import json_text
from tesserae.core.errors import BadInput
from tesserae.core.text import Text, text
from tesserae.games import catalog
from tesserae.view.svg import PictureTheme
from tesserae.view.words import Words

VERSION: Final = 1
LONGEST: Final = 24_000
LONGEST_MOVE: Final = 200

_CODES: Final = {"error.link_part": "error.bad_link"}
"""Published error codes, where the sentence has another key now."""

_STUDIES: Final = (StudyPage, AskingPage)


class Request(NamedTuple):
    """A request, with the id that its answer carries."""

    id: int
    verb: str
    fields: Mapping[str, Any]


def handle(model: Model, message: str) -> tuple[Model, list[ShellCommand]]:
    """Answers a request of the host page.

    A request that cannot be carried out is answered with an error, and changes nothing. There is
    always exactly one answer; web/frame.js waits for it.
    """
    number = 0
    try:
        ask = _read(message)
        number = ask.id
        after = _VERBS[ask.verb](model, ask.fields)
        more = _more(after, ask)
    except BadInput as bad:
        return model, [_error(model, bad.text, number)._replace(answer=True)]
    kind = "ready" if ask.verb == "hello" else "done"
    answer = _tell(kind, {"id": number, **standing.state(after), **more})._replace(answer=True)
    return after, [answer, *_boot_error(ask, after)]


def drop_old_marks(before: Model, after: Model) -> Model:
    """The model without the host page's marks, once another position is shown."""
    if after.host_marks is None or _place(before) == _place(after):
        return after
    return after._replace(host_marks=None)


def _place(model: Model) -> tuple[object, ...]:
    """A key of the displayed position."""
    table = model.table
    return () if table is None else (table.id, table.record.cursor)


def notifications(before: Model, after: Model) -> list[ShellCommand]:
    """The events for the difference between two models: errors, plies, the ply shown, the end.

    Of a puzzle, its result.
    """
    messages: list[ShellCommand] = []
    if after.host_marks is not None and before.host_marks is None:
        messages.append(Style("study"))  # with the styles of drawings
    if _look(after) != _look(before):
        dressed, *told = _dress(after)
        messages += [dressed, *(told if before.frame else [])]  # at the start after hello
    if after.notice is not None and after.notice is not before.notice:
        messages.append(_error(after, after.notice))
    within = after.screen.board is not None
    if isinstance(after.screen, _STUDIES):
        if before.frame and standing.state(after) != standing.state(before):
            messages.append(_tell("look", standing.state(after)))
    elif within and before.frame and not is_same(after.screen, before.screen):
        messages.append(_tell("look", standing.state(after)))
    if isinstance(after.screen, PUZZLES):
        return messages + _of_puzzle(before, after, after.screen)
    old, new = before.game_table, after.game_table
    if old is None or new is None or old.record == new.record:
        return messages
    moves = standing.new_plies(old, new) if after.play.fresh else []
    messages += [_tell("move", {**standing.state(after), **move}) for move in moves]
    messages.append(_tell("look", standing.state(after)))
    if moves and new.over:
        messages.append(_tell("gameover", {**standing.state(after), **standing.ending(after, new)}))
    return messages


def _look(model: Model) -> tuple[object, ...]:
    """All inputs of the site's colours and font; () without any."""
    look = model.frame.look if model.frame else ()
    return (look, model.theme, model.screen.slug) if look else ()


def _dress(model: Model) -> list[ShellCommand]:
    """Applies the site's colours and font, or reports why they are refused."""
    if not _look(model):
        return [Tint("")]
    from tesserae.app.embedding import theming

    why = theming.refusal(model)
    if why is None:
        return [Tint(theming.css(model))]
    return [Tint("", _words_for(model, why)(why)), _error(model, why)]


def _of_puzzle(before: Model, after: Model, new: PuzzlePage) -> list[ShellCommand]:
    """The events of a puzzle: solved, a failed try, or no puzzle of that name."""
    old = before.screen
    said = old.board.feedback if old.board is not None else None
    why = _no_puzzle(after)
    if why is not None and why is not said:
        return [_error(after, why)]
    if not isinstance(old, PUZZLES) or new.solving.puzzle is not old.solving.puzzle:
        return []
    if new.solving.puzzle is None:
        return []
    about = {**standing.state(after), "puzzle": new.solving.puzzle.number}
    if new.board.phase == "solved" and old.board.phase != "solved":
        return [_tell("solved", {**about, "tries": new.solving.misses + 1})]
    if new.solving.misses > old.solving.misses:
        shown = "solution" if new.board.phase == "shown" else "move"
        how = "hint" if new.solving.hint else shown
        return [_tell("failed", {**about, "tries": new.solving.misses, "how": how})]
    return []


def _no_puzzle(model: Model) -> Text | None:
    """Why there is no puzzle on the page."""
    board = model.screen.board
    return board.feedback if board is not None and board.phase == "missing" else None


def _read(message: str) -> Request:
    """The request in a text. BadInput if it is malformed."""
    try:
        request = json_text.load_object(message, LONGEST)
    except ValueError:
        raise BadInput(text("error.bad_event")) from None
    if request.get("tesserae") != VERSION:
        raise BadInput(text("embed.version", version=VERSION))
    number, verb = request.get("id", 0), request.get("type")
    if type(number) is not int or not 0 <= number < 2**31:
        raise BadInput(text("error.bad_event"))
    if not isinstance(verb, str) or verb not in _VERBS:
        raise BadInput(text("error.bad_event"))
    return Request(number, verb, request)


def _text(fields: Mapping[str, Any], name: str, longest: int = links.LONGEST) -> str:
    value = fields.get(name)
    if not isinstance(value, str) or len(value) > longest:
        raise BadInput(text("error.bad_event"))
    return value


def _table(model: Model) -> Table:
    table = model.game_table
    if table is None:
        raise BadInput(text("embed.no_game"))
    return table


def _framed_table(model: Model) -> Table:
    """The board in the frame, of a game, a lesson or a puzzle."""
    if model.table is None:
        raise BadInput(text("embed.no_game"))
    return model.table


def _play(model: Model, fields: Mapping[str, Any]) -> Model:
    """Plays a move for a side without an engine."""
    table, move = _table(model), _text(fields, "move", LONGEST_MOVE)
    if table.over:
        raise BadInput(text("embed.over"))
    if table.seat > PERSON:
        raise BadInput(text("status.not_your_turn"))
    return entering.play_for_person(model, table.game.parse_move(table.position, move))


def _go(model: Model, fields: Mapping[str, Any]) -> Model:
    table = _framed_table(model) if isinstance(model.screen, StudyPage) else _table(model)
    ply = fields.get("ply")
    if type(ply) is not int or not 0 <= ply <= len(table.record.variation):
        raise BadInput(text("embed.no_ply", plies=len(table.record.variation)))
    return history.go_to(model, table, ply)


def _load(model: Model, fields: Mapping[str, Any]) -> Model:
    """Opens a link; the previous game is dropped."""
    fragment, route = visiting.read(_text(fields, "link", LONGEST))
    if not isinstance(route.screen, WITH_BOARD):
        raise BadInput(text("error.bad_link"))
    fresh = model._replace(tables=(), notice=None, screen=Home())
    return visiting.visit(fresh, fragment)


def _set(model: Model, fields: Mapping[str, Any]) -> Model:
    """Sets options. The players change only if the options about them do."""
    if not model.screen.slug:
        raise BadInput(text("embed.no_game"))
    game, old = catalog.by_slug(model.screen.slug), model.frame
    frame = links.options(game, _text(fields, "options"))
    model = model._replace(frame=frame)
    if frame.autoplay != (old is not None and old.autoplay):
        model = replay.begin_by_itself(model.with_play(playback=0))
    if isinstance(model.screen, _STUDIES):
        from tesserae.app.embedding import reading

        return reading.with_options(model)
    playing = isinstance(model.screen, GamePage)
    if not playing or (old is not None and _sides(old) == _sides(frame)):
        return model
    return entering.without_transients(tables.with_frame_seats(model, frame))


def _sides(frame: Frame) -> tuple[object, ...]:
    return (frame.level, frame.side, frame.readonly)


def _annotate(model: Model, fields: Mapping[str, Any]) -> Model:
    """Draws on the board, comments on the position, or begins a replay."""
    from tesserae.app.embedding import annotating

    return annotating.answer(model, fields)


_VERBS: Final[Mapping[str, Callable[[Model, Mapping[str, Any]], Model]]] = {
    "hello": lambda model, _: model,
    "play": _play,
    "go": _go,
    "undo": lambda model, _: history.undo(model) if _table(model) else model,
    "load": _load,
    "set": _set,
    "picture": lambda model, _: model,
    "highlight": _annotate,
    "arrow": _annotate,
    "comment": _annotate,
    "setEvaluation": _annotate,
    "clear": _annotate,
    "replay": _annotate,
}


def _more(model: Model, ask: Request) -> dict[str, Any]:
    """Further fields of an answer: for `hello`, the frame's methods."""
    if ask.verb == "hello":
        return {"version": VERSION, "methods": _methods(model)}
    return {"picture": _picture(model, ask.fields)} if ask.verb == "picture" else {}


def _methods(model: Model) -> list[str]:
    """The requests that the page in the frame carries out."""
    if isinstance(model.screen, GamePage):
        refused = {"hello"}
    elif isinstance(model.screen, StudyPage):
        refused = {"hello", "play", "undo"}
    else:
        return ["load", "set", "picture"]
    return [verb for verb in _VERBS if verb not in refused]


def _picture(model: Model, fields: Mapping[str, Any]) -> str:
    """The board as an SVG file, in the requested theme."""
    table, shade = _framed_table(model), fields.get("shade")
    if shade not in get_args(PictureTheme):
        raise BadInput(text("error.bad_event"))
    from tesserae.view import standalone

    words = words_in(model.language)
    css = table.listing.board_css
    if _look(model) and _refused_look(model) is None:
        from tesserae.app.embedding import theming

        css += theming.css(model)
    colourway = displayed_colourway(model, table.slug) or ""
    appearance = standalone.Appearance(css, cast(PictureTheme, shade), colourway)
    return standalone.board(scene(model, table), appearance, words(f"{table.slug}.title"), words)


def _boot_error(ask: Request, model: Model) -> list[ShellCommand]:
    """After `hello`: an error if the frame's link is bad, or there is no such puzzle."""
    if ask.verb != "hello":
        return []
    why = [model.notice or _no_puzzle(model), _refused_look(model)]
    return [_error(model, it) for it in why if it is not None]


def _refused_look(model: Model) -> Text | None:
    """Why the colours and the font of the page's site are refused, if they are."""
    if not _look(model):
        return None
    from tesserae.app.embedding import theming

    return theming.refusal(model)


def _error(model: Model, why: Text, number: int = 0) -> Tell:
    message = _words_for(model, why)(why)
    return _tell("error", {"id": number, "code": _CODES.get(why.key, why.key), "message": message})


def _words_for(model: Model, why: Text) -> Words:
    """The words for an error."""
    if not why.key.startswith("host."):
        return words_in(model.language)
    from tesserae.app.embedding import annotating

    return annotating.words_in(model.language)


def _tell(kind: str, fields: Mapping[str, Any]) -> Tell:
    return Tell(json_text.compact({"tesserae": VERSION, "type": kind, **fields}))


def _answer_request(model: Model, message: Host) -> tuple[Model, list[ShellCommand]]:
    """Answers a request; only a frame has a host page."""
    return (model, []) if model.frame is None else handle(without_feedback(model), message.text)


MESSAGES: Final[MessageHandlers] = handle_message(Host, _answer_request)
