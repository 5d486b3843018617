"""The lab: the editor of a bot beside the board on which it plays."""

from __future__ import annotations

import math
from typing import Final

from tesserae.app.lab.matches import Score, score
from tesserae.app.lab.playing import page_of
from tesserae.app.messages import actions
from tesserae.app.model import Model, partial_of
from tesserae.app.model.lab import MATCH_GAMES, SECONDS, LabGame, LabMatch
from tesserae.app.model.screen import LabPage
from tesserae.app.model.table import PERSON, REMOTE, Table
from tesserae.app.pages.components.page import (
    Drawings,
    Regions,
    RootStyle,
    View,
    region,
    screen,
    style_of,
    top,
)
from tesserae.app.pages.game.board import BOARD_KEYS, TABLE_KEYS, board, board_regions
from tesserae.app.pages.game.tray import tray
from tesserae.app.play import board_scene
from tesserae.app.texts.wording import ending_prompt, seat_name, side_name
from tesserae.core.game import FIRST, SECOND, Game, Position
from tesserae.games import catalog
from tesserae.search.levels import LEVELS
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.icons import icon
from tesserae.view.lazy import Lazy, lazy
from tesserae.view.parts import Option, button, file_button, select
from tesserae.view.words import Words

_EXAMPLES: Final = ("random", "greedy", "evaluate", "alphabeta")


def _page(model: Model, words: Words, fill: Regions) -> Lazy:
    game = catalog.by_slug(model.screen.slug)
    return lazy(_skeleton, game, style_of(model), words, fill)


def _skeleton(game: Game[Position], style: RootStyle, words: Words, fill: Regions) -> Markup:
    main = el(
        "main",
        region("section", "lab-choices", fill, aria_label=words("lab.choices")),
        board(game, fill, BOARD_KEYS),
        region("p", "status", fill, role="status"),
        region("div", "tray", fill),
        region("div", "lab-bar", fill, role="group", aria_label=words("lab.bot")),
        region("div", "lab-fault", fill, role="alert"),
        _editor(words),
        region("section", "lab-tools", fill, aria_label=words("lab.file")),
        _output_area(words),
        region("section", "lab-match", fill, aria_label=words("lab.match")),
        class_="lab",
    )
    here = el("h1", words("lab.title"), class_="here")
    return screen(style, "lab-screen", fill, top(words, here), main, keys=TABLE_KEYS)


def _editor(words: Words) -> Markup:
    """The container of the editor, which lives in a shadow tree."""
    place = el("div", id="lab-code", data_kept="", data_label=words("lab.code"))
    hint = el("p", words("lab.keys"), class_="aside", id="lab-keys")
    return el("section", place, hint, class_="lab-editor", aria_label=words("lab.code"))


def _output_area(words: Words) -> Markup:
    """The container for the bot's output, which the page writes."""
    return el(
        "section",
        el("h2", words("lab.printed"), id="lab-printed-title"),
        el(
            "pre",
            id="lab-printed",
            data_kept="",
            tabindex=0,
            role="log",
            aria_live="off",
            aria_labelledby="lab-printed-title",
        ),
        class_="lab-out",
    )


def _regions(model: Model, words: Words) -> Drawings:
    page, table = page_of(model), model.table
    if table is None:
        return {}
    shown = board_scene.scene(model, table)
    enters = table.seat == PERSON and not table.over
    return {
        "lab-choices": lazy(_choices, page.slug, page.against, page.side, page.seconds, words),
        **board_regions(model, shown, words),
        "status": _status(model, page, table, words),
        "tray": tray(model, table, words, shown.spots) if enters else NOTHING,
        "lab-bar": lazy(_bar, page.phase, bool(page.match and page.match.on), words),
        "lab-fault": _fault(page, words),
        "lab-tools": lazy(_tools, page.slug, bool(page.code), words),
        "lab-match": lazy(_match, page.against, page.match, words),
    }


def _choices(slug: str, against: int, side: int, seconds: int, words: Words) -> Markup:
    """The game, the bot's opponent, its side, and its time."""
    games = [Option(it.slug, words(f"{it.slug}.title")) for it in catalog.GAMES]
    others = [Option(str(PERSON), words("lab.you"))]
    others += [Option(str(it.number), words(seat_name(it.number))) for it in LEVELS]
    others += [Option(str(REMOTE), words("lab.itself"))]
    sides = [Option(str(it), words(f"{slug}.side.{it}")) for it in (FIRST, SECOND)]
    times = [Option(str(it), words("lab.seconds", n=it)) for it in SECONDS]
    choices = [
        _choice(
            "game", words("lab.game"), select(words("lab.game"), actions.LAB_GAME, slug, games)
        ),
        _choice(
            "against",
            words("lab.against"),
            select(words("lab.against"), actions.LAB_AGAINST, against, others, id="lab-against"),
        ),
        _choice(
            "side",
            words("lab.side"),
            select(words("lab.side"), actions.LAB_SIDE, side, sides, id="lab-side"),
        ),
        _choice(
            "seconds",
            words("lab.time"),
            select(words("lab.time"), actions.LAB_SECONDS, seconds, times, id="lab-seconds"),
        ),
    ]
    return join(choices)


def _choice(name: str, label: str, field: Markup) -> Markup:
    return el("label", el("span", label), field, class_=f"lab-choice lab-{name}")


def _status(model: Model, page: LabPage, table: Table, words: Words) -> Markup:
    """Whose turn it is, and the prompt; or how the game ended."""
    match = page.match
    number = (
        [words("lab.game.number", number=len(match.games) + 1, of=MATCH_GAMES), " "]
        if match is not None and match.on
        else []
    )
    if table.over:
        prompt = ending_prompt(table)
        return join([el("b", words(prompt.what)), " ", el("span", words(prompt.why), class_="why")])
    side = words(side_name(table, table.position.to_move))
    if table.seat == REMOTE:
        waits = "lab.thinks" if page.phase == "ready" else f"lab.{page.phase}"
        return join([number, el("b", side), " ", el("span", words(waits), class_="why")])
    if table.seat != PERSON:
        return join([number, el("b", side), " ", el("span", words("lab.level"), class_="why")])
    refusal = model.play.refusal
    prompt = table.game.prompt(table.position, partial_of(model).filled)
    why = words(refusal.reason.text if refusal else prompt.why)
    sign = icon("close") if refusal and not refusal.reason.is_note else None
    kind = "why refused" if sign else "why"
    what = words("lab.turn", side=side, what=prompt.what)
    return join([el("b", what), " ", el("span", sign, why, class_=kind)])


def _bar(phase: str, in_match: bool, words: Words) -> Markup:
    """The buttons that start and stop the bot."""
    on = phase in ("starting", "ready")
    run = button(words("lab.run"), actions.LAB_RUN, variant="primary", id="lab-run")
    stop = button(words("lab.stop"), actions.LAB_STOP, id="lab-stop", off=not on)
    new = button(words("lab.new"), actions.LAB_NEW, id="lab-new", off=in_match)
    return join([run, stop, new])


def _fault(page: LabPage, words: Words) -> Markup:
    """Why the bot failed, and at which line."""
    if page.fault is None:
        return NOTHING
    line = [el("b", words("lab.line", line=page.line)), " "] if page.line else []
    return el("p", icon("close"), el("span", line, words(page.fault)))


def _tools(slug: str, linked: bool, words: Words) -> Markup:
    """The buttons for the file."""
    examples = [
        button(words(f"lab.example.{name}"), actions.LAB_DO(name), id=f"lab-{name}")
        for name in _EXAMPLES
    ]
    group = el("div", examples, role="group", aria_labelledby="lab-examples", class_="acts")
    return join(
        [
            el("p", icon("share"), words("lab.linked"), class_="lab-linked") if linked else None,
            el("h2", words("lab.examples"), id="lab-examples"),
            group,
            el(
                "div",
                file_button(words("lab.open"), ".py,text/x-python,text/plain", id="lab-open"),
                button(words("lab.save"), actions.LAB_DO("save"), id="lab-save"),
                button(words("lab.link"), actions.LAB_LINK, id="lab-link"),
                button(words("lab.before"), actions.LAB_DO("before"), id="lab-before"),
                class_="acts",
            ),
            el("p", words("lab.terminal", slug=slug), class_="aside"),
        ]
    )


def _match(against: int, match: LabMatch | None, words: Words) -> Markup:
    """A match against a level: its score, and its games."""
    level = against if match is None else match.level
    on = match is not None and match.on
    begin = button(
        words("lab.match.begin", n=MATCH_GAMES),
        actions.LAB_MATCH,
        id="lab-match-begin",
        off=on or against <= PERSON,
        aria_describedby="lab-match-about",
    )
    about = "lab.match.about" if against > PERSON else "lab.match.choose"
    parts: list[Markup | None] = [
        el("h2", words("lab.match")),
        el("p", begin),
        el("p", words(about, level=against), class_="aside", id="lab-match-about"),
    ]
    if match is not None:
        played = len(match.games)
        bar = el("progress", max=MATCH_GAMES, value=played, aria_label=words("lab.match.progress"))
        told = words("lab.match.played", n=played, of=MATCH_GAMES, level=level)
        parts += [
            el("p", bar, el("span", told), class_="lab-progress"),
            el("p", _score(score(match), words), role="status", id="lab-score"),
            el("ol", [_game(number, it, words) for number, it in enumerate(match.games)]),
        ]
    return join(parts)


def _score(it: Score, words: Words) -> Markup:
    points = f"{it.halves // 2}{'½' * (it.halves % 2)}" if it.halves != 1 else "½"
    told = words("lab.match.score", wins=it.wins, draws=it.draws, losses=it.losses, points=points)
    if it.elo is None:
        return el("span", told)
    elo, low, high = map(_signed_elo, it.elo[:3])
    return el("span", told, " ", el("b", words("lab.match.elo", elo=elo, low=low, high=high)))


def _signed_elo(elo: float) -> str:
    """A difference in Elo, with its sign."""
    if math.isinf(elo):
        return "+∞" if elo > 0 else "−∞"
    return f"{'−' if round(elo) < 0 else '+'}{abs(round(elo))}"


def _game(number: int, game: LabGame, words: Words) -> Markup:
    result = ("lab.lost", "lab.drawn", "lab.won")[game.points]
    begun = words("lab.began" if number % 2 == 0 else "lab.followed")
    look = el("a", words("lab.look", number=number + 1), href=game.link)
    told = [el("b", words(result)), " ", words(game.why), " ", el("small", begun)]
    return el("li", look, el("span", told), class_=result.replace(".", "-"))


LAB: Final = View(_page, _regions)
