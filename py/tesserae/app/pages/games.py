"""The page of all games on this device, with backup and restore."""

from __future__ import annotations

from itertools import groupby
from typing import Final, get_args

from tesserae.app.messages import actions
from tesserae.app.model import Model
from tesserae.app.model.saved_games import ANY_SEAT, STUDIES, Listed, Summary
from tesserae.app.model.table import PERSON
from tesserae.app.pages.components.page import (
    Drawings,
    Regions,
    View,
    region,
    screen,
    style_of,
    top,
)
from tesserae.app.pages.components.saved_games import row, title
from tesserae.app.storage.summaries import summaries_by_use
from tesserae.app.texts import dates
from tesserae.app.texts.wording import seat_name
from tesserae.core.record.headers import LONGEST_TITLE
from tesserae.core.text import Text, text
from tesserae.games import catalog
from tesserae.search.levels import LEVELS
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.parts import Choice, Option, button, file_button, link, segments, select
from tesserae.view.words import Words

ON_A_PAGE: Final = 30

BACKUPS: Final = ".json,application/json"
"""The kinds of files to offer for restoring."""


LIST: Final = "games-list"
TOOLS: Final = "games-tools"
"""Regions that stay empty until the app has loaded, so that nothing on the page moves."""


def _page(model: Model, words: Words, fill: Regions) -> Markup:
    home = link(words("home"), "#/", "quiet")
    numbers = link(words("statistics"), "#/statistics", "quiet", id="open-statistics")
    return screen(
        style_of(model),
        "library-screen",
        fill,
        top(words, el("span", words("games.all"), class_="here"), [numbers, home]),
        el(
            "main",
            el("h1", words("games.all")),
            region("div", "games-shown", fill),
            region("div", LIST, fill),
            region("div", TOOLS, fill),
            class_="library",
        ),
    )


def _tools(words: Words) -> Markup:
    return el(
        "section",
        el("h2", words("backup.title"), id="backup-title"),
        el("p", words("backup.why")),
        el(
            "div",
            button(words("backup.save"), actions.BACK_UP, id="backup"),
            file_button(words("backup.restore"), BACKUPS, id="restore-file"),
            class_="acts",
        ),
        region("div", "restore", {}, role="status"),
        region("div", "aside", {}),
        class_="tools",
        aria_labelledby="backup-title",
    )


def _regions(model: Model, words: Words) -> Drawings:
    return {
        "games-shown": _filter(model, words),
        LIST: _list(model, words),
        TOOLS: _tools(words),
        "restore": _progress(model, words),
        "aside": _aside(model, words),
    }


def _filter(model: Model, words: Words) -> Markup:
    names = {"": words("games.every")}
    names |= {game.slug: words(f"{game.slug}.title") for game in catalog.GAMES}
    names[STUDIES] = words("games.studies")
    choices = [Choice(actions.GAMES_SHOWN(slug), name) for slug, name in names.items()]
    shown = model.saved_games.listed_slug
    games = segments(words("games.filter"), actions.GAMES_SHOWN(shown), choices)
    search = el(
        "input",
        type="search",
        id="games-search",
        maxlength=LONGEST_TITLE,
        value=model.saved_games.listed_search,
        placeholder=words("games.search"),
        aria_label=words("games.search"),
        autocomplete="off",
        data_act=actions.GAMES_SEARCH.name,
    )
    if shown == STUDIES:
        return join([games, el("div", search, class_="filters")])
    seats = [Option(str(ANY_SEAT), words("games.any_seat")), Option("0", words("seat.person"))]
    seats += [Option(str(it.number), words(seat_name(it.number))) for it in LEVELS]
    ends = [Option(how, words(f"games.ended.{how or 'any'}")) for how in get_args(Listed)]
    saved = model.saved_games
    return join(
        [
            games,
            el(
                "div",
                search,
                select(
                    words("games.seat"),
                    actions.GAMES_SEAT,
                    saved.listed_seat,
                    seats,
                    id="games-seat",
                ),
                select(
                    words("games.ended"),
                    actions.GAMES_RESULT,
                    saved.listed_result,
                    ends,
                    id="games-result",
                ),
                class_="filters",
            ),
        ]
    )


def _is_named(summary: Summary, letters: str, words: Words) -> bool:
    """Whether the row of a game contains these letters, in any case."""
    shown = " ".join([words(title(summary)), *summary.players])
    return letters.lower() in shown.lower()


def _fits(summary: Summary, seat: int, how: str) -> bool:
    """Whether a game was against this opponent, with this result for the person."""
    if seat != ANY_SEAT and tuple(sorted(summary.seats)) != (PERSON, seat):
        return False
    if how in ("", "draw", "open"):
        return not how or summary.result == ("draw" if how == "draw" else "")
    if summary.result not in ("first", "second"):
        return False
    winner = summary.seats[summary.result == "second"]
    loser = summary.seats[summary.result == "first"]
    return winner == PERSON if how == "won" else loser == PERSON and winner > PERSON


def _list(model: Model, words: Words) -> Markup:
    """One page of the games, under headings for their days and months."""
    shown = model.saved_games.listed_slug
    studies = shown == STUDIES
    seat, how = model.saved_games.listed_seat, model.saved_games.listed_result
    every = not shown and (seat, how) == (ANY_SEAT, "")
    known = summaries_by_use(model, studies=studies)
    known += summaries_by_use(model, studies=True) if every else []
    chosen = [
        summary
        for summary in known
        if studies or every or (shown in ("", summary.slug) and _fits(summary, seat, how))
    ]
    letters = " ".join(model.saved_games.listed_search.split())
    if letters:
        chosen = [summary for summary in chosen if _is_named(summary, letters, words)]
    games = sorted(chosen, key=lambda it: -it.updated if it.updated else float("-inf"))
    if not games:
        empty = "games.no_studies" if studies else "games.none"
        none = "games.none_such" if known else empty
        return el("p", words(none), class_="none")
    pages = -(-len(games) // ON_A_PAGE)
    page = min(model.saved_games.page, pages - 1)
    on_page = games[page * ON_A_PAGE : (page + 1) * ON_A_PAGE]

    def heading(summary: Summary) -> Text:
        """The heading of a game. A game without a time is being saved now."""
        today, time = model.device.today, summary.updated
        return dates.heading(dates.date_at(time, model.device.zone) if time else today, today)

    parts = [
        join(
            [el("h2", words(day)), el("ul", [_row(model, summary, words) for summary in summaries])]
        )
        for day, summaries in groupby(on_page, heading)
    ]
    count = el("p", words(_count_text(games)), class_="count")
    return join([count, *parts, _pager(page, pages, words)])


def _count_text(games: list[Summary]) -> Text:
    """The numbers of games and of studies."""
    studies = sum(it.study for it in games)
    of_studies = text("games.count_studies", n=studies)
    of_games = text("games.count", n=len(games) - studies)
    if not studies:
        return of_games
    if studies == len(games):
        return of_studies
    return text("games.count.both", games=of_games, studies=of_studies)


def _row(model: Model, summary: Summary, words: Words) -> Markup:
    time = summary.updated
    when = dates.day_text(dates.date_at(time, model.device.zone)) if time else None
    return row(summary, words, when, studied=True)


def _pager(page: int, pages: int, words: Words) -> Markup:
    """The buttons for other pages. They stay in place, so that you can click one repeatedly."""
    if pages < 2:
        return NOTHING
    back = button(
        words("games.newer"), actions.GAMES_PAGE(page - 1), id="games-newer", disabled=page == 0
    )
    on = button(
        words("games.older"),
        actions.GAMES_PAGE(page + 1),
        id="games-older",
        disabled=page == pages - 1,
    )
    here = el("span", words("games.page", page=page + 1, pages=pages))
    return el("nav", back, here, on, class_="pager", aria_label=words("games.pages"))


def _progress(model: Model, words: Words) -> Markup:
    """The progress of reading a backup."""
    restore = model.saved_games.restore
    if restore is None:
        return NOTHING
    done = restore.handled_count
    progress = words("restore.going", done=done, total=restore.total)
    bar = el("progress", max=max(restore.total, 1), value=done, aria_label=words("restore.name"))
    return join([bar, el("span", progress)])


def _aside(model: Model, words: Words) -> Markup:
    if not model.saved_games.set_aside:
        return NOTHING
    sentence = el("p", words("aside.there", n=model.saved_games.set_aside))
    return join([sentence, button(words("aside.save"), actions.SAVE_ASIDE, id="save-aside")])


GAMES: Final = View(_page, _regions)
