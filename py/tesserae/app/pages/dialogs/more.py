"""The dialog with the actions for which the page has no room."""

from __future__ import annotations

from tesserae.app.messages import actions
from tesserae.app.model import Model
from tesserae.app.model.table import Table
from tesserae.app.pages.components.offline import offline_status, one_file
from tesserae.app.pages.components.page import open_record
from tesserae.app.pages.dialogs.new_game import seats
from tesserae.app.pages.game import evaluation_bar
from tesserae.app.pages.game.players import adaptive_level
from tesserae.app.pages.game.typed_move import typed_move
from tesserae.app.play.resignation import may_agree, may_resign
from tesserae.app.texts.study_links import editor_link
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.parts import button, link
from tesserae.view.words import Words


def more(model: Model, words: Words) -> Markup:
    """Other actions, a move as text, and who plays."""
    table = model.table
    if table is None:
        return NOTHING
    acts = el("div", id="more-acts")
    form = (
        el("h3", words("typed.label"), class_="part"),
        typed_move(model.play.entered, table.slug, words, "dialog-move"),
        el("div", id="dialog-move-why", role="alert"),
        el("p", words(f"{table.slug}.typed.help"), class_="aside"),
    )
    players = (
        el("h3", words("players"), class_="part"),
        seats(words, table, actions.SEAT, table.chosen_seats, adaptive_level(model, table)),
    )
    return join([acts, players, form, offline_status({}), one_file(model, words)])


def acts(table: Table, evaluation: bool, words: Words) -> Markup:
    """The buttons, a region of their own: a ply may change them without clearing the typed move.

    Groups of at most five: first the game, then other pages, then this page.
    """
    agree = button(words("agree"), actions.DIALOG("agree"), id="more-agree")
    resign = button(words("resign"), actions.DIALOG("resign"), id="more-resign")
    editor = link(words("editor"), editor_link(table), id="more-editor")
    groups: list[list[Markup | None]] = [
        [
            button(words("new"), actions.DIALOG("new"), variant="primary", id="more-new"),
            button(words("study"), actions.STUDY(""), id="more-study"),
            button(words("share"), actions.DIALOG("share"), sign="share", id="more-share"),
            agree if may_agree(table) else None,
            resign if may_resign(table) is not None else None,
        ],
        [
            link(words("games.all"), "#/games", id="more-games"),
            link(words("puzzles"), f"#/{table.slug}/puzzle") if table.game.puzzles else None,
            link(words("rules"), f"#/{table.slug}/rules"),
            editor if table.game.editor else None,
            open_record(words, "more-open"),
        ],
        [
            evaluation_bar.switch(evaluation, words),
            link(words("print"), f"#/{table.slug}/print", id="more-print"),
            button(
                words("settings"), actions.DIALOG("settings"), sign="settings", id="more-settings"
            ),
            button(words("dialog.keys"), actions.DIALOG("keys"), id="more-keys"),
        ],
    ]
    return join([el("div", group, class_="acts") for group in groups])
