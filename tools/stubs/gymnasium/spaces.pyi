"""Spaces of Gymnasium."""

from collections.abc import Mapping, Sequence
from typing import Any

class Space:
    def sample(self, mask: Any = None) -> Any: ...
    def seed(self, seed: int | None = None) -> Any: ...
    def contains(self, x: Any) -> bool: ...

class Discrete(Space):
    n: int
    def __init__(self, n: int) -> None: ...

class Box(Space):
    shape: tuple[int, ...]
    def __init__(self, low: float, high: float, shape: Sequence[int], dtype: Any) -> None: ...

class Dict(Space):
    def __init__(self, spaces: Mapping[str, Space]) -> None: ...
