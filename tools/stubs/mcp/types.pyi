"""What is sent in the Model Context Protocol."""

from typing import Any

class TextContent:
    text: str
    def __init__(self, type: str, text: str) -> None: ...

class CallToolResult:
    content: list[TextContent]
    structured_content: Any
    is_error: bool
    def __init__(
        self, content: list[TextContent], structured_content: Any, is_error: bool
    ) -> None: ...
