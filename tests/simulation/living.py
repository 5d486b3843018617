"""Lives: worlds in which people do what they like, by a seed; what they broke, as short scripts."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tests.search.positions import some_moves
from tests.simulation.controls import controls_of, keys_of
from tests.simulation.law import Law
from tests.simulation.laws import LAWS
from tests.simulation.people import Deed, Person, cast
from tests.simulation.script import Run
from tests.simulation.tab import Step, Tab, counting
from tests.simulation.world import MANGLED, PASTED


@counting()
def life(
    seed: int, events: int = 1_000, laws: Sequence[Law] = LAWS, *, lowered: bool = False
) -> Run:
    """What happens in one world, as long as its people live, or until so many events.

    lowered: Pyodide never comes.
    """
    rng, run = Random(seed), Run(seed, laws)
    people = cast(rng)
    names = {person.name: [person.name] for person in people}
    while len(run.steps) < people[0].kind.length and run.events < events:
        person = rng.choice(people)
        if person.start.startswith("chat") and not run.world.links:
            person = people[0]
        tab = run.world.tabs.get(rng.choice(names[person.name]))
        if tab is None:
            how = " partial" if lowered or rng.random() < 0.05 else ""
            how = rng.choice(("en", "en", "fr")) + (" embed" if person.kind.framed else how)
            run.do(Step(person.name, "open", filled(person.start, "open", person, rng), how))
            continue
        if tab.partial and not lowered and rng.random() < 0.1:
            run.do(Step(tab.name, "arrive"))
        offered = list(controls_of(tab.regions).values())
        deed = person.next(offered, keys_of(tab.regions), typed(tab, rng))
        run.do(step_of(deed, person, tab, names[person.name], rng))
    return run


def step_of(deed: Deed, person: Person, tab: Tab, names: list[str], rng: Random) -> Step:
    """A deed in a tab; another one is opened for some."""
    verb, what, more, label = deed
    what, more, name = filled(what, verb, person, rng), filled(more, "", person, rng), tab.name
    if verb == "open2":
        name = f"{person.name}{min(3, len(names) + 1)}"
        names += [name] if name not in names else []
    if verb.startswith("open"):
        return Step(name, "open", what, "en" + " partial" * tab.partial)
    return Step(name, verb, what, more, label)


def filled(what: str, verb: str, person: Person, rng: Random) -> str:
    """With moves; a link of the chat, which mangles some, and in which others stand in a text."""
    if "MOVES" in what:
        plies = rng.randrange(1, 8 if rng.random() < 0.8 else 120)
        what = what.replace("MOVES", ".".join(some_moves(person.game, rng, plies)))
    if not what.startswith("chat-") or (verb != "paste" and rng.random() < 0.6):
        return what
    return f"{what}~{rng.choice(list(PASTED if verb == 'paste' else MANGLED))}"


def typed(tab: Tab, rng: Random) -> list[str]:
    """A few legal moves in the position that is shown, as one would type them."""
    table = tab.model.table
    legal = table.position.legal_moves() if table else ()
    some = [rng.choice(legal) for _ in range(3) if legal]
    return [table.game.format_move(table.position, move) for move in some] if table else []
