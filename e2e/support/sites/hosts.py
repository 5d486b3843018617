"""A faulty host: wrong types, pages in place of files, partial files, stalled downloads."""

from __future__ import annotations

import re
import threading
from collections.abc import Callable
from http import HTTPStatus
from io import BytesIO
from pathlib import Path
from typing import BinaryIO, Final, Literal, NamedTuple

from playwright.sync_api import Frame, Locator, Page

from tools.serve import Handler, Site

Kind = Literal["missing", "page", "half", "altered", "empty", "stalled", "silent"]

PAGE: Final = b"<!doctype html><html><title>My site</title><h1>Nothing of the kind is here</h1>"

KNOWN: Final = (".html", ".css", ".js", ".svg", ".png")
"""The suffixes whose types an old host knows."""

PIECE: Final = 1000
"""How many bytes of a stalled file are sent at a time."""

HOST_PAGE: Final = """<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,">
<iframe src="{}" {} width="360" height="460" title="Pyrga"></iframe>"""
"""A page of another site with the app in a frame: its address, and more attributes."""


class Fault(NamedTuple):
    """A fault in serving the files whose path matches the pattern.

    missing: status 404. page: a page of the host's own, with status 200. half: the first half,
    as if it were complete. altered: another byte in the middle. empty: no bytes. stalled: the first
    half, then nothing until `drop` or `go_on`. silent: nothing at all until `go_on`.
    """

    pattern: str
    kind: Kind


def damaged(content: bytes, kind: Kind) -> bytes:
    """The first half of a file ("half"), nothing of it ("empty"), or another byte in the middle."""
    middle = len(content) // 2
    if kind == "empty":
        return b""
    if kind == "half":
        return content[:middle]
    other = 0 if content[middle] else 1  # Python takes 0 nowhere, not even in a comment
    return content[:middle] + bytes([other]) + content[middle + 1 :]


class BadHandler(Handler):
    """Answers with the faults of its host."""

    site: BadHost

    def send_head(self) -> BytesIO | BinaryIO | None:
        """Sends the headers; returns what follows them."""
        kind = self.site.kind_of(self.path)
        if kind == "silent":
            self.site.wait()
        if kind == "page":
            return self._send("text/html", PAGE)
        if kind == "missing":
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        if kind in ("half", "altered", "empty"):
            path = self._file()
            return self._send(self.guess_type(str(path)), damaged(path.read_bytes(), kind))
        return super().send_head()

    def _file(self) -> Path:
        path = Path(self.translate_path(self.path))
        return path / "index.html" if path.is_dir() else path

    def _send(self, mime: str, content: bytes) -> BytesIO:
        self.send_response(HTTPStatus.OK)
        self.send_header("Content-Type", mime)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        return BytesIO(content)

    def end_headers(self) -> None:
        """Adds the headers that this host sends with every file."""
        for name, value in self.site.headers.items():
            self.send_header(name, value)
        super().end_headers()

    def guess_type(self, path: object) -> str:
        """The type of a file, as far as the host knows it."""
        old = self.site.old and Path(str(path)).suffix not in KNOWN
        return "application/octet-stream" if old else super().guess_type(str(path))

    def copyfile(self, source: BinaryIO, out: BinaryIO) -> None:  # type: ignore[override]
        """Sends a file; from the middle on in small pieces, if it is stalled."""
        content = source.read()
        stalled = self.site.kind_of(self.path) == "stalled"
        half = len(content) // 2 if stalled else len(content)
        out.write(content[:half])
        if stalled:
            self.site.drip(content[half:], out)


class BadHost(Site):
    """Serves a folder with faults.

    old: it knows few types, and forbids sniffing of others. silent: how many requests have had no
    answer so far.
    """

    handler = BadHandler

    def __init__(self, folder: Path, *faults: Fault, old: bool = False) -> None:
        self.faults = faults
        self.old = old
        self.headers = {"X-Content-Type-Options": "nosniff"} if old else {}
        self.silent = 0
        self._drops = 0
        self._flowing = False
        self._changed = threading.Condition()
        super().__init__(folder)

    def kind_of(self, path: str) -> Kind | None:
        """The fault of a file, if any."""
        return next((it.kind for it in self.faults if re.search(it.pattern, path)), None)

    def drip(self, content: bytes, out: BinaryIO) -> None:
        """Sends a piece for each `drop`, and the rest after `go_on`."""
        sent = 0
        while not self._flowing:
            with self._changed:
                while sent >= self._drops and not self._flowing:
                    self._changed.wait()
            if not self._flowing:
                out.write(content[sent * PIECE : (sent + 1) * PIECE])
                out.flush()
                sent += 1
        out.write(content[sent * PIECE :])

    def drop(self) -> None:
        """Releases a piece of every stalled file, also of one that is asked for later."""
        with self._changed:
            self._drops += 1
            self._changed.notify_all()

    def wait(self) -> None:
        """Waits for `go_on`."""
        self.silent += 1
        with self._changed:
            self._changed.wait_for(lambda: self._flowing)

    def go_on(self) -> None:
        """Releases stalled and silent files."""
        with self._changed:
            self._flowing = True
            self._changed.notify_all()

    def stop(self) -> None:
        """Stops the host, even while files are stalled."""
        self.go_on()
        super().stop()


Bad = Callable[..., BadHost]
"""Starts a host with faults."""


def failure(page: Page | Frame) -> Locator:
    """The sentence that the app, or where MicroPython runs the rest of it, could not start."""
    return page.locator("#page [role=alert]", has_text=re.compile("could not (start|be loaded)"))
