"""No text lies on text, none is cut or beyond its button, in windows of all sizes.

What axe sees is audited with it (`e2e/support/axe.py`); here are further states.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.support.axe import go
from e2e.support.layout import FRAMES, every_window, findings
from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board
from e2e.support.playing.tetrad import MIDDLE
from e2e.support.playing.zaic import GAME as ZAIC
from e2e.support.states import ENDS, LONG, MIDDLES, READY, REVIEWED, TRAINING, opened
from e2e.support.waiting import hold, let_go, silence
from tests.tiers import by_turns, some
from tools.serve import Site

languages = pytest.mark.parametrize("language", some(["fr", "en"], quick=1))
one_language_a_day = pytest.mark.parametrize("language", by_turns(["fr", "en"]))


@one_language_a_day
@pytest.mark.slow
def test_games_with_the_evaluation(board: Board, language: str) -> None:
    page = opened(board, language, evaluation=True)
    with every_window(page) as look:
        for slug, fragment in MIDDLES.items():
            go(board, fragment, f"[data-game={slug}] .standing")
            expect(page.locator(".standing")).to_have_text(re.compile(r": ?\S"), timeout=PATIENCE)
            look(f"{slug}, with the evaluation")
        go(board, "#/tetrad?v=1&g=", "#ready-0")
        look("a setup, with the evaluation")


@one_language_a_day
@pytest.mark.slow
def test_ends_with_the_evaluation(board: Board, language: str) -> None:
    page = opened(board, language, evaluation=True)
    with every_window(page) as look:
        for slug, moves in ENDS.items():
            go(board, f"#/{slug}?v=1&g={'.'.join(moves)}", "#tray-new")
            look(f"the end in {slug}")
        go(board, f"#/zaic?v=1&g={'.'.join(ZAIC)}&level=3", "#tray-new")
        look("the end of a game against the computer")


@one_language_a_day
@pytest.mark.slow
def test_a_review_from_its_start_to_its_key_moments(board: Board, language: str) -> None:
    page = opened(board, language, REVIEWED)
    with every_window(page) as look:
        page.click("#review")
        expect(page.locator("#review-done, .review li").first).to_be_visible()
        look("a review")
        expect(page.locator(".review li").first).to_be_visible(timeout=LONG)
        look("key moments")
        page.locator(".review li button").nth(1).click()
        expect(page.locator("#board-picture .worse")).not_to_have_count(0)
        look("a better move")


@one_language_a_day
@pytest.mark.slow
def test_the_engines_turn(board: Board, language: str) -> None:
    page = opened(board, language, f"#/zaic?v=1&g={'.'.join(ZAIC[:4])}")
    with every_window(page) as look:
        page.select_option("#seat-0", "4")
        page.select_option("#seat-1", "4")
        expect(page.locator("#pause")).to_be_visible()
        look("two engines")
        page.click("#pause")
        look("a pause")
        go(board, f"#/zaic?v=1&g={'.'.join(ZAIC[:5])}&level=2", "#ply-4[aria-current]")
        page.click("#ply-3")
        expect(page.locator("#to-end")).to_be_visible()
        look("back at a ply of the engine")


@languages
def test_half_entered_moves(board: Board, language: str) -> None:
    page = opened(board, language, "#/pyrga?v=1&g=", confirm=True)
    with every_window(page) as look:
        board.pick("b2", "T")
        expect(page.locator("#spot-w")).to_be_visible()
        look("which way?")
        board.click("w")
        expect(page.locator("#confirm")).to_be_visible()
        look("a move to be confirmed")
        go(board, READY, "#tray-end")
        page.locator("#tray .stock").first.click()
        expect(page.locator("#tray-r")).to_be_visible()
        look("a unit is picked")
        go(board, "#/tetrad?v=1&g=", "#ready-0")
        page.locator("#tray .stock").first.click()
        look("a unit to be placed")


@one_language_a_day
@pytest.mark.slow
def test_lessons_and_puzzles(board: Board, language: str) -> None:
    page = opened(board, language)
    with every_window(page) as look:
        for slug in MIDDLES:
            go(board, f"#/{slug}/learn/2", f"[data-game={slug}] #lesson b")
            look(f"a lesson of {slug}")
            go(board, f"#/{slug}/puzzle/4", f"[data-game={slug}] #puzzle-hint")
            page.click("#puzzle-choosing summary")
            page.click("#puzzle-hint")
            look(f"a puzzle of {slug}, with a hint")
            page.click("#puzzle-solution")
            expect(page.locator("#puzzle-next")).to_be_visible()
            look(f"a solved puzzle of {slug}")
        go(board, "#/pyrga/puzzle/99999", "#lesson-acts a")
        look("no puzzle")


@languages
def test_headings_and_buttons_of_every_page(board: Board, language: str) -> None:
    opened(board, language)
    with every_window(board.page) as look:
        for fragment, part in (
            ("#/", ".home"),
            ("#/pyrga/puzzle/3", "#puzzle-hint"),
            ("#/tetrad/learn", "#lesson b"),
            ("#/mistakes", "#lesson b"),
            ("#/train", "#train-home"),
            (TRAINING, "#train-end"),
            ("#/games", ".library"),
            ("#/zaic/rules", ".rules figure"),
            (READY, "#tray-end"),
        ):
            go(board, fragment, part)
            look(fragment)


@one_language_a_day
@pytest.mark.slow
def test_dialogs(board: Board, language: str) -> None:
    page = opened(board, language, MIDDLE)
    with every_window(page) as look:
        page.click("#open-share")
        for kind in page.locator("[id^=share-kind-]").all():
            kind.click()
            expect(kind).to_have_attribute("aria-pressed", "true")
            look(f"sharing, {kind.get_attribute('id')}")
        page.click(".share details summary")
        look("the code for other sites")
        page.click("#dialog-close")
        for name in ("keys", "agree", "resign", "new"):
            page.click("#control-more")
            page.click(f"#more-{name}")
            expect(page.locator(f".sheet.{name}")).to_be_visible()
            look(name)
            page.click("#dialog-close")
        page.click("#open-settings")
        look("the settings of a game with colours")


@one_language_a_day
@pytest.mark.slow
def test_notices_and_toasts(board: Board, language: str) -> None:
    page = opened(board, language, MIDDLES["zaic"])
    with every_window(page) as look:
        page.click("#open-share")
        page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject() }")
        page.click("#copy-link")
        expect(page.locator(".toast")).to_be_visible()
        page.evaluate(
            "document.querySelector('.toast').getAnimations().forEach((it) => it.pause())"
        )
        look("a toast over a dialog")
        page.evaluate("delete navigator.clipboard.writeText")
        page.click("#dialog-close")
        look("a toast")
        for moves in ("Bh8.Zz9", "Bh8.Zz9&at=400"):
            go(board, f"#/zaic?v=1&g={moves}", "#notice p")
            look("a damaged link")


@one_language_a_day
@pytest.mark.slow
def test_frames(board: Board, language: str) -> None:
    fragments = {
        "pyrga": "#/pyrga?v=1&g=Sb2.Cb1",
        "zaic": f"#/zaic?v=1&g={'.'.join(ZAIC[:12])}",
        "tetrad": READY,
        "pyrga/learn": "#/pyrga/learn/3?v=1",
        "zaic/puzzle": "#/zaic/puzzle/3?v=1",
    }
    with every_window(board.page, FRAMES) as look:
        for name, fragment in fragments.items():
            board.page.goto("about:blank")
            board.open(f"{fragment}&lang={language}", file="embed.html")
            if name in MIDDLES:
                board.page.set_viewport_size({"width": 320, "height": 417})  # docs/embed.md
                assert board.page.evaluate("document.scrollingElement.scrollHeight") == 417
            look(name)
            board.page.locator("#page .offered").first.click()
            look(f"{name}, a click")


@one_language_a_day
@pytest.mark.slow
def test_while_the_computer_player_is_on_its_way(fresh_board: Board, language: str) -> None:
    page = fresh_board.page
    held = hold(page)
    page.goto(f"{fresh_board.address}?lang={language}#/pyrga")
    expect(page.locator(".joining")).to_be_visible(timeout=PATIENCE)
    with every_window(page) as look:
        look("joining")
    let_go(page, held)


@pytest.mark.parametrize("fragment", some(["#/pyrga", "#/tetrad", "#/zaic/learn"], quick=1))
def test_before_anything_answers(tab: Page, site: Site, fragment: str) -> None:
    silence(tab)
    tab.goto(f"{site.address}{fragment}")
    expect(tab.locator("#progress")).to_be_attached()
    with every_window(tab) as look:
        look("loading")


@pytest.mark.parametrize("width", [480, 500])
def test_units_have_their_names_in_their_buttons_in_the_lowest_windows(
    board: Board, width: int
) -> None:
    page = opened(board, "fr", MIDDLES["tetrad"])
    page.set_viewport_size({"width": width, "height": 320})
    assert findings(page) == []


def test_all_actions_of_the_menu_have_the_same_letters(board: Board) -> None:
    page = opened(board, "en", MIDDLES["zaic"])
    page.click("#control-more")
    actions = page.locator("#dialog .acts .button")
    expect(actions.first).to_be_visible()
    sizes = actions.evaluate_all(
        "(all) => [...new Set(all.map((it) => getComputedStyle(it).font + it.clientHeight))]"
    )
    assert len(sizes) == 1
