"""The rules page of a game: its sections as HTML, and its table of contents."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count
from typing import NamedTuple

from tesserae.core.position import Position
from tesserae.core.teaching.guide import Block, Figure, Figures, Paragraph, RulesNote, Section
from tesserae.view import svg
from tesserae.view.action import SECTION
from tesserae.view.html import Markup, el
from tesserae.view.icons import icon
from tesserae.view.parts import plain_button
from tesserae.view.words import Words


def contents(sections: Sequence[Section], words: Words) -> Markup:
    """The table of contents: a button for each section, which moves the focus there."""
    entries = [
        el("li", plain_button(SECTION(section.name), words(section.title))) for section in sections
    ]
    return el("ol", entries, class_="contents")


def article(
    sections: Sequence[Section],
    words: Words,
    tried: Mapping[str, str] | None = None,
    studied: Callable[[Position], str] | None = None,
) -> Markup:
    """All sections, with figures numbered throughout; headings have the id `section-NAME`.

    tried: the name of a section -> the link to try it. studied: a position -> the link to study it.
    """
    drawing = _Drawing(words, count(1), studied)
    drawn = [_section(section, drawing, (tried or {}).get(section.name)) for section in sections]
    return Markup("".join(drawn))


class _Drawing(NamedTuple):
    """The context for drawing all figures; `numbers`: those of the next ones."""

    words: Words
    numbers: Iterator[int]
    studied: Callable[[Position], str] | None


def _section(section: Section, drawing: _Drawing, tried: str | None) -> Markup:
    words = drawing.words
    name = f"section-{section.name}"
    heading = el("h2", words(section.title), id=name, tabindex=-1)
    if tried is not None:
        label = words("guide.try.section", title=words(section.title))
        try_it = el("a", words("guide.try"), href=tried, class_="try", aria_label=label)
        heading = el("div", heading, try_it, class_="heading")
    blocks = [_block(block, drawing) for block in section.blocks]
    if section.folded:
        unfolded = el("details", el("summary", heading), blocks, class_="lookup")
        return el("section", unfolded, aria_labelledby=name)
    return el("section", heading, blocks, aria_labelledby=name)


def _block(block: Block, drawing: _Drawing) -> Markup:
    words = drawing.words
    match block:
        case Paragraph(paragraph):
            return el("p", words(paragraph))
        case RulesNote(ruling):
            return el("p", words(ruling), class_="ruling")
        case Figures(figures):
            drawn = [_figure(figure, drawing, next(drawing.numbers)) for figure in figures]
            return el("div", drawn, class_="figures")


def _figure(figure: Figure, drawing: _Drawing, number: int) -> Markup:
    words = drawing.words
    study = None
    if figure.position is not None and drawing.studied is not None:
        study = el(
            "a",
            words("guide.study"),
            href=drawing.studied(figure.position),
            class_="try",
            aria_label=words("guide.study.figure", number=number),
        )
    caption = el(
        "figcaption",
        el("span", str(number), class_="figure-number"),
        " ",
        _verdict(figure.legal, words),
        words(figure.caption),
        " " if study else None,
        study,
    )
    return el("figure", Markup(svg.whole(figure.scene, words)), caption)


def _verdict(legal: bool | None, words: Words) -> Markup | None:
    if legal is None:
        return None
    sign, verdict = ("tick", "allowed") if legal else ("close", "refused")
    return el("span", icon(sign), words(f"guide.{verdict}"), " ", class_=f"verdict {verdict}")
