"""Pyrga's lesson. Every position in it was reached by legal moves from the start."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tesserae.core.game import FIRST
from tesserae.core.teaching.lesson import (
    Author,
    Consequence,
    Holds,
    Lesson,
    OneOf,
    Task,
    Wins,
    Wrong,
)
from tesserae.games.pyrga.rules import PIECES, START, Position
from tesserae.games.pyrga.words.guide import WON
from tesserae.games.pyrga.words.strings.en.lesson import TEXT as EN
from tesserae.games.pyrga.words.strings.fr.lesson import TEXT as FR

_TWO_PAIRS: Final = "Sa3 Tb3w Ta3n Ta4e Tc4s Tc2n Sc4 Sc3"
_THEIRS_OR_YOURS: Final = "Tb2s Sb1 Tc1n Tc3w Sa3 Tb3e Sc3 Sb3 Sb2 Tb1n"
_ONLY_TOWERS: Final = "Tc4s Cc3 Tc3w Tb3n Tb4w Ta4e Sb4 Sb3 Cb2 Tb2n"
_BLACK_NEEDS_ONE: Final = "Sb2 Tb3s Tb2w Ta2s Ta1n Ca2 Sa2 Cb2 Tb4w Ta4e Sc4 Sb4 Sb3 Cb4 Cd4 Sd4"
_BOTH_NEED_ONE: Final = (
    "Tb1n Cb2 Sb2 Ca2 Ta2e Tb2w Sa2 Ta1e Sb1 Sa1 Cb1 Cb4 Tb4s Tb3e Cc3 Tc3w Sb3 Sc3"
)


_AUTHOR: Final = Author("pyrga", START)


@lru_cache(maxsize=1)
def lesson() -> Lesson[Position]:
    """The goal, a first move, each rule in turn, forbidden moves, and the end."""
    step, task = _AUTHOR.step, _AUTHOR.task
    return Lesson(
        (
            step("goal", _AUTHOR.look("goal.1", WON), section="minute"),
            step("first", task("first.1", "", hint="Sb2", marked=True), section="minute"),
            step(
                "square",
                task("square.1", "Tb1n Sb3", marked=True),
                task("square.2", "Tb4e Sd4"),
                task("square.3", _TWO_PAIRS, OneOf("Cc4"), otherwise="square.3.wrong"),
                section="where",
            ),
            step(
                "triangle",
                task("triangle.1", "Td1n Td3w", marked=True),
                task("triangle.2", "Sb1 Tb2e Tc2s Tc1w"),
                _triangle("triangle.3", "Tb2e Sc2", "Cc1", "Cb2", "Cd2", "Cc3"),
                section="triangles",
            ),
            step(
                "cylinder",
                task("cylinder.1", "Ta2e Cd2", marked=True),
                task("cylinder.2", "Sb2 Ca2 Ta2s Sa1 Sb1 Cb2"),
                section="where",
            ),
            step(
                "tower",
                _tower("tower.1", _THEIRS_OR_YOURS, "Cb2", "Cb3", marked=True),
                _tower("tower.2", _ONLY_TOWERS, "Cb4", "Cb3"),
                section="towers",
            ),
            step(
                "refused",
                _AUTHOR.look_forbidden("refused.1", "beside corner", "Tb1n Sb3", marked=True),
                section="where",
            ),
            step(
                "win",
                task(
                    "win.1",
                    _BLACK_NEEDS_ONE,
                    Holds(_keeps_black_from_winning),
                    punished="win.punished",
                ),
                task(
                    "win.2",
                    _BOTH_NEED_ONE,
                    Wins(FIRST),
                    punished="win.punished",
                    otherwise="win.2.wrong",
                ),
                section="end",
            ),
        ),
        {"en": EN, "fr": FR},
        learned=_AUTHOR.summary(3),
    )


def _tower(key: str, plies: str, own: str, theirs: str, *, marked: bool = False) -> Task[Position]:
    """A Tower to finish, where one can be finished for the opponent, too."""
    wrong = Wrong(theirs, Consequence(_AUTHOR.sentence("tower.theirs")))
    task = _AUTHOR.task(key, plies, OneOf(own), marked=marked, otherwise="tower.none")
    return task._replace(wrong=(wrong,))


def _triangle(key: str, plies: str, *others: str) -> Task[Position]:
    """A Triangle to play that leaves one space, as those other pieces do."""
    consequence = Consequence(_AUTHOR.sentence(f"{key}.kind"))
    task = _AUTHOR.task(key, plies, Holds(_leaves_one_space), otherwise=f"{key}.wrong")
    return task._replace(wrong=tuple(Wrong(other, consequence) for other in others))


def _leaves_one_space(position: Position) -> bool:
    """Whether a Triangle sends the side to move to one space only."""
    pointing = PIECES[position.last].direction is not None
    return pointing and len({PIECES[move].cell for move in position.legal_moves()}) == 1


def _keeps_black_from_winning(position: Position) -> bool:
    """Whether Black cannot win with the next piece."""
    after = (position.apply(move) for move in position.legal_moves())
    return position.outcome() is None and all(
        (outcome := it.outcome()) is None or outcome.winner == FIRST for it in after
    )
