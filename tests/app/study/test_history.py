"""Undo and redo of all that is done to a study."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

import pytest

from tesserae.app.messages import actions
from tesserae.app.model.chapters import chapter_list
from tesserae.app.storage import study_history
from tesserae.app.storage.table_text import read_table, write_table
from tesserae.core.record import movetext
from tests.app.device import Device
from tests.app.page import Page

CHANGES: Final[dict[str, Callable[[Page], None]]] = {
    "a move": lambda page: page.type("Tb3n"),
    "a deletion": lambda page: page.press(actions.STUDY_CUT),
    "a note": lambda page: page.change(actions.NOTE, "Why?"),
    "a glyph": lambda page: page.press(actions.NOTE_GLYPH(2)),
    "an evaluation": lambda page: page.change(actions.NOTE_EVALUATION, 19),
    "a drawing": lambda page: page.press(actions.DRAW("Ga1")),
    "a side that is asked": lambda page: page.change(actions.ASKING, "first"),
    "a title": lambda page: page.change(actions.CHAPTER_TITLE, "One"),
    "a new chapter": lambda page: page.press(actions.CHAPTER_ADD("copy")),
    "a chapter moved": lambda page: page.press(actions.CHAPTER_MOVE(-1)),
    "a chapter deleted": lambda page: page.press(actions.CHAPTER_CUT),
    "another main line": lambda page: page.press(actions.STUDY_MAIN),
}


def content(page: Page) -> list[tuple[str, str, str]]:
    """The chapters, and all that is in them."""
    game = page.table.game
    chapters = chapter_list(page.table).chapters
    return [(it.id, it.title, movetext.write(game, it.record)) for it in chapters]


def studied(device: Device | None = None) -> Page:
    """Two chapters, of which the second has a variation, at whose end one is."""
    page = Page("#/pyrga/study", "Sb2", device=device or Device({}))
    page.press(actions.CHAPTER_ADD("start"))
    page.type("Sb2", "Sb3")
    page.press(actions.BACK)
    page.type("Cb3")
    return page


@pytest.mark.parametrize("name", CHANGES)
def test_every_change_is_undone_and_redone_where_it_was_made(name: str) -> None:
    page = studied()
    before, moves = content(page), page.moves
    CHANGES[name](page)
    after, moves_after = content(page), page.moves
    assert after != before
    if not name.startswith("a chapter"):  # undoing these goes nowhere
        page.press(actions.FIRST)
    page.press(actions.STUDY_UNDO)
    assert (content(page), page.moves) == (before, moves)
    page.press(actions.STUDY_REDO)
    assert (content(page), page.moves) == (after, moves_after)


@pytest.mark.slow
def test_a_hundred_steps_are_undone_after_a_reload_and_redone() -> None:
    device = Device({})
    page = studied(device)
    states = [content(page)]
    for number in range(60):
        page.press(actions.DRAW(f"{'GRYB'[number % 4]}a{1 + number % 3}"))
        states.append(content(page))
        page.press(actions.NOTE_GLYPH(1 + number % 3))
        states.append(content(page))
    again = Page(page.model.hash, device=device, seed=2)
    for state in reversed(states[:-1]):
        again.press(actions.STUDY_UNDO)
        assert content(again) == state
    again = Page(page.model.hash, device=device, seed=3)
    for state in states[1:]:
        again.press(actions.STUDY_REDO)
        assert content(again) == state


def test_two_deletions_come_back_one_after_the_other() -> None:
    page = studied()
    before = content(page)
    for _ in range(2):
        page.press(actions.STUDY_CUT)
    for key in ("Ctrl+Z", "z"):
        page.send("key", key=key, focus="")
    assert content(page) == before
    page.send("key", key="Ctrl+Shift+Z", focus="spot-b2")
    assert page.moves == "Sb2"
    page.send("key", key="z", focus="spot-b2")
    assert page.moves == "Sb2"


def test_a_change_after_undo_leaves_nothing_to_redo() -> None:
    page = studied()
    page.press(actions.STUDY_UNDO)
    page.type("Tb3e")
    after = content(page)
    page.press(actions.STUDY_REDO)
    assert content(page) == after


def test_looking_around_is_no_step() -> None:
    page = studied()
    steps = page.table.history
    for action in (actions.FIRST, actions.LAST, actions.FLIP, actions.FORWARD):
        page.press(action)
    page.change(actions.CHAPTER, 0)
    assert page.table.history == steps


@pytest.mark.slow
def test_a_history_is_bounded_and_a_study_that_is_too_long_goes_without() -> None:
    page = studied()
    for number in range(study_history.MOST_STEPS + 10):
        page.press(actions.NOTE_GLYPH(1 + number % 2))
    assert page.table.history is not None
    assert len(page.table.history.undo) == study_history.MOST_STEPS
    for number in range(80):
        page.change(actions.NOTE, "xy"[number % 2] * 900)
        page.press(actions.NOTE_GLYPH(1 + number % 2))
    history = page.table.history
    assert 50 < len(history.undo) <= study_history.MOST_STEPS
    assert sum(len(it.old) + len(it.new) for it in history.undo) <= study_history.MOST_LETTERS
    step = history.undo[-1]._replace(old="z" * 500_000)
    longer = page.table._replace(history=history._replace(undo=(step,)))
    assert read_table(write_table(longer), longer.id).history is None


BAD: Final[tuple[Any, ...]] = (
    None, 7, [], [[]], [[], [], []], [[7], []], [[["a", "", "", [0, [], 0, False]] * 2], []],
    [[[0, "", 7, [0, [], 0, False], [0, [], 0, False]]], []],
    [[[-1, "", "", [0, [], 0, False], [0, [], 0, False]]], []],
    [[[0, "", "", [0, [-1], 0, False], [0, [], 0, False]]], []],
    [[[0, "", "", [0, [], 0, 0], [0, [], 0, False]]], []],
    [[[0, "x" * 60_000, "", [0, [], 0, False], [0, [], 0, False]]] * 2, []],
    [[[0, "", "", [0, [], 0, False], [0, [], 0, False]]] * 201, []],
)  # fmt: skip


@pytest.mark.parametrize("steps", BAD)
def test_a_study_with_a_bad_history_is_kept_without_it(steps: object) -> None:
    table = studied().table
    text = json.dumps({**json.loads(write_table(table)), "steps": steps})
    assert read_table(text, table.id) == table._replace(history=None)


@pytest.mark.parametrize(
    ("begin", "new", "old"),
    [
        (0, "nothing that stands there", ""),
        (0, "", "{}\n"),
        (0, "", '{"id":"1","title":"","moves":"Sb2"}\n' * 2),
        (0, "", "\n" * 100),
        (10**9, "", "x"),
    ],
)
def test_steps_that_lead_nowhere_are_dropped(begin: int, new: str, old: str) -> None:
    page = studied()
    history = page.table.history
    assert history is not None
    step = history.undo[-1]._replace(begin=begin, new=new, old=old)
    bad = page.table._replace(history=history._replace(undo=(step,)))
    after = study_history.undo(page.model.with_table(bad)).table
    assert after == bad._replace(history=None)
