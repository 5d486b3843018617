"""Lives of people, every day others: laws are broken only as known.py lists; scripts replayed."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from tesserae.app.main import App
from tesserae.games.catalog import GAMES
from tests.lowering.answering import running
from tests.lowering.answering import written as bundle
from tests.simulation.campaign import one
from tests.simulation.known import KNOWN, Known
from tests.simulation.living import life
from tests.simulation.must_hold import MUST_HOLD
from tests.simulation.script import read, replay, written
from tests.tiers import TODAY, some
from tools.lowering.bundle import ALL, lower_app


def live(first: int, events: int) -> None:
    """Lives one after the other, until there were so many events."""
    known = frozenset((it.law, it.kind) for it in KNOWN)
    for seed in count(first):
        run = life(seed, events)
        events -= run.events
        if not known.issuperset(run.at):
            pytest.fail("\n\n".join(one(seed, known)[2].values()), pytrace=False)
        if events <= 0:
            break


@pytest.mark.parametrize("batch", some([0, 4, 1, 5, 2, 6, 3, 7], quick=4, share=1))
def test_lives_of_which_half_are_new_every_day(batch: int) -> None:
    live(1_000 * batch if batch < 4 else 100_000 * TODAY + 1_000 * batch, 630)


@pytest.mark.slow
@pytest.mark.parametrize("core", range(2))
def test_lives_for_minutes(core: int) -> None:
    """The same ones every day: new ones are for `make simulate`, which may find a fault."""
    live(50_000 + 150 * core, 3_000)


@pytest.mark.slow
def test_the_lowered_app_answers_as_the_native_one(tmp_path: Path) -> None:
    """All pages of some lives, in MicroPython, until one has to wait for Pyodide."""
    with running(bundle(lower_app(ALL).values(), tmp_path)) as micropython:
        for seed in range(100_000 * TODAY, 100_000 * TODAY + 5):
            for log in life(seed, laws=(), lowered=True).world.logs:
                app = App(seed=1)
                for event, reply in zip(log, micropython.answers(log), strict=False):
                    if "ImportError: no module" in reply:
                        break
                    assert reply == [str(part) for part in app.handle(event)], (seed, event)


@pytest.mark.parametrize("known", KNOWN, ids=lambda it: f"{it.law}, {it.kind}".replace(" ", "_"))
def test_what_is_known_is_still_so(known: Known) -> None:
    kinds = replay(known.script, known.seed).at
    assert (known.law, known.kind) in kinds, "mended: move the script to must_hold.py"


@pytest.mark.parametrize("held", MUST_HOLD, ids=lambda it: f"{it.law}, {it.kind}".replace(" ", "_"))
def test_what_was_mended_holds(held: Known) -> None:
    breaches = replay(held.script, held.seed).breaches
    assert not [it for it in breaches if it.law == held.law]


def test_a_life_is_the_same_by_its_seed_and_leaves_the_rules_as_they_were() -> None:
    kinds = {type(game.initial()) for game in GAMES}
    before = [kind.apply for kind in kinds]
    one, other = life(7, 60), life(7, 60)
    assert [kind.apply for kind in kinds] == before
    assert written(one.steps) == written(other.steps)
    assert one.breaches == other.breaches
    assert (one.events, one.world.time) == (other.events, other.world.time)
    assert [it[:4] for it in read(written(one.steps))] == [it[:4] for it in one.steps]
