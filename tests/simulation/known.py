"""What today's app breaks: each with its law, how, what is wrong, and the shortest script.

A script that no longer breaks its law fails the tests until it is moved to `must_hold.py`.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Known(NamedTuple):
    """A breach. kind: how the law is broken, up to the colon."""

    law: str
    kind: str
    what: str
    script: str
    seed: int = 1


KNOWN: Final[tuple[Known, ...]] = ()
