"""The settings dialog."""

from __future__ import annotations

from collections.abc import Sequence

from tesserae.app.model import LANGUAGES, THEMES, Model, colourway
from tesserae.games import catalog
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.parts import Choice, segments
from tesserae.view.words import Words


def settings(model: Model, words: Words) -> Markup:
    """What users choose once for all games."""
    chosen = model.settings
    switches = [
        _setting(words, name, str(int(getattr(chosen, name))), _on_off(words))
        for name in ("confirm", "turning", "animation", "coordinates")
    ]
    themes = [Choice(theme, words(f"theme.{theme}")) for theme in THEMES]
    languages = [Choice(language, words(f"language.{language}")) for language in LANGUAGES]
    return join(
        [
            _setting(words, "theme", chosen.theme, themes),
            _setting(words, "language", chosen.language, languages),
            _colourway(model, words),
            switches,
        ]
    )


def _colourway(model: Model, words: Words) -> Markup:
    """The colourways of the board on the page, if there are several."""
    slug = model.screen.slug
    names = catalog.by_slug(slug).colourways if slug else ()
    if not names:
        return NOTHING
    choices = [Choice(f"{slug}={name}", words(f"{slug}.way.{name}")) for name in names]
    chosen = f"{slug}={colourway(model.settings, slug)}"
    label = words("setting.way")
    row = segments(label, "way", chosen, choices)
    return el("div", el("h3", label), row, class_="setting")


def _on_off(words: Words) -> list[Choice]:
    return [Choice("1", words("on")), Choice("0", words("off"))]


def _setting(words: Words, name: str, chosen: str, choices: Sequence[Choice]) -> Markup:
    label = words(f"setting.{name}")
    named = [Choice(f"{name}={choice.value}", choice.name) for choice in choices]
    row = segments(label, "setting", f"{name}={chosen}", named)
    return el("div", el("h3", label), row, class_="setting")
