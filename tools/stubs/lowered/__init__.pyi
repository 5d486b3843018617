"""The runtime of the lowered app, as its modules know it."""

from typing import Any

def __getattr__(name: str) -> Any: ...
