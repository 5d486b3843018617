"""python -m tesserae match: plays two engines against each other and measures Elo."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Final

from tesserae.core.errors import BadInput
from tesserae.core.game import Game, Position
from tesserae.core.text import Text, text
from tesserae.library.engines.limits import GoLimits
from tesserae.library.matches.elo import Sprt
from tesserae.library.matches.match import Plan, match
from tesserae.library.matches.pairs import MARGIN, Contestant, GameClock, MatchOptions
from tesserae.library.matches.players import LevelPlayer, Player, PlayerFactory
from tesserae.library.matches.ugi_player import UgiPlayer
from tesserae.search.levels import LEVELS

_CONTESTANT: Final = re.compile(
    r"(?P<name>.{1,1000}?)(@(?P<limit>movetime|nodes|depth)=(?P<number>\d{1,9}))?"
)
_CLOCK: Final = re.compile(r"(\d{1,9})(?:\+(\d{1,9}))?")


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
        "gives a tesserae.library.matches.players.Player",
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
        raise BadInput(text("match.number"))
    options = MatchOptions(chosen.seed, chosen.openings, _clock(chosen.clock), chosen.margin)
    factories = dict(map(_opponent, chosen.opponent))
    first, other = (
        contestant(game, spec, factories, limits) for spec in (chosen.first, chosen.other)
    )
    match(game, (first, other), Plan((chosen.games + 1) // 2, options, _sprt(chosen.sprt)), say)


def contestant(
    game: Game[Position], spec: str, factories: Mapping[str, PlayerFactory], limits: GoLimits
) -> Contestant:
    """level3, ugi:COMMAND or the name of a factory, perhaps with a limit of its own."""
    found = _CONTESTANT.fullmatch(spec)
    if not found:
        raise BadInput(text("match.nobody", name=spec[:80]))
    name = found["name"]
    if found["limit"]:
        limits = {found["limit"]: int(found["number"])}
    return Contestant(spec[:40], _player(game, name, factories), limits)


def _player(game: Game[Position], name: str, factories: Mapping[str, PlayerFactory]) -> Player:
    if name.startswith("ugi:"):
        return UgiPlayer(game, name.removeprefix("ugi:"))
    for level in LEVELS:
        if name == f"level{level.number}":
            return LevelPlayer(game, level)
    if name not in factories:
        raise BadInput(text("match.nobody", name=name[:80]))
    player = factories[name](game)
    if not isinstance(player, Player):
        raise BadInput(text("match.player", name=name[:80]))
    return player


def _opponent(spec: str) -> tuple[str, PlayerFactory]:
    """The name and the factory that MODULE:NAME stands for."""
    module, _, name = spec.partition(":")
    try:
        factory = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError):
        raise BadInput(text("match.nobody", name=spec[:80])) from None
    if not callable(factory):
        raise BadInput(text("match.player", name=name[:80]))
    return name, factory


def _clock(spec: str | None) -> GameClock | None:
    if spec is None:
        return None
    found = _CLOCK.fullmatch(spec)
    if not found:
        raise BadInput(text("match.number"))
    return GameClock(int(found[1]), int(found[2] or 0))


def _sprt(elos: tuple[float, float] | None) -> Sprt | None:
    if elos is None:
        return None
    if not -1000 <= elos[0] < elos[1] <= 1000:
        raise BadInput(text("match.number"))
    return Sprt(*elos)
