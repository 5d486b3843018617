"""Studies that ask, read on a page without a browser: a part of Pyrga's lesson, written as one."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

import tesserae as ts
from tesserae.app.messages import actions
from tesserae.app.model.screen import AskingPage, StudyPage
from tesserae.app.practice.asking import script
from tesserae.app.texts.study_links import study_link
from tests.app.device import Device
from tests.app.page import BASE, Page
from tests.app.practice.puzzles.solving import enter, phase

LESSON = Path(__file__).parent / "lesson.txt"
SENDING, WINNING, ANSWER = (str(record) for record in ts.read_records(LESSON))


def opened(source: str, **boot: object) -> Page:
    return Page("#/", **boot, given=source)


def reading(page: Page) -> AskingPage:
    assert isinstance(page.model.screen, AskingPage)
    return page.model.screen


def told(page: Page) -> str:
    return page.regions["lesson"]


def wait(page: Page) -> None:
    """Lets the pauses pass, as long as the board goes on by itself."""
    while phase(page) != "solve" and not script.waits(page.model):
        page.send("waited", number=page.board.pause.number)


def read_on(page: Page) -> None:
    page.press(actions.READ_ON)
    wait(page)


def play(page: Page, *moves: str) -> None:
    for move in moves:
        enter(page, move)
        wait(page)


def test_a_part_of_the_lesson_is_played_through_by_right_moves() -> None:
    page = opened(SENDING)
    assert phase(page) == "solve"
    assert "White to move: find the move." in told(page)
    assert "Play a Square beside it." in told(page)
    assert "[%" not in told(page)
    assert "0 of 2 moves found" in page.regions["puzzle-head"]
    enter(page, "Sb2")
    assert (phase(page), page.moves) == ("reply", "Sb2")
    assert "Beside the Square." in told(page)
    assert script.waits(page.model)  # the reply has a comment, too: this one is read first
    read_on(page)
    assert (phase(page), page.moves) == ("solve", "Sb2 Tc2s")
    assert "Played: 1... Tc2s" in told(page)
    assert "Play a Square where it points." in told(page)
    assert 'class="drawings"' in page.regions["board-picture"]
    assert "1 of 2 moves found" in page.regions["puzzle-head"]
    play(page, "Sc1")
    assert (phase(page), page.moves) == ("solved", "Sb2 Tc2s Sc1 Cd1")
    assert "You have found all moves." in told(page)
    assert "On its line." in told(page)
    assert "Without a wrong move" in told(page)
    page.press(actions.READ_ON)
    assert (phase(page), page.moves) == ("solve", "")


def test_a_wrong_move_is_answered_by_its_comment_and_what_follows() -> None:
    page = opened(SENDING)
    enter(page, "Tb2e")
    assert phase(page) == "wrong"
    assert "A Triangle, and not a Square." in told(page)
    read_on(page)
    assert page.moves == "Tb2e Sd2 Cd3"
    assert "Black goes where it points." in told(page)
    assert "Played: 1. Tb2e 1... Sd2 2. Cd3" in told(page)
    page.press(actions.READ_ON)
    assert (phase(page), page.moves) == ("solve", "")
    assert "Play a Square beside it." in told(page)
    assert "1 wrong move" in page.regions["puzzle-head"]


def test_other_moves_are_answered_by_what_the_author_tells_of_them_or_in_general() -> None:
    page = opened(SENDING)
    play(page, "Cb4")
    assert (phase(page), page.moves) == ("wrong", "Cb4")
    assert "Not beside the Square." in told(page)
    page.click("c3")  # a click on the board goes on
    assert (phase(page), page.moves) == ("solve", "")
    play(page, "Sb2")
    read_on(page)
    play(page, "Cc1")  # in the tree, without a comment
    assert phase(page) == "wrong"
    assert "That is not the move to find here." in told(page)
    page.press(actions.READ_ON)
    assert (phase(page), page.moves) == ("solve", "Sb2 Tc2s")
    play(page, "Sc1")
    assert "2 wrong moves, hints for 0 moves." in told(page)


def test_several_moves_are_right_and_the_lesson_goes_on_with_what_follows_them() -> None:
    page = opened(SENDING)
    play(page, "Sa3")
    assert (phase(page), page.moves) == ("solve", "Sa3 Ta2e")
    assert "1 of 2 moves found" in page.regions["puzzle-head"]
    play(page, "Sd2")
    assert phase(page) == "solved"
    page.press(actions.READ_ON)
    play(page, "Sc3")  # nothing is to be found after it
    assert (phase(page), page.moves) == ("reply", "Sc3 Tc2n")
    assert "This is beside it as well." in told(page)
    assert "From here the study goes on with another move." in told(page)
    page.press(actions.READ_ON)
    assert (phase(page), page.moves) == ("reply", "Sb2")
    read_on(page)
    assert (phase(page), page.moves) == ("solve", "Sb2 Tc2s")
    assert not reading(page).misses


def test_a_win_ends_it_and_what_loses_is_refuted() -> None:
    page = opened(WINNING)
    play(page, "Sc4")
    assert (phase(page), page.moves) == ("wrong", "Sc4 Sb4")
    assert "That lets Black finish a third Tower" in told(page)
    page.press(actions.READ_ON)
    play(page, "Sc2")
    assert "it does not win" in told(page)
    page.press(actions.READ_ON)
    play(page, "Cb3")
    assert phase(page) == "solved"
    assert "Three Towers: you win." in told(page)


def test_the_other_side_begins_where_the_second_one_is_asked_for() -> None:
    page = opened(ANSWER)
    assert (phase(page), page.moves) == ("reply", "")
    assert "White begins, and you are Black." in told(page)
    assert page.table.flipped
    page.click("b3")  # goes on
    assert (phase(page), page.moves) == ("solve", "Cb2")
    assert "Black to move: find the move." in told(page)
    play(page, "Sb2")
    assert phase(page) == "solved"


def test_hints_are_the_authors_then_a_mark_then_the_move() -> None:
    page = opened(SENDING)
    page.press(actions.READ_HINT)
    assert "Corners do not count." in told(page)
    assert "Play a Square beside it." in told(page)
    plain = page.regions["board-picture"]
    page.press(actions.READ_HINT)
    marked = page.regions["board-picture"]
    assert marked != plain
    page.press(actions.READ_HINT)
    assert "Square on b2" in told(page)
    assert 'aria-disabled="true"' in page.regions["lesson-acts"].split('id="read-hint"')[0]
    page.press(actions.READ_HINT)
    assert reading(page).hint == 3
    play(page, "Sb2")
    assert (reading(page).hint, reading(page).hints) == (0, 1)


def test_a_link_a_file_and_a_saved_study_begin_to_be_read_and_open_as_a_study() -> None:
    page = opened(SENDING)
    assert page.model.hash == "#/pyrga/study/read?id=1-0.1"
    link = study_link(reading(page).study or page.table)
    page.press(actions.READ_STUDY)
    assert isinstance(page.model.screen, StudyPage)
    assert page.model.hash == "#/pyrga/study?id=1-0.1"
    assert len(page.table.record.plies) == 13
    id = page.table.id
    page.send("hash", hash="#/pyrga/study/read")
    assert reading(page).study is not None
    page.send("hash", hash="#/")
    page.press(actions.RESUME(id))
    assert phase(page) == "solve"
    linked = Page(link)
    assert phase(linked) == "solve"
    play(linked, "Tb2e")
    assert linked.model.hash == f"{link}&id=1-0"  # whatever is played: a reload begins anew
    linked.press(actions.READ_STUDY)
    assert linked.model.hash == "#/pyrga/study?id=1-0"
    pasted = Page("#/", given=BASE + link)
    assert phase(pasted) == "solve"


def test_a_study_is_read_chapter_after_chapter() -> None:
    page = opened(LESSON.read_text())
    assert "Squares and Triangles" in page.regions["puzzle-head"]
    for move in ("Sb2", "Sc1"):
        play(page, move)
        while not script.is_over(reading(page)) and phase(page) != "solve":
            read_on(page)
    assert "Next chapter" in page.regions["lesson-acts"]
    page.press(actions.READ_ON)
    assert "Winning" in page.regions["puzzle-head"]
    play(page, "Cb3")
    page.press(actions.READ_ON)
    assert "An answer" in page.regions["puzzle-head"]
    assert not script.has_next(reading(page))
    page.press(actions.READ_STUDY)
    assert page.table.chapters.title == "An answer"


EXPLAINED: Final = (
    '[Game "pyrga"]\n\n{Look.} 1. Sb2 Sb3 *\n\n'
    '[Game "pyrga"]\n\n{[%asks first] Find it.} 1. Ca1 Sa1 2. Ta2s *\n'
)
"""A study that explains and then asks."""


def test_a_reader_who_comes_from_another_chapter_plays_and_goes_back_to_it() -> None:
    page = opened(EXPLAINED)
    id = page.table.id
    before = page.model.hash
    assert isinstance(page.model.screen, StudyPage)
    for event in ({"type": "key", "key": "j", "focus": ""}, {"type": "change"}):
        if event["type"] == "key":
            page.send(**event)
        else:
            page.change(actions.CHAPTER, 1)
        assert phase(page) == "solve"
        assert page.did("url")[-1] == {"do": "url", "hash": page.model.hash, "push": True}
        assert page.model.hash == f"#/pyrga/study/read?id={id}.2"
        assert "chapter-steps" in page.regions["puzzle-head"]
        page.send("hash", hash=before)
        assert (page.moves, page.table.chapters.title) == ("", "")
        assert isinstance(page.model.screen, StudyPage)
    page.change(actions.CHAPTER, 1)
    page.change(actions.CHAPTER, 0)
    assert isinstance(page.model.screen, StudyPage)
    page.change(actions.CHAPTER, 1)
    assert phase(page) == "solve"


def test_its_solution_is_there_after_one_press_until_it_is_opened_anew() -> None:
    device = Device({})
    page = opened(EXPLAINED, device=device)
    page.change(actions.CHAPTER, 1)
    assert "See the solution" in page.regions["lesson-acts"]
    page.press(actions.READ_STUDY)
    for chapter in (0, 1):
        page.change(actions.CHAPTER, chapter)
        assert isinstance(page.model.screen, StudyPage)
    reloaded = Page(page.model.hash, device=device, seed=2)
    assert isinstance(reloaded.model.screen, StudyPage)
    assert reloaded.table.chapters.id == "2"
    reloaded.send("hash", hash="#/pyrga/study")
    assert phase(reloaded) == "solve"


def test_who_makes_a_chapter_ask_is_its_author() -> None:
    page = opened(EXPLAINED)
    page.change(actions.ASKING, "second")
    page.change(actions.CHAPTER, 1)
    assert isinstance(page.model.screen, StudyPage)
    page.change(actions.CHAPTER, 0)
    assert isinstance(page.model.screen, StudyPage)


@pytest.mark.parametrize(
    ("start", "sentence"),
    [
        ("[%asks white] Find it.", "asks for the moves of a side that does not exist"),
        ("[%asks second] Find it.", "asks for moves that its main line does not have"),
    ],
)
def test_what_cannot_be_asked_opens_as_a_study_with_a_sentence(start: str, sentence: str) -> None:
    record = ts.Record("pyrga")
    record.comment = start
    record.add_variation("Sb2")
    page = opened(str(record))
    assert isinstance(page.model.screen, StudyPage)
    assert sentence in "".join(page.regions.values())


def test_nothing_but_the_board_answers_while_a_study_is_read() -> None:
    page = opened(SENDING)
    before = page.model
    for action in (actions.UNDO, actions.STUDY_CUT, actions.FORWARD, actions.READ_ON):
        page.press(action)
    page.change(actions.NOTE, "Mine.")
    assert page.model.screen == before.screen
    assert page.model.tables == before.tables


def asked(moves: str, comment: str = "") -> Page:
    """A study of Pyrga that asks for the first side's moves."""
    return opened(f'[Game "pyrga"]\n\n{{[%asks first] {comment}}} {moves} *\n')


def test_the_end_is_after_the_replies_to_the_last_move() -> None:
    page = asked("1. Sb2 {Mine.} Sb3 {Theirs.}")
    enter(page, "Sb2")
    assert (phase(page), page.moves) == ("solved", "Sb2")
    assert not script.is_over(reading(page))
    assert "Mine." in told(page)
    assert "found all moves" not in told(page)
    page.press(actions.READ_ON)
    assert page.moves == "Sb2 Sb3"
    assert script.is_over(reading(page))
    assert "Theirs." in told(page)
    assert "found all moves" in told(page)
    assert script.to_find(reading(page)) == (1, 1)


def test_replies_end_where_the_reader_is_to_move() -> None:
    page = asked("1. Sb2 Sb3 2. Cb4")
    play(page, "Sb2")
    assert (phase(page), page.moves) == ("solve", "Sb2 Sb3")
    assert script.to_find(reading(page)) == (1, 2)
    play(page, "Cb4")
    assert (phase(page), page.moves) == ("solved", "Sb2 Sb3 Cb4")
    assert script.to_find(reading(page)) == (2, 2)
    assert script.is_over(reading(page))


def test_nothing_is_to_be_found_after_an_end() -> None:
    page = Page("#/pyrga/study?v=1&m=%7B%5B%25asks+first%5D%7D+Sb2+Sb3+resign1")
    play(page, "Sb2")
    assert (phase(page), page.moves) == ("solved", "Sb2 Sb3")
    assert script.is_over(reading(page))
    assert script.to_find(reading(page)) == (1, 1)


@pytest.mark.parametrize(
    ("moves", "told_of_it"),
    [
        ("1. Sb2 (1. Cb2 {Of this one.})", "Of this one."),
        ("1. Sb2 (1. Cb2 {Of this one.} Sb2 {Of the reply.})", "Of the reply."),
        ("1. Sb2 (1. Cb2 Sb2)", "Of all others."),
        ("1. Sb2", "Of all others."),
    ],
)
def test_a_wrong_move_is_answered_by_the_last_comment_or_what_is_told_of_others(
    moves: str, told_of_it: str
) -> None:
    page = asked(moves, "[%other Of all others.] Find it.")
    enter(page, "Cb2")
    while phase(page) == "wrong" and page.board.ahead:
        page.press(actions.READ_ON)
    assert told_of_it in told(page)
    said = ("Of this one.", "Of the reply.", "Of all others.", "Find it.", "not the move to find")
    assert [it for it in said if it in told(page)] == [told_of_it]
    page.press(actions.READ_ON)
    assert (phase(page), page.moves) == ("solve", "")
    assert "Find it." in told(page)
