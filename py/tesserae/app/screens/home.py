"""The home page: the games, and the ones that were begun."""

from __future__ import annotations

from typing import Final

from tesserae.app.model import LANGUAGES, PERSON, Model, Table
from tesserae.app.screens.answer import open_record
from tesserae.app.screens.common import (
    Regions,
    View,
    ended,
    notice,
    region,
    screen,
    seat_name,
    side_name,
    top,
    way,
)
from tesserae.app.screens.offline import keeping, one_file
from tesserae.app.screens.offline import regions as offline
from tesserae.core.game import Game, Position
from tesserae.core.record import go
from tesserae.core.scene import Marks
from tesserae.core.text import Text, text
from tesserae.games import catalog
from tesserae.view import svg
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.parts import button, icon_button, link
from tesserae.view.words import Words

QUIET: Final = Marks(coordinates=False)


def _page(model: Model, words: Words, fill: Regions) -> Markup:
    games = catalog.GAMES
    lead = el(
        "div",
        el("h1", words("home.lead", n=len(games))),
        el("p", words("home.more")),
        class_="lead",
    )
    cards = el(
        "div", [_card(model, game, words) for game in games], class_="games", data_count=len(games)
    )
    return screen(
        model,
        "home-screen",
        top(model, words, None),
        region("div", "loading", fill),
        region("div", "notice", fill, role="alert"),
        el("main", lead, region("div", "kept", fill), cards, class_="home"),
        _footer(model, words, fill),
    )


def _footer(model: Model, words: Words, fill: Regions) -> Markup:
    others = [
        el(
            "button",
            words(f"language.{language}"),
            type="button",
            id=f"footer-{language}",
            class_="text",
            lang=language,
            data_act="setting",
            data_arg=f"language={language}",
        )
        for language in LANGUAGES
        if language != model.language
    ]
    others = [open_record(words, "footer-open", "text"), *others]
    promise = el("span", words("home.promise"))
    return el("footer", others, one_file(model, words), promise, keeping(fill), class_="foot")


def _card(model: Model, game: Game[Position], words: Words) -> Markup:
    slug = game.slug
    picture = game.scene(game.showcase(), QUIET)._replace(label=None)
    title = f"title-{slug}"
    acts = el(
        "div",
        link(words("play"), f"#/{slug}", "primary", aria_describedby=title),
        link(words("rules"), f"#/{slug}/rules", "quiet", aria_describedby=title),
        class_="acts",
    )
    told = el(
        "div",
        el("h2", words(f"{slug}.title"), id=title),
        el("p", words(f"{slug}.by"), class_="by"),
        el("p", words(f"{slug}.blurb")),
        el("p", words(f"{slug}.facts"), class_="facts"),
        acts,
        class_="told",
    )
    plate = el("div", Markup(svg.whole(picture, words)), class_="plate", data_way=way(model, slug))
    return el("article", plate, told, class_="card", aria_labelledby=title)


def _kept(model: Model, words: Words) -> Markup:
    """The newest game that goes on, large, and the others under it."""
    begun = [(i, table) for i, table in enumerate(model.tables) if table.record.plies]
    current = next(((i, table) for i, table in begun if not _at_end(table).over), None)
    others = [(i, table) for i, table in begun if (i, table) != current]
    return join(
        [
            _continue(*current, words) if current else NOTHING,
            _shelf(others, words) if others else NOTHING,
        ]
    )


def _continue(index: int, table: Table, words: Words) -> Markup:
    picture = table.game.scene(table.record.positions[-1], QUIET)._replace(label=None)
    told = el(
        "div",
        el("h2", words(_title(table)), id="continue-title"),
        el("p", words(_standing(table))),
        class_="told",
    )
    go_on = button(words("home.continue"), "resume", str(index), id=f"resume-{index}")
    return el(
        "section",
        Markup(svg.whole(picture, words)),
        told,
        go_on,
        class_="continue",
        aria_labelledby="continue-title",
    )


def _shelf(tables: list[tuple[int, Table]], words: Words) -> Markup:
    rows = [_kept_row(index, table, words) for index, table in tables]
    summary = el("summary", words("home.earlier", n=len(tables)))
    return el("details", summary, el("ul", rows), class_="shelf", id="shelf")


def _kept_row(index: int, table: Table, words: Words) -> Markup:
    name = words(_title(table))
    resume = el(
        "button",
        el("b", name),
        " ",
        words(_standing(table)),
        type="button",
        id=f"resume-{index}",
        class_="text",
        data_act="resume",
        data_arg=str(index),
    )
    forget = icon_button(
        words("home.forget", game=name), "forget", str(index), sign="close", id=f"forget-{index}"
    )
    return el("li", resume, forget)


def _at_end(table: Table) -> Table:
    return table._replace(record=go(table.record, len(table.record.variation)))


def _title(table: Table) -> Text:
    return text("home.title", game=text(f"{table.slug}.title"), ply=len(table.record.variation))


def _standing(table: Table) -> Text:
    """How it ended, or whose turn it is and against whom."""
    position = table.record.positions[-1]
    if _at_end(table).over:
        return ended(_at_end(table)).what
    seat, other = table.seats[position.to_move], table.seats[1 - position.to_move]
    if seat == PERSON and other != PERSON:
        return text("home.you", seat=seat_name(other))
    return text("status.turn", side=side_name(table, position.to_move))


def _regions(model: Model, words: Words) -> Regions:
    return {
        "notice": notice(model, words),
        "kept": _kept(model, words),
        **offline(model, words),
    }


HOME: Final = View(_page, _regions)
