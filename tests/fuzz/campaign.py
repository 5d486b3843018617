"""Tries mutated texts on every target: for seconds in the tests, or for as long as one likes.

    FUZZ_SECONDS=600 python -m tests.fuzz.campaign

With a fresh seed each time, which is printed; at the end, how many texts each target got. The
first text that breaks something is printed as short as it can be made, and ends the run.
"""

from __future__ import annotations

import os
import random
import time
from collections import Counter
from collections.abc import Callable
from datetime import timedelta
from typing import Final

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as seeded

from tests.fuzz.mutating import mutated
from tests.fuzz.targets import Target, refusing, targets

SECONDS: Final = 0.5
"""What a text may take at the most, on a machine that does nothing else."""

SLOWER: Final = 5
"""How many times slower the machine may be, busy as it is, and with nothing looked up yet."""

BATCH: Final = 200
"""Texts for a target before the next one has its turn."""

QUIET: Final = tuple(HealthCheck)


def try_texts(target: Target, texts: int, seed: int | None = None) -> Counter[str]:
    """Tries that many texts; raises what they break. Without a seed they are always the same.

    Gives how many there were, by the target's name, and the longest time one took, in
    milliseconds, by the name with " ms" behind it.
    """
    count: Counter[str] = Counter()
    tried = _timed(target, count)
    profile = settings(
        max_examples=texts,
        deadline=None,
        database=None,
        derandomize=seed is None,
        print_blob=False,
        suppress_health_check=QUIET,
        phases=(Phase.generate, Phase.shrink),
    )
    run = profile(given(mutated(target.seeds))(tried))
    (run if seed is None else seeded(seed)(run))()
    return count


def _timed(target: Target, count: Counter[str]) -> Callable[[str], None]:
    trial = refusing(target.trial)

    def tried(text: str) -> None:
        began = time.process_time()
        trial(text)
        took = time.process_time() - began
        count[target.name] += 1
        slowest = f"{target.name} ms"
        count[slowest] = max(count[slowest], round(took * 1000))
        assert took < SECONDS * SLOWER, f"{took:.2f} s for {len(text)} characters"

    return tried


def main() -> None:
    """Goes round the targets until the time is up."""
    limit = timedelta(seconds=float(os.environ.get("FUZZ_SECONDS", "60")))
    seed = int(os.environ.get("FUZZ_SEED") or random.SystemRandom().randrange(2**32))
    print(f"seed {seed}, {limit} (FUZZ_SEED and FUZZ_SECONDS say otherwise)", flush=True)
    rng, end = random.Random(seed), time.monotonic() + limit.total_seconds()
    count: Counter[str] = Counter()
    every = targets()
    try:
        while time.monotonic() < end:
            for target in every:
                for name, number in try_texts(target, BATCH, rng.randrange(2**32)).items():
                    slowest = name.endswith(" ms")
                    count[name] = max(count[name], number) if slowest else count[name] + number
    finally:
        for target in every:
            print(f"{count[target.name]:9,} {target.name}, {count[f'{target.name} ms']} ms at most")
        print(f"{sum(count[target.name] for target in every):9,} texts in all", flush=True)


if __name__ == "__main__":
    main()
