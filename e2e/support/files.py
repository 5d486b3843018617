"""Reads what the share dialog offers: QR codes, pictures, records."""

from __future__ import annotations

import base64
from functools import cache
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, expect

from e2e.support.playing.board import Board
from tools.build import ROOT

DECODE: Final = """async ({ image, decoder }) => {
    const read = new Function(`${decoder}; return self.jsQR`)();
    const picture = new Image();
    picture.src = image;
    await picture.decode();
    const canvas = document.createElement("canvas");
    canvas.width = picture.naturalWidth;
    canvas.height = picture.naturalHeight;
    const context = canvas.getContext("2d");
    context.drawImage(picture, 0, 0);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    return read(data, width, height)?.data;
}"""


@cache
def decoder() -> str:
    """The source of jsQR, an independent decoder of QR codes."""
    return (ROOT / "node_modules" / "jsqr" / "dist" / "jsQR.js").read_text()


def url(kind: str, content: bytes) -> str:
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"


def share(board: Board) -> None:
    board.page.click("#open-share")
    expect(board.page.locator("#share-code svg")).to_be_visible()


def decoded(page: Page) -> str:
    """The text of the QR code on the page."""
    picture = page.locator("#share-code svg").screenshot(animations="disabled")
    image = url("image/png", picture)
    text: str = page.evaluate(DECODE, {"image": image, "decoder": decoder()})
    return text


def saved(page: Page, button: str) -> tuple[str, bytes]:
    """The name and the content of the file that a button saves."""
    with page.expect_download() as caught:
        page.click(button)
    path = caught.value.path()
    return caught.value.suggested_filename, Path(path).read_bytes()
