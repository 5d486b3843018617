"""The host page's drawings and comments, as readers see them."""

from __future__ import annotations

from tesserae.app.embedding import annotating
from tesserae.app.model import Model, is_flipped
from tesserae.app.model.host_marks import HostMarks
from tesserae.app.model.table import Table
from tesserae.app.pages.components.page import Drawings
from tesserae.app.pages.game.board import board_regions
from tesserae.app.pages.game.evaluation_bar import meter
from tesserae.app.study import drawings
from tesserae.app.texts.wording import side_name
from tesserae.core.game import FIRST
from tesserae.core.scene import Scene
from tesserae.view.html import Markup, el, join
from tesserae.view.parts import screen_reader_text
from tesserae.view.words import Words


def with_marks(
    model: Model, table: Table, marks: HostMarks, shown: Scene, status: Markup
) -> Drawings:
    """The regions of a board and its status with the marks of the host page.

    Hides its drawings while you enter a move, or while the status explains a refusal.
    """
    words = annotating.words_in(model.language)
    if not model.play.selection and model.play.refusal is None:
        shown = drawings.with_drawn(model, table, shown, marks.drawings)
    said = [_evaluation(model, table, marks, words), _comment(marks, words)]
    return {**board_regions(model, shown, words), "status": join([status, *said])}


def _comment(marks: HostMarks, words: Words) -> Markup | None:
    if not marks.comment:
        return None
    return el("span", screen_reader_text(words("host.says")), marks.comment, class_="comment host")


def _evaluation(model: Model, table: Table, marks: HostMarks, words: Words) -> Markup | None:
    if marks.evaluation is None:
        return None
    first = marks.evaluation
    sentence = words("host.evaluation", side=side_name(table, FIRST), percent=first)
    label = words("host.evaluation.name")
    bar = meter(first, sentence, label, flipped=is_flipped(model, table), tag="span")
    return el("span", bar, el("span", sentence), class_="host")
