"""A rules page as HTML."""

from __future__ import annotations

from xml.etree import ElementTree

from tesserae.core.scene import Disc, Scene
from tesserae.core.teaching.guide import Figure, Figures, Paragraph, RulesNote, Section
from tesserae.core.text import text
from tesserae.view import guide
from tesserae.view.strings import STRINGS
from tesserae.view.words import Words

TOY = {
    "en": {
        "toy.title": "Towers",
        "toy.told": "Three <pieces>.",
        "toy.ruling": "We say so.",
        "toy.figure": "A disc.",
    }
}
WORDS = Words("en", [STRINGS, TOY])
SCENE = Scene(10, 10, (Disc(5, 5, 2, "cell"),), label=text("toy.figure"))


def figure(legal: bool | None) -> Figure:
    return Figure(SCENE, text("toy.figure"), legal)


SECTIONS = (
    Section(
        "towers",
        text("toy.title"),
        (
            Paragraph(text("toy.told")),
            Figures((figure(None), figure(True))),
            RulesNote(text("toy.ruling")),
            Figures((figure(False),)),
        ),
    ),
)
DRAWN = ElementTree.fromstring(f"<article>{guide.article(SECTIONS, WORDS)}</article>")


def test_a_section_is_named_by_its_heading() -> None:
    section = DRAWN[0]
    heading = section[0]
    assert (heading.tag, heading.text) == ("h2", "Towers")
    assert section.get("aria-labelledby") == heading.get("id") == "section-towers"


def test_paragraphs_and_rulings_are_told_apart() -> None:
    paragraphs = [(p.get("class"), p.text) for p in DRAWN.iter("p")]
    assert paragraphs == [(None, "Three <pieces>."), ("ruling", "We say so.")]


def test_figures_are_numbered_throughout_and_say_whether_they_are_allowed() -> None:
    captions = ["".join(caption.itertext()) for caption in DRAWN.iter("figcaption")]
    assert captions == ["1 A disc.", "2 Allowed. A disc.", "3 Not allowed. A disc."]


def test_the_contents_lead_to_the_sections() -> None:
    contents = ElementTree.fromstring(guide.contents(SECTIONS, WORDS))
    buttons = [(b.text, b.get("data-act"), b.get("data-arg")) for b in contents.iter("button")]
    assert buttons == [("Towers", "section", "towers")]


def test_what_is_looked_up_is_folded_under_its_heading() -> None:
    folded = [section._replace(folded=True) for section in SECTIONS]
    [section] = ElementTree.fromstring(f"<article>{guide.article(folded, WORDS)}</article>")
    [details] = section
    assert (details.tag, details.get("open")) == ("details", None)
    heading = details[0][0]
    assert (details[0].tag, heading.tag, heading.text) == ("summary", "h2", "Towers")
    assert section.get("aria-labelledby") == heading.get("id") == "section-towers"
    assert len(list(details.iter("p"))) == 2
