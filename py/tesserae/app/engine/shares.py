"""The JSON that workers of a study exchange: the job, and each one's findings.

The workers are of one build, and nothing comes from outside: only the first move of a line is
checked.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tesserae.app.model.analysis import StudyAnalysis
from tesserae.app.model.engine import StudyJob
from tesserae.core.errors import BadInput
from tesserae.core.game import Move, Position
from tesserae.core.json_text import compact, load_object
from tesserae.core.text import text as words
from tesserae.games import catalog
from tesserae.search.multipv.findings import Findings, Line
from tesserae.search.report import Report

LONGEST: Final = 200_000
"""Maximum length of such a text."""

_MOST_ITEMS: Final = 1_000
"""Maximum number of moves, lines and plies in one."""


def write_job(job: StudyJob, known: Mapping[Move, int]) -> str:
    """A position to study, with the scores of moves that are already proven."""
    return compact({**_job_key(job), "seconds": job.seconds, "known": list(known.items())})


def read_job(text: str, part: int) -> tuple[StudyJob, Mapping[Move, int]]:
    """The job and the scores in such a text, for one of the parts. BadInput if it is malformed."""
    stored = _object(text)
    slug, written, seconds = stored.get("slug"), stored.get("position"), stored.get("seconds")
    if slug not in catalog.NAMES or not isinstance(written, str):
        raise _bad()
    if not (seconds is None or isinstance(seconds, (int, float))):
        raise _bad()
    position = catalog.by_slug(slug).decode(written)
    lines, parts = _number(stored.get("lines")), _number(stored.get("parts"))
    known = _scores(stored.get("known"), position)
    return StudyJob(slug, position, lines, seconds, part, parts), known


def write_found(job: StudyJob, found: StudyAnalysis) -> str:
    """The findings of one worker as text."""
    lines = [[it.score, it.depth, list(it.pv), it.proven] for it in found.lines]
    scores = list(found.scores.items())
    its = {**_job_key(job), "part": job.part, "nodes": found.nodes}
    return compact({**its, "found": lines, "scores": scores})


def read_found(text: str, job: StudyJob) -> tuple[int, Findings] | None:
    """The number of the part, and its findings; None if they are for another job.

    BadInput if it is malformed.
    """
    stored = _object(text)
    if any(stored.get(name) != value for name, value in _job_key(job).items()):
        return None
    part, nodes = _number(stored.get("part")), _number(stored.get("nodes"), 2**52)
    if not 0 < part < job.parts:
        return None
    lines = tuple([_line(it, nodes, job.position) for it in _list(stored.get("found"))])
    return part, Findings(lines, _scores(stored.get("scores"), job.position), nodes)


def _job_key(job: StudyJob) -> dict[str, object]:
    """The key by which workers recognise a job."""
    written = catalog.by_slug(job.slug).encode(job.position)
    return {"slug": job.slug, "position": written, "lines": job.lines, "parts": job.parts}


def _object(text: str) -> Mapping[str, Any]:
    try:
        return load_object(text, LONGEST)
    except ValueError:
        raise _bad() from None


def _bad() -> BadInput:
    return BadInput(words("error.bad_event"))


def _number(value: object, most: int = _MOST_ITEMS) -> int:
    if type(value) is not int or not 0 <= value < most:
        raise _bad()
    return value


def _list(value: object) -> list[Any]:
    if not isinstance(value, list) or len(value) > _MOST_ITEMS:
        raise _bad()
    return value


def _score(value: object) -> int:
    if type(value) is not int or abs(value) > 2**31:
        raise _bad()
    return value


def _scores(value: object, position: Position) -> dict[Move, int]:
    """Pairs of a legal move and its score."""
    pairs = [_list(pair) for pair in _list(value)]
    if any(len(pair) != 2 for pair in pairs):
        raise _bad()
    scores = {Move(_number(move, 2**62)): _score(score) for move, score in pairs}
    legal = frozenset(position.legal_moves())
    if any(move not in legal for move in scores):
        raise _bad()
    return scores


def _line(value: object, nodes: int, position: Position) -> Line:
    """A line that begins with a legal move."""
    score, depth, pv, proven = (*_list(value), None, None, None, None)[:4]
    moves = tuple([Move(_number(move, 2**62)) for move in _list(pv)])
    if not moves or moves[0] not in position.legal_moves() or not isinstance(proven, bool):
        raise _bad()
    return Line(Report(_number(depth), _score(score), nodes, moves), proven)
