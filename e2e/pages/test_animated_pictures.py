"""Animated pictures, read back as the browser reads any GIF."""

from __future__ import annotations

import base64
import random
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from e2e.support.files import saved, share, url
from e2e.support.playing.board import Board
from tesserae.games import catalog
from tests.tiers import by_turns

PLIES: Final = 40

READ: Final = """async ({ gif, svg }) => {
    const pixels = (image, width, height) => {
        const context = new OffscreenCanvas(width, height).getContext("2d");
        context.drawImage(image, 0, 0, width, height);
        return context.getImageData(0, 0, width, height).data;
    };
    const data = Uint8Array.from(atob(gif), (it) => it.charCodeAt(0));
    const decoder = new ImageDecoder({ data, type: "image/gif" });
    await Promise.all([decoder.tracks.ready, decoder.completed]);
    const pictures = [];
    let last;
    for (let n = 0; n < decoder.tracks.selectedTrack.frameCount; n += 1) {
        const { image } = await decoder.decode({ frameIndex: n });
        const size = [image.displayWidth, image.displayHeight];
        last = pixels(image, ...size);
        pictures.push({ size, milliseconds: image.duration / 1000, corner: [...last.slice(0, 4)] });
        image.close();
    }
    const board = new Image();
    board.src = svg;
    await board.decode();
    const wanted = pixels(board, ...pictures.at(-1).size);
    const differ = wanted.filter((value, n) => Math.abs(value - last[n]) > 24).length;
    return { pictures, differ: differ / wanted.length };
}"""
"""What a GIF shows, and how much of its last picture is not as in that of the board."""


def line(slug: str) -> tuple[str, int]:
    """The moves of a random game as in a link, of forty plies or as many as it has; their number.

    Only games of Tetrad take so long.
    """
    game, longest = catalog.by_slug(slug), list[str]()
    for seed in range(8):
        chance, position, written = random.Random(seed), game.initial(), list[str]()
        while len(written) < PLIES and position.outcome() is None:
            move = chance.choice(list(position.legal_moves()))
            written.append(game.format_move(position, move))
            position = position.apply(move)
        longest = max(longest, written, key=len)
    return ".".join(longest), len(longest)


@pytest.mark.slow
@pytest.mark.parametrize("slug", ["zaic", "pyrga", "tetrad"])
@pytest.mark.parametrize("theme", by_turns(["light", "dark"]))
def test_forty_plies_are_a_small_file(board: Board, slug: str, theme: str) -> None:
    page = board.page
    moves, plies = line(slug)
    board.open(f"#/{slug}?v=1&g={moves}")
    share(board)
    page.click(f"#shade-{theme}")
    _, svg = saved(page, "#save-svg")
    expect(page.locator("#share-gif")).to_contain_text(f"{plies + 1} pictures")
    name, gif = saved(page, "#save-gif")
    expect(page.locator(".toast")).to_contain_text("saved")
    expect(page.locator("#share-gif progress")).to_have_count(0)
    assert name == f"tesserae-{slug}.gif"
    assert gif.startswith(b"GIF89a")
    assert b"NETSCAPE2.0\x03\x01\x00\x00" in gif  # it goes on and on
    assert len(gif) <= 1_000_000
    files = {"gif": base64.b64encode(gif).decode(), "svg": url("image/svg+xml", svg)}
    seen: dict[str, Any] = page.evaluate(READ, files)
    pictures = seen["pictures"]
    assert [it["milliseconds"] for it in pictures] == [900] * plies + [3_000]
    assert {max(it["size"]) for it in pictures} == {640}
    paper = [245, 240, 230, 255] if theme == "light" else [26, 25, 23, 255]
    assert all(it["corner"] == paper for it in pictures)
    assert seen["differ"] < 0.001


@pytest.mark.slow
def test_it_can_be_stopped_and_begun_again(board: Board) -> None:
    page = board.page
    moves, plies = line("zaic")
    board.open(f"#/zaic?v=1&g={moves}")
    share(board)
    page.click("#save-gif")
    expect(page.locator("#share-gif progress")).to_have_attribute("max", str(plies + 1))
    page.click("#stop-gif")
    expect(page.locator("#share-gif progress")).to_have_count(0)
    name, gif = saved(page, "#save-gif")
    assert (name, gif[:6]) == ("tesserae-zaic.gif", b"GIF89a")
