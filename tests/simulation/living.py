"""Lives: worlds in which people do what they like, by a seed; what they broke, as short scripts."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from tesserae.games import catalog
from tests.simulation.controls import controls_of, keys_of
from tests.simulation.law import Law
from tests.simulation.laws import LAWS
from tests.simulation.people import Deed, Person, cast
from tests.simulation.script import Run
from tests.simulation.tab import Step, Tab

TABS: Final = 3


def life(seed: int, length: int = 0, laws: Sequence[Law] = LAWS) -> Run:
    """What happens in one world, for so many steps, or as long as its people live."""
    rng = Random(seed)
    run = Run(seed, laws)
    people = cast(rng)
    length = length or people[0].length
    names = {person.name: [person.name] for person in people}
    while len(run.steps) < length:
        person = rng.choice(people)
        if person.start.startswith("chat") and not run.world.links:
            person = people[0]
        tab = run.world.tabs.get(rng.choice(names[person.name]))
        if tab is None:
            language = rng.choice(("en", "en", "fr"))
            how = rng.choices(("", " partial", " embed"), (90, 5, 5))[0]
            start = person.filled(person.start, some_moves(person.game, rng, 8))
            run.do(Step(person.name, "open", start, language + how))
            continue
        if tab.partial and rng.random() < 0.1:
            run.do(Step(tab.name, "arrive"))
        deed = person.next(
            list(controls_of(tab.regions).values()), keys_of(tab.regions), typed(tab, rng)
        )
        run.do(step_of(deed, person, tab, names[person.name], rng))
    return run


def step_of(deed: Deed, person: Person, tab: Tab, names: list[str], rng: Random) -> Step:
    """A deed in a tab; another one is opened for some."""
    verb, what, more, label = deed
    if "MOVES" in what:
        what = what.replace("MOVES", ".".join(some_moves(person.game, rng, rng.randrange(1, 8))))
    if verb == "open2":
        name = f"{person.name}{min(TABS, len(names) + 1)}"
        if name not in names:
            names.append(name)
        return Step(name, "open", what, "en")
    if verb == "open":
        return Step(tab.name, "open", what, "en")
    return Step(tab.name, verb, what, more, label)


def typed(tab: Tab, rng: Random) -> list[str]:
    """A few legal moves in the position that is shown, as one would type them."""
    table = tab.model.table
    if table is None:
        return []
    position = table.position
    legal = position.legal_moves()
    some = [legal[rng.randrange(len(legal))] for _ in range(3)] if legal else []
    return [table.game.format_move(position, move) for move in some]


def some_moves(slug: str, rng: Random, plies: int) -> list[str]:
    """The first moves of a random game."""
    game = catalog.by_slug(slug)
    position, moves = game.initial(), list[str]()
    while len(moves) < plies and position.legal_moves():
        move = rng.choice(position.legal_moves())
        moves.append(game.format_move(position, move))
        position = position.apply(move)
    return moves
