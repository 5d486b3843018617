"""Laws of lessons: every task can be done, and everything that is not right is answered."""

from __future__ import annotations

import re
from collections.abc import Iterator
from textwrap import wrap
from typing import NamedTuple

import pytest

from tesserae.app.messages import actions
from tesserae.app.model.screen import GamePage
from tesserae.app.model.table import entries_of
from tesserae.app.play.board_scene import targets_of
from tesserae.core import entry
from tesserae.core.entry import Picked
from tesserae.core.game import Game, Move, Position
from tesserae.core.scene import Marks
from tesserae.core.teaching.lesson import Lesson, Step, Task
from tesserae.core.text import Text
from tesserae.games import catalog
from tesserae.view.strings import STRINGS
from tesserae.view.words import Words
from tests.app.page import Page

ORDER = 12
EXPLANATION = 25
"""The words that a text may have."""

ORDER_LINES, ORDER_WIDTH = 3, 30
LINES, WIDTH = 4, 38
"""The lines that a text may fill at 320 px, and the letters in a line: bold ones, then others."""


class TaskCase(NamedTuple):
    """A task in a lesson: the number of its step, from 1, and its own, from 0."""

    game: Game[Position]
    step: int
    task: int

    def find(self) -> Task[Position]:
        """The task there."""
        return lesson(self.game).steps[self.step - 1].tasks[self.task]

    @property
    def last(self) -> bool:
        """Whether the lesson ends here."""
        steps = lesson(self.game).steps
        return (self.step, self.task) == (len(steps), len(steps[-1].tasks) - 1)

    def open(self, **boot: object) -> Page:
        """A page with the task."""
        page = Page(f"#/{self.game.slug}/learn/{self.step}", **boot)
        assert page.model.notice is None
        for _ in range(self.task):
            page.lead_on()
        assert (page.lesson.step, page.lesson.task) == (self.step, self.task)
        return page


def lesson(game: Game[Position]) -> Lesson[Position]:
    """The lesson of a game that has one."""
    assert game.lesson is not None
    return game.lesson()


TAUGHT = [game for game in catalog.GAMES if game.lesson is not None]

TASK_CASES = [
    TaskCase(game, number, n)
    for game in TAUGHT
    for number, step in enumerate(lesson(game).steps, 1)
    for n in range(len(step.tasks))
]

every_lesson = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.slug)
every_task = pytest.mark.parametrize(
    "case", TASK_CASES, ids=[f"{it.game.slug}-{it.step}-{it.task + 1}" for it in TASK_CASES]
)


def moves(page: Page, case: TaskCase, *, right: bool) -> list[tuple[Move, str]]:
    """The legal moves that are right, or those that are not."""
    goal, position = case.find().goal, page.table.position
    legal = [(move, case.game.format_move(position, move)) for move in position.legal_moves()]
    return [
        (move, written)
        for move, written in legal
        if goal is not None and goal.is_reached(position.apply(move), written) == right
    ]


def play(page: Page, move: Move) -> None:
    """Enters a move by clicks, and confirms it where that is needed."""
    click(page, move, touch=False)


def click(page: Page, move: Move, *, touch: bool) -> None:
    """Clicks on its targets; what the board fills in by itself need not be clicked."""
    before = page.table.record
    for target in targets_of(page.table, before.ply, move):
        if page.table.record is before and page.model.play.held is None:
            page.send("press", act=actions.TARGET.name, arg=target.name, touch=touch)
    if page.model.play.held is not None:
        assert 'id="confirm"' in page.regions["tray"]
        page.press(actions.CONFIRM)


def wait(page: Page) -> None:
    """The pause that has just begun is over."""
    page.send("waited", number=page.board.pause.number)


def finished(page: Page, case: TaskCase) -> bool:
    """Whether the device has a tick for the step."""
    name = lesson(case.game).steps[case.step - 1].name
    return f'"{case.game.slug}.{name}"' in page.stored.get("lessons", "")


@every_task
def test_after_a_right_move_the_reader_leads_on(case: TaskCase) -> None:
    page, task = case.open(), case.find()
    if task.shown_only:
        assert page.regions["tray"] == ""
    else:
        do(page, case)
        assert page.board.phase == "solved"
        assert 'class="why right"' in page.regions["lesson"]
        for _ in range(1 + len(task.then)):
            wait(page)
        assert (page.lesson.step, page.lesson.task) == (case.step, case.task)
    page.press(actions.LESSON_NEXT)
    last = lesson(case.game).steps[case.step - 1].tasks[-1] is task
    assert finished(page, case) == last
    if case.last:
        assert page.lesson.over
    else:
        before = (page.lesson.step, page.lesson.task)
        assert before == ((case.step + 1, 0) if last else (case.step, case.task + 1))
        assert page.board.phase == "solve"


@every_lesson
@pytest.mark.parametrize("by", ["skipping", "right moves"])
def test_a_lesson_ends_with_what_was_learned_and_a_first_game(
    game: Game[Position], by: str
) -> None:
    page = Page(f"#/{game.slug}/learn")
    for case in [it for it in TASK_CASES if it.game is game]:
        assert (page.lesson.over, page.lesson.step, page.lesson.task) == (False, *case[1:])
        if by == "skipping" or case.find().shown_only:
            page.lead_on()
            continue
        do(page, case)
        page.press(actions.LESSON_NEXT)
    assert (page.lesson.over, page.model.hash) == (True, f"#/{game.slug}/learn/end")
    assert page.did("focus")[-1]["id"] == "lesson-play"
    say = Words("en", (STRINGS, game.strings, lesson(game).strings))
    for learned in lesson(game).learned:
        assert say(learned) in page.regions["lesson"]
    steps = lesson(game).steps
    done = [it.name for it in steps if f'"{game.slug}.{it.name}"' in page.stored.get("lessons", "")]
    assert done == [it.name for it in steps if by == "right moves" or it.tasks[-1].shown_only]
    again = Page(page.model.hash, device=page.device)
    assert again.lesson == page.lesson._replace(board=again.lesson.board)
    page.press(actions.LESSON_BACK)
    assert page.lesson[:4] == (game.slug, len(steps), len(steps[-1].tasks) - 1, 0)
    page.lead_on()
    page.send("hash", hash=first_game(page))
    assert page.model.notice is None
    assert isinstance(page.model.screen, GamePage)
    assert sorted(page.table.seats) == [0, 1]


@every_task
def test_the_board_chooses_nothing_that_is_asked(case: TaskCase) -> None:
    page, task = case.open(), case.find()
    if task.goal is not None:
        assert len(entry.resolve(entries_of(page.table), ()).offered) > 1


def do(page: Page, case: TaskCase) -> None:
    """What the task asks for."""
    if case.find().refused:
        page.click(*next(names for names, key in illegal(page) if key in case.find().refused))
        return
    right = moves(page, case, right=True)
    assert right
    play(page, right[0][0])


def first_game(page: Page) -> str:
    """Where the lesson leads in the end."""
    match = re.search(r'href="(#[^"]*)" id="lesson-play"', page.regions["lesson-acts"])
    assert match
    return match[1].replace("&amp;", "&")


@every_task
def test_every_wrong_move_is_answered_and_taken_back(case: TaskCase) -> None:
    page, task = case.open(), case.find()
    before = page.table.record
    wrong = moves(page, case, right=False)
    named = {wrong_move.move for wrong_move in task.wrong}
    assert named <= {written for _, written in wrong}
    others = [it for it in wrong if it[1] not in named]
    for move, _ in [it for it in wrong if it[1] in named] + others[:3]:
        play(page, move)
        assert page.board.phase == "wrong"
        assert page.board.feedback is not None
        assert not finished(page, case)
        for _ in range(4):
            if page.board.phase == "wrong":
                wait(page)
        assert (page.table.record, page.board.phase) == (before, "solve")
        assert 'class="why"' in page.regions["lesson"]


@every_task
def test_plies_that_are_played_out_are_legal(case: TaskCase) -> None:
    page, task = case.open(), case.find()
    game, position = case.game, page.table.position
    assert not task.hint or game.parse_move(position, task.hint) in position.legal_moves()
    assert len(page.table.record.moves) == len(task.plies)
    for wrong_move in task.wrong:
        after = position.apply(game.parse_move(position, wrong_move.move))
        for written in wrong_move.consequence.plies:
            after = after.apply(game.parse_move(after, written))
    for move, _ in moves(page, case, right=True)[:1]:
        after = position.apply(move)
        for written in task.then:
            after = after.apply(game.parse_move(after, written))


@every_task
def test_what_is_not_legal_is_refused_with_a_reason_and_changes_nothing(case: TaskCase) -> None:
    task = case.find()
    if task.shown_only:
        return
    page = case.open()
    before = page.table.record
    refusals = list(illegal(page))
    firsts = {key: names for names, key in reversed(refusals)} if task.refused else {}
    assert task.refused <= firsts.keys()
    for names, key in [*refusals[:3], *((names, key) for key, names in firsts.items())]:
        page = case.open()
        page.click(*names)
        assert page.table.record == before
        assert (page.board.phase == "solved") == (key in task.refused)
        assert 'class="why' in page.regions["lesson"]


def illegal(page: Page) -> Iterator[tuple[tuple[str, ...], str]]:
    """Targets to click, of which the last is refused, by itself or after a piece; and the rule."""
    table = page.table
    scene = table.game.scene(table.position, marks(page))
    on_board = {spot.target for spot in scene.spots}
    firsts = {entry.targets[0]: None for entry in table.game.entries(table.position)}
    begun: list[Picked] = [(), *((first,) for first in firsts if first not in on_board)]
    for spot in scene.spots:
        for picked in begun:
            reason = table.game.why_not(table.position, picked, spot.target)
            if reason is not None and not reason.is_note:
                yield tuple(target.name for target in (*picked, spot.target)), reason.text.key
                break


def marks(page: Page) -> Marks:
    """The marks of an untouched board."""
    return Marks(flipped=page.table.flipped)


@every_task
def test_texts_are_short_and_in_every_language(case: TaskCase) -> None:
    task = case.find()
    for language in STRINGS:
        say = Words(language, (STRINGS, case.game.strings, lesson(case.game).strings))
        for text, most in texts(lesson(case.game).steps[case.step - 1], task):
            assert 0 < len(say(text).split()) <= most, text


LEARNED = 30
"""The words that a sentence about what was learned may have."""


@every_lesson
def test_what_was_learned_is_told_in_a_few_sentences(game: Game[Position]) -> None:
    assert 2 < len(lesson(game).learned) < 5
    for language in STRINGS:
        say = Words(language, (STRINGS, game.strings, lesson(game).strings))
        assert all(3 < len(say(it).split()) <= LEARNED for it in lesson(game).learned)


def texts(step: Step[Position], task: Task[Position]) -> Iterator[tuple[Text, int]]:
    """All that a task says, and how many words it may have."""
    yield step.title, 4
    yield task.order, ORDER
    yield task.explanation, EXPLANATION
    answers = (
        task.done,
        task.otherwise,
        task.punished,
        *(wrong_move.consequence.text for wrong_move in task.wrong),
    )
    yield from ((answer, ORDER + 1) for answer in answers if answer is not None)


@every_lesson
def test_the_names_of_steps_are_unique_and_can_be_stored(game: Game[Position]) -> None:
    names = [step.name for step in lesson(game).steps]
    assert len(set(names)) == len(names) <= 12
    assert all(re.fullmatch(r"[a-z][a-z-]{0,30}", name) for name in names)


@every_lesson
def test_every_text_fits_the_narrowest_phone(game: Game[Position]) -> None:
    for language, sentences in lesson(game).strings.items():
        words = Words(language, [STRINGS, game.strings, {language: sentences}])
        for step in lesson(game).steps:
            for task in step.tasks:
                order, *others = [words(text) for text, _ in texts(step, task)][1:]
                assert len(wrap(order, ORDER_WIDTH)) <= ORDER_LINES, order
                assert all(len(wrap(other, WIDTH)) <= LINES for other in others), others


@every_lesson
def test_words_are_said_somewhere_and_alike_in_every_language(game: Game[Position]) -> None:
    spoken = {
        text.key
        for step in lesson(game).steps
        for task in step.tasks
        for text, _ in texts(step, task)
    } | {text.key for text in lesson(game).learned}
    for catalog_ in lesson(game).strings.values():
        assert catalog_.keys() == spoken
    for key, sentence in lesson(game).strings.get("fr", {}).items():
        assert not re.search(r"[^\u202f][:;?]", sentence), key
        assert "'" not in sentence + lesson(game).strings["en"][key], key


def test_a_lesson_is_played_by_a_finger() -> None:
    """A finger previews where the game asks for it: the lesson confirms like a game."""
    for case in TASK_CASES:
        if case.find().goal is None:
            continue
        page = case.open()
        right = moves(page, case, right=True)[0][0]
        click(page, right, touch=True)
        assert page.board.phase == "solved"
