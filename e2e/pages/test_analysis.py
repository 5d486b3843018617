"""The evaluation bar and the review of a game, on a phone and on a desktop."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.support.axe import WIDTHS, clean, dressed, looks, one_look_a_day
from e2e.support.layout import box_of
from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board
from e2e.support.playing.pyrga import GAME
from e2e.support.playing.zaic import GAME as ZAIC
from e2e.support.playing.zaic import LINK
from e2e.support.states import LONG, REVIEWED
from tests.tiers import some

LATE: Final = f"#/pyrga?v=1&g={'.'.join(GAME[:9])}"
PHONE: Final = {"width": 360, "height": 740}
DESK: Final = {"width": 1280, "height": 860}


def switched_on(board: Board, hash: str, size: dict[str, int]) -> Page:
    """Opens the page of a game with the evaluation bar on."""
    page = board.page
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    board.open(hash)
    board.switch_evaluation()
    expect(page.get_by_role("meter", name="Evaluation")).to_be_visible()
    return page


def test_on_a_phone_the_bar_lies_between_the_opponent_and_the_board(board: Board) -> None:
    page = switched_on(board, f"#/zaic?v=1&g={'.'.join(ZAIC[:6])}", PHONE)
    meter, place, across = box_of(page, ".meter"), box_of(page, ".place"), box_of(page, "#opp")
    assert meter["height"] == 8
    assert across["y"] + across["height"] <= meter["y"]
    assert meter["y"] + meter["height"] <= place["y"]
    verdict = page.locator(".standing")
    expect(verdict).to_have_text(
        re.compile(r"^Expected result: (.* ahead by about .*|level)\."), timeout=PATIENCE
    )
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]


def test_on_a_desk_the_bar_stands_beside_the_board_and_moves_nothing(board: Board) -> None:
    page = board.page
    page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
    board.open(LATE)
    steady = (".place", "#own", "#opp .player", "#caption", "#status", "#controls")
    before = [box_of(page, it) for it in steady]
    board.switch_evaluation()
    meter, place = box_of(page, ".meter"), box_of(page, ".place")
    assert meter["height"] == pytest.approx(place["height"], abs=1)
    assert meter["x"] + meter["width"] <= place["x"]
    expect(page.locator(".standing")).to_contain_text("Proven: ", timeout=PATIENCE)
    assert [box_of(page, it) for it in steady] == before


@pytest.mark.parametrize(("game", "size"), some([(REVIEWED, PHONE), (REVIEWED, DESK)], quick=1))
def test_a_review_names_where_a_game_turned_and_leads_there(
    board: Board, game: str, size: dict[str, int]
) -> None:
    page = board.page
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    board.open(game)
    page.click("#review")
    expect(page.locator("#review-done")).to_be_visible()
    turns = page.locator(".review li")
    expect(turns.first).to_be_visible(timeout=LONG)
    assert 1 <= turns.count() <= 3
    expect(turns.first).to_contain_text(re.compile(r"Better: \w+\."))
    link, better = (turns.first.locator("button").nth(n) for n in (0, 1))
    named = re.fullmatch(r"(\d+\.)(?:\.\.)? (\w+)", link.inner_text())
    assert named is not None
    link.click()
    expect(page.locator("#moves [aria-current]")).to_have_text(re.compile(rf"{named[2]}\?"))
    row = page.locator(".row", has=page.locator("[aria-current]"))
    expect(row.locator(".number")).to_have_text(named[1])
    expect(turns.first).to_be_visible()
    better.click()
    expect(page.locator("#status .why")).to_contain_text(f"Played: {named[2]} (dashed).")
    expect(page.locator("#board-picture .worse")).not_to_have_count(0)
    expect(turns.first).to_be_visible()
    page.locator(".story .steps button").nth(1).click()
    expect(page.locator(".story .steps").first).to_contain_text("1 of ")
    page.locator("[id^=try-]").first.click()
    expect(page.locator("#status")).to_contain_text("Looking back")
    expect(turns.first).to_be_visible()
    page.click("#review-hide")
    expect(turns).to_have_count(0)


@pytest.mark.slow
def test_one_goes_along_the_graph_of_a_review(board: Board) -> None:
    page = board.page
    page.set_viewport_size({"width": DESK["width"], "height": DESK["height"]})
    board.open(REVIEWED)
    page.click("#review")
    slider, current = page.locator("#graph-slider"), page.locator("#moves [aria-current]")
    expect(page.locator("#review-hide")).to_have_text("Hide", timeout=LONG)
    around = box_of(page, "#graph-slider")
    middle = around["y"] + around["height"] / 2
    page.mouse.move(around["x"] + around["width"] - 2, middle)
    page.mouse.down()
    page.mouse.move(around["x"] + around["width"] * 2 / 3, middle, steps=3)
    expect(current).to_have_attribute("id", "ply-1")  # while the button is down
    page.mouse.move(around["x"] + around["width"] / 3, middle, steps=3)
    expect(current).to_have_attribute("id", "ply-0")
    expect(slider).to_have_attribute(
        "aria-valuetext", re.compile(r"^\S+ Sl6: Proven: Light wins in ")
    )
    page.mouse.up()
    board.press("ArrowRight")
    expect(current).to_have_attribute("id", "ply-1")
    expect(slider).to_be_focused()
    board.press("Home")
    expect(current).to_have_attribute("id", "ply-start")
    page.mouse.click(around["x"] + around["width"] - 2, middle)
    expect(current).to_have_attribute("id", "ply-2")
    assert box_of(page, "#graph-slider") == around
    page.click("#graph-rows")
    expect(page.locator(".review table tr")).to_have_count(5)
    with page.expect_download() as download:
        page.click("#graph-png")
    assert download.value.suggested_filename == "tesserae-zaic-graph.png"


def test_a_review_can_be_stopped_and_the_focus_stays(board: Board) -> None:
    page = board.page
    board.open(LINK)
    page.focus("#review")
    board.press("Enter")
    expect(page.locator("#review-done")).to_be_visible()
    expect(page.locator("#review")).to_be_focused()
    page.focus("#review-hide")
    board.press("Enter")
    expect(page.locator("#review-done")).to_have_count(0)
    expect(page.locator("#review")).to_be_focused()


@looks
def test_axe_finds_nothing_amiss(board: Board, language: str, theme: str) -> None:
    dressed(board, language, theme)
    page = board.page
    board.open(LATE)
    page.set_viewport_size({"width": WIDTHS[0], "height": 800})
    board.switch_evaluation()
    clean(page)


@pytest.mark.slow
@one_look_a_day
def test_axe_finds_nothing_amiss_in_a_review(board: Board, language: str, theme: str) -> None:
    dressed(board, language, theme)
    page = board.page
    board.open(REVIEWED)
    page.set_viewport_size({"width": WIDTHS[0], "height": 800})
    page.click("#review")
    expect(page.locator(".review li").first).to_be_visible(timeout=LONG)
    expect(page.locator(".toast")).to_be_hidden()
    page.click("#graph-rows")
    clean(page)
