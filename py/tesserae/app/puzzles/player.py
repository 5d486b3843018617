"""Plays puzzles of any game: sets one up, answers right moves, refutes wrong ones."""

from __future__ import annotations

from typing import Final

from tesserae.app.engine.state import JudgeJob, PoseJob
from tesserae.app.model import Model, Screen
from tesserae.app.navigation import links
from tesserae.app.play.entering import add_ply, cleared
from tesserae.app.puzzles import choosing
from tesserae.app.puzzles.choosing import FIRST_DAY, today_of
from tesserae.app.puzzles.progress import with_day, with_result
from tesserae.app.puzzles.state import Phase, Progress, PuzzleState
from tesserae.app.table import AWAY, PERSON, Table
from tesserae.core import record as records
from tesserae.core.errors import BadInput
from tesserae.core.game import SECOND, Game, Move, Position, Side
from tesserae.core.puzzle import Posed, Problem, Puzzle, Puzzles, Ruling, checked_pool, find_puzzle
from tesserae.core.record import Record
from tesserae.core.text import Text, text
from tesserae.games import catalog

REPLY: Final = 700
"""Milliseconds before a ply that is played out."""


def puzzles_of(slug: str) -> Puzzles[Position]:
    """What the puzzles of a game that has some are about."""
    load = catalog.by_slug(slug).puzzles
    if load is None:
        raise ValueError(f"no puzzles: {slug}")
    return load()


def progress_of(model: Model, slug: str) -> Progress:
    """What this device knows of the puzzles of a game."""
    return model.puzzle.progress.get(slug, Progress())


def day_of(model: Model) -> str:
    """The day whose puzzle is on the page, as in a record; "" if it is none of a day."""
    return today_of(model) if model.screen.day == links.TODAY else model.screen.day


# Setting up


def opened(model: Model) -> Model:
    """The model with the puzzle that its screen names, as soon as the pool is there."""
    if model.screen.mistakes:
        from tesserae.app.mistakes import practising

        return practising.visited(model)
    slug = model.screen.slug
    if model.screen.ask:
        return _asked_of_position(model)
    pool = model.puzzle.pools.get(slug)
    if pool is None:
        return without_board(model, "loading")
    if not FIRST_DAY <= (day_of(model) or FIRST_DAY) <= max(FIRST_DAY, today_of(model)):
        return without_board(model, "missing", text("puzzle.no_such_day"))
    number = _wanted_number(model, pool)
    if number is None:
        return without_board(model, "missing", text("puzzle.none_left"))
    puzzle = find_puzzle(pool, number)
    if puzzle is None:
        return without_board(model, "missing", text("puzzle.unknown", number=number))
    screen = model.screen._replace(step=number)
    try:
        record = _record(catalog.by_slug(slug), puzzle)
    except BadInput:  # a pool of other rules
        return without_board(model, "missing", text("puzzle.not_loaded"))
    return start_puzzle(model._replace(screen=screen), puzzle, record)


def _asked_of_position(model: Model) -> Model:
    """The model with the position of a puzzle that is in no pool; it is yet to be looked at."""
    screen = model.screen
    game = catalog.by_slug(screen.slug)
    puzzle = Puzzle(0, (), (), screen.ask, 0)
    model = start_puzzle(model, puzzle, records.begin(game.decode(screen.position)))
    return model.with_puzzle(phase="posing")


def posed(model: Model, found: Posed) -> Model:
    """The model after the judge has looked at the position of which something is asked."""
    puzzle, table = model.puzzle.puzzle, model.puzzle.table
    if model.puzzle.phase != "posing" or puzzle is None or table is None:
        return model
    model = model.with_puzzle(proven=found.proven)
    if found.refusal is not None:
        return model.with_puzzle(phase="missing", feedback=found.refusal)
    line: list[str] = []
    position = table.position
    for move in found.line:
        line.append(table.game.format_move(position, move))
        position = position.apply(move)
    solved = puzzle._replace(line=tuple(line), theme=found.theme)
    return model.with_puzzle(phase="solve", puzzle=solved)


def pool_loaded(model: Model, slug: str, pool: str) -> Model:
    """The pool of a game has come; "" if it could not be loaded."""
    try:
        pools = {**model.puzzle.pools, slug: checked_pool(pool)}
    except BadInput:
        if model.screen.kind != "puzzle" or model.screen.slug != slug:
            return model
        return without_board(model, "missing", text("puzzle.not_loaded"))
    model = model.with_puzzle(pools=pools)
    waits = model.screen.kind == "puzzle" and model.puzzle.phase == "loading"
    return opened(model) if waits and model.screen.slug == slug else model


def another(model: Model) -> Model:
    """The next puzzle, near the solver's rating, or the next mistake."""
    if model.screen.kind != "puzzle":
        return model
    if model.screen.mistakes:
        from tesserae.app.mistakes import practising

        return practising.another(model)
    return opened(model._replace(screen=Screen("puzzle", model.screen.slug)))


def _wanted_number(model: Model, pool: str) -> int | None:
    screen, state = model.screen, model.puzzle
    if screen.day:
        return choosing.number_of_day(pool, day_of(model))
    if screen.step:
        return screen.step
    last = state.puzzle.number if state.puzzle and state.table else 0
    progress = progress_of(model, screen.slug)
    return choosing.next_number(pool, progress, state.theme, state.choice, last)


def without_board(model: Model, phase: Phase, feedback: Text | None = None) -> Model:
    """The model without a puzzle on the page. feedback: why there is none."""
    state = PuzzleState(model.puzzle.pools, model.puzzle.progress, phase=phase, feedback=feedback)
    return cleared(model)._replace(puzzle=_as_before(state, model))


def start_puzzle(model: Model, puzzle: Puzzle, record: Record) -> Model:
    """The model with a puzzle on the page. record: how its first position came about."""
    solver = record.position.turn
    seats = (AWAY, PERSON) if solver == SECOND else (PERSON, AWAY)
    table = Table(model.screen.slug, record, seats, flipped=solver == SECOND)
    state = PuzzleState(
        model.puzzle.pools,
        model.puzzle.progress,
        puzzle=puzzle,
        table=table,
        phase="solve",
        kept=record.ply,
    )
    model = cleared(model)._replace(puzzle=_as_before(state, model))
    return model.with_play(aimed=None, tab_stop=None)


def _as_before(state: PuzzleState, model: Model) -> PuzzleState:
    """The state with what outlasts a puzzle; a pause that was waited for counts no more."""
    old = model.puzzle
    return state._replace(theme=old.theme, choice=old.choice, pause=model.next_pause())


def _record(game: Game[Position], puzzle: Puzzle) -> Record:
    record = records.begin(game.initial())
    for move in puzzle.moves:
        record = records.play(record, game.parse_move(record.position, move))
    return record


# The problem, and its solution


def problem(model: Model) -> Problem[Position] | None:
    """What the puzzle on the page asks for."""
    puzzle, table = model.puzzle.puzzle, model.puzzle.table
    if puzzle is None or table is None:
        return None
    start = table.record.positions[len(puzzle.moves)]
    return Problem(start, puzzle.theme, own=not puzzle.number)


def solver_of(model: Model) -> Side:
    """The side that solves the puzzle."""
    current = problem(model)
    return Side(0 if current is None else current.start.turn)


def on_line(model: Model) -> tuple[Move, ...] | None:
    """The rest of the stored solution, if all plies so far are on it; else None."""
    puzzle, table = model.puzzle.puzzle, model.puzzle.table
    if puzzle is None or table is None:
        return None
    return _rest(table, puzzle, table.record.ply)


def _rest(table: Table, puzzle: Puzzle, ply: int) -> tuple[Move, ...] | None:
    """The rest of the solution from a ply of the record on; None if that is not on it."""
    record, begun = table.record, len(puzzle.moves)
    rest: list[Move] = []
    position = record.positions[begun]
    for number, written in enumerate(puzzle.line, begun):
        move = table.game.parse_move(position, written)
        if number < ply and record.moves[number] != move:
            return None
        if number >= ply:
            rest.append(move)
        position = position.apply(move)
    return tuple(rest) if ply <= begun + len(puzzle.line) else None


def hint_move(model: Model) -> Move | None:
    """The move of the hint, or of the piece that it shows."""
    rest = on_line(model)
    return rest[0] if rest else None


# What follows from a move


def followed(before: Model, after: Model) -> Model:
    """The model with what follows from a ply of the solver."""
    old, table = before.puzzle.table, after.puzzle.table
    if before.screen != after.screen or old is None or table is None:
        return after
    if before.puzzle.phase != "solve" or table.record.ply != old.record.ply + 1:
        return after
    after = after.with_puzzle(hint=0, feedback=None)
    puzzle = after.puzzle.puzzle
    rest = on_line(after)
    if puzzle is None or rest is None:
        return after.with_puzzle(phase="judging")
    replies = _replies(table.position, rest, solver_of(after))
    if len(replies) == len(rest):
        return _solved(after, replies)
    settled = table.record.ply + len(replies)
    return _answered(after, replies, settled if replies else after.puzzle.kept)


def judged(model: Model, ruling: Ruling) -> Model:
    """The model after the judge has ruled on the last ply."""
    table, puzzle = model.puzzle.table, model.puzzle.puzzle
    if model.puzzle.phase != "judging" or table is None or puzzle is None:
        return model
    model = model.with_puzzle(proven=model.puzzle.proven and ruling.proven)
    if ruling.right is False:
        model = _noted(model, solved=False)
        feedback = text("puzzle.wrong" if ruling.replies else "puzzle.wrong.plain")
        model = model.with_puzzle(phase="wrong", feedback=feedback, ahead=ruling.replies)
        return _pausing(model)
    if ruling.right is None:
        return _answered(model, ruling.replies, model.puzzle.kept)
    enough = not table.game.long_turns and _own_plies(table, puzzle) > len(puzzle.line) // 2
    if ruling.solved or enough:
        return _solved(model, ruling.replies if ruling.solved else ())
    return _answered(model, ruling.replies, table.record.ply + len(ruling.replies))


def job(model: Model) -> JudgeJob | PoseJob | None:
    """What the judge is to rule on, or to look at."""
    table, current = model.puzzle.table, problem(model)
    if model.puzzle.phase == "posing" and current is not None:
        return PoseJob(model.screen.slug, current.start, model.screen.ask)
    if model.puzzle.phase != "judging" or table is None or current is None:
        return None
    record = table.record
    before, move = record.positions[record.ply - 1], record.moves[record.ply - 1]
    return JudgeJob(table.slug, current, before, move)


def hurried(model: Model) -> Model:
    """What comes at the end of the pause comes now."""
    state = model.puzzle
    if not state.ahead or state.table is None:
        return model
    model = add_ply(model.with_puzzle(ahead=state.ahead[1:]), state.ahead[0])
    if model.puzzle.ahead:
        return _pausing(model)
    return model.with_puzzle(phase="solve") if state.phase == "reply" else model


def try_again(model: Model) -> Model:
    """Takes back a wrong move and what followed it."""
    state = model.puzzle
    if state.phase != "wrong" or state.table is None:
        return model
    return _gone_back(model, state.kept).with_puzzle(feedback=None)


def give_hint(model: Model) -> Model:
    """Shows the piece of the right move, then the whole of it; the puzzle counts as failed.

    Off the stored line it first goes back to it.
    """
    state = model.puzzle
    if state.phase == "wrong":
        model = try_again(model)
    if model.puzzle.phase != "solve" or state.puzzle is None:
        return model
    if on_line(model) is None:
        model = _gone_back(model, len(state.puzzle.moves))
    model = _noted(cleared(model), solved=False)
    return model.with_puzzle(hint=min(2, model.puzzle.hint + 1), feedback=None)


def show_solution(model: Model) -> Model:
    """Plays out the solution from the first position; the puzzle counts as failed."""
    state = model.puzzle
    if state.puzzle is None or state.phase not in ("solve", "wrong"):
        return model
    model = _gone_back(_noted(model, solved=False), len(state.puzzle.moves))
    line = on_line(model) or ()
    return _pausing(model.with_puzzle(phase="shown", ahead=line, feedback=text("puzzle.shown")))


def _replies(position: Position, rest: tuple[Move, ...], solver: Side) -> tuple[Move, ...]:
    """The plies of the other side that come next."""
    replies: list[Move] = []
    for move in rest:
        if position.to_move == solver:
            break
        replies.append(move)
        position = position.apply(move)
    return tuple(replies)


def _answered(model: Model, replies: tuple[Move, ...], kept: int) -> Model:
    """The model in which the replies to a ply are played out."""
    if not replies:
        return model.with_puzzle(phase="solve", kept=kept)
    feedback = text("puzzle.go_on") if kept > model.puzzle.kept else None
    return _pausing(model.with_puzzle(phase="reply", ahead=replies, kept=kept, feedback=feedback))


def _own_plies(table: Table, puzzle: Puzzle) -> int:
    """How many plies the solver has made."""
    begun, record = len(puzzle.moves), table.record
    solver = record.positions[begun].turn
    return sum(position.to_move == solver for position in record.positions[begun : record.ply])


def _solved(model: Model, replies: tuple[Move, ...]) -> Model:
    first = not model.puzzle.helped
    model = _noted(model, solved=True)
    feedback = text("puzzle.solved" if first else "puzzle.solved.helped")
    return _pausing(model.with_puzzle(phase="solved", feedback=feedback, ahead=replies))


def _noted(model: Model, *, solved: bool) -> Model:
    """The model with the result of the first try."""
    if not solved:
        model = model.with_puzzle(misses=model.puzzle.misses + 1)
    state, slug = model.puzzle, model.screen.slug
    if state.helped or state.puzzle is None:
        return model
    if not state.puzzle.number:  # of no pool
        return model.with_puzzle(helped=True)
    puzzle, progress = state.puzzle, progress_of(model, slug)
    progress = with_result(progress, puzzle.number, puzzle.difficulty, solved)
    if model.screen.day:
        progress = with_day(progress, day_of(model), solved)
    return model.with_puzzle(progress={**state.progress, slug: progress}, helped=True)


def _gone_back(model: Model, ply: int) -> Model:
    """The model with the first plies of the record only, to be gone on with."""
    table = model.puzzle.table
    if table is None:
        return model
    record = records.begin(table.record.start)
    for move in table.record.moves[:ply]:
        record = records.play(record, move)
    pause = model.next_pause()
    model = model.with_puzzle(table=table._replace(record=record))
    return cleared(model).with_puzzle(phase="solve", ahead=(), hint=0, kept=ply, pause=pause)


def _pausing(model: Model) -> Model:
    """The model that waits before the next ply is played out."""
    if not model.puzzle.ahead:
        return model
    return model.with_puzzle(pause=model.next_pause(REPLY))
