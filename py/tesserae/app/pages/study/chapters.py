"""The chapters of a study, above the tree of the open one: a list and its buttons."""

from __future__ import annotations

from tesserae.app.messages import actions
from tesserae.app.model.table import Chapters
from tesserae.app.pages.components.chapters import chapter_list
from tesserae.app.study.chapters import FIELD_PREFIX
from tesserae.core.record.headers import LONGEST_TITLE
from tesserae.view.action import Action
from tesserae.view.html import Markup, el, join
from tesserae.view.parts import plain_button
from tesserae.view.words import Words


def chapters_panel(chapters: Chapters, words: Words) -> Markup:
    """The list of chapters, and the actions for the open one.

    With a single chapter, the list is inside the folded part, so that no button moves.
    """
    several = bool(chapters.before or chapters.after)
    listed = chapter_list(chapters, words)
    edit = el(
        "details",
        el("summary", words("chapter.edit" if several else "chapters")),
        None if several else listed,
        el("div", _title(chapters, words), _name(chapters, words), class_="chapter-names"),
        el(
            "div",
            _act(words, "add", actions.CHAPTER_ADD("start")),
            _act(words, "here", actions.CHAPTER_ADD("here")),
            _act(words, "copy", actions.CHAPTER_ADD("copy")),
            _act(words, "from", actions.DIALOG("chapters")),
            _act(words, "text", actions.DIALOG("movetext")),
            _act(words, "up", actions.CHAPTER_MOVE(-1), off=not chapters.before),
            _act(words, "down", actions.CHAPTER_MOVE(1), off=not chapters.after),
            _act(words, "split", actions.CHAPTER_SPLIT, off=not chapters.before),
            _act(words, "cut", actions.CHAPTER_CUT, off=not several),
            class_="chapter-acts",
        ),
        id="chapter-edit",
    )
    return join([listed, edit]) if several else edit


def _title(chapters: Chapters, words: Words) -> Markup:
    """The field for the title of the open chapter; its id differs by chapter."""
    name = f"{FIELD_PREFIX}{chapters.id}"
    return _field(name, chapters.title, words("chapter.title"), actions.CHAPTER_TITLE.name)


def _field(name: str, value: str, label: str, act: str) -> Markup:
    field = el(
        "input",
        id=name,
        type="text",
        value=value,
        maxlength=LONGEST_TITLE,
        autocomplete="off",
        data_act=act,
    )
    return el("div", el("label", label, for_=name), field)


def _name(chapters: Chapters, words: Words) -> Markup:
    """The field for the name of the study; empty if it is named after its first chapter."""
    return _field("study-name", chapters.name, words("study.name"), actions.STUDY_NAME.name)


def _act(words: Words, name: str, action: Action, *, off: bool = False) -> Markup:
    return plain_button(
        action, words(f"chapter.{name}"), id=f"chapter-{name}", class_="text", off=off
    )
