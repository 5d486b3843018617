"""What the pages have in common."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from tesserae.app.model import LANGUAGES, PERSON, Language, Model, Seat, Table, colourway
from tesserae.core.game import FIRST, SECOND, Move, Prompt, Side
from tesserae.core.scene import Target
from tesserae.core.text import Text, text
from tesserae.games import catalog
from tesserae.view.html import NOTHING, Child, Markup, Value, el
from tesserae.view.icons import icon, logo
from tesserae.view.parts import button, icon_button
from tesserae.view.strings import STRINGS
from tesserae.view.words import Words

Regions: TypeAlias = Mapping[str, Markup]
"""The id of an element -> what is in it."""


class View(NamedTuple):
    """A page of the app.

    page: its markup with given regions filled in, the others empty; it depends
    on what seldom changes only. regions: all its regions, in the page's order.
    """

    page: Callable[[Model, Words, Regions], Markup]
    regions: Callable[[Model, Words], Regions]


@lru_cache
def words_in(language: Language) -> Words:
    """The words of the house and of every game in a language."""
    return Words(language, [STRINGS, *(game.strings for game in catalog.GAMES)])


def region(tag: str, name: str, fill: Regions, **attributes: Value) -> Markup:
    """The element of a region."""
    return el(tag, fill.get(name, NOTHING), id=name, **attributes)


def screen(model: Model, look: str, *children: Child, keys: str | None = None) -> Markup:
    """The root of a page, where the styles find what was chosen for all pages.

    keys: the names of those keys that mean something wherever the focus is.
    """
    still = None if model.settings.animation else "off"
    return el(
        "div",
        children,
        class_=f"screen {look}",
        data_animation=still,
        data_way=way(model, model.screen.slug),
        data_keys=keys,
    )


def way(model: Model, slug: str) -> str | None:
    """The colourway that a game's pictures are shown in; None if there is one only."""
    if not slug:
        return None
    asked = model.frame and model.frame.way
    return asked or colourway(model.settings, slug) or None


def progress(words: Words) -> Markup:
    """How far the app is loaded, in per cent; the shell fills it in."""
    return el("progress", id="progress", max=100, value=0, aria_label=words("loading.name"))


def top(
    model: Model, words: Words, here: Child, links: Child = None, signs: Child = None
) -> Markup:
    """The bar over a page."""
    home = el(
        "a",
        logo(),
        el("span", words("house"), class_="wide"),
        class_="wordmark",
        href="#/",
        aria_label=words("house"),
    )
    settings = icon_button(
        words("settings"), "dialog", "settings", sign="settings", id="open-settings"
    )
    nav = el(
        "nav", links, language_button(model, words), signs, settings, aria_label=words("top.nav")
    )
    return el("header", home, here, nav, class_="top")


def language_button(model: Model, words: Words) -> Markup:
    """Changes to the language that is not in force, and says so in that language."""
    other = LANGUAGES[(LANGUAGES.index(model.language) + 1) % len(LANGUAGES)]
    return el(
        "button",
        words(f"language.{other}"),
        type="button",
        id="other-language",
        class_="button quiet wide",
        lang=other,
        data_act="setting",
        data_arg=f"language={other}",
    )


def notice(model: Model, words: Words) -> Markup:
    """News that stays until it is dismissed."""
    if model.notice is None:
        return NOTHING
    close = icon_button(words("close"), "dismiss", sign="close", id="dismiss")
    save = NOTHING
    if model.notice.key == "aside.notice":
        save = button(words("aside.save"), "save-aside", look="quiet", id="notice-save-aside")
    return el("div", el("p", words(model.notice)), save, close, class_="notice")


def toast(model: Model, words: Words) -> Markup:
    """News that goes away by itself."""
    if model.toast is None:
        return NOTHING
    sign = "close" if model.toast.key == "toast.not_copied" else "tick"
    return el("p", icon(sign), words(model.toast), class_="toast")


def side_name(table: Table, side: Side) -> Text:
    """What a game calls a side."""
    return text(f"{table.slug}.side.{side}")


def seat_name(seat: Seat) -> Text:
    """Who plays: a person, or a level."""
    return text("seat.person") if seat == PERSON else text("seat.level", level=seat)


def targets_of(table: Table, ply: int, move: Move) -> tuple[Target, ...]:
    """The targets that enter a move at a ply of the line."""
    entries = table.game.entries(table.record.positions[ply])
    return next((entry.targets for entry in entries if entry.move == move), ())


def ended(table: Table) -> Prompt:
    """How a game that is over ended, and why: in its own words, or if people ended it, in ours."""
    ending, outcome = table.record.ending, table.outcome
    if ending is None or outcome is None:
        return table.game.prompt(table.position, ())
    scores = [table.game.panel(table.position, side).score for side in (FIRST, SECOND)]
    standing = text(
        "end.standing",
        first=side_name(table, FIRST),
        one=scores[FIRST],
        second=side_name(table, SECOND),
        other=scores[SECOND],
    )
    if ending.loser is not None:
        loser, winner = side_name(table, ending.loser), side_name(table, 1 - ending.loser)
        return Prompt(text("end.resigned", loser=loser, winner=winner), standing)
    if outcome.winner is None:
        return Prompt(text("end.agreed.level"), standing)
    return Prompt(text("end.agreed.won", winner=side_name(table, outcome.winner)), standing)
