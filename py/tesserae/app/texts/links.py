"""Links: everything in the URL fragment, readable, versioned, stable for ever.

    #/                               home
    #/games                          all games
    #/pyrga                          the game in progress
    #/pyrga?id=ab-1                  a game on this device, by its id
    #/pyrga/rules                    the rules
    #/pyrga/rules/towers             a section of the rules
    #/pyrga/study                    the study opened last
    #/pyrga/study?v=1&g=Sb2.(.Tb2e.).Sb3&at=2   a study with its variations, after the second ply
                                     of the text; also p=, as for a game
    #/pyrga/study?v=1&m=Sb2!+%7BWhy.%7D+Sb3   a study with notes, as movetext
                                     (its comment on the start may have a reader find moves)
    #/pyrga/study?v=1&s=eNq...&c=2&at=3       a study with its chapters, its file packed; the second
                                     chapter, after the third ply of its text
    #/pyrga/study/read               the study opened last, to read if it asks
    #/pyrga/study?id=ab-1.ab-2       a study on this device and one of its chapters, by their ids;
                                     also added to a link, whose content other devices open
    #/pyrga/study/train?id=ab-1      training the lines of a study on this device, or of a link
    #/train                          training the due lines of all studies
    #/pyrga/keep?v=1&p=TEXT          keeping the win or draw of a position (g=: moves so far)
    #/pyrga/book                     the opening book
    #/pyrga/book?v=1&g=Sb2.Sb3       the opening book, after these moves
    #/pyrga/editor                   the position editor
    #/pyrga/editor?v=1&p=TEXT        the same, with a position, or an unfinished one
    #/lab                            the lab, to write a bot
    #/lab?v=1&game=pyrga&code=...    the same for a game; code: the file, packed
    #/pyrga/learn                    the lesson, at its first unfinished step
    #/pyrga/learn/3                  a step of the lesson
    #/pyrga/learn/end                the summary of the lesson
    #/pyrga/puzzle                   an untried puzzle
    #/pyrga/puzzle/17                a puzzle
    #/pyrga/puzzle/run               a puzzle run: as many as you can in a few minutes
    #/pyrga/puzzle/today             the puzzle of the day
    #/pyrga/puzzle/2026.11.22        the puzzle of another day
    #/mistakes                       your mistakes that are due
    #/pyrga/mistakes                 those of a game
    #/pyrga?v=1&g=Tc2s.Tc1e&at=1     a game, shown after ply 1 (by default at its end)
    #/pyrga?v=1&g=Sb2.Sb3.resign1    a game that the first player resigned (also time1, agree...)
    #/pyrga?v=1&g=Sb2&if=CODE        a game with conditional replies, concealed
    #/pyrga?v=1&p=TEXT               a position, in the game's canonical text
    #/pyrga?v=1&p=TEXT&g=...         a game that began at that position
    #/pyrga?v=1&p=TEXT&ask=win       a puzzle: win from there (or draw, survive)

Options of a game: level=N, the engine plays the side that is not on turn, at that level;
level=adaptive, at the level that suits the people on the device. With either, coach=1: a coach
helps, as in a first game. swap=1: the second player may take over the first ply, in games with that
rule. In a frame also theme=, lang=, way= (a colourway of the game), bar=0 and bare=1 (less around
the board), side=1 or 2 (the side that the reader plays), readonly=1, autoplay=1, pace= (seconds for
each ply), and paper=, ink=, accent=, board=, font= (the style of the site).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple, TypeGuard
from urllib.parse import parse_qsl

from tesserae.app.model import Frame
from tesserae.app.model.puzzle_run import RunPage
from tesserae.app.model.screen import (
    END,
    LINK_VERSION,
    TODAY,
    BookPage,
    DayPuzzle,
    EditorPage,
    GamePage,
    GamesPage,
    Home,
    KeepPage,
    LabPage,
    LessonPage,
    MistakesPage,
    OwnPuzzle,
    PoolPuzzle,
    RulesPage,
    Screen,
    StatisticsPage,
    StudyPage,
)
from tesserae.app.model.sheets import PuzzleSheetPage, SheetPage
from tesserae.app.model.table import Table
from tesserae.app.model.training import TrainPage
from tesserae.app.texts.frame_options import OPTIONS, frame_of, one_of
from tesserae.app.texts.link_records import record_of
from tesserae.core.errors import BadInput
from tesserae.core.exact import Solvable
from tesserae.core.game import Game, Position
from tesserae.core.numerals import is_number
from tesserae.core.position import play_all
from tesserae.core.record import Record, begin, go
from tesserae.core.record.headers import is_day
from tesserae.core.text import Text, text
from tesserae.games import catalog

LONGEST: Final = 20_000
_PACKED: Final = re.compile(r"[A-Za-z0-9_-]*")
"""Text in base64url."""

_ID: Final = re.compile(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)?")
"""The id of a game or a study, perhaps with the id of a chapter."""

_WITHOUT_GAME: Final[tuple[Screen, ...]] = (
    GamesPage(),
    StatisticsPage(),
    MistakesPage(),
    TrainPage(),
)

BOOK_PLIES: Final = 12
"""Maximum number of plies in a link to an opening book."""

FIELDS: Final = OPTIONS | {"v", "g", "p", "at", "swap", "coach", "ask", "if"}


class Route(NamedTuple):
    """The target of a fragment.

    record: the record to open; None without a game or position. study: the study with all its
    chapters. swap: whether the second player may swap. coach: whether a coach helps. reads: whether
    to read a study that asks for moves. notice: what was wrong with the game. replies: the
    opponent's conditional replies, as in the link. kept: the id of a game or study on this device;
    the id of a chapter follows after a full stop.
    """

    screen: Screen
    record: Record | None = None
    frame: Frame = Frame()
    notice: Text | None = None
    swap: bool = False
    coach: bool = False
    replies: str = ""
    reads: bool = False
    study: Table | None = None
    kept: str = ""


def parse(fragment: str) -> Route:
    """The route of a fragment ("#..." or ""). BadInput if it leads nowhere.

    A game link with an impossible move opens the game up to the move before it, with a notice; one
    whose very first move is impossible leads nowhere.
    """
    if len(fragment) > LONGEST:
        raise BadInput(text("error.link_too_long"))
    path, _, query = fragment.removeprefix("#").partition("?")
    parts = [part for part in path.split("/") if part]
    if not query and (alone := [it for it in _WITHOUT_GAME if it.link == f"#/{'/'.join(parts)}"]):
        return Route(alone[0])
    if parts == ["lab"]:
        return Route(_lab(query))
    if not parts:
        return Route(Home(), frame=frame_of(_fields(query)))
    game = catalog.by_slug(parts[0])
    if parts[-1] == "print" and not query:
        return Route(_sheet(game, parts[1:-1]))
    return _of_game(game, parts, query)


def _of_game(game: Game[Position], parts: Sequence[str], query: str) -> Route:
    """The route of a fragment that begins with a game."""
    if parts[1:2] == ["rules"]:
        return Route(_rules(game, parts[2:]))
    if parts[1:2] == ["learn"]:
        return Route(_lesson(game, parts[2:]), frame=frame_of(_fields(query), game.colourways))
    if parts[1:2] == ["study"]:
        return _study_route(game, parts[2:], query)
    if parts[1:] == ["book"]:
        return Route(_book(game, _fields(query)))
    if parts[1:] == ["editor"]:
        return Route(_editor(game, _fields(query)))
    if parts[1:] == ["keep"]:
        return _keep_route(game, _fields(query))
    if parts[1:] == ["mistakes"] and not query:
        return Route(MistakesPage(game.slug))
    if parts[1:2] == ["puzzle"]:
        return Route(_puzzle(game, parts[2:]), frame=frame_of(_fields(query), game.colourways))
    if parts[1:]:
        raise BadInput(text("error.bad_link"))
    return _game_route(game, _fields(query, "id"))


def _lab(query: str) -> LabPage:
    """The lab. BadInput if the code is malformed."""
    fields = _plain_fields(query, frozenset({"v", "game", "code"}))
    if fields and fields.get("v") != LINK_VERSION:
        raise BadInput(text("error.link_version"))
    code = fields.get("code", "")
    if _PACKED.fullmatch(code) is None:
        raise BadInput(text("error.bad_link"))
    return LabPage(catalog.by_slug(fields.get("game", catalog.NAMES[0])).slug, code)


def opens_game(fragment: object, slug: str) -> TypeGuard[str]:
    """Whether a text is a link to a position or a record of this game.

    For stored fragments: no other text may get into the address bar.
    """
    if not isinstance(fragment, str) or not fragment.startswith("#"):
        return False
    try:
        route = parse(fragment)
    except BadInput:
        return False
    return route.screen.slug == slug and route.record is not None


def options(game: Game[Position], query: str) -> Frame:
    """The options of a link for a frame. BadInput for other fields."""
    fields = _fields(query)
    if not OPTIONS.issuperset(fields):
        raise BadInput(text("error.bad_link"))
    return frame_of(fields, game.colourways)


def _lesson(game: Game[Position], parts: Sequence[str]) -> LessonPage:
    """The step of a lesson; by default step 0. BadInput if there is no such step."""
    steps = 0 if game.lesson is None else len(game.lesson().steps)
    if list(parts) == [END] and steps:
        return LessonPage(game.slug, over=True)
    number = _number(parts[0]) if parts else 0
    if len(parts) > 1 or not steps or (parts and not 1 <= number <= steps):
        raise BadInput(text("error.bad_link"))
    return LessonPage(game.slug, number)


def _sheet(game: Game[Position], parts: Sequence[str]) -> SheetPage | PuzzleSheetPage:
    """A sheet to print: of a game, a study or puzzles. BadInput for anything else."""
    if list(parts) == ["puzzle"] and game.puzzles is not None:
        return PuzzleSheetPage(game.slug)
    if list(parts) not in ([], ["study"]):
        raise BadInput(text("error.bad_link"))
    return SheetPage(game.slug, study=bool(parts))


def _rules(game: Game[Position], parts: Sequence[str]) -> RulesPage:
    """The rules, or a section of them. BadInput if there is no such section."""
    if parts and parts not in [[section.name] for section in game.guide().sections]:
        raise BadInput(text("error.bad_link"))
    return RulesPage(game.slug, "".join(parts))


def _puzzle(game: Game[Position], parts: Sequence[str]) -> PoolPuzzle | DayPuzzle | RunPage:
    """A run, or the puzzle of a number (by default 0) or a day. BadInput for anything else."""
    if len(parts) > 1 or game.puzzles is None:
        raise BadInput(text("error.bad_link"))
    name = parts[0] if parts else ""
    if name == TODAY or is_day(name):
        return DayPuzzle(game.slug, name)
    if name == "run":
        return RunPage(game.slug)
    number = _number(name) if parts else 0
    if parts and not number:
        raise BadInput(text("error.bad_link"))
    return PoolPuzzle(game.slug, number)


def _fields(query: str, *more: str) -> dict[str, str]:
    return _plain_fields(query, frozenset({*FIELDS, *more}))


def _plain_fields(query: str, known: frozenset[str]) -> dict[str, str]:
    try:
        pairs = parse_qsl(query, keep_blank_values=True, strict_parsing=bool(query))
    except ValueError:
        raise BadInput(text("error.bad_link")) from None
    fields = dict(pairs)
    if len(fields) != len(pairs) or not known.issuperset(fields):
        raise BadInput(text("error.bad_link"))
    return fields


def _game_route(game: Game[Position], fields: dict[str, str]) -> Route:
    frame = frame_of(fields, game.colourways)
    coach = one_of(fields, "coach", ("0", "1") if frame.level else ()) == "1"
    if "id" in fields and not OPTIONS.issuperset([name for name in fields if name != "id"]):
        raise BadInput(text("error.bad_link"))
    route = Route(GamePage(game.slug), frame=frame, coach=coach, kept=_id_of(fields))
    if {"g", "p", "v", "at", "ask", "if"}.isdisjoint(fields):
        return route._replace(record=begin(game.initial())) if route.frame.level else route
    if fields.get("v") != LINK_VERSION:
        raise BadInput(text("error.link_version"))
    if {"g", "p"}.isdisjoint(fields):
        raise BadInput(text("error.bad_link"))
    start = game.decode(fields["p"]) if "p" in fields else game.initial()
    swap = one_of(fields, "swap", ("0", "1") if game.swaps else ()) == "1"
    record, notice = record_of(game, start, fields.get("g", "").split("."))
    if "at" in fields:
        record = go(record, _number(fields["at"]))
    if "ask" in fields and notice is None:
        return Route(_own_puzzle(game, record.position, fields["ask"]), frame=frame)
    replies = fields.get("if", "")
    return route._replace(record=record, notice=notice, swap=swap, replies=replies)


def _id_of(fields: dict[str, str]) -> str:
    """The id of a saved game, or of a study and its chapter; "" without. BadInput if malformed."""
    kept = fields.get("id", "")
    if kept and _ID.fullmatch(kept) is None:
        raise BadInput(text("error.bad_link"))
    return kept


def _study_route(game: Game[Position], parts: Sequence[str], query: str) -> Route:
    """A study, to edit, read or train. BadInput for anything else."""
    from tesserae.app.texts import study_content

    fields = _fields(query, "m", "s", "c", "id")
    frame, kept = frame_of(fields, game.colourways), _id_of(fields)
    fields = {name: value for name, value in fields.items() if name not in {*OPTIONS, "id"}}
    if list(parts) == ["train"]:
        page, notice = study_content.training(game, kept, query, fields)
        return Route(page, frame=frame, notice=notice)
    if parts and (list(parts) != ["read"] or fields):
        raise BadInput(text("error.bad_link"))
    route = Route(StudyPage(game.slug), frame=frame, reads=bool(parts or fields), kept=kept)
    if not fields:
        return route
    record, notice, study = study_content.read(game, fields)
    return route._replace(record=record, notice=notice, study=study)


def _book(game: Game[Position], fields: dict[str, str]) -> BookPage:
    """The opening book, after some moves. BadInput if there is none, or for too many moves."""
    moves = fields.get("g", "")
    names = moves.split(".") if moves else []
    if not {"v", "g"}.issuperset(fields) or len(names) > BOOK_PLIES or game.opening_book is None:
        raise BadInput(text("error.bad_link"))
    if fields and fields.get("v") != LINK_VERSION:
        raise BadInput(text("error.link_version"))
    start = game.initial()
    return BookPage(game.slug, ".".join(game.format_moves(start, game.parse_moves(start, names))))


def _editor(game: Game[Position], fields: dict[str, str]) -> EditorPage:
    """The position editor. BadInput if there is none, or it cannot read the text."""
    if game.editor is None or (fields and set(fields) != {"v", "p"}):
        raise BadInput(text("error.bad_link"))
    if fields and fields["v"] != LINK_VERSION:
        raise BadInput(text("error.link_version"))
    written = game.editor().begin(fields["p"]).written if fields else ""
    return EditorPage(game.slug, "" if written == game.encode(game.initial()) else written)


def _keep_route(game: Game[Position], fields: dict[str, str]) -> Route:
    """A win or a draw to keep. BadInput if the game has no prover, or the link is malformed."""
    if fields.get("v") != LINK_VERSION:
        raise BadInput(text("error.link_version"))
    if set(fields) - OPTIONS - {"g"} != {"v", "p"} or not can_keep(game):
        raise BadInput(text("error.bad_link"))
    position, kept = game.decode(fields["p"]), fields.get("g", "")
    reached = play_all(position, game.parse_moves(position, kept.split("."))) if kept else position
    if reached.outcome() is not None or reached.to_move != position.to_move:
        raise BadInput(text("error.nothing_to_ask"))
    frame = frame_of(fields, game.colourways)
    return Route(KeepPage(game.slug, fields["p"], moves=kept), frame=frame)


def can_keep(game: Game[Position]) -> bool:
    """Whether you can practise keeping a win or a draw in a game: it needs a prover."""
    return isinstance(game, Solvable) or game.endgame_prover is not None


def _own_puzzle(game: Game[Position], position: Position, ask: str) -> OwnPuzzle:
    """The puzzle of a position. ask: its task. BadInput if the position does not allow it."""
    puzzles = None if game.puzzles is None else game.puzzles()
    if puzzles is None or ask not in puzzles.asks:
        raise BadInput(text("error.bad_ask"))
    if position.outcome() is not None or not puzzles.can_ask(position):
        raise BadInput(text("error.nothing_to_ask"))
    return OwnPuzzle(game.slug, ask, game.encode(position))


def _number(digits: str) -> int:
    if not is_number(digits, 5):
        raise BadInput(text("error.bad_link"))
    return int(digits)
