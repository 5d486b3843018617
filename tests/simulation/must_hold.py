"""Scripts that once broke a law, and no longer may: each with its law, and what was wrong."""

from __future__ import annotations

from typing import Final

from tests.simulation.known import Known

MUST_HOLD: Final[tuple[Known, ...]] = (
    Known("statistics_add_up", "puzzles are counted twice", "By theme and by difficulty.",
          "Ada open #/pyrga/puzzle/17 en; Ada press puzzle-solution; Ada go #/statistics"),
    Known("a_notice_is_true", "it is no longer so", "Could not be saved stays, once it was saved.",
          "Ada open #/pyrga en; Ada change seat-1 0; Ada device full; Ada submit typed move=Sb2; "
          "Ada device room; Ada submit typed move=Sb3"),
)  # fmt: skip
