"""Lives for as long as one likes, on all cores; keeps what they break, as short scripts.

    SECONDS=3600 SEED=17 python -m tests.simulation.campaign

Without what known.py lists. There is a script for each kind of breach in `build/simulation`.
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
from typing import Final

from tests.simulation.known import KNOWN
from tests.simulation.living import life
from tests.simulation.script import shortened, written

FOLDER: Final = Path("build/simulation")

Kind = tuple[str, str]
Found = dict[Kind, str]
"""For a kind of breach what is to be told of it: what was broken, the seed, and a script."""


def one(seed: int, skipped: frozenset[Kind]) -> tuple[int, list[Kind], Found]:
    """A life: how many events it had, what it broke, and scripts of what is not to be skipped."""
    run, found = life(seed), Found()
    for breach in run.breaches:
        if breach.kind not in skipped:
            steps = shortened(run.steps[: run.at[breach.kind]], breach.kind, seed)
            found[breach.kind] = f"{breach.law}: {breach.how}\nseed {seed}\n\n{written(steps)}\n"
    return run.events, list(run.at), found


def main() -> int:
    seconds = float(os.environ.get("SECONDS", "60"))
    seed, cores = int(os.environ.get("SEED") or time.time()), os.cpu_count() or 1
    end, events, seen, broken = time.time() + seconds, 0, Found(), Counter[Kind]()
    print(f"SEED={seed} SECONDS={seconds:.0f}", flush=True)
    with ProcessPoolExecutor(cores) as pool:
        known, seeds = frozenset((it.law, it.kind) for it in KNOWN), count(seed)
        waiting: list[Future[tuple[int, list[Kind], Found]]] = []
        while time.time() < end or waiting:
            while len(waiting) < 2 * cores and time.time() < end:
                waiting.append(pool.submit(one, next(seeds), known | seen.keys()))
            many, kinds, found = waiting.pop(0).result()
            events += many
            broken.update(kinds)
            for kind in found.keys() - seen.keys():
                seen[kind] = found[kind]
                print(f"\nafter {events} events, {found[kind]}", flush=True)
                FOLDER.mkdir(parents=True, exist_ok=True)
                name = re.sub(r"\W+", "-", " ".join(kind))[:90]
                (FOLDER / f"{name}.txt").write_text(found[kind])
    print(f"{events} events, {next(seeds) - seed} lives")
    for kind, times in broken.most_common():
        print(f"{times:5} {' '.join(kind)}")
    return 1 if seen else 0


if __name__ == "__main__":
    sys.exit(main())
