"""Grades: the games of a bot against several opponents, and their results."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from tesserae.core.errors import BadInput
from tesserae.core.game import Game, Move, Position
from tesserae.core.text import Text, text
from tesserae.library.engines.limits import GoLimits
from tesserae.library.grading.isolated import IsolatedBot
from tesserae.library.grading.limits import BotLimits
from tesserae.library.matches.pairs import Contestant, MatchOptions, MatchScore, Result, pair
from tesserae.library.matches.players import GameHistory, LevelPlayer, LocalPlayer, Player
from tesserae.library.matches.reports import forfeit
from tesserae.search.levels import LEVELS

RANDOM: Final = "random"
"""The opponent that makes any legal move."""

NODES: Final = 3_000
"""Maximum number of nodes for a move of an opponent. It is never timed, so games repeat."""


class RandomPlayer(LocalPlayer):
    """Makes any legal move; the same ones for the same seed."""

    def choose(self, history: GameHistory, limits: GoLimits) -> Move:
        """A legal move."""
        del limits
        rng = random.Random(f"{self.seed} {len(history.moves)}")
        return rng.choice(history.position.legal_moves())


class Grade(NamedTuple):
    """The games of a bot against one opponent.

    faults: why it forfeited games, each with the number of games. longest: milliseconds of its
    longest move that was in time. moves: how many it made.
    """

    opponent: str
    score: MatchScore
    faults: dict[Text, int]
    longest: int
    spent: int
    moves: int

    @property
    def share(self) -> float:
        """Points per game, from 0 to 1."""
        return self.score.points / self.score.games if self.score.games else 0.0

    def as_json(self, said: Callable[[Text], str]) -> dict[str, Any]:
        """The grade as a dict for json.dumps."""
        return {
            "opponent": self.opponent,
            "games": self.score.games,
            "wins": self.score.wins,
            "draws": self.score.draws,
            "losses": self.score.losses,
            "points": self.score.points,
            "share": round(self.share, 4),
            "forfeits": sum(self.faults.values()),
            "faults": [{"why": said(why), "games": n} for why, n in self.faults.items()],
            "longest_move_ms": self.longest,
            "mean_move_ms": round(self.spent / self.moves, 1) if self.moves else 0.0,
        }


def opponent_of(game: Game[Position], name: str) -> Player:
    """The opponent of a name: random, or level1 to level5. BadInput for other names."""
    if name == RANDOM:
        return RandomPlayer()
    for level in LEVELS:
        if name == f"level{level.number}":
            return LevelPlayer(game, level)
    raise BadInput(text("grade.nobody", name=name[:40]))


def grades(
    game: Game[Position],
    bot: IsolatedBot,
    limits: BotLimits,
    opponents: Sequence[str],
    games: int,
    seed: int,
) -> Iterator[Grade]:
    """Plays pairs of games against each opponent. The same arguments give the same games.

    games: against each, rounded up to whole pairs. Nothing depends on the machine, unless the bot
    uses a clock or random numbers from elsewhere than `random`.
    """
    options = MatchOptions(seed, margin=limits.margin)
    movetime = {"movetime": round(1000 * limits.seconds)}
    for name in opponents:
        graded = Contestant("bot", bot, movetime)
        other = Contestant(name, opponent_of(game, name), {"nodes": NODES})
        grade = Grade(name, MatchScore(), {}, 0, 0, 0)
        for number in range((games + 1) // 2):
            played = pair(game, (graded, other), options, number)
            for result in played:
                grade = _with(grade, result)
            grade = grade._replace(score=grade.score.after(played))
        yield grade


def _with(grade: Grade, result: Result) -> Grade:
    """The grade after one more game. Only the bot is timed, so all times are its own."""
    times = [it.spent for it in result.times if it is not None]
    faults = dict(grade.faults)
    if result.fault is not None:
        _, why = forfeit(result.fault)
        faults[why] = faults.get(why, 0) + 1
    return grade._replace(
        faults=faults,
        longest=max([grade.longest, *times]),
        spent=grade.spent + sum(times),
        moves=grade.moves + len(times),
    )
