"""What `import tesserae` offers: boards, engines, records, puzzles and matches."""

from tesserae.core.game import FIRST, SECOND, Side
from tesserae.library.board import GAMES, Board, Outcome
from tesserae.library.engines.engine import Analysis, Engine
from tesserae.library.engines.info import Info, PlayResult, Score
from tesserae.library.engines.limits import Limit
from tesserae.library.engines.proving import Proof, prove
from tesserae.library.engines.ugi import UgiEngine
from tesserae.library.errors import (
    BadRecord,
    EngineError,
    GameOver,
    IllegalMove,
    IllegalPosition,
    NotProvable,
    TesseraeError,
    UnknownGame,
)
from tesserae.library.language import language
from tesserae.library.matches.contest import MatchResult, match
from tesserae.library.matches.elo import Strength
from tesserae.library.moves import LegalMoves, Move
from tesserae.library.puzzles import Puzzle, Ruling, puzzle_of_day, puzzles
from tesserae.library.records.node import Node, Record
from tesserae.library.records.reading import read_record, read_records

__all__ = [
    "FIRST",
    "GAMES",
    "SECOND",
    "Analysis",
    "BadRecord",
    "Board",
    "Engine",
    "EngineError",
    "GameOver",
    "IllegalMove",
    "IllegalPosition",
    "Info",
    "LegalMoves",
    "Limit",
    "MatchResult",
    "Move",
    "Node",
    "NotProvable",
    "Outcome",
    "PlayResult",
    "Proof",
    "Puzzle",
    "Record",
    "Ruling",
    "Score",
    "Side",
    "Strength",
    "TesseraeError",
    "UgiEngine",
    "UnknownGame",
    "language",
    "match",
    "prove",
    "puzzle_of_day",
    "puzzles",
    "read_record",
    "read_records",
]
