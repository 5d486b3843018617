"""PyScript's bridge between Python and JavaScript values."""

from collections.abc import Callable
from typing import Any

def create_proxy(value: Callable[..., object]) -> Any: ...
def to_js(value: object) -> Any: ...
