"""Exports of the share dialog other than links, and imports."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from playwright.sync_api import FilePayload, Page, expect

from e2e.support.axe import clean, dressed
from e2e.support.faults import Faults
from e2e.support.files import decoded, saved, share, url
from e2e.support.links import WITH_CLIPBOARD
from e2e.support.playing.board import Board
from e2e.support.playing.pyrga import GAME
from e2e.support.sites.builds import WITH_SERVICE_WORKER
from tesserae.core.record import text as record_text
from tesserae.games import catalog
from tests.tiers import some
from tools.serve import Site

pytestmark = WITH_CLIPBOARD

FIVE = f"#/pyrga?v=1&g={'.'.join(GAME[:5])}"
ZAIC = "#/zaic?v=1&g=Hh8.Si8.Hj8.Sh9.Vi6.Vh6&at=5"
TETRAD = "I1b1.T2k13.I1d1.L1i12.I1g1.T2f13.I1j1.J3d12.I1m1.T2a13.1e4.2d4.4j4.3g4.5l3"
RECORD = '[Game "zaic"]\n\n1. Hh8 {the middle} Si8 (1... Sg8) 2. Hj8 *\n'


COLOURS = """async (image) => {
    const picture = new Image();
    picture.src = image;
    await picture.decode();
    const canvas = document.createElement("canvas");
    canvas.width = picture.naturalWidth;
    canvas.height = picture.naturalHeight;
    const context = canvas.getContext("2d");
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    const seen = new Map();
    for (let i = 0; i < data.length; i += 4) {
        const colour = data.slice(i, i + 4).join();
        seen.set(colour, (seen.get(colour) ?? 0) + 1);
    }
    const most = [...seen].sort((one, other) => other[1] - one[1]);
    return { size: [canvas.width, canvas.height], colours: most.slice(0, 40).map((it) => it[0]) };
}"""

DROP = """(text) => {
    const carried = new DataTransfer();
    carried.items.add(new File([text], "game.txt", { type: "text/plain" }));
    const options = { dataTransfer: carried, bubbles: true, cancelable: true };
    const over = new DragEvent("dragover", options);
    document.body.dispatchEvent(over);
    const dropped = new DragEvent("drop", options);
    document.body.dispatchEvent(dropped);
    return [over.defaultPrevented, dropped.defaultPrevented];
}"""


def paste(page: Page, text: str) -> None:
    page.evaluate("(it) => navigator.clipboard.writeText(it)", text)
    page.keyboard.press("Control+V")


def sent(board: Board, link: str) -> str:
    """The address of a link as it is shared: by the page of its game."""
    return f"{board.address}{link.split('/')[1].partition('?')[0]}/{link}"


@pytest.mark.slow
@pytest.mark.parametrize("theme", some(["light", "dark"], quick=1, share=2))
@pytest.mark.parametrize(
    ("link", "width"),
    some([(ZAIC, 768), (FIVE, 1280), (f"#/tetrad?v=1&g={TETRAD}", 360)], quick=1, share=2),
)
def test_the_code_of_a_link_can_be_read(board: Board, link: str, width: int, theme: str) -> None:
    page = board.page
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    page.set_viewport_size({"width": width, "height": 900})
    board.open(link)
    share(board)
    assert decoded(page) == page.input_value("#share-link") == sent(board, link)
    page.click("#share-kind-position")
    expect(page.locator("#share-link")).to_have_value(re.compile("p="))
    expect(page.locator("#share-code svg")).to_be_visible()
    assert decoded(page) == page.input_value("#share-link")


@WITH_SERVICE_WORKER
@pytest.mark.slow
def test_code_and_picture_are_made_without_a_server(page: Page, own_site: Site) -> None:
    board = Board(page, own_site.address)
    board.open(FIVE)
    page.wait_for_function("navigator.serviceWorker.controller")
    own_site.stop()
    share(board)
    assert decoded(page) == sent(board, FIVE)
    name, _ = saved(page, "#save-png")
    assert name == "tesserae-pyrga-ply-5.png"
    own_site.start()


@pytest.mark.slow
def test_what_cannot_be_loaded_is_told(fresh_board: Board, faults: Faults) -> None:
    faults.allow("ERR_FAILED")
    fresh_board.page.route("**/later.js", lambda route: route.abort())
    fresh_board.open(FIVE)
    fresh_board.page.click("#open-share")
    expect(fresh_board.page.locator(".toast")).to_contain_text("did not work")


@pytest.mark.slow
def test_a_picture_is_saved_as_svg_and_as_png(board: Board) -> None:
    page = board.page
    board.open(ZAIC)
    share(board)
    name, svg = saved(page, "#save-svg")
    assert name == "tesserae-zaic-ply-5.svg"
    root = ElementTree.fromstring(svg)
    assert root[0].text == "Zaic, after 3. Vi6"
    name, png = saved(page, "#save-png")
    assert name == "tesserae-zaic-ply-5.png"
    light = seen(page, png)
    assert light["size"] == [1200, 1200]
    assert len(light["colours"]) > 10
    assert "245,240,230,255" in light["colours"]
    page.click("#shade-dark")
    expect(page.locator("#shade-dark")).to_have_attribute("aria-pressed", "true")
    _, png = saved(page, "#save-png")
    dark = seen(page, png)
    assert "26,25,23,255" in dark["colours"]
    assert "245,240,230,255" not in dark["colours"]
    assert page.evaluate("document.querySelector('.share img').naturalWidth") > 100


def seen(page: Page, png: bytes) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(COLOURS, url("image/png", png))
    return found


@pytest.mark.slow
def test_a_record_is_saved_and_opened_again(board: Board, tmp_path: Path) -> None:
    page = board.page
    board.two()
    board.play(*GAME[:3])
    page.click("#ply-0")
    expect(page.locator("#status b")).to_contain_text("after 1. Tb2w")
    board.play("Ca2")
    share(board)
    name, content = saved(page, "#save-record")
    assert name == "tesserae-pyrga.txt"
    text = content.decode()
    sheet = record_text.read(text, catalog.by_slug)
    assert len(sheet.record.plies) == 4
    assert re.fullmatch(r"\d{4}\.\d\d\.\d\d", sheet.date)
    page.click("#copy-record")
    expect(page.locator(".toast")).to_contain_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == text
    file = tmp_path / "my game.txt"
    file.write_text(text.replace("Ca2)", "Ca2 {mine})"))
    page.set_input_files("#share-open", file)
    expect(page.locator("#dialog")).to_be_hidden()
    expect(page.locator("#moves [aria-current]")).to_have_text(GAME[2])
    expect(page.locator("#moves .variation")).to_have_count(1)


def test_a_record_opens_from_the_home_page_beside_the_game_that_runs(board: Board) -> None:
    page = board.page
    board.two()
    board.play("Sb2")
    page.click(".wordmark")
    file = FilePayload(name="a.txt", mimeType="text/plain", buffer=RECORD.encode())
    page.set_input_files("#footer-open", file)
    expect(page.locator("#moves [aria-current]")).to_have_text("Hj8")
    page.click(".wordmark")
    page.click("#shelf summary")
    page.click("#shelf button:has-text('Pyrga')")
    expect(page.locator("#moves [aria-current]")).to_have_text("Sb2")


def test_a_file_can_be_dropped_anywhere(board: Board) -> None:
    board.two()
    assert board.page.evaluate(DROP, RECORD) == [True, True]
    expect(board.page.locator("#moves [aria-current]")).to_have_text("Hj8")
    assert board.page.evaluate(DROP, '[Game "zaic"]\n\n1. Hh8 Hh8 *') == [True, True]
    expect(board.page.locator("#notice")).to_contain_text("“1... Hh8” is not possible")
    assert board.moves() == ["Hh8", "Si8", "Hj8"]


def test_a_record_or_a_link_can_be_pasted_anywhere_but_in_a_field(board: Board) -> None:
    page = board.page
    board.two()
    paste(page, board.address + FIVE)
    expect(page.locator("#moves [aria-current]")).to_have_text(GAME[4])
    page.focus("#typed-move")
    paste(page, RECORD)
    assert "Hh8" in page.input_value("#typed-move")
    assert board.moves() == list(GAME[:5])
    page.focus("#control-undo")
    paste(page, RECORD)
    expect(page.locator("#moves [aria-current]")).to_have_text("Hj8")
    paste(page, "something else")
    expect(page.locator("#notice")).to_contain_text("neither a record of a game nor a link")


@pytest.mark.slow
def test_two_people_play_by_sending_links(board: Board) -> None:
    page = board.page
    board.open(FIVE)
    expect(page.locator("#answer-link")).to_have_count(0)
    board.play(GAME[5])
    link = page.locator("#answer-link")
    expect(link).to_have_value(f"{board.address}{FIVE}.{GAME[5]}")
    expect(board.why).to_contain_text("Now send your move")
    expect(link).to_be_in_viewport()
    page.click("#copy-answer")
    expect(page.locator(".toast")).to_contain_text("Copied")
    sent = page.evaluate("navigator.clipboard.readText()")
    browser = page.context.browser
    assert browser
    device = browser.new_context(locale="en-GB")
    other = Board(device.new_page(), board.address)
    other.page.goto(sent)
    other.ready()
    other.play(GAME[6])
    answer = other.page.input_value("#answer-link")
    device.close()
    page.goto(answer)
    expect(page.locator("#moves [aria-current]")).to_have_text(GAME[6])
    assert board.moves() == list(GAME[:7])
    expect(page.locator("#answer-link")).to_have_count(0)
    page.click(".wordmark")
    expect(page.locator("#shelf")).to_have_count(0)


@pytest.mark.parametrize(("theme", "language"), some([("light", "en"), ("dark", "fr")], quick=1))
def test_nothing_is_amiss_with_what_is_shared(board: Board, theme: str, language: str) -> None:
    page = board.page
    dressed(board, language, theme)
    board.open(FIVE)
    board.play(GAME[5])
    expect(page.locator("#answer-link")).to_be_visible()
    clean(page)
    share(board)
    clean(page)
    page.set_viewport_size({"width": 360, "height": 740})
    sheet = page.locator("#dialog")
    wide = "(it) => [it.scrollWidth - it.clientWidth, document.body.scrollWidth - innerWidth]"
    assert [max(0, it) for it in sheet.evaluate(wide)] == [0, 0]


@pytest.mark.browser_context_args(
    viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True
)
@pytest.mark.slow
def test_on_a_phone_a_link_goes_to_another_app(fresh_board: Board) -> None:
    page = fresh_board.page
    page.add_init_script("navigator.share = async (it) => { (window.shared ??= []).push(it.url) }")
    fresh_board.open(FIVE)
    page.locator("#open-share").tap()
    expect(page.locator("#share-code svg")).to_be_visible()
    page.locator("#web-share").tap()
    page.wait_for_function("window.shared")
    assert page.evaluate("shared") == [sent(fresh_board, FIVE)]


@pytest.mark.slow
def test_a_file_in_latin_1_is_read_as_such(board: Board) -> None:
    board.two()
    written = RECORD.replace("the middle", "le milieu, déjà").encode("latin-1")
    file = FilePayload(name="a.pgn", mimeType="text/plain", buffer=written)
    board.page.click(".wordmark")
    board.page.set_input_files("#footer-open", file)
    expect(board.page.locator("#moves")).to_contain_text("déjà")
