"""Prints Lighthouse's scores of the pages of dist/, as a desktop and as a phone sees them.

    PYTHONPATH=py python -m tools.bench.lighthouse [--device phone] [--page '#/pyrga'] [--runs 3]

Lighthouse computes how long a slow line and a slow processor take, from what is transferred: so
the pages are served as hosts do, compressed. Other work on the machine lowers `performance`.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
from typing import Final

from tesserae.games.catalog import GAMES
from tools import build
from tools.bench.throttle import Host
from tools.chromium import ARGUMENTS, find

PROGRAM: Final = build.ROOT / "tools" / "lighthouse" / "node_modules" / ".bin" / "lighthouse"
RUNS: Final = 3
LEAST: Final = {"performance": 0.97, "accessibility": 1.0, "best-practices": 1.0}
DEVICES: Final = {"desktop": ["--preset=desktop"], "phone": []}
"""Options for each device; Lighthouse emulates a phone by default."""

PAGES: Final = (
    "#/",
    *(f"#/{game.slug}{more}" for game in GAMES for more in ("", "/rules", "/learn")),
)


def scores(address: str, device: str) -> dict[str, float]:
    """The Lighthouse scores of a page by category, 0 to 1."""
    command = [str(PROGRAM), address, "--quiet", "--no-enable-error-reporting", *DEVICES[device]]
    command += ["--output=json", "--only-categories=" + ",".join(LEAST)]
    command += ["--chrome-flags=" + " ".join((*ARGUMENTS, "--headless=new"))]
    env = {**os.environ, "CHROME_PATH": find()}
    report = subprocess.run(command, env=env, check=True, stdout=subprocess.PIPE)
    categories = json.loads(report.stdout)["categories"]
    return {name: categories[name]["score"] for name in LEAST}


def main() -> None:
    """Prints the median scores of each page on each device, or of those on the command line."""
    parser = argparse.ArgumentParser(description="Prints Lighthouse's scores.")
    parser.add_argument("--device", choices=DEVICES, action="append")
    parser.add_argument("--page", choices=PAGES, action="append")
    parser.add_argument("--runs", type=int, default=RUNS)
    options = parser.parse_args()
    site = Host(build.ROOT / "dist")
    minimums = ", ".join(f"{name} {least}" for name, least in LEAST.items())
    print(f"at least: {minimums}", flush=True)
    for device in options.device or DEVICES:
        for page in options.page or PAGES:
            runs = [scores(site.address + page, device) for _ in range(options.runs)]
            medians = [f"{name} {statistics.median(run[name] for run in runs)}" for name in LEAST]
            print(f"{device:9}{page:18}{', '.join(medians)}", flush=True)


if __name__ == "__main__":
    main()
