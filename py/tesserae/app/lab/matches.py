"""A match of the bot against a level: pairs of games from even openings, counted by the rules.

Every match of a game has the same openings. They differ from those of `tesserae match`: its seeds
are texts, which need a checksum that the page's Python lacks.
"""

from __future__ import annotations

from typing import NamedTuple

from tesserae.app.model import Model
from tesserae.app.model.lab import MATCH_GAMES, LabGame, LabMatch
from tesserae.app.model.screen import LabPage
from tesserae.app.model.table import REMOTE, Table
from tesserae.app.texts.game_links import game_link
from tesserae.app.texts.wording import ending_prompt
from tesserae.core.elo import Strength, strength
from tesserae.core.record import begin as begin_record
from tesserae.core.record import play_all
from tesserae.core.text import Text
from tesserae.games import catalog
from tesserae.search.even_opening import game_seed, opening


class Score(NamedTuple):
    """The score of a match so far, for the bot. elo: None before the first pair is over."""

    wins: int
    draws: int
    losses: int
    elo: Strength | None

    @property
    def halves(self) -> int:
        """Its half points."""
        return 2 * self.wins + self.draws


def begin(model: Model, page: LabPage) -> Model:
    """Puts the first game of a match on the board."""
    match = LabMatch(page.against)
    table = _table(page, match)
    return model._replace(screen=page._replace(match=match, table=table, asked=0))


def count_finished_game(model: Model, page: LabPage) -> Model:
    """Counts the game on the board if it is over, and puts the next one there."""
    match, table = page.match, page.table
    if match is None or not match.on or table is None or table.outcome is None:
        return model
    winner = table.outcome.winner
    points = 1 if winner is None else 2 * (table.seats[winner] == REMOTE)
    return count_game(model, page, points, ending_prompt(table).what)


def count_game(model: Model, page: LabPage, points: int, why: Text) -> Model:
    """Counts the game on the board, and puts the next one there."""
    match, table = page.match, page.table
    if match is None or table is None:
        return model
    game = LabGame(points, len(table.record.moves), why, game_link(table))
    match = match._replace(games=(*match.games, game))
    if len(match.games) == MATCH_GAMES:
        page = page._replace(match=match._replace(on=False), phase="idle", asked=0)
    else:
        page = page._replace(match=match, table=_table(page, match), asked=0)
    return model._replace(screen=page)


def _table(page: LabPage, match: LabMatch) -> Table:
    """The next game of a match."""
    pair, second = divmod(len(match.games), 2)
    game = catalog.by_slug(page.slug)
    record = play_all(begin_record(game.initial()), opening(game, None, pair).moves)
    seats = (match.level, REMOTE) if second else (REMOTE, match.level)
    return Table(page.slug, record, seats, seed=game_seed(pair))


def score(match: LabMatch) -> Score:
    """The score so far. Elo is computed per pair, because paired games are correlated."""
    halves = [game.points for game in match.games]
    counts = [0] * 5
    for one, other in zip(halves[::2], halves[1::2], strict=False):
        counts[one + other] += 1
    elo = strength(counts) if any(counts) else None
    return Score(halves.count(2), halves.count(1), halves.count(0), elo)
