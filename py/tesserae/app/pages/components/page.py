"""The parts of every page: its frame, the bar at its top, notices, and its regions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from tesserae.app.messages import actions
from tesserae.app.messages.actions import NewSetting
from tesserae.app.model import Model
from tesserae.app.model.settings import LANGUAGES, Language
from tesserae.app.model.table import Table
from tesserae.app.play.board_scene import displayed_colourway
from tesserae.core.text import Text
from tesserae.view.action import Action
from tesserae.view.html import NOTHING, Child, Markup, Value, el
from tesserae.view.icons import icon, logo
from tesserae.view.lazy import Drawing
from tesserae.view.parts import button, file_button, icon_button, plain_button
from tesserae.view.words import Words

Regions: TypeAlias = Mapping[str, Markup]
"""The id of an element -> its content."""

Drawings: TypeAlias = Mapping[str, Drawing]
"""The id of an element -> its drawing."""

EMPTY: Final[Regions] = {}

RECORD_FILES: Final = ".tesserae,.txt,.pgn,text/plain"
"""The kinds of files to offer for opening."""


class View(NamedTuple):
    """A page of the app.

    page: the skeleton, with the given regions filled in and the others empty; it changes rarely.
    regions: the contents of all regions but "loading" and "notice", in document order.
    """

    page: Callable[[Model, Words, Regions], Drawing]
    regions: Callable[[Model, Words], Drawings]


class RootStyle(NamedTuple):
    """What styles depend on besides the theme: the game, animation, the board's colourway."""

    slug: str
    animation: bool
    colourway: str | None


_root_style: Final = lru_cache(RootStyle)


def style_of(model: Model) -> RootStyle:
    """The appearance by settings and frame; the same object for the same inputs."""
    slug = model.screen.slug
    return _root_style(slug, model.settings.animation, displayed_colourway(model, slug))


def region(tag: str, name: str, fill: Regions, **attributes: Value) -> Markup:
    """The element of a region."""
    return el(tag, fill.get(name, NOTHING), id=name, **attributes)


def screen(
    style: RootStyle,
    css_class: str,
    fill: Regions,
    bar: Child,
    *content: Child,
    keys: str | None = None,
) -> Markup:
    """A page with a bar at its top; below that, loading progress and notices.

    keys: the names of the keys that work wherever the focus is.
    """
    loading, notices = region("div", "loading", fill), region("div", "notice", fill, role="alert")
    return root(style, css_class, bar, loading, notices, content, keys=keys)


def root(style: RootStyle, css_class: str, *children: Child, keys: str | None = None) -> Markup:
    """The root element of a page.

    keys: the names of the keys that work wherever the focus is.
    """
    return el(
        "div",
        children,
        class_=f"screen {css_class}",
        data_game=style.slug or None,
        data_animation=None if style.animation else "off",
        data_way=style.colourway,
        data_keys=keys,
    )


def progress(words: Words) -> Markup:
    """The progress of loading the app, in per cent; updated by the shell."""
    return el("progress", id="progress", max=100, value=0, aria_label=words("loading.name"))


def top(words: Words, here: Child, links: Child = None, signs: Child = None) -> Markup:
    """The bar at the top of a page."""
    home = el(
        "a",
        logo(),
        el("span", words("app"), class_="wide"),
        class_="wordmark",
        href="#/",
        aria_label=words("app"),
    )
    settings = icon_button(
        words("settings"), actions.DIALOG("settings"), sign="settings", id="open-settings"
    )
    other = LANGUAGES[(LANGUAGES.index(words.language) + 1) % len(LANGUAGES)]
    switch = language_button(words, other, "button quiet wide", "other-language")
    nav = el("nav", links, switch, signs, settings, aria_label=words("top.nav"))
    return el("header", home, here, nav, class_="top")


def heading(title: str, name: str = "") -> Markup:
    """A page's title in the bar. name: of the study on the page; replaces the title."""
    return el("h1", name or title, class_="here named" if name else "here", title=name or None)


def language_button(words: Words, language: Language, css_class: str, name: str) -> Markup:
    """The button that switches to a language, labelled in that language."""
    setting = actions.SETTING(NewSetting("language", language))
    label = words(f"language.{language}")
    return plain_button(setting, label, id=name, class_=css_class, lang=language)


def switch(name: str, action: Action, id: str, *, on: bool) -> Markup:
    """A button that is pressed while something is on."""
    return button(name, action, variant="switch", id=id, on=on)


def notice(model: Model, words: Words) -> Markup:
    """A message that stays until it is dismissed."""
    if model.notice is None:
        return NOTHING
    close = icon_button(words("close"), actions.DISMISS, sign="close", id="dismiss")
    way_out = NOTHING
    if model.notice.key == "aside.notice":
        way_out = button(
            words("aside.save"), actions.SAVE_ASIDE, variant="quiet", id="notice-save-aside"
        )
    if model.notice.key == "error.faults":  # no action: actions may be what fails
        href = f"?again{model.hash}"
        way_out = el("a", words("fault.restart"), class_="button quiet", href=href, id="restart")
    if model.notice.key.startswith("link.of_game"):
        way_out = _ways_from_link(model.notice, words)
    return el("div", el("p", words(model.notice)), way_out, close, class_="notice")


def _ways_from_link(notice: Text, words: Words) -> Markup:
    """Buttons for the linked position, after a link has opened a game saved on this device."""
    ply = dict(notice.args).get("ply")
    look = NOTHING
    if isinstance(ply, int):
        look = button(words("link.look"), actions.JUMP(ply), variant="quiet", id="look-at-link")
    anew = button(words("link.anew"), actions.OPEN_ANEW, variant="quiet", id="open-anew")
    return el("div", look, anew, class_="ways")


_BAD_NEWS: Final = frozenset(
    {"toast.not_copied", "toast.failed", "toast.fault", "toast.offline", "error.unsaved"}
)


def toast(model: Model, words: Words) -> Markup:
    """A message that disappears by itself. Over a dialog, "not saved" is shown as one."""
    told = model.toast
    if model.dialog.open and model.notice is not None and model.notice.key == "error.unsaved":
        told = model.notice
    if told is None:
        return NOTHING
    sign = "close" if told.key in _BAD_NEWS else "tick"
    return el("p", icon(sign), words(told), class_="toast")


def table_of(model: Model) -> Table:
    """The table on a game page."""
    table = model.table
    if table is None:
        raise ValueError("no table on this page")
    return table


def open_share(words: Words) -> Markup:
    """The button that opens the share dialog."""
    return icon_button(words("share"), actions.DIALOG("share"), sign="share", id="open-share")


def open_record(words: Words, name: str, variant: str = "") -> Markup:
    """The button that opens a record from a file."""
    return file_button(words("import.open"), RECORD_FILES, variant=variant, id=name)
