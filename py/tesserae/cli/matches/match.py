"""python -m tesserae match: plays two engines against each other and measures Elo."""

from __future__ import annotations

import argparse
import math
import re
import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import ExitStack
from importlib import import_module
from itertools import islice
from typing import Final, NamedTuple, TypeAlias

from tesserae.cli.client import UgiPlayer
from tesserae.cli.matches.elo import Sprt, strength
from tesserae.cli.matches.pairs import (
    MARGIN,
    Contestant,
    GameClock,
    MatchOptions,
    MatchScore,
    Pairing,
    pairs,
)
from tesserae.cli.players import GoLimits, LevelPlayer, LocalPlayer, Player
from tesserae.core.errors import BadInput
from tesserae.core.game import Game, Position
from tesserae.core.text import Text, text
from tesserae.search.levels import LEVELS

PlayerFactory: TypeAlias = Callable[[Game[Position]], Player]
"""Makes an opponent for a game."""

_CONTESTANT: Final = re.compile(
    r"(?P<name>.{1,1000}?)(@(?P<limit>movetime|nodes|depth)=(?P<number>\d{1,9}))?"
)
_CLOCK: Final = re.compile(r"(\d{1,9})(?:\+(\d{1,9}))?")


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
    begin = text("cli.match.begin", games=2 * plan.pairs, timing=set_clocks(pairing))
    with ExitStack() as stack:
        for contestant in pairing:
            stack.callback(contestant.player.close)
        for pair in islice(pairs(game, pairing, plan.options), plan.pairs):
            if not score.games:
                say(begin)
            for number, result in enumerate(pair, score.games + 1):
                if result.fault:
                    say(text("cli.match.game", n=number, why=result.fault))
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
        "cli.match.test" if sprt else "cli.match.pair",
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
    yield text("cli.match.pairs", first=name, counts=" ".join(map(str, score.counts)))
    if sprt:
        accepted = sprt.accepted(score.counts)
        key = "cli.match.open" if accepted is None else f"cli.match.h{accepted}"
        yield text(key, first=name, low=f"{sprt.elo0:+g}", high=f"{sprt.elo1:+g}")


def _signed(elo: float) -> str:
    return f"{elo:+.0f}" if math.isfinite(elo) else f"{elo:+}"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments of `match` that follow the game."""
    parser.add_argument(
        "first", metavar="A", help="a level (level1 ...), ugi:COMMAND or the NAME of an --opponent"
    )
    parser.add_argument(
        "other",
        metavar="B",
        help="likewise; both may end in @movetime=MS, @nodes=N or @depth=N "
        "(plies; where turns have several, turns: 2 at the most)",
    )
    parser.add_argument(
        "--opponent",
        action="append",
        default=[],
        metavar="MODULE:NAME",
        help="makes NAME a player: in MODULE, a function or class that, called with the game, "
        "gives a tesserae.cli.players.Player",
    )
    parser.add_argument(
        "--games",
        type=int,
        default=100,
        metavar="N",
        help="at the most; rounded up to an even number, as each opening is played twice",
    )
    parser.add_argument("--openings", type=int, metavar="K", help="random plies at the beginning")
    parser.add_argument("--seed", type=int, default=0, metavar="S")
    parser.add_argument("--sprt", type=float, nargs=2, metavar=("ELO0", "ELO1"))
    parser.add_argument("--margin", type=int, default=MARGIN, metavar="MS", help="forgiven")
    pace = parser.add_mutually_exclusive_group()
    pace.add_argument("--movetime", type=int, metavar="MS", help="for a move")
    pace.add_argument("--nodes", type=int, metavar="N", help="for a move")
    pace.add_argument("--clock", metavar="MS[+MS]", help="for a game, and for every move made")


def run(chosen: argparse.Namespace, game: Game[Position], say: Callable[[Text], None]) -> None:
    """Runs the command. BadInput for unknown players and impossible numbers."""
    given = {"movetime": chosen.movetime, "nodes": chosen.nodes}
    limits = {name: number for name, number in given.items() if number is not None}
    numbers = (chosen.games - 1, chosen.openings or 0, chosen.margin, *limits.values())
    if any(not 0 <= number < 10**9 for number in numbers):
        raise BadInput(text("cli.match.number"))
    options = MatchOptions(chosen.seed, chosen.openings, _clock(chosen.clock), chosen.margin)
    factories = dict(map(_opponent, chosen.opponent))
    first, other = (
        contestant(game, spec, factories, limits) for spec in (chosen.first, chosen.other)
    )
    match(game, (first, other), Plan((chosen.games + 1) // 2, options, _sprt(chosen.sprt)), say)


def set_clocks(pairing: Pairing) -> Text:
    """Times both players alike, and says how.

    CPU time if both are in this process, else the wall clock.
    """
    players = [contestant.player for contestant in pairing]
    outside = any(isinstance(player, UgiPlayer) for player in players)
    for player in players:
        if isinstance(player, LocalPlayer):
            player.clock = time.monotonic if outside else time.process_time
    return text("cli.match.wall" if outside else "cli.match.cpu")


def contestant(
    game: Game[Position], spec: str, factories: Mapping[str, PlayerFactory], limits: GoLimits
) -> Contestant:
    """level3, ugi:COMMAND or the name of a factory, perhaps with a limit of its own."""
    match = _CONTESTANT.fullmatch(spec)
    if not match:
        raise BadInput(text("cli.match.nobody", name=spec[:80]))
    name = match["name"]
    if match["limit"]:
        limits = {match["limit"]: int(match["number"])}
    return Contestant(spec[:40], _player(game, name, factories), limits)


def _player(game: Game[Position], name: str, factories: Mapping[str, PlayerFactory]) -> Player:
    if name.startswith("ugi:"):
        return UgiPlayer(game, name.removeprefix("ugi:"))
    for level in LEVELS:
        if name == f"level{level.number}":
            return LevelPlayer(game, level)
    if name not in factories:
        raise BadInput(text("cli.match.nobody", name=name[:80]))
    player = factories[name](game)
    if not isinstance(player, Player):
        raise BadInput(text("cli.match.player", name=name[:80]))
    return player


def _opponent(spec: str) -> tuple[str, PlayerFactory]:
    """The name and the factory that MODULE:NAME stands for."""
    module, _, name = spec.partition(":")
    try:
        factory = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError):
        raise BadInput(text("cli.match.nobody", name=spec[:80])) from None
    if not callable(factory):
        raise BadInput(text("cli.match.player", name=name[:80]))
    return name, factory


def _clock(spec: str | None) -> GameClock | None:
    if spec is None:
        return None
    match = _CLOCK.fullmatch(spec)
    if not match:
        raise BadInput(text("cli.match.number"))
    return GameClock(int(match[1]), int(match[2] or 0))


def _sprt(elos: tuple[float, float] | None) -> Sprt | None:
    if elos is None:
        return None
    if not -1000 <= elos[0] < elos[1] <= 1000:
        raise BadInput(text("cli.match.number"))
    return Sprt(*elos)
