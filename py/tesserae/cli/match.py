"""python -m tesserae match: two players, and what their games say of their strength."""

from __future__ import annotations

import argparse
import math
import re
from collections.abc import Callable, Iterable, Mapping
from contextlib import ExitStack
from importlib import import_module
from itertools import islice
from typing import Any, Final, NamedTuple, TypeAlias

from tesserae.cli.client import UgiPlayer
from tesserae.cli.elo import Sprt, strength
from tesserae.cli.pairs import MARGIN, GameClock, Seat, Standing, Terms, pairs
from tesserae.cli.players import Asked, LevelPlayer, Player
from tesserae.core.errors import BadInput
from tesserae.core.game import Game
from tesserae.core.text import Text, text
from tesserae.search.levels import LEVELS

Maker: TypeAlias = Callable[[Game[Any]], Player]
"""What makes an opponent for a game."""

_SEAT: Final = re.compile(
    r"(?P<name>.{1,1000}?)(@(?P<limit>movetime|nodes|depth)=(?P<number>\d{1,9}))?"
)
_CLOCK: Final = re.compile(r"(\d{1,9})(?:\+(\d{1,9}))?")


class Plan(NamedTuple):
    """A match as it is asked for."""

    pairs: int
    terms: Terms
    sprt: Sprt | None = None


def match(
    game: Game[Any], seats: tuple[Seat, Seat], plan: Plan, say: Callable[[Text], None]
) -> Standing:
    """Plays until all pairs are played or the test has an answer, and tells every pair."""
    standing = Standing()
    with ExitStack() as stack:
        for seat in seats:
            stack.callback(seat.player.close)
        for pair in islice(pairs(game, seats, plan.terms), plan.pairs):
            for number, result in enumerate(pair, standing.games + 1):
                if result.fault:
                    say(text("cli.match.game", n=number, why=result.fault))
            standing = standing.after(pair)
            say(line(standing, (seats[0].name, seats[1].name), plan.sprt))
            if plan.sprt and plan.sprt.accepted(standing.counts) is not None:
                break
    for said in _verdict(standing, seats[0].name, plan.sprt):
        say(said)
    return standing


def line(standing: Standing, names: tuple[str, str], sprt: Sprt | None = None) -> Text:
    """What a match has come to, in one line."""
    elo, low, high, los = strength(standing.counts)
    return text(
        "cli.match.test" if sprt else "cli.match.pair",
        games=standing.games,
        first=names[0],
        other=names[1],
        points=f"{standing.points:g}",
        against=f"{standing.games - standing.points:g}",
        wins=standing.wins,
        draws=standing.draws,
        losses=standing.losses,
        elo=_signed(elo),
        low=_signed(low),
        high=_signed(high),
        los=f"{100 * los:.1f}",
        llr=f"{sprt.llr(standing.counts):+.2f}" if sprt else "",
        bound=f"{sprt.bound:.2f}" if sprt else "",
    )


def _verdict(standing: Standing, name: str, sprt: Sprt | None) -> Iterable[Text]:
    yield text("cli.match.pairs", first=name, counts=" ".join(map(str, standing.counts)))
    if sprt:
        accepted = sprt.accepted(standing.counts)
        key = "cli.match.open" if accepted is None else f"cli.match.h{accepted}"
        yield text(key, first=name, low=f"{sprt.elo0:+g}", high=f"{sprt.elo1:+g}")


def _signed(elo: float) -> str:
    return f"{elo:+.0f}" if math.isfinite(elo) else f"{elo:+}"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What `match` takes after the game."""
    parser.add_argument("first", metavar="A", help="a level (level1 ...), ugi:COMMAND or opponent")
    parser.add_argument("other", metavar="B", help="likewise; both may end in @LIMIT=N")
    parser.add_argument("--opponent", action="append", default=[], metavar="MODULE:NAME")
    parser.add_argument("--games", type=int, default=100, metavar="N", help="at the most, in pairs")
    parser.add_argument("--openings", type=int, metavar="K", help="random plies at the beginning")
    parser.add_argument("--seed", type=int, default=0, metavar="S")
    parser.add_argument("--sprt", type=float, nargs=2, metavar=("ELO0", "ELO1"))
    parser.add_argument("--margin", type=int, default=MARGIN, metavar="MS", help="forgiven")
    pace = parser.add_mutually_exclusive_group()
    pace.add_argument("--movetime", type=int, metavar="MS", help="for a move")
    pace.add_argument("--nodes", type=int, metavar="N", help="for a move")
    pace.add_argument("--clock", metavar="MS[+MS]", help="for a game, and for every move made")


def run(chosen: argparse.Namespace, game: Game[Any], say: Callable[[Text], None]) -> None:
    """Carries the command out. BadInput for players and numbers that cannot be."""
    limits = {"movetime": chosen.movetime, "nodes": chosen.nodes}
    asked = {name: number for name, number in limits.items() if number is not None}
    numbers = (chosen.games - 1, chosen.openings or 0, chosen.margin, *asked.values())
    if any(not 0 <= number < 10**9 for number in numbers):
        raise BadInput(text("cli.match.number"))
    terms = Terms(chosen.seed, chosen.openings, _clock(chosen.clock), chosen.margin)
    makers = dict(map(_opponent, chosen.opponent))
    first, other = (seat(game, said, makers, asked) for said in (chosen.first, chosen.other))
    match(game, (first, other), Plan((chosen.games + 1) // 2, terms, _sprt(chosen.sprt)), say)


def seat(game: Game[Any], said: str, makers: Mapping[str, Maker], asked: Asked) -> Seat:
    """Whoever is meant: level3, ugi:COMMAND or a maker's name, maybe with a limit of his own."""
    found = _SEAT.fullmatch(said)
    if not found:
        raise BadInput(text("cli.match.nobody", name=said[:80]))
    name = found["name"]
    if found["limit"]:
        asked = {found["limit"]: int(found["number"])}
    return Seat(said[:40], _player(game, name, makers), asked)


def _player(game: Game[Any], name: str, makers: Mapping[str, Maker]) -> Player:
    if name.startswith("ugi:"):
        return UgiPlayer(game, name.removeprefix("ugi:"))
    for level in LEVELS:
        if name == f"level{level.number}":
            return LevelPlayer(game, level)
    if name not in makers:
        raise BadInput(text("cli.match.nobody", name=name[:80]))
    return makers[name](game)


def _opponent(said: str) -> tuple[str, Maker]:
    """The name and the maker that MODULE:NAME stands for."""
    module, _, name = said.partition(":")
    try:
        return name, getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError):
        raise BadInput(text("cli.match.nobody", name=said[:80])) from None


def _clock(said: str | None) -> GameClock | None:
    if said is None:
        return None
    found = _CLOCK.fullmatch(said)
    if not found:
        raise BadInput(text("cli.match.number"))
    return GameClock(int(found[1]), int(found[2] or 0))


def _sprt(elos: tuple[float, float] | None) -> Sprt | None:
    if elos is None:
        return None
    if not -1000 <= elos[0] < elos[1] <= 1000:
        raise BadInput(text("cli.match.number"))
    return Sprt(*elos)
