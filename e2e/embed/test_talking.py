"""A page that draws on its board, says something, replays, and hears keys and sizes."""

from __future__ import annotations

from playwright.sync_api import expect

from e2e.support.sites.article import Article

GAME = '<tesserae-game lang="en" moves="Sb2 Sb3 Tb4e" readonly></tesserae-game>'


def test_a_page_draws_says_replays_and_hears(article: Article) -> None:
    article.open(GAME)
    frame = article.start()
    [ready] = article.await_heard("ready")
    assert (ready["version"], ready["game"]) == (1, "pyrga")
    assert {"highlight", "replay"} <= {*ready["methods"]}
    assert article.do("highlight", "b2 c3", "red")["ply"] == 3
    assert article.do("arrow", "a1", "b2")["ply"] == 3
    arrow = frame.locator(".drawings .green.head:not(.case)")
    expect(arrow).to_have_count(1)
    expect(arrow).to_have_css("fill", "rgb(15, 110, 106)")  # its styles are there
    short = article.height()
    assert article.do("comment", "Look at the corner. " * 10)["ply"] == 3
    expect(frame.locator("#status .comment")).to_contain_text("Look at the corner.")
    article.page.wait_for_function(
        "([it, short]) => it.offsetHeight > short + 20",
        arg=[article.board().element_handle(), short],
    )
    assert article.await_heard("resize")[-1]["height"] == round(article.height())
    assert article.do("highlight", "z9") == "host.no_cell"
    frame.locator("#spot-b2").focus()
    article.page.keyboard.press("ArrowUp")
    article.page.keyboard.press("#")
    assert article.await_heard("key") == [{"type": "key", "key": "#"}]
    assert article.do("replay", 0.5)["ply"] == 0
    expect(frame.locator("#bar .at")).to_contain_text("3 of 3")
    expect(frame.locator(".drawings")).to_have_count(0)


LOOK = "--tesserae-paper: #eef4ea; --tesserae-board: #dfe9d6; --tesserae-font: Georgia, serif"


def test_a_site_gives_its_boards_colours_and_a_font(article: Article) -> None:
    article.open('<tesserae-game moves="Sb2" theme="light"></tesserae-game>')
    board = article.board()
    board.evaluate("(it, look) => { it.style.cssText = look }", LOOK)
    frame = article.start()
    body = frame.locator("body")
    expect(body).to_have_css("background-color", "rgb(238, 244, 234)")
    expect(body).to_have_css("font-family", "Georgia, serif")
    board.evaluate("it => it.style.setProperty('--tesserae-paper', '#fff')")
    expect(body).to_have_css("background-color", "rgb(255, 255, 255)")
    board.evaluate("it => it.style.setProperty('--tesserae-paper', '#444')")
    assert [it["code"] for it in article.await_heard("error")] == ["host.contrast"]
    expect(body).to_have_css("background-color", "rgb(245, 240, 230)")
