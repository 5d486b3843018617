"""What opens over a page: sharing, settings, a new game, and more."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from tesserae.app.model import LANGUAGES, THEMES, Model, Table, colourway
from tesserae.app.pages.dialogs import share
from tesserae.app.pages.dialogs.embed_code import elsewhere
from tesserae.app.pages.dialogs.new_game import new_game, seats
from tesserae.app.pages.game.answer import open_record
from tesserae.app.pages.game.controls import typed, typed_why
from tesserae.app.pages.offline import keeping, one_file
from tesserae.app.pages.offline import regions as offline
from tesserae.app.play.resignation import may_agree, may_resign
from tesserae.app.storage.summaries import listed
from tesserae.app.wording import side_name
from tesserae.core.text import text
from tesserae.games import catalog
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.parts import Choice, button, icon_button, link, segments
from tesserae.view.words import Words


def dialog(model: Model, words: Words) -> Mapping[str, Markup]:
    """The open dialog and the regions in it; empty if none is open."""
    draw = _DIALOGS.get(model.dialog)
    if draw is None:
        return {"dialog": NOTHING}
    close = icon_button(words("close"), "close", sign="close", id="dialog-close")
    head = el("header", el("h2", words(f"dialog.{model.dialog}"), id="dialog-title"), close)
    sheet = el("div", head, draw(model, words), class_=f"sheet {model.dialog}")
    regions = {"dialog": sheet}
    if model.dialog == "more" and model.table is not None:
        regions["more-acts"] = _acts(model.table, words)
        regions["dialog-move-why"] = typed_why(model, words)
        regions |= offline(model, words)
    if model.dialog == "share":
        regions["share-code"] = share.code(model, words)
    return regions


def _share(model: Model, words: Words) -> Markup:
    """One file shows nothing on other sites: the site that it came from does."""
    for_sites = NOTHING if model.offline.state == "file" else elsewhere(model, words)
    return join([*share.sections(model, words), for_sites])


def _settings(model: Model, words: Words) -> Markup:
    settings = model.settings
    switches = [
        _setting(words, name, str(int(getattr(settings, name))), _on_off(words))
        for name in ("confirm", "turning", "animation", "coordinates")
    ]
    themes = [Choice(theme, words(f"theme.{theme}")) for theme in THEMES]
    languages = [Choice(language, words(f"language.{language}")) for language in LANGUAGES]
    return join(
        [
            _setting(words, "theme", settings.theme, themes),
            _setting(words, "language", settings.language, languages),
            _colourway(model, words),
            switches,
        ]
    )


def _colourway(model: Model, words: Words) -> Markup:
    """The looks of the board on the page, if there are several."""
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


def _more(model: Model, words: Words) -> Markup:
    table = model.table
    if table is None:
        return NOTHING
    acts = el("div", id="more-acts", class_="acts")
    form = (
        el("h3", words("typed.label")),
        typed(model, table, words, "dialog-move"),
        el("div", id="dialog-move-why", role="alert"),
        el("p", words(f"{table.slug}.typed.help"), class_="aside"),
    )
    players = (el("h3", words("players"), class_="part"), seats(words, table, "seat", table.seats))
    return join([acts, form, players, keeping({}), one_file(model, words)])


def _acts(table: Table, words: Words) -> Markup:
    """A region, as a ply may change it; what is half typed below must stay."""
    acts = [
        button(words("new"), "dialog", "new", look="primary", id="more-new"),
        button(words("share"), "dialog", "share", sign="share", id="more-share"),
        button(words("settings"), "dialog", "settings", sign="settings", id="more-settings"),
        open_record(words, "more-open"),
        link(words("rules"), f"#/{table.slug}/rules"),
    ]
    if may_agree(table):
        acts.append(button(words("agree"), "dialog", "agree", id="more-agree"))
    if may_resign(table) is not None:
        acts.append(button(words("resign"), "dialog", "resign", id="more-resign"))
    return join(acts)


def _resign(model: Model, words: Words) -> Markup:
    table = model.table
    loser = may_resign(table) if table else None
    if table is None or loser is None:
        return NOTHING
    side = side_name(table, loser)
    return _asked(words(text("resign.why", loser=side)), words("resign"), "resign", words)


def _agree(model: Model, words: Words) -> Markup:
    table = model.table
    if table is None or not may_agree(table):
        return NOTHING
    return _asked(words("agree.why"), words("agree"), "agree", words)


def _forget(model: Model, words: Words) -> Markup:
    game = next((it for it in listed(model) if it.id == model.library.asked), None)
    if game is None:
        return NOTHING
    why = words(
        "forget.why", game=text("home.title", game=text(f"{game.slug}.title"), ply=game.plies)
    )
    keep = button(words("forget.keep"), "close", id="dialog-stay")
    do = button(words("forget.do"), "forget", look="primary", id="dialog-forget")
    return join([el("p", why), el("div", keep, do, class_="acts")])


def _asked(why: str, name: str, act: str, words: Words) -> Markup:
    """A question with two answers, the harmless one first."""
    stay = button(words("play_on"), "close", id="dialog-stay")
    do = button(name, act, look="primary", id=f"dialog-{act}")
    return join([el("p", why), el("div", stay, do, class_="acts")])


_DIALOGS: Final[Mapping[str, Callable[[Model, Words], Markup]]] = {
    "share": _share,
    "settings": _settings,
    "new": new_game,
    "more": _more,
    "resign": _resign,
    "agree": _agree,
    "forget": _forget,
}
