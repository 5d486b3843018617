"""Servers of the Model Context Protocol."""

from collections.abc import Callable, Sequence
from typing import Any

from mcp.server.apps import Apps

class MCPServer:
    def __init__(self, name: str, instructions: str, extensions: Sequence[Apps]) -> None: ...
    def add_tool(self, fn: Callable[..., Any], *, description: str) -> None: ...
    def resource(
        self, uri: str, *, name: str, mime_type: str
    ) -> Callable[[Callable[[], str]], object]: ...
    def run(self) -> None: ...
