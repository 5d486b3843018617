"""Serves a folder as a host on the internet does: compressed, and perhaps over a slow line.

    python -m tools.bench.throttle [KILOBITS] [MILLISECONDS] [PORT] [FOLDER]

Without numbers: 1600 kilobits a second, 150 milliseconds, port 8000, dist/.
"""

from __future__ import annotations

import gzip
import io
import sys
import threading
import time
from functools import cache
from pathlib import Path
from typing import Any, Final

from tools.serve import ROOT, Handler, Site, wait

PACKED: Final = (
    *(".html", ".css", ".js", ".mjs", ".json"),
    *(".py", ".svg", ".txt", ".wasm", ".webmanifest"),
)
"""Files that hosts usually compress."""

PIECE: Final = 4096
"""Bytes sent at once, before the next connection gets its turn."""

LATE: Final = 0.02
"""Seconds of delay that the line makes up for: sleeps are inexact."""


class Line:
    """A line between a host and a browser, shared by all connections.

    kilobits: its capacity per second; 0 for no limit.
    latency: milliseconds that opening a connection takes, and the beginning of an answer.
    """

    def __init__(self, kilobits: float = 0, latency: float = 0) -> None:
        self.kilobits = kilobits
        self.latency = latency
        self._lock = threading.Lock()
        self._free = 0.0

    def wait(self) -> None:
        """Sleeps for the time of a round trip."""
        time.sleep(self.latency / 1000)

    def carry(self, count: int) -> None:
        """Sleeps until this many bytes have been carried."""
        if not self.kilobits:
            return
        with self._lock:
            begin = max(self._free, time.perf_counter() - LATE)
            self._free = end = begin + count / (self.kilobits * 125)
        time.sleep(max(0, end - time.perf_counter()))


class Paced(io.BufferedIOBase):
    """Writes to a connection as fast as the line allows."""

    def __init__(self, connection: Any, line: Line) -> None:
        self._connection = connection
        self._line = line

    def writable(self) -> bool:
        """Always true: see io.IOBase."""
        return True

    def write(self, content: Any) -> int:
        """Writes everything, in pieces."""
        view = memoryview(content)
        for at in range(0, len(view), PIECE):
            piece = view[at : at + PIECE]
            self._line.carry(len(piece))
            self._connection.write(piece)
        return len(view)


class Throttled(Handler):
    """Keeps connections open, compresses what hosts usually compress, and lets files be cached."""

    site: Host
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def setup(self) -> None:
        """Opens a connection."""
        super().setup()
        self.site.line.wait()
        self.wfile = Paced(self.wfile, self.site.line)

    def end_headers(self) -> None:
        """Lets browsers keep a file for ten minutes, as on GitHub Pages."""
        self.send_header("Cache-Control", "max-age=600")
        super().end_headers()

    def send_head(self) -> Any:
        """Sends the headers of the answer; returns the body."""
        self.site.line.wait()
        path = Path(self.translate_path(self.path))
        file = path / "index.html" if path.is_dir() else path
        if file.suffix not in PACKED or not file.is_file():
            return super().send_head()
        content = pack(file)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(file)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        return io.BytesIO(content)


class Host(Site):
    """A folder, served compressed, over a line of its own."""

    handler = Throttled

    def __init__(self, folder: Path, line: Line | None = None, **address: Any) -> None:
        self.line = line or Line()
        super().__init__(folder, **address)


@cache
def pack(file: Path) -> bytes:
    """The content of a file, compressed."""
    return gzip.compress(file.read_bytes(), 6)


def main() -> None:
    """Serves until interrupted."""
    arguments = [*sys.argv[1:], *("1600", "150", "8000", str(ROOT / "dist"))[len(sys.argv) - 1 :]]
    kilobits, latency, port = (int(argument) for argument in arguments[:3])
    host = Host(Path(arguments[3]), Line(kilobits, latency), host="localhost", port=port)
    print(f"Tesserae, slowly: {host.address} (Ctrl+C ends it)", flush=True)
    wait()


if __name__ == "__main__":
    main()
