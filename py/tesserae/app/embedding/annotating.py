"""The host page's requests to draw on the board, to comment, and to replay.

None of this changes the game. It disappears when another position is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from tesserae.app.model import Model
from tesserae.app.model.host_marks import HostMarks
from tesserae.app.model.screen import GamePage, StudyPage
from tesserae.app.model.table import Table
from tesserae.app.play import replay
from tesserae.app.study import drawings
from tesserae.app.texts.frame_options import PACES
from tesserae.app.texts.wording import words_with
from tesserae.core.errors import BadInput
from tesserae.core.record.annotations import Drawing
from tesserae.core.record.comments import tidy
from tesserae.core.text import text
from tesserae.view.strings import hosted, study

MOST_DRAWINGS: Final = 32
"""Maximum number of the host page's drawings on a board."""

LONGEST_COMMENT: Final = 300

_LONGEST_NAME: Final = 3
"""Maximum length of a cell's name."""

_COLOURS: Final = {"green": "G", "red": "R", "yellow": "Y", "blue": "B"}

words_in = words_with(study.STRINGS, hosted.STRINGS)
"""All sentences of a language, and those for requests of a host page."""


def answer(model: Model, fields: Mapping[str, Any]) -> Model:
    """Carries out a request. BadInput if it is bad."""
    table = model.table
    if table is None or not isinstance(model.screen, (GamePage, StudyPage)):
        raise BadInput(text("embed.no_game"))
    return _REQUESTS[fields["type"]](model, table, fields)


def _highlight(model: Model, table: Table, fields: Mapping[str, Any]) -> Model:
    cells, colour = fields.get("cells"), _colour(fields)
    if not isinstance(cells, list) or not cells:
        raise BadInput(text("host.no_cells"))
    if len(cells) > MOST_DRAWINGS:
        raise BadInput(text("host.full", most=MOST_DRAWINGS))
    names = [_cell(model, table, it) for it in cells]
    return _with_drawings(model, [Drawing(colour, name, name) for name in names])


def _arrow(model: Model, table: Table, fields: Mapping[str, Any]) -> Model:
    start, end = (_cell(model, table, fields.get(name)) for name in ("from", "to"))
    if start == end:
        raise BadInput(text("host.arrow"))
    return _with_drawings(model, [Drawing(_colour(fields), start, end)])


def _comment(model: Model, _: Table, fields: Mapping[str, Any]) -> Model:
    said = fields.get("text")
    if not isinstance(said, str) or len(said) > LONGEST_COMMENT:
        raise BadInput(text("host.comment", most=LONGEST_COMMENT))
    return _with_marks(model, _marks(model)._replace(comment=tidy(said)))


def _evaluate(model: Model, _: Table, fields: Mapping[str, Any]) -> Model:
    value = fields.get("value")
    if value is None:
        return _with_marks(model, _marks(model)._replace(evaluation=None))
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 <= value <= 1:
        raise BadInput(text("host.evaluation.bad"))
    return _with_marks(model, _marks(model)._replace(evaluation=round(100 * value)))


def _replay(model: Model, table: Table, fields: Mapping[str, Any]) -> Model:
    """Replays the game, at a pace in seconds or at that of the frame; pauses (0)."""
    pace = fields.get("pace")
    if pace is not None and (type(pace) not in (int, float) or pace not in _PACES):
        raise BadInput(text("host.pace"))
    if pace == 0:
        return model.with_play(playback=0) if replay.is_replayed(model) else model
    if not table.record.variation:
        raise BadInput(text("host.no_moves"))
    if model.device.still:
        raise BadInput(text("host.still"))
    if pace is not None and model.frame is not None:
        model = model._replace(frame=model.frame._replace(pace=round(1_000 * pace)))
    return model if replay.is_replayed(model) else replay.toggle(model)


_PACES: Final = (0, *(float(pace) for pace in PACES))

_REQUESTS: Final[Mapping[str, Callable[[Model, Table, Mapping[str, Any]], Model]]] = {
    "highlight": _highlight,
    "arrow": _arrow,
    "comment": _comment,
    "setEvaluation": _evaluate,
    "clear": lambda model, _, __: model._replace(host_marks=None),
    "replay": _replay,
}


def _cell(model: Model, table: Table, name: object) -> str:
    """The name of a cell of the board. BadInput for anything else."""
    if not isinstance(name, str) or len(name) > _LONGEST_NAME:
        raise BadInput(text("host.no_cells"))
    if name not in drawings.places(model, table):
        raise BadInput(text("host.no_cell", cell=name))
    return name


def _colour(fields: Mapping[str, Any]) -> str:
    name = fields.get("colour", "green")
    if not isinstance(name, str) or name not in _COLOURS:
        raise BadInput(text("host.colour"))
    return _COLOURS[name]


def _marks(model: Model) -> HostMarks:
    return model.host_marks or HostMarks()


def _with_marks(model: Model, marks: HostMarks) -> Model:
    return model._replace(host_marks=None if marks == HostMarks() else marks)


def _with_drawings(model: Model, more: list[Drawing]) -> Model:
    """The model with more drawings, at most one from a cell to a cell."""
    marks = _marks(model)
    drawn = {(it.start, it.end): it for it in [*marks.drawings, *more]}
    if len(drawn) > MOST_DRAWINGS:
        raise BadInput(text("host.full", most=MOST_DRAWINGS))
    return _with_marks(model, marks._replace(drawings=tuple(drawn.values())))
