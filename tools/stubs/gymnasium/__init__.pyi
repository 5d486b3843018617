"""As much of Gymnasium as the adapters need."""

from collections.abc import Mapping
from typing import Any, ClassVar

from gymnasium import spaces as spaces

registry: Mapping[str, Any]

def register(id: str, entry_point: str, kwargs: Mapping[str, Any]) -> None: ...
def make(id: str, **kwargs: Any) -> Env: ...

class Env:
    metadata: ClassVar[dict[str, Any]]
    render_mode: str | None
    action_space: spaces.Space
    observation_space: spaces.Space
    np_random: Any
    @property
    def unwrapped(self) -> Any: ...
    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]: ...
    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]: ...
    def render(self) -> Any: ...
    def close(self) -> None: ...
