"""The script of puzzles of any game: sets one up, answers right moves, refutes wrong ones."""

from __future__ import annotations

from typing import Final, Literal

from tesserae.app.model import Model
from tesserae.app.model.engine import JudgeJob, PoseJob
from tesserae.app.model.practice import Phase, Progress, ScriptBoard, Solving
from tesserae.app.model.screen import (
    PUZZLES,
    TODAY,
    DayPuzzle,
    MistakesPage,
    OwnPuzzle,
    PoolPuzzle,
    PuzzlePage,
)
from tesserae.app.model.table import Table
from tesserae.app.play.entering import without_transients
from tesserae.app.practice import player
from tesserae.app.practice.board import board_of
from tesserae.app.practice.player import Script
from tesserae.app.practice.puzzles import choosing, refutation
from tesserae.app.practice.puzzles.progress import hint_cost, miss_cost, with_day, with_result
from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, Game, Move, Position, Side
from tesserae.core.puzzle import Posed, Problem, Puzzle, Puzzles, Ruling, checked_pool, find_puzzle
from tesserae.core.puzzle.days import FIRST_DAY
from tesserae.core.record import Record, begin, play_all
from tesserae.core.text import Text, text
from tesserae.games import catalog

_READING_TIME: Final = 4_000
"""Milliseconds to read why a move was wrong."""


def puzzles_of(slug: str) -> Puzzles[Position]:
    """The puzzles of a game, which must have some."""
    load = catalog.by_slug(slug).puzzles
    if load is None:
        raise ValueError(f"no puzzles: {slug}")
    return load()


def progress_of(model: Model, slug: str) -> Progress:
    """The results in a game's puzzles on this device."""
    return model.practice.progress.get(slug, Progress())


def page_of(model: Model) -> PuzzlePage:
    """The model's page, which must be a puzzle's."""
    if not isinstance(model.screen, PUZZLES):
        raise ValueError("no puzzle here")
    return model.screen


def day_of(model: Model) -> str:
    """The day of a puzzle of the day, as in a record; "" for other puzzles."""
    if not isinstance(model.screen, DayPuzzle):
        return ""
    return choosing.today_of(model) if model.screen.day == TODAY else model.screen.day


# Setting up


def open_puzzle(model: Model) -> Model:
    """The model with the puzzle in the page's address, once the pool is loaded."""
    page = model.screen
    if isinstance(page, OwnPuzzle):
        return _asked_of_position(model, page)
    if not isinstance(page, (PoolPuzzle, DayPuzzle)):
        return model
    pool = model.practice.pools.get(page.slug)
    if pool is None:
        return without_board(model, "loading")
    if not FIRST_DAY <= (day_of(model) or FIRST_DAY) <= max(FIRST_DAY, choosing.today_of(model)):
        return without_board(model, "missing", text("puzzle.no_such_day"))
    number = _wanted_number(model, page, pool)
    if number is None:
        none = "puzzle.no_such_day" if isinstance(page, DayPuzzle) else "puzzle.none_left"
        return without_board(model, "missing", text(none))
    puzzle = find_puzzle(pool, number)
    if puzzle is None:
        return without_board(model, "missing", text("puzzle.unknown", number=number))
    try:
        record = record_of(catalog.by_slug(page.slug), puzzle)
    except BadInput:  # a pool for other rules
        return without_board(model, "missing", text("puzzle.not_loaded"))
    return start_puzzle(model._replace(screen=page._replace(number=number)), puzzle, record)


def _asked_of_position(model: Model, page: OwnPuzzle) -> Model:
    """The model with the position of a puzzle by link, before the judge checks it."""
    game = catalog.by_slug(page.slug)
    puzzle = Puzzle(0, (), (), page.ask, 0)
    return start_puzzle(model, puzzle, begin(game.decode(page.position)), "posing")


def pose_puzzle(model: Model, page: PuzzlePage, found: Posed) -> Model:
    """The model after the judge has checked the position of a puzzle by link."""
    puzzle, table = page.solving.puzzle, page.board.table
    if page.board.phase != "posing" or puzzle is None or table is None:
        return model
    model = model.with_solving(proven=found.proven)
    if found.refusal is not None:
        return SCRIPT.apply_event(model, "refused", found.refusal)
    line = table.game.format_moves(table.position, found.line)
    model = model.with_solving(puzzle=puzzle._replace(line=line, theme=found.theme))
    return SCRIPT.apply_event(model, "posed", None)


def add_pool(model: Model, slug: str, pool: str) -> Model:
    """The model with a game's pool; "" if loading failed."""
    page = model.screen
    here = isinstance(page, PUZZLES) and page.slug == slug
    try:
        pools = {**model.practice.pools, slug: checked_pool(pool)}
    except BadInput:
        return without_board(model, "missing", text("puzzle.not_loaded")) if here else model
    model = model.with_practice(pools=pools)
    return open_puzzle(model) if here and board_of(model).phase == "loading" else model


def another(model: Model) -> Model:
    """The model with the next puzzle, near the solver's rating."""
    return open_puzzle(model._replace(screen=PoolPuzzle(model.screen.slug)))


def _wanted_number(model: Model, page: PoolPuzzle | DayPuzzle, pool: str) -> int | None:
    if isinstance(page, DayPuzzle):
        return choosing.number_of_day(pool, day_of(model))
    if page.number:
        return page.number
    chosen, progress = model.practice, progress_of(model, page.slug)
    return choosing.next_number(pool, progress, chosen.theme, chosen.choice, chosen.last)


def without_board(model: Model, phase: Phase, feedback: Text | None = None) -> Model:
    """The model without a puzzle on the page. feedback: why there is none."""
    return _set_up(model, Solving(), ScriptBoard(None, phase, feedback), last=0)


def start_puzzle(model: Model, puzzle: Puzzle, record: Record, phase: Phase = "solve") -> Model:
    """The model with a puzzle on the page. record: the moves to its first position."""
    table = player.table_for(model.screen.slug, record, record.position.turn)
    solving = Solving(puzzle, settled_ply=record.ply)
    return _set_up(model, solving, ScriptBoard(table, phase), last=puzzle.number)


def _set_up(model: Model, solving: Solving, board: ScriptBoard, last: int) -> Model:
    page = page_of(model)._replace(solving=solving, board=board)
    return player.set_up(model.with_practice(last=last), page)


def record_of(game: Game[Position], puzzle: Puzzle) -> Record:
    return play_all(begin(game.initial()), game.parse_moves(game.initial(), puzzle.moves))


# The problem, and its solution


def problem(model: Model) -> Problem[Position] | None:
    """The problem of the puzzle on the page."""
    puzzle, table = page_of(model).solving.puzzle, board_of(model).table
    if puzzle is None or table is None:
        return None
    start = table.record.positions[len(puzzle.moves)]
    return Problem(start, puzzle.theme, own=not puzzle.number)


def solver_of(model: Model) -> Side:
    """The side that solves the puzzle."""
    current = problem(model)
    return FIRST if current is None else current.start.turn


def rest_of_solution(model: Model) -> tuple[Move, ...] | None:
    """The rest of the stored solution, if all plies so far are on it; else None."""
    puzzle, table = page_of(model).solving.puzzle, board_of(model).table
    if puzzle is None or table is None:
        return None
    return _rest_from(table, puzzle, table.record.ply)


def _rest_from(table: Table, puzzle: Puzzle, ply: int) -> tuple[Move, ...] | None:
    """The rest of the solution from a ply of the record; None if the ply is not on it."""
    record, begun = table.record, len(puzzle.moves)
    line, done = table.game.parse_moves(record.positions[begun], puzzle.line), max(0, ply - begun)
    on_it = done <= len(line) and record.moves[begun:ply] == line[:done]
    return line[done:] if on_it else None


def _ending(model: Model) -> tuple[Move, ...]:
    """The plies after the stored solution, which show why it is right."""
    puzzle, table = page_of(model).solving.puzzle, board_of(model).table
    return () if puzzle is None or table is None else refutation.ending(table, puzzle)


def cost_of_help(model: Model, name: Literal["hint", "solution"]) -> int:
    """The points that a hint or the solution costs now; 0 if the puzzle is not rated."""
    page = page_of(model)
    puzzle, solving = page.solving.puzzle, page.solving
    if puzzle is None or not puzzle.difficulty or model.frame:
        return 0
    if solving.first_try_over:
        return solving.owed if name == "solution" else 0
    cost = hint_cost if name == "hint" else miss_cost
    return cost(progress_of(model, page.slug), puzzle.number, puzzle.difficulty)


def hint_move(model: Model) -> Move | None:
    """The move of which a hint shows the whole, or the piece."""
    rest = rest_of_solution(model)
    return rest[0] if rest else None


# Moves and buttons


def _judge(model: Model) -> Model:
    """Answers a ply on the stored solution; hands any other to the judge."""
    table = board_of(model).table
    model = model.with_solving(hint=0)
    rest = rest_of_solution(model)
    if table is None or rest is None:
        return SCRIPT.apply_event(model, "unsure", None)
    replies = refutation.replies(table.position, rest, solver_of(model))
    if len(replies) == len(rest):
        ahead = (*replies, *_ending(model))
        return _with_puzzle_solved(model.with_table(refutation.with_future(table, ahead)), replies)
    settled = table.record.ply + len(replies)
    return _with_replies(model, replies, settled if replies else page_of(model).solving.settled_ply)


def judge_ply(model: Model, page: PuzzlePage, ruling: Ruling) -> Model:
    """The model after the judge has ruled on the last ply."""
    table, puzzle = page.board.table, page.solving.puzzle
    if page.board.phase != "judging" or table is None or puzzle is None:
        return model
    model = model.with_solving(proven=page.solving.proven and ruling.proven)
    asked = problem(model)
    if ruling.right is False and asked is not None:
        model = _with_result(model, solved=False)
        feedback = refutation.why(table, asked, ruling)
        return SCRIPT.apply_event(model, "wrong", feedback, ruling.replies)
    if ruling.right is None:
        return _with_replies(model, ruling.replies, page.solving.settled_ply)
    enough = (
        not table.game.long_turns and refutation.own_plies(table, puzzle) > len(puzzle.line) // 2
    )
    if ruling.solved or enough:
        return _with_puzzle_solved(model, ruling.replies if ruling.solved else ())
    return _with_replies(model, ruling.replies, table.record.ply + len(ruling.replies))


def job(model: Model) -> JudgeJob | PoseJob | None:
    """The judge's job: to rule on a ply, or to check a position."""
    page, current = page_of(model), problem(model)
    if isinstance(page, OwnPuzzle) and page.board.phase == "posing" and current is not None:
        return PoseJob(page.slug, current.start, page.ask)
    table = page.board.table
    if page.board.phase != "judging" or table is None or current is None:
        return None
    record = table.record
    before, move = record.positions[record.ply - 1], record.moves[record.ply - 1]
    return JudgeJob(table.slug, current, before, move)


def try_again(model: Model, page: PuzzlePage) -> Model:
    """Takes back a wrong move and its refutation."""
    if page.board.phase != "wrong" or page.board.table is None:
        return model
    return _back_to_ply(model, page.solving.settled_ply).with_board(feedback=None)


def give_hint(model: Model, page: PuzzlePage) -> Model:
    """Shows the piece of the right move, then the whole of it; the puzzle counts as failed.

    It costs half as much as the solution. Off the stored line, first goes back to its start.
    """
    if page.board.phase == "wrong":
        model = try_again(model, page)
    if board_of(model).phase != "solve" or page.solving.puzzle is None:
        return model
    if rest_of_solution(model) is None:
        model = _back_to_ply(model, len(page.solving.puzzle.moves))
    owed = cost_of_help(model, "solution") - cost_of_help(model, "hint")
    model = _with_result(without_transients(model), solved=False, owed=owed).with_board(
        feedback=None
    )
    return model.with_solving(hint=min(2, page_of(model).solving.hint + 1))


def show_solution(model: Model, page: PuzzlePage) -> Model:
    """Plays out the solution from the first position; the puzzle counts as failed."""
    if page.solving.puzzle is None or page.board.phase not in ("solve", "wrong"):
        return model
    model = _charge_hint(_with_result(model, solved=False))
    model = _back_to_ply(model, len(page.solving.puzzle.moves))
    ahead = (*(rest_of_solution(model) or ()), *_ending(model))
    return SCRIPT.apply_event(model, "given up", text("puzzle.shown"), ahead)


def _with_replies(model: Model, replies: tuple[Move, ...], settled_ply: int) -> Model:
    """The model with the replies to a ply ahead."""
    further = replies and settled_ply > page_of(model).solving.settled_ply
    feedback = text("puzzle.go_on") if further else None
    return SCRIPT.apply_event(
        model.with_solving(settled_ply=settled_ply), "right", feedback, replies
    )


def _with_puzzle_solved(model: Model, replies: tuple[Move, ...]) -> Model:
    first = not page_of(model).solving.first_try_over
    model = _with_result(model, solved=True)
    feedback = text("puzzle.solved" if first else "puzzle.solved.helped")
    return SCRIPT.apply_event(model, "done", feedback, replies)


def _with_result(model: Model, *, solved: bool, owed: int = 0) -> Model:
    """The model with the result of the first try. owed: points that only the solution costs."""
    page = page_of(model)
    if not solved:
        model = model.with_solving(misses=page.solving.misses + 1)
    puzzle = page.solving.puzzle
    if page.solving.first_try_over or puzzle is None:
        return model
    model = model.with_solving(first_try_over=True)
    if not puzzle.difficulty:  # of no pool, or retired
        return model
    before = progress_of(model, page.slug)
    progress = with_result(before, puzzle.number, puzzle.difficulty, solved)
    progress = progress._replace(rating=progress.rating + owed)
    model = model.with_solving(change=progress.rating - before.rating, owed=owed)
    if isinstance(page, DayPuzzle):
        progress = with_day(progress, day_of(model), solved)
    return model.with_practice(progress={**model.practice.progress, page.slug: progress})


def _charge_hint(model: Model) -> Model:
    """Charges for the solution the points that a hint has not cost."""
    page = page_of(model)
    before, owed = progress_of(model, page.slug), page.solving.owed
    if not owed:
        return model
    progress = before._replace(rating=before.rating - owed)
    model = model.with_solving(change=page.solving.change - owed, owed=0)
    return model.with_practice(progress={**model.practice.progress, page.slug: progress})


def _back_to_ply(model: Model, ply: int) -> Model:
    """The model with only the first plies of the record, to continue from."""
    return player.take_back(model, ply).with_solving(hint=0, settled_ply=ply)


def _pause(model: Model) -> int:
    """The pause before the next ply; 0 if a puzzle does not go on by itself.

    After the refutation of a mistake it leaves time to read the reason; then comes the solution.
    """
    if board_of(model).ahead:
        return player.REPLY
    leads_on = isinstance(model.screen, MistakesPage) and board_of(model).phase == "wrong"
    return _READING_TIME if leads_on else 0


def _go_on(model: Model) -> Model:
    return show_solution(model, page_of(model)) if _pause(model) else model


SCRIPT: Final = Script(_judge, _pause, _go_on)
