"""A host that serves badly: wrong types, other pages in place of files, parts of files, silence."""

from __future__ import annotations

import re
import threading
from http import HTTPStatus
from io import BytesIO
from pathlib import Path
from typing import BinaryIO, Final, Literal, NamedTuple

from tools.serve import Handler, Site

Kind = Literal["missing", "page", "half", "stalled"]

PAGE: Final = b"<!doctype html><html><title>My site</title><h1>Nothing of the kind is here</h1>"

KNOWN: Final = (".html", ".css", ".js", ".svg", ".png")
"""What the oldest hosts know the types of."""

HOST_PAGE: Final = """<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,">
<iframe src="{}" {} width="360" height="460" title="Pyrga"></iframe>"""
"""A page of another site with the app in a frame: its address, and more attributes."""


class Fault(NamedTuple):
    """What happens to the files whose path holds the pattern.

    missing: status 404. page: a page of the host's own, with status 200. half: the first half,
    as if it were all. stalled: the first half, and then nothing more until `go_on`.
    """

    pattern: str
    kind: Kind


class BadHandler(Handler):
    """Answers as the host's faults have it."""

    site: BadHost

    def send_head(self) -> BytesIO | BinaryIO | None:
        """Sends the headers; returns what follows them."""
        kind = self.site.kind_of(self.path)
        if kind == "page":
            return self._send("text/html", PAGE)
        if kind == "missing":
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        if kind == "half":
            path = Path(self.translate_path(self.path))
            content = path.read_bytes()
            return self._send(self.guess_type(str(path)), content[: len(content) // 2])
        return super().send_head()

    def _send(self, mime: str, content: bytes) -> BytesIO:
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", mime)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        return BytesIO(content)

    def end_headers(self) -> None:
        """Adds what this host says with every file."""
        for name, value in self.site.headers.items():
            self.send_header(name, value)
        super().end_headers()

    def guess_type(self, path: object) -> str:
        """The type that the host knows, or none in particular."""
        old = self.site.old and Path(str(path)).suffix not in KNOWN
        return "application/octet-stream" if old else super().guess_type(str(path))

    def copyfile(self, source: BinaryIO, out: BinaryIO) -> None:  # type: ignore[override]
        """Sends a file; drop by drop from the middle on, if it is stalled."""
        content = source.read()
        stalled = self.site.kind_of(self.path) == "stalled"
        half = len(content) // 2 if stalled else len(content)
        out.write(content[:half])
        if stalled:
            self.site.drip(content[half:], out)


class BadHost(Site):
    """Serves a folder with faults. old: it knows few types, and has browsers insist on them."""

    handler = BadHandler

    def __init__(self, folder: Path, *faults: Fault, old: bool = False) -> None:
        self.faults = faults
        self.old = old
        self.headers = {"X-Content-Type-Options": "nosniff"} if old else {}
        self._drops = threading.Semaphore(0)
        self._flowing = threading.Event()
        super().__init__(folder)

    def kind_of(self, path: str) -> Kind | None:
        """What is wrong with a file."""
        return next((it.kind for it in self.faults if re.search(it.pattern, path)), None)

    def drip(self, content: bytes, out: BinaryIO) -> None:
        """Sends a drop whenever one is allowed, and the rest when it may flow."""
        at = 0
        while not self._flowing.is_set():
            self._drops.acquire()
            if not self._flowing.is_set():
                out.write(content[at : at + 1000])
                out.flush()
                at += 1000
        out.write(content[at:])

    def drop(self) -> None:
        """Lets a thousand bytes of a stalled file go."""
        self._drops.release()

    def go_on(self) -> None:
        """Lets stalled files go."""
        self._flowing.set()
        for _ in range(100):
            self._drops.release()

    def stop(self) -> None:
        """Ends it, also where it is stalled."""
        self.go_on()
        super().stop()
