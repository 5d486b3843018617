"""The rules page of a game."""

from __future__ import annotations

from functools import partial
from typing import Final

from tesserae.app.model import Model
from tesserae.app.pages.components.first_game import play_link
from tesserae.app.pages.components.page import (
    Drawings,
    Regions,
    View,
    region,
    screen,
    style_of,
    top,
)
from tesserae.app.practice.lessons.sections import links_to_steps
from tesserae.app.texts.study_links import position_study
from tesserae.app.texts.wording import guide_words
from tesserae.games import catalog
from tesserae.view import guide
from tesserae.view.html import Markup, el
from tesserae.view.parts import link
from tesserae.view.words import Words

GUIDE: Final = "guide"
"""The region of the rules themselves, the largest of all."""


def _page(model: Model, words: Words, fill: Regions) -> Markup:
    slug = model.screen.slug
    sections = catalog.by_slug(slug).guide().sections
    contents = guide.contents(sections, guide_words(model.language, slug))
    folded = el(
        "details",
        el("summary", words("guide.contents")),
        contents,
        class_="folded",
    )
    there = play_link(model, slug)
    play = link(words("guide.play", game=words(f"{slug}.title")), there, "primary")
    article = el(
        "article",
        el("h1", words(f"{slug}.title")),
        el("p", words(f"{slug}.by"), class_="by"),
        folded,
        region("div", GUIDE, fill),
        el("p", play, class_="acts"),
    )
    aside = el("nav", contents, class_="aside", aria_label=words("guide.contents"))
    links = [link(words("play"), there, "quiet")]
    if catalog.by_slug(slug).lesson is not None:
        links.insert(0, link(words("learn"), f"#/{slug}/learn", "quiet"))
    return screen(
        style_of(model),
        "rules-screen",
        fill,
        top(words, el("span", words("rules"), class_="here"), links),
        el("main", aside, article, class_="rules"),
    )


def _regions(model: Model, _: Words) -> Drawings:
    slug = model.screen.slug
    sections = catalog.by_slug(slug).guide().sections
    article = guide.article(
        sections,
        guide_words(model.language, slug),
        links_to_steps(slug),
        partial(position_study, slug),
    )
    return {GUIDE: article}


RULES: Final = View(_page, _regions)
