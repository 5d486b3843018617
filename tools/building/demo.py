"""The page that a site's owner can copy from: boards in an article, each with its code."""

from __future__ import annotations

from pathlib import Path
from typing import Final
from urllib.parse import quote

from tesserae.app.model.settings import LANGUAGES, Language
from tesserae.app.sharing.embed_code import demo_page
from tesserae.app.texts.wording import study_words, words_in
from tesserae.core.game import Game, Position
from tesserae.core.scene import Marks
from tesserae.games import catalog
from tesserae.search.levels import LEVELS
from tesserae.view.html import Markup, Value, el, join
from tesserae.view.standalone import Appearance, board
from tesserae.view.words import Words

POSTER: Final = "embed/demo.svg"

STUDIED: Final = "pyrga"
"""The game of the study that is shown."""

_PARTS: Final = tuple(
    enumerate(
        [
            ("", ""),
            ("Ca1 Sa1", "[%csl Ga1]"),
            ("Ta2s?", "[%cal Ra2a1]"),
            ("Cb1!", "[%csl Gb1]"),
            ("Ta1e!", "[%csl Ra1]"),
        ],
        1,
    )
)
"""The moves of that study, and what is drawn; the fourth stand instead of the third."""

SITE: Final = "https://example.org/tesserae/"
"""The app's address in the displayed code, which the page replaces by its own."""


def files(web: Path) -> dict[str, str]:
    """Path in the site -> content."""
    own = {f"embed/{name}": (web / "demo" / name).read_text() for name in ("demo.css", "demo.js")}
    pages = {demo_page(language): _page(web, language) for language in LANGUAGES}
    return {POSTER: _poster(_games()[2]), **own, **pages}


def _games() -> list[Game[Position]]:
    """Three games; some more than once if there are fewer."""
    return [catalog.GAMES[n % len(catalog.GAMES)] for n in range(3)]


def _page(web: Path, language: Language) -> str:
    words = study_words(language)
    other = next(tag for tag in LANGUAGES if tag != language)
    nav = el(
        "nav",
        el("a", words("demo.home"), href="./"),
        el("a", words("demo.other_language"), href=demo_page(other), lang=other, hreflang=other),
    )
    heading = el("h1", words("demo.heading"))
    article = el("article", heading, el("p", words("demo.lead"), class_="lead"), _boards(words))
    values = {
        "lang": language,
        "title": words("demo.title"),
        "body": join([el("header", nav), el("main", article)]),
    }
    page = (web / "demo" / "demo.html").read_text()
    for name, value in values.items():
        page = page.replace("{{" + name + "}}", value)
    return page


def _boards(words: Words) -> Markup:
    """The boards to show, each of another game as far as there are games."""
    first, second, third = _games()
    many = next((game for game in catalog.GAMES if game.colourways), first)
    colourway = many.colourways[-1] if many.colourways else None
    other = next(language for language in LANGUAGES if language != words.language)
    options: dict[str, Value] = {"theme": "light", "controls": "status", "readonly": True}
    shown = third.encode(third.showcase())
    return join(
        [
            _shown(words, "game", first),
            _shown(words, "level", second, level="2", side="1"),
            _shown(words, "position", third, None, position=shown, poster=SITE + POSTER, **options),
            *_taught(words),
            *_studied(words),
            _shown(words, "looks", many, theme="dark", lang=other, colourway=colourway),
            _shown(words, "events", first, _talk(words, first), id="talking"),
            _framed(words, first),
        ]
    )


def _taught(words: Words) -> list[Markup]:
    """A lesson and today's puzzle, of the first games that have them."""
    lesson = next((game for game in catalog.GAMES if game.lesson is not None), None)
    puzzles = [game for game in catalog.GAMES if game.puzzles is not None]
    return [
        *([_shown(words, "lesson", lesson, lesson="")] if lesson else []),
        *([_shown(words, "puzzle", puzzles[-1], puzzle="today")] if puzzles else []),
    ]


def _studied(words: Words) -> list[Markup]:
    """A study in the words of the language, if there is the game that it is of."""
    game = next((game for game in catalog.GAMES if game.slug == STUDIED), None)
    if game is None:
        return []
    said = [f"{moves} {{{drawn} {words(f'demo.study.{n}')}}}" for n, (moves, drawn) in _PARTS]
    written = quote(" ".join(f"{said[0]} {said[1]} {said[2]} ({said[3]}) {said[4]}".split()))
    return [_shown(words, "study", game, study=f"v=1&m={written.replace('%20', '+')}&at=0")]


def _poster(game: Game[Position]) -> str:
    """A picture of the position to look at, as the share dialog gives it."""
    words = words_in(LANGUAGES[0])
    appearance = Appearance(
        catalog.listing_of(game.slug).board_css, "light", next(iter(game.colourways), "")
    )
    title = words(f"{game.slug}.title")
    return board(game.scene(game.showcase(), Marks()), appearance, title, words)


def _shown(
    words: Words, kind: str, game: Game[Position], more: Markup | None = None, **attributes: Value
) -> Markup:
    """A board between its heading and its code."""
    link = el("a", words(f"{game.slug}.title"), href=f"{SITE}#/{game.slug}")
    tag = el("tesserae-game", link, game=game.slug, **attributes)
    script = el("script", src=f"{SITE}embed.js", async_=True)
    code = f"{script}\n{tag}"
    return _part(words, kind, Markup(tag.replace(SITE, "./")), more, _code(code))


def _talk(words: Words, game: Game[Position]) -> Markup:
    """A button that plays on the board above, and a log of the board's events."""
    start = game.initial()
    move = game.format_move(start, start.legal_moves()[0])
    play = el("button", words("demo.play", move=move), type="button", id="play", data_move=move)
    log = el("div", id="heard", role="log", tabindex=0, aria_label=words("demo.heard"))
    return join([el("p", play), el("h3", words("demo.heard")), log])


def _framed(words: Words, game: Game[Position]) -> Markup:
    title = words(f"{game.slug}.title")
    address = f"{SITE}embed.html#/{game.slug}"
    tag = el("iframe", src=address, title=title, width=360, height=457)
    return _part(words, "frame", _code(tag))


def _part(words: Words, kind: str, *children: Markup | None) -> Markup:
    heading, explanation = words(f"demo.{kind}"), words(f"demo.{kind}.why", levels=len(LEVELS))
    return el("section", el("h2", heading), el("p", explanation), children)


def _code(code: str) -> Markup:
    return el("pre", el("code", str(code)), tabindex=0)
