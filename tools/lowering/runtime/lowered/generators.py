"""Random numbers, as CPython's random.Random gives them for the same seed."""

from collections.abc import Iterable
from math import cos, log, pi, sqrt
from typing import Any

import host


class Random:
    def __init__(self, seed: int) -> None:
        source = host.generator(str(abs(seed)))
        self.random, self._below, self._bits = source.random, source.below, source.bits

    def getrandbits(self, k: int) -> int:
        return int(self._bits(k))

    def randrange(self, n: int) -> int:
        return int(self._below(n))

    def choice(self, items: Any) -> Any:
        return items[self._below(len(items))]

    def choices(self, items: Any, weights: Iterable[float]) -> list[Any]:
        sums, total = [], 0
        for weight in weights:
            total += weight  # type: ignore[assignment]
            sums.append(total)
        least = self.random() * total
        place = sum([it <= least for it in sums[:-1]])
        return [items[place]]

    def shuffle(self, items: Any) -> None:
        for n in range(len(items) - 1, 0, -1):
            other = self._below(n + 1)
            items[n], items[other] = items[other], items[n]

    def sample(self, items: Any, k: int) -> list[Any]:
        """For few items: CPython uses another algorithm for more than 21."""
        pool, found = list(items), []
        assert len(pool) <= 21
        for n in range(len(pool), len(pool) - k, -1):
            place = self._below(n)
            found.append(pool[place])
            pool[place] = pool[n - 1]
        return found

    def uniform(self, low: float, high: float) -> float:
        return float(low + (high - low) * self.random())

    def gauss(self, mu: float, sigma: float) -> float:
        """The first number of a generator."""
        angle = self.random() * 2.0 * pi
        return mu + cos(angle) * sqrt(-2.0 * log(1.0 - self.random())) * sigma
