"""A study in the browser: the tree by mouse, keyboard and touch, kept through a reload."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from e2e.support.axe import arrive, dressed, every_state, go, one_look_a_day
from e2e.support.playing.board import Board
from tests.tiers import by_turns

TREE: Final = "#/pyrga/study?v=1&g=Sb2.Sb3.(.Cb3.Tb3n.(.Tb3e.).).Tb4s&at=1"
OTHERS: Final = {
    "zaic": "#/zaic/study?v=1&g=Hh8.Si8.(.Vi8.).Hj8.Sh9.Vi6&at=1",
    "tetrad": "#/tetrad/study",
}


@pytest.mark.slow
@one_look_a_day
def test_every_state_of_a_study(board: Board, language: str, theme: str) -> None:
    dressed(board, language, theme)
    page = arrive(board, TREE, "#step-forward")
    with every_state(page) as look:
        look("several ways to go on")
        page.click("#step-forward")
        expect(page.locator(".fork button").first).to_be_visible()
        look("the question for the way")
        page.keyboard.press("ArrowRight")
        page.click("#study-cut")
        expect(page.locator("#study-undo")).not_to_have_attribute("aria-disabled", "true")
        look("what was deleted can be brought back")
        board.pick("S")
        look("a piece is picked")
        page.keyboard.press("Escape")
        for slug, link in OTHERS.items():
            go(board, link, f"[data-game={slug}] .study")
            look(slug)
        go(board, "#/pyrga?v=1&g=Sb2.Sb3", ".game #ply-1")
        go(board, "#/games", "[id^=study-]")
        look("the list of games, which can be studied")
        page.click("#games-shown-study")
        expect(page.locator("#games-list li").first).to_be_visible()
        look("the list of studies")


@pytest.mark.slow
def test_the_tree_by_mouse(board: Board) -> None:
    board.open("#/pyrga")
    page = board.page
    go(board, TREE, "#step-forward")
    expect(page.locator("#step-forward")).to_have_text("2")
    page.click("#step-forward")
    page.click(".fork button:nth-of-type(2)")
    expect(page.locator("#moves [aria-current]")).to_have_text("Cb3")
    page.click("#study-main")
    expect(page.locator(".row").first).to_contain_text("Cb3")
    page.click("#study-cut")
    expect(page.locator("#moves [aria-current]")).to_have_text("Sb2")
    expect(page.locator("#moves")).not_to_contain_text("Cb3")
    page.click("#study-undo")
    expect(page.locator("#moves [aria-current]")).to_have_text("Cb3")
    page.click(".fold")
    expect(page.locator(".fold").first).to_have_attribute("aria-expanded", "false")


def test_the_tree_by_keyboard(board: Board) -> None:
    page = arrive(board, TREE, "#step-forward")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".fork button:focus")).to_have_text("1... Sb3")
    page.keyboard.press("ArrowDown")
    expect(page.locator(".fork button:focus")).to_have_text("1... Cb3")
    page.keyboard.press("Enter")
    expect(page.locator("#moves [aria-current]")).to_have_text("Cb3")
    expect(page.locator("#step-forward")).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".fork button:focus")).to_have_text("1... Cb3")
    page.keyboard.press("Escape")
    expect(page.locator("#step-forward")).to_be_focused()
    expect(page.locator(".fork")).to_have_count(0)
    page.keyboard.press("Delete")
    expect(page.locator("#moves .row")).to_have_count(0)
    page.keyboard.press("z")
    expect(page.locator("#moves [aria-current]")).to_have_text("Sb2")
    page.keyboard.press("?")
    expect(page.locator("#dialog")).to_contain_text("Delete from here")


@pytest.mark.slow
def test_on_a_phone_tabs_choose_what_stands_under_the_board(board: Board) -> None:
    page = board.page
    page.set_viewport_size({"width": 390, "height": 844})
    arrive(board, TREE, "#step-forward")
    expect(page.locator("#study-moves")).to_be_visible()
    expect(page.locator("#study-lines")).to_be_hidden()
    page.click("#tab-lines")
    expect(page.locator("#study-lines")).to_be_visible()
    expect(page.locator("#study-moves")).to_be_hidden()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#tab-moves")).to_be_focused()
    expect(page.locator("#study-moves")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1440, 900)])
def test_the_tree_has_two_fifths_of_the_column_and_its_border_moves(
    board: Board, width: int, height: int
) -> None:
    page = board.page
    page.set_viewport_size({"width": width, "height": height})
    board.open("#/zaic")
    go(board, OTHERS["zaic"], "#step-forward")

    def heights() -> tuple[int, int, int]:
        """Of the tree, of the column, and of what is in it."""
        found: list[int] = page.evaluate(
            """() => {
                const column = document.querySelector(".panels");
                const tree = document.querySelector("#moves").clientHeight;
                return [tree, column.clientHeight, column.scrollHeight];
            }"""
        )
        return found[0], found[1], found[2]

    tree, column, inside = heights()
    assert 5 * tree >= 2 * (column - 2)
    assert inside == column
    border = page.locator("#study-border")
    border.press("ArrowUp")
    expect(border).to_have_attribute("aria-valuenow", "45")
    expect(page.locator("#moves [aria-current]")).to_have_text("Hh8")  # no step
    assert heights()[0] > tree
    box = border.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 40, box["y"] + 12)
    page.mouse.down()
    page.mouse.move(box["x"] + 40, box["y"] + 112)
    page.mouse.up()
    dragged = heights()[0]
    assert dragged < tree
    page.reload()
    expect(border).to_be_visible()
    page.wait_for_function("document.documentElement.style.getPropertyValue('--tree')")
    assert heights()[0] == dragged
    page.click("#chapter-edit summary")
    expect(page.locator("#study-promote")).to_be_in_viewport(ratio=1)


def test_a_study_is_there_after_a_reload_and_a_game_leads_to_it(board: Board) -> None:
    board.open("#/pyrga")
    page = board.page
    board.two()
    board.pick("b2", "S")
    expect(page.locator("#moves [aria-current]")).to_have_text("Sb2")
    page.click("#control-more")
    page.click("#more-study")
    expect(page.locator(".study")).to_be_visible()
    board.pick("b3", "C")
    expect(page.locator("#moves [aria-current]")).to_have_text("Cb3")
    page.reload()
    expect(page.locator(".study #moves [aria-current]")).to_have_text("Cb3")
    go(board, "#/pyrga", ".game")
    expect(page.locator("#moves [aria-current]")).to_have_text("Sb2")


@pytest.mark.slow
@pytest.mark.parametrize("slug", by_turns(["pyrga", "zaic", "tetrad"], share=3))
def test_nothing_of_a_study_is_loaded_before_it_is_opened(fresh_board: Board, slug: str) -> None:
    asked: list[str] = []
    fresh_board.page.on("request", lambda request: asked.append(request.url))
    fresh_board.open(f"#/{slug}")
    assert not [url for url in asked if "study" in url]
    go(fresh_board, f"#/{slug}/study", ".study")
    assert [url.rpartition("/")[2] for url in asked if "study" in url] == ["study.css"]
