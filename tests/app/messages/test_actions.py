"""The page's actions: names that stay, arguments that are read strictly, one handler each."""

from __future__ import annotations

import json
from typing import Any, get_args

import pytest

from tesserae.app.messages import actions, registering
from tesserae.app.messages.actions import NewColourway, NewSetting
from tesserae.app.messages.parsing import parse
from tesserae.app.model.screen import Screen
from tesserae.app.screens.reading import READING
from tesserae.app.screens.registry import page_of_type
from tesserae.app.update import HANDLERS
from tesserae.core.errors import BadInput
from tesserae.core.record import START
from tesserae.view.action import Action, ActionKind
from tests.app.page import Page

BUTTONS = """
    add-reply agree along ask-right back backup better better-line chapter-add chapter-cut
    chapter-move chapter-split chapter-step chapter-take chapter-take-all clock close coach
    confirm copy-answer copy-embed
    copy-frame copy-lab copy-link copy-record copy-setup-0 copy-setup-1 dialog dismiss draw
    draw-clear
    draw-colour draw-tool drop-reply editor-chapter editor-clear editor-copy editor-puzzle
    editor-tool elsewhere first fold forget forget-ask forward games-page games-shown
    graph-png graph-svg
    hint hint-hide hint-play install jump keep-again keep-restart keep-retry lab-do lab-match
    lab-new lab-run lab-stop last layer leave-setup lesson-back lesson-next lesson-skip
    mistakes-ahead mistakes-remove mistakes-remove-all mistakes-try new-delay new-start new-swap
    next-level note-glyph nudge open-anew pause play-here play-turn print
    puzzle-again puzzle-analyse puzzle-hint puzzle-next puzzle-share puzzle-solution read
    read-author read-hint
    read-on read-study ready-setup redo rematch renew replay resign resume review review-save
    review-stop rotate run
    save-aside save-file save-gif save-png
    save-record save-statistics save-svg section send-answer setting shade share-ask share-kind
    sheet-others sheet-paper show-again show-next show-pause step stop stop-gif study
    study-choose study-copy study-cut study-endless study-engine study-lines study-main
    study-panel study-play study-promote study-puzzle study-redo study-return study-threat
    study-undo study-values swap takeback target train try-here turn turned undo way web-share
"""
FIELDS = """
    ask-hint ask-other asking chapter chapter-of chapter-title editor-level games-result
    games-search
    games-seat graph lab-against lab-game lab-seconds lab-side new-minutes new-seat-0 new-seat-1
    new-seconds new-setup-0 new-setup-1 new-text-0 new-text-1 note note-evaluation puzzle-choice
    puzzle-theme seat-0 seat-1 setting sheet-chapters sheet-count sheet-notes sheet-shown
    sheet-tier sheet-title study-level study-name study-workers
"""
FORMS = "chapter-text editor-text moves-text new-start typed"


def test_the_names_in_the_markup_stay() -> None:
    """Pages that are open, and scripts of other sites, know them."""
    assert sorted(registering.BUTTONS) == sorted(BUTTONS.split())
    assert sorted(registering.FIELDS) == sorted(FIELDS.split())
    assert sorted(registering.FORMS) == sorted(FORMS.split())


def test_every_action_has_a_handler_and_every_handler_an_action() -> None:
    pages = [READING, *map(page_of_type, get_args(Screen))]
    of_pages = [name for page in pages for name in page.actions]
    assert {*HANDLERS, *of_pages} == {*registering.BUTTONS, *registering.FIELDS, *registering.FORMS}


VALUES: list[tuple[ActionKind[Any], Any, str]] = [
    (actions.TARGET, "b2", "b2"),
    (actions.JUMP, 12, "12"),
    (actions.JUMP, START, "start"),
    (actions.KEY_MOMENT, 3, "3"),
    (actions.BETTER, 3, "3"),
    (actions.BETTER_LINE, (3, 2), "3.2"),
    (actions.TRY_HERE, 3, "3"),
    (actions.GRAPH, 12, "12"),
    (actions.DIALOG, "share", "share"),
    (actions.SETTING, NewSetting("evaluation", True), "evaluation=1"),
    (actions.SETTING, NewSetting("language", "fr"), "language=fr"),
    (actions.COLOURWAY, NewColourway("zaic", "cb"), "zaic=cb"),
    (actions.NUDGE, "ArrowUp", "ArrowUp"),
    (actions.NEW_SWAP, True, "1"),
    (actions.SHARE_KIND, "position", "position"),
    (actions.PICTURE_THEME, "dark", "dark"),
    (actions.SEAT[1], 2, "2"),
]


@pytest.mark.parametrize(("kind", "value", "arg"), VALUES)
def test_an_argument_is_read_as_it_was_written(
    kind: ActionKind[Any], value: object, arg: str
) -> None:
    assert kind(value) == Action(kind.name, arg)
    assert kind.read(arg) == value


@pytest.mark.parametrize(
    "event",
    [
        {"type": "press", "act": "nonsense"},
        {"type": "press", "act": ""},
        {"type": "press", "act": actions.UNDO.name, "arg": "1"},
        {"type": "press", "act": actions.JUMP.name, "arg": "1.0"},
        {"type": "press", "act": actions.DIALOG.name, "arg": "nonsense"},
        {"type": "press", "act": actions.SETTING.name, "arg": "evaluation=2"},
        {"type": "press", "act": actions.COLOURWAY.name, "arg": "zaic=pink"},
        {"type": "press", "act": actions.LAYER.name, "arg": "pyrga.nonsense"},
        {"type": "press", "act": actions.NUDGE.name, "arg": "up"},
        {"type": "press", "act": actions.NEW_SWAP.name, "arg": ""},
        {"type": "press", "act": actions.SEAT[0].name, "arg": "1"},
        {"type": "change", "act": actions.SEAT[0].name, "value": "9"},
        {"type": "change", "act": actions.UNDO.name, "value": ""},
        {"type": "submit", "act": actions.UNDO.name},
    ],
)
def test_an_unknown_action_or_a_malformed_argument_is_refused(event: dict[str, str]) -> None:
    with pytest.raises(BadInput):
        parse(json.dumps(event))
    page = Page()
    before = page.model
    page.send(**event)
    assert page.model is before


def test_an_early_press_of_an_unknown_action_does_not_keep_the_app_from_starting() -> None:
    page = Page(early={"act": "nonsense", "arg": ""})
    assert page.regions["page"]
    early = Page(early={"act": actions.DIALOG.name, "arg": "share"})
    assert early.model.dialog.open == "share"
