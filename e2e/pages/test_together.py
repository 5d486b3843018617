"""The board, the prompt and what one plays with are in the window together, whatever its size."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from e2e.support.axe import go
from e2e.support.layout import Window
from e2e.support.mistakes import STORED
from e2e.support.notices import longest_notices, show
from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board
from e2e.support.playing.pyrga import RISKY
from e2e.support.playing.tetrad import SETUP
from e2e.support.states import ASKING, ENDS, KEEP, MIDDLES, READY, TRAINING, opened
from e2e.support.together import BELOW_A_NOTICE, every_window, out_of_sight
from tests.tiers import by_turns, some

PLIES: Final = {"pyrga": 6, "zaic": 12, "tetrad": SETUP}
"""How many plies of whole games an older link has."""

HIT: Final = "#/tetrad?v=1&p=I1e4.I1c3.I1d4.I1g4.I1j4~T2k13.L1i12.T2f13.J3d12.T2a13~wm12345x1h4"
"""Black has lost a tile to the first shot of White, who can fire again."""

PAGES: Final = {
    **{f"#/{slug}/learn/2": f"[data-game={slug}] #lesson b" for slug in MIDDLES},
    **{f"#/{slug}/puzzle/3": f"[data-game={slug}] #puzzle-hint" for slug in MIDDLES},
    **{
        f"#/{slug}/study?{game.partition('?')[2]}": f"[data-game={slug}] .study #tray button"
        for slug, game in MIDDLES.items()
    },
    **{f"#/{slug}/editor": f"[data-game={slug}] #editor-tools button" for slug in MIDDLES},
    "#/mistakes": "#puzzle-hint",
    KEEP: "#keep-again",
    ASKING: "#read-on",
    TRAINING: "#train-end",
    "#/lab": ".lab #tray button",
}
"""Pages of other kinds on which one plays -> a part of them."""

languages = pytest.mark.parametrize("language", some(["fr", "en"], quick=1))
one_language_a_day = pytest.mark.parametrize("language", by_turns(["fr", "en"]))
every_game = pytest.mark.parametrize("slug", list(MIDDLES))


@languages
def test_games(board: Board, language: str) -> None:
    page = opened(board, language)
    with every_window(page) as look:
        for slug, fragment in MIDDLES.items():
            go(board, fragment, f"[data-game={slug}] #tray button")
            look(slug)
        go(board, READY, "#open-anew")
        page.locator("#open-anew").click()  # that game has gone on since
        expect(page.locator("#open-anew")).to_have_count(0)
        expect(page.locator("#tray-end:not([aria-disabled])")).to_be_visible()
        look("a turn that begins")
        page.locator("#tray .stock").first.click()
        expect(page.locator("#tray-r")).to_be_visible()
        look("a unit is picked")
        go(board, "#/tetrad?v=1&g=", "#ready-0")
        look("a setup")
        page.locator("#tray .stock").first.click()
        expect(page.locator("#tray .stock[aria-pressed=true]")).to_be_visible()
        look("a unit to be placed")
        go(board, HIT, "#choose-losses")
        board.click("d12")
        expect(page.locator("#copy-answer")).to_have_count(1)
        look("a move to send")
        go(board, "#/pyrga?v=1&g=", "[data-game=pyrga] #tray .stock")
        look("a start")
        board.pick("b2", "T")
        expect(page.locator("#spot-w")).to_be_visible()
        look("which way?")
        go(board, f"#/pyrga?v=1&g={'.'.join(RISKY)}&level=1&coach=1", "#status .coach")
        look("a coach")


@pytest.mark.slow
@one_language_a_day
def test_games_below_a_notice(board: Board, language: str) -> None:
    page = opened(board, language)
    with every_window(page, BELOW_A_NOTICE) as look:
        for slug, plies in PLIES.items():
            before, after = (f"#/{slug}?v=1&g={'.'.join(ENDS[slug][: plies + n])}" for n in (0, 1))
            go(board, after, f"[data-game={slug}] #tray button")
            go(board, before, "#look-at-link")
            look(f"an older link, {slug}")
            for number, markup in enumerate(longest_notices(language)):
                show(page, "notice", markup)
                look(f"notice {number}, {slug}")
            page.click("#dismiss")


@pytest.mark.slow
@one_language_a_day
def test_other_pages_below_a_notice(board: Board, language: str) -> None:
    board.stored["mistakes"] = STORED
    page = opened(board, language)
    with every_window(page, BELOW_A_NOTICE, scrolls=True) as look:
        for fragment, part in PAGES.items():
            go(board, fragment, part)
            for number, markup in enumerate(longest_notices(language)):
                show(page, "notice", markup)
                look(f"notice {number}, {fragment[:20]}")


@pytest.mark.slow
@one_language_a_day
@pytest.mark.parametrize("evaluation", [False, True])
def test_ends(board: Board, language: str, evaluation: bool) -> None:
    opened(board, language, evaluation=evaluation)
    with every_window(board.page) as look:
        for slug, moves in ENDS.items():
            go(board, f"#/{slug}?v=1&g={'.'.join(moves)}", f"[data-game={slug}] #tray-new")
            look(f"the end in {slug}")


@pytest.mark.slow
@one_language_a_day
def test_lessons_puzzles_studies_and_positions(board: Board, language: str) -> None:
    board.stored["mistakes"] = STORED
    opened(board, language)
    with every_window(board.page) as look:
        for fragment, part in PAGES.items():
            go(board, fragment, part)
            look(fragment[:20])


@pytest.mark.slow
@pytest.mark.parametrize("slug", by_turns(list(MIDDLES), share=3))
def test_every_step_of_a_lesson(board: Board, slug: str) -> None:
    page = opened(board, "fr", f"#/{slug}/learn")
    with every_window(page) as look:
        for step in range(1, page.locator("#lesson-steps li").count() + 1):
            go(board, f"#/{slug}/learn/{step}", f"#step-{step}[aria-current]")
            look(f"step {step} of {slug}")


@pytest.mark.slow
@one_language_a_day
def test_frames(board: Board, language: str) -> None:
    with every_window(board.page) as look:
        for fragment in MIDDLES.values():
            board.page.goto("about:blank")
            board.open(f"{fragment}&lang={language}", file="embed.html")
            look(f"a frame, {fragment[:10]}")


@every_game
def test_a_hint_on_a_phone_is_seen_and_leaves_the_page_where_it_is(board: Board, slug: str) -> None:
    page = opened(board, "fr")
    for window in (Window(360, 640), Window(390, 844)):
        page.set_viewport_size({"width": window.width, "height": window.height})
        go(board, MIDDLES[slug], f"[data-game={slug}] #tray button")
        height = page.locator("#status").evaluate("(it) => it.offsetHeight")
        page.click("#control-hint")
        expect(page.locator("#hint-hide")).to_have_count(1, timeout=PATIENCE)
        expect(page.locator("#status .hinted")).to_be_in_viewport(ratio=0.99)
        assert page.evaluate("scrollY") == 0
        assert out_of_sight(page, window) == []
        assert page.locator("#status").evaluate("(it) => it.offsetHeight") == height


@languages
def test_the_status_of_tetrad_keeps_its_height_on_a_phone(board: Board, language: str) -> None:
    page = opened(board, language)
    page.set_viewport_size({"width": 360, "height": 640})
    go(board, "#/tetrad?v=1&g=", "#ready-0")
    heights = {page.locator("#status").evaluate("(it) => it.offsetHeight")}
    go(board, f"#/tetrad?v=1&g={'.'.join(ENDS['tetrad'])}", "#tray-new")
    for ply in range(1, len(ENDS["tetrad"]) - 1, 6):
        page.locator(f"#ply-{ply}").evaluate("(it) => it.click()")
        expect(page.locator(f"#ply-{ply}[aria-current]")).to_have_count(1)
        heights.add(page.locator("#status").evaluate("(it) => it.offsetHeight"))
    assert len(heights) == 1
