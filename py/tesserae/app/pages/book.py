"""The opening book: the position, and every continuation as a small picture with its value."""

from __future__ import annotations

from typing import Final

from tesserae.app.model import Model, page_reader
from tesserae.app.model.screen import LINK_VERSION, BookPage
from tesserae.app.pages.components.page import (
    Drawings,
    Regions,
    View,
    region,
    screen,
    style_of,
    top,
)
from tesserae.app.study.values import score_text, worth
from tesserae.core import record as records
from tesserae.core.entry import targets_for
from tesserae.core.game import Game, Position
from tesserae.core.game.opening_book import OpeningBook, Way
from tesserae.core.record import Record
from tesserae.core.scene import Marks
from tesserae.core.text import text
from tesserae.games import catalog
from tesserae.search.report import WON
from tesserae.view import svg
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.lazy import lazy
from tesserae.view.parts import link, screen_reader_text
from tesserae.view.words import Words

LAST_MOVE_ID: Final = "book-here"
"""The id of the last move before the position."""


page_of: Final = page_reader(BookPage)


def _page(model: Model, words: Words, fill: Regions) -> Markup:
    slug = model.screen.slug
    heading = el("h1", words("book.title"), class_="here")
    play = link(words("play"), f"#/{slug}", "quiet")
    main = el(
        "main",
        region("nav", "book-path", fill, aria_label=words("book.path")),
        region("section", "book-position", fill, aria_label=words("book.position")),
        region("section", "book-ways", fill, aria_label=words("book.ways")),
        class_="book",
    )
    return screen(style_of(model), "book-screen", fill, top(words, heading, play), main)


def _regions(model: Model, words: Words) -> Drawings:
    page = page_of(model)
    return {
        "book-path": lazy(_path, page, words),
        "book-position": lazy(_position, page, words),
        "book-ways": lazy(_continuations, page, words),
    }


def _line(page: BookPage) -> Record:
    """The moves that lead to the position."""
    game = catalog.by_slug(page.slug)
    start, written = game.initial(), page.moves.split(".") if page.moves else []
    return records.play_all(records.begin(start), game.parse_moves(start, written))


def _book_of(game: Game[Position]) -> OpeningBook[Position]:
    if game.opening_book is None:
        raise ValueError(f"no opening book: {game.slug}")
    return game.opening_book()


def _path(page: BookPage, words: Words) -> Markup:
    """The moves so far, each a link back to its position."""
    moves = page.moves.split(".") if page.moves else []
    steps = []
    for number in range(len(moves) + 1):
        name = moves[number - 1] if number else words("book.start")
        fragment = BookPage(page.slug, ".".join(moves[:number])).link
        last = number == len(moves)
        step = el("b", name, id=LAST_MOVE_ID, tabindex=-1, aria_current="page")
        steps.append(el("li", step if last else el("a", name, href=fragment)))
    return el("ol", steps)


def _position(page: BookPage, words: Words) -> Markup:
    """The position after the moves, and links from it."""
    game, record = catalog.by_slug(page.slug), _line(page)
    value = None if record.position.outcome() else _book_of(game).value(record.position)
    begun = f"?v={LINK_VERSION}&g={page.moves}"
    study = link(words("book.study"), f"#/{page.slug}/study{begun}", id="book-study")
    play = link(words("book.play"), f"#/{page.slug}{begun}", id="book-play")
    load = game.openings_to_know
    there = f"#/{page.slug}/study/train?id=openings-{page.slug}"
    openings = link(words("book.openings"), there, id="book-openings") if load else None
    told = text("book.over")
    if value is not None:
        what = ("draw", "win", "loss")[value]
        told = text(f"{page.slug}.book.{what}.{record.position.to_move}")
    elif record.position.outcome() is None:
        told = text("book.beyond")
    about = el("div", el("p", words(told)), el("p", study, play, openings))
    return join([_picture(game, record, words), about])


def _continuations(page: BookPage, words: Words) -> Markup:
    """All continuations, best first."""
    game, record = catalog.by_slug(page.slug), _line(page)
    over = record.position.outcome() is not None
    ways = () if over else _book_of(game).ways(record.position)
    if not ways:
        return NOTHING if over else el("p", words("book.end"))
    measured = any(way.played for way in ways)
    about = el("p", words("book.about" if measured else "book.about.values"))
    return join([about, el("ol", [_row(game, page, record, it, words) for it in ways])])


def _row(game: Game[Position], page: BookPage, record: Record, way: Way, words: Words) -> Markup:
    name = game.format_move(record.position, way.move)
    score = WON * way.value
    its = worth(game, record.position, score, proven=True)
    told = words(score_text(game, record.position, score, proven=True))
    fragment = BookPage(page.slug, f"{page.moves}.{name}".removeprefix(".")).link
    caption = el(
        "span",
        el("span", its.written, class_=f"worth {its.style}", aria_hidden="true"),
        el("b", name),
        el("span", told),
        class_="caption",
    )
    after = records.play(record, way.move)
    alike = el("p", words("book.alike", n=way.moves)) if way.moves > 1 else None
    return el(
        "li",
        el("a", _picture(game, after, words), caption, href=fragment),
        _levels(way.played, words),
        alike,
    )


def _levels(played: tuple[int, ...], words: Words) -> Markup | None:
    """How often each level plays a move."""
    if not played:
        return None
    shares = [
        el(
            "li",
            screen_reader_text(words("book.share", n=number, share=share)),
            el("span", words("book.level", n=number), class_="level", aria_hidden="true"),
            el("span", str(share), aria_hidden="true"),
        )
        for number, share in enumerate(played, 1)
    ]
    return el("ol", shares, class_="shares")


def _picture(game: Game[Position], record: Record, words: Words) -> Markup:
    """A small board with the last move marked."""
    last = targets_for(game.entries(record.positions[-2]), record.moves[-1]) if record.moves else ()
    marks = Marks(last=last, coordinates=False)
    scene = game.scene(record.position, marks)._replace(label=None)
    return Markup(svg.whole(scene, words))


BOOK: Final = View(_page, _regions)
