"""The server for language models, talked to by the protocol's own client."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from mcp import Client, StdioServerParameters

import tesserae as ts
from tesserae.adapters.mcp import server

ROOT = Path(__file__).absolute().parents[2]

Call = Callable[..., Awaitable[Any]]


def talk(session: Callable[[Call], Awaitable[None]], to: Any = None) -> None:
    """Runs a session with a server: by default one in this process."""

    async def run() -> None:
        async with Client(to or server()) as client:

            async def call(tool: str, **arguments: Any) -> Any:
                return await client.call_tool(tool, arguments)

            await session(call)

    asyncio.run(run())


def test_it_offers_its_tools() -> None:
    async def run() -> None:
        async with Client(server()) as client:
            tools = (await client.list_tools()).tools
        names = {tool.name for tool in tools}
        assert names == {
            *("new_game", "new_puzzle", "board", "play", "computer_move", "undo", "analyse")
        }
        assert all(tool.description for tool in tools)

    asyncio.run(run())


@pytest.mark.parametrize("game", ts.GAMES)
def test_a_game_always_has_the_board_and_the_legal_moves(game: str) -> None:
    async def session(call: Call) -> None:
        answer = await call("new_game", game=game)
        board = ts.Board(game)
        for ply in range(6):
            told = answer.structured_content
            assert not answer.is_error
            assert told["board"] == str(board)
            assert told["legal_moves"] == [str(move) for move in board.legal_moves]
            assert told["moves"] == [str(move) for move in board.move_stack]
            assert told["to_move"] == board.side_name(board.turn)
            written = answer.content[0].text
            assert str(board) in written
            assert f"Legal moves: {' '.join(told['legal_moves'])}" in written
            if ply % 2:
                answer = await call("computer_move", id=told["id"], level=1)
                board.push(answer.structured_content["played"])
            else:
                move = told["legal_moves"][-1]
                answer = await call("play", id=told["id"], move=move)
                board.push(move)

    talk(session)


def test_an_illegal_move_is_refused_with_the_reason_and_the_board() -> None:
    async def session(call: Call) -> None:
        began = (await call("new_game", game="pyrga", moves="Tc2s")).structured_content
        answer = await call("play", id=began["id"], move="Sd4")
        assert answer.is_error
        told = answer.structured_content
        assert told["error"] == "Sd4: The Triangle on c2 does not point at d4."
        assert told["legal_moves"] == began["legal_moves"]
        assert told["board"] == began["board"]
        assert answer.content[0].text.startswith(told["error"])
        assert (await call("board", id=began["id"])).structured_content == began

    talk(session)


@pytest.mark.parametrize(
    ("tool", "arguments"),
    [
        ("new_game", {"game": "chess"}),
        ("new_game", {"game": "pyrga", "moves": "Tc2s Tc2s"}),
        ("new_game", {"game": "pyrga", "position": "?"}),
        ("new_game", {"game": "pyrga", "moves": "Tc2s " * 10_000}),
        ("new_puzzle", {"game": "pyrga", "least": 99_999}),
        ("board", {"id": 7}),
        ("play", {"id": 7, "move": "Sa1"}),
        ("undo", {"id": 1}),
    ],
)
def test_what_cannot_be_done_is_told(tool: str, arguments: dict[str, Any]) -> None:
    async def session(call: Call) -> None:
        await call("new_game", game="pyrga")
        answer = await call(tool, **arguments)
        assert answer.is_error
        assert len(answer.structured_content["error"]) > 15

    talk(session)


def test_analysis_has_lines_and_their_scores() -> None:
    async def session(call: Call) -> None:
        moves = "Sa1 Ta2n Ca4 Sa4 Tb4w Ta4s"
        began = (await call("new_game", game="pyrga", moves=moves)).structured_content
        told = (await call("analyse", id=began["id"], seconds=5, lines=2)).structured_content
        assert len(told["analysis"]) == 2
        assert told["analysis"][0]["moves"][0] in told["legal_moves"]
        assert told["analysis"][0]["chance"] >= told["analysis"][1]["chance"]
        assert told["legal_moves"] == began["legal_moves"]

    talk(session)


def test_a_puzzle_takes_right_moves_only() -> None:
    async def session(call: Call) -> None:
        told = (await call("new_puzzle", game="pyrga")).structured_content
        puzzle = ts.puzzles("pyrga")[0]
        assert told["puzzle"]["task"] == puzzle.task
        assert told["position"] == puzzle.board().position_text
        wrong = next(it for it in told["legal_moves"] if puzzle.try_move(it).right is False)
        answer = await call("play", id=told["id"], move=wrong)
        assert answer.is_error
        assert "does not solve" in answer.structured_content["error"]
        for move in puzzle.solution[::2]:
            answer = await call("play", id=told["id"], move=str(move))
            assert not answer.is_error
        assert answer.structured_content["puzzle"]["solved"]
        other = (await call("new_puzzle", game="pyrga")).structured_content
        assert other["position"] != told["position"]

    talk(session)


def test_moves_are_taken_back() -> None:
    async def session(call: Call) -> None:
        began = (await call("new_game", game="zaic")).structured_content
        await call("play", id=began["id"], move="Bh8")
        assert (await call("undo", id=began["id"])).structured_content == began

    talk(session)


def test_the_command_serves_on_standard_input_and_output() -> None:
    async def session(call: Call) -> None:
        told = (await call("new_game", game="tetrad")).structured_content
        assert len(told["legal_moves"]) == 238

    path = os.environ.get("PATH", os.defpath)
    env = {"PYTHONPATH": str(ROOT / "py"), "PATH": path, "LANG": "C.UTF-8"}
    talk(
        session,
        StdioServerParameters(command=sys.executable, args=["-m", "tesserae", "mcp"], env=env),
    )
