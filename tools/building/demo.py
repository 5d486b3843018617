"""The page for owners of sites to copy from: a board to compose, and examples, with their code."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Final
from urllib.parse import quote

from tesserae.app.model.settings import LANGUAGES, Language
from tesserae.app.sharing.embed_code import demo_page
from tesserae.app.texts.wording import words_with
from tesserae.core.game import Game, Position
from tesserae.core.scene import Marks
from tesserae.games import catalog
from tesserae.search.levels import LEVELS
from tesserae.view.html import Markup, Value, el, join
from tesserae.view.strings.demo import STRINGS
from tesserae.view.words import Words

STUDIED: Final = "pyrga"
"""The game of the displayed study."""

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
"""The moves of that study, and the drawings; the fourth replaces the third."""

SITE: Final = "https://example.org/tesserae/"
"""The app's address in the displayed code, which the page replaces by its own."""


COLOURS: Final[Mapping[str, tuple[str, tuple[str, ...]]]] = {
    "moss": ("light", ("#eef4ea", "#1c2a16", "#1f5c2e", "#dfe9d6")),
    "night": ("dark", ("#101820", "#e8f0ff", "#8ecbff", "#263441")),
}
"""Sets of colours to choose from, each with its theme: paper, ink, accent, board."""

LOOK: Final = ("paper", "ink", "accent", "board")

_words_in: Final = words_with(STRINGS)


def files(web: Path) -> dict[str, str]:
    """Path in the site -> content."""
    own = {f"embed/{name}": (web / "demo" / name).read_text() for name in ("demo.css", "demo.js")}
    return {**own, **{demo_page(language): _page(web, language) for language in LANGUAGES}}


def _page(web: Path, language: Language) -> str:
    words = _words_in(language)
    other = next(tag for tag in LANGUAGES if tag != language)
    nav = el(
        "nav",
        el("a", words("demo.home"), href="./"),
        el("a", words("demo.other_language"), href=demo_page(other), lang=other, hreflang=other),
    )
    heading = el("h1", words("demo.heading"))
    article = el("article", heading, el("p", words("demo.lead"), class_="lead"), _parts_of(words))
    values = {
        "lang": language,
        "title": words("demo.title"),
        "body": join([el("header", nav), el("main", article)]),
    }
    page = (web / "demo" / "demo.html").read_text()
    for name, value in values.items():
        page = page.replace("{{" + name + "}}", value)
    return page


def _parts_of(words: Words) -> Markup:
    """The board to compose, the examples, and what works without scripts."""
    puzzles = [game for game in catalog.GAMES if game.puzzles is not None]
    return join(
        [
            _playground(words),
            *([_board_part(words, "puzzle", puzzles[-1], puzzle="today")] if puzzles else []),
            *_study_parts(words),
            _board_part(
                words, "events", catalog.GAMES[0], _talk(words, catalog.GAMES[0]), id="talking"
            ),
            _sites(words),
        ]
    )


def _playground(words: Words) -> Markup:
    """The options, the board, and its code."""
    first = catalog.GAMES[0]
    levels = {str(it.number): words("demo.who.level", level=it.number) for it in LEVELS}
    who = {
        "": words("demo.who.two"),
        **levels,
        "adaptive": words("demo.who.adaptive"),
        "look": words("demo.who.look"),
    }
    shows = ["game", "position", "lesson", "puzzle", *(["study"] if _study(words) else [])]
    form = el(
        "form",
        _field(words("demo.show"), _select("show", _options(words, "show", shows))),
        _field(words("demo.game"), _games(words)),
        _field(words("demo.moves"), el("input", name="moves", maxlength=2000, autocomplete="off")),
        _field(words("demo.position"), el("input", name="position", maxlength=2000)),
        _field(words("demo.who"), _select("who", who)),
        _field(
            words("demo.controls"),
            _select("controls", _options(words, "controls", ["all", "status", "none"])),
        ),
        _field(
            words("demo.theme"),
            _select("theme", _options(words, "theme", ["system", "light", "dark"])),
        ),
        _field(words("demo.colours"), _colours(words)),
        el(
            "div",
            [_field(words(f"demo.{it}"), _colour(n, it)) for n, it in enumerate(LOOK)],
            class_="colours",
        ),
        _field(
            words("demo.size"),
            el("input", type="range", name="size", min=280, max=640, step=20, value=560),
            el("output", "560", name="width"),
        ),
        id="choices",
        data_site=SITE,
        data_study=_study(words),
        data_studied=STUDIED,
    )
    tag = el("tesserae-game", _link(words, first), id="made", game=first.slug)
    board = Markup(tag.replace(SITE, "./"))
    refused = el("p", id="refused", role="status")
    return _part(
        words,
        "make",
        el("div", form, el("div", board, class_="made"), class_="playground"),
        refused,
        el("h3", words("demo.code")),
        _copyable(words, "code", _code(_script() + _element(words, first))),
        el("h3", words("demo.line")),
        _copyable(words, "line", _code(_frame(words, first))),
    )


def _field(label: str, *controls: Markup) -> Markup:
    return el("label", el("span", label), *controls)


def _select(name: str, options: Mapping[str, str]) -> Markup:
    return el("select", [el("option", it, value=value) for value, it in options.items()], name=name)


def _options(words: Words, field: str, values: list[str]) -> dict[str, str]:
    return {value: words(f"demo.{field}.{value}") for value in values}


def _games(words: Words) -> Markup:
    """The games, each with a position to show."""
    options = [
        el(
            "option",
            words(f"{game.slug}.title"),
            value=game.slug,
            data_position=game.encode(game.showcase()),
        )
        for game in catalog.GAMES
    ]
    return el("select", options, name="game")


def _colours(words: Words) -> Markup:
    options = [el("option", words("demo.colours.plain"), value="")]
    for name, (theme, colours) in COLOURS.items():
        label = words(f"demo.colours.{name}")
        values = " ".join(colours)
        options.append(el("option", label, value=name, data_theme=theme, data_colours=values))
    options.append(el("option", words("demo.colours.yours"), value="yours"))
    return el("select", options, name="colours")


def _colour(number: int, name: str) -> Markup:
    value = COLOURS["moss"][1][number]
    return el("input", type="color", name=name, value=value, disabled=True)


def _copyable(words: Words, name: str, code: Markup) -> Markup:
    """Code with a button that copies it."""
    button = el(
        "button",
        words("demo.copy"),
        type="button",
        data_copies=name,
        data_copied=words("demo.copied"),
    )
    return el("div", code, button, el("span", role="status"), id=name, class_="copied")


def _study(words: Words) -> str:
    """The study in the words of the language; "" if its game is missing."""
    if STUDIED not in [game.slug for game in catalog.GAMES]:
        return ""
    said = [f"{moves} {{{drawn} {words(f'demo.study.{n}')}}}" for n, (moves, drawn) in _PARTS]
    written = quote(" ".join(f"{said[0]} {said[1]} {said[2]} ({said[3]}) {said[4]}".split()))
    return f"v=1&m={written.replace('%20', '+')}&at=0"


def _study_parts(words: Words) -> list[Markup]:
    study = _study(words)
    return [_board_part(words, "study", catalog.by_slug(STUDIED), study=study)] if study else []


def _script() -> str:
    return f"{el('script', src=f'{SITE}embed.js', async_=True)}\n"


def _link(words: Words, game: Game[Position]) -> Markup:
    return el("a", words(f"{game.slug}.title"), href=f"{SITE}#/{game.slug}")


def _element(words: Words, game: Game[Position], **attributes: Value) -> Markup:
    return el("tesserae-game", _link(words, game), game=game.slug, **attributes)


def _frame(words: Words, game: Game[Position]) -> Markup:
    title = words(f"{game.slug}.title")
    return el("iframe", src=f"{SITE}embed.html#/{game.slug}", title=title, width=560, height=657)


def _board_part(
    words: Words, kind: str, game: Game[Position], more: Markup | None = None, **attributes: Value
) -> Markup:
    """A board between its heading and its code."""
    tag = _element(words, game, **attributes)
    return _part(words, kind, Markup(tag.replace(SITE, "./")), more, _code(_script() + tag))


def _talk(words: Words, game: Game[Position]) -> Markup:
    """Buttons that play and draw on the board above, and a log of the board's events."""
    start = game.initial()
    move = game.format_move(start, start.legal_moves()[0])
    cells = [spot.target.name for spot in game.scene(start, Marks()).spots if spot.row is not None]
    drawn = el(
        "button",
        words("demo.draw"),
        type="button",
        id="draw",
        data_cells=f"{cells[0]} {cells[-1]}",
        data_comment=words("demo.remark"),
    )
    play = el("button", words("demo.play", move=move), type="button", id="play", data_move=move)
    log = el("div", id="heard", role="log", tabindex=0, aria_label=words("demo.heard"))
    return join([el("p", play, " ", drawn), el("h3", words("demo.heard")), log])


def _sites(words: Words) -> Markup:
    names = ("wordpress", "notion", "moodle", "markdown")
    return _part(words, "sites", el("ul", [el("li", words(f"demo.sites.{it}")) for it in names]))


def _part(words: Words, kind: str, *children: Markup | None) -> Markup:
    heading = el("h2", words(f"demo.{kind}"))
    return el("section", heading, el("p", words(f"demo.{kind}.why")), children)


def _code(code: str) -> Markup:
    return el("pre", el("code", str(code)), tabindex=0)
