"""Runs the bot of the page's lab: one file, one move at a time, JSON in and JSON out."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from tesserae.core.errors import BadInput
from tesserae.core.text import Text
from tesserae.library.board import Board
from tesserae.library.engines.process import Fault
from tesserae.library.matches.bots import BotFile, board_after
from tesserae.library.sentences import sentence_of

NAME: Final = "bot.py"
"""The file's name in tracebacks."""

LONGEST: Final = 300
"""Maximum length of an error text from a bot."""


class BotRunner:
    """Loads a bot and asks it for moves. Reports all errors of the bot in its answers.

    An answer has `error`, and `line` of the file if one is known (else 0), if something failed.
    The caller checks the move: code that runs beside a bot cannot be trusted.
    """

    def __init__(self) -> None:
        self._bot: BotFile | None = None
        self._board: Board | None = None

    def load(self, source: str) -> str:
        """Runs a file. Its answer is empty if it has a function `choose`."""
        self._bot, self._board = None, None

        def run() -> dict[str, Any]:
            self._bot = BotFile(NAME, source)
            return {}

        return _result_or_fault(run)

    def choose(self, request: str) -> str:
        """The `move` of the bot. request: `game`, the position text of its `start`, its `moves`."""
        asked = json.loads(request)

        def run() -> dict[str, Any]:
            if self._bot is None:
                return {"error": "", "line": 0}
            self._board = board_after(self._board, asked["game"], asked["moves"], asked["start"])
            answer = self._bot(self._board.copy())
            if isinstance(answer, str):
                return {"move": str(answer)[:LONGEST]}
            return {"move": ascii(answer)[:LONGEST]}

        return _result_or_fault(run)


def _result_or_fault(run: Callable[[], dict[str, Any]]) -> str:
    """The result of `run`, or what went wrong."""
    try:
        answer = run()
    except (Fault, BadInput) as error:
        answer = _fault(error.text)
    except BaseException as error:
        answer = {"error": type(error).__name__[:LONGEST], "line": 0}
    return json.dumps(answer)


def _fault(text: Text) -> dict[str, Any]:
    """An error in the file with its line, or why it is no bot."""
    args = dict(text.args)
    if text.key == "match.bot":
        return {"error": str(args["error"])[:LONGEST], "line": args["line"]}
    return {"error": sentence_of(text)[:LONGEST], "line": 0}
