"""PettingZoo's own tests of environments."""

from collections.abc import Callable, Mapping
from typing import Any

def api_test(env: Any, num_cycles: int) -> None: ...
def seed_test(env_constructor: Callable[[], Any], num_cycles: int) -> None: ...
def render_test(
    env_fn: Callable[..., Any], custom_tests: Mapping[str, Callable[[Any], bool]]
) -> None: ...
