"""The panel of the engine's lines, and of the value of every move."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from tesserae.app.messages import actions
from tesserae.app.model import Model
from tesserae.app.model.analysis import Evaluation, StudyAnalysis
from tesserae.app.model.engine import StudyJob
from tesserae.app.model.settings import MOST_LINES, MOST_WORKERS, Settings
from tesserae.app.model.table import Table
from tesserae.app.pages.components.page import Drawings, Regions, region, switch
from tesserae.app.study import lines, values
from tesserae.app.study.chips import Worth
from tesserae.core.exact import Solvable
from tesserae.core.game import Game, Move, Position
from tesserae.core.record import Record
from tesserae.core.record.numbering import at_cursor
from tesserae.core.scene import Scene, Target
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.lazy import lazy
from tesserae.view.parts import Choice, Option, button, plain_button, segments, select
from tesserae.view.words import Words

_PLIES: Final = 16
"""Maximum number of plies to show of a line."""


def skeleton(words: Words, fill: Regions) -> Markup:
    """The panel's content: its heading, and the regions of the lines."""
    return join(
        [
            el("h2", words("study.panel.lines")),
            region("div", "lines-switches", fill),
            region("p", "lines-state", fill),
            region("div", "lines", fill),
            region("div", "worths", fill),
        ]
    )


def on_board(model: Model, table: Table, shown: Scene) -> Scene:
    """The board with the values of its targets, or with the previewed line."""
    moves = lines.previewed_moves(model, table)
    if moves:
        return lines.read_scene(model, table, moves, shown)
    return values.with_values(model, table, shown)


def of_pieces(model: Model, table: Table, words: Words) -> Mapping[Target, Markup]:
    """The values of the pieces in the tray, each told by shape, colour and label."""
    return {
        target: _chip(its.worth, words(its.told), words)
        for target, its in values.of_pieces(model, table).items()
    }


def regions(model: Model, table: Table, words: Words) -> Drawings:
    """The contents of the regions."""
    found, its = lines.known_findings(model, table), model.settings
    works = isinstance(model.engine.analysis, StudyJob)
    read, held = lines.previewed_moves(model, table), lines.held_of(model, table)
    shown = its.study_engine and its.study_values and not table.over
    return {
        "lines-switches": lazy(
            _switches,
            its.study_engine,
            model.study.endless,
            its.study_values,
            its.study_lines,
            lines.workers(model),
            words,
        ),
        "lines-state": _state(table, found, its, works, words),
        "lines": lazy(_lines, table.game, table.record, found, held, its.study_lines, read, words)
        if shown
        else _after_choice(model, table, words),
        "worths": lazy(_worths, table, found, held, words) if shown else NOTHING,
    }


def _switches(
    engine: bool, endless: bool, shown: bool, count: int, workers: int, words: Words
) -> Markup:
    cores = [Option(str(n), words("study.workers", n=n)) for n in range(1, MOST_WORKERS + 1)]
    numbers = [Choice(actions.STUDY_LINES(n), str(n)) for n in range(1, MOST_LINES + 1)]
    return join(
        [
            switch(words("study.engine"), actions.STUDY_ENGINE, "study-engine", on=engine),
            switch(words("study.values"), actions.STUDY_VALUES, "study-values", on=shown),
            switch(words("study.endless"), actions.STUDY_ENDLESS, "study-endless", on=endless),
            segments(words("study.count"), actions.STUDY_LINES(count), numbers),
            select(words("study.cores"), actions.STUDY_WORKERS, workers, cores, id="study-workers"),
        ]
    )


def _state(
    table: Table, found: StudyAnalysis | None, settings: Settings, works: bool, words: Words
) -> Markup:
    """The engine's progress: moves proven, depth, seconds, speed."""
    if table.over:
        return NOTHING
    if not settings.study_engine:
        return Markup(el("span", words("study.off")))
    if found is None:
        return Markup(el("span", words("study.begins" if works else "study.none")))
    parts = []
    if isinstance(table.game, Solvable):
        all_ = len(table.position.legal_moves())
        parts.append(words("study.proven", n=len(found.scores), all=all_))
    depth = max((line.depth for line in found.lines), default=0)
    if depth and not (found.finished and isinstance(table.game, Solvable)):
        parts.append(words("study.depth", n=depth))
    parts.append(words("study.seconds", n=round(found.seconds)))
    if works and found.nodes_per_second >= 1:  # 0 if a table knows the value
        parts.append(words("study.speed", n=round(found.nodes_per_second)))
    return Markup(el("span", " · ".join(parts)))


def _lines(
    game: Game[Position],
    record: Record,
    found: StudyAnalysis | None,
    held: StudyAnalysis | None,
    count: int,
    read: tuple[Move, ...],
    words: Words,
) -> Markup:
    """The best lines: each a value, and its plies as buttons."""
    shown = lines.in_order(found, held)[:count] if found is not None else ()
    rows = [_line(game, record, line, read, words) for line in shown if line.pv]
    label = words("study.panel.lines")
    return el("ol", rows, class_="lines", aria_label=label, data_aim=lines.PREVIEW_PREFIX)


def _line(
    game: Game[Position], record: Record, line: Evaluation, read: tuple[Move, ...], words: Words
) -> Markup:
    its = values.worth(game, record.position, line.score, proven=line.proven)
    told = words(values.score_text(game, record.position, line.score, proven=line.proven))
    chip = _chip(its if line.depth else its._replace(written="…"), told, words)
    is_read = bool(read) and line.pv[: len(read)] == read
    plies = list(_plies(game, record, line.pv[:_PLIES], len(read) if is_read else 0))
    return el("li", chip, el("span", plies, class_="pv"), class_="read" if is_read else None)


def _chip(its: Worth, told: str, words: Words) -> Markup:
    """A written value, and its meaning in words for screen readers and as a tooltip."""
    return el(
        "span",
        _line_text(its, words),
        class_=f"worth {its.style}",
        role="img",
        aria_label=told,
        title=told,
    )


def _line_text(its: Worth, words: Words) -> str:
    return its.written.replace(".", words("study.decimal"))


def _plies(
    game: Game[Position], record: Record, pv: tuple[Move, ...], read: int
) -> Iterator[Markup]:
    """The plies of a line as buttons. read: how many of them the board shows."""
    numbering, position, previous, names = at_cursor(record), record.position, None, []
    for n, move in enumerate(pv, 1):
        name = game.format_move(position, move)
        names.append(name)
        written = " ".join(names)
        numbered = name if numbering == previous else f"{numbering.label} {name}"
        yield plain_button(
            actions.STUDY_PLAY(written),
            numbered,
            data_aim=lines.PREVIEW_PREFIX + written,
            aria_current="true" if n == read else None,
        )
        previous, position = numbering, position.apply(move)
        numbering = numbering.after(position)


def _worths(
    table: Table, found: StudyAnalysis | None, held: StudyAnalysis | None, words: Words
) -> Markup:
    """A list of all moves, best first; initially collapsed."""
    if found is None:
        return NOTHING
    game, position = table.game, table.position
    solvable = isinstance(game, Solvable)
    rows = []
    for move, score in values.table_of_moves(table, found, held).items():
        name = game.format_move(position, move)
        proven = solvable or move in found.scores
        its, told = values.UNKNOWN, words("study.worth.unknown")
        if score is not None:
            its = values.worth(game, position, score, proven=proven)
            told = words(values.score_text(game, position, score, proven=proven))
        play = button(
            name,
            actions.STUDY_PLAY(name),
            variant="text",
            data_aim=lines.PREVIEW_PREFIX + name,
            aria_label=words("study.worth.of", move=name, worth=told),
        )
        chip = el(
            "span", _line_text(its, words) or "·", class_=f"worth {its.style}", aria_hidden="true"
        )
        rows.append(el("li", chip, play, el("span", told, aria_hidden="true")))
    summary = el("summary", words("study.worths"))
    every = el("ol", rows, class_="worths", data_aim=lines.PREVIEW_PREFIX)
    return el("details", summary, every, id="worths-all")


def _after_choice(model: Model, table: Table, words: Words) -> Markup:
    """While values are hidden: the value of the chosen move, compared with the best."""
    chosen = lines.last_choice(table)
    if not model.settings.study_engine or model.settings.study_values or table.over:
        return NOTHING
    guess = el("p", words("study.guess"))
    if chosen is None:
        return guess
    position, move = chosen
    found = model.analysis.studies.get((table.slug, position))
    score = None if found is None else lines.score_of(found, move)
    if found is None or score is None:
        return join([el("p", words("study.worth.wait")), guess])
    game = table.game
    proven = move in found.scores
    told = words(values.score_text(game, position, score, proven=proven))
    name = game.format_move(position, move)
    best = max(found.lines, key=lambda line: line.score)
    best_told = words(values.score_text(game, position, best.score, proven=best.proven))
    parts = [words("study.worth.chosen", move=name, worth=told)]
    if best.pv[0] != move and best.score > score:
        best_name = game.format_move(position, best.pv[0])
        parts.append(words("study.worth.best", move=best_name, worth=best_told))
    return join([el("p", " ".join(parts), class_="chosen"), guess])
