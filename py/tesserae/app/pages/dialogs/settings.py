"""The settings dialog."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from tesserae.app.messages import actions
from tesserae.app.messages.actions import NewColourway, NewSetting
from tesserae.app.model import Model
from tesserae.app.model.settings import LANGUAGES, PACES, REPLAY_PACES, THEMES, WORDED, colourway
from tesserae.app.play import coach
from tesserae.games import catalog
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.parts import Choice, segments, toggle
from tesserae.view.words import Words

V = TypeVar("V", bound=str | bool)


def settings(model: Model, words: Words) -> Markup:
    """The settings that hold for all games."""
    chosen = model.settings
    on_off = {True: words("on"), False: words("off")}
    switches = [
        _setting(words, name, getattr(chosen, name), on_off)
        for name in ("confirm", "auto_flip", "animation", "sound", "vibration", "coordinates")
    ]
    themes = {theme: words(f"theme.{theme}") for theme in THEMES}
    paces = {pace: words(f"pace.{pace}") for pace in PACES}
    seconds = {pace: words("replay.seconds", n=pace.replace("0.5", "½")) for pace in REPLAY_PACES}
    languages = {language: words(f"language.{language}") for language in LANGUAGES}
    return join(
        [
            _setting(words, "theme", chosen.theme, themes),
            _setting(words, "language", chosen.language, languages),
            _colourway(model, words),
            _coach(model, words),
            _setting(words, "worded", chosen.worded, {it: words(f"worded.{it}") for it in WORDED}),
            _setting(words, "pace", chosen.pace, paces),
            _setting(words, "replay_pace", chosen.replay_pace, seconds),
            _setting(words, "replay_stops", chosen.replay_stops, on_off),
            _losses(model, words, on_off),
            switches,
        ]
    )


def _colourway(model: Model, words: Words) -> Markup:
    """The colourways of the board on the page, if there are several."""
    slug = model.screen.slug
    names = catalog.by_slug(slug).colourways if slug else ()
    if not names:
        return NOTHING
    choices = [
        Choice(actions.COLOURWAY(NewColourway(slug, name)), words(f"{slug}.way.{name}"))
        for name in names
    ]
    chosen = actions.COLOURWAY(NewColourway(slug, colourway(model.settings, slug)))
    label = words("setting.way")
    row = segments(label, chosen, choices)
    return el("div", el("h3", label), row, class_="setting")


def _losses(model: Model, words: Words, on_off: Mapping[bool, str]) -> Markup:
    """Whether the app chooses lost tiles for people, in games where players choose them."""
    slug = model.screen.slug
    if not slug or not catalog.by_slug(slug).chooses_losses:
        return NOTHING
    chosen = model.settings.choose_losses
    return _setting(words, "choose_losses", chosen, on_off, words(f"{slug}.losses"))


def _coach(model: Model, words: Words) -> Markup:
    """The settings of the coach, if the game on the page may have one."""
    table = model.game_table
    parts = () if table is None else coach.available_parts(model, table)
    if table is None or not parts:
        return NOTHING
    switches = [
        toggle(
            words(f"coach.{part}"),
            words("on" if coach.is_on(model, table, part) else "off"),
            actions.COACH(f"{table.slug}.{part}"),
            f"coach-{part}",
            on=coach.is_on(model, table, part),
        )
        for part in parts
    ]
    label = words("coach")
    rows = el("div", switches, class_="toggles", role="group", aria_label=label)
    return el("div", el("h3", label), rows, class_="setting")


def _setting(
    words: Words, name: str, chosen: V, labels: Mapping[V, str], label: str = ""
) -> Markup:
    """A setting, with the labels of its values. label: replaces its usual name."""
    label = label or words(f"setting.{name}")
    choices = [Choice(actions.SETTING(NewSetting(name, value)), labels[value]) for value in labels]
    row = segments(label, actions.SETTING(NewSetting(name, chosen)), choices)
    return el("div", el("h3", label), row, class_="setting")
