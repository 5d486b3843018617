"""As much of NumPy as the adapters need, and without types: the checks do without the package."""

from typing import Any

def __getattr__(name: str) -> Any: ...
