"""What the engine finds in a study, told to its page and read from it."""

from __future__ import annotations

from collections.abc import Mapping

from tesserae.app.messages import Studied
from tesserae.app.model.analysis import Evaluation, StudyAnalysis
from tesserae.app.study import lines
from tesserae.core.game import Move
from tests.app.page import Page


def news(
    page: Page, *found: Evaluation, scores: Mapping[Move, int] = {}, finished: bool = False
) -> None:
    """The engine has found these lines, and proven these scores."""
    page.hear(Studied(StudyAnalysis(found, dict(scores), 900, 1.5, finished)))


def known(page: Page) -> StudyAnalysis:
    """What is known of the position on the page."""
    found = lines.known_findings(page.model, page.table)
    assert found is not None
    return found
