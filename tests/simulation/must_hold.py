"""Scripts that once broke a law, and no longer may: each with its law, and what was wrong."""

from __future__ import annotations

from typing import Final

from tests.simulation.known import Known
from tests.simulation.people import ASKING

_BACK: Final = "an_address_shows_what_it_showed"
_MOVED: Final = "a_control_stays_what_it_is"

MUST_HOLD: Final[tuple[Known, ...]] = (
    Known("statistics_add_up", "puzzles are counted twice", "By theme and by difficulty.",
          "Ada open #/pyrga/puzzle/17 en; Ada press puzzle-solution; Ada go #/statistics"),
    Known("a_notice_is_true", "it is no longer so", "Could not be saved stays, once it was saved.",
          "Ada open #/pyrga en; Ada change seat-1 0; Ada device full; Ada submit typed move=Sb2; "
          "Ada device room; Ada submit typed move=Sb3"),
    Known("who_plays_stays", "by stop", "Stop makes the computer a human.",
          "Ada open #/pyrga en; Ada submit typed move=Cb2; Ada press stop"),
    Known(_MOVED, "stop became hint", "Late taps on Hint and Stop.",
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
    Known("what_was_saved_is_there", "not stored", "A backup brought back no chapters of studies.",
          "Ada open #/pyrga/study?v=1&g=Ca4 en; Ada press chapter-add here; "
          "Ada submit typed move=Sa4; Ada go #/games; Ada press backup; Ada back; "
          "Ada press chapter-cut; Ada go #/games; Ada file restore-file"),
    Known("work_is_bounded", "too many positions", "With 300 plies, 64 chapters, 1,000 games.",
          "Ada open #/ en; Ada device much; Ada reload; Ada go #/pyrga/study; "
          "Ada change chapter 60; Ada submit typed move=Sb2; Ada press study-cut; Ada go #/; "
          "Ada press resume 1-2; Ada press undo; Ada press hint; Ada wait 1; Ada go #/games; "
          "Ada go #/statistics"),
    Known("a_link_has_it_all", "plies are missing", "Tetrad's own end of the turn is not sent.",
          "Ada open #/tetrad fr; Ada change seat-1 0; "
          "Ada press ready-setup I1e1.I1f1.I1g1.I1h1.I1i1; "
          "Ada press ready-setup L1b1.I1e1.T1g1.S1i1.J3l1; Ada submit typed move=5i3; "
          "Ada submit typed move=4h1r; Ada press dialog share; Ada press copy-link; "
          "Bob open chat-1 en; Bob submit typed move=1e3; Bob submit typed move=2d3; "
          "Bob submit typed move=3j4; Bob submit typed move=3xn; Bob press copy-answer; "
          "Ada press close; Ada go chat-1; Ada submit typed move=-j11; Ada press copy-answer",
          6002),
    Known("games_are_begun_by_people", "an older link opens a new game", "One game becomes two.",
          "Ada open #/zaic en; Ada change seat-1 0; Ada submit typed move=Bh8; "
          "Ada press dialog share; Ada press copy-link; Bob open chat-1 en; "
          "Bob submit typed move=Bi10; Bob press copy-answer; Bob go chat-2"),
    Known("games_are_begun_by_people", "a reply opens a new game", "The sender has two games.",
          "Ada open #/zaic en; Ada change seat-1 0; Ada submit typed move=Bh8; "
          "Ada press dialog share; Ada press copy-link; Bob open chat-1 en; "
          "Bob submit typed move=Bi10; Bob press copy-answer; Ada press close; Ada go chat-1"),
    Known(_MOVED, "stop-gif became save-gif", "A second tap on Stop begins another GIF.",
          "Ada open #/pyrga en; Ada submit typed move=Cb2; Ada press dialog share; "
          "Ada press save-gif; Ada press stop-gif"),
    Known(_MOVED, "study-restore became study-cut", "A second tap on Bring back deletes.",
          "Ada open #/pyrga/study en; Ada submit typed move=Cb2; Ada press study-cut; "
          "Ada press study-restore"),
    Known(_MOVED, "chapter-restore became chapter-cut", "As with moves of a study.",
          "Ada open #/pyrga/study en; Ada press chapter-add start; Ada press chapter-cut; "
          "Ada press chapter-restore"),
    Known(_MOVED, "review-stop became review", "A late tap on Stop begins again.",
          "Ada open #/pyrga en; Ada change seat-1 0; Ada submit typed move=Sb2; "
          "Ada submit typed move=Sb3; Ada press dialog more; Ada press dialog resign; "
          "Ada press resign; Ada press review; Ada press review-stop"),
    Known(_BACK, "GamePage is another", "Back leads to another game.",
          "Ada open #/zaic?v=1&g=Bh8 en; Ada submit typed move=Bi10; Ada go #/zaic?v=1&g=Vh8; "
          "Ada back"),
    Known(_BACK, "StudyPage is another", "Back leads to another study.",
          "Ada open #/pyrga/study?v=1&g=Td1w en; Ada go #/pyrga/study?v=1&g=Sb2; "
          "Ada submit typed move=Sb3; Ada back; Ada forward"),
    Known(_BACK, "AskingPage is another", "Back leads to the reader of another study.",
          f"Ada open #/pyrga en; Ada paste text {ASKING}; Ada key j; Ada press read; "
          f"Ada paste text {ASKING}; Ada back"),
    Known("a_solution_is_hidden", "the study of a reader", "A chapter shows its solution.",
          f"Ada open #/pyrga en; Ada paste text {ASKING}; Ada change chapter 1"),
    Known("nothing_deleted_is_lost", "beyond undo", "Only the last deletion comes back.",
          "Ada open #/pyrga/study en; Ada submit typed move=Sb2; Ada submit typed move=Sb3; "
          "Ada press study-cut; Ada kill; Ada press study-cut"),
    Known("what_is_kept_is_listed", "a study is not listed", "All shows no studies.",
          "Ada open #/pyrga/study?v=1&g=Sb2 en; Ada go #/games"),
    Known("what_is_typed_stays_in_its_field", "a letter goes to another ply", "Another tab's move.",
          "Ada open #/pyrga/study en; Ada submit typed move=Sb2; Ada2 open #/pyrga/study en; "
          "Ada write note; Ada write note z; Ada2 submit typed move=Sb3; Ada wait 1; "
          "Ada write note Tb3s"),
)  # fmt: skip
