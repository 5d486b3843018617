"""How long Python takes until a program that uses the package can begin.

    PYTHONPATH=py python -m tools.bench.imports

Each in fresh processes with bytecode, which tell how much of a processor they took: that of a
process that does nothing is subtracted. The least of many runs, so that a busy machine disturbs
little.
"""

from __future__ import annotations

import os
import subprocess
import sys
from resource import RUSAGE_CHILDREN, getrusage
from typing import Final

RUNS: Final = 20

BEGINNINGS: Final = {
    "import tesserae": "import tesserae",
    "the first board": "import tesserae; tesserae.Board('pyrga')",
    "the first engine": "import tesserae; tesserae.Engine(level=5)",
}


def milliseconds(code: str) -> float:
    """CPU time of a process that runs some code."""
    return 1000 * min(_once(code) for _ in range(RUNS))


def _once(code: str) -> float:
    before = getrusage(RUSAGE_CHILDREN)
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}
    subprocess.run([sys.executable, "-c", code], env=environment, check=True)
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    """Prints a line for each of the beginnings."""
    nothing = milliseconds("")
    for what, code in BEGINNINGS.items():
        print(f"{what}: {milliseconds(code) - nothing:.0f} ms")


if __name__ == "__main__":
    main()
