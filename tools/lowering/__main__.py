"""Checks whether the app with a game can be lowered for MicroPython; if not, prints why.

PYTHONPATH=py .venv/bin/python -m tools.lowering GAME
"""

from __future__ import annotations

import argparse
import sys

from tesserae.games import catalog
from tools.lowering.bundle import lower_app
from tools.lowering.sources import Refused


def main() -> None:
    """Lowers the game named on the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.lowering", description=__doc__)
    parser.add_argument("game", choices=catalog.NAMES)
    game = parser.parse_args().game
    try:
        lower_app(game)
    except Refused as refused:
        sys.exit(f"MicroPython, which plays a first visit, does not know this:\n{refused}")
    print(f"{game}: can be lowered for MicroPython")


if __name__ == "__main__":
    main()
