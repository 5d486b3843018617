"""axe-core finds no violation on any screen, in both themes and languages, at two widths."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from e2e.support.axe import WIDTHS, dressed, every_state, go, looks, one_look_a_day
from e2e.support.mistakes import STORED
from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board
from e2e.support.playing.pyrga import GAME, RISKY
from e2e.support.states import TRAINING


@looks
def test_the_game_page(board: Board, language: str, theme: str) -> None:
    dressed(board, language, theme)
    page = board.page
    board.two()
    with every_state(page) as look:
        look("the start")
        board.pick("b2", "T")
        expect(page.locator("#spot-w")).to_be_visible()
        look("a half-entered move")
        board.click("w")
        expect(page.locator("#moves [aria-current]")).to_have_text("Tb2w")
        board.click("c3")
        expect(page.locator("#status .refused")).to_be_visible()
        look("a refusal")
        go(board, f"#/pyrga?v=1&g={'.'.join(GAME[:8])}&at=6", "#ply-5[aria-current]")
        look("an earlier position")
        go(board, f"#/pyrga?v=1&g={'.'.join(GAME)}", "#tray-new")
        look("the end")
        go(board, "#/pyrga?v=1&g=Sb2.Zz9", "#notice p")
        look("a damaged link")
        go(board, f"#/pyrga?v=1&g={'.'.join(RISKY)}&level=1&coach=1", "#status .coach")
        look("a coach")
        board.pick("d3", "S")
        expect(page.locator("#coach-no-more")).to_be_visible()
        look("a warning")


@pytest.mark.slow
@one_look_a_day
def test_thinking_and_advice(board: Board, language: str, theme: str) -> None:
    dressed(board, language, theme)
    page = board.page
    page.set_viewport_size({"width": WIDTHS[0], "height": 800})
    board.two()
    with every_state(page) as look:
        page.click("#control-hint")
        expect(page.locator("#hint-play")).to_be_visible(timeout=PATIENCE)
        look("a hint")
        page.select_option("#seat-0", "4")
        page.select_option("#seat-1", "4")
        expect(page.locator("#pause")).to_be_visible()
        look("the engine thinks")


@pytest.mark.slow
@one_look_a_day
def test_home_rules_a_lesson_and_a_puzzle(board: Board, language: str, theme: str) -> None:
    dressed(board, language, theme)
    board.stored["mistakes"] = STORED
    board.open("#/pyrga?v=1&g=Sb2.Cb1")
    go(board, "#/pyrga?v=1&g=Tc3w", "#ply-0")
    go(board, "#/", ".continue")
    with every_state(board.page) as look:
        board.page.click("#shelf summary")
        look("the shelf is unfolded, and a mistake is due")
        go(board, "#/mistakes", "#mistakes-kept")
        board.page.click("#mistakes-kept summary")
        look("a mistake, with how it goes")
        board.page.click("#mistakes-remove-all")
        expect(board.page.locator("#mistakes-kept")).to_have_count(0)
        look("no mistakes")
        go(board, "#/pyrga/rules", ".rules figure")
        look("the rules")
        go(board, "#/pyrga/learn/3", "#lesson b")
        look("a task")
        board.click("a1")
        expect(board.page.locator("#lesson .refused")).to_be_visible()
        look("a refusal in a lesson")
        board.pick("b4", "S")
        expect(board.page.locator("#lesson .right")).to_be_visible()
        look("success in a lesson")
        go(board, "#/pyrga/puzzle/17", "#puzzle-hint")
        board.page.click("#puzzle-choosing summary")
        look("a puzzle, with the choice of others")
        board.page.click("#puzzle-solution")
        expect(board.page.locator("#puzzle-next")).to_be_visible()
        look("the solution of a puzzle")
        go(board, TRAINING, "#train-end")
        look("a line of a study is trained")
        go(board, "#/pyrga/puzzle/run", "#run-3")
        look("before a run of puzzles")
        board.page.click("#run-3")
        expect(board.page.locator("[data-clock]")).to_be_visible()
        look("a run of puzzles")


@pytest.mark.slow
@one_look_a_day
def test_every_dialog(board: Board, language: str, theme: str) -> None:
    dressed(board, language, theme)
    page = board.page
    board.two()
    with every_state(page) as look:
        for opener in ("#open-share", "#open-settings", "#control-more"):
            page.click(opener)
            expect(page.locator("#dialog")).to_be_visible()
            look(opener)
            if opener != "#control-more":
                page.click("#dialog-close")
        page.click("#more-new")
        expect(page.locator("#new-start")).to_be_visible()
        look("a new game")


@pytest.mark.slow
@one_look_a_day
def test_the_board_in_a_frame(board: Board, language: str, theme: str) -> None:
    with every_state(board.page) as look:
        for bare in ("", "&bare=1"):
            board.page.goto("about:blank")
            board.open(
                f"#/pyrga?v=1&g=Sb2.Cb1&theme={theme}&lang={language}{bare}", file="embed.html"
            )
            expect(board.page.locator("html")).to_have_attribute("data-theme", theme)
            look(f"a frame{bare}", contrast=not bare)
            board.click("b1")
            look(f"a click in a frame{bare}", contrast=not bare)
