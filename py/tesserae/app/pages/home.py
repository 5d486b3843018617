"""The home page: all games, and the saved ones."""

from __future__ import annotations

from typing import Final

from tesserae.app.messages import actions
from tesserae.app.model import Model
from tesserae.app.model.library import Summary
from tesserae.app.model.settings import LANGUAGES
from tesserae.app.model.table import Table
from tesserae.app.pages.components.mistakes_due import invitation
from tesserae.app.pages.components.offline import licences, offline_status, one_file
from tesserae.app.pages.components.offline import regions as offline
from tesserae.app.pages.components.page import (
    Drawings,
    Regions,
    View,
    language_button,
    open_record,
    region,
    screen,
    style_of,
    top,
)
from tesserae.app.pages.components.saved_games import row, state, title
from tesserae.app.play.board_scene import colourway_shown
from tesserae.app.storage.summaries import summaries_by_use
from tesserae.core.game import Game, Position
from tesserae.core.scene import Marks
from tesserae.games import catalog
from tesserae.view import svg
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.parts import button, link
from tesserae.view.words import Words

LATEST: Final = 8
"""Earlier games that are listed here; all are on a page of their own."""

BARE: Final = Marks(coordinates=False)


def _page(model: Model, words: Words, fill: Regions) -> Markup:
    games = catalog.GAMES
    lead = el(
        "div",
        el("h1", words("home.lead", n=len(games))),
        el("p", words("home.more")),
        class_="lead",
    )
    cards = el(
        "div",
        [_card(model, game, words, fill) for game in games],
        class_="games",
        data_count=len(games),
    )
    return screen(
        style_of(model),
        "home-screen",
        fill,
        top(words, None),
        el("main", lead, region("div", "kept", fill), cards, class_="home"),
        _footer(model, words, fill),
    )


def _footer(model: Model, words: Words, fill: Regions) -> Markup:
    others = [
        language_button(words, language, "text", f"footer-{language}")
        for language in LANGUAGES
        if language != model.language
    ]
    library = el("a", words("games.all"), class_="text", id="footer-games", href="#/games")
    others = [library, open_record(words, "footer-open", "text"), *others]
    promise = el("span", words("home.promise"))
    links = [*others, one_file(model, words), licences(model, words)]
    return el("footer", links, promise, offline_status(fill), class_="foot")


def _card(model: Model, game: Game[Position], words: Words, fill: Regions) -> Markup:
    slug = game.slug
    picture = game.scene(game.showcase(), BARE)._replace(label=None)
    title = f"title-{slug}"
    acts = region("div", f"acts-{slug}", fill, class_="acts")
    content = el(
        "div",
        el("h2", words(f"{slug}.title"), id=title),
        el("p", words(f"{slug}.by"), class_="by"),
        el("p", words(f"{slug}.blurb")),
        el("p", words(f"{slug}.facts"), class_="facts"),
        acts,
        class_="told",
    )
    plate = el(
        "div",
        Markup(svg.whole(picture, words)),
        class_="plate",
        data_way=colourway_shown(model, slug),
    )
    return el("article", plate, content, class_="card", aria_labelledby=title)


def _acts(model: Model, game: Game[Position], words: Words) -> Markup:
    """Play, learn, puzzles and the rules; learning comes first until a game was finished."""
    slug, title = game.slug, f"title-{game.slug}"
    played = any(summary.slug == slug and summary.result for summary in summaries_by_use(model))
    first = ["play"]
    if game.lesson is not None:
        first = ["play", "learn"] if played else ["learn", "play"]
    links = {
        "play": f"#/{slug}",
        "learn": f"#/{slug}/learn",
        "puzzles": f"#/{slug}/puzzle",
        "rules": f"#/{slug}/rules",
    }
    others = ["rules"] if game.puzzles is None else ["puzzles", "rules"]
    return join(
        [
            link(words(name), links[name], "quiet" if n else "primary", aria_describedby=title)
            for n, name in enumerate([*first, *others])
        ]
    )


def _continue_and_shelf(model: Model, words: Words) -> Markup:
    """The latest unfinished game, large, and under it the latest of the others."""
    games = summaries_by_use(model)
    loaded = {table.id: table for table in model.tables}
    current = next((game for game in games if not game.result), None)
    table = loaded.get(current.id) if current else None
    others = [game for game in games if table is None or game is not current]
    return join(
        [
            _continue(current, table, words) if current and table else NOTHING,
            invitation(model, words),
            _shelf(others, words) if others else NOTHING,
        ]
    )


def _continue(summary: Summary, table: Table, words: Words) -> Markup:
    picture = table.game.scene(table.record.positions[-1], BARE)._replace(label=None)
    content = el(
        "div",
        el("h2", words(title(summary)), id="continue-title"),
        el("p", words(state(summary))),
        class_="told",
    )
    resume = actions.RESUME(summary.id)
    go_on = button(words("home.continue"), resume, id=f"resume-{summary.id}")
    return el(
        "section",
        Markup(svg.whole(picture, words)),
        content,
        go_on,
        class_="continue",
        aria_labelledby="continue-title",
    )


def _shelf(games: list[Summary], words: Words) -> Markup:
    rows = [row(summary, words) for summary in games[:LATEST]]
    if len(games) > LATEST:
        rows.append(el("li", link(words("games.all"), "#/games", "quiet", id="shelf-all")))
    summary = el("summary", words("home.earlier", n=len(games)))
    return el("details", summary, el("ul", rows), class_="shelf", id="shelf")


def _regions(model: Model, words: Words) -> Drawings:
    return {
        "kept": _continue_and_shelf(model, words),
        **{f"acts-{game.slug}": _acts(model, game, words) for game in catalog.GAMES},
        **offline(model, words),
    }


HOME: Final = View(_page, _regions)
