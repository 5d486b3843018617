"""A match: pairs of games until all are played, or a test is decided; what is told of it."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from itertools import islice
from typing import NamedTuple

from tesserae.core.game import Game, Position
from tesserae.core.text import Text, text
from tesserae.library.matches.elo import Sprt, strength
from tesserae.library.matches.pairs import MatchOptions, MatchScore, Pairing, pairs
from tesserae.library.matches.players import LocalPlayer
from tesserae.library.matches.ugi_player import UgiPlayer


class Plan(NamedTuple):
    """The length of a match, its options, and the test that may end it early."""

    pairs: int
    options: MatchOptions
    sprt: Sprt | None = None


def match(
    game: Game[Position],
    pairing: Pairing,
    plan: Plan,
    say: Callable[[Text], None],
) -> MatchScore:
    """Plays until all pairs are played or the test is decided, and reports every pair.

    The first report also tells the number of games, and how moves are timed.
    """
    score = MatchScore()
    begin = text("match.begin", games=2 * plan.pairs, timing=set_clocks(pairing))
    with ExitStack() as stack:
        for contestant in pairing:
            stack.callback(contestant.player.close)
        for pair in islice(pairs(game, pairing, plan.options), plan.pairs):
            if not score.games:
                say(begin)
            for number, result in enumerate(pair, score.games + 1):
                if result.fault:
                    say(text("match.game", n=number, why=result.fault))
            score = score.after(pair)
            say(score_line(score, (pairing[0].name, pairing[1].name), plan.sprt))
            if plan.sprt and plan.sprt.accepted(score.counts) is not None:
                break
    for conclusion in _verdict(score, pairing[0].name, plan.sprt):
        say(conclusion)
    return score


def score_line(score: MatchScore, names: tuple[str, str], sprt: Sprt | None = None) -> Text:
    """The score of a match in one line."""
    elo, low, high, los = strength(score.counts)
    return text(
        "match.test" if sprt else "match.pair",
        games=score.games,
        first=names[0],
        other=names[1],
        points=f"{score.points:g}",
        against=f"{score.games - score.points:g}",
        wins=score.wins,
        draws=score.draws,
        losses=score.losses,
        elo=_signed(elo),
        low=_signed(low),
        high=_signed(high),
        los=f"{100 * los:.1f}",
        llr=f"{sprt.llr(score.counts):+.2f}" if sprt else "",
        bound=f"{sprt.bound:.2f}" if sprt else "",
    )


def _verdict(score: MatchScore, name: str, sprt: Sprt | None) -> Iterable[Text]:
    yield text("match.pairs", first=name, counts=" ".join(map(str, score.counts)))
    if sprt:
        accepted = sprt.accepted(score.counts)
        key = "match.open" if accepted is None else f"match.h{accepted}"
        yield text(key, first=name, low=f"{sprt.elo0:+g}", high=f"{sprt.elo1:+g}")


def _signed(elo: float) -> str:
    return f"{elo:+.0f}" if math.isfinite(elo) else f"{elo:+}"


def set_clocks(pairing: Pairing) -> Text:
    """Times both players alike, and says how.

    CPU time if both are in this process, else the wall clock.
    """
    players = [contestant.player for contestant in pairing]
    outside = any(isinstance(player, UgiPlayer) for player in players)
    for player in players:
        if isinstance(player, LocalPlayer):
            player.clock = time.monotonic if outside else time.process_time
    return text("match.wall" if outside else "match.cpu")
