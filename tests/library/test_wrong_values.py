"""What is public refuses every wrong value in a sentence of its own, and changes nothing.

The functions, methods and attributes are those of `tesserae.__all__`: a new one is swept as well,
and fails here until its parameters have a sample in VALID and what else they take in TAKES.
"""

from __future__ import annotations

import ast
import functools
import inspect
import io
import math
import sys
import traceback
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import tesserae as ts

SOURCES = Path(ts.__file__).parent
PYRGA = "Tc2s"
SILENT = "import sys; [print('ugiok', flush=True) for _ in sys.stdin]"
"""An engine that has no options."""

ENDING = "Td3w Cc3 Tc3e Cd3 Sd3 Td2w Tc2w Ta2e Cc2 Sc2"


def careless(board: ts.Board) -> str:
    """Makes the first move."""
    return board.legal_moves[0]


def record() -> ts.Record:
    """A record of two moves."""
    made = ts.Record("pyrga", headers={"First": "Ada"})
    made.add_variation(PYRGA).add_variation("Tc1e")
    return made


def study() -> ts.Study:
    """A study of a chapter."""
    made = ts.Study("pyrga")
    made.add_chapter("One").add_variation(PYRGA)
    return made


def board() -> ts.Board:
    """A board after a move."""
    return ts.Board("pyrga", moves=PYRGA)


@functools.cache
def ugi() -> ts.UgiEngine:
    """An engine that speaks UGI; it ends with the tests."""
    return ts.Engine.popen_ugi([sys.executable, "-m", "tesserae", "ugi", "pyrga"])


@functools.cache
def puzzle() -> ts.Puzzle:
    """A puzzle."""
    return ts.puzzles("pyrga")[0]


def wrong() -> dict[str, Any]:
    """Values that are wrong in most places."""
    return {
        "None": None,
        "True": True,
        "False": False,
        "0": 0,
        "1": 1,
        "-1": -1,
        "1.5": 1.5,
        "nan": math.nan,
        "inf": math.inf,
        "huge": 10**30,
        "empty text": "",
        "text": "x",
        "other game": "zaic",
        "bytes": b"ab",
        "empty": [],
        "empty dict": {},
        "[None]": [None],
        "[text]": ["x"],
        "pair": (1, 2),
        "falling pair": (2, 1),
        "off the board": [("a1", "z9")],
        "dict": {"x": 1},
        "object": object(),
        "board": ts.Board("zaic"),
        "record": ts.Record("zaic"),
        "limit": ts.Limit(nodes=10),
        "class": ts.Board,
        "score": ts.Score("zaic", 1, ts.FIRST),
        "file of bytes": io.BytesIO(b"x"),
    }


SELVES: dict[type, Callable[[], Any]] = {
    ts.Analysis: lambda: ts.Engine(1, 1).analysis(board(), ts.Limit(nodes=10)),
    ts.Board: board,
    ts.Engine: lambda: ts.Engine(1, 1),
    ts.Limit: ts.Limit,
    ts.Node: lambda: record().variations[0],
    ts.Puzzle: puzzle,
    ts.Record: record,
    ts.Score: lambda: ts.Score("pyrga", 1, ts.FIRST),
    ts.Study: study,
    ts.UgiEngine: ugi,
}

GIVEN = {
    *(ts.Analysis, ts.Arrow, ts.Info, ts.LegalMoves, ts.MatchResult, ts.Move, ts.Node),
    *(ts.Outcome, ts.PlayResult, ts.Proof, ts.Puzzle, ts.Ruling, ts.Strength),
}
"""What the library hands out, and nobody makes."""

UNCHECKED = {"Board.push_number", "Move.of", "LegalMoves.count"}
"""Ways for the core's numbers; and what every sequence has, which finds nothing."""

VALID: dict[str, Callable[[], Any]] = {
    "arrows": lambda: [("a1", "b2")],
    "board": board,
    "chapters": lambda: [record()],
    "command": lambda: [sys.executable, "-S", "-c", SILENT],
    "date": lambda: date(2026, 11, 22),
    "difficulty": lambda: (0, 5000),
    "ending": lambda: "resign1",
    "fields": lambda: board().to_dict(),
    "file": lambda: io.StringIO(str(record())),
    "first": lambda: careless,
    "game": lambda: "pyrga",
    "games": lambda: 2,
    "go": lambda: {"nodes": 10},
    "level": lambda: 1,
    "limit": lambda: ts.Limit(nodes=10),
    "link": lambda: board().link,
    "move": lambda: "Tc1e",
    "name": lambda: "en",
    "nodes": lambda: 10,
    "points": lambda: 1,
    "score": lambda: ts.Score("pyrga", 1, ts.FIRST),
    "second": lambda: careless,
    "seed": lambda: 1,
    "side": lambda: ts.FIRST,
    "source": lambda: str(record()),
    "theme": lambda: "light",
    "time": lambda: 0.01,
    "UgiEngine.configure.name": lambda: "seed",
    "UgiEngine.configure.value": lambda: 1,
    "Record.add_variation.move": lambda: PYRGA,
    "Record.promote.move": lambda: PYRGA,
    "Record.remove_variation.move": lambda: PYRGA,
    "Record.variation.move": lambda: PYRGA,
    "Puzzle.try_move.move": lambda: puzzle().solution[0],
    "Study.from_text.source": lambda: str(study()),
    "prove.board": lambda: ts.Board("pyrga", moves=ENDING),
    "prove.time": lambda: 0.01,
    "read_study.file": lambda: io.StringIO(str(study())),
}
"""What is right, by the name of a parameter; of others the value that they have without it."""

FLAG = {"True", "False"}
NOTHING = {"None"}
SOME = {"empty", "empty dict"}
TEXT = {"empty text", "text", "other game"}
NUMBER = {"0", "1", "1.5"}

TAKES: dict[str, set[str]] = {
    **dict.fromkeys(("stack", "unicode", "color", "flipped", "last", "coordinates"), FLAG),
    **dict.fromkeys(("proven", "count"), FLAG),
    **dict.fromkeys(("time", "first_clock", "second_clock"), NOTHING | NUMBER),
    **dict.fromkeys(("first_inc", "second_inc"), NOTHING | NUMBER),
    **dict.fromkeys(("comment", "hint", "other"), TEXT),
    **dict.fromkeys(("arrows", "chapters", "marks"), SOME),
    **dict.fromkeys(("name", "asks", "ending", "position", "colourway", "on_game"), NOTHING),
    **dict.fromkeys(("executor", "date", "root_moves"), NOTHING),
    "board": {"board"},
    "difficulty": NOTHING | {"pair"},
    "depth": NOTHING | {"1"},
    "game": {"other game"},
    "games": {"1"},
    "glyph": {"empty text"},
    "glyphs": SOME | {"pair", "falling pair"},
    "go": {"empty dict"},
    "headers": NOTHING | {"empty dict"},
    "jobs": {"1"},
    "lead": NOTHING | NUMBER | {"-1", "nan", "inf", "huge"},
    "level": {"1"},
    "limit": NOTHING | {"limit"},
    "moves": SOME | {"empty text"},
    "multipv": NOTHING | {"1", "huge"},
    "nodes": NOTHING | {"1"},
    "openings": NOTHING | SOME | {"0", "1"},
    "options": NOTHING | {"empty dict"},
    "points": NUMBER | {"-1", "nan", "inf", "huge"},
    "score": {"score"},
    "seed": NOTHING | {"0", "1", "-1", "huge"},
    "side": {"0", "1"},
    "size": NOTHING | {"1", "1.5"},
    "sprt": NOTHING | {"pair"},
    "theme": NOTHING,
    "title": TEXT,
    "Board.describe_score.score": set(),
    "Board.is_legal.move": TEXT,
    "Board.svg.theme": set(),
    "Engine.analyse.limit": {"limit"},
    "Puzzle.try_move.board": NOTHING,
    "UgiEngine.analyse.limit": {"limit"},
    "UgiEngine.analyse.board": set(),
    "UgiEngine.configure.name": set(),
    "UgiEngine.new_game.seed": {"0", "1", "-1", "huge"},
    "UgiEngine.play.board": set(),
    "UgiEngine.configure.value": {"0", "1", "-1", "huge"} | TEXT,
    "Node.value": {"empty text"},
    "Record.value": {"empty text"},
    "Study.name": TEXT,
    "match.on_game": {"None", "class"},
    "match.seed": {"0", "1", "-1", "huge"},
    "prove.board": {"board"},
    "prove.time": {"0", "1", "1.5", "inf", "huge"},
    "read_records.file": TEXT,  # opened when the first one is asked for
}
"""What is taken of `wrong` all the same, by the name of a parameter."""

ALSO = {"file": OSError, "move": KeyError}
"""Errors besides TypeError and ValueError, and what engines in other processes say."""


TELLING = ["a1 z9", "not a record", "no game called", "not a legal move", "cannot be proven"]
"""In sentences that say by themselves what they are about."""

EITHER = {"huge", "other game", "class"}
"""Values that are taken in one place, and refused in another, by parameters of one name."""


class Wanted(NamedTuple):
    """A parameter, or an attribute that can be set. kind: of what it belongs to."""

    owner: str
    kind: type | None
    call: Any
    name: str

    def __str__(self) -> str:
        return f"{self.owner}.{self.name}"


def members() -> Iterator[tuple[str, type | None, Any]]:
    """The public functions, methods and properties that can be set."""
    for name in dir(ts):
        it = getattr(ts, name)
        if inspect.isfunction(it):
            yield name, None, it
        if not inspect.isclass(it) or issubclass(it, Exception) or name.endswith("Position"):
            continue
        if it not in GIVEN and "__init__" in vars(it):
            yield name, None, it
        ours = [vars(base) for base in it.__mro__ if base.__module__.startswith("tesserae.")]
        for member in sorted({name for names in ours for name in names}):
            if not member.startswith("_") and f"{name}.{member}" not in UNCHECKED:
                yield f"{name}.{member}", it, inspect.getattr_static(it, member)


def parameters() -> Iterator[Wanted]:
    """Every parameter of what is public."""
    for owner, kind, member in members():
        if isinstance(member, property):
            if member.fset is not None:
                class_name, name = owner.split(".")
                yield Wanted(class_name, kind, None, name)
            continue
        if isinstance(member, staticmethod) and owner.split(".")[1] not in vars(kind):
            continue
        call = member.__func__ if isinstance(member, classmethod | staticmethod) else member
        if callable(call):
            bound = kind is not None and not isinstance(member, staticmethod)
            for name in [*inspect.signature(call).parameters][bound:]:
                yield Wanted(owner, kind, member, name)


SWEPT = [*parameters()]


@functools.cache
def raising(file: str) -> frozenset[int]:
    """The lines of a file's `raise` statements."""
    nodes = [it for it in ast.walk(ast.parse(Path(file).read_text())) if isinstance(it, ast.Raise)]
    return frozenset(n for it in nodes for n in range(it.lineno, (it.end_lineno or 0) + 1))


def is_told(error: Exception) -> bool:
    """Whether an error was raised by a `raise` of the library, not by Python."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    return Path(last.filename).is_relative_to(SOURCES) and last.lineno in raising(last.filename)


def is_named(name: str, value: object, sentence: str) -> bool:
    """Whether a sentence names a parameter, or its value, or part of that."""
    parts = value if isinstance(value, list | tuple | dict | bytes) else []
    words = [name, repr(value)[:20], str(value)[:10], *(str(it) for it in parts), "b'x'", *TELLING]
    return any(it in sentence for it in words)


def state(it: object) -> str:
    """All about what must not change; of an engine nothing, as its options tell what it did."""
    if isinstance(it, ts.Engine):
        return ""
    return str([*map(str, it.walk()), it.comment] if isinstance(it, ts.Node) else it)


def arguments(wanted: Wanted, value: object) -> dict[str, Any]:
    """The value, and what is right for the parameters beside it."""
    given = {wanted.name: value}
    signature = inspect.signature(getattr(wanted.call, "__func__", wanted.call)).parameters
    for name, parameter in signature.items():
        make = VALID.get(f"{wanted.owner}.{name}", VALID.get(name))
        needed = parameter.default is parameter.empty or f"{wanted.owner}.{name}" in VALID
        if name not in (wanted.name, "self", "cls") and needed:
            assert make is not None, f"VALID has nothing for {wanted.owner}.{name}"
            given[name] = make()
    return given


def refusal(wanted: Wanted, it: Any, value: object) -> Exception | None:
    """What is raised when a value is given to a parameter or an attribute; None if nothing is."""
    try:
        if wanted.call is None:
            setattr(it, wanted.name, value)
        elif wanted.kind is None:
            wanted.call(**arguments(wanted, value))
        else:
            wanted.call.__get__(it, wanted.kind)(**arguments(wanted, value))
    except (TypeError, ValueError, ALSO.get(wanted.name, ts.EngineError)) as error:
        return error
    return None


@pytest.mark.parametrize("wanted", SWEPT, ids=str)
def test_wrong_values_are_refused(wanted: Wanted) -> None:
    taken = TAKES.get(str(wanted), TAKES.get(wanted.name, set()))
    for label, value in wrong().items():
        it = SELVES[wanted.kind]() if wanted.kind in SELVES else None
        before = state(it)
        error = refusal(wanted, it, value)
        if error is None:
            assert label in taken, f"{wanted} takes {label}"
            continue
        assert label not in taken or label in EITHER, f"{label}: {error}"
        assert is_told(error) or isinstance(error, OSError), f"{label}: {error!r}"
        assert is_named(wanted.name, value, str(error)), f"{label}: {error!r}"
        assert state(it) == before, f"{label} has changed it"


def test_what_is_public_is_swept() -> None:
    assert len(SWEPT) > 100
    assert {"Board.push.move", "Node.glyph", "match.jobs", "UgiEngine.configure.name"} <= {
        str(it) for it in SWEPT
    }
