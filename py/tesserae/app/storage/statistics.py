"""Statistics of the games, puzzles and time on this device."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from tesserae.app.model import Model
from tesserae.app.model.practice import Progress
from tesserae.app.model.saved_games import Result, Summary
from tesserae.app.model.table import PERSON
from tesserae.app.model.training import Trained as Line
from tesserae.app.practice.puzzles.choosing import entries_of
from tesserae.app.practice.run.bests import read_bests
from tesserae.app.practice.training import schedule
from tesserae.app.practice.training.schedule_text import known_lines
from tesserae.app.storage.summaries import summaries_by_use
from tesserae.core.game import FIRST, SECOND, Side
from tesserae.core.puzzle.tiers import BOUNDS, tier_of
from tesserae.games import catalog
from tesserae.search.levels import LEVELS


class Score(NamedTuple):
    """Finished games of a person against the computer."""

    won: int = 0
    drawn: int = 0
    lost: int = 0

    @property
    def games(self) -> int:
        """The number of games."""
        return self.won + self.drawn + self.lost


class Against(NamedTuple):
    """The games of a slug against a level, from one side."""

    slug: str
    level: int
    side: Side
    score: Score


class Solved(NamedTuple):
    """The puzzles of a theme (or "", of a tier, from 0) that were tried.

    solved: at the first try.
    """

    slug: str
    theme: str
    tier: int
    solved: int
    tried: int


class Trained(NamedTuple):
    """The lines of studies of a game that were trained.

    learned: the last try was right. lasting: it comes back after the longest pause. misses: of all.
    """

    slug: str
    lines: int
    learned: int
    lasting: int
    misses: int


def against(model: Model) -> list[Against]:
    """The results of each game against each level, by the side that was played."""
    games = [it for it in summaries_by_use(model) if it.result]
    found = [
        Against(slug, level.number, side, _score(games, slug, level.number, side))
        for slug in catalog.NAMES
        for level in LEVELS
        for side in (FIRST, SECOND)
    ]
    return [it for it in found if it.score.games]


def _score(games: Iterable[Summary], slug: str, level: int, side: Side) -> Score:
    seats = (PERSON, level) if side == FIRST else (level, PERSON)
    results = [it.result for it in games if it.slug == slug and it.seats == seats]
    own: Result = "first" if side == FIRST else "second"
    other: Result = "second" if side == FIRST else "first"
    return Score(results.count(own), results.count("draw"), results.count(other))


def between_people(model: Model, slug: str) -> int:
    """The number of finished games between two people."""
    games = summaries_by_use(model)
    return sum(it.slug == slug and bool(it.result) and it.seats == (PERSON, PERSON) for it in games)


def solved_puzzles(model: Model) -> list[Solved]:
    """The puzzles that were tried, by theme and then by tier, of the games whose pools are here."""
    return [row for slug in catalog.NAMES for row in _solved_of_game(model, slug)]


def _solved_of_game(model: Model, slug: str) -> Iterator[Solved]:
    progress = model.practice.progress.get(slug, Progress())
    pool = model.practice.pools.get(slug, "")
    tried = progress.solved | progress.failed
    puzzles = [it for it in entries_of(pool) if it.number in tried] if tried else []
    for theme in sorted({it.theme for it in puzzles}):
        mine = [it.number in progress.solved for it in puzzles if it.theme == theme]
        yield Solved(slug, theme, 0, sum(mine), len(mine))
    for tier in range(len(BOUNDS) + 1):
        mine = [it.number in progress.solved for it in puzzles if tier_of(it.difficulty) == tier]
        if mine:
            yield Solved(slug, "", tier, sum(mine), len(mine))


def trained_lines(model: Model) -> list[Trained]:
    """The number of trained lines of each game that has any."""
    known = known_lines(model).values()
    found = [_training_of(slug, [it for it in known if it.slug == slug]) for slug in catalog.NAMES]
    return [it for it in found if it.lines]


def _training_of(slug: str, known: Sequence[Line]) -> Trained:
    lasting = [it for it in known if it.solved >= len(schedule.PAUSES)]
    learned, misses = sum(it.solved > 0 for it in known), sum(it.misses for it in known)
    return Trained(slug, len(known), learned, len(lasting), misses)


def best_runs(model: Model) -> list[tuple[str, int, str, int]]:
    """The best runs: slug, minutes, theme ("" for any), number of puzzles solved."""
    found = read_bests(model.practice.runs).items()
    return sorted((*kind, best.ever) for kind, best in found if _is_known(*kind))


def _is_known(slug: str, _: int, theme: str) -> bool:
    """Whether the game has puzzles of the theme; the stored one may be anything."""
    puzzles = catalog.by_slug(slug).puzzles
    return not theme or (puzzles is not None and theme in puzzles().themes)


def minutes(model: Model, slug: str) -> int:
    """The minutes for which a game was played."""
    return round(model.time.get(slug, 0) / 60_000)


def as_csv(model: Model) -> str:
    """The statistics as CSV, with the same words in every language."""
    rows: list[tuple[object, ...]] = [
        ("what", "game", "of", "side", "won", "drawn", "lost", "solved", "tried", "minutes")
    ]
    rows += [
        ("level", it.slug, it.level, it.side + 1, *it.score, "", "", "") for it in against(model)
    ]
    for row in solved_puzzles(model):
        what, of = ("theme", row.theme) if row.theme else ("tier", row.tier + 1)
        rows.append((what, row.slug, of, "", "", "", "", row.solved, row.tried, ""))
    rows += [
        ("lines", it.slug, "", "", "", "", it.misses, it.learned, it.lines, "")
        for it in trained_lines(model)
    ]
    rows += [
        ("run", slug, theme, "", "", "", "", solved, "", length)
        for slug, length, theme, solved in best_runs(model)
    ]
    rows += [
        ("time", slug, "", "", "", "", "", "", "", minutes(model, slug)) for slug in catalog.NAMES
    ]
    return "".join(",".join(map(str, row)) + "\r\n" for row in rows)
