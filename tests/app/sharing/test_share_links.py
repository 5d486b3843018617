"""The share dialog: the link and its QR code."""

from __future__ import annotations

import pytest

from tesserae.app.messages import actions
from tesserae.app.texts.game_links import page_address
from tests.app.page import BASE, Page
from tests.app.sharing.share_dialog import GAME, opened


def modules(size: int = 21) -> str:
    return "10" * (size * size // 2) + "1"


def test_the_code_of_the_link_is_asked_for_once() -> None:
    page = opened()
    assert page.did("qr") == [{"do": "qr", "text": f"{BASE}pyrga/{GAME}"}]
    assert 'class="qr"' in page.regions["share-code"]
    page.send("modules", text=f"{BASE}pyrga/{GAME}", size=21, modules=modules())
    assert "<svg" in page.regions["share-code"]
    page.press(actions.CLOSE, actions.DIALOG("share"))
    assert len(page.did("qr")) == 1
    page.press(actions.SHARE_KIND("position"))
    assert page.did("qr")[-1]["text"].startswith(f"{BASE}pyrga/#/pyrga?v=1&p=")
    assert "<svg" not in page.regions["share-code"]


def test_the_code_stays_while_the_picture_gets_another_shade() -> None:
    page = opened()
    page.send("modules", text=f"{BASE}pyrga/{GAME}", size=21, modules=modules())
    page.press(actions.PICTURE_THEME("dark"))
    assert "<svg" in page.regions["share-code"]


def test_a_link_that_no_code_can_hold_gets_a_sentence() -> None:
    page = opened(base=BASE + "x" * 2_900)
    assert page.did("qr") == []
    assert "too long for a QR code" in page.regions["share-code"]


@pytest.mark.parametrize(
    ("size", "bits"), [(20, modules(20)), (21, modules()[1:]), (21, "2" * 441), (999, "1")]
)
def test_what_is_no_code_is_ignored(size: int, bits: str) -> None:
    page = opened()
    page.send("modules", text=f"{BASE}pyrga/{GAME}", size=size, modules=bits)
    assert page.model.dialog.qr_code is None


def test_what_could_not_be_done_is_told() -> None:
    page = opened()
    page.send("failed")
    assert "did not work" in page.regions["dialog-toast"]


@pytest.mark.parametrize(
    ("base", "link", "address"),
    [
        ("https://a/b/", "#/pyrga?v=1&g=", "https://a/b/pyrga/#/pyrga?v=1&g="),
        ("https://a/index.html", "#/zaic/puzzle/3", "https://a/zaic/index.html#/zaic/puzzle/3"),
        ("https://a/tesserae.html", "#/pyrga", "https://a/tesserae.html#/pyrga"),
        ("https://a/?x", "#/pyrga", "https://a/?x#/pyrga"),
        ("https://a/", "#/lab", "https://a/#/lab"),
        ("https://a/", "#/", "https://a/#/"),
        ("", "#/pyrga", "#/pyrga"),
    ],
)
def test_a_link_goes_by_the_page_of_its_game_where_there_is_one(
    base: str, link: str, address: str
) -> None:
    assert page_address(base, link, "en") == address


def test_a_link_from_the_french_page_goes_by_the_french_one() -> None:
    page = Page("#/pyrga?v=1&g=Sb2", languages=["fr"])
    page.press(actions.DIALOG("share"))
    assert f"{BASE}fr/pyrga/#/pyrga?v=1&amp;g=Sb2" in page.regions["dialog"]
