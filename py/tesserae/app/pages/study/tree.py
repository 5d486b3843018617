"""The panel of the tree: its chapter, all variations in reading order, and their buttons."""

from __future__ import annotations

from tesserae.app.messages import actions
from tesserae.app.model import Model
from tesserae.app.model.study import Study
from tesserae.app.model.table import Table
from tesserae.app.pages.components.page import Drawings, Regions, region
from tesserae.app.pages.study import chapters
from tesserae.app.pages.study.notes import evaluations
from tesserae.app.study.keys import FORK_KEYS
from tesserae.app.study.tree import FORK_PREFIX
from tesserae.core.record import continuations, editing
from tesserae.core.record.numbering import at_cursor, number_moves
from tesserae.view.action import Action
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.lazy import lazy
from tesserae.view.moves import move_list
from tesserae.view.parts import plain_button
from tesserae.view.words import Words


def skeleton(words: Words, fill: Regions) -> Markup:
    """The panel's content: its heading, the list of moves, and the buttons for them."""
    return join(
        [
            el("h2", words("study.panel.moves")),
            region("div", "study-chapters", fill, role="group", aria_label=words("chapters")),
            region("div", "moves", fill),
            region("div", "study-tree", fill, role="group", aria_label=words("study.tree")),
        ]
    )


def regions(model: Model, table: Table, words: Words) -> Drawings:
    """The contents of the regions."""
    return {
        "study-chapters": lazy(chapters.chapters_panel, table.chapters, words),
        **move_list(
            table.game,
            table.record,
            words,
            model.study.folded,
            evaluations=evaluations(table.game, words),
        ),
        "study-tree": lazy(_acts, table, model.study, words),
    }


def fork(table: Table, asking: bool, words: Words) -> Markup:
    """The continuations to choose from; the current one has the focus."""
    if not asking:
        return NOTHING
    record, position = table.record, table.position
    at_hand = None if record.at_end else record.variation[record.ply]
    ways = []
    for number in continuations(record):
        move = record.plies[number].move
        label = words("study.way", move=table.game.describe(position, move))
        ways.append(
            plain_button(
                actions.STUDY_CHOOSE(number),
                number_moves(table.game, at_cursor(record), position, [move]),
                id=f"{FORK_PREFIX}{number}",
                data_keys=FORK_KEYS,
                aria_description=label,
                aria_current="true" if number == at_hand else None,
            )
        )
    label = words("study.fork", n=len(ways))
    return el("div", el("b", label), ways, class_="fork", role="group", aria_label=label)


def _acts(table: Table, study: Study, words: Words) -> Markup:
    record, history = table.record, table.history
    start = not record.ply
    main = start or editing.is_main(record, record.cursor)
    return join(
        [
            _act(words, "promote", actions.STUDY_PROMOTE, off=main),
            _act(words, "main", actions.STUDY_MAIN, off=main),
            _act(words, "copy", actions.STUDY_COPY, off=start),
            _act(words, "return", actions.STUDY_RETURN, off=not study.been),
            _act(words, "cut", actions.STUDY_CUT, off=start),
            _act(words, "undo", actions.STUDY_UNDO, off=not history or not history.undo),
            _act(words, "redo", actions.STUDY_REDO, off=not history or not history.redo),
        ]
    )


def _act(words: Words, name: str, action: Action, *, off: bool = False) -> Markup:
    return plain_button(action, words(f"study.{name}"), id=f"study-{name}", class_="text", off=off)
