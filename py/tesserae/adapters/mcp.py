"""The games as tools for language models: a server of the Model Context Protocol.

`tesserae mcp` serves it on standard input and output; programs that talk to models start it.
"""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Final

from mcp.server import MCPServer
from mcp.server.apps import Apps
from mcp.types import CallToolResult, ImageContent, TextContent

from tesserae.adapters.desk import Desk
from tesserae.library.errors import TesseraeError
from tesserae.library.names import GAMES
from tesserae.library.rules_text import in_a_minute, rules

BOARD: Final = "ui://tesserae/board.html"
"""The view of a board, if the client can show one."""

_INSTRUCTIONS: Final = """\
Abstract strategy games for two. Read rules(game) first: it has the rules and how moves are \
written. Begin with new_game or new_puzzle; the other tools take the id from its answer. Every \
answer has the board and says whose move it is; `move` is the last move that was made. \
list_moves=true adds all legal moves. A side may have several moves in a row; to_move says whose \
the next one is.
"""


def instructions() -> str:
    """The instructions for the model, with a summary of each game."""
    return "\n".join([_INSTRUCTIONS, *(f"{game}: {in_a_minute(game)}" for game in GAMES)])


def server() -> MCPServer:
    """A server with a desk of its own."""
    desk, apps = Desk(), Apps()
    view = Path(__file__).with_name("board.html").read_text("utf-8")
    apps.add_html_resource(BOARD, view, name="board")
    apps.tool(resource_uri=BOARD)(_picture_tool(desk))
    serving = MCPServer("tesserae", instructions=instructions(), extensions=[apps])
    for tool in _tools(desk):
        told = (tool.__doc__ or "").replace("NAMES", ", ".join(GAMES))
        serving.add_tool(tool, description=told)
    for game in GAMES:
        resource = serving.resource(
            f"rules://{game}", name=f"rules of {game}", mime_type="text/markdown"
        )
        resource(partial(rules, game))
    return serving


def _picture_tool(desk: Desk) -> Callable[[int], CallToolResult]:
    def picture(id: int) -> CallToolResult:
        """Draws the board, as an SVG picture."""
        answer = _answer(desk, id, lambda: desk.state(id), list_moves=False)
        if not answer.is_error:
            drawn = b64encode(desk.picture(id).encode()).decode()
            image = ImageContent(type="image", data=drawn, mime_type="image/svg+xml")
            answer.content = [answer.content[0], image]
        return answer

    return picture


def _tools(desk: Desk) -> list[Callable[..., CallToolResult]]:
    """The tools besides the picture."""

    def rules(game: str) -> CallToolResult:
        """Tells the rules of a game, and how its moves are written."""
        return _answer(desk, None, lambda: desk.rules(game))

    def new_game(
        game: str, moves: str = "", position: str = "", list_moves: bool = False
    ) -> CallToolResult:
        """Begins a game of one of these names: NAMES; after some moves, or from a position text."""
        return _answer(desk, None, lambda: desk.new_game(game, moves, position), list_moves)

    def new_puzzle(
        game: str, least: int = 0, most: int = 100_000, list_moves: bool = False
    ) -> CallToolResult:
        """Poses a puzzle of a difficulty on the scale of Elo: find the moves that solve it."""
        return _answer(desk, None, lambda: desk.new_puzzle(game, least, most), list_moves)

    def board(id: int, list_moves: bool = False) -> CallToolResult:
        """Tells the board and whose move it is."""
        return _answer(desk, id, lambda: desk.state(id), list_moves)

    def play(id: int, move: str, list_moves: bool = False) -> CallToolResult:
        """Makes a legal move. In a puzzle, only if it is right; the reply is made as well."""
        return _answer(desk, id, lambda: desk.play(id, move), list_moves)

    def computer_move(id: int, level: int = 3, list_moves: bool = False) -> CallToolResult:
        """Has the computer make the next move, at a level from 1 to 5."""
        return _answer(desk, id, lambda: desk.reply(id, level), list_moves)

    def undo(id: int, list_moves: bool = False) -> CallToolResult:
        """Takes back the last move."""
        return _answer(desk, id, lambda: desk.undo(id), list_moves)

    def analyse(id: int, seconds: float = 2.0, lines: int = 3) -> CallToolResult:
        """Tells the best lines of the position with their scores, for the side to move."""
        return _answer(desk, id, lambda: desk.analyse(id, seconds, lines))

    return [rules, new_game, new_puzzle, board, play, computer_move, undo, analyse]


def _answer(
    desk: Desk, number: int | None, run: Callable[[], dict[str, Any]], list_moves: bool = False
) -> CallToolResult:
    """A tool's answer: JSON, and the text to read. A refusal has the current board."""
    told: dict[str, Any] = {}
    try:
        told = run()
        number = told.get("id")
    except TesseraeError as refused:
        told = {"error": str(refused)}
    if number is not None:
        with suppress(TesseraeError):  # no such game: the error says so
            told |= desk.state(number, list_moves=list_moves)
    rest = {name: value for name, value in told.items() if name not in _READ}
    texts = _answer_text(told), json.dumps(rest)
    return CallToolResult(
        content=[TextContent(type="text", text=it) for it in texts],
        structured_content=told,
        is_error="error" in told,
    )


_READ: Final = ("board", "rules", "standings")
"""Fields that are only in the text, not in the JSON."""


def _answer_text(told: dict[str, Any]) -> str:
    """The text of an answer."""
    if "rules" in told:
        return str(told["rules"])
    parts = [str(told["error"])] if "error" in told else []
    if "puzzle" in told:
        parts.append(f"{told['puzzle']['task']}.{' Solved.' if told['puzzle']['solved'] else ''}")
    if "board" in told:
        parts += [f"Game {told['id']}: {told['game']}", told["board"], *told["standings"]]
        parts.append(told["prompt"])
    return "\n".join(parts)


def main() -> None:
    """Serves on standard input and output until that ends."""
    server().run()
