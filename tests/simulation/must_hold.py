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
    Known("who_plays_stays", "by stop", "Stop makes the computer a human.",
          "Ada open #/pyrga en; Ada submit typed move=Cb2; Ada press stop"),
    Known("a_control_stays_what_it_is", "hint became stop", "A second tap on Hint stops it.",
          "Ada open #/pyrga en; Ada press hint"),
    Known("a_control_stays_what_it_is", "stop became hint", "A late tap on Stop asks for a hint.",
          "Ada open #/pyrga en; Ada press hint; Ada wait 1"),
    Known("a_result_stays", "its end has become none", "Undo drops a resignation in silence.",
          "Ada open #/pyrga en; Ada change seat-1 0; Ada submit typed move=Sb2; "
          "Ada press dialog more; Ada press dialog resign; Ada press resign; Ada press undo"),
    Known("a_result_stays", "it goes on after its end", "A typed move reopens a game.",
          "Ada open #/pyrga en; Ada change seat-1 0; Ada submit typed move=Sb2; "
          "Ada press dialog more; Ada press dialog resign; Ada press resign; "
          "Ada submit typed move=Sb3"),
    Known("a_result_stays", "time that was lost is there", "Lost on time, both clocks are full.",
          "Ada open #/pyrga en; Ada press dialog more; Ada press dialog new; "
          "Ada change new-seat-1 0; Ada change new-minutes 1; Ada press new-start; "
          "Ada submit typed move=Sb2; Ada wait 70"),
    Known("work_is_bounded", "too many positions", "With 300 plies, 64 chapters, 1,000 games.",
          "Ada open #/ en; Ada device much; Ada reload; Ada go #/pyrga/study; "
          "Ada change chapter 60; Ada submit typed move=Sb2; Ada press study-cut; Ada go #/; "
          "Ada press resume 1-2; Ada press undo; Ada press hint; Ada wait 1; Ada go #/games; "
          "Ada go #/statistics; Ada reload"),
)  # fmt: skip
