"""An engine that speaks UGI for Pyrga until it is to move; then it does what it was told."""

from __future__ import annotations

import sys
import time


def main(fault: str) -> None:
    """illegal, ends, sleeps (half a second), silent; anything else: an engine that never starts."""
    answers = {"ugi": "ugiok", "isready": "readyok"}
    for line in sys.stdin:
        word = line.split()[0]
        if word in answers and fault != "deaf":
            print(answers[word], flush=True)
        if word == "quit" or (word == "go" and fault == "ends"):
            return
        if word == "go" and fault == "sleeps":
            time.sleep(0.5)
        if word == "go" and fault != "silent":
            print("bestmove Zz9" if fault == "illegal" else "bestmove Sa1", flush=True)


main(sys.argv[1])
