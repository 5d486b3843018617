"""Scripts: what people do, a line each, to be read, replayed, made shorter and pasted as a test.

    Ada open #/pyrga en; Ada press hint  -- Hint

A step is `TAB VERB WHAT MORE`; what follows `  -- ` is for the reader. A control that the page does
not offer is not used, so that any part of a script is a script, too.

Seeds of our own, and not Hypothesis's stateful testing, whose choices are draws from what a page
happens to offer: without one step all later ones mean other controls, and 30 to 60 steps are left.
"""

from __future__ import annotations

import traceback
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from tests.simulation.law import Law
from tests.simulation.laws import LAWS
from tests.simulation.tab import Step, counting
from tests.simulation.world import World

LABEL: Final = "  -- "


class Breach(NamedTuple):
    """A law that was broken, and how: what is before the colon stays for all of its kind."""

    law: str
    how: str

    @property
    def kind(self) -> tuple[str, str]:
        return self.law, self.how.partition(":")[0]


class Run:
    """A world, the steps of its people, and the laws that were broken, `at` which step at first."""

    def __init__(self, seed: int = 1, laws: Sequence[Law] = LAWS) -> None:
        self.world, self.laws = World(seed), laws
        self.steps: list[Step] = []
        self.breaches: list[Breach] = []
        self.at: dict[tuple[str, str], int] = {}
        self.events = 0

    def do(self, step: Step) -> None:
        """A step, and what the laws say of it; a world in which an app has failed stands still."""
        self.steps.append(step)
        try:
            moments = self.world.do(step)
            for moment in moments:
                for law in self.laws:
                    for how in law(moment):
                        self.add(Breach(law.__name__, how))
        except Exception as error:  # whatever it is, it is the first law's
            where = traceback.extract_tb(error.__traceback__)[-1].name
            how = f"{type(error).__name__} in {where}: {str(error)[:80]}"
            self.add(Breach("everything_is_said", how))
            self.world.tabs.pop(step.tab, None)
            return
        self.events += len(moments)

    def add(self, breach: Breach) -> None:
        if breach.kind not in self.at:
            self.at[breach.kind] = len(self.steps)
            self.breaches.append(breach)


def written(steps: Iterable[Step]) -> str:
    """A script."""
    lines = [" ".join(it[:4]).strip() + (LABEL + it.label if it.label else "") for it in steps]
    return "\n".join(lines)


def read(script: str) -> list[Step]:
    """The steps of a script."""
    lines = [it.partition(LABEL)[0] for it in script.splitlines()]
    deeds = [it.strip().split(" ", 3) for line in lines for it in line.split("; ")]
    return [Step(*parts) for parts in deeds if len(parts) > 1]


@counting()
def replay(script: str | Sequence[Step], seed: int = 1, laws: Sequence[Law] = LAWS) -> Run:
    """A script in a new world."""
    run = Run(seed, laws)
    for step in read(script) if isinstance(script, str) else script:
        run.do(step)
    return run


def shortened(
    steps: Sequence[Step], kind: tuple[str, str], seed: int, tries: int = 400
) -> list[Step]:
    """A part of a script that breaks the same law in the same way: delta debugging."""
    law = [it for it in LAWS if it.__name__ == kind[0]]
    left = [tries]

    def fails(some: Sequence[Step]) -> bool:
        left[0] -= 1
        return left[0] > 0 and kind in replay(some, seed, law).at

    steps = list(steps)
    size = len(steps) // 2 if fails(steps) else 0
    while size:
        for at in reversed(range(0, len(steps), size)):
            fewer = steps[:at] + steps[at + size :]
            steps = fewer if fails(fewer) else steps
        size //= 2
    return steps
