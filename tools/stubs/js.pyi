"""The browser's global objects, as Pyodide shows them."""

from typing import Any

def __getattr__(name: str) -> Any: ...
