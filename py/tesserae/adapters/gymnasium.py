"""The games as environments of Gymnasium, for one agent that plays against a level.

>>> import gymnasium, tesserae.adapters.gymnasium
>>> env = gymnasium.make("tesserae/pyrga-v1", level=1)
>>> observation, info = env.reset(seed=1)
>>> action = env.action_space.sample(observation["action_mask"])
>>> observation, reward, terminated, truncated, info = env.step(action)
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

import gymnasium

from tesserae.adapters import spaces
from tesserae.adapters.encodings import ENCODINGS
from tesserae.adapters.observations import Form, encoding_of, legal_of
from tesserae.core.game import FIRST, SECOND, Side
from tesserae.core.position import result_for
from tesserae.library.board import Board
from tesserae.library.engines.engine import Engine
from tesserae.library.engines.limits import Limit

ILLEGAL: Final = -1
"""The reward for an illegal action, which ends the game."""


class LevelEnv(gymnasium.Env):
    """A game against a level.

    level: 1 to 5. side: the agent's, 0 to begin or 1; None for a random one in each game. nodes:
    maximum per move of the level, which is then not timed, so that the same seed gives the same
    game everywhere. observation: "planes" or "json". render_mode: "human", which prints, "ansi" or
    "svg", which return the board.

    The reward is 1 for a win and -1 for a loss, at the end. An illegal action loses the game, and
    `info["illegal"]` is true.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["human", "ansi", "svg"],
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        level: int = 1,
        side: int | None = 0,
        nodes: int = 3_000,
        observation: Form = "planes",
        render_mode: str | None = None,
    ) -> None:
        spaces.check_render_mode(render_mode, self.metadata["render_modes"])
        if side not in (None, FIRST, SECOND) or isinstance(side, bool):
            raise ValueError(f"no such side: {side!r}; there are 0, 1 and None")
        self._encoding = encoding_of(game)
        self._form: Form = observation
        self._level, self._limit, self._asked = level, Limit(nodes=nodes), side
        self._engine = Engine(level, 0)
        self.render_mode = render_mode
        self.board = Board(game)
        self.side = Side(side or 0)
        self.action_space = spaces.action_space(self._encoding)
        self.observation_space = spaces.observation_space(self._encoding, observation)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begins a new game; the level makes the first move if it begins.

        options: `position`, a text, and `moves`, to begin from another position.
        """
        board = spaces.first_board(self._encoding.game.slug, options)
        super().reset(seed=seed)
        self._engine = Engine(self._level, int(self.np_random.integers(1 << 31)))
        side = int(self.np_random.integers(2)) if self._asked is None else self._asked
        self.side = Side(side)
        self.board = board
        self._reply()
        return self._observation_and_info()

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """The agent makes a move, and the level moves until it is the agent's turn again."""
        moves = legal_of(self.board.game, self.board.position)
        number = spaces.action_of(action)
        if number not in moves:
            seen, info = self._observation_and_info()
            return seen, float(ILLEGAL), True, False, {**info, "illegal": True}
        self.board.push_number(moves[number])
        self._reply()
        seen, info = self._observation_and_info()
        won = float(result_for(self.board.position, self.side))
        return seen, won, self.board.is_game_over(), False, info

    def render(self) -> str | None:
        """The board: printed, as text, or as SVG."""
        return spaces.render_board(self.board, self.render_mode)

    def _reply(self) -> None:
        while not self.board.is_game_over() and self.board.turn != self.side:
            self.board.push(self._engine.play(self.board, self._limit).move)
        if self.render_mode == "human":
            self.render()

    def _observation_and_info(self) -> tuple[dict[str, Any], dict[str, Any]]:
        seen = spaces.observe(self._encoding, self.board.position, self.side, self._form)
        return seen, {"moves": " ".join(self.board.move_stack), "side": int(self.side)}


def register() -> None:
    """Registers the environments with `gymnasium.make`: "tesserae/pyrga-v1" and so on."""
    for slug, encoding in ENCODINGS.items():
        name = f"tesserae/{slug}-v{encoding.rules_version}"
        if name not in gymnasium.registry:
            gymnasium.register(name, "tesserae.adapters.gymnasium:LevelEnv", kwargs={"game": slug})


register()
