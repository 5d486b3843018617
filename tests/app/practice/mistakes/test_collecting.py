"""What a review says of the mistakes that can be tried again."""

from __future__ import annotations

import re

import pytest

from tesserae.app.messages import TurnAssessed, actions
from tesserae.app.model.engine import ReviewJob
from tesserae.search.assessment import Assessment, Line
from tests.app.page import for_two


@pytest.mark.parametrize(
    ("exercises", "name"),
    [((), ""), ((1,), "Try one of them again"), ((1, 2), "Try these 2 again")],
)
def test_the_button_counts_those_of_the_told_turns_that_can_be_tried_again(
    exercises: tuple[int, ...], name: str
) -> None:
    page = for_two("Hh8", "Si8", "Hj8", "Sh9", "Vi6", "Vh6", hash="#/zaic")
    page.press(actions.RESIGN, actions.REVIEW)
    job = page.model.engine.analysis
    assert isinstance(job, ReviewJob)
    for n, turn in enumerate(job.turns):
        line = Line(-2000 if n in (1, 2) else 0, turn.moves, 4)
        found = Assessment(line._replace(score=0), line)
        page.hear(TurnAssessed(n, found, exercise=n in exercises))
    area = page.regions["review-area"]
    assert "2 turns mattered most." in area
    assert re.findall(r'id="mistakes-try"[^>]*>([^<]*)', area) == [name] * bool(name)
