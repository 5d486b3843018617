"""Reports on matches and tournaments, and how their moves are timed."""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Mapping, Sequence

from tesserae.core.elo import Sprt, strength
from tesserae.core.text import Text, text
from tesserae.library.matches.pairs import MatchScore, Pairing
from tesserae.library.matches.players import LocalPlayer
from tesserae.library.matches.ratings import ratings
from tesserae.library.matches.ugi_player import UgiPlayer


def score_line(score: MatchScore, names: Sequence[str], sprt: Sprt | None = None) -> Text:
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
        elo=_signed_elo(elo),
        low=_signed_elo(low),
        high=_signed_elo(high),
        los=f"{100 * los:.1f}",
        llr=f"{sprt.llr(score.counts):+.2f}" if sprt else "",
        bound=f"{sprt.bound:.2f}" if sprt else "",
    )


def verdict(score: MatchScore, name: str, sprt: Sprt | None) -> Iterator[Text]:
    """The pairs of a match by points, and how its test ended."""
    yield text("match.pairs", first=name, counts=" ".join(map(str, score.counts)))
    if sprt:
        accepted = sprt.decision(score.counts)
        key = "match.open" if accepted is None else f"match.h{accepted}"
        yield text(key, first=name, low=f"{sprt.elo0:+g}", high=f"{sprt.elo1:+g}")


def table(names: Sequence[str], scores: Mapping[tuple[int, int], MatchScore]) -> Iterator[Text]:
    """The lines of a table of players, the best first. scores: of those who have met.

    LOS is the likelihood that a player is better than the next one.
    """
    own = {
        player: [
            score if at == 0 else _score_of_other(score)
            for pairing, score in scores.items()
            for at in (0, 1)
            if pairing[at] == player and score.games
        ]
        for player in range(len(names))
    }
    met = [player for player in own if own[player]]
    if not met:
        return
    at = {player: number for number, player in enumerate(met)}
    found = ratings(
        len(met), {(at[a], at[b]): score.counts for (a, b), score in scores.items() if score.games}
    )
    ranking = sorted(met, key=lambda player: -found.elos[at[player]])
    width = max(len(names[player]) for player in met)
    yield text("match.table", player=" " * width)
    for rank, player in enumerate(ranking, 1):
        elo, error = found.elos[at[player]], found.error(at[player])
        below = ranking[rank : rank + 1]
        wins, draws, losses = (
            sum(its) for its in zip(*(score[:3] for score in own[player]), strict=True)
        )
        yield text(
            "match.row",
            rank=f"{rank:3d}",
            player=names[player].ljust(width),
            elo=f"{elo:+6.0f}",
            interval=f"[{elo - error:+.0f}, {elo + error:+.0f}]".rjust(16),
            points=f"{wins + draws / 2:g}".rjust(8),
            games=f"{wins + draws + losses:7d}",
            record=f"+{wins} ={draws} -{losses}".rjust(16),
            los="".join(f"{100 * found.los(at[player], at[it]):7.1f} %" for it in below),
        )


def forfeit(fault: Text) -> tuple[str, Text]:
    """Who forfeited a game, and why, without the times, which differ from game to game."""
    told = dict(fault.args)
    name, why = str(told["name"]), told["why"]
    if not isinstance(why, Text):
        return name, fault
    if why.key == "match.late":
        return name, text("grade.late", allowed=dict(why.args)["allowed"])
    return name, why


def _score_of_other(score: MatchScore) -> MatchScore:
    """A score for the other player."""
    return MatchScore(score.losses, score.draws, score.wins, score.counts[::-1])


def _signed_elo(elo: float) -> str:
    return f"{elo:+.0f}" if math.isfinite(elo) else f"{elo:+}"


def set_clocks(pairing: Pairing) -> Text:
    """Times both players alike, and says how.

    CPU time if both are in this process, else the wall clock.
    """
    players = [contestant.player for contestant in pairing]
    outside = any(isinstance(player, UgiPlayer) for player in players)
    for player in players:
        if isinstance(player, LocalPlayer):
            player.clock = time.monotonic if outside else player.cpu_time
    return text("match.wall" if outside else "match.cpu")
