"""The page of a puzzle: the task, the board, and what to do next. Laid out like a lesson.

Puzzles of the pools, those that people make, and your own mistakes differ in `Parts`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, Literal, NamedTuple

from tesserae.app.messages import actions
from tesserae.app.model import Model
from tesserae.app.model.practice import CHOICES
from tesserae.app.model.screen import OwnPuzzle
from tesserae.app.model.table import Table
from tesserae.app.pages.components.page import Drawings, Regions, View, open_share, region
from tesserae.app.pages.game.board import board_regions
from tesserae.app.pages.game.tray import tray
from tesserae.app.pages.scripted import (
    answer_line,
    board_with_hint,
    link_elsewhere,
    scripted_page,
    tone_of,
)
from tesserae.app.practice.board import board_of
from tesserae.app.practice.puzzles import choosing, playback, script, sharing
from tesserae.app.practice.puzzles.hints import hint_targets, hint_text
from tesserae.app.texts import dates
from tesserae.app.texts.game_links import game_link
from tesserae.app.texts.study_links import study_link
from tesserae.app.texts.wording import ending_prompt
from tesserae.core.game import Position
from tesserae.core.puzzle import Problem
from tesserae.core.puzzle.days import FIRST_DAY
from tesserae.core.text import Text, text
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.icons import icon
from tesserae.view.parts import Option, button, icon_button, link, select
from tesserae.view.words import Words

DAYS: Final = 14
"""Days in the calendar."""

_OVER: Final = ("solved", "shown")


class Parts(NamedTuple):
    """The parts that differ between pages with a puzzle.

    task: the question. answer: replaces the usual answer to a move, unless None. missing: the
    actions if there is no puzzle. next_name: of the button for the next one. one_move: the prompt
    to find one move. beyond: another link. shared: whether you can share it by a link.
    """

    heading: Callable[[Model, Words], str]
    head: Callable[[Model, Words], Markup]
    task: Callable[[Model, Problem[Position]], Text]
    answer: Callable[[Model], Text | None]
    missing: Callable[[Model, Words], Markup]
    more: Callable[[Model, Words], Markup]
    next_name: str = "puzzle.next"
    one_move: str = "puzzle.one_move"
    beyond: Callable[[Model, Words], Markup | None] = lambda _, _words: None
    shared: bool = True


def puzzle_view(parts: Parts) -> View:
    """The page of a puzzle with these parts."""
    return View(partial(_page, parts), partial(_regions, parts))


def _page(parts: Parts, model: Model, words: Words, fill: Regions) -> Markup:
    missing = " missing" if board_of(model).phase == "missing" else ""
    return scripted_page(
        model,
        words,
        fill,
        parts.heading(model, words),
        region("div", "puzzle-head", fill),
        region("div", "puzzle-more", fill),
        css_class=f"lesson puzzle{missing}",
        share=open_share(words) if parts.shared else None,
    )


def _regions(parts: Parts, model: Model, words: Words) -> Drawings:
    table, phase = board_of(model).table, board_of(model).phase
    hint = hint_targets(model) if script.page_of(model).solving.hint else ()
    shown = None if table is None else board_with_hint(model, table, hint)
    drawn = {} if shown is None else board_regions(model, shown, words)
    playing = table is not None and shown is not None and phase not in (*_OVER, "missing")
    return {
        "puzzle-head": parts.head(model, words),
        "lesson": _status(parts, model, words),
        **drawn,
        "tray": tray(model, table, words, shown.spots) if playing and table and shown else NOTHING,
        "lesson-acts": _acts(parts, model, words),
        "puzzle-more": parts.more(model, words),
    }


def _title(model: Model, words: Words) -> str:
    return words("puzzle.title", game=words(f"{model.screen.slug}.title"))


def _own_head(model: Model, words: Words) -> Markup:
    """The heading of a puzzle by link: whether its verdicts are proven or estimated."""
    if model.table is None:
        return NOTHING
    how = "puzzle.own.proven" if script.page_of(model).solving.proven else "puzzle.own.estimated"
    known = words(how) if board_of(model).phase != "posing" else ""
    return join([el("b", words("puzzle.own")), el("span", known)])


def _head(model: Model, words: Words) -> Markup:
    """The number of the puzzle, and the rating."""
    page = script.page_of(model)
    puzzle = page.solving.puzzle
    if puzzle is None or page.board.table is None:
        return NOTHING
    day = script.day_of(model)
    name = (
        words("puzzle.day", date=dates.day_text(day))
        if day
        else words("puzzle.number", number=puzzle.number)
    )
    rating = _rating(model, words) if puzzle.difficulty else words("puzzle.unrated")
    return join([el("b", name), el("span", "" if model.frame else rating)])


def _about(model: Model, words: Words) -> Markup:
    """The theme of a puzzle of a pool, once it is over, and the streak of days."""
    page = script.page_of(model)
    puzzle, slug = page.solving.puzzle, page.slug
    if model.frame or page.board.phase not in _OVER or puzzle is None or not puzzle.number:
        return NOTHING
    theme = text(f"{slug}.theme.{puzzle.theme}")
    about = [words(theme)]
    if puzzle.difficulty:
        about = [words("puzzle.about", theme=theme, difficulty=puzzle.difficulty)]
    streak = choosing.streak(script.progress_of(model, slug), choosing.today_of(model))
    if streak and script.day_of(model):
        about.append(words("puzzle.streak", n=streak))
    return el("span", " · ".join(about), class_="why about")


def _rating(model: Model, words: Words) -> str:
    """The rating, and its change by the first try."""
    change = script.page_of(model).solving.change
    rating = script.progress_of(model, model.screen.slug).rating
    if not change:
        return words("puzzle.rating", rating=rating)
    return words("puzzle.rating.changed", rating=rating, change=_signed_points(change))


def _signed_points(points: int) -> str:
    return f"+{points}" if points > 0 else f"\u2212{-points}"


def task(model: Model, problem: Problem[Position]) -> Text:
    """The task of a puzzle of the game."""
    return script.puzzles_of(model.screen.slug).task(problem)


def _status(parts: Parts, model: Model, words: Words) -> Markup:
    """The task; then the result."""
    board, problem = board_of(model), script.problem(model)
    if problem is None:
        return el("b", words(board.feedback or text("puzzle.loading")))
    goes_on = board.feedback is not None and board.feedback.key == "puzzle.go_on"
    said = answer_line(words(_answer(parts, model)), "why right" if goes_on else tone_of(model))
    told = _last_ply_text(model)
    ply = NOTHING if told is None else join([" ", el("span", words(told), class_="told")])
    task = el("b", words(parts.task(model, problem)))
    return join([task, " ", said, " ", _about(model, words), ply])


def _last_ply_text(model: Model) -> Text | None:
    """The last ply in words, of a replay or a reply; at the end, who won."""
    page = script.page_of(model)
    puzzle, table, solving = page.solving.puzzle, page.board.table, page.board.phase == "solve"
    if puzzle is None or table is None or table.record.ply <= len(puzzle.moves):
        return None
    record = table.record
    before, move = record.positions[record.ply - 1], record.moves[record.ply - 1]
    if solving and (before.turn == script.solver_of(model) or page.solving.hint):
        return None
    if page.board.phase == "judging" or model.play.refusal is not None or model.play.selection:
        return None
    if table.over:
        return ending_prompt(table).what
    refuted = page.board.phase == "wrong" and not table.game.long_turns  # the answer says it
    announced = None if refuted else table.game.announce(before, move)
    side = text(f"{table.slug}.side.{before.to_move}")
    what = table.game.describe(before, move)
    return announced or text("status.last", side=side, what=what)


def _answer(parts: Parts, model: Model) -> Text:
    """The answer to a click, or the result of the last move."""
    page = script.page_of(model)
    board = page.board
    if board.phase in ("judging", "posing"):
        looks = board.feedback or text(f"puzzle.{board.phase}")
        return text("puzzle.waits") if model.engine.waits else looks
    if board.phase == "solve" and model.play.refusal is not None:
        return model.play.refusal.reason.text
    if page.solving.hint:
        return hint_text(model)
    feedback = parts.answer(model) or board.feedback
    if feedback is not None:
        more = board.phase == "solved" and not board.ahead and playback.can_step(model)[1]
        return text("puzzle.solved.more", said=feedback) if more else feedback
    if board.table is not None and board.table.game.long_turns:
        return text("puzzle.one_turn")
    return text(parts.one_move)


def _acts(parts: Parts, model: Model, words: Words) -> Markup:
    """The buttons: hint and solution, or what comes after the puzzle."""
    board = board_of(model)
    if board.phase == "missing":
        return parts.missing(model, words)
    if board.table is None:
        return NOTHING
    if board.phase in _OVER:
        return _afterwards(parts, model, board.table, words)
    again = button(
        words("puzzle.again"), actions.PUZZLE_AGAIN, variant="primary", id="puzzle-again"
    )
    hint = button(
        _help(model, words, "hint"), actions.PUZZLE_HINT, variant="quiet", id="puzzle-hint"
    )
    solution = button(
        _help(model, words, "solution"),
        actions.PUZZLE_SOLUTION,
        variant="quiet",
        id="puzzle-solution",
    )
    if board.phase == "wrong":
        # Old buttons keep their places; new ones go between them.
        return el("div", solution, *_steps(model, words), again, hint, class_="acts")
    if model.frame is not None and not isinstance(model.screen, OwnPuzzle):
        # On a page of its own, the choice below leads to others; a frame has only this address.
        another = button(words("puzzle.next"), actions.PUZZLE_NEXT, variant="quiet")
        return el("div", solution, hint, another, class_="acts")
    return el("div", solution, hint, class_="acts")


def _steps(model: Model, words: Words) -> list[Markup]:
    """The buttons back and forward through the replay."""
    can = zip((actions.BACK, actions.FORWARD), playback.can_step(model), strict=True)
    return [
        icon_button(words(it.name), it, sign=it.name, id=f"puzzle-{it.name}", off=not able)
        for it, able in can
    ]


def _help(model: Model, words: Words, name: Literal["hint", "solution"]) -> str:
    """The label of a hint or the solution, with its cost."""
    cost = script.cost_of_help(model, name)
    if not cost:
        return words(f"puzzle.{name}")
    return words(f"puzzle.{name}.cost", change=_signed_points(-cost))


def _missing(model: Model, words: Words) -> Markup:
    """Links to the position, of which nothing can be asked, and to another puzzle."""
    table = board_of(model).table
    look = _analyse(model, table, words) if table else None
    return el("div", look, _another(model, words), class_="acts")


def _another(model: Model, words: Words) -> Markup:
    """Leads to another puzzle. In a frame by a button, as its address never changes."""
    if model.frame is not None:
        return button(words("puzzle.another"), actions.PUZZLE_NEXT, variant="primary")
    return link(words("puzzle.another"), f"#/{model.screen.slug}/puzzle", "primary")


def _afterwards(parts: Parts, model: Model, table: Table, words: Words) -> Markup:
    """Play on against the computer, analyse, share the result, next puzzle."""
    on = button(words(parts.next_name), actions.PUZZLE_NEXT, variant="primary", id="puzzle-next")
    analyse = _analyse(model, table, words)
    if model.frame is not None:
        return el("div", *_steps(model, words), analyse, on, class_="acts")
    play = None
    if not table.over:
        fragment = game_link(table._replace(record=playback.up_to_cursor(table.record)))
        play = link(words("puzzle.play"), f"{fragment}&level=5", "quiet", id="puzzle-play")
    share = None
    if sharing.shareable(model):
        share = button(
            words("puzzle.share"), actions.PUZZLE_SHARE, variant="quiet", id="puzzle-share"
        )
    beyond = parts.beyond(model, words)
    return el("div", *_steps(model, words), play, analyse, beyond, share, on, class_="acts")


def _analyse(model: Model, table: Table, words: Words) -> Markup:
    """The link to a study of the game so far, with the engine on; from a frame, to the game."""
    name, id = words("puzzle.analyse"), actions.PUZZLE_ANALYSE.name
    if model.frame is not None:
        return link_elsewhere(model, name, game_link(table), id)
    return link(name, study_link(table), "quiet", id=id, data_act=actions.PUZZLE_ANALYSE.name)


def theme_field(slug: str, theme: str, words: Words) -> Markup:
    """The choice of a theme of a game's puzzles; "" is any."""
    themes = [Option(it, words(f"{slug}.theme.{it}")) for it in script.puzzles_of(slug).themes]
    options = [Option("", words("puzzle.theme.any")), *themes]
    return select(words("puzzle.theme"), actions.PUZZLE_THEME, theme, options, id="puzzle-theme")


def _more(model: Model, words: Words) -> Markup:
    """The theme and difficulty of the next puzzle, and the last days."""
    slug, theme, choice = model.screen.slug, model.practice.theme, model.practice.choice
    if model.frame is not None or model.table is None:
        return NOTHING
    progress = script.progress_of(model, slug)
    choices = [Option(name, words(f"puzzle.choice.{name}")) for name in CHOICES]
    tried = len(progress.solved) + len(progress.failed)
    chosen = el(
        "div",
        theme_field(slug, theme, words),
        select(words("puzzle.choice"), actions.PUZZLE_CHOICE, choice, choices, id="puzzle-choice"),
        class_="choices",
    )
    count = words("puzzle.count", solved=len(progress.solved), tried=tried)
    return el(
        "details",
        el("summary", words("puzzle.choose")),
        chosen,
        el("p", words("puzzle.rating", rating=progress.rating), " · ", count),
        link(words("puzzle.run"), f"#/{slug}/puzzle/run", id="puzzle-run"),
        link(words("puzzle.print"), f"#/{slug}/puzzle/print", id="puzzle-print"),
        _calendar(model, words),
        id="puzzle-choosing",
    )


def _calendar(model: Model, words: Words) -> Markup:
    """The last days as links, with the results of their puzzles."""
    slug, today = model.screen.slug, choosing.today_of(model)
    progress = script.progress_of(model, slug)
    last = dates.day_number(today)
    shown = [dates.date_of(last - back) for back in range(DAYS - 1, -1, -1)]
    days = [_day(model, words, date) for date in shown if date >= FIRST_DAY]
    streak = choosing.streak(progress, today)
    return join(
        [
            el("h2", words("puzzle.days")),
            el("p", words("puzzle.streak", n=streak)) if streak else NOTHING,
            el("ol", days, class_="days"),
        ]
    )


def _day(model: Model, words: Words, date: str) -> Markup:
    slug = model.screen.slug
    results = dict(script.progress_of(model, slug).days)
    result = "open" if date not in results else "solved" if results[date] else "failed"
    sign = {"solved": "tick", "failed": "close"}.get(result)
    return el(
        "li",
        el(
            "a",
            icon(sign) if sign else str(int(date[-2:])),
            href=f"#/{slug}/puzzle/{date}",
            class_=result,
            aria_label=words(f"puzzle.day.{result}", date=dates.day_text(date)),
            aria_current="date" if date == script.day_of(model) else None,
        ),
    )


_POOL: Final = Parts(_title, _head, task, lambda _: None, _missing, _more)

PUZZLE: Final = puzzle_view(_POOL)
OWN_PUZZLE: Final = puzzle_view(_POOL._replace(head=_own_head, one_move="puzzle.own.find"))
