"""Training as a person meets it: from a study's button to weeks later."""

from __future__ import annotations

import pytest

from tesserae.app.messages import actions
from tesserae.app.practice.training import schedule
from tesserae.app.practice.training.schedule_text import known_lines, read_known, write_known
from tests.app.device import Device
from tests.app.page import Page
from tests.app.practice.puzzles.solving import enter, phase
from tests.app.practice.training.training import (
    DAY,
    STUDY,
    id_of,
    kept,
    later,
    on_day,
    play_all,
    right_move,
    session,
    solved,
    train,
    trained,
    training,
    wait,
)

LINKED = f"#/pyrga/study/train?v=1&g={STUDY}"

ONE, OTHER = "Sb2 Sb3 Cb2", "Sb2 Tb3s Cb1"


def told(page: Page) -> str:
    return page.regions["lesson"]


def test_new_lines_are_shown_and_then_asked_for() -> None:
    page = kept()
    train(page)
    assert "New: Square on b2" in told(page)
    assert "2 lines left" in page.regions["puzzle-head"]
    assert play_all(page) == [ONE, OTHER, ONE, OTHER]
    assert "2 new lines learned." in told(page)
    assert "The next line comes back on 25 November." in told(page)
    assert "1. Sb2 1... Sb3 2. Cb2" in told(page)
    assert [it.due for it in known_lines(page.model).values()] == [later(1)] * 2


def test_a_known_move_is_not_shown_again_in_a_new_line() -> None:
    page = Page(LINKED, today=DAY)
    for _ in range(2):
        enter(page, right_move(page))
        wait(page)
    assert page.moves == "", "the second line has begun"
    assert "New" not in told(page)
    enter(page, "Sb2")
    wait(page)
    assert "New: Cylinder on b1" in told(page)


def test_a_line_comes_back_after_1_3_7_16_and_35_days() -> None:
    page = trained("Sb2")
    day, device = 0, page.device
    for times, pause in enumerate((1, 3, 7, 16, 35, 35), 1):
        early = on_day(device, day + pause - 1)
        assert early.board.table is None, "nothing is due"
        day += pause
        page = on_day(device, day)
        assert solved(page) == [times]
        assert play_all(page) == ["Sb2"]
        assert "1 line known." in told(page)


def test_a_week_with_a_miss() -> None:
    page = trained()
    page = on_day(page.device, 1)
    wait(page)
    enter(page, "Sc3")
    assert phase(page) == "wrong"
    assert "That is not the move of this study." in told(page)
    wait(page)
    assert (phase(page), page.moves) == ("solve", "")
    assert "The move: Square on b2" in told(page)
    missed = session(page).failed
    assert play_all(page) == [ONE, OTHER, ONE]
    assert "1 line known." in told(page)
    assert "1 line missed" in told(page)
    assert solved(page) == [1, 2]
    page = on_day(page.device, 2)
    assert [it.key for it in (session(page).current,) if it] == [*missed]
    play_all(page)
    assert solved(page) == [2, 2]
    page = on_day(page.device, 3)
    assert page.board.table is None
    page = on_day(page.device, 5)
    current = session(page).current
    assert current is not None
    assert current.key == missed[0], "missed ones come first"
    assert len(session(page).queue) == 1
    play_all(page)
    assert solved(page) == [3, 3]


def test_another_right_move_is_no_miss_and_the_line_goes_on() -> None:
    study = "%7B%5B%25asks+first%5D%7D+Sb2+%28Sc3%21+%7BGood%2C+too.%7D%29+Sb3+Cb2"
    page = Page(f"#/pyrga/study/train?v=1&m={study}", today=DAY)
    enter(page, "Sc3")
    assert "Good, too." in told(page)
    assert page.moves == "Sb2"
    wait(page)
    assert not session(page).missed


def test_a_wrong_move_is_answered_by_its_author() -> None:
    study = "Sb2+%28Sc3+%7BNot+central.%7D%29+Sb3+Cb2"
    page = Page(f"#/pyrga/study/train?v=1&m={study}", today=DAY)
    enter(page, "Sc3")
    assert "Not central." in told(page)
    assert not page.board.pause.milliseconds, "it stays until it was read"
    page.press(actions.READ_ON)
    assert (phase(page), page.moves) == ("solve", "")


def test_no_line_begins_after_ten_minutes() -> None:
    page = Page(LINKED, today=DAY)
    assert page.did("runclock")[-1]["left"] == [600_000, 0]
    number = session(page).number
    page.send("clock", id="training", turn=number, spent=540_000)
    assert not session(page).late
    page.send("clock", id="training", turn=number, spent=60_000)
    assert play_all(page) == [ONE], "the line that was begun comes to its end"
    assert "Ten minutes are over" in told(page)
    assert not page.did("runclock")[-1]["id"]
    page.press(actions.TRAIN("more"))
    assert session(page).current


def test_a_study_in_a_link_is_trained_without_keeping_it() -> None:
    page = Page(LINKED, today=DAY)
    play_all(page)
    assert not page.device.games
    assert page.model.hash == LINKED
    again = on_day(page.device, 1, LINKED)
    assert len(play_all(again)) == 2
    assert "2 lines known." in told(again)
    again.press(actions.READ_STUDY)
    assert again.model.hash.startswith("#/pyrga/study?v=1&g=")
    assert len(again.device.games) == 1


def test_the_other_side_is_trained_by_turns_of_the_same_study() -> None:
    page = Page(LINKED, today=DAY)
    page.press(actions.TRAIN("end"), actions.TRAIN("side"))
    wait(page)
    assert (phase(page), page.moves) == ("solve", "Sb2")
    assert page.table.flipped


def test_several_studies_are_trained_in_one_session() -> None:
    page = trained("Sb2")
    page.send("hash", hash="#/zaic/study?v=1&g=Bh8")
    zaic = next(it.id for it in page.model.tables if it.slug == "zaic")
    page.send("hash", hash=f"#/zaic/study/train?id={zaic}")
    play_all(page)
    page = on_day(page.device, 1)
    assert {it.slug for it in training(page).studies} == {"pyrga", "zaic"}
    assert len(play_all(page)) == 2


def test_home_tells_what_is_due_and_statistics_what_is_known() -> None:
    page = trained()
    page.send("hash", hash="#/")
    assert "The next line comes back on 25 November." in page.regions["kept"]
    page = on_day(page.device, 1, "#/")
    assert "2 lines are due today" in page.regions["kept"]
    page.set(language="fr")
    assert "2 lignes à réviser aujourd’hui" in page.regions["kept"]
    page.send("hash", hash="#/statistics")
    assert "Lignes des études" in page.regions["statistics"]
    page.press(actions.SAVE_STATISTICS)
    assert "lines,pyrga,,,,,0,2,2," in page.did("download")[-1]["text"]
    without = Device({"training": page.stored["training"]})
    assert "#/train" not in on_day(without, 1, "#/").regions["kept"], "the study is gone"


def test_what_was_trained_comes_from_other_tabs_and_from_backups() -> None:
    page = trained("Sb2")
    stored = page.stored["training"]
    other = Page("#/", today=DAY)
    other.send("stored", name="training", text=stored)
    assert solved(other) == [1]
    third = Page("#/", today=DAY)
    third.send("backup-part", total=0, values={"training": stored}, games=[])
    assert solved(third) == [1]
    assert third.stored["training"] == stored


def test_lines_that_a_study_has_no_more_are_forgotten() -> None:
    page = trained()
    page.send("hash", hash=f"#/pyrga/study?id={id_of(page)}")
    page.press(actions.FIRST)
    page.press(actions.STUDY_CUT) if page.table.record.ply else page.press(actions.FORWARD)
    page.press(actions.STUDY_CUT)
    train(page)
    assert not known_lines(page.model)
    assert "no lines to train" in told(page)


def test_an_unknown_study_is_said_to_be_elsewhere() -> None:
    page = Page("#/pyrga/study/train?id=none", today=DAY)
    assert "notice" in page.regions["notice"]
    assert page.board.table is None


@pytest.mark.parametrize(
    "fragment",
    ["#/pyrga/study/train", "#/pyrga/study/train?id=a.b", "#/train?v=1", "#/pyrga/train"],
)
def test_other_links_lead_nowhere(fragment: str) -> None:
    assert "notice" in Page(fragment).regions["notice"]


def test_the_schedule_is_read_strictly_and_merged() -> None:
    known = schedule.note_try({}, "0" * 16, "pyrga", "a-1", DAY, solved=True)
    assert read_known(write_known(known)) == known
    for text in ("", "[]", '{"lines":[]}', '{"lines":{"0":[]}}'):
        assert read_known(text) == {}
    mine = schedule.note_try(known, "0" * 16, "pyrga", "a-1", later(1), solved=False)
    assert schedule.merge_known(mine, known) == schedule.merge_known(known, mine) == mine
