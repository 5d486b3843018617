"""Records errors and requests that a test must not cause."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, WebError


class Faults:
    """The errors in a browser context, and its requests to other origins."""

    def __init__(self, context: BrowserContext) -> None:
        self.found: list[str] = []
        self.requests: list[str] = []
        self.of_pages: list[str] = []
        self._origins: set[str] = set()
        self._allowed: list[str] = []
        context.on("request", self._request)
        context.on("console", self._console)
        context.on("weberror", self._error)

    def at_home(self, address: str) -> None:
        """Allows requests to the origin of an address."""
        self._origins.add(_origin(address))

    def allow(self, pattern: str) -> None:
        """Ignores errors whose text matches a pattern."""
        self._allowed.append(pattern)

    def check(self) -> None:
        """Fails on unexpected errors and requests, and forgets all so far."""
        strange = [url for url in self.requests if _origin(url) not in self._origins]
        strange = [url for url in strange if not url.startswith(("data:", "blob:"))]
        errors = [it for it in self.found if not any(re.search(p, it) for p in self._allowed)]
        for noted in (self.found, self.requests, self.of_pages, self._allowed):
            noted.clear()
        assert not strange, f"requests to other origins: {strange}"
        assert not errors, "\n".join(errors)

    def _request(self, request: Request) -> None:
        self.requests.append(request.url)
        if request.service_worker is None:
            self.of_pages.append(request.url)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.found.append(f"{message.text} ({message.location.get('url', '')})")

    def _error(self, error: WebError) -> None:
        self.found.append(str(error.error)[:2000])


def _origin(address: str) -> str:
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}"
