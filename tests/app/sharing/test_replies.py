"""Conditional replies in games that are played by links."""

from __future__ import annotations

from typing import Any

import pytest

from tesserae.app.messages import actions
from tesserae.app.sharing import reply_code
from tesserae.app.storage.table_text import read_table, write_table
from tesserae.core.errors import BadInput
from tests.app.page import BASE, Page
from tests.app.sharing.share_dialog import GAME, saved

LEFT_OUT = "error.replies"


def sent(page: Page) -> str:
    """The fragment of the link to send."""
    address: str = saved(page, actions.COPY_ANSWER)["text"]
    return address.removeprefix(BASE)


def answer(page: Page, move: str) -> None:
    """Makes a move, and says that it is one's own."""
    page.type(move)
    page.press(actions.PLAY_TURN)


def answered(link: str, move: str, **boot: Any) -> Page:
    """The page of a link once a move has answered it."""
    page = Page(link, **boot)
    answer(page, move)
    return page


def prepared(*lines: str, game: str = GAME, move: str = "Cb1") -> Page:
    """A page on which a move was played, and replies were added to it."""
    page = Page(game, move)
    for line in lines:
        page.press(actions.JUMP(3))
        page.type(*line.split())
        page.press(actions.ADD_REPLY)
    return page


def test_a_reply_is_sent_along_and_cannot_be_read_in_the_link_or_on_the_page() -> None:
    page = prepared("Tb1e Td1w")
    link = sent(page)
    assert link.startswith(f"{GAME}.Cb1&if=")
    assert page.did("focus")[-1]["id"] == "copy-answer"
    assert "if Tb1e, then Td1w" in page.regions["assist"]
    other = Page(link)
    assert other.moves == "Tb2w Ta2s Ta1e Cb1"
    shown = "".join(other.regions.values()) + link + write_table(other.table)
    assert "Td1w" not in shown
    other.type("Tb1e")
    assert "Td1w" not in "".join(other.regions.values())


def test_a_reply_is_played_out_once_the_opponent_says_that_it_is_their_move() -> None:
    link = sent(prepared("Tb1e Td1w Sb1 Sc1"))
    other = Page(link, "Tb1e")
    assert "copy-answer" not in other.regions["assist"]
    assert "Is this your move?" in other.regions["status"]
    other.press(actions.PLAY_TURN)
    assert other.moves == "Tb2w Ta2s Ta1e Cb1 Tb1e Td1w"
    assert other.model.toast is not None
    assert other.model.toast.key == "toast.replied"
    again = answered("#/pyrga", "Sb1", device=other.device)
    assert again.moves == "Tb2w Ta2s Ta1e Cb1 Tb1e Td1w Sb1 Sc1"
    again.type(again.legal[0])
    assert "play-turn" not in again.regions["assist"]
    assert sent(again).startswith(f"{GAME}.Cb1.Tb1e.Td1w.Sb1.Sc1.")
    assert "&if=" not in sent(again)


def test_replies_in_links_that_were_sent_are_played_for_ever() -> None:
    """Those of tests/app/golden_links.txt."""
    code = "AgIfNXBwP5Ke9Ub6srwvaP2swjKB6GxjXdS55w"
    page = answered(f"{GAME}.Cb1&if={code}", "Tb1e")
    answer(page, "Sb1")
    assert page.moves == "Tb2w Ta2s Ta1e Cb1 Tb1e Td1w Sb1 Sc1"


def test_another_move_is_answered_by_a_link_and_tells_nothing_of_the_replies() -> None:
    other = answered(sent(prepared("Tb1e Td1w")), "Tb1w")
    assert sent(other) == f"{GAME}.Cb1.Tb1w"
    other.press(actions.UNDO)
    answer(other, "Tb1e")
    assert other.moves == "Tb2w Ta2s Ta1e Cb1 Tb1e"


def test_the_game_that_comes_back_goes_on_with_the_one_here() -> None:
    page = prepared("Tb1e Td1w")
    other = answered(sent(page), "Tb1e")
    other.type("Sb1")
    page.send("hash", hash=sent(other))
    assert page.moves == "Tb2w Ta2s Ta1e Cb1 Tb1e Td1w Sb1"
    assert len(page.model.tables) == 1
    page.type("Sc1")
    assert sent(page) == f"{GAME}.Cb1.Tb1e.Td1w.Sb1.Sc1"


def test_several_replies_a_changed_one_and_one_that_is_taken_out() -> None:
    page = prepared("Tb1e Td1w", "Tb1w Sa1", "Tb1e Td1n")
    assert "if Tb1e, then Td1w" not in page.regions["assist"]
    link = sent(page)
    for move, reply in (("Tb1w", "Sa1"), ("Tb1e", "Td1n")):
        other = answered(link, move)
        assert other.moves.endswith(f"{move} {reply}")
    page.press(actions.DROP_REPLY(0))
    other = answered(sent(page), "Tb1w")
    assert other.moves.endswith("Tb1w")
    page.press(actions.DROP_REPLY(0), actions.DROP_REPLY(0))
    assert sent(page) == f"{GAME}.Cb1"


def test_replies_belong_to_the_move_that_they_follow_and_are_kept_on_the_device() -> None:
    page = prepared("Tb1e Td1w")
    link = sent(page)
    page.press(actions.JUMP(2))
    page.type("Sb1")
    assert sent(page) == f"{GAME}.Sb1"
    page.press(actions.JUMP(2))
    page.type("Cb1")
    again = Page("#/pyrga", device=page.device)
    assert sent(again) == link


def test_a_reply_that_ends_the_game_is_sent_back() -> None:
    game = "#/pyrga?v=1&g=Sc1.Td1n.Td2n.Td3w.Cc3.Tc3n.Cc4.Sc4.Sc3.Tc2e.Cd2.Sd2"
    page = Page(game, "Sd1", "Tc1e", "Cd1")
    page.press(actions.ADD_REPLY)
    other = answered(sent(page), "Tc1e")
    assert other.table.over
    assert sent(other) == f"{game}.Sd1.Tc1e.Cd1"
    page.send("hash", hash=sent(other))
    assert page.table.over
    assert len(page.model.tables) == 1
    assert "answer" not in page.regions["assist"]


@pytest.mark.parametrize("code", ["", "A", "x" * 3000, "Td1w", "AAAA", "é", "%20"])
def test_replies_that_cannot_be_read_are_left_out_with_a_sentence(code: str) -> None:
    page = Page(f"{GAME}.Cb1&if={code}")
    assert page.moves == "Tb2w Ta2s Ta1e Cb1"
    assert page.notice == (LEFT_OUT if code else "")
    page.type("Tb1e")
    assert sent(page) == f"{GAME}.Cb1.Tb1e"


def test_illegal_replies_are_left_out_and_the_others_stay() -> None:
    page = Page(f"{GAME}.Cb1")
    key = page.table.game.encode(page.table.position)
    illegal = "Tb1e.Tb1e Tb1e Sz9.Td1w Tb1w.Sa1.Sb1"  # the last three are cut, or no move
    code = reply_code.conceal(f"{illegal} Tb1n.Sb2", key)
    other = Page(f"{GAME}.Cb1&if={code}")
    assert other.notice == LEFT_OUT
    for move, moves in (("Tb1n", "Tb1n Sb2"), ("Tb1e", "Tb1e"), ("Tb1w", "Tb1w")):
        other = answered(f"{GAME}.Cb1&if={code}", move)
        assert other.moves == f"Tb2w Ta2s Ta1e Cb1 {moves}"


def test_a_link_with_replies_to_nothing_is_none() -> None:
    page = Page("#/pyrga?if=AAAA")
    assert page.notice == "error.link_version"


def test_what_is_concealed_is_revealed_by_its_key_alone() -> None:
    written = "Tb1e.Td1w Sb1.Ca2"
    code = reply_code.conceal(written, "key")
    assert code == "oE6fo-qOxYWK6hfZfSsxlEAdWA"  # as it stands in links that were sent
    assert reply_code.reveal(code, "key") == written
    for damaged in (code[:-1], code[1:], code + "A", code.swapcase()):
        with pytest.raises(BadInput):
            reply_code.reveal(damaged, "key")
    with pytest.raises(BadInput):
        reply_code.reveal(code, "other")
    longest = "a" * reply_code.LONGEST
    assert reply_code.reveal(reply_code.conceal(longest, ""), "") == longest
    with pytest.raises(BadInput):
        reply_code.conceal(longest + "a", "")


def test_no_more_replies_are_added_than_the_link_takes() -> None:
    page = prepared("Tb1e Td1w")
    exchange = page.table.correspondence
    assert exchange is not None
    full = " ".join(f"Cb1.{move}.Sa1" for move in ["Tb1w"] * 20)
    table = page.table._replace(correspondence=exchange._replace(mine=full))
    assert read_table(write_table(table), "x").correspondence == table.correspondence
    page.app.model = page.model.with_table(table)
    page.press(actions.ADD_REPLY)
    assert page.table.correspondence == table.correspondence
    page.press(actions.FLIP)
    assert "No more answers fit" in page.regions["assist"]


def test_a_turn_of_many_plies_is_replied_to_as_a_whole() -> None:
    setup = "I1b1.T2k13.I1d1.L1i12.I1g1.T2f13.I1j1.J3d12.I1m1.T2a13"
    page = Page(f"#/tetrad?v=1&g={setup}", "1e4", "2d4", "end", "1k11", "2h9", "end")
    page.press(actions.ADD_REPLY)
    assert "&if=" not in sent(page)
    page.type("1e5", "end")
    page.press(actions.ADD_REPLY)
    other = Page(sent(page))
    other.type("1k11", "2h9")
    assert "play-turn" not in other.regions["assist"]
    answer(other, "end")
    assert other.moves.endswith("1e4 2d4 end 1k11 2h9 end 1e5 end")
