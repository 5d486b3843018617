"""Builds a draft whenever a source has changed, and reloads the pages that show the last one.

    python -m tools.watch [PORT]

A draft (tools/build.py) is made in seconds; its page starts later, as all of Pyodide has to come.
"""

from __future__ import annotations

import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from tools.serve import ROOT, Handler, Site

SOURCES: Final = ("index.html", "pyscript.toml", "py", "web", "tools/build.py", "tools/building")

POLL: Final = 0.3
"""Seconds between two looks at the sources."""

BUILD: Final = (
    "from tools import build, watch; print(build.replace(watch.OUT, lean=False, draft=True))"
)

OUT: Final = ROOT / "build" / "draft"


class Asked(Handler):
    """Answers a page that asks for changes once there is another build than its own."""

    site: Draft

    def do_GET(self) -> None:  # noqa: N802
        """Serves a file, or that answer."""
        path, _, shown = self.path.partition("?")
        if path != "/changes":
            super().do_GET()
            return
        self.site.await_other(shown)
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.end_headers()
        self.wfile.write(b"data: changed\n\n")


class Draft(Site):
    """Serves a build, and tells its pages when there is another."""

    handler = Asked

    def __init__(self, folder: Path, build: str, **at: Any) -> None:
        self.build = build
        self._changed = threading.Condition()
        super().__init__(folder, **at)

    def show(self, build: str) -> None:
        """Makes the pages of other builds reload."""
        with self._changed:
            self.build = build
            self._changed.notify_all()

    def await_other(self, build: str) -> None:
        """Waits until another build than this is shown."""
        with self._changed:
            self._changed.wait_for(lambda: self.build != build)


def times(root: Path = ROOT) -> Mapping[Path, int]:
    """The sources, and when each was changed."""
    tops = [root / name for name in SOURCES]
    paths = [path for top in tops for path in (top.rglob("*.*") if top.is_dir() else [top])]
    return {it: it.stat().st_mtime_ns for it in paths if it.suffix != ".pyc" and it.is_file()}


def run_build() -> str:
    """Builds, in a process that has the sources as they are now; "" if that fails."""
    began = time.monotonic()
    command = [sys.executable, "-c", BUILD]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        return ""
    name = done.stdout.split()[-1]
    print(f"Built {name} in {time.monotonic() - began:.1f} s", flush=True)
    return name


def main() -> None:
    """Serves drafts until interrupted."""
    seen = times()
    site = Draft(OUT, run_build(), host="localhost", port=int(sys.argv[1]))
    print(f"Tesserae: {site.address} (Ctrl+C ends it)", flush=True)
    while True:
        time.sleep(POLL)
        now = times()
        if now != seen:
            seen = now
            site.show(run_build() or site.build)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        print()
