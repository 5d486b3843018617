"""Serves a folder as a plain static host does: no special headers.

python -m tools.serve [PORT] [FOLDER]
"""

from __future__ import annotations

import mimetypes
import sys
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).absolute().parent.parent


TYPES: Final = {
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
"""Types that the tables of some systems lack, or have wrong."""

for suffix, kind in TYPES.items():
    mimetypes.add_type(kind, suffix)


class Handler(SimpleHTTPRequestHandler):
    """Files of a folder, below a prefix."""

    def __init__(self, *args: Any, site: Site, **kwargs: Any) -> None:
        self.site = site
        super().__init__(*args, directory=str(site.folder), **kwargs)

    def translate_path(self, path: str) -> str:
        """The file of an address; none outside the prefix."""
        if not path.startswith(self.site.prefix):
            return str(self.site.folder / "nothing")
        return super().translate_path("/" + path.removeprefix(self.site.prefix))

    def send_error(self, code: int, *args: Any, **more: Any) -> None:
        """The folder's own page for what is missing, as many hosts show it."""
        page = self.site.folder / "404.html"
        if code != 404 or not page.is_file():
            super().send_error(code, *args, **more)
            return
        content = page.read_bytes()
        self.send_response(404)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(content)

    def log_message(self, *_: Any) -> None:
        """Records the requested address instead of printing it."""
        self.site.asked.append(self.path)


class Server(ThreadingHTTPServer):
    """Ignores a browser that hangs up."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Reports all other errors."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


class Site:
    """A folder at http://<host>:<port><prefix>, served by a thread until stopped."""

    handler: type[Handler] = Handler

    def __init__(
        self, folder: Path, prefix: str = "/", host: str = "127.0.0.1", port: int = 0
    ) -> None:
        self.folder = folder
        self.prefix = prefix
        self.asked: list[str] = []
        self._at = (host, port)
        self.start()

    def start(self) -> None:
        """Serves, at the same port as before if it was stopped."""
        self._server = Server(self._at, partial(self.handler, site=self))
        self._at = self._server.server_address[:2]  # type: ignore[assignment]
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def stop(self) -> None:
        """Stops serving; connections are refused from then on."""
        self._server.shutdown()
        self._server.server_close()

    @property
    def port(self) -> int:
        """The port it is served at."""
        return self._at[1]

    @property
    def address(self) -> str:
        """The address of the folder."""
        return f"http://{self._at[0]}:{self.port}{self.prefix}"


def wait() -> None:
    """Waits until interrupted."""
    try:
        threading.Event().wait()
    except KeyboardInterrupt:
        print()


def main() -> None:
    """Serves dist/ until interrupted."""
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 8000
    folder = Path(sys.argv[2]) if len(sys.argv) > 2 else ROOT / "dist"
    try:
        Site(folder, host="localhost", port=port)
    except OSError as error:
        sys.exit(f"Port {port} cannot be used ({error.strerror}). Another: make play PORT=8001")
    print(f"Tesserae: http://localhost:{port}/ (Ctrl+C ends it)", flush=True)
    wait()


if __name__ == "__main__":
    main()
