"""A first game with a coach: what it tells, of what it warns, and how it goes away."""

from __future__ import annotations

import json
import re

import pytest

from tesserae.app.messages import actions
from tesserae.app.model.settings import ADVICE, WARNINGS
from tesserae.app.texts.links import parse
from tesserae.core.errors import BadInput
from tesserae.games import catalog
from tests import having
from tests.app.page import Page, for_two

FIRST_GAME = "#/pyrga?level=1&coach=1"

BLACK_NEEDS_ONE = "Sb2.Tb3s.Tb2w.Ta2s.Ta1n.Ca2.Sa2.Cb2.Tb4w.Ta4e.Sc4.Sb4.Sb3.Cb4.Cd4.Sd4"
"""White's Square on d3 lets Black win; its Triangle there, pointing south, does not."""

RISKY = f"#/pyrga?v=1&g={BLACK_NEEDS_ONE}&level=1&coach=1"


def status_text(page: Page) -> str:
    """The status without its markup."""
    return re.sub("<[^>]*>", "", page.regions["status"])


@pytest.mark.parametrize("slug", [slug for slug in having.LESSON if slug in having.COACH])
def test_the_lesson_ends_in_a_game_with_a_coach(slug: str) -> None:
    lesson = catalog.by_slug(slug).lesson
    assert lesson is not None
    page = Page(f"#/{slug}/learn/{len(lesson().steps)}", languages=["fr"])
    while "lesson-play" not in page.regions["lesson-acts"]:
        legal = page.table.position.legal_moves()
        goal = lesson().steps[-1].tasks[page.lesson.task].goal
        if goal is None:
            page.press(actions.LESSON_NEXT)
            continue
        for move in legal:
            written = page.table.game.format_move(page.table.position, move)
            if goal and goal.is_reached(page.table.position.apply(move), written):
                page.send("hash", hash=page.model.hash)
                enter(page, written)
                break
        else:
            raise AssertionError("no right move")
        if "lesson-play" not in page.regions["lesson-acts"]:
            page.press(actions.LESSON_NEXT)
    match = re.search(r'href="(#[^"]*)" id="lesson-play"', page.regions["lesson-acts"])
    assert match
    page.send("hash", hash=match[1].replace("&amp;", "&"))
    assert page.model.settings.coach == (f"{slug}.advice", f"{slug}.warnings")
    assert 'class="why coach"' in page.regions["status"]
    assert f"{slug}.coach" not in status_text(page)


def enter(page: Page, written: str) -> None:
    """Enters a move by clicks."""
    from tesserae.app.play.board_scene import targets_of

    table = page.table
    move = table.game.parse_move(table.position, written)
    for target in targets_of(table, table.record.ply, move):
        if page.table.record is table.record:
            page.click(target.name)


def test_the_coach_tells_what_the_computers_move_does() -> None:
    page = Page(FIRST_GAME)
    assert "Think of where it sends your opponent" in status_text(page)
    page.type("Sb2")
    assert "coach" not in page.regions["status"]
    page.think()
    assert 'class="why coach"' in page.regions["status"]
    page.click("b1")
    assert page.model.play.refusal or page.model.play.selection
    assert 'class="why coach"' not in page.regions["status"]


def _switches(page: Page) -> dict[str, str]:
    """The coach's switches in the settings, and whether each is on."""
    switches = re.findall(
        r'aria-checked="(\w+)" [^>]*id="(coach-\w+)" role="switch"', page.regions["dialog"]
    )
    return {name: on for on, name in switches}


def test_advice_can_be_hidden_and_asked_for_again() -> None:
    page = Page(FIRST_GAME)
    page.press(actions.COACH("pyrga.advice"))
    assert "coach" not in page.regions["status"]
    assert json.loads(page.stored["settings"])["coach"] == ["pyrga.warnings"]
    again = Page("#/pyrga", device=page.device)
    assert again.model.settings.coach == ("pyrga.warnings",)
    page.press(actions.DIALOG("settings"))
    assert _switches(page) == {"coach-advice": "false", "coach-warnings": "true"}
    page.press(actions.COACH("pyrga.advice"))
    assert _switches(page) == {"coach-advice": "true", "coach-warnings": "true"}
    assert 'class="why coach"' in page.regions["status"]


def test_a_move_that_loses_at_once_is_played_at_the_second_wish_only() -> None:
    page = Page(RISKY)
    before = page.table.record
    page.click("d3", "S")
    assert page.table.record == before
    assert "It lets Black win with the next piece." in status_text(page)
    page.click("S")
    assert page.table.record == before
    page.press(actions.TAKE_BACK)
    assert "It lets Black win" not in status_text(page)
    page.click("S")
    page.press(actions.CONFIRM)
    assert page.moves.endswith("Sd3")


def test_a_typed_move_and_one_that_is_confirmed_are_warned_of_as_well() -> None:
    page = Page(RISKY, "Sd3")
    assert "It lets Black win" in status_text(page)
    assert page.model.play.typed_refusal is None
    page.press(actions.ELSEWHERE)
    page.set(confirm=True)
    page.click("d3", "S")
    assert "It lets Black win" not in status_text(page)
    page.press(actions.CONFIRM)
    assert "It lets Black win" in status_text(page)
    page.press(actions.CONFIRM)
    assert page.moves.endswith("Sd3")


def test_a_move_that_does_not_lose_at_once_is_played_as_ever() -> None:
    page = Page(RISKY)
    page.click("d3", "T", "s")
    assert page.moves.endswith("Td3s")


def test_warnings_can_be_ended_with_the_first_one() -> None:
    page = Page(RISKY)
    page.click("d3", "S")
    page.press(actions.COACH("pyrga.warnings"))
    assert page.model.play.held is None
    page.click("d3", "S")
    assert page.moves.endswith("Sd3")


def test_there_is_no_coach_between_people_in_other_games_or_in_a_frame() -> None:
    page = for_two(hash=RISKY)
    page.click("d3", "S")
    assert page.moves.endswith("Sd3")
    page.send("hash", hash="#/zaic?level=1")
    assert "coach" not in page.regions["status"]
    framed = Page(RISKY, embed=True)
    assert framed.model.settings.coach == ()
    framed.click("d3", "S")
    assert framed.moves.endswith("Sd3")


@pytest.mark.parametrize(
    "link", ["#/pyrga?coach=1", "#/pyrga?level=1&coach=2", "#/pyrga?v=1&g=&coach=1"]
)
def test_a_link_to_a_coach_needs_an_opponent(link: str) -> None:
    with pytest.raises(BadInput):
        parse(link)


@pytest.mark.parametrize("part", [ADVICE, WARNINGS])
def test_the_coach_of_one_game_does_not_help_in_another(part: str) -> None:
    page = Page("#/zaic?level=1", stored={"settings": json.dumps({"coach": [f"pyrga.{part}"]})})
    assert "coach" not in page.regions["status"]
