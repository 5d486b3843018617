"""Lessons on the page: their links, their pace, and what the device remembers of them."""

from __future__ import annotations

import json
import re

import pytest

from tesserae.app.messages import actions
from tesserae.app.practice.lessons.progress import read_finished, write_finished
from tesserae.app.texts.links import parse
from tesserae.core.errors import BadInput
from tesserae.games import catalog
from tests import having
from tests.app.page import Page

SQUARE = "#/pyrga/learn/3"
WIN = "#/pyrga/learn/8"


def wait(page: Page) -> None:
    """The pause that has just begun is over."""
    page.send("waited", number=page.board.pause.number)


@pytest.mark.parametrize("link", ["#/pyrga/learn/1", "#/zaic/learn/3", "#/tetrad/learn/10"])
def test_a_link_to_a_step_leads_there_and_is_its_address(link: str) -> None:
    assert parse(link).screen.link == link
    page = Page(link)
    assert (page.model.notice, page.model.hash) == (None, link)
    assert page.did("url") == []


@pytest.mark.parametrize(
    "link", ["#/pyrga/learn/0", "#/pyrga/learn/9", "#/pyrga/learn/x", "#/pyrga/learn/1/1"]
)
def test_a_link_to_no_step_leads_nowhere(link: str) -> None:
    with pytest.raises(BadInput):
        parse(link)
    assert Page(link).model.notice is not None


def test_the_lesson_goes_on_at_the_first_step_that_is_not_finished() -> None:
    done = write_finished(("pyrga.first", "pyrga.goal", "pyrga.triangle"))
    page = Page("#/pyrga/learn", stored={"lessons": done})
    assert page.model.hash == SQUARE
    assert [it["push"] for it in page.did("url")] == [False]


def test_after_the_last_step_the_lesson_begins_again() -> None:
    lesson = catalog.by_slug("pyrga").lesson
    assert lesson is not None
    done = write_finished(tuple(f"pyrga.{step.name}" for step in lesson().steps))
    assert Page("#/pyrga/learn", stored={"lessons": done}).lesson.step == 1


def test_each_step_is_a_page_to_go_back_to() -> None:
    page = Page(SQUARE)
    for _ in range(3):
        page.lead_on()
    assert page.did("url") == [{"do": "url", "hash": "#/pyrga/learn/4", "push": True}]
    page.press(actions.LESSON_BACK)
    assert page.model.hash == SQUARE


def test_after_success_the_reader_leads_on() -> None:
    page = Page(SQUARE)
    page.click("b4", "S")
    assert "Beside the Square." in page.regions["lesson"]
    assert page.did("wait") == []
    for target in ("S", "b4", "a1"):
        page.click(target)
    page.press(actions.ELSEWHERE, actions.LESSON_SKIP)
    wait(page)
    assert (page.board.phase, page.lesson.task) == ("solved", 0)
    page.press(actions.LESSON_NEXT)
    assert page.lesson.task == 1


def test_next_is_not_for_what_is_not_done_and_stays_in_its_place() -> None:
    page = Page(SQUARE)
    names = re.findall('data-act="([^"]*)"', page.regions["lesson-acts"])
    page.press(actions.LESSON_NEXT)
    assert page.lesson.task == 0
    page.click("b4", "S")
    assert re.findall('data-act="([^"]*)"', page.regions["lesson-acts"]) == names
    page.press(actions.LESSON_NEXT, actions.LESSON_NEXT)
    assert page.lesson.task == 1


def test_a_rule_is_broken_by_a_tile_on_a_cell_and_not_by_a_cell_alone() -> None:
    page = Page("#/zaic/learn/5")
    phases = []
    for target in ("j8", "S", "j8"):
        page.click(target)
        phases.append(page.board.phase)
    assert phases == ["solve", "solve", "solved"]


def test_where_a_tile_lies_may_be_clicked_once_more() -> None:
    page = Page("#/zaic/learn/2")
    page.click("B", "h8")
    assert page.board.phase == "solved"
    page.click("h8")
    assert (page.lesson.step, page.board.phase) == (2, "solved")


def test_a_move_that_loses_at_once_is_answered_by_the_loss_and_taken_back() -> None:
    page = Page(WIN)
    before = page.table.record
    page.type("Sd3")  # not from here: the lesson has no field for it
    assert page.table.record == before
    page.click("d3", "S")
    assert "lets Black finish a third Tower" in page.regions["lesson"]
    wait(page)
    outcome = page.table.position.outcome()
    assert outcome is not None
    assert outcome.winner == 1
    wait(page)
    assert page.table.record == before
    assert "lets Black finish a third Tower" in page.regions["lesson"]
    page.press(actions.ELSEWHERE)
    page.click("d3")
    assert "lets Black" not in page.regions["lesson"]


def test_after_two_wrong_moves_the_board_shows_a_right_one() -> None:
    page = Page("#/pyrga/learn/8")
    for tries, hinted in enumerate([False, False, True]):
        assert page.lesson.tries == tries
        assert ("hint" in page.regions["board-picture"]) == hinted
        page.click("d3", "S")
        wait(page)
        wait(page)
    page.lead_on()
    assert page.lesson.tries == 0


def test_what_is_won_in_a_lesson_is_not_won() -> None:
    page = Page(WIN)
    page.lead_on()
    page.click("b3", "C")
    assert "Three Towers: you win." in page.regions["lesson"]
    assert page.model.settings.won == ()
    assert page.did("persist") == []


def test_a_lesson_ends_no_turn_by_itself() -> None:
    page = Page("#/tetrad/learn/2")
    page.click("c2", "xe")
    wait(page)
    assert [page.table.record.ply, page.model.toast] == [2, None]


def test_what_is_only_looked_at_is_seen_from_the_first_side() -> None:
    assert not Page("#/zaic/learn/1").table.flipped


def test_skipping_a_step_does_not_finish_it() -> None:
    page = Page("#/pyrga/learn/2")
    page.lead_on()
    assert page.model.hash == SQUARE
    assert "lessons" not in page.stored


def test_what_a_game_page_can_do_does_nothing_in_a_lesson() -> None:
    page = Page(SQUARE)
    before = page.model
    for action in (actions.UNDO, actions.HINT, actions.NEW_START, actions.SWAP, actions.RESIGN):
        page.press(action)
        assert page.model._replace(play=before.play) == before
    page.send("key", key="ArrowLeft", focus="")
    assert page.model.screen == before.screen


@pytest.mark.parametrize("slug", having.LESSON)
def test_a_lesson_has_no_button_that_does_nothing(slug: str) -> None:
    lesson = catalog.by_slug(slug).lesson
    assert lesson is not None
    for step in range(1, len(lesson().steps) + 1):
        tray = Page(f"#/{slug}/learn/{step}").regions["tray"]
        names = set(re.findall('data-act="([^"]*)"', tray))
        assert names <= {actions.TARGET.name, actions.ROTATE.name}


def test_a_lesson_is_no_game_to_save_or_to_analyse() -> None:
    page = Page(SQUARE)
    page.set(evaluation=True)
    page.click("b4", "S")
    assert page.device.games == {}
    assert not page.app.busy


def test_the_board_marks_where_to_play_at_first_only() -> None:
    page = Page(SQUARE)
    assert page.regions["board-picture"].count("legal") == 4
    page.lead_on()
    assert page.regions["board-picture"].count("legal") == 0


def test_steps_that_are_finished_have_a_tick() -> None:
    page = Page("#/pyrga/learn/2", languages=["fr"])
    assert "terminée" not in page.regions["lesson-steps"]
    page.click("b4", "S")
    assert json.loads(page.stored["lessons"]) == {"finished": ["pyrga.first"]}
    assert "Étape 2\u202f: Le premier coup, terminée" in page.regions["lesson-steps"]
    again = Page("#/pyrga/learn/3", device=page.device)
    assert 'class="done"' in again.regions["lesson-steps"]


@pytest.mark.parametrize(
    "stored",
    [
        "",
        "[]",
        "{",
        '{"finished": "pyrga.goal"}',
        '{"finished": ["nothing.goal", "pyrga", "pyrga.", "pyrga.GOAL", 3, null, "pyrga.a.b"]}',
        json.dumps({"finished": ["pyrga.goal"] * 1000}),
    ],
)
def test_what_is_not_progress_is_read_as_none(stored: str) -> None:
    assert read_finished(stored) == ()


def test_a_backup_adds_its_finished_steps() -> None:
    page = Page("#/games", stored={"lessons": write_finished(("pyrga.goal",))})
    values = {"lessons": write_finished(("zaic.goal",))}
    page.send("backup-part", games=[], total=0, values=values)
    assert read_finished(page.stored["lessons"]) == ("pyrga.goal", "zaic.goal")


def test_learning_comes_first_until_a_game_was_finished() -> None:
    def order(page: Page) -> list[bool]:
        acts = page.regions["acts-pyrga"]
        return [link == "#/pyrga/learn" for link in re.findall('href="([^"]*)"', acts)][:1]

    home = Page("#/")
    assert order(home) == [True]
    game = Page("#/pyrga?v=1&g=Sb2.resign1", device=home.device)
    game.press(actions.FLIP)
    assert order(Page("#/", device=home.device)) == [False]


@pytest.mark.parametrize("slug", having.LESSON)
def test_every_page_of_a_game_leads_to_its_lesson(slug: str) -> None:
    for link in (f"#/{slug}", f"#/{slug}/rules"):
        assert f'href="#/{slug}/learn"' in Page(link).regions["page"]


def test_in_a_frame_the_host_hears_nothing_of_a_lesson() -> None:
    page = Page(SQUARE, embed=True)
    page.click("b4", "S")
    assert page.board.phase == "solved"
    assert page.did("tell") == page.did("save") == []
    page.send("host", text=json.dumps({"tesserae": 1, "type": "play", "id": 1, "move": "Sb2"}))
    assert '"type":"error"' in page.did("tell")[-1]["text"]


def test_a_button_that_only_makes_a_move_nobody_asks_for_is_not_there() -> None:
    page = Page("#/tetrad/learn/1")
    assert 'id="tray-end"' not in page.regions["tray"]
    page.click("e3")
    assert 'id="tray-r"' in page.regions["tray"]


def test_the_tray_of_a_lesson_leaves_out_units_that_were_never_there() -> None:
    for step, units in ((1, 1), (4, 2)):
        assert Page(f"#/tetrad/learn/{step}").regions["tray"].count('id="stock-') == units


def test_no_arrows_move_a_tile_that_is_to_be_removed() -> None:
    page = Page("#/tetrad/learn/5")
    page.send("press", act=actions.TARGET.name, arg="f5", touch=True)
    assert 'id="confirm"' in page.regions["tray"]
    assert 'id="nudge-' not in page.regions["tray"]
