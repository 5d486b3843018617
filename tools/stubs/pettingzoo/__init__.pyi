"""As much of PettingZoo as the adapters need."""

from typing import Any

class AECEnv:
    metadata: dict[str, Any]
    agents: list[str]
    possible_agents: list[str]
    agent_selection: str
    rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, dict[str, Any]]
    _cumulative_rewards: dict[str, float]
    def _was_dead_step(self, action: Any) -> None: ...
    def _accumulate_rewards(self) -> None: ...
