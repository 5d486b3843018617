"""The players named on a command line."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Final

from tesserae.core.errors import BadInput
from tesserae.core.game import Game, Position
from tesserae.core.text import text
from tesserae.library.engines.limits import GoLimits
from tesserae.library.engines.process import Fault
from tesserae.library.executors import load_named
from tesserae.library.grading.isolated import IsolatedBot
from tesserae.library.grading.limits import IN_MATCHES
from tesserae.library.matches.beginner import NAME, Beginner
from tesserae.library.matches.bots import LONGEST_FILE
from tesserae.library.matches.files import read_file
from tesserae.library.matches.players import Absentee, LevelPlayer, Player, PlayerFactory
from tesserae.library.matches.tournament import Entrant
from tesserae.library.matches.ugi_player import UgiPlayer
from tesserae.library.sentences import language
from tesserae.search.levels import LEVELS

_SETTING: Final = re.compile(r"@(movetime|nodes|depth|name|option\.[^=@]{1,80})=")
_NUMBER: Final = re.compile(r"\d{1,9}", re.ASCII)
_LONGEST: Final = 1_000
"""Maximum length of a player's specification."""


def entrant(
    game: Game[Position], spec: str, factories: Mapping[str, PlayerFactory], limits: GoLimits
) -> Entrant:
    """The entrant of level3, beginner, ugi:COMMAND, FILE.py or a factory's name; with settings."""
    who, *settings = _SETTING.split(spec)
    given = dict(zip(settings[::2], settings[1::2], strict=True))
    own = {name: given[name] for name in ("movetime", "nodes", "depth") if name in given}
    if not who or len(spec) > _LONGEST or not all(map(_NUMBER.fullmatch, own.values())):
        raise BadInput(text("match.nobody", name=spec[:80]))
    options = {
        name.removeprefix("option."): value
        for name, value in given.items()
        if name.startswith("option.")
    }
    if options and not who.startswith("ugi:"):
        raise BadInput(text("match.no_options", name=who[:80]))
    name = given.get("name") or (Path(spec).name if who.endswith(".py") else spec)[:40]
    printable = "".join(it if it.isprintable() else "?" for it in name[:60])
    limits = {limit: int(number) for limit, number in own.items()} or limits
    return Entrant(printable, _factory(game, who, factories, options), limits)


def _factory(
    game: Game[Position],
    who: str,
    factories: Mapping[str, PlayerFactory],
    options: Mapping[str, str],
) -> PlayerFactory:
    if who.startswith("ugi:"):
        return partial(UgiPlayer, command=who.removeprefix("ugi:"), options=options)
    for level in LEVELS:
        if who == f"level{level.number}":
            return partial(LevelPlayer, level=level)
    if who == NAME and who not in factories:
        return Beginner
    if who in factories:
        if not isinstance(factories[who](game), Player):
            raise BadInput(text("match.player", name=who[:80]))
        return factories[who]
    if who.endswith(".py"):
        source = read_file(who, LONGEST_FILE)
        limits = IN_MATCHES
        return partial(IsolatedBot, path=who, limits=limits, language=language(), source=source)
    raise BadInput(text("match.nobody", name=who[:80]))


def told_apart(entrants: list[Entrant]) -> list[Entrant]:
    """Adds a number to a name that another entrant has already."""
    names: list[str] = []
    for entrant in entrants:
        name, number = entrant.name, 2
        while name in names:
            name, number = f"{entrant.name} ({number})", number + 1
        names.append(name)
    return [entrant._replace(name=name) for entrant, name in zip(entrants, names, strict=True)]


def try_entrant(entrant: Entrant, game: Game[Position], *, needed: bool) -> tuple[Entrant, bool]:
    """Tries an entrant's player; returns the entrant, and whether it is a UGI engine.

    A bot that cannot be loaded becomes one that loses every game, unless it is needed. BadInput
    if a player does not start, or does not have an option.
    """
    player = entrant.make(game)
    try:
        if isinstance(player, IsolatedBot):
            player.load()
        player.begin(0)
    except BadInput as bad:
        if needed:
            raise
        return entrant._replace(make=partial(Absentee, why=bad.text)), False
    except Fault as fault:
        raise BadInput(text("match.fault", name=entrant.name, why=fault.text)) from None
    finally:
        player.close()
    return entrant, isinstance(player, UgiPlayer)


def opponent(spec: str) -> tuple[str, PlayerFactory]:
    """The name and the factory of MODULE:NAME."""
    factory, name = load_named(spec), spec.partition(":")[2]
    if not callable(factory):
        raise BadInput(text("match.player", name=name[:80]))
    return name, factory
