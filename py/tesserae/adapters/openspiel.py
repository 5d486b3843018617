"""The games for OpenSpiel: `tesserae_pyrga`, `tesserae_zaic` and `tesserae_tetrad`.

>>> import pyspiel, tesserae.adapters.openspiel
>>> game = pyspiel.load_game("tesserae_pyrga")
>>> state = game.new_initial_state()
>>> state.apply_action(state.string_to_action("Tc2s"))
>>> [state.action_to_string(action) for action in state.legal_actions()]
['Sc1', 'Tc1n', 'Tc1e', 'Tc1w', 'Cc1']
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel
from open_spiel.python.observation import IIGObserverForPublicInfoGame

from tesserae.adapters.encodings import ENCODINGS, Encoding
from tesserae.adapters.observations import fill
from tesserae.core.game import Move, Position, Side
from tesserae.core.position import result_for
from tesserae.library.board import Board

PREFIX: Final = "tesserae_"
"""The prefix of the games' names."""

PLAYERS: Final = 2

TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)


def _game_type(encoding: Encoding) -> Any:
    slug = encoding.game.slug
    return pyspiel.GameType(
        short_name=PREFIX + slug,
        long_name=f"Tesserae: {Board(slug).title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=PLAYERS,
        min_num_players=PLAYERS,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"json": False},
    )


def _game_info(encoding: Encoding) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=encoding.actions,
        max_chance_outcomes=0,
        num_players=PLAYERS,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=encoding.longest,
    )


class TesseraeGame(pyspiel.Game):
    """A game; subclasses define which.

    With the parameter `json`, observations as text are JSON, as arenas for language models have
    them: `pyspiel.load_game("tesserae_pyrga(json=True)")`.
    """

    encoding: ClassVar[Encoding]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game_type, info = _game_type(self.encoding), _game_info(self.encoding)
        super().__init__(game_type, info, params or {})
        self._json = bool((params or {}).get("json"))

    def new_initial_state(self, state: Any = None) -> TesseraeState:
        """The start; or the state of a struct, or of a dict with `start` and `moves`."""
        return TesseraeState(self, self.encoding, state)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Any:
        """The writer of observations."""
        if iig_obs_type is None or (iig_obs_type.public_info and not iig_obs_type.perfect_recall):
            return PlanesObserver(self.encoding, params, as_json=self._json)
        return IIGObserverForPublicInfoGame(iig_obs_type, params)


class Seen:
    """A position, and what algorithms often ask about it. Copies of a state share it.

    player: the side to move, or TERMINAL.
    """

    __slots__ = ("_encoding", "moves", "numbers", "player", "position")

    def __init__(self, encoding: Encoding, position: Position) -> None:
        self.position = position
        self.moves = position.legal_moves()
        self.numbers = encoding.numbers(position, self.moves)
        self.player = position.to_move if self.moves else TERMINAL
        self._encoding = encoding

    def __deepcopy__(self, memo: object) -> Seen:
        return self

    def __reduce__(self) -> tuple[type[Seen], tuple[Encoding, Position]]:
        return Seen, (self._encoding, self.position)


class TesseraeState(pyspiel.State):
    """A position and how it came about. An action is a ply: its player may also make the next."""

    def __init__(self, game: TesseraeGame, encoding: Encoding, state: Any = None) -> None:
        super().__init__(game)
        self._encoding = encoding
        slug = encoding.game.slug
        if state is None:
            self._board = Board(slug)
        else:
            told = state.to_dict() if hasattr(state, "to_dict") else state
            if not isinstance(told, Mapping) or told.get("game", slug) != slug:
                raise ValueError(f"state must tell of a game of {slug}: {repr(state)[:40]}")
            self._board = Board(slug, told.get("start"), told.get("moves", ()))
        self._later: list[Move] = []
        self._seen = Seen(encoding, self._board.position)

    @property
    def board(self) -> Board:
        """The game so far; do not change it. Updated only on request."""
        for move in self._later:
            self._board.push_number(move)
        self._later.clear()
        return self._board

    @property
    def position(self) -> Position:
        """The position of the board."""
        return self._seen.position

    def current_player(self) -> Any:
        """The side to move, or TERMINAL."""
        return self._seen.player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self._seen.moves

    def returns(self) -> list[float]:
        """1 for the winner and -1 for the loser, at the end."""
        return [float(result_for(self.position, Side(side))) for side in range(PLAYERS)]

    def __str__(self) -> str:
        return f"{self.board}\n{self._encoding.game.encode(self.position)}"

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The legal actions of a player, or of the one to move: for Python, without C++ between."""
        return sorted(self._seen.numbers) if player in (None, self._seen.player) else []

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player)

    def _apply_action(self, action: int) -> None:
        seen = self._seen
        try:
            move = seen.moves[seen.numbers.index(action)]
        except ValueError:
            raise ValueError(f"not a legal action: {action}") from None
        self._later.append(move)
        self._seen = Seen(self._encoding, seen.position.apply(move))

    def _action_to_string(self, player: int, action: int) -> str:
        if not 0 <= action < self._encoding.actions:
            raise ValueError(f"no such action: {action}; there are {self._encoding.actions}")
        return self._encoding.action_text(action, Side(player))

    def _to_struct(self) -> dict[str, Any]:
        board = self.board
        return {
            "game": board.game,
            "start": board.start_text,
            "moves": [str(move) for move in board.move_stack],
            "position": board.position_text,
            "current_player": int(self.current_player()),
            "result": board.result(),
        }

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        del player
        return self._to_struct()

    def _action_to_struct(self, player: int, action: int) -> dict[str, Any]:
        return {"move": self._encoding.action_text(action, Side(player))}

    def _struct_to_actions(self, struct: Mapping[str, Any]) -> list[int]:
        return [self._encoding.action(self.position, str(struct["move"]))]


class PlanesObserver:
    """Writes the planes of a game from a player's view; the text is that of the board.

    as_json: the text is JSON with what `TesseraeState.to_struct` has.
    """

    def __init__(self, encoding: Encoding, params: Any, *, as_json: bool = False) -> None:
        if params:
            raise ValueError(f"there are no parameters; passed {params}")
        self._encoding, self._json = encoding, as_json
        shape = encoding.shape[:3]
        self.tensor = np.zeros(int(np.prod(shape)), np.float32)
        self.dict = {"observation": self.tensor.reshape(shape)}

    def set_from(self, state: TesseraeState, player: int) -> None:
        """Updates the tensor."""
        fill(self.dict["observation"], self._encoding, state.position, Side(player))

    def string_from(self, state: TesseraeState, player: int) -> str:
        """The state as text, which is the same for both players."""
        del player
        return state.to_json() if self._json else str(state)


def _game_class(encoding: Encoding) -> type[TesseraeGame]:
    """The class of a game, found by its name in this module when a copy is unpickled."""
    name = f"{encoding.game.slug.capitalize()}Game"
    members = {"__doc__": encoding.game.slug, "__module__": __name__, "encoding": encoding}
    globals()[name] = found = type(name, (TesseraeGame,), members)
    return found


GAMES: Final = {slug: _game_class(encoding) for slug, encoding in ENCODINGS.items()}
"""The classes of the games by their names."""

for _slug, _game in GAMES.items():
    pyspiel.register_game(_game_type(ENCODINGS[_slug]), _game)
