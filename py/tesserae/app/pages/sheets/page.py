"""The pages of sheets to print: the choices, and below them a preview of the sheets."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final
from urllib.parse import quote

from tesserae.app.messages import actions
from tesserae.app.model import Model
from tesserae.app.model.analysis import Review
from tesserae.app.model.chapters import chapter_list, name_of_study
from tesserae.app.model.settings import Settings
from tesserae.app.model.sheets import (
    COUNTS,
    PAPERS,
    SHEET_POSITIONS,
    TIERS,
    PuzzleSheetPage,
    SheetPage,
    Shown,
)
from tesserae.app.model.table import PERSON, Table
from tesserae.app.pages.components.page import (
    Drawings,
    Regions,
    View,
    region,
    screen,
    style_of,
    top,
)
from tesserae.app.pages.sheets.moves import numbered_line, paragraphs
from tesserae.app.play.board_scene import displayed_colourway
from tesserae.app.practice.puzzles.script import puzzles_of
from tesserae.app.sharing import sheets
from tesserae.app.sharing.sheets import MOST_POSITIONS, Posed
from tesserae.app.study.chapters import name_of
from tesserae.app.texts import dates
from tesserae.app.texts.wording import ending_prompt, seat_name, side_name
from tesserae.core.entry import targets_for
from tesserae.core.game import FIRST, SECOND, Side
from tesserae.core.puzzle import Problem
from tesserae.core.record import START, go
from tesserae.core.record.comments import BREAK, words_of
from tesserae.core.record.headers import is_day
from tesserae.core.record.numbering import last_move, number_moves
from tesserae.core.scene import Marks
from tesserae.core.text import Text, text
from tesserae.games import catalog
from tesserae.view import qr, standalone
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.lazy import lazy
from tesserae.view.parts import Choice, Option, button, link, segments, select
from tesserae.view.qr import Code
from tesserae.view.standalone import Appearance
from tesserae.view.words import Words


def _page(model: Model, words: Words, fill: Regions) -> Markup:
    slug, page = model.screen.slug, model.screen
    title = words(f"{slug}.title")
    back = f"#/{slug}/puzzle" if isinstance(page, PuzzleSheetPage) else page.link[: -len("/print")]
    return screen(
        style_of(model),
        "sheets-screen",
        fill,
        top(
            words,
            el("h1", words("sheet.here", game=title), class_="here"),
            link(words("sheet.back"), back, "quiet", id="sheet-back"),
        ),
        el(
            "main",
            el(
                "section",
                region("div", "sheet-choices", fill),
                _fields(_title(page, words), words) if isinstance(page, SheetPage) else None,
                button(words("sheet.print"), actions.PRINT, variant="primary", id="print"),
                class_="choices",
                aria_label=words("sheet.choices"),
            ),
            el(
                "section",
                _game_sheet(fill) if isinstance(page, SheetPage) else region("div", "sheet", fill),
                id="preview",
                aria_label=words("sheet.preview"),
            ),
            class_="sheets",
        ),
    )


def _game_sheet(fill: Regions) -> Markup:
    """The sheet of a game. The head is a region of its own: typing must not redraw the diagrams."""
    head, figures = region("div", "sheet-head", fill), region("div", "sheet-figures", fill)
    return el("article", head, figures, class_="paper")


def _title(page: SheetPage, words: Words) -> str:
    """The default title: that of the chapter or the study, else the name of the game."""
    title = ""
    if page.table is not None:
        chapters = page.table.chapters
        title = name_of_study(chapters) if page.every else chapters.title
    return title or words(f"{page.slug}.title")


def _fields(title: str, words: Words) -> Markup:
    """The fields for title and notes. The app never overwrites what you type in them."""
    return join(
        [
            el("label", words("sheet.title"), for_="sheet-title"),
            el(
                "input",
                type="text",
                id="sheet-title",
                maxlength=120,
                placeholder=title,
                data_act=actions.SHEET_TITLE.name,
            ),
            el("label", words("sheet.notes"), for_="sheet-notes"),
            el(
                "textarea",
                id="sheet-notes",
                rows=3,
                maxlength=2_000,
                data_act=actions.SHEET_NOTES.name,
            ),
        ]
    )


def _papers(chosen: str, words: Words) -> Markup:
    choices = [Choice(actions.SHEET_PAPER(it), words(f"sheet.paper.{it}")) for it in PAPERS]
    return segments(words("sheet.paper"), actions.SHEET_PAPER(chosen), choices)  # type: ignore[arg-type]


def _code(code: Code | None, link: str | None, words: Words) -> Markup:
    """The QR code of a link, once it is ready."""
    if link is None:
        return NOTHING
    ready = code is not None and code.text == link
    return qr.draw_code(code, words("sheet.code")) if code and ready else qr.placeholder(link)


def _image(svg: str, name: str) -> Markup:
    return el("img", src=f"data:image/svg+xml,{quote(svg)}", alt=name)


# Of a game or a study


def _regions(model: Model, words: Words) -> Drawings:
    page = model.screen
    if not isinstance(page, SheetPage):
        raise ValueError("no sheet of a game")
    positions = [Option(it, words(f"sheet.shown.{it}")) for it in SHEET_POSITIONS]
    chosen = select(
        words("sheet.shown"), actions.SHEET_SHOWN, page.shown, positions, id="sheet-shown"
    )
    why = el("p", words("sheet.key.why"), class_="aside")
    papers = _papers(page.paper, words)
    return {
        "sheet-choices": join([papers, _chapters(page, words), chosen, why]),
        "sheet-head": _head(model, page, words),
        "sheet-figures": lazy(
            _content,
            page.table,
            page.every,
            page.shown,
            model.settings,
            model.analysis.review,
            words,
        ),
    }


def _chapters(page: SheetPage, words: Words) -> Markup:
    """The choice between the open chapter and all chapters."""
    if page.table is None or len(chapter_list(page.table).chapters) < 2:
        return NOTHING
    ways = [Option("", words("sheet.chapters.open")), Option("all", words("sheet.chapters.all"))]
    chosen = "all" if page.every else ""
    return select(words("chapters"), actions.SHEET_CHAPTERS, chosen, ways, id="sheet-chapters")


def _head(model: Model, page: SheetPage, words: Words) -> Markup:
    """Title, players and notes, and the QR code of the link."""
    table, printed = page.table, sheets.tables_on(page)
    if table is None or not printed:
        return el("p", words("sheet.none"), class_="none")
    all_ = sum(len(sheets.plies(page.shown, it, model.analysis.review)) for it in printed)
    many = words("sheet.many", n=MOST_POSITIONS, all=all_) if all_ > MOST_POSITIONS else None
    code = _code(page.code, sheets.address(model, table), words)
    told = el(
        "div",
        el("h2", page.title or _title(page, words)),
        el("p", _players_text(table, words)),
        [el("p", line) for line in page.notes.splitlines() if line.strip()],
        el("p", many) if many else None,
    )
    scan = el("figure", code, el("figcaption", words("sheet.scan")), class_="scan")
    return el("header", told, scan if code else None, data_paper=page.paper)


def _content(
    table: Table | None,
    every: bool,
    chosen: Shown,
    settings: Settings,
    review: Review | None,
    words: Words,
) -> Markup:
    """The diagrams, chapter by chapter; in a study, each chapter's moves follow its diagrams."""
    if table is None:
        return NOTHING
    parts, room = list[Markup](), MOST_POSITIONS
    for it in sheets.tables_on(SheetPage(table.slug, table=table, every=every)):
        if every:
            name = name_of(it.chapters.title, len(it.chapters.before))
            parts.append(el("h3", words(name)))
        shown = sheets.plies(chosen, it, review)[:room]
        room -= len(shown)
        parts.append(_figures(Model(settings=settings), it, chosen, shown, words))
        if it.study and chosen != "here":
            told = {(START, *it.record.variation)[ply] for ply in shown}
            moves = paragraphs(it.game, it.record, told)
            parts.append(el("div", moves, class_="printed"))
    return join(parts)


def _figures(
    model: Model, table: Table, chosen: Shown, shown: Sequence[int], words: Words
) -> Markup:
    """The diagrams."""
    starts = shown if chosen == "here" else [0, *shown]
    figures = [
        _figure(model, table, ply, before, words)
        for ply, before in zip(shown, starts, strict=False)
    ]
    return el("div", figures, class_=f"figures{' one' if len(shown) == 1 else ''}")


def _players_text(table: Table, words: Words) -> str:
    """The players and the date, as far as known."""
    names = [_player(table, side, words) for side in (FIRST, SECOND)]
    parts = (
        []
        if table.study and not any(table.players)
        else [words("sheet.played", first=names[FIRST], second=names[SECOND])]
    )
    if is_day(table.date):
        parts.append(words(dates.day_text(table.date)))
    return " · ".join(parts)


def _player(table: Table, side: Side, words: Words) -> str:
    seat = table.seats[side]
    if table.players[side]:
        return table.players[side]
    return words(seat_name(seat)) if seat > PERSON else words(side_name(table, side))


def _figure(model: Model, table: Table, ply: int, before: int, words: Words) -> Markup:
    """A diagram, the moves from the one before, and its comments."""
    at = table._replace(record=go(table.record, ply))
    move = last_move(table.game, at.record)
    name = words("sheet.after", move=move) if move else words("sheet.start")
    whole = at.record
    moves = numbered_line(table.game, whole, before, ply)
    number = whole.variation[ply - 1] if ply else START
    comment = words_of(dict(whole.comments).get(number, ""))
    said: Text = (
        ending_prompt(at).what
        if at.over
        else text("status.turn", side=side_name(at, at.position.turn))
    )
    caption = el(
        "figcaption",
        el("b", moves or name),
        el("span", words(said)),
        [el("p", it) for it in filter(None, comment.split(BREAK))],
    )
    return el("figure", _image(sheets.picture(model, table, ply), name), caption)


# Of puzzles


def _puzzle_regions(model: Model, words: Words) -> Drawings:
    page = model.screen
    if not isinstance(page, PuzzleSheetPage):
        raise ValueError("no sheet of puzzles")
    counts = [Option(str(it), str(it)) for it in COUNTS]
    tiers = [Option(it, words(f"puzzles.tier.{it or 'any'}")) for it in TIERS]
    choices = [
        _papers(page.paper, words),
        _labelled_field("puzzles.count", actions.SHEET_COUNT.name, words),
        select(words("puzzles.count"), actions.SHEET_COUNT, page.many, counts, id="sheet-count"),
        _labelled_field("puzzles.tier", actions.SHEET_TIER.name, words),
        select(words("puzzles.tier"), actions.SHEET_TIER, page.tier, tiers, id="sheet-tier"),
        button(words("puzzles.others"), actions.SHEET_OTHERS, id="sheet-others"),
        el("p", words("puzzles.turn"), class_="aside"),
    ]
    pool = model.practice.pools.get(page.slug, "")
    way = displayed_colourway(model, page.slug) or ""
    drawn = lazy(_puzzle_sheets, pool, page, model.base, way, words)
    return {"sheet-choices": join(choices), "sheet": drawn}


def _labelled_field(key: str, field: str, words: Words) -> Markup:
    return el("label", words(key), for_=field)


def _puzzle_sheets(pool: str, page: PuzzleSheetPage, base: str, way: str, words: Words) -> Markup:
    """The sheets of paper: puzzles on the front, solutions on the back."""
    if not pool:
        return el("p", words("puzzles.missing" if page.missing else "puzzles.loading"))
    found = sheets.sheet_puzzles(pool, page.slug, page.many, page.tier, page.group)
    title = words("puzzles.title", game=words(f"{page.slug}.title"), n=len(found))
    codes = {code.text: code for code in page.codes}
    parts = []
    number = 1
    for sheet in sheets.sheets(found):
        fronts, backs = [], []
        for n, it in enumerate(sheet, number):
            address = f"{base}#/{page.slug}/puzzle/{it.puzzle.number}" if base else None
            code = _code(codes.get(address or ""), address, words)
            fronts.append(_puzzle(page, it, n, way, code, words))
            backs.append(_solution(page, it, n, words))
        number += len(sheet)
        front = [el("h2", title), el("div", fronts, class_="figures puzzles")]
        back = [el("h2", words("puzzles.solutions")), el("ol", backs, class_="solutions")]
        parts += [
            el("article", side, class_="paper", data_paper=page.paper) for side in (front, back)
        ]
    return join(parts)


def _puzzle(
    page: PuzzleSheetPage, it: Posed, n: int, way: str, code: Markup, words: Words
) -> Markup:
    task = words(puzzles_of(page.slug).task(Problem(it.position, it.puzzle.theme)))
    name = f"{n}. {task}"
    told = el("div", el("b", name), el("span", words("puzzles.number", number=it.puzzle.number)))
    return el(
        "figure", _puzzle_board(page.slug, it, way, name, words), el("figcaption", told, code)
    )


@lru_cache(maxsize=COUNTS[-1])
def _puzzle_board(slug: str, it: Posed, way: str, name: str, words: Words) -> Markup:
    """The board of a puzzle. Cached: codes arrive one by one, and each redraws the sheet."""
    game = catalog.by_slug(slug)
    last = targets_for(game.entries(it.before), it.last)
    scene = game.scene(it.position, Marks(last=last, flipped=it.position.turn == SECOND))
    appearance = Appearance(catalog.listing_of(slug).board_css, "light", way)
    return _image(standalone.board(scene, appearance, name, words), name)


def _solution(page: PuzzleSheetPage, it: Posed, n: int, words: Words) -> Markup:
    """The moves, and the theme and difficulty of the puzzle."""
    game, slug = catalog.by_slug(page.slug), page.slug
    moves = number_moves(game, it.numbering, it.position, it.line)
    theme, difficulty = text(f"{slug}.theme.{it.puzzle.theme}"), it.puzzle.difficulty
    about = words("puzzle.about", theme=theme, difficulty=difficulty)
    number = words("puzzles.number", number=it.puzzle.number)
    return el("li", el("b", f"{n}. {moves}"), el("span", f"{number} · {about}"))


SHEET: Final = View(_page, _regions)
PUZZLES: Final = View(_page, _puzzle_regions)
