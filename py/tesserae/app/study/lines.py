"""The engine's lines in a study: its job, its findings, and previews of lines."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from tesserae.app.messages import Aim
from tesserae.app.model import Model
from tesserae.app.model.analysis import Evaluation, StudyAnalysis
from tesserae.app.model.engine import StudyJob
from tesserae.app.model.settings import MOST_LINES, MOST_WORKERS
from tesserae.app.model.study import Reading
from tesserae.app.model.table import Table
from tesserae.app.play import board_scene, entering, handlers
from tesserae.core import record as records
from tesserae.core.errors import BadInput
from tesserae.core.exact import Solvable
from tesserae.core.game import Move, Position
from tesserae.core.scene import Scene
from tesserae.search.multipv.findings import value_of
from tesserae.search.report import WON

SECONDS: Final = 60.0
"""Seconds to analyse a position, unless endlessly."""

TARGETS: Final = 12
"""Number of moves to compare in a game without proofs of all moves."""

SMALL_DEVICE_WORKERS: Final = 2
"""Default maximum number of workers on devices with little memory."""

REMEMBERED: Final = 300
"""Maximum number of positions whose findings stay in the model."""

LONGEST: Final = 600
"""Maximum length of the text of a line."""

PREVIEW_PREFIX: Final = "read:"
"""Prefix of an `aim` event that previews a line."""


def wanted_study(model: Model) -> StudyJob | None:
    """The engine's job. While values are hidden, first the position of the move just chosen."""
    table = model.table
    if table is None or not model.settings.study_engine:
        return None
    chosen = None if model.settings.study_values else last_choice(table)
    for position in (chosen[0] if chosen else table.position, table.position):
        job = _job(model, table, position)
        if job is not None:
            return job
    return None


def _job(model: Model, table: Table, position: Position) -> StudyJob | None:
    setup = table.game.setup
    if position.outcome() is not None or (setup is not None and setup.in_progress(position)):
        return None
    seconds = None if model.study.endless else SECONDS
    found = model.analysis.studies.get((table.slug, position))
    if found is not None and (found.finished or (seconds and found.seconds >= seconds)):
        return None
    lines = model.settings.study_lines if isinstance(table.game, Solvable) else TARGETS
    parts = min(workers(model), 1 + model.engine.helpers)
    return StudyJob(table.slug, position, lines, seconds, parts=parts)


def workers(model: Model) -> int:
    """The number of workers: as chosen, or by default for the device."""
    most = SMALL_DEVICE_WORKERS if model.device.small else MOST_WORKERS
    return model.settings.study_workers or max(1, min(most, model.device.cores - 1))


def add_findings(model: Model, new: StudyAnalysis) -> Model:
    """The model with new findings; keeps earlier ones."""
    job = model.engine.analysis
    if not isinstance(job, StudyJob):
        return model
    key = (job.slug, job.position)
    old = model.analysis.studies.get(key)
    others = [pair for pair in model.analysis.studies.items() if pair[0] != key]
    kept = others[max(0, len(others) + 1 - REMEMBERED) :]
    found = new if old is None else merge_findings(old, new)
    return model.with_analysis(studies=dict([*kept, (key, found)]))


def merge_findings(old: StudyAnalysis, new: StudyAnalysis) -> StudyAnalysis:
    """The merged findings of two studies of a position; the new one may have just begun."""
    scores = dict(old.scores)
    for move, score in new.scores.items():
        if abs(score) >= abs(scores.get(move, 0)):  # keep counted wins and losses
            scores[move] = score
    count = min(len(old.lines), len(new.lines))
    lines = new.lines if _certainty(new, count) >= _certainty(old, count) else old.lines
    seconds, finished = max(old.seconds, new.seconds), old.finished or new.finished
    return StudyAnalysis(lines, scores, new.nodes, seconds, finished, old.weights)


def _certainty(found: StudyAnalysis, count: int) -> tuple[int, int]:
    """The number of proven lines among the first, and the depth of the best."""
    lines = found.lines[:count]
    return sum(line.proven for line in lines), lines[0].depth


def known_findings(model: Model, table: Table) -> StudyAnalysis | None:
    """The findings on the position at the cursor."""
    return model.analysis.studies.get((table.slug, table.position))


def proven_value(model: Model, table: Table) -> int | None:
    """The proven value of the position at the cursor for the side to move; None if unproven."""
    found = known_findings(model, table)
    if table.over or found is None or not found.scores:
        return None
    best = max(found.scores.values())
    complete = len(found.scores) == len(table.position.legal_moves())
    return value_of(best) if complete or best >= WON else None


def score_of(found: StudyAnalysis, move: Move) -> int | None:
    """The score of a move: its proven one, or that of the best line that begins with it."""
    if move in found.scores:
        return found.scores[move]
    scores = [line.score for line in found.lines if line.depth and line.pv[:1] == (move,)]
    return max(scores, default=None)


def last_choice(table: Table) -> tuple[Position, Move] | None:
    """The position before the last ply, and that ply; None at the start."""
    record = table.record
    return None if record.last is None else (record.positions[record.ply - 1], record.last)


def switch_engine(model: Model) -> Model:
    """Switches the engine on or off."""
    off = model.settings.study_engine
    return model.with_settings(study_engine=not off).with_study(endless=False)


def switch_endless(model: Model) -> Model:
    """Switches endless analysis on or off."""
    return model.with_settings(study_engine=True).with_study(endless=not model.study.endless)


def switch_values(model: Model) -> Model:
    """Shows values, or hides them until you choose a move."""
    return model.with_settings(study_values=not model.settings.study_values)


def _play_line(number: int, model: Model) -> Model:
    """Plays the first move of a line. number: of the line, from 0."""
    table = model.table
    lines = shown_lines(model, table) if table else ()
    return entering.play_for_person(model, lines[number][0]) if number < len(lines) else model


def shown_lines(model: Model, table: Table) -> tuple[tuple[Move, ...], ...]:
    """The moves of the displayed lines."""
    found = known_findings(model, table)
    if found is None or not (model.settings.study_engine and model.settings.study_values):
        return ()
    held = in_order(found, held_of(model, table))
    return tuple([line.pv for line in held[: min(model.settings.study_lines, MOST_LINES)]])


def held_of(model: Model, table: Table) -> StudyAnalysis | None:
    """The findings from when the pointer or the focus entered the lines; None if elsewhere."""
    read = model.study.reading
    return read.held if read is not None and read.position == table.position else None


def in_order(found: StudyAnalysis, held: StudyAnalysis | None) -> tuple[Evaluation, ...]:
    """The lines; held ones keep their order, with current values."""
    if held is None or not all(line.depth for line in held.lines):
        return found.lines
    return tuple([_with_current_value(found, line) for line in held.lines])


def _with_current_value(found: StudyAnalysis, line: Evaluation) -> Evaluation:
    same = [it for it in found.lines if it.pv[:1] == line.pv[:1]]
    exact = [it for it in same if it.pv == line.pv]
    for it in (*exact, *same[:1]):
        return it._replace(pv=line.pv)
    return line


def _read_line(table: Table, written: str) -> tuple[Move, ...]:
    """Parses a line. BadInput if its moves are not legal."""
    return table.game.parse_moves(table.position, written[:LONGEST].split(" "))


def play(model: Model, written: str) -> Model:
    """Adds a line to the tree and goes to its end; unchanged if it is not legal here."""
    table = model.table
    if table is None:
        return model
    try:
        moves = _read_line(table, written)
    except BadInput:
        return model
    for move in moves:
        model = entering.play_for_person(model, move)
    return model.with_study(reading=None)


def aim(model: Model, message: Aim) -> Model:
    """Previews the line under the pointer or the focus; elsewhere, ends the preview."""
    table = model.table
    written = message.target.removeprefix(PREVIEW_PREFIX)
    if table is None or written == message.target:
        cleared = model if model.study.reading is None else model.with_study(reading=None)
        return handlers.aim(cleared, message)
    try:
        moves = _read_line(table, written) if written else ()
    except BadInput:
        return model
    held = held_of(model, table) or known_findings(model, table)
    return model.with_study(reading=Reading(table.position, moves, held)).with_play(aimed=None)


def previewed_moves(model: Model, table: Table) -> tuple[Move, ...]:
    """The moves that the board previews."""
    read = model.study.reading
    return read.moves if read is not None and read.position == table.position else ()


def read_scene(model: Model, table: Table, moves: tuple[Move, ...], shown: Scene) -> Scene:
    """The board after previewed moves; the targets to click stay as they are."""
    read = table._replace(record=records.play_all(table.record, moves))
    idle = model.with_play(selection=(), hint=None, comparison=None, refusal=None, aimed=None)
    marks = board_scene.marks_of(idle, read)._replace(offered=frozenset(), picked=())
    items = table.game.scene(read.position, marks).items
    return shown._replace(items=items)


KEYS: Final[Mapping[str, Callable[[Model], Model]]] = {
    **{str(n + 1): partial(_play_line, n) for n in range(MOST_LINES)},
    "Space": partial(_play_line, 0),
    "l": switch_engine,
    "t": switch_endless,
    "v": switch_values,
}
"""Keys beside the board, and the changes they make."""
