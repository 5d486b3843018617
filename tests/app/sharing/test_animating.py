"""Animated pictures: one picture after the other, as the page asks for them."""

from __future__ import annotations

from typing import Any

from tesserae.app.messages import actions
from tests.app.page import Page
from tests.app.sharing.share_dialog import GAME, opened, saved


def begun(hash: str = GAME) -> tuple[Page, dict[str, Any]]:
    page = opened(hash)
    return page, saved(page, actions.SAVE_GIF)


def next_one(page: Page, number: int) -> dict[str, Any] | None:
    """The picture that follows that of a number; None if none does."""
    page.effects.clear()
    page.send("animated", number=number)
    found = [it for it in page.effects if it["do"] == "animate"]
    return found[0] if found else None


def test_there_is_a_picture_of_the_start_and_of_each_ply() -> None:
    page, first = begun(GAME + "&at=1")
    assert (first["name"], first["number"], first["total"]) == ("tesserae-pyrga.gif", 0, 4)
    assert (first["width"], first["height"], first["milliseconds"]) == (640, 640, 900)
    assert 'value="0"' in page.regions["share-gif"]
    drawn = [first]
    while (it := next_one(page, len(drawn) - 1)) is not None:
        assert it["number"] == len(drawn)
        assert f'value="{len(drawn)}"' in page.regions["share-gif"]
        drawn.append(it)
    assert [it["milliseconds"] for it in drawn] == [900, 900, 900, 3_000]
    assert len({it["svg"] for it in drawn}) == 4
    assert "The animated picture is saved" in page.regions["dialog-toast"]
    assert "progress" not in page.regions["share-gif"]
    for at, it in enumerate(drawn):
        still = opened(f"{GAME}&at={at}")
        assert saved(still, actions.SAVE_SVG)["text"] == it["svg"]


def test_the_pictures_have_the_theme_that_was_chosen_when_it_began() -> None:
    page = opened()
    page.press(actions.PICTURE_THEME("dark"))
    assert "#1a1917" in saved(page, actions.SAVE_GIF)["svg"]
    page.press(actions.PICTURE_THEME("light"))
    it = next_one(page, 0)
    assert it is not None
    assert "#1a1917" in it["svg"]


def test_it_ends_when_it_is_stopped_or_the_dialog_is_closed() -> None:
    page, _ = begun()
    page.press(actions.STOP_GIF)
    assert next_one(page, 0) is None
    page.press(actions.SAVE_GIF, actions.CLOSE)
    assert next_one(page, 0) is None
    page.press(actions.DIALOG("share"))
    assert next_one(page, 0) is None
    assert 'id="save-gif"' in page.regions["share-gif"]


def test_only_the_answer_to_the_last_picture_leads_to_the_next() -> None:
    page, _ = begun()
    assert next_one(page, 1) is None
    assert next_one(page, 0) is not None
    assert next_one(page, 0) is None


def test_a_board_without_a_ply_has_none() -> None:
    page = opened("#/pyrga")
    assert page.regions["share-gif"] == ""


def test_what_fails_can_be_begun_again() -> None:
    page, _ = begun()
    page.send("failed")
    assert "progress" not in page.regions["share-gif"]
    assert saved(page, actions.SAVE_GIF)["number"] == 0


def test_the_board_is_seen_from_one_side_throughout() -> None:
    turned, flipped = opened(), opened()
    turned.set(auto_flip=True)  # after three plies the second side is to move
    flipped.press(actions.FLIP)
    one, other = saved(turned, actions.SAVE_GIF), saved(flipped, actions.SAVE_GIF)
    assert one["svg"] == other["svg"] != begun()[1]["svg"]
    assert next_one(turned, 0) == next_one(flipped, 0)
