"""The app answers in MicroPython until Pyodide is loaded, and the change goes unnoticed."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import Response, Route, expect

from e2e.support.faults import Faults
from e2e.support.playing import tetrad
from e2e.support.playing.board import Board
from e2e.support.waiting import (
    JOINED,
    OF_PYODIDE,
    SAVING,
    alone,
    first_held,
    hold,
    joined,
    let_go,
    wants_snapshot,
)
from tesserae.app.model.settings import Settings
from tesserae.app.storage.settings_text import SETTINGS, write_settings
from tesserae.core.game import FIRST
from tesserae.games import catalog
from tesserae.search.levels import LEVELS
from tesserae.search.thinking import think
from tests.tiers import by_turns, some
from tools.building.bytecode import pack
from tools.generate.puzzles.replaying import position_after
from tools.lowering.bundle import lower_app
from tools.lowering.sources import APP

pytestmark = pytest.mark.usefixtures("either_app")

WATCH: Final = """
window.changes = [];
new MutationObserver((records) => {
    for (const { target } of records)
        if (!target.parentElement?.closest("#loading") && target.id !== "loading")
            changes.push(target.id || target.nodeName);
}).observe(document.body, {
    subtree: true, childList: true, attributes: true, characterData: true,
});
"""
"""Records changes of the page, except of the progress bar of Pyodide."""


PYSCRIPT: Final = "#py-w0"
"""The element that PyScript adds for its worker, as it starts it."""


class Opening(NamedTuple):
    """A linked position, clicks that it refuses, and a legal move of two clicks."""

    played: str
    refused: tuple[str, ...]
    move: str


OPENINGS: Final = {
    "pyrga": Opening("Tb2w", ("c3",), "Ta2n"),
    "zaic": Opening("Bh8", ("B", "h9"), "Sh7"),
    "tetrad": Opening("I1b1", ("g7",), "I0a14"),
}


@pytest.mark.parametrize(("slug", "opening"), some(OPENINGS.items(), quick=1, share=2))
def test_a_linked_game_is_played_before_pyodide_which_then_takes_over_unseen(
    board: Board, slug: str, opening: Opening
) -> None:
    page, held = board.page, hold(board.page)
    board.open(f"#/{slug}?v=1&g={opening.played}&level=1")
    assert board.moves() == [opening.played]
    assert page.locator(JOINED).count() == 0
    board.pick(*opening.refused)
    expect(board.why).to_have_class(re.compile("refused"))
    first, last = board.clicks(opening.move, 0)
    board.hit(first)
    half = board.task.inner_text()
    page.locator("#typed-move").focus()
    page.keyboard.type("b")
    expect(page.locator(".joining")).to_contain_text("The computer will be at full strength")
    page.wait_for_selector(PYSCRIPT, state="attached")
    page.evaluate(WATCH)
    let_go(page, held)
    expect(page.locator("#progress, .joining")).to_have_count(0)
    assert page.evaluate("changes") == []
    assert board.task.inner_text() == half
    expect(page.locator("#typed-move")).to_be_focused()
    expect(page.locator("#typed-move")).to_have_value("b")
    board.click(last)
    expect(page.locator("#ply-2")).to_be_visible()
    assert board.moves()[1] == opening.move


def test_a_move_that_was_played_before_pyodide_is_answered_by_the_engine(
    board: Board, faults: Faults
) -> None:
    page, held = board.page, hold(board.page)
    board.open("#/pyrga?v=1&g=Tb2w&level=4")
    board.play("Ta2n")
    page.wait_for_timeout(500)
    assert board.moves() == ["Tb2w", "Ta2n"]
    let_go(page, held)
    expect(page.locator("#ply-2")).to_be_visible()
    alone(page, faults)
    with page.expect_request(wants_snapshot):
        page.reload()
    expect(page.locator("html[data-elsewhere]")).to_be_visible()
    let_go(page, held[1:])
    assert board.moves()[:2] == ["Tb2w", "Ta2n"], "it was saved"
    expect(page.locator("html[data-elsewhere]")).to_have_count(0)


@pytest.mark.slow
def test_a_game_that_is_opened_from_home_is_played_before_pyodide(board: Board) -> None:
    page, held = board.page, hold(board.page)
    page.goto(f"{board.address}#/")
    page.mouse.wheel(0, 80)
    page.locator("#acts-pyrga a", has_text="Play").click()
    expect(page.locator("#seat-1")).to_have_value("1")
    assert page.evaluate("scrollY") == 0
    board.play("Tb2w")
    expect(page.locator("#ply-1")).to_be_visible()
    assert board.moves()[0] == "Tb2w"
    assert page.locator(JOINED).count() == 0
    let_go(page, held)
    assert board.moves()[0] == "Tb2w"
    expect(page.locator("#seat-1")).to_have_value("1")


@pytest.mark.parametrize(("slug", "opening"), some(OPENINGS.items(), quick=1, share=2))
def test_easier_levels_play_before_pyodide_which_takes_their_plies_over(
    board: Board, slug: str, opening: Opening
) -> None:
    page, held = board.page, hold(board.page)
    board.open(f"#/{slug}?v=1&g={opening.played}&level=1")
    board.play(opening.move)
    expect(page.locator("#ply-2")).to_be_visible()
    moves = board.moves()
    assert moves[:2] == [opening.played, opening.move]
    assert len(moves) == 3
    expect(board.task).to_contain_text("Your")
    assert page.locator(JOINED).count() == 0
    page.wait_for_selector(PYSCRIPT, state="attached")
    page.evaluate(WATCH)
    let_go(page, held)
    expect(page.locator("#progress, .joining")).to_have_count(0)
    assert page.evaluate("changes") == []
    assert board.moves() == moves


@pytest.mark.slow
@pytest.mark.parametrize("body", by_turns(["missing", "damaged"]))
def test_without_the_file_of_what_plays_all_levels_wait_for_pyodide(
    board: Board, faults: Faults, body: str
) -> None:
    faults.allow("404")
    page, held = board.page, hold(board.page)
    answer = {"status": 404} if body == "missing" else {"body": body}
    page.route("**/pyrga-engine.bin", lambda route: route.fulfill(**answer))
    with page.expect_response("**/pyrga-engine.bin"):
        board.open("#/pyrga?v=1&g=Tb2w&level=1")
    board.play("Ta2n")
    page.click("#open-share")
    page.keyboard.press("Escape")
    assert board.moves() == ["Tb2w", "Ta2n"]
    let_go(page, held)
    expect(page.locator("#ply-2")).to_be_visible()


def test_no_click_is_lost_while_pyodide_takes_over(board: Board) -> None:
    page, held = board.page, hold(board.page)
    board.two()
    board.play("Tb2w")
    first_held(page, held).continue_()
    played = ["Tb2w"]
    for move in ("Ta2s", "Ta1e", "Cb1", "Tb1e", "Td1w", "Ca1", "Sa1", "Sb1", "Cb2"):
        board.play(move)
        played.append(move)
        page.wait_for_timeout(100)
    joined(page)
    assert board.moves() == played


def broken() -> bytes:
    """The app of a game, which fails at the second event."""
    files = lower_app("pyrga")[APP]
    app, handle = "tesserae/app/main.py", "def handle(self, text):\n"
    fault = f"{handle}        if '\"boot\"' not in text: raise ValueError\n"
    files[app] = files[app].replace(handle, fault)
    assert fault in files[app]
    return pack(files)


@pytest.mark.slow
def test_what_was_clicked_when_the_app_in_micropython_failed_is_made_up_for(
    board: Board, faults: Faults
) -> None:
    faults.allow("ValueError")
    page, held = board.page, hold(board.page)
    body = broken()
    page.route("**/pyrga.bin", lambda route: route.fulfill(body=body))
    board.open("#/pyrga?v=1&g=Tb2w")
    board.click("C")
    page.fill("#typed-move", "Sa2")
    page.keyboard.press("Enter")
    page.wait_for_timeout(500)
    assert board.moves() == ["Tb2w"]
    let_go(page, held)
    expect(page.locator("#moves [aria-current]")).to_have_text("Sa2")
    assert board.moves() == ["Tb2w", "Ca2", "Sa2"]
    expect(page).to_have_url(re.compile(r"#/pyrga\?id="))


DAMAGE: Final[tuple[tuple[str, Callable[[Route], None]], ...]] = (
    ("**/pyrga.bin", lambda route: route.fulfill(body=b"damaged")),
    ("**/pyrga.bin", lambda route: route.fulfill(status=404)),
    ("**/standin.js", lambda route: route.fulfill(status=404)),
    (
        "**/standin.js",
        lambda route: route.fulfill(body="<!doctype html>", content_type="text/html"),
    ),
)


@pytest.mark.parametrize(("pattern", "answer"), some(DAMAGE, quick=1, share=3))
def test_without_an_app_in_micropython_pyodide_is_waited_for(
    board: Board, faults: Faults, pattern: str, answer: Callable[[Route], None]
) -> None:
    faults.allow("404|MIME")
    page, held = board.page, hold(board.page)
    page.route(pattern, answer)
    with page.expect_console_message(lambda it: "in MicroPython failed" in it.text):
        page.goto(f"{board.address}#/pyrga?v=1&g=Tb2w")
    page.wait_for_timeout(1500)
    expect(page.locator("#starting")).to_contain_text("Setting up")
    let_go(page, held)
    board.play("Ta2n")


@pytest.mark.slow
def test_home_is_shown_when_pyodide_has_come(board: Board) -> None:
    page, held = board.page, hold(board.page)
    board.open("#/pyrga")
    page.locator(".wordmark").click()
    page.wait_for_timeout(300)
    let_go(page, held)
    expect(page.locator(".home-screen")).to_be_visible()


def test_when_pyodide_does_not_come_the_page_says_so_and_plays_on(
    board: Board, faults: Faults
) -> None:
    faults.allow("")
    page = board.page
    held = hold(page)
    board.open("#/pyrga?v=1&g=")
    page.route(re.compile("app.zip|pyodide.asm|python_stdlib"), lambda route: route.abort())
    first_held(page, held).abort()
    message = page.locator("#page [role=alert]", has_text="could not be loaded")
    expect(message).to_be_visible()
    board.play("Tb2w")
    expect(message).to_be_visible()


@pytest.mark.slow
def test_where_data_is_saved_pyodide_waits_until_the_computer_is_wanted(board: Board) -> None:
    page = board.page
    page.add_init_script(SAVING)
    requested: list[str] = []
    page.on("request", lambda request: requested.append(request.url))
    board.open("#/pyrga?v=1&g=Tb2w&level=4")
    expect(page.locator(".joining")).to_contain_text("You can play")
    assert not any(url.endswith("/boot.js") for url in requested)
    board.play("Ta2n")
    joined(page)
    expect(page.locator(".joining")).to_have_count(0)
    expect(page.locator("#ply-2")).to_be_visible()


@pytest.mark.slow
def test_where_data_is_saved_the_computer_is_loaded_by_a_press(board: Board) -> None:
    board.page.add_init_script(SAVING)
    board.open("#/pyrga?v=1&g=Tb2w")
    board.page.click(".joining button")
    joined(board.page)
    board.play("Ta2n")


@pytest.mark.slow
def test_where_data_is_saved_the_coach_comes_with_what_plays(board: Board) -> None:
    page = board.page
    page.add_init_script(SAVING)
    requested: list[str] = []
    page.on("request", lambda request: requested.append(request.url))
    board.open("#/pyrga?v=1&g=Tb2w&level=1&coach=1")
    expect(page.locator("#status .coach")).to_be_visible()
    board.play("Ta2n")
    expect(page.locator("#ply-2")).to_be_visible()
    expect(page.locator("#status .coach")).to_be_visible()
    assert any(url.endswith("/pyrga-engine.bin") for url in requested)
    assert not [url for url in requested if NEEDLESS.search(url)]


@pytest.mark.slow
def test_where_data_is_saved_another_language_comes_when_it_is_chosen(board: Board) -> None:
    page = board.page
    page.add_init_script(SAVING)
    with page.expect_response("**/pyrga-fr.bin"):
        board.open("#/pyrga?v=1&g=Tb2w")
        board.play("Ta2n")
        page.click("#open-settings")
        page.click('[id="setting-language=fr"]')
    page.keyboard.press("Escape")
    expect(page.locator("#moves-title")).to_have_text("Coups")
    assert board.moves() == ["Tb2w", "Ta2n"]
    assert page.locator(JOINED).count() == 0


NEEDLESS: Final = re.compile(rf"{OF_PYODIDE.pattern}|-(fr|later)\.bin")

AT_ONCE: Final = (
    f"localStorage.setItem('tesserae.{SETTINGS}', '{write_settings(Settings(pace='instant'))}')"
)
"""The computer does not wait for people to follow its plies."""

LEAST: Final = 530_000
"""Bytes within which a whole game is played against an easy level, where data is to be saved."""


BEGUN: Final = {"tetrad": tetrad.GAME[:50]}
"""Plies of the longest games that are in the link already."""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("slug", "level"), by_turns([("pyrga", 3), ("zaic", 2), ("tetrad", 1)], share=3)
)
def test_where_data_is_saved_a_game_is_played_to_its_end_without_pyodide(
    board: Board, slug: str, level: int
) -> None:
    page, game, begun = board.page, catalog.by_slug(slug), BEGUN.get(slug, ())
    page.add_init_script(SAVING)
    page.add_init_script(AT_ONCE)
    answers: list[Response] = []

    def note(response: Response) -> None:
        answers.append(response)

    page.on("response", note)
    link = f"v=1&g={'.'.join(begun)}&" if begun else ""
    board.open(f"#/{slug}?{link}level={level}")
    position = position_after(game, begun)
    played = len(begun)
    while position.legal_moves():
        if position.to_move == FIRST:
            *_, report = think(game, position, LEVELS[3], seed=played)
            page.fill("#typed-move", game.format_move(position, report.pv[0]))
            page.keyboard.press("Enter")
        expect(page.locator(f"#ply-{played}")).to_be_visible()
        position = position.apply(game.parse_move(position, board.moves()[played]))
        played += 1
    expect(page.locator("#page")).to_contain_text("New game")
    assert page.locator(JOINED).count() == 0
    assert not [it.url for it in answers if NEEDLESS.search(it.url)]
    sizes = {it.url: len(gzip.compress(it.body())) for it in answers}
    assert sum(sizes.values()) < LEAST, sizes
