"""Lives for as long as one likes, on all cores; keeps what they break, as short scripts.

    SECONDS=3600 SEED=17 python -m tests.simulation.campaign

Without what known.py lists, unless ALL=1. There is a script for each kind of breach in
`build/simulation`.
"""

from __future__ import annotations

import os
import re
import sys
import time
from collections import Counter
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

from tests.simulation.known import is_known
from tests.simulation.living import life
from tests.simulation.script import Breach, shortened, written

FOLDER: Final = Path("build/simulation")

Kind = tuple[str, str]


class Found(NamedTuple):
    """What a life broke, with the steps that lead there, and how many events had been before."""

    breach: Breach
    seed: int
    script: str
    steps: int


def one(
    seed: int, skipped: frozenset[Kind], tries: int = 400
) -> tuple[int, list[Kind], list[Found]]:
    """A life: how many events it had, what it broke, and scripts of what is not to be skipped."""
    run = life(seed)
    found = []
    for breach in run.breaches:
        if breach.kind not in skipped:
            steps = shortened(run.steps[: run.at[breach.kind]], breach.kind, seed, tries)
            found.append(Found(breach, seed, written(steps), len(steps)))
    return run.events, list(run.at), found


def main() -> int:
    seconds = float(os.environ.get("SECONDS", "60"))
    seed = int(os.environ.get("SEED") or time.time())
    everything, events = os.environ.get("ALL") == "1", 0
    end, seen, broken = time.time() + seconds, dict[Kind, Found](), Counter[Kind]()
    print(f"SEED={seed} SECONDS={seconds:.0f}", flush=True)
    with ProcessPoolExecutor(int(os.environ.get("WORKERS") or os.cpu_count() or 1)) as pool:
        seeds = count(seed)
        waiting: set[Future[tuple[int, list[Kind], list[Found]]]] = set()
        while time.time() < end or waiting:
            while len(waiting) < 2 * (os.cpu_count() or 1) and time.time() < end:
                waiting.add(pool.submit(one, next(seeds), frozenset(seen)))
            done = {it for it in waiting if it.done()}
            waiting -= done
            time.sleep(0.02)
            for it in done:
                many, kinds, found = it.result()
                events += many
                broken.update(kinds)
                for new in found:
                    if everything or not is_known(new.breach):
                        keep(new, seen, events)
    print(f"{events} events, {next(seeds) - seed} lives")
    for kind, times in broken.most_common():
        print(f"{times:5} {' '.join(kind)}")
    return 1 if seen else 0


def keep(found: Found, seen: dict[Kind, Found], events: int) -> None:
    """Writes and prints a script, if it is the shortest of its kind."""
    kind = found.breach.kind
    if kind in seen and seen[kind].steps <= found.steps:
        return
    if kind not in seen:
        print(f"\nafter {events} events, seed {found.seed}: {found.breach.law}: {found.breach.how}")
        print(found.script, flush=True)
    seen[kind] = found
    FOLDER.mkdir(parents=True, exist_ok=True)
    name = re.sub(r"\W+", "-", " ".join(kind))[:90]
    heading = f"{found.breach.law}: {found.breach.how}\nseed {found.seed}\n\n"
    (FOLDER / f"{name}.txt").write_text(heading + found.script + "\n")


if __name__ == "__main__":
    sys.exit(main())
