"""As much of traitlets as the board of notebooks needs."""

from collections.abc import Sequence
from typing import Any

class _Trait:
    def tag(self, *, sync: bool) -> Any: ...

class Unicode(_Trait):
    def __init__(self, default_value: str = ..., *, read_only: bool = ...) -> None: ...

class Dict(_Trait): ...

class Int(_Trait):
    def __init__(self, default_value: int) -> None: ...

class Enum(_Trait):
    def __init__(self, values: Sequence[str], default_value: str) -> None: ...
