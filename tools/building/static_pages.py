"""Pages without scripts: one for each game, and one for its rules, in every language.

Chats show them as previews of links, search engines find them, and you can print them. Their
content is the app's, from the same guide, scenes and catalogs. A link to a position also goes by
the page of its game, as no server sees its fragment: the page leads on to the app.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterator, Sequence
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from tesserae.app.model.settings import LANGUAGES, Language
from tesserae.app.practice.lessons.sections import links_to_steps
from tesserae.app.sharing.embed_code import HEIGHT, WIDTH, frame
from tesserae.app.texts.study_links import position_study
from tesserae.app.texts.wording import guide_words, words_in
from tesserae.core.exact import Solvable
from tesserae.core.game import Game, Position
from tesserae.core.scene import Marks
from tesserae.core.teaching.guide import Paragraph, Section
from tesserae.games import catalog
from tesserae.view import svg
from tesserae.view.guide import article
from tesserae.view.html import Markup, el
from tesserae.view.icons import logo
from tesserae.view.parts import link
from tesserae.view.standalone import TOKENS
from tesserae.view.words import Words
from tools.building import offline, previews, styles

WEB: Final = Path(__file__).resolve().parents[2] / "web"
STATIC: Final = WEB / "static"

SHEETS: Final = ("base.css", "page.css", "pages/rules.css", "print.css")
"""The sheets of the app that these pages use, too."""

_FACTS: Final = re.compile(r"(\d+) players · (\d+) min")
_AUTHOR: Final = "by "


class StaticPage(NamedTuple):
    """A page: of a game, or of its rules."""

    game: Game[Position]
    language: Language
    is_rules: bool = False

    @property
    def folder(self) -> str:
        """The page's folder: "pyrga/", "fr/pyrga/rules/"."""
        parts = [] if self.language == LANGUAGES[0] else [self.language]
        return "".join(f"{part}/" for part in [*parts, self.game.slug, *["rules"] * self.is_rules])

    @property
    def root(self) -> str:
        """The relative path from it to the app."""
        return "../" * self.folder.count("/")

    @property
    def oembed(self) -> str:
        """The address where sites that embed the page find the board."""
        suffix = "" if self.language == LANGUAGES[0] else f".{self.language}"
        return f"oembed/{self.game.slug}{suffix}.json"

    @property
    def words(self) -> Words:
        """Its sentences."""
        slug = self.game.slug
        return guide_words(self.language, slug) if self.is_rules else words_in(self.language)


def site() -> str:
    """The app's address, from SITE in the environment; "" if unknown."""
    given = os.environ.get("SITE", "")
    if not given:
        return ""
    parts = urlsplit(given)
    plain = re.fullmatch(r"[\w.:/~%-]+", given, re.ASCII)
    if parts.scheme not in ("http", "https") or not parts.hostname or not plain:
        sys.exit("SITE must be the address of the app, such as https://example.org/tesserae/")
    return given.rstrip("/") + "/"


def files(site: str = "") -> dict[str, str]:
    """Path in the site -> content; those for machines only if the app's address is known."""
    written = {f"{page.folder}index.html": _write(page, site) for page in pages()}
    return {**written, **_for_machines(site)} if site else written


def pages() -> list[StaticPage]:
    """All pages."""
    return [
        StaticPage(game, language, is_rules)
        for game in catalog.GAMES
        for is_rules in (False, True)
        for language in LANGUAGES
    ]


def _write(page: StaticPage, site: str) -> str:
    style = _style(page.game)
    script = (STATIC / "lead_on.js").read_text("utf-8").replace("{{root}}", page.root)
    values = {
        "script": script,
        "style": style,
        "script_hash": offline.integrity(script.encode()),
        "style_hash": offline.integrity(style.encode()),
        "lang": page.language,
        "title": escape(_title(page)),
        "head": "\n".join(_head(page, site)),
        "root": page.root,
        "data": _data(page, site),
        "body": _rules(page) if page.is_rules else _game(page),
    }
    template = (STATIC / "page.html").read_text("utf-8")
    return re.sub(r"\{\{(\w+)\}\}", lambda found: values[found[1]], template)


@lru_cache
def _style(game: Game[Position]) -> str:
    css = WEB / "css"
    sheets = [*(css / name for name in SHEETS), STATIC / "page.css"]
    own = styles.scale("\n".join(sheet.read_text("utf-8") for sheet in sheets))
    return styles.with_system_theme(TOKENS + own + catalog.listing_of(game.slug).board_css)


# The head


def _title(page: StaticPage) -> str:
    title = page.words(f"{page.game.slug}.title")
    return f"{title} · {page.words('rules')}" if page.is_rules else title


def _description(page: StaticPage) -> str:
    """The first paragraph of the rules, or the home page's text about the game."""
    slug, words = page.game.slug, page.words
    if not page.is_rules:
        return f"{words(f'{slug}.blurb')} {words(f'{slug}.facts')}"
    blocks = (block for section in page.game.guide().sections for block in section.blocks)
    return next(words(block.text) for block in blocks if isinstance(block, Paragraph))


def preview(site: str) -> str:
    """The preview of the app's own page for chats."""
    words = words_in(LANGUAGES[0])
    return "".join(_open_graph(words("app"), words("about"), f"{site}{previews.NAME}"))


def _head(page: StaticPage, site: str) -> Iterator[str]:
    title, about = escape(_title(page)), _description(page)
    yield f'<meta name="description" content="{escape(about)}">'
    yield from _open_graph(_title(page), about, _picture(page, site))
    yield f'<meta property="og:locale" content="{page.language}">'
    yield '<meta name="twitter:card" content="summary_large_image">'
    if site:
        yield f'<meta property="og:url" content="{site}{page.folder}">'
        yield f'<link rel="canonical" href="{site}{page.folder}">'
        oembed = f'type="application/json+oembed" href="{site}{page.oembed}"'
        yield f'<link rel="alternate" {oembed} title="{title}">'
    for language in LANGUAGES if site else ():  # search engines need absolute addresses
        address = site + page._replace(language=language).folder
        yield f'<link rel="alternate" hreflang="{language}" href="{address}">'


def _open_graph(title: str, description: str, picture: str) -> Iterator[str]:
    properties = {
        "type": "website",
        "site_name": "Tesserae",
        "title": title,
        "description": description,
        "image": picture,
    }
    for name, content in properties.items():
        yield f'<meta property="og:{name}" content="{escape(content)}">'


def _picture(page: StaticPage, site: str) -> str:
    return f"{site or page.root}{page.game.slug}/{previews.NAME}"


def _author(game: Game[Position]) -> str:
    """The author of a game; "" if unknown."""
    by = words_in(LANGUAGES[0])(f"{game.slug}.by")
    return by.removeprefix(_AUTHOR) if by.startswith(_AUTHOR) else ""


def _data(page: StaticPage, site: str) -> str:
    """The page as a Game of schema.org."""
    slug, english = page.game.slug, words_in(LANGUAGES[0])
    data: dict[str, object] = {
        "@context": "https://schema.org",
        "@type": "Game",
        "name": page.words(f"{slug}.title"),
        "description": page.words(f"{slug}.blurb"),
        "inLanguage": page.language,
        "image": _picture(page, site),
    }
    if site:
        data["url"] = site + page.folder
    facts = _FACTS.fullmatch(english(f"{slug}.facts"))
    if facts:
        data["numberOfPlayers"] = {"@type": "QuantitativeValue", "value": int(facts[1])}
        data["timeRequired"] = f"PT{facts[2]}M"
    if author := _author(page.game):
        data["author"] = {"@type": "Person", "name": author}
    return json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")


# For machines


def _for_machines(site: str) -> dict[str, str]:
    """The boards as sites embed them (oEmbed), and all addresses for search engines."""
    boards = {page.oembed: _oembed(page, site) for page in pages() if not page.is_rules}
    robots = f"User-agent: *\nAllow: /\nSitemap: {site}sitemap.xml\n"
    return {**boards, "sitemap.xml": _sitemap(site), "robots.txt": robots}


def _oembed(page: StaticPage, site: str) -> str:
    title = page.words(f"{page.game.slug}.title")
    fragment = f"#/{page.game.slug}?lang={page.language}"
    answer: dict[str, object] = {
        "version": "1.0",
        "type": "rich",
        "title": title,
        "provider_name": "Tesserae",
        "provider_url": site,
        "html": frame(site, fragment, title),
        "width": WIDTH,
        "height": HEIGHT,
        "thumbnail_url": _picture(page, site),
        "thumbnail_width": previews.WIDTH,
        "thumbnail_height": previews.HEIGHT,
    }
    if author := _author(page.game):
        answer["author_name"] = author
    return json.dumps(answer, ensure_ascii=False, indent=1) + "\n"


def _sitemap(site: str) -> str:
    addresses = [site, *(site + page.folder for page in pages())]
    entries = "".join(f"<url><loc>{escape(address)}</loc></url>\n" for address in addresses)
    opening = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">'
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{opening}\n{entries}</urlset>\n'


# The body


def _bar(page: StaticPage, other: Markup | None = None) -> Markup:
    words = page.words
    home = el("a", logo(), el("span", words("app")), class_="wordmark", href=page.root)
    languages = [
        el(
            "a",
            words(f"language.{language}"),
            href=page.root + page._replace(language=language).folder,
            lang=language,
            hreflang=language,
        )
        for language in LANGUAGES
        if language != page.language
    ]
    nav = el("nav", other, languages, aria_label=words("top.nav"))
    here = el("span", words("rules"), class_="here") if page.is_rules else None
    return el("header", home, here, nav, class_="top")


def _screen(page: StaticPage, bar: Markup, main: Markup) -> Markup:
    colourway = next(iter(page.game.colourways), None)
    return el("div", bar, main, class_="screen", data_way=colourway)


def _game(page: StaticPage) -> Markup:
    game, words = page.game, page.words
    slug = game.slug
    rules = page._replace(is_rules=True)
    acts = [link(words("guide.play", game=words(f"{slug}.title")), _app(page), "primary")]
    if game.lesson is not None:
        acts.append(link(words("learn"), _app(page, "/learn")))
    if game.puzzles is not None:
        acts.append(link(words("puzzles"), _app(page, "/puzzle")))
    acts.append(link(words("rules"), page.root + rules.folder))
    told = el(
        "div",
        el("h1", words(f"{slug}.title")),
        el("p", words(f"{slug}.by"), class_="by"),
        el("p", words(f"{slug}.blurb"), class_="blurb"),
        el("p", words(f"{slug}.facts"), _who_wins(page), class_="facts"),
        el("div", acts, class_="acts"),
        el("p", words("home.more")),
    )
    scene = game.scene(game.showcase(), Marks(coordinates=False))
    plate = el("div", Markup(svg.whole(scene, words)), class_="plate")
    return _screen(page, _bar(page), el("main", told, plate, class_="game-page"))


def _who_wins(page: StaticPage) -> Markup | None:
    """A link to the proven value of a game."""
    if not isinstance(page.game, Solvable):
        return None
    there = f"{page.root}{page._replace(is_rules=True).folder}#section-first"
    return el("span", " · ", el("a", page.words("home.who_wins"), href=there))


def _rules(page: StaticPage) -> Markup:
    slug, words = page.game.slug, page.words
    sections = page.game.guide().sections
    contents = _contents(sections, words)
    steps = {name: page.root + there for name, there in links_to_steps(slug).items()}
    guide = article(sections, words, steps, lambda it: page.root + position_study(slug, it))
    play = link(words("guide.play", game=words(f"{slug}.title")), _app(page), "primary")
    whole = el(
        "article",
        el("h1", words(f"{slug}.title")),
        el("p", words(f"{slug}.by"), class_="by"),
        el("details", el("summary", words("guide.contents")), contents, class_="folded"),
        el("div", guide, id="guide"),
        el("p", play, class_="acts"),
    )
    aside = el("nav", contents, class_="aside", aria_label=words("guide.contents"))
    there = page.root + page._replace(is_rules=False).folder
    bar = _bar(page, el("a", words(f"{slug}.title"), href=there))
    return _screen(page, bar, el("main", aside, whole, class_="rules"))


def _contents(sections: Sequence[Section], words: Words) -> Markup:
    entries = (
        el("li", el("a", words(section.title), href=f"#section-{section.name}"))
        for section in sections
    )
    return el("ol", list(entries), class_="contents")


def _app(page: StaticPage, more: str = "") -> str:
    return f"{page.root}#/{page.game.slug}{more}"
