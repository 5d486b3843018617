"""Share links: to a game or a position, as an address, embed code or QR code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tesserae.app.messages.commands import Copy, Qr, ShellCommand
from tesserae.app.model import Model
from tesserae.app.model.dialog import Share
from tesserae.app.model.screen import AskingPage, EditorPage
from tesserae.app.model.table import Chapters, Table
from tesserae.app.play import army_setup
from tesserae.app.sharing import correspondence
from tesserae.app.texts.game_links import game_link, page_address, position_link, puzzle_link
from tesserae.core.game import Side

QR_CAPACITY: Final = 2_900
"""Maximum length of a QR code's text, in bytes."""


def shared_table(model: Model) -> Table | None:
    """The shared table: of a game or a study, but not a scripted board.

    On the page of a reader it is the study, not the board.
    """
    if isinstance(model.screen, AskingPage):
        return model.screen.study
    return model.table if model.screen.board is None else None


def asks(model: Model) -> Sequence[str]:
    """The possible tasks of a puzzle of the position at the cursor; () for none."""
    table = shared_table(model)
    if table is None or table.game.puzzles is None or table.over:
        return ()
    puzzles = table.game.puzzles()
    return puzzles.asks if puzzles.can_ask(table.position) else ()


def chosen_ask(model: Model) -> str:
    """The task of the puzzle in the dialog; "" if no puzzle is shared."""
    choices = asks(model)
    if model.dialog.share_kind != "puzzle" or not choices:
        return ""
    return model.dialog.share_ask if model.dialog.share_ask in choices else choices[0]


def kind(model: Model) -> Share:
    """The kind of the link in the dialog."""
    chosen = model.dialog.share_kind
    if chosen == "game" and isinstance(model.screen, EditorPage):
        return "position"
    if chosen == "chapter" and not has_chapters(model):
        return "game"
    return "position" if chosen == "puzzle" and not chosen_ask(model) else chosen


def has_chapters(model: Model) -> bool:
    """Whether a study with chapters is shared."""
    table = shared_table(model)
    return table is not None and table.chapters != Chapters()


def excess(model: Model) -> int:
    """The length of the link to a whole study if it is too long for one; else 0."""
    table = shared_table(model)
    if table is None or kind(model) != "game" or not has_chapters(model):
        return 0
    from tesserae.app.texts import packed

    length = len(packed.link(table))
    return length if length > packed.LONGEST else 0


def fragment(model: Model) -> str:
    """The fragment of the link in the dialog: to the game so far, the position, or a puzzle.

    For a study that is too long, the link leads to its open chapter.
    """
    table = shared_table(model)
    if table is None:
        return model.screen.link
    if kind(model) == "game" and not table.study:
        return game_link(table)
    if kind(model) == "game" and has_chapters(model) and not excess(model):
        from tesserae.app.texts import packed

        return packed.link(table)
    if kind(model) in ("game", "chapter"):
        from tesserae.app.texts.study_links import study_link

        return study_link(table)
    ask = chosen_ask(model)
    return puzzle_link(table, ask) if ask else position_link(table)


def address(model: Model) -> str:
    """The address in the dialog."""
    return page_address(model.base, fragment(model), model.language)


def with_link_shown(model: Model) -> Model:
    """Notes that the dialog shows the link to the game on the page."""
    table = model.game_table
    if table is None or model.frame is not None or kind(model) != "game":
        return model
    return model.with_table(correspondence.mark_displayed(table))


def shared_title(model: Model) -> str:
    """A short title for sharing; the games' names are the same in every language."""
    slug = model.screen.slug
    return f"{slug[0].upper()}{slug[1:]} · Tesserae" if model.table else "Tesserae"


def copy_setup(model: Model, side: Side) -> list[ShellCommand]:
    """Copies a side's setup as text."""
    texts = army_setup.setup_texts(model.table) if model.table else ()
    return [Copy(texts[side])] if texts else []


# Correspondence


def offers_answer(model: Model) -> bool:
    """Whether the page offers a link to send back; never without an address."""
    return bool(model.base) and model.table is not None and correspondence.answer_due(model.table)


def offers_first_answer(before: Model, after: Model) -> bool:
    """Whether the page now offers the first link to send back since a link was opened."""
    table = after.table
    new = offers_answer(after) and not offers_answer(before)
    return new and table is not None and correspondence.is_first_answer(table)


def answer_address(model: Model) -> str:
    """The address to send back to the opponent; "" without a game."""
    table = model.table
    if table is None:
        return ""
    link = game_link(correspondence.without_trial_moves(table))
    if table.correspondence is not None and table.correspondence.mine:
        from tesserae.app.sharing import replies

        link += replies.link_field(table)
    return model.base + link


# The QR code


def qr_text(model: Model) -> str | None:
    """The text of the QR code in the dialog; None if there is none, or the text is too long."""
    if not model.base or model.dialog.open != "share" or model.table is None:
        return None
    link = address(model)
    return link if len(link.encode()) <= QR_CAPACITY else None


def ask_for_qr(before: Model, after: Model) -> list[ShellCommand]:
    """Asks once for the QR code."""
    link = qr_text(after)
    ready = after.dialog.qr_code is not None and after.dialog.qr_code.text == link
    return [] if link is None or ready or link == qr_text(before) else [Qr(link)]
