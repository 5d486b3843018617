"""The number of your mistakes that are due, and the home page's link to them."""

from __future__ import annotations

from tesserae.app.model import Model
from tesserae.app.practice.mistakes import schedule
from tesserae.app.practice.puzzles.choosing import today_of
from tesserae.app.texts.dates import day_text
from tesserae.core.text import Text, text
from tesserae.view.html import NOTHING, Markup, el
from tesserae.view.parts import link
from tesserae.view.words import Words


def invitation(model: Model, words: Words) -> Markup:
    """The link to them, with the number of due ones, once there are any."""
    if not schedule.waiting(model.practice.mistakes):
        return NOTHING
    content = el(
        "div",
        el("h2", words("mistakes"), id="mistakes-title"),
        el("p", words(when_due(model))),
        class_="told",
    )
    due = schedule.due(model.practice.mistakes, today_of(model))
    return el(
        "section",
        content,
        link(
            words("mistake.open"),
            "#/mistakes",
            "" if due else "quiet",
            id="mistakes",
            aria_labelledby="mistakes mistakes-title",
        ),
        class_="way",
        aria_labelledby="mistakes-title",
    )


def when_due(model: Model) -> Text:
    """The number of due ones, or when the next one is due."""
    kept, today = model.practice.mistakes, today_of(model)
    due = len(schedule.due(kept, today))
    if due:
        return text("mistake.due", n=due)
    day = schedule.next_day(kept, today)
    return text("mistake.back", date=day_text(day)) if day else text("mistake.practice")
