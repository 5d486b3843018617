"""Scripts that once broke a law, and no longer may: each with its law, and what was wrong."""

from __future__ import annotations

from typing import Final

from tests.simulation.known import Known

MUST_HOLD: Final[tuple[Known, ...]] = (
    Known("statistics_add_up", "puzzles are counted twice", "By theme and by difficulty.",
          "Ada open #/pyrga/puzzle/17 en; Ada press puzzle-solution; Ada go #/statistics"),
)  # fmt: skip
