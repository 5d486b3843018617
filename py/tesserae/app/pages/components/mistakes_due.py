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
    """The link to your mistakes, with how many are due; nothing if there are none."""
    if not schedule.waiting(model.practice.mistakes):
        return NOTHING
    due = schedule.due(model.practice.mistakes, today_of(model))
    labels = "mistakes mistakes-title"
    there = link(
        words("mistake.open"),
        "#/mistakes",
        "" if due else "quiet",
        id="mistakes",
        aria_labelledby=labels,
    )
    return way("mistakes-title", words("mistakes"), words(when_due(model)), there)


def way(
    title_id: str, title: str, about: str, there: Markup, picture: Markup | None = None
) -> Markup:
    """A row of the home page: what there is to do, and the link or the button for it."""
    told = el("div", el("h2", title, id=title_id), el("p", about), class_="told")
    kind = "way" if picture is None else "way continue"
    return el("section", picture, told, there, class_=kind, aria_labelledby=title_id)


def when_due(model: Model) -> Text:
    """How many are due, or when the next one is."""
    kept, today = model.practice.mistakes, today_of(model)
    due = len(schedule.due(kept, today))
    if due:
        return text("mistake.due", n=due)
    day = schedule.next_day(kept, today)
    return text("mistake.back", date=day_text(day)) if day else text("mistake.practice")
