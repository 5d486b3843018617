"""<tesserae-game> on another site's page: pictures, games, sleeping boards, and the demo page."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.support.axe import clean
from e2e.support.faults import Faults
from e2e.support.patience import PATIENCE
from e2e.support.playing.board import Board
from e2e.support.playing.pyrga import END, GAME
from e2e.support.sites.article import UP, Article, at
from e2e.support.waiting import joined
from tesserae.games.pools import pool_of
from tests.tiers import by_turns, some
from tools.serve import Site

PUZZLE: Final = next(it for it in pool_of("pyrga") if len(it.line) == 1 and it.line[0][0] in "SC")
ALONE: Final = ("/embed.js", "/embed/pyrga-light.svg", "/embed/zaic-light.svg")


def test_until_it_is_used_a_board_is_a_picture(article: Article, site: Site) -> None:
    boards = "<tesserae-game></tesserae-game><tesserae-game game=zaic></tesserae-game>"
    asked: list[str] = []  # by this page: those of earlier tests may still ask the site
    article.page.on("request", lambda it: asked.append(it.url))
    article.open(boards)
    for number in (0, 1):
        picture = article.board(number).locator("img")
        assert picture.evaluate("it => it.decode().then(() => it.naturalWidth)") > 0
        expect(article.board(number).locator("button")).to_be_visible()
    article.page.wait_for_load_state("networkidle")
    ours = {it.removeprefix(site.address[:-1]) for it in asked if it.startswith(site.address)}
    assert ours == set(ALONE)
    assert article.frames() == 0


@pytest.mark.slow
def test_nothing_moves_when_a_board_starts(article: Article) -> None:
    article.page.set_viewport_size({"width": 320, "height": 700})
    for controls in by_turns(("all", "status", "none"), share=3):
        article.open(f'<tesserae-game controls="{controls}"></tesserae-game><p>More</p>')
        before = article.height()
        article.start()
        article.await_heard("resize")
        assert abs(article.height() - before) <= 1
        wide = "document.documentElement.scrollWidth"
        assert article.page.evaluate(wide) <= 320


def test_a_game_is_played_by_reader_and_page_and_heard(article: Article) -> None:
    article.open('<tesserae-game lang="en"></tesserae-game>')
    frame = article.start()
    assert article.await_heard("ready")[0]["game"] == "pyrga"
    frame.locator("#spot-b2").click()
    frame.locator('[data-act="target"][data-arg="T"]').click()
    frame.locator("#spot-w").click()
    assert article.await_heard("move")[0]["move"] == GAME[0]
    for ply, move in enumerate(GAME[1:], 2):
        assert article.do("play", move)["ply"] == ply
    moves = article.await_heard("move", len(GAME))
    assert [it["move"] for it in moves] == list(GAME)
    over = article.await_heard("gameover")
    assert [(it["winner"], it["message"]) for it in over] == [(1, END)]
    assert article.do("go", 3)["ply"] == 3
    at(frame, 3)
    assert article.do("undo")["ply"] == 2
    assert article.do("play", "Zz9") == "pyrga.bad.move"
    at(frame, 2)
    assert article.do("load", {"game": "zaic", "moves": "Bh8 Hj8"})["ply"] == 2
    assert article.do("load", "#/chess") == "src"
    assert article.board().evaluate("it => it.standing.game") == "zaic"


def test_a_key_starts_a_board_and_goes_on_in_it(article: Article) -> None:
    article.open("<tesserae-game></tesserae-game>")
    article.page.keyboard.press("Tab")
    article.page.keyboard.press("Enter")
    article.await_heard("ready")
    assert article.page.evaluate("document.activeElement.localName") == "tesserae-game"
    article.page.keyboard.press("Tab")
    frame = next(it for it in article.page.frames if "/embed.html" in it.url)
    assert frame.evaluate("document.hasFocus()")


def test_the_attributes_are_followed_while_the_game_goes_on(article: Article) -> None:
    article.open('<tesserae-game moves="Sb2 Sb3" ply="1" theme="light"></tesserae-game>')
    frame = article.start()
    at(frame, 1)
    article.set("theme", "dark")
    expect(frame.locator("html")).to_have_attribute("data-theme", "dark")
    article.set("lang", "fr")
    expect(frame.locator("html")).to_have_attribute("lang", "fr")
    article.set("readonly", "")
    expect(frame.locator("#status")).to_contain_text("Ce plateau est en lecture seule.")
    frame.locator("#spot-b4").click()
    expect(frame.locator(".spot.picked")).to_have_count(0)
    article.set("controls", "status")
    expect(frame.locator("#bar")).to_be_hidden()
    article.page.wait_for_function(
        "it => Math.abs(it.offsetHeight - it.offsetWidth - 52) <= 2",
        arg=article.board().element_handle(),
    )
    article.set("moves", "Sb2 Sb3 Tb4e")
    expect(frame.locator("#status")).to_contain_text("1")
    assert article.await_heard("look")[-1]["plies"] == 3


def test_the_computer_answers_in_a_frame(article: Article) -> None:
    article.open('<tesserae-game level="1" side="2"></tesserae-game>')
    frame = article.start()
    assert article.await_heard("move")[0]["side"] == 1
    expect(frame.locator("#status")).to_contain_text("Your turn.")
    assert article.heard("ready")[0]["reader"] == 2


@pytest.mark.slow
def test_a_lesson_is_taken_in_a_frame(article: Article) -> None:
    article.open('<tesserae-game lesson="3" lang="en"></tesserae-game>')
    expect(article.board().locator("button")).to_have_text("Learn")
    frame = article.start()
    assert article.await_heard("ready")[0]["link"] == "#/pyrga/learn/3"
    frame.locator("#spot-b4").click()
    frame.locator('[data-act="target"][data-arg="S"]').click()
    expect(frame.locator("#lesson .right")).to_be_visible()
    assert article.do("play", "Sb2") == "embed.no_game"
    article.set("lesson", "8")
    assert article.await_heard("look")[-1]["link"] == "#/pyrga/learn/8"
    assert article.do("load", {"game": "zaic", "lesson": 2})["link"] == "#/zaic/learn/2"
    for wrong in ("x", "0", "1/2", 100, True):
        assert article.do("load", {"game": "zaic", "lesson": wrong}) == "src"


@pytest.mark.slow
def test_a_puzzle_is_solved_in_a_frame_and_the_page_hears_of_it(article: Article) -> None:
    article.open(f'<tesserae-game puzzle="{PUZZLE.number}" lang="en"></tesserae-game>')
    expect(article.board().locator("button")).to_have_text("Solve")
    frame = article.start()
    assert article.await_heard("ready")[0]["link"] == f"#/pyrga/puzzle/{PUZZLE.number}"
    frame.locator("#puzzle-hint").click()
    assert [it["how"] for it in article.await_heard("failed")] == ["hint"]
    for name in (PUZZLE.line[0][1:3], PUZZLE.line[0][0]):
        frame.locator(f'[data-act="target"][data-arg="{name}"]').first.click()
    [solved] = article.await_heard("solved")
    assert (solved["puzzle"], solved["tries"]) == (PUZZLE.number, 2)
    article.set("puzzle", "today")
    assert article.await_heard("look")[-1]["link"] == "#/pyrga/puzzle/today"
    article.set("puzzle", "99999")
    assert "99999" in article.await_heard("error")[0]["message"]
    expect(frame.locator("#lesson")).to_contain_text("99999")
    assert article.do("load", {"game": "zaic", "puzzle": "x"}) == "error.bad_link"


@pytest.mark.slow
def test_of_ten_boards_two_run_and_the_others_keep_their_games(article: Article) -> None:
    article.open("<tesserae-game></tesserae-game>" * 10)
    for number, move in enumerate(("Sa1", "Sb2", "Sc3")):
        frame = article.start(number)
        assert article.do("play", move, number=number)["ply"] == 1
        at(frame, 1)
    expect(article.page.locator("tesserae-game iframe")).to_have_count(2)
    first = article.board(0)
    expect(first.locator("button")).to_have_accessible_name("Continue Pyrga here")
    expect(first.locator("p")).to_contain_text("moves played: 1")
    assert str(first.locator("img").get_attribute("src")).startswith("data:image/svg+xml,")
    assert first.locator("img").evaluate("it => it.decode().then(() => it.naturalWidth)") > 0
    assert article.heard("error") == []
    at(article.start(0), 1)
    assert article.board(0).evaluate("it => it.standing.link") == "#/pyrga?v=1&g=Sa1"


@pytest.mark.slow
def test_a_board_that_is_put_to_sleep_goes_on_where_it_was(article: Article) -> None:
    article.open('<tesserae-game level="4" side="1" moves="Sb2 Sb3"></tesserae-game>')
    joined(article.start())  # a frame that is removed while it loads reports failed requests
    article.do("go", 1)
    article.board().evaluate("it => it.sleep()")
    expect(article.board().locator("button")).to_be_visible()
    assert article.frames() == 0
    frame = article.start()
    at(frame, 1)
    assert article.board().evaluate("it => it.standing.reader") == 1
    assert article.do("go", 2)["next"] == 1


def test_a_board_may_start_when_it_comes_into_sight(article: Article) -> None:
    far = "<p>More</p>" * 200
    article.open(f'{far}<tesserae-game loading="visible"></tesserae-game>')
    expect(article.board().locator("button")).to_have_count(1)
    assert article.frames() == 0
    article.board().scroll_into_view_if_needed()
    article.await_heard("ready")


@pytest.mark.slow
def test_who_starts_by_itself_takes_no_place_from_a_board_in_sight(article: Article) -> None:
    article.page.set_viewport_size({"width": 1280, "height": 2000})
    article.open('<tesserae-game loading="eager" controls="none"></tesserae-game>' * 4)
    article.await_heard("ready", 2)
    assert article.frames() == 2


@pytest.mark.slow
def test_a_game_is_played_where_third_party_storage_is_blocked(
    without_storage: BrowserContext, host: Site, site: Site
) -> None:
    article = Article(without_storage.new_page(), host, site)
    article.open("<tesserae-game></tesserae-game>")
    article.start()
    assert article.do("play", "Sb2")["ply"] == 1


@pytest.mark.slow
@pytest.mark.parametrize("kind", by_turns(["embed", "frame"]))
def test_the_code_of_the_share_dialog_shows_the_game(
    tab: Page, article: Article, site: Site, faults: Faults, kind: str
) -> None:
    faults.allow("inline style")  # of the plain iframe: this policy forbids it
    board = Board(tab, site.address)
    board.open("#/pyrga?v=1&g=Sb2.Sb3&at=1")
    tab.click("#open-share")
    tab.click("#share-embed summary")
    expect(tab.locator("#share-embed .preview")).to_contain_text("1 of 2")
    clean(tab)
    code = tab.locator("#share-embed section", has=tab.locator(f"#copy-{kind}"))
    article.open(code.locator("code").inner_text())
    frame = article.start() if kind == "embed" else tab.frames[1]
    at(frame, 1)


@pytest.mark.parametrize("source", ['src="nonsense"', 'src="#/chess"', 'game="chess"'])
def test_what_is_no_game_is_told_in_words(article: Article, source: str) -> None:
    article.open(f"<tesserae-game {source}></tesserae-game>")
    expect(article.board().locator("p")).to_contain_text("cannot be shown")
    assert article.do("start") == "src"
    assert article.frames() == 0


@pytest.mark.parametrize(("file", "theme"), some([("", "light"), (".fr", "dark")], quick=1))
def test_the_page_that_shows_how_works_and_is_accessible(
    tab: Page, site: Site, file: str, theme: Any
) -> None:
    tab.emulate_media(color_scheme=theme)
    tab.goto(f"{site.address}embed-demo{file}.html")
    tab.wait_for_function(UP)
    clean(tab)
    assert tab.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(tab.locator("code").first).to_contain_text(f"{site.address}embed.js")
    tab.select_option("[name=show]", "study")
    tab.select_option("[name=colours]", "night")
    expect(tab.locator("#code code")).to_contain_text('study="v=1&amp;m=')
    expect(tab.locator("#code code")).to_contain_text("--tesserae-paper: #101820;")
    expect(tab.locator("#line code")).to_contain_text("&amp;paper=101820")
    made = tab.frame_locator("#made iframe")
    expect(made.locator(".embed")).to_be_visible(timeout=PATIENCE)
    expect(made.locator("body")).to_have_css("background-color", "rgb(16, 24, 32)")
    tab.select_option("[name=theme]", "light")
    expect(tab.locator("#refused")).to_contain_text("4.5")
    tab.click("#play")
    expect(tab.locator("#heard")).to_contain_text('"move":"Sa1"', timeout=PATIENCE)
    expect(tab.frame_locator("#talking iframe").locator("#bar .at")).to_contain_text("1")
