"""Prints Lighthouse's scores of the pages of dist/, as a desktop and as a phone sees them.

    PYTHONPATH=py python -m tools.bench_lighthouse

Lighthouse computes how long a slow line and a slow processor take, from what is transferred: so
the pages are served as hosts do, compressed. Other work on the machine lowers `performance`.
"""

from __future__ import annotations

import gzip
import io
import json
import os
import statistics
import subprocess
from functools import cache
from pathlib import Path
from typing import Any, Final

from tesserae.games.catalog import GAMES
from tools import build
from tools.chromium import ARGUMENTS, find
from tools.serve import Handler, Site

PROGRAM: Final = build.ROOT / "tools" / "lighthouse" / "node_modules" / ".bin" / "lighthouse"
RUNS: Final = 3
LEAST: Final = {"performance": 0.95, "accessibility": 1.0, "best-practices": 1.0}
DEVICES: Final = {"desktop": ["--preset=desktop"], "phone": []}
"""Options for each device; Lighthouse emulates a phone by default."""

PAGES: Final = ("#/", *(f"#/{game.slug}{more}" for game in GAMES for more in ("", "/rules")))

PACKED: Final = (".html", ".css", ".js", ".json", ".svg", ".wasm", ".webmanifest")


class Compressing(Handler):
    """Compresses what hosts usually compress."""

    def send_head(self) -> Any:
        """The headers of the answer; returns what follows them."""
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
    """Serves a folder like a host that compresses."""

    handler = Compressing


@cache
def packed(file: Path) -> bytes:
    """The content of a file, compressed."""
    return gzip.compress(file.read_bytes(), 6)


def scores(address: str, device: str) -> dict[str, float]:
    """The Lighthouse scores of a page by category, 0 to 1."""
    command = [str(PROGRAM), address, "--quiet", "--no-enable-error-reporting", *DEVICES[device]]
    command += ["--output=json", "--only-categories=" + ",".join(LEAST)]
    command += ["--chrome-flags=" + " ".join((*ARGUMENTS, "--headless=new"))]
    env = {**os.environ, "CHROME_PATH": find()}
    report = subprocess.run(command, env=env, check=True, stdout=subprocess.PIPE)
    found = json.loads(report.stdout)["categories"]
    return {name: found[name]["score"] for name in LEAST}


def main() -> None:
    """Scores every page several times on every device, and prints the medians."""
    site = Host(build.ROOT / "dist")
    wanted = ", ".join(f"{name} {least}" for name, least in LEAST.items())
    print(f"at least: {wanted}", flush=True)
    for device in DEVICES:
        for page in PAGES:
            runs = [scores(site.address + page, device) for _ in range(RUNS)]
            told = [f"{name} {statistics.median(run[name] for run in runs)}" for name in LEAST]
            print(f"{device:9}{page:18}{', '.join(told)}", flush=True)


if __name__ == "__main__":
    main()
