"""The games as tools for language models: a server of the Model Context Protocol.

`tesserae mcp` serves it on standard input and output, as programs that talk to models start it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mcp.server import MCPServer
from mcp.types import CallToolResult, TextContent

from tesserae.adapters.desk import Desk
from tesserae.library.errors import TesseraeError
from tesserae.library.names import GAMES

INSTRUCTIONS: Final = f"""\
Abstract strategy games for two: {", ".join(GAMES)}. Begin with new_game or new_puzzle; all other \
tools take the id from its answer. Every answer has the board, whose move it is, and all legal \
moves: choose one of these, written as it is there. A side may have several moves in a row; \
to_move says whose the next one is."""


def server() -> MCPServer:
    """A server with a desk of its own."""
    desk = Desk()
    serving = MCPServer("tesserae", instructions=INSTRUCTIONS)

    def new_game(game: str, moves: str = "", position: str = "") -> CallToolResult:
        """Begins a game of pyrga, zaic or tetrad; after some moves, or from a position text."""
        return _answer(desk, None, lambda: desk.new_game(game, moves, position))

    def new_puzzle(game: str, least: int = 0, most: int = 100_000) -> CallToolResult:
        """Poses a puzzle of a difficulty on the scale of Elo: find the moves that solve it."""
        return _answer(desk, None, lambda: desk.new_puzzle(game, least, most))

    def board(id: int) -> CallToolResult:
        """Tells the board, whose move it is, and all legal moves."""
        return _answer(desk, id, lambda: desk.state(id))

    def play(id: int, move: str) -> CallToolResult:
        """Makes a legal move. In a puzzle, only if it is right; the reply is made as well."""
        return _answer(desk, id, lambda: desk.play(id, move))

    def computer_move(id: int, level: int = 3) -> CallToolResult:
        """Has the computer make the next move, at a level from 1 to 5."""
        return _answer(desk, id, lambda: desk.reply(id, level))

    def undo(id: int) -> CallToolResult:
        """Takes back the last move."""
        return _answer(desk, id, lambda: desk.undo(id))

    def analyse(id: int, seconds: float = 2.0, lines: int = 3) -> CallToolResult:
        """Tells the best lines of the position with their scores, for the side to move."""
        return _answer(desk, id, lambda: desk.analyse(id, seconds, lines))

    for tool in (new_game, new_puzzle, board, play, computer_move, undo, analyse):
        serving.add_tool(tool)
    return serving


def _answer(desk: Desk, number: int | None, run: Callable[[], dict[str, Any]]) -> CallToolResult:
    """What a tool answers, as text and as JSON. What is refused comes with the board as it is."""
    error = None
    try:
        told = run()
    except TesseraeError as refused:
        error = str(refused)
        try:
            told = {} if number is None else desk.state(number)
        except TesseraeError:
            told = {}
        told = {"error": error, **told}
    return CallToolResult(
        content=[TextContent(type="text", text=_written(told))],
        structured_content=told,
        is_error=error is not None,
    )


def _written(told: dict[str, Any]) -> str:
    """An answer to read."""
    parts = [str(told["error"])] if "error" in told else []
    if "played" in told:
        parts.append(f"The computer played {told['played']}.")
    if "puzzle" in told:
        parts.append(f"{told['puzzle']['task']}.{' Solved.' if told['puzzle']['solved'] else ''}")
    if "board" in told:
        parts += [f"Game {told['id']}: {told['game']}", told["board"], *told["standings"]]
        parts += [told["prompt"], f"Legal moves: {' '.join(told['legal_moves']) or 'none'}"]
    for line in told.get("analysis", ()):
        parts.append(f"{line['score']} {' '.join(line['moves'])}: {line['words']}")
    return "\n".join(parts)


def main() -> None:
    """Serves on standard input and output until that ends."""
    server().run()
