"""The chapters of a study: the list to choose from, and buttons for the previous and the next."""

from __future__ import annotations

from tesserae.app.messages import actions
from tesserae.app.model.table import Chapters
from tesserae.app.study.chapters import name_of
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.parts import Option, icon_button, select
from tesserae.view.words import Words


def chapter_list(chapters: Chapters, words: Words) -> Markup:
    """The list, from which you open a chapter."""
    titles = [it.title for it in chapters.before]
    titles += [chapters.title, *(it.title for it in chapters.after)]
    names = [Option(str(n), words(name_of(title, n))) for n, title in enumerate(titles)]
    return select(
        words("chapter.open"), actions.CHAPTER, len(chapters.before), names, id="chapters"
    )


def chapter_steps(chapters: Chapters, words: Words) -> Markup:
    """The list between buttons for the previous and the next chapter; or the only one's title."""
    if not (chapters.before or chapters.after):
        return el("b", chapters.title) if chapters.title else NOTHING
    back, forward = [
        icon_button(
            words(f"chapter.{name}"),
            actions.CHAPTER_STEP(by),
            sign=sign,
            id=f"chapter-{name}",
            off=not leads,
        )
        for name, sign, by, leads in (
            ("previous", "back", -1, chapters.before),
            ("next", "forward", 1, chapters.after),
        )
    ]
    return join([back, chapter_list(chapters, words), forward])
