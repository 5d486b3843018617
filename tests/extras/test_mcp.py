"""The server for language models, talked to by the protocol's own client."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from base64 import b64decode
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


def test_it_offers_its_tools_and_tells_of_each_game() -> None:
    async def run() -> None:
        async with Client(server()) as client:
            tools = (await client.list_tools()).tools
            instructions = client.instructions
        names = {tool.name for tool in tools}
        assert names == {
            *("rules", "new_game", "new_puzzle", "board", "picture"),
            *("play", "computer_move", "undo", "analyse"),
        }
        assert all(tool.description for tool in tools)
        begins = next(tool.description for tool in tools if tool.name == "new_game")
        assert all(game in begins for game in ts.GAMES)
        lines = instructions.splitlines()
        assert all(any(line.startswith(f"{game}: ") for line in lines) for game in ts.GAMES)

    asyncio.run(run())


@pytest.mark.parametrize("game", ts.GAMES)
def test_the_rules_are_a_tool_and_a_resource(game: str) -> None:
    async def run() -> None:
        async with Client(server()) as client:
            answer = await client.call_tool("rules", {"game": game})
            resources = (await client.list_resources()).resources
            read = (await client.read_resource(f"rules://{game}")).contents
        assert answer.content[0].text == read[0].text == ts.rules(game)
        assert answer.structured_content == {"game": game, "rules": ts.rules(game)}
        assert f"rules://{game}" in {str(it.uri) for it in resources}

    asyncio.run(run())


def test_the_picture_is_one_and_is_bound_to_a_view() -> None:
    async def run() -> None:
        async with Client(server()) as client:
            (tool,) = (it for it in (await client.list_tools()).tools if it.name == "picture")
            view = (await client.read_resource(tool.meta["ui"]["resourceUri"])).contents[0]
            await client.call_tool("new_game", {"game": "zaic"})
            answer = await client.call_tool("picture", {"id": 1})
            refused = await client.call_tool("picture", {"id": 2})
        assert view.mime_type == "text/html;profile=mcp-app"
        assert "ui/notifications/tool-result" in view.text
        text, image = answer.content
        assert str(ts.Board("zaic")) in text.text
        assert (image.type, image.mime_type) == ("image", "image/svg+xml")
        assert b64decode(image.data).decode() == ts.Board("zaic").svg()
        assert refused.is_error

    asyncio.run(run())


@pytest.mark.parametrize("game", ts.GAMES)
def test_a_game_always_has_the_board_and_the_legal_moves_if_asked(game: str) -> None:
    async def session(call: Call) -> None:
        answer = await call("new_game", game=game)
        board = ts.Board(game)
        for ply in range(6):
            told = answer.structured_content
            assert not answer.is_error
            assert told["board"] == str(board)
            assert "legal_moves" not in told
            assert told["moves"] == [str(move) for move in board.move_stack]
            assert told["move"] == (str(board.peek()) if ply else None)
            assert told["to_move"] == board.side_name(board.turn)
            read, written = answer.content
            assert str(board) in read.text
            rest = {it: told[it] for it in told if it not in ("board", "standings")}
            assert json.loads(written.text) == rest
            asked = (await call("board", id=told["id"], list_moves=True)).structured_content
            assert asked == {**told, "legal_moves": [str(move) for move in board.legal_moves]}
            if ply % 2:
                answer = await call("computer_move", id=told["id"], level=1)
                board.push(answer.structured_content["move"])
            else:
                move = asked["legal_moves"][-1]
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
        assert "legal_moves" not in told
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
        assert told["analysis"][0]["move"] in ts.Board("pyrga", moves=moves).legal_moves
        assert told["analysis"][0]["move"] == told["analysis"][0]["line"][0]
        assert told["analysis"][0]["chance"] >= told["analysis"][1]["chance"]
        assert told["board"] == began["board"]

    talk(session)


def test_a_puzzle_takes_right_moves_only() -> None:
    async def session(call: Call) -> None:
        told = (await call("new_puzzle", game="pyrga", list_moves=True)).structured_content
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
        told = (await call("new_game", game="tetrad", list_moves=True)).structured_content
        assert len(told["legal_moves"]) == 238

    path = os.environ.get("PATH", os.defpath)
    env = {"PYTHONPATH": str(ROOT / "py"), "PATH": path, "LANG": "C.UTF-8"}
    talk(
        session,
        StdioServerParameters(command=sys.executable, args=["-m", "tesserae", "mcp"], env=env),
    )


def test_wrong_arguments_of_every_tool_are_refused_and_change_nothing() -> None:
    values: list[Any] = [None, -1, 7, 1.5, 10**30, "", "x", "zaic", [], {}, "9" * 30_000, "nan"]
    right = {"game": "pyrga", "id": 1, "move": "Tc2s"}
    taken: dict[str, list[Any]] = {
        "game": ["zaic"],
        "seconds": [7, 1.5],
        "moves": [""],
        "position": [""],
        "least": [7],
    }
    telling = ("no game called", "A move is", "not a position", "is no game", "no more puzzles")

    async def session(call: Call) -> None:
        await call("new_game", game="pyrga", moves="Sa1")
        before = (await call("board", id=1)).structured_content
        for tool in tools:
            for name in tool.input_schema["properties"]:
                given = {it: right[it] for it in tool.input_schema.get("required", [])}
                for value in values:
                    if value in taken.get(name, []):
                        continue
                    answer = await call(tool.name, **{**given, name: value})
                    told = answer.content[0].text
                    assert answer.is_error, (tool.name, name, value)
                    assert name in told or any(it in told for it in telling), told
        assert (await call("board", id=1)).structured_content == before

    async def list_tools() -> list[Any]:
        async with Client(server()) as client:
            return list((await client.list_tools()).tools)

    tools = asyncio.run(list_tools())
    talk(session)
