"""What today's app breaks: each with its law, how, what is wrong, and the shortest script.

A script that no longer breaks its law fails the tests until it is moved to `must_hold.py`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tests.simulation.people import ASKING
from tests.simulation.script import Breach


class Known(NamedTuple):
    """A breach. kind: how the law is broken, up to the colon."""

    law: str
    kind: str
    what: str
    script: str
    seed: int = 1


_MOVED: Final = "a_control_stays_what_it_is"
_DELETED: Final = "nothing_deleted_is_lost"
_BACK: Final = "an_address_shows_what_it_showed"

KNOWN: Final[tuple[Known, ...]] = (
    Known(_MOVED, "save-gif became stop-gif", "A second tap on GIF stops it.",
          "Ada open #/pyrga en; Ada submit typed move=Cb2; Ada press dialog share; "
          "Ada press save-gif"),
    Known(_MOVED, "stop-gif became save-gif", "A second tap on Stop begins another GIF.",
          "Ada open #/pyrga en; Ada submit typed move=Cb2; Ada press dialog share; "
          "Ada press save-gif; Ada press stop-gif"),
    Known(_MOVED, "study-cut became study-restore", "A second tap on Delete brings back.",
          "Ada open #/pyrga/study en; Ada submit typed move=Cb2; Ada press study-cut"),
    Known(_MOVED, "study-restore became study-cut", "A second tap on Bring back deletes.",
          "Ada open #/pyrga/study en; Ada submit typed move=Cb2; Ada press study-cut; "
          "Ada press study-restore"),
    Known(_MOVED, "chapter-cut became chapter-restore", "As with moves of a study.",
          "Ada open #/pyrga/study en; Ada press chapter-add start; Ada press chapter-cut"),
    Known(_MOVED, "chapter-restore became chapter-cut", "As with moves of a study.",
          "Ada open #/pyrga/study en; Ada press chapter-add start; Ada press chapter-cut; "
          "Ada press chapter-restore"),
    Known(_MOVED, "review became review-stop", "A second tap on What happened? stops it.",
          "Ada open #/pyrga en; Ada change seat-1 0; Ada submit typed move=Sb2; "
          "Ada submit typed move=Sb3; Ada press dialog more; Ada press dialog resign; "
          "Ada press resign; Ada press review"),
    Known(_DELETED, "beyond undo", "Only the last deletion comes back.",
          "Ada open #/pyrga/study en; Ada submit typed move=Sb2; Ada submit typed move=Sb3; "
          "Ada press study-cut; Ada kill; Ada press study-cut"),
    Known(_BACK, "StudyPage is another", "Back leads to another study.",
          "Ada open #/pyrga/study?v=1&g=Td1w en; Ada go #/pyrga/study?v=1&g=Sb2; "
          "Ada submit typed move=Sb3; Ada back; Ada forward"),
    Known(_BACK, "GamePage is another", "Back leads to another game.",
          "Ada open #/zaic?v=1&g=Bh8 en; Ada submit typed move=Bi10; Ada go #/zaic?v=1&g=Vh8; "
          "Ada back"),
    Known(_BACK, "AskingPage is another", "Back leads to the reader of another study.",
          f"Ada open #/pyrga en; Ada paste text {ASKING}; Ada key j; Ada press read; "
          f"Ada paste text {ASKING}; Ada back"),
    Known("what_is_kept_is_listed", "a study is not listed", "All shows no studies.",
          "Ada open #/pyrga/study?v=1&g=Sb2 en; Ada go #/games"),
    Known("a_solution_is_hidden", "the study of a reader", "A chapter shows its solution.",
          f"Ada open #/pyrga en; Ada paste text {ASKING}; Ada change chapter 1"),
    Known("what_is_typed_stays_in_its_field", "a letter goes to another ply", "Another tab's move.",
          "Ada open #/pyrga/study en; Ada submit typed move=Sb2; Ada2 open #/pyrga/study en; "
          "Ada write note; Ada write note z; Ada2 submit typed move=Sb3; Ada wait 1; "
          "Ada write note Tb3s"),
    Known(_MOVED, "review-stop became review", "A late tap on Stop begins again.",
          "Ada open #/pyrga en; Ada change seat-1 0; Ada submit typed move=Sb2; "
          "Ada submit typed move=Sb3; Ada press dialog more; Ada press dialog resign; "
          "Ada press resign; Ada press review; Ada press review-stop"),
)  # fmt: skip


def is_known(breach: Breach) -> bool:
    """Whether a breach is one of those."""
    return any((it.law, it.kind) == breach.kind for it in KNOWN)
