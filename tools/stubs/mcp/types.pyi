"""What is sent in the Model Context Protocol."""

from typing import Any

class TextContent:
    text: str
    def __init__(self, type: str, text: str) -> None: ...

class ImageContent:
    data: str
    mime_type: str
    def __init__(self, type: str, data: str, mime_type: str) -> None: ...

class CallToolResult:
    content: list[TextContent | ImageContent]
    structured_content: Any
    is_error: bool
    def __init__(
        self, content: list[TextContent | ImageContent], structured_content: Any, is_error: bool
    ) -> None: ...
