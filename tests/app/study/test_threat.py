"""The threat in a study: what the other side would do, or where a piece would send it."""

from __future__ import annotations

import re

import pytest

from tesserae.app.analysis.threat import SECONDS
from tesserae.app.messages import actions
from tesserae.app.model.engine import AnalysisJob
from tests.app.analysis.reviews import text_of
from tests.app.page import Page

ZAIC = "#/zaic/study"


def told(page: Page) -> str:
    return text_of(page.regions["threat"])


def switch(page: Page) -> None:
    page.send("key", key="x", focus="")


def job(page: Page) -> AnalysisJob:
    found = page.model.engine.analysis
    assert isinstance(found, AnalysisJob)
    return found


def zaic() -> Page:
    page = Page(ZAIC, "Hh8", "Si8", "Hj8")
    page.press(actions.STUDY_ENGINE)  # its lines would be looked for besides
    return page


def test_it_is_looked_for_with_the_other_side_to_move_and_shown_until_switched_off() -> None:
    page = zaic()
    page.press(actions.ELSEWHERE)
    board = page.regions["board-picture"]
    assert told(page) == ""
    switch(page)
    assert job(page).position == page.table.game.after_pass(page.table.position)
    assert told(page) == "Looking for the threat…"
    page.think()
    assert re.match(r"Threat of Light: \w+\. \S", told(page))
    assert 'class="hint worse"' in page.regions["board-picture"]
    assert page.table.position.to_move == 1
    switch(page)
    assert told(page) == ""
    assert page.regions["board-picture"] == board


def test_it_is_looked_for_once() -> None:
    page = zaic()
    switch(page)
    assert job(page).seconds == SECONDS
    page.think()
    assert not isinstance(page.model.engine.analysis, AnalysisJob)
    page.press(actions.BACK)
    assert job(page).position.to_move == 1
    page.press(actions.FORWARD)
    assert not isinstance(page.model.engine.analysis, AnalysisJob)


def test_while_a_move_is_entered_the_board_shows_that() -> None:
    page = zaic()
    switch(page)
    page.think()
    page.click("S")
    assert 'class="hint worse"' not in page.regions["board-picture"]
    assert told(page).startswith("Threat of Light: ")


def test_what_is_on_offer_can_be_clicked_all_the_same() -> None:
    page = zaic()
    spots = page.regions["board-spots"]
    switch(page)
    page.think()
    assert page.regions["board-spots"] == spots


def test_nothing_is_threatened_on_an_empty_table_or_after_the_end() -> None:
    page = Page(ZAIC)
    switch(page)
    assert told(page) == "There is no threat here."
    assert not isinstance(page.model.engine.analysis, AnalysisJob)


def test_in_tetrad_the_turn_is_passed_on_but_not_while_a_tile_is_owed() -> None:
    page = Page("#/tetrad/study")
    switch(page)
    assert told(page) == "There is no threat here."
    setup = page.table.game.setup
    assert setup is not None
    while setup.in_progress(page.table.position):
        position = page.table.position
        move = setup.next_move(position, setup.ready[position.to_move].text)
        assert move is not None
        page.type(page.table.game.format_move(position, move))
    turn = page.table.position.turn
    assert job(page).position.turn != turn
    assert job(page).position == page.table.game.after_pass(page.table.position)


@pytest.mark.parametrize(
    ("picked", "sent"),
    [
        (("b2", "S"), "Sb2 to b1, a2, c2 or b3."),
        (("b2", "C"), "Cb2 to b2."),
        (("b2", "T", "n"), "Tb2n to b3 or b4."),
    ],
)
def test_in_pyrga_a_piece_tells_where_it_would_send(picked: tuple[str, ...], sent: str) -> None:
    page = Page("#/pyrga/study")
    switch(page)
    assert told(page) == "Choose a space to see where each piece would send the other side."
    assert not isinstance(page.model.engine.analysis, AnalysisJob)
    *clicked, aimed = picked
    page.click(*clicked)
    page.send("aim", target=aimed)
    assert told(page) == f"Where it would send: {sent}"


def test_in_pyrga_the_board_shows_where_each_piece_on_a_space_would_send() -> None:
    page = Page("#/pyrga/study")
    switch(page)
    page.send("aim", target="a1")
    assert told(page) == (
        "Where it would send: Sa1 to b1 or a2. Ta1n to a2, a3 or a4. "
        "Ta1e to b1, c1 or d1. Ca1 to a1."
    )
    assert page.regions["board-picture"].count('class="hint worse"') == 7
    page.send("aim", target="")
    assert 'class="hint worse"' not in page.regions["board-picture"]


def test_the_button_says_whether_it_is_on() -> None:
    page = zaic()
    assert re.search('aria-pressed="false"[^>]*id="step-threat"', page.regions["study-steps"])
    page.press(actions.STUDY_THREAT)
    assert re.search('aria-pressed="true"[^>]*id="step-threat"', page.regions["study-steps"])
