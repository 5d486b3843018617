"""The home page: what to do next, the games, and the saved ones."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tesserae.app.messages import actions
from tesserae.app.model import Model
from tesserae.app.model.practice import Progress
from tesserae.app.model.saved_games import Summary
from tesserae.app.model.screen import TODAY
from tesserae.app.model.settings import LANGUAGES
from tesserae.app.model.table import Table
from tesserae.app.pages.components.first_game import play_link
from tesserae.app.pages.components.mistakes_due import invitation, way
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
from tesserae.app.play.board_scene import displayed_colourway
from tesserae.app.practice.puzzles.choosing import streak, today_of
from tesserae.app.storage.summaries import summaries_by_use
from tesserae.core.exact import Solvable
from tesserae.core.game import Game, Position
from tesserae.core.scene import Marks
from tesserae.games import catalog
from tesserae.view import svg
from tesserae.view.html import NOTHING, Child, Markup, el, join
from tesserae.view.parts import button, link
from tesserae.view.words import Words

MOST_EARLIER_GAMES: Final = 8
"""Maximum number of earlier games in the list; all are on a page of their own."""

BARE: Final = Marks(coordinates=False)


def _page(model: Model, words: Words, fill: Regions) -> Markup:
    games = catalog.GAMES
    lead = el(
        "div",
        el("h1", words("home.lead", n=len(games))),
        el("p", words("home.more")),
        class_="lead",
    )
    kept = region("div", "kept", fill)
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
        el("main", lead, kept, cards, class_="home"),
        _footer(model, words, fill),
    )


def _footer(model: Model, words: Words, fill: Regions) -> Markup:
    others = [
        language_button(words, language, "text", f"footer-{language}")
        for language in LANGUAGES
        if language != model.language
    ]
    all_games = el("a", words("games.all"), class_="text", id="footer-games", href="#/games")
    numbers = el(
        "a", words("statistics"), class_="text", id="footer-statistics", href="#/statistics"
    )
    # The one-file app has no lab.
    online = bool(model.installation.one_file_size)
    lab = el("a", words("home.lab"), class_="text", id="footer-lab", href="#/lab")
    others = [all_games, numbers, open_record(words, "footer-open", "text"), *others]
    others += [lab] if online else []
    promise = el("span", words("home.promise"))
    links = [*others, one_file(model, words), licences(model, words)]
    return el("footer", links, promise, offline_status(fill), class_="foot")


def _card(model: Model, game: Game[Position], words: Words, fill: Regions) -> Markup:
    slug = game.slug
    title = f"title-{slug}"
    way = displayed_colourway(model, slug)
    # Before anything else: a bundle without this game reports here that it cannot draw it.
    plate = el("div", _showcase(game, words), class_="plate", data_way=way)
    acts = region("div", f"acts-{slug}", fill, class_="acts")
    content = el(
        "div",
        el("h2", words(f"{slug}.title"), id=title),
        el("p", words(f"{slug}.by"), class_="by"),
        el("p", words(f"{slug}.blurb")),
        el("p", words(f"{slug}.facts"), _who_wins(game, words), class_="facts"),
        acts,
        class_="told",
    )
    return el("article", plate, content, class_="card", aria_labelledby=title)


def _who_wins(game: Game[Position], words: Words) -> list[Child]:
    """A link to the proven value of a game, on its rules page."""
    if not isinstance(game, Solvable):
        return []
    return [" · ", el("a", words("home.who_wins"), href=f"#/{game.slug}/rules/first")]


@lru_cache(maxsize=8)
def _showcase(game: Game[Position], words: Words) -> Markup:
    """A picture of the game in its middle."""
    return Markup(svg.whole(game.scene(game.showcase(), BARE)._replace(label=None), words))


def _acts(model: Model, game: Game[Position], words: Words) -> Markup:
    """Play, learn, puzzles and rules; learning comes first until you have finished a game."""
    slug, title = game.slug, f"title-{game.slug}"
    played = any(summary.slug == slug and summary.result for summary in summaries_by_use(model))
    first = ["play"]
    if game.lesson is not None:
        first = ["play", "learn"] if played else ["learn", "play"]
    links = {
        "play": play_link(model, slug),
        "learn": f"#/{slug}/learn",
        "puzzles": f"#/{slug}/puzzle",
        "rules": f"#/{slug}/rules",
    }
    others = ["rules"] if game.puzzles is None else ["puzzles", "rules"]
    return join(
        [
            link(
                words(name),
                links[name],
                "quiet" if n else "",
                id=f"{name}-{slug}",
                aria_labelledby=f"{name}-{slug} {title}",
            )
            for n, name in enumerate([*first, *others])
        ]
    )


def _ways_in(model: Model, words: Words) -> Markup:
    """For a newcomer, the one first step; else what to continue, and the saved games.

    You can continue the latest unfinished game, a lesson, today's puzzle, lines to train and your
    mistakes; below are the latest of the other games.
    """
    games = summaries_by_use(model)
    practice, lines = model.practice, _lines_to_train(model)
    if not (games or practice.finished or practice.progress or practice.mistakes or lines):
        return _start_here(words)
    loaded = {table.id: table for table in model.tables}
    current = next((game for game in games if not game.result), None)
    table = loaded.get(current.id) if current else None
    others = [game for game in games if table is None or game is not current]
    running = _continue(current, table, words) if current and table else NOTHING
    ways = [
        running,
        _lesson_to_finish(model, words, "" if running else "primary"),
        _puzzle_of_today(model, words),
        lines,
        invitation(model, words),
    ]
    return join([el("div", ways, class_="ways"), _games(others, words) if others else NOTHING])


def _lines_to_train(model: Model) -> Markup:
    """The lines of studies that are due; none before Pyodide is ready."""
    if not model.practice.training or model.engine.partial:
        return NOTHING
    from tesserae.app.pages.components import training_due

    return training_due.invitation(model)


def _start_here(words: Words) -> Markup:
    """The lesson of the first game that has one."""
    game = next((game for game in catalog.GAMES if game.lesson is not None), None)
    if game is None:
        return NOTHING
    name = words("home.start.title", game=words(f"{game.slug}.title"))
    return _row("start", name, words("home.start.why"), words("home.start"), f"#/{game.slug}/learn")


def _lesson_to_finish(model: Model, words: Words, variant: str) -> Markup:
    """The progress of the first lesson that you have begun but not finished."""
    begun = {name.partition(".")[0] for name in model.practice.finished}
    for game in catalog.GAMES:
        if game.slug not in begun or game.lesson is None:
            continue
        names = [f"{game.slug}.{step.name}" for step in game.lesson().steps]
        done = sum(name in model.practice.finished for name in names)
        if done < len(names):
            name = words("learn.title", game=words(f"{game.slug}.title"))
            how_far = words("home.lesson", n=done, all=len(names))
            link_there = f"#/{game.slug}/learn"
            return _row("lesson", name, how_far, words("home.go_on"), link_there, variant)
    return NOTHING


def _puzzle_of_today(model: Model, words: Words) -> Markup:
    """Today's puzzle, of the game that you last played or solved, and the days in a row."""
    with_puzzles = [game.slug for game in catalog.GAMES if game.puzzles is not None]
    known = [summary.slug for summary in summaries_by_use(model)]
    known += [*model.practice.progress, *(it.partition(".")[0] for it in model.practice.finished)]
    slug = next((slug for slug in known if slug in with_puzzles), None)
    if slug is None:
        return NOTHING
    progress = model.practice.progress.get(slug, Progress())
    today, game = today_of(model), words(f"{slug}.title")
    days, row = dict(progress.days), streak(progress, today)
    in_a_row = words("puzzle.streak", n=row) if row else ""
    done = words("home.solved" if days[today] else "home.tried") if today in days else ""
    about = " · ".join(filter(None, (game, done, in_a_row)))
    name = words("home.solve") if today not in days else words("puzzle.another")
    there = f"#/{slug}/puzzle" if today in days else f"#/{slug}/puzzle/{TODAY}"
    return _row("today", words("puzzle.today"), about, name, there, "")


def _row(
    name: str, title: str, about: str, label: str, href: str, variant: str = "primary"
) -> Markup:
    """A row with a link."""
    id = f"{name}-title"
    there = link(label, href, variant, id=f"way-{name}", aria_labelledby=f"way-{name} {id}")
    return way(id, title, about, there)


def _continue(summary: Summary, table: Table, words: Words) -> Markup:
    picture = table.game.scene(table.record.positions[-1], BARE)._replace(label=None)
    go_on = button(
        words("home.continue"),
        actions.RESUME(summary.id),
        variant="primary",
        id=f"resume-{summary.id}",
        aria_labelledby=f"resume-{summary.id} continue-title",
    )
    drawn, told = Markup(svg.whole(picture, words)), words(state(summary))
    return way("continue-title", words(title(summary)), told, go_on, drawn)


def _games(games: list[Summary], words: Words) -> Markup:
    rows = [row(summary, words) for summary in games[:MOST_EARLIER_GAMES]]
    if len(games) > MOST_EARLIER_GAMES:
        rows.append(el("li", link(words("games.all"), "#/games", "quiet", id="shelf-all")))
    summary = el("summary", words("home.earlier", n=len(games)))
    return el("details", summary, el("ul", rows), class_="shelf", id="shelf")


def _regions(model: Model, words: Words) -> Drawings:
    return {
        "kept": _ways_in(model, words),
        **{f"acts-{game.slug}": _acts(model, game, words) for game in catalog.GAMES},
        **offline(model, words),
    }


HOME: Final = View(_page, _regions)
