"""Links: a copied game opens as it was, and bad links lose nothing."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.support.links import LABELS, WITH_CLIPBOARD, copied, elsewhere, follow, moves_are
from e2e.support.playing.board import Board
from e2e.support.playing.pyrga import GAME
from tests.tiers import some

pytestmark = WITH_CLIPBOARD


def go(board: Board, fragment: str) -> None:
    """Follows a link on the page."""
    board.page.evaluate("(it) => { location.hash = it }", fragment)


@pytest.mark.slow
def test_the_link_to_a_game_opens_it_at_the_ply_looked_at(board: Board) -> None:
    board.two()
    board.play(*GAME[:4])
    board.page.click("#control-undo")
    expect(board.page.locator("#status b")).to_contain_text("after 2. Ta1e")
    link = copied(board, "game")
    assert link == f"{board.address}pyrga/#/pyrga?v=1&g={'.'.join(GAME[:4])}&at=3"
    other = elsewhere(board, link)
    moves_are(other, *GAME[:3])
    assert other.page.evaluate(LABELS) == board.page.evaluate(LABELS)
    other.page.click("#control-redo")
    moves_are(other, *GAME[:4])
    other.play(GAME[4])
    assert other.page.url.startswith(board.address + "#/pyrga?id=")


def test_the_link_to_a_position_opens_that_and_play_goes_on(board: Board) -> None:
    board.two()
    board.play(*GAME[:3])
    other = elsewhere(board, copied(board, "position"))
    assert other.page.evaluate(LABELS) == board.page.evaluate(LABELS)
    expect(other.page.locator("#moves")).to_have_text("No moves yet.")
    expect(other.page.locator("#status b")).to_contain_text("Black to play.")
    other.pick("b1", "C")
    moves_are(other, "Cb1")
    seen = other.page.evaluate(LABELS)
    follow(other, copied(other, "game"))
    moves_are(other, "Cb1")
    assert other.page.evaluate(LABELS) == seen


def test_back_and_forward_go_between_two_links(board: Board) -> None:
    board.open("#/pyrga?v=1&g=Sb2")
    moves_are(board, "Sb2")
    go(board, "#/pyrga?v=1&g=Tc3w.Ca3")
    moves_are(board, "Tc3w", "Ca3")
    board.page.go_back()
    moves_are(board, "Sb2")
    board.page.go_forward()
    moves_are(board, "Tc3w", "Ca3")
    go(board, "#/pyrga/rules")
    expect(board.page.locator("main.rules")).to_be_visible()
    board.page.go_back()
    moves_are(board, "Tc3w", "Ca3")


def test_a_reload_keeps_the_game_its_variations_and_the_place_looked_at(board: Board) -> None:
    board.two()
    board.play(*GAME[:3])
    board.page.click("#ply-0")
    expect(board.page.locator("#status b")).to_contain_text("after 1. Tb2w")
    board.play("Ca2")
    board.page.reload()
    board.ready()
    moves_are(board, "Tb2w", "Ca2")
    expect(board.page.locator("#moves .variation")).to_have_count(1)
    expect(board.page.locator("#seat-1")).to_have_value("0")


def test_what_is_unfolded_stays_so_when_another_link_is_chosen(board: Board) -> None:
    board.open("#/pyrga?v=1&g=Sb2.Sb3")
    page = board.page
    page.click("#open-share")
    page.click("#share-embed summary")
    expect(page.locator("#share-embed .preview")).to_contain_text("2 of 2")
    page.click("#dialog [data-act=share-kind][data-arg=position]")
    expect(page.locator("#share-embed .preview")).to_contain_text("0 of 0")
    expect(page.locator("#copy-embed")).to_be_visible()


ON_TOP: Final = """() => {
    const box = document.querySelector(".toast").getBoundingClientRect();
    const points = [[0.5, 0.5], [0.05, 0.2], [0.95, 0.2], [0.05, 0.8], [0.95, 0.8]];
    return points.every(([x, y]) => {
        const at = [box.left + x * box.width, box.top + y * box.height];
        return document.elementFromPoint(...at)?.closest(".toast");
    }) && box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
}"""


def assert_seen_and_heard(page: Page, sentence: str) -> None:
    """Asserts that nothing lies over the toast, and that a screen reader is told of it."""
    expect(page.locator(".toast")).to_contain_text(sentence)
    page.wait_for_function(ON_TOP)
    devtools = page.context.new_cdp_session(page)
    nodes = devtools.send("Accessibility.getFullAXTree")["nodes"]
    seen = {it["nodeId"]: it for it in nodes if not it["ignored"]}
    texts = [it for it in seen.values() if sentence in str(it.get("name", {}).get("value", ""))]
    assert texts
    node = texts[0]
    while node.get("role", {}).get("value") != "status":
        node = next(it for it in nodes if it["nodeId"] == node["parentId"])
    devtools.detach()


@pytest.mark.parametrize(
    ("width", "height"), some([(320, 480), (280, 653), (568, 320), (1280, 720)], quick=1)
)
def test_what_a_dialog_causes_is_seen_and_heard_over_it(
    board: Board, width: int, height: int
) -> None:
    page = board.page
    board.two()
    page.set_viewport_size({"width": width, "height": height})
    page.click("#open-share")
    page.click("#copy-link")
    assert_seen_and_heard(page, "Copied")
    page.click("#dialog-close")
    expect(page.locator(".toast")).to_have_count(0)


def test_a_refused_copy_says_so(board: Board) -> None:
    board.two()
    board.page.evaluate(
        "() => { navigator.clipboard.write = () => Promise.reject(new Error('no')) }"
    )
    board.page.click("#open-share")
    board.page.click("#copy-link")
    toast = board.page.locator(".toast")
    expect(toast).to_have_text(re.compile("Copying is not allowed here"))
    assert_seen_and_heard(board.page, "Copying is not allowed here")
