"""The games as environments of PettingZoo, for two agents that take turns (AEC).

>>> from tesserae.adapters import pettingzoo
>>> env = pettingzoo.env("pyrga", render_mode="ansi")
>>> env.reset()
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     if termination or truncation:
...         env.step(None)
...     else:
...         env.step(env.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from tesserae.adapters import spaces
from tesserae.adapters.observations import Form, encoding_of, legal_of
from tesserae.core.game import Side
from tesserae.core.position import result_for
from tesserae.library.board import Board

AGENTS: Final = ("player_0", "player_1")
"""The agents, by the sides that they have."""

METADATA: Final[dict[str, Any]] = {
    "render_modes": ["human", "ansi", "svg"],
    "is_parallelizable": False,
    "render_fps": 2,
}


def env(game: str, observation: Form = "planes", render_mode: str | None = None) -> Any:
    """The environment of a game, with PettingZoo's usual wrappers.

    An illegal action loses the game. observation: "planes" or "json". render_mode: "human",
    which prints, "ansi" or "svg", which return the board. UnknownGame if there is no such game.
    """
    inner: Any = GameEnv(game, observation, render_mode)
    inner = wrappers.TerminateIllegalWrapper(inner, illegal_reward=-1)
    inner = wrappers.AssertOutOfBoundsWrapper(inner)
    return wrappers.OrderEnforcingWrapper(inner)


class GameEnv(AECEnv):
    """The environment without wrappers: ValueError for an action that is not legal.

    board: the game so far. An agent may be selected several times in a row, as its side may make
    several plies.
    """

    metadata = METADATA

    def __init__(
        self, game: str, observation: Form = "planes", render_mode: str | None = None
    ) -> None:
        super().__init__()
        spaces.check_render_mode(render_mode, METADATA["render_modes"])
        self._encoding = encoding_of(game)
        self._form: Form = observation
        self.metadata = {
            **METADATA,
            "name": f"tesserae_{game}_v{self._encoding.rules_version}",
        }
        self.render_mode = render_mode
        self.board = Board(game)
        self.possible_agents = list(AGENTS)
        self.agents: list[str] = []
        seen = partial(spaces.observation_space, self._encoding, observation)
        self.observation_spaces = {agent: seen() for agent in AGENTS}
        self.action_spaces = {agent: spaces.action_space(self._encoding) for agent in AGENTS}

    def observation_space(self, agent: str) -> Any:
        """The space of the agent's observations."""
        return self.observation_spaces[AGENTS[_side_of(agent)]]

    def action_space(self, agent: str) -> Any:
        """The space of the agent's actions."""
        return self.action_spaces[AGENTS[_side_of(agent)]]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. options: `position`, a text, and `moves`, to begin with another one.

        The games have no randomness, so the seed does nothing.
        """
        del seed
        self.board = spaces.first_board(self._encoding.game.slug, options)
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0)
        self.terminations = dict.fromkeys(AGENTS, self.board.is_game_over())
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self.agent_selection = AGENTS[self.board.turn]

    def observe(self, agent: str) -> dict[str, Any]:
        """The agent's current observation."""
        return spaces.observe(self._encoding, self.board.position, _side_of(agent), self._form)

    def step(self, action: int | None) -> None:
        """Makes the selected agent's move; None once the game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        moves = legal_of(self.board.game, self.board.position)
        number = spaces.action_of(action)
        if number not in moves:
            raise ValueError(f"not a legal action: {number}")
        self._cumulative_rewards[agent] = 0
        self.board.push_number(moves[number])
        position = self.board.position
        if not legal_of(self.board.game, position):
            self.rewards = {it: result_for(position, Side(side)) for side, it in enumerate(AGENTS)}
            self.terminations = dict.fromkeys(AGENTS, True)
        self.agent_selection = AGENTS[position.to_move]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The board: printed, as text, or as SVG."""
        return spaces.render_board(self.board, self.render_mode)

    def close(self) -> None:
        """Does nothing."""


def _side_of(agent: str) -> Side:
    """The side of an agent. ValueError for an unknown agent."""
    if agent not in AGENTS:
        raise ValueError(f"no such agent: {agent!r}; there are {', '.join(AGENTS)}")
    return Side(AGENTS.index(agent))
