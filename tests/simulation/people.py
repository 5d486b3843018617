"""People: kinds of them, and how each chooses among what a page offers.

They know controls and keys (controls.py), not the app, so that a browser's driver can use them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from tests.simulation.controls import Control

Deed = tuple[str, str, str, str]
"""What somebody does: verb, what, more, and a label for who reads it."""

_NOTES: Final = ("Tb3s", "memo 7", "Sb2", "zz", "e4 n8")

GAMES: Final = ("pyrga", "zaic", "tetrad")

ASKING: Final = (
    '[Game "pyrga"]\\n\\n{Zwo} 1. Sb2 Sb3 *\\n\\n[Game "pyrga"]\\n\\n'
    "{[%asks first] Zwo} 1. Ca1 Sa1 2. Ta2s *"
)
"""A study of two chapters, of which the second one asks."""

_QUIET: Final = {"target": 12.0, "@": 0.7, "setting": 0.3, "way": 0.2, "layer": 0.3, "lab-do": 0.1}


class Kind(NamedTuple):
    """A kind of people.

    starts: the addresses that they begin with, of a GAME, with its MOVES. plan: what they have come
    for: actions, one after the other, with the argument or value after a blank, or a deed of
    `deeds` after a `!`; with a `?`, if it is offered at once. likes: how much more they like some
    actions, and ("@") links. deeds: what they do besides, and how often; what follows a verb is its
    `what`. waits: for how many seconds. routine: what they then do again and again. length: of
    their life, in steps. framed: their page is a board of another site.
    """

    name: str
    starts: tuple[str, ...]
    plan: tuple[str, ...] = ()
    likes: Mapping[str, float] = {}
    deeds: Mapping[str, float] = {}
    waits: tuple[float, ...] = (0.5, 1, 4)
    waiting: float = 0.12
    routine: tuple[str, ...] = ()
    length: int = 120
    framed: bool = False


_CLOCKED: Final = ("dialog more", "dialog new", "new-seat-0 0", "new-seat-1 0", "new-minutes 1")
_HINTED: Final = ("hint", "!wait 4", "?hint-play", "!wait 4")
_AGREE: Final = ("dialog more", "?dialog agree", "?agree", "?close")
_FLAGGED: Final = ("typed", "typed", "typed", "!wait 70", "typed", "!reload", "!wait 2")
_TWO: Final = ("seat-0 0", "seat-1 0")
_LINK: Final = ("dialog share", "share-kind game", "copy-link", "close")

KINDS: Final = (
    Kind("a newcomer", ("#/", "#/GAME/learn", "#/GAME?level=1&coach=1",
                        "#/GAME?v=1&g=MOVES&level=2&coach=1"),
         ("?ready-setup",), routine=(*_HINTED, *_HINTED, "?typed", "!wait 3"), length=200,
         likes={"lesson-next": 6, "hint": 3, "stop": 4, "hint-play": 3, "target": 20}, waiting=0.2),
    Kind("a player", ("#/GAME?level=1", "#/GAME?level=3", "#/GAME", "#/GAME?v=1&g=MOVES&level=2"),
         ("?ready-setup", "!wait 4", *_HINTED, "setting evaluation=1"),
         {"target": 25, "hint": 2, "hint-play": 5, "undo": 2, "review": 6, "rematch": 4, "stop": 3},
         waits=(1, 3), waiting=0.25),
    Kind("one who bargains", ("#/tetrad?level=1", "#/GAME?level=3", "#/tetrad?level=2"),
         ("?ready-setup", "!wait 5", "!wait 5"),
         {"target": 30, "agree": 80, "@": 0.1, "seat-0": 0.1, "seat-1": 0.1, "stop": 0.1},
         {}, (3, 5), 0.1, ("!go #/GAME", *_HINTED, *_HINTED, *_AGREE), length=360),
    Kind("two with a clock", ("#/GAME",), (*_CLOCKED, "new-start", *_FLAGGED),
         {"target": 15, "typed": 12, "undo": 3, "clock": 0.3, "resign": 3},
         {"reload": 0.04, "key ArrowLeft": 0.02}, (1, 20, 70)),
    Kind("two in a hurry", ("#/GAME",),
         (*_TWO, "typed", "typed", "dialog more", "dialog resign", "resign", "typed"),
         {"typed": 20, "undo": 3, "redo": 3, "target": 10, "resign": 5, "agree": 5},
         {"reload": 0.03}),
    Kind("one by link", ("#/GAME",),
         (*_TWO, "?ready-setup", "?ready-setup", "typed", "typed", *_LINK),
         {"typed": 20, "copy-answer": 30, "copy-link": 10, "add-reply": 8, "share-kind": 0.3},
         {"go chat-2": 0.03, "go chat-3": 0.03, "open chat-1": 0.02},
         routine=("typed", "?copy-answer", "!go chat-1"), length=200),
    Kind("the other by link", ("chat-1",), ("typed", "copy-answer"),
         {"typed": 25, "copy-answer": 30, "add-reply": 8, "play-turn": 20},
         {"go chat-2": 0.04, "go chat-3": 0.04, "go chat-4": 0.03, "paste chat-1": 0.04},
         routine=("typed", "?copy-answer", "!go chat-1")),
    Kind("a solver", ("#/GAME/puzzle", "#/GAME/puzzle/17", "#/GAME/puzzle/today", "#/"),
         ("target", "target", "puzzle-solution", "!go #/statistics", "!back"),
         {"target": 20, "puzzle-next": 8, "puzzle-again": 4, "puzzle-hint": 3},
         {"go #/statistics": 0.03, "go #/GAME/puzzle/today": 0.02, "wait 36000": 0.01},
         waiting=0.2),
    Kind("one who looks back", ("#/GAME?v=1&g=MOVES", "#/games", "#/GAME"),
         ("!key ArrowLeft", "review"),
         {"jump": 6, "first": 3, "last": 3, "review": 5, "turned": 8, "better": 8, "resume": 8},
         {"key ArrowLeft": 0.08, "key ArrowRight": 0.06, "back": 0.05, "forward": 0.04},
         waiting=0.25),
    Kind("a teacher", ("#/GAME/study?v=1&g=MOVES", "#/GAME/study", "#/GAME/editor"),
         ("target", "target", "study-cut"),
         {"study-cut": 5, "study-undo": 5, "study-redo": 2, "chapter-add": 4, "chapter-cut": 4,
          "note": 4, "chapter": 5, "study-promote": 3, "jump": 3, "draw-clear": 2, "typed": 8},
         {"go #/games": 0.02, "back": 0.03, "forward": 0.02, "file": 0.01, "key j": 0.03}),
    Kind("a teacher with two studies", ("#/GAME/study?v=1&g=MOVES",),
         ("typed", "!go #/GAME/study?v=1&g=MOVES", "typed", "!go #/games", "!back", "!back"),
         {"resume": 8, "typed": 8, "study-cut": 2, "note": 3},
         {"back": 0.12, "forward": 0.08, "go #/games": 0.06}),
    Kind("a reader",
         ("#/pyrga/study?v=1&m=%7B%5B%25asks+first%5D%7D+Sb2+%28Cb2+Sb2%29+Sb3+Cb3", "#/pyrga"),
         (f"!paste text {ASKING}", "chapter-step 1"),
         {"target": 15, "chapter": 8, "chapter-step": 8, "read-on": 6, "read-hint": 3},
         {"back": 0.05, "key j": 0.06, f"paste text {ASKING}": 0.02}, waiting=0.2),
    Kind("one in a hurry", ("#/GAME/puzzle/run",), ("run", "target", "target", "!wait 60000"),
         {"target": 30, "run": 3, "puzzle-theme": 2},
         {"wait 60000": 0.02, "wait 200000": 0.01, "back": 0.02, "reload": 0.01}, waiting=0.2),
    Kind("one who trains", ("#/GAME/study/train?v=1&g=MOVES", "#/GAME/study?v=1&g=MOVES"),
         ("target", "read-hint", "target", "!go #/train", "!back"),
         {"target": 20, "read-on": 8, "read-hint": 5, "read-study": 2, "train": 4, "@": 2},
         {"go #/train": 0.02, "back": 0.04, "reload": 0.02, "wait 640000": 0.01}, waiting=0.2),
    Kind("one with two tabs", ("#/GAME", "#/GAME/study?v=1&g=MOVES"),
         ("typed", "!open2 #/GAME", "!open2 #/GAME/study"), {"typed": 15, "note": 12, "undo": 2},
         {"open2 #/GAME": 0.02, "open2 #/games": 0.02, "reload": 0.02, "write note": 0.1}),
    Kind("one whose device fails", ("#/GAME", "#/GAME?level=1"),
         (*_TWO, "typed", "!device full", "typed", "!device room", "typed"),
         {"typed": 20, "target": 10},
         {"device full": 0.03, "device room": 0.06, "device slow": 0.03, "device quick": 0.06,
          "device cleared": 0.01, "device later": 0.01, "reload": 0.03, "kill": 0.02}),
    Kind("one who changes devices", ("#/GAME?v=1&g=MOVES", "#/GAME/study?v=1&g=MOVES"),
         ("typed", "!go #/games", "backup", "!device cleared", "!reload", "!file restore-file"),
         {"backup": 8, "": 8, "resume": 4, "typed": 6},
         {"go #/games": 0.08, "back": 0.05, "device cleared": 0.02, "reload": 0.03}),
    Kind("one who returns", ("#/", "#/GAME/puzzle/today", "#/GAME?level=1", "#/mistakes"),
         ("!hide", "!wait 40000", "!show"), {"@": 3},
         {"wait 40000": 0.02, "wait 200000": 0.01, "hide": 0.03, "show": 0.06, "reload": 0.02,
          "freeze": 0.01, "kill": 0.01}),
    Kind("somebody", ("#/", "#/games", "#/statistics", "#/lab", "#/GAME/rules", "#/GAME/book",
                      "#/GAME/print", "#/GAME/puzzle/print", "#/mistakes"),
         likes={"@": 4}, deeds={"back": 0.05, "forward": 0.03, "reload": 0.02}),
    Kind("a page of another site with a board",
         ("#/GAME?v=1&g=MOVES", "#/GAME?level=1&side=1", "#/GAME/puzzle/17", "#/GAME/learn",
          "#/GAME/study?v=1&g=MOVES"), ('!host hello {"size":true}',), {"target": 10, "typed": 5},
         {"host undo {}": 0.05, 'host go {"ply":1}': 0.05, 'host play {"move":"TYPED"}': 0.1,
          'host load {"link":"#/GAME?v=1&g=MOVES"}': 0.03, 'host set {"options":"level=1"}': 0.02,
          'host picture {"shade":"light"}': 0.01, 'host play {"move":"zz"}': 0.01}, framed=True),
)  # fmt: skip

MUCH: Final = Kind(
    "one who has kept much", ("#/",), ("!device much", "!reload", "resume"),
    {"resume": 8, "chapter": 8, "jump": 4, "typed": 8, "undo": 3, "@": 2},
    {"go #/games": 0.06, "go #/statistics": 0.03, "back": 0.05, "reload": 0.02}, length=60,
)  # fmt: skip
"""Rare, as every start takes long."""


class Person:
    """Somebody, of a kind or two; impatient: does things twice within 300 ms."""

    def __init__(self, name: str, kinds: Sequence[Kind], rng: Random) -> None:
        self.name, self.rng, self.kind = name, rng, kinds[0]
        start, game = rng.choice(self.kind.starts), rng.choice(GAMES)
        self.game = next((it for it in GAMES if it in start), game)
        self.start = start.replace("GAME", self.game)
        self.plan = list(self.kind.plan)
        self.likes, self.deeds = dict(_QUIET), dict[str, float]()
        for kind in reversed(kinds):
            self.likes.update(kind.likes)
            self.deeds.update(kind.deeds)
        self.impatient = rng.random() < 0.2
        self.again: Deed | None = None

    def next(self, controls: Sequence[Control], keys: Sequence[str], moves: Sequence[str]) -> Deed:
        """What they do next. moves: what could be typed now."""
        if self.again is not None:
            deed, self.again = self.again, None
            return deed
        usable = [it for it in controls if not it.off or self.rng.random() < 0.02]
        other = self.wished(usable, moves) or self.besides(keys, moves)
        deed = other or self.pressed(usable, moves)
        if self.impatient and deed[0] == "press" and self.rng.random() < 0.25:
            self.again = deed
        return deed

    def wished(self, controls: Sequence[Control], moves: Sequence[str]) -> Deed | None:
        """The next of the plan, if it is offered."""
        self.plan = self.plan or list(self.kind.routine)
        if not self.plan or self.rng.random() > 0.85:
            return None
        wish = self.plan[0]
        act, _, value = wish.removeprefix("?").partition(" ")
        found = [it for it in controls if it.act == act and value in ("", it.arg, *it.values)]
        if found or wish[0] in "?!" or self.rng.random() < 0.08:
            self.plan.pop(0)
        if wish.startswith("!"):
            return self.deed(wish[1:], moves)
        likely = [it for it in found if it.likely] or found
        return self.use(self.rng.choice(likely), moves, value) if found else None

    def besides(self, keys: Sequence[str], moves: Sequence[str]) -> Deed | None:
        """Something else than what the page offers: they wait, go back, reload."""
        chance = self.rng.random()
        if chance < self.kind.waiting:
            return "wait", str(self.rng.choice(self.kind.waits)), "", ""
        for text, often in self.deeds.items():
            chance -= often
            if chance < self.kind.waiting:
                return self.deed(text, moves)
        often = 0.03 if keys else 0
        return ("key", self.rng.choice(keys), "", "") if self.rng.random() < often else None

    def deed(self, text: str, moves: Sequence[str]) -> Deed:
        text = text.replace("GAME", self.game).replace("TYPED", self.rng.choice(moves or _NOTES))
        verb, _, rest = text.partition(" ")
        what, _, more = rest.partition(" ")
        if verb == "write":
            more = self.rng.choice((*_NOTES, *_NOTES[0], "", ""))
        return verb, what, more, ""

    def pressed(self, controls: Sequence[Control], moves: Sequence[str]) -> Deed:
        """Something that the page offers."""
        if not controls:
            return "back", "", "", ""
        groups: dict[str, list[Control]] = {}
        for it in controls:
            name = f"dialog {it.arg}" if it.act == "dialog" else it.act
            groups.setdefault("@" if it.verb == "follow" else name, []).append(it)
        likes = [self.likes.get(name, 1.0) for name in groups]
        some = groups[self.rng.choices(list(groups), likes)[0]]
        likely = [it for it in some if it.likely]
        some = likely if likely and self.rng.random() < 0.9 else some
        return self.use(self.rng.choice(some), moves)

    def use(self, it: Control, moves: Sequence[str], value: str = "") -> Deed:
        """What one does with a control."""
        rng, what, more = self.rng, it.act or it.arg, ""
        if it.verb == "press":
            more = it.arg
        elif it.verb == "write":
            more = rng.choice(_NOTES) if rng.random() < 0.5 else ""
        elif it.verb == "submit":
            text = rng.choice(moves) if moves and rng.random() < 0.9 else rng.choice(_NOTES)
            more = f"{it.arg}={text}"
        elif it.verb == "change":
            more = value if value in it.values else rng.choice(it.values or _NOTES)
        return it.verb, what, more, it.label


def cast(rng: Random) -> list[Person]:
    """Who lives in a world: one or two people, of mixed kinds."""
    first = MUCH if rng.random() < 0.006 else rng.choice(KINDS)
    if first.name == "one by link":
        other = next(it for it in KINDS if it.name == "the other by link")
        people = [Person("Ada", [first], rng), Person("Bob", [other], rng)]
        people[1].game = people[0].game
        return people
    people = [Person("Ada", [first, *rng.sample(KINDS, rng.choice((0, 0, 1)))], rng)]
    return people + [Person("Bob", [rng.choice(KINDS)], rng)] * (rng.random() < 0.2)
