"""The table of phases: it is whole, it is what the docstring draws, and boards follow it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TypeAlias, get_args

import pytest

from tesserae.app.messages import Judged, KeepFound, Message, PuzzlePosed, actions
from tesserae.app.model.practice import Phase
from tesserae.app.practice import player
from tesserae.app.practice.player import INITIAL_PHASES, TRANSITIONS, Event
from tesserae.app.practice.puzzles.script import hint_move
from tesserae.core.puzzle import WIN, Posed, Ruling
from tesserae.core.text import text
from tesserae.search.keeping import Kept
from tesserae.view.action import Action
from tests.app.page import Page
from tests.app.practice.puzzles.solving import enter, opened, some_puzzle

Walk: TypeAlias = list[tuple[Event, Callable[[Page], None]]]
"""Events, and how each comes about on a page."""

ENDS = {"loading", "missing", "solved", "shown"}
"""Only another puzzle or task leads on from these."""

OWN = "#/pyrga?v=1&p=a1Te.b1Tec.a2ts.b2Tw~Tb1&ask=win"

KEPT = "#/pyrga/keep?v=1&p=b2S~Sb2"


def test_every_phase_and_every_event_is_in_the_table() -> None:
    assert set(TRANSITIONS) == set(get_args(Phase))
    assert {event for ways in TRANSITIONS.values() for event in ways} == set(get_args(Event))


def test_every_phase_can_be_reached_and_but_for_the_ends_be_left() -> None:
    reached: set[Phase] = set(INITIAL_PHASES)
    for _ in TRANSITIONS:
        reached.update(to for phase in list(reached) for to in TRANSITIONS[phase].values())
    assert reached == set(TRANSITIONS)
    assert {phase for phase in TRANSITIONS if not TRANSITIONS[phase]} == ENDS


def test_from_everywhere_but_the_ends_a_person_comes_to_play() -> None:
    for phase in set(TRANSITIONS) - ENDS:
        known = {phase}
        for _ in TRANSITIONS:
            known.update(to for one in list(known) for to in TRANSITIONS[one].values())
        assert "solve" in known


def test_the_drawing_in_the_docstring_is_the_table() -> None:
    assert dict(drawn(player.__doc__ or "")) == {
        (phase, event): to for phase, ways in TRANSITIONS.items() for event, to in ways.items()
    }


def drawn(doc: str) -> Iterator[tuple[tuple[str, str], str]]:
    """The arrows of a drawing: (phase, event), phase."""
    for row in re.findall(r"^    .*-->.*$", doc, re.MULTILINE):
        parts = re.split(r" --(.*?)--> ", row.strip())
        for one, event, to in zip(parts[::2], parts[1::2], parts[2::2], strict=False):
            yield from (((phase, event), to) for phase in one.split(", "))


def says(message: Message) -> Callable[[Page], None]:
    """What the engine says to the app."""
    return lambda page: page.hear(message)


def press(action: Action) -> Callable[[Page], None]:
    return lambda page: page.press(action)


def on_the_line(page: Page) -> None:
    """The next move of the stored solution."""
    move = hint_move(page.model)
    assert move is not None
    enter(page, page.table.game.format_move(page.table.position, move))


def off_the_line(page: Page) -> None:
    """A move that only the judge knows, and that can be answered."""
    position, right = page.table.position, hint_move(page.model)
    others = (move for move in position.legal_moves() if move != right)
    other = next(move for move in others if position.apply(move).legal_moves())
    enter(page, page.table.game.format_move(position, other))


def right_and_answered(page: Page) -> None:
    """The judge finds the move right, and answers it."""
    says(Judged(Ruling(None, replies=tuple(page.table.position.legal_moves()[:1]))))(page)


def wait(page: Page) -> None:
    page.send("waited", number=page.board.pause.number)


def puzzle(own: int) -> Page:
    return opened("zaic", some_puzzle("zaic", own))


WRONG = says(Judged(Ruling(False)))

WALKS: dict[str, tuple[Callable[[], Page], Walk]] = {
    "a puzzle of two moves, wrong ones, another right one, and its solution": (
        lambda: puzzle(2),
        [
            ("right", on_the_line),
            ("played out", wait),
            ("unsure", off_the_line),
            ("wrong", WRONG),
            ("taken back", press(actions.PUZZLE_AGAIN)),
            ("unsure", off_the_line),
            ("right", right_and_answered),
            ("played out", wait),
            ("taken back", press(actions.PUZZLE_HINT)),
            ("unsure", off_the_line),
            ("wrong", WRONG),
            ("given up", press(actions.PUZZLE_SOLUTION)),
        ],
    ),
    "a puzzle of one move": (lambda: puzzle(1), [("done", on_the_line)]),
    "another solution": (
        lambda: puzzle(1),
        [("unsure", off_the_line), ("done", says(Judged(Ruling(True, solved=True))))],
    ),
    "a solution that is shown": (
        lambda: puzzle(1),
        [("given up", press(actions.PUZZLE_SOLUTION))],
    ),
    "a position with a solution": (lambda: Page(OWN), [("posed", says(PuzzlePosed(Posed(WIN))))]),
    "a position without one": (
        lambda: Page(OWN),
        [("refused", says(PuzzlePosed(Posed(WIN, refusal=text("puzzle.none_left")))))],
    ),
    "a move in a position to be kept, taken back before it is judged": (
        lambda: Page(KEPT),
        [
            ("posed", says(KeepFound(Kept(value=1, done=True)))),
            ("unsure", lambda page: enter(page, "Sb3")),
            ("taken back", press(actions.KEEP_AGAIN)),
        ],
    ),
    "a wrong move in a lesson": (
        lambda: Page("#/pyrga/learn/8"),
        [("wrong", lambda page: page.click("d3", "S"))],
    ),
}


@pytest.mark.parametrize("name", WALKS)
def test_a_board_goes_from_phase_to_phase_by_the_table(name: str) -> None:
    opened_page, walk = WALKS[name]
    page = opened_page()
    assert page.board.phase in INITIAL_PHASES
    for event, come_about in walk:
        expected = TRANSITIONS[page.board.phase][event]
        come_about(page)
        assert page.board.phase == expected, event


def test_the_walks_leave_nothing_of_the_table_out() -> None:
    gone: set[tuple[Phase, Event]] = set()
    for opened_page, walk in WALKS.values():
        phase = opened_page().board.phase
        for event, _ in walk:
            gone.add((phase, event))
            phase = TRANSITIONS[phase][event]
    assert gone == {(phase, event) for phase, ways in TRANSITIONS.items() for event in ways}
