"""Serves a folder as a host on the internet does: compressed, and over a line that may be slow.

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
"""What hosts usually compress."""

PIECE: Final = 4096
"""Bytes that are sent at once; then it is the next connection's turn."""

LATE: Final = 0.02
"""Seconds by which a piece may come late and the line still make up for it."""


class Line:
    """What lies between a host and a browser; all connections share it.

    kilobits: how many it carries in a second, 0 if there is no limit.
    latency: milliseconds that a connection takes to open, and an answer to begin.
    """

    def __init__(self, kilobits: float = 0, latency: float = 0) -> None:
        self.kilobits = kilobits
        self.latency = latency
        self._lock = threading.Lock()
        self._free = 0.0

    def wait(self) -> None:
        """Passes the time that a message takes there and back."""
        time.sleep(self.latency / 1000)

    def carry(self, count: int) -> None:
        """Passes the time until this many bytes have had their turn."""
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
        """It is for nothing else."""
        return True

    def write(self, content: Any) -> int:
        """Writes all of it, piece by piece."""
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
        """Browsers may keep a file for ten minutes, as on GitHub Pages."""
        self.send_header("Cache-Control", "max-age=600")
        super().end_headers()

    def send_head(self) -> Any:
        """The headers of the answer; returns what follows them."""
        self.site.line.wait()
        path = Path(self.translate_path(self.path))
        file = path / "index.html" if path.is_dir() else path
        if file.suffix not in PACKED or not file.is_file():
            return super().send_head()
        content = packed(file)
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(str(file)))
        self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        return io.BytesIO(content)


class Host(Site):
    """A folder, served compressed, over a line of its own."""

    handler = Throttled

    def __init__(self, folder: Path, line: Line | None = None, **where: Any) -> None:
        self.line = line or Line()
        super().__init__(folder, **where)


@cache
def packed(file: Path) -> bytes:
    """The content of a file, compressed."""
    return gzip.compress(file.read_bytes(), 6)


def main() -> None:
    """Serves until interrupted."""
    given = [*sys.argv[1:], *("1600", "150", "8000", str(ROOT / "dist"))[len(sys.argv) - 1 :]]
    kilobits, latency, port = (int(it) for it in given[:3])
    host = Host(Path(given[3]), Line(kilobits, latency), host="localhost", port=port)
    print(f"Tesserae, slowly: {host.address} (Ctrl+C ends it)", flush=True)
    wait()


if __name__ == "__main__":
    main()
