"""What `import tesserae` offers: boards, engines, records, puzzles and matches.

Each name is loaded when it is first asked for, so that a board does not wait for engines.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tesserae.core.elo import Strength as Strength
    from tesserae.core.game import FIRST as FIRST
    from tesserae.core.game import SECOND as SECOND
    from tesserae.core.game import Position as Position
    from tesserae.core.game import Side as Side
    from tesserae.games.positions import PyrgaPosition as PyrgaPosition
    from tesserae.games.positions import TetradPosition as TetradPosition
    from tesserae.games.positions import ZaicPosition as ZaicPosition
    from tesserae.library.board import Board as Board
    from tesserae.library.engines.engine import Analysis as Analysis
    from tesserae.library.engines.engine import Engine as Engine
    from tesserae.library.engines.info import Info as Info
    from tesserae.library.engines.info import PlayResult as PlayResult
    from tesserae.library.engines.info import Score as Score
    from tesserae.library.engines.limits import Limit as Limit
    from tesserae.library.engines.proving import Proof as Proof
    from tesserae.library.engines.proving import prove as prove
    from tesserae.library.engines.ugi import UgiEngine as UgiEngine
    from tesserae.library.errors import BadRecord as BadRecord
    from tesserae.library.errors import EngineError as EngineError
    from tesserae.library.errors import GameOver as GameOver
    from tesserae.library.errors import IllegalMove as IllegalMove
    from tesserae.library.errors import IllegalPosition as IllegalPosition
    from tesserae.library.errors import NotProvable as NotProvable
    from tesserae.library.errors import TesseraeError as TesseraeError
    from tesserae.library.errors import UnknownGame as UnknownGame
    from tesserae.library.matches.contest import MatchResult as MatchResult
    from tesserae.library.matches.contest import match as match
    from tesserae.library.moves import LegalMoves as LegalMoves
    from tesserae.library.moves import Move as Move
    from tesserae.library.names import GAMES as GAMES
    from tesserae.library.names import Outcome as Outcome
    from tesserae.library.names import other as other
    from tesserae.library.puzzle_pools import Puzzle as Puzzle
    from tesserae.library.puzzle_pools import Ruling as Ruling
    from tesserae.library.puzzle_pools import puzzle_of_day as puzzle_of_day
    from tesserae.library.puzzle_pools import puzzles as puzzles
    from tesserae.library.records.node import Arrow as Arrow
    from tesserae.library.records.node import Node as Node
    from tesserae.library.records.reading import read_record as read_record
    from tesserae.library.records.reading import read_records as read_records
    from tesserae.library.records.record import Record as Record
    from tesserae.library.records.study import Study as Study
    from tesserae.library.records.study import read_study as read_study
    from tesserae.library.rules_text import rules as rules
    from tesserae.library.sentences import language as language

_HOMES: Final = {
    "tesserae.core.game": "FIRST Position SECOND Side",
    "tesserae.games.positions": "PyrgaPosition TetradPosition ZaicPosition",
    "tesserae.library.board": "Board",
    "tesserae.library.engines.engine": "Analysis Engine",
    "tesserae.library.engines.info": "Info PlayResult Score",
    "tesserae.library.engines.limits": "Limit",
    "tesserae.library.engines.proving": "Proof prove",
    "tesserae.library.engines.ugi": "UgiEngine",
    "tesserae.library.errors": "BadRecord EngineError GameOver IllegalMove IllegalPosition "
    "NotProvable TesseraeError UnknownGame",
    "tesserae.library.rules_text": "rules",
    "tesserae.library.sentences": "language",
    "tesserae.library.matches.contest": "MatchResult match",
    "tesserae.core.elo": "Strength",
    "tesserae.library.moves": "LegalMoves Move",
    "tesserae.library.names": "GAMES Outcome other",
    "tesserae.library.puzzle_pools": "Puzzle Ruling puzzle_of_day puzzles",
    "tesserae.library.records.node": "Arrow Node",
    "tesserae.library.records.record": "Record",
    "tesserae.library.records.study": "Study read_study",
    "tesserae.library.records.reading": "read_record read_records",
}
"""The module that defines each public name."""

_HOME_OF: Final = {name: module for module, names in _HOMES.items() for name in names.split()}

if not TYPE_CHECKING:
    __all__ = [*sorted(_HOME_OF)]  # noqa: PLE0604

    def __getattr__(name: str) -> object:
        if name not in _HOME_OF:
            raise AttributeError(name)
        return getattr(import_module(_HOME_OF[name]), name)
