"""The number of lines of studies that are due, and the home page's link to train them."""

from __future__ import annotations

from tesserae.app.model import Model
from tesserae.app.pages.components.mistakes_due import way
from tesserae.app.practice.puzzles.choosing import today_of
from tesserae.app.practice.training import schedule, studies
from tesserae.app.practice.training.schedule_text import known_lines
from tesserae.app.texts.dates import day_text
from tesserae.app.texts.wording import words_with
from tesserae.view.html import NOTHING, Markup
from tesserae.view.parts import link
from tesserae.view.strings.training import STRINGS

_words = words_with(STRINGS)


def invitation(model: Model) -> Markup:
    """The link to train, and how many lines are due; nothing if you train no saved study."""
    words, known, today = _words(model.language), known_lines(model), today_of(model)
    due = len(schedule.due_in(known, today, studies.ids(model)))
    day = schedule.next_day(known, today, studies.ids(model))
    if not day:
        return NOTHING
    about = words("train.due", n=due) if due else words("train.back", date=day_text(day))
    variant = "" if due else "quiet"
    label = "train train-title"
    there = link(words("train.open"), "#/train", variant, id="train", aria_labelledby=label)
    return way("train-title", words("train.home"), about, there)
