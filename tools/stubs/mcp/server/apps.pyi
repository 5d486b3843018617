"""Views that clients show beside what tools answer."""

from collections.abc import Callable
from typing import Any

class Apps:
    def tool(self, *, resource_uri: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]: ...
    def add_html_resource(self, uri: str, html: str, *, name: str) -> None: ...
