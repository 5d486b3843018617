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


KNOWN: Final[tuple[Known, ...]] = (
    Known("what_is_typed_stays_in_its_field", "a letter moves", "Letters act as keys.",
          "Ada open #/pyrga/study?v=1&m=%7B%5B%25asks+first%5D%7D+Sb2+%28Cb2+Sb2%29+Sb3+Cb3 en; "
          'Ada paste text [Game "pyrga"]\\n\\n{Zwo} 1. Sb2 Sb3 *\\n\\n[Game "pyrga"]\\n\\n'
          "{[%asks first] Zwo} 1. Ca1 Sa1 2. Ta2s *; Ada write note; Ada submit typed move=Tb1e; "
          "Ada write note memo 7"),
)  # fmt: skip
