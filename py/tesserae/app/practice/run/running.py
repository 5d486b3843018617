"""A puzzle run: chooses its puzzles, and ends it. The puzzles follow their usual script."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from tesserae.app.model import Model, page_reader, takes_fields
from tesserae.app.model.practice import ScriptBoard, Solving
from tesserae.app.model.puzzle_run import MOST_MISSES, RunPage
from tesserae.app.practice import player
from tesserae.app.practice.puzzles import script
from tesserae.app.practice.puzzles.choosing import PoolEntry, entries_of, today_of
from tesserae.app.practice.run import bests
from tesserae.core.errors import BadInput
from tesserae.core.puzzle import find_puzzle
from tesserae.games import catalog

_MOST_PUZZLES: Final = 60
"""Maximum number of puzzles in a run, each a little harder than the one before."""

_MINUTE: Final = 60_000


page_of: Final = page_reader(RunPage)


@takes_fields(RunPage._replace)
def _with_page(model: Model, **changes: Any) -> Model:
    return model._replace(screen=page_of(model)._replace(**changes))


def open_run(model: Model) -> Model:
    """The model before a run, once the puzzles are loaded."""
    there = page_of(model).slug in model.practice.pools
    board = ScriptBoard(None, "missing" if there else "loading")
    return player.set_up(model, page_of(model)._replace(board=board))


def add_pool(model: Model, slug: str, pool: str) -> Model:
    """The model with a game's pool of puzzles; "" if loading failed."""
    model = script.add_pool(model, slug, pool)
    loading = page_of(model).board.phase == "loading" and slug == page_of(model).slug
    return open_run(model) if loading else model


def start(model: Model, page: RunPage, minutes: int) -> Model:
    """The model with a run of some minutes, of the chosen theme."""
    pool = model.practice.pools.get(page.slug)
    if pool is None or page.runs:
        return model
    theme = model.practice.theme
    theme = theme if theme in script.puzzles_of(page.slug).themes else ""
    seed = model.next_table.seed + model.practice.pauses
    run = RunPage(
        page.slug,
        minutes,
        theme,
        page.number + 1,
        minutes * _MINUTE,
        tuple(it.number for it in easy_to_hard(pool, theme, seed)),
    )
    return _next_puzzle(model._replace(screen=run))


def easy_to_hard(pool: str, theme: str, seed: int) -> list[PoolEntry]:
    """The puzzles of a run: one for each step of difficulty. seed: of the choice."""
    entries = [it for it in entries_of(pool) if theme in ("", it.theme)]
    entries.sort(key=lambda it: (it.difficulty, it.number))
    ends = [len(entries) * n // _MOST_PUZZLES for n in range(_MOST_PUZZLES + 1)]
    steps = [entries[low:high] for low, high in pairwise(ends) if low < high]
    return [step[(seed + 7 * n) % len(step)] for n, step in enumerate(steps)]


def after_change(before: Model, after: Model) -> Model:
    """The model after the answer to a ply; a solved or missed puzzle leads to the next one."""
    after = script.SCRIPT.after_change(before, after)
    if not isinstance(after.screen, RunPage) or not after.screen.runs:
        return after
    page, puzzle = after.screen, after.screen.solving.puzzle
    if puzzle is None or page.board.phase not in ("solved", "wrong"):
        return after
    if page.board.phase == "solved":
        return _next_puzzle(_with_page(after, solved=page.solved + 1, last="right"))
    return _next_puzzle(_with_page(after, missed=(*page.missed, puzzle.number), last="wrong"))


def spend(model: Model, page: RunPage, number: int, milliseconds: int) -> Model:
    """The model after some time of a run has passed."""
    if number != page.number or not page.runs:
        return model
    left = max(0, page.left - milliseconds)
    model = _with_page(model, left=left)
    return model if left else finish(model, page_of(model))


def finish(model: Model, page: RunPage) -> Model:
    """The model at the end of a run, which may be the best one."""
    if not page.runs:
        return model
    known, kind = bests.read_bests(model.practice.runs), (page.slug, page.minutes, page.theme)
    today = today_of(model)
    beaten = bests.beaten_by(known, kind, today, page.solved)
    runs = bests.write_bests(bests.with_run(known, kind, today, page.solved))
    board = ScriptBoard(None, "missing")
    page = page._replace(beaten=beaten, queue=(), solving=Solving(), board=board)
    return player.set_up(model.with_practice(runs=runs), page)


def _next_puzzle(model: Model) -> Model:
    """The model with the next puzzle; ends the run after the last one, or too many misses.

    Runs are not rated.
    """
    page = page_of(model)
    pool = model.practice.pools.get(page.slug, "")
    if not page.queue or len(page.missed) >= MOST_MISSES:
        return finish(model, page)
    model = _with_page(model, queue=page.queue[1:])
    puzzle = find_puzzle(pool, page.queue[0])
    if puzzle is None:
        return _next_puzzle(model)
    try:
        record = script.record_of(catalog.by_slug(page.slug), puzzle)
    except BadInput:  # a pool for other rules
        return finish(model, page)
    return script.start_puzzle(model, puzzle._replace(difficulty=0), record)
