"""The dialogs: which one is open, and the choices made in them."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from tesserae.app.model.table import BY_HAND, PERSON, Chapter, Seat, Table
from tesserae.core.puzzle import WIN
from tesserae.core.text import Text
from tesserae.view.qr import Code
from tesserae.view.svg import PictureTheme

Dialog: TypeAlias = Literal[
    "",
    "share",
    "settings",
    "new",
    "more",
    "keys",
    "resign",
    "agree",
    "forget",
    "chapters",
    "movetext",
]
"""The name of a dialog, "" for none."""

Share: TypeAlias = Literal["game", "chapter", "position", "puzzle"]
"""The target of a share link: a game or a study, a single chapter, ..."""

OWN: Final = "own"
"""In the dialog for a new game: set up from the text typed there."""


class NewGame(NamedTuple):
    """The choices in the dialog for a new game.

    slug: the game that they are for; they do not apply to others. setups: as a table's, or OWN.
    texts: typed for each side. tried: the person has tried to start with a bad text. swap: with the
    swap rule, if the game has it. minutes: on each side's clock, 0 for no clock. seconds: for each
    ply; delay: they are free, and not added.
    """

    slug: str = ""
    seats: tuple[Seat, Seat] = (PERSON, PERSON)
    setups: tuple[str, str] = (BY_HAND, BY_HAND)
    texts: tuple[str, str] = ("", "")
    tried: bool = False
    swap: bool = False
    minutes: int = 0
    seconds: int = 0
    delay: bool = False


class Animation(NamedTuple):
    """An animated picture of a table's variation, in the making.

    theme: of its pictures. done: the number of finished ones.
    """

    table: Table
    theme: PictureTheme
    done: int = 0

    @property
    def total(self) -> int:
        """The number of pictures: the start, and one after each ply."""
        return len(self.table.record.variation) + 1


class Collecting(NamedTuple):
    """Chapters to add to a study from elsewhere.

    found: those to choose from. taken: the numbers of those chosen. wanted: the id of the saved
    game or study that is being loaded. refused: why a text was refused.
    """

    found: tuple[Chapter, ...] = ()
    taken: frozenset[int] = frozenset()
    wanted: str = ""
    refused: Text | None = None


class DialogState(NamedTuple):
    """The dialogs.

    open: the one that is open. share_kind, share_ask, picture_theme: the choices in the share
    dialog: share_ask is a puzzle's, one of ASKS; the theme is the page's while None. qr_code: the
    last one made. animation: the one in the making, if any. new_game: the choices in the dialog for
    a new game. collecting: the chapters to add to a study.
    """

    open: Dialog = ""
    share_kind: Share = "game"
    share_ask: str = WIN
    picture_theme: PictureTheme | None = None
    qr_code: Code | None = None
    animation: Animation | None = None
    new_game: NewGame = NewGame()
    collecting: Collecting = Collecting()
