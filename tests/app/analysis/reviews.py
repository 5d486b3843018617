"""Games to review, and the engine's assessments of their turns."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest

from tesserae.app.messages import TurnAssessed, actions
from tesserae.app.model.analysis import Review
from tesserae.app.model.engine import ReviewJob
from tesserae.core.game import Move
from tesserae.games.pyrga.words import story as of_pyrga
from tesserae.games.zaic.words import story as of_zaic
from tesserae.search.assessment import Assessment, Line
from tests.app.page import Page, for_two

PYRGA = "#/pyrga?v=1&p=a1Te.b1c.a2ts.b2Tw~Cb1&g=Tb1e.Td1w.Ca1.Sa1.Sb1.Cb2.Sb2"
SOLVED = "#/pyrga?v=1&p=a1Te.b1Tec.a2ts.b2Tw~Tb1&g=Td1w.Ca1.Sa1.Sb1.Cb2.Sb2"
"""The same game from its second ply on: a third of the work to prove."""

ZAIC = "#/zaic?v=1&g=Hh8.Si8.Hj8.Sh9.Vi6.Vh6"


@pytest.fixture(autouse=True)
def readable(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games of these tests are short: turns early in a game may be told of as well."""
    for story in (of_pyrga, of_zaic):
        monkeypatch.setattr(story, "_READABLE", 0)


def over(hash: str = ZAIC, **boot: int) -> Page:
    """A game between two people; if it is not over by its rules, the one on turn gave up."""
    page = for_two(hash=hash, **boot)
    if not page.table.over:
        page.press(actions.RESIGN)
    assert page.table.over
    return page


def answer(
    page: Page,
    costs: Mapping[int, tuple[int, int]] = {},
    *,
    proven: bool = False,
    depth: int = 4,
    best: Mapping[int, str] = {},
    replies: Mapping[int, str] = {},
) -> None:
    """The engine's assessments of all turns.

    costs: the scores of the best turn and of the one that was played, by its index; the others
    are as good as they can be. best: the best moves, else it is one that was not played. replies:
    how the turns that were played would be answered.
    """
    job = page.model.engine.analysis
    assert isinstance(job, ReviewJob)
    for n, turn in enumerate(job.turns):
        had, left = costs.get(n, (0, 0))
        moves = turn.position.legal_moves()
        other = next((move for move in moves if move not in page.table.record.moves), moves[0])
        line, position = list[Move](), turn.position
        for written in best.get(n, job.game.format_move(position, other)).split():
            line.append(job.game.parse_move(position, written))
            position = position.apply(line[-1])
        reply = tuple([job.game.parse_move(turn.after, it) for it in replies.get(n, "").split()])
        lines = ((had, tuple(line)), (left, turn.moves + reply))
        found = Assessment(*(Line(score, line, depth, proven) for score, line in lines))
        is_exercise = found.best.chance(job.game.odds) - found.played.chance(job.game.odds) >= 0.1
        page.hear(TurnAssessed(n, found, exercise=is_exercise))


def reviewed(
    costs: Mapping[int, tuple[int, int]] = {},
    *,
    hash: str = ZAIC,
    seats: tuple[int, int] = (0, 0),
    **more: Any,
) -> Page:
    """A game that is over, of which all turns are assessed (see `answer`)."""
    page = over(hash)
    page.seat(*seats)
    page.press(actions.REVIEW)
    answer(page, costs, **more)
    return page


def text_of(markup: str) -> str:
    """Words as they are read, without tags."""
    return " ".join(re.sub("<[^>]*>", " ", markup).split())


def review_of(page: Page) -> Review:
    """The review of the game on the page."""
    assert page.model.analysis.review is not None
    return page.model.analysis.review
