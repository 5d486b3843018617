"""Lessons as data: positions, tasks, and the consequences of each move.

A lesson is steps, a step is tasks. One player (`app/practice`) plays every game's lessons; moves
are given as texts in the notation. `Author` writes steps and tasks by the keys of their texts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Generic, NamedTuple, Protocol, TypeVar

from tesserae.core.position import P, Position, is_won_by
from tesserae.core.text import Text, text

P_contra = TypeVar("P_contra", bound=Position, contravariant=True)


class Goal(Protocol[P_contra]):
    """The goal of a task."""

    def is_reached(self, after: P_contra, played: str) -> bool:
        """Whether a legal move of that text, which led to `after`, is right."""


class AnyMove:
    """Any legal move is right."""

    def is_reached(self, after: Position, played: str) -> bool:
        """Always."""
        return True


class OneOf:
    """One of a few moves is right."""

    def __init__(self, *moves: str) -> None:
        self.moves = frozenset(moves)

    def is_reached(self, after: Position, played: str) -> bool:
        """Whether it is one of them."""
        return played in self.moves


class Holds(Generic[P]):
    """Every move that leads to a position with some property is right."""

    def __init__(self, test: Callable[[P], bool]) -> None:
        self.test = test

    def is_reached(self, after: P, played: str) -> bool:
        """Whether the position has it."""
        return self.test(after)


class Wins:
    """Every move that wins the game for a side is right."""

    def __init__(self, side: int) -> None:
        self.side = side

    def is_reached(self, after: Position, played: str) -> bool:
        """Whether the game is won."""
        return is_won_by(after, self.side)


class Consequence(NamedTuple):
    """What follows a wrong move: a text, and the plies that are then played."""

    text: Text
    plies: tuple[str, ...] = ()


class Wrong(NamedTuple):
    """A wrong move that has a consequence of its own."""

    move: str
    consequence: Consequence


class Task(NamedTuple, Generic[P]):
    """One thing to do or look at on the board.

    order: at most 12 words. explanation: at most 25. start: a position, which may be one that no
    game leads to; plies: those played from there on. The side to move then is the learner's.
    goal: which moves are right; None if nothing is to be played. refused: rules to break, by the
    keys of what the board says: the task is done as soon as a click is refused by one of them.
    marked: the board shows where one can play. without: the
    marks that it leaves out, as they are not explained yet. hint: a move drawn on it.
    done: what is said of success. then: the plies that are played out after it. wrong: what
    follows certain moves; `otherwise`, what is said of all others.
    punished: what is said if the other side can win at once after a wrong move; it does so.
    """

    order: Text
    explanation: Text
    start: P
    plies: tuple[str, ...] = ()
    goal: Goal[P] | None = None
    refused: frozenset[str] = frozenset()
    marked: bool = False
    without: frozenset[str] = frozenset()
    hint: str = ""
    done: Text | None = None
    then: tuple[str, ...] = ()
    wrong: tuple[Wrong, ...] = ()
    otherwise: Text | None = None
    punished: Text | None = None

    @property
    def shown_only(self) -> bool:
        """Whether there is only something to look at."""
        return self.goal is None and not self.refused


class Step(NamedTuple, Generic[P]):
    """A step of a lesson.

    name: saved when it is finished; never change it. section: of the rules page on the same topic;
    "" if there is none.
    """

    name: str
    title: Text
    tasks: tuple[Task[P], ...]
    section: str = ""


class Lesson(NamedTuple, Generic[P]):
    """The lesson of a game.

    strings: its words, language -> key -> text; they are loaded with it. first_game: the canonical
    text of the position in which the first game begins; "" for the game's start. learned: what the
    last page says was learned.
    """

    steps: tuple[Step[P], ...]
    strings: Mapping[str, Mapping[str, str]]
    first_game: str = ""
    learned: tuple[Text, ...] = ()


class Author(Generic[P]):
    """Writes the lesson of a game whose texts have the keys `slug.learn.step`.

    start: the position in which a task begins that names no other. The texts of a task have its
    key: the order, with `.why` the explanation, and with `.done` what is said of success.
    """

    def __init__(self, slug: str, start: P) -> None:
        self._slug = slug
        self._start = start

    def sentence(self, key: str) -> Text:
        """The text of a key."""
        return text(f"{self._slug}.learn.{key}")

    def summary(self, count: int) -> tuple[Text, ...]:
        """The sentences of what was learned: `learned.1` and so on."""
        return tuple(self.sentence(f"learned.{n}") for n in range(1, count + 1))

    def step(self, name: str, *tasks: Task[P], section: str = "") -> Step[P]:
        """A step; its title has the key of its name."""
        return Step(name, self.sentence(name), tasks, section)

    def look(self, key: str, plies: str = "", start: P | None = None) -> Task[P]:
        """A position to look at."""
        begun = self._start if start is None else start
        return Task(self.sentence(key), self.sentence(f"{key}.why"), begun, tuple(plies.split()))

    def look_forbidden(
        self, key: str, rules: str, plies: str = "", start: P | None = None, *, marked: bool = False
    ) -> Task[P]:
        """Something to try that one of these rules forbids."""
        keys = frozenset(f"{self._slug}.no.{rule}" for rule in rules.split())
        return self.look(key, plies, start)._replace(refused=keys, marked=marked)

    def task(
        self,
        key: str,
        plies: str = "",
        goal: Goal[P] | None = None,
        *,
        start: P | None = None,
        marked: bool = False,
        hint: str = "",
        otherwise: str = "",
        punished: str = "",
    ) -> Task[P]:
        """A ply to make; any legal one if no goal is given. otherwise, punished: keys."""
        return self.look(key, plies, start)._replace(
            goal=goal or AnyMove(),
            marked=marked,
            hint=hint,
            done=self.sentence(f"{key}.done"),
            otherwise=self.sentence(otherwise) if otherwise else None,
            punished=self.sentence(punished) if punished else None,
        )
