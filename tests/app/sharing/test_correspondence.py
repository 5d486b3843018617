"""Games that are played by links."""

from __future__ import annotations

import pytest

from tesserae.app.messages import actions
from tesserae.core.record import main_line
from tests.app.page import BASE, Page, for_two
from tests.app.sharing.share_dialog import GAME, saved


def test_after_a_ply_on_a_link_the_answer_is_offered_first() -> None:
    page = Page(GAME)
    assert "answer" not in page.regions["assist"]
    page.type("Cb1")
    assert f"{BASE}{GAME}.Cb1".replace("&", "&amp;") in page.regions["assist"]
    assert "Now send your move" in page.regions["status"]
    assert {"do": "scroll", "id": "assist"} in page.did("scroll")
    assert saved(page, actions.COPY_ANSWER) == {"do": "copy", "text": f"{BASE}{GAME}.Cb1"}
    assert saved(page, actions.SEND_ANSWER)["url"] == f"{BASE}{GAME}.Cb1"
    page.press(actions.UNDO)
    assert "answer" not in page.regions["assist"]


def test_a_reply_that_is_opened_leads_back_to_the_board() -> None:
    page = Page(GAME, "Cb1")
    assert {"do": "scroll", "id": "opp"} not in page.did("scroll")
    page.send("hash", hash=f"{GAME}.Cb1.Sb1")
    assert {"do": "scroll", "id": "opp"} in page.did("scroll")


def test_two_at_one_device_are_not_led_to_the_answer_after_every_ply() -> None:
    page = Page(GAME, "Cb1", "Sb1", "Ca1")
    assert "answer" in page.regions["assist"]
    assert page.did("scroll").count({"do": "scroll", "id": "assist"}) == 1


def test_what_is_tried_after_ones_move_is_not_in_the_link_to_send() -> None:
    page = Page(GAME, "Cb1", "Tb1e", "Td1w")
    assert f"{GAME}.Cb1&quot;".replace("&", "&amp;") not in page.regions["assist"]
    assert saved(page, actions.COPY_ANSWER)["text"] == f"{BASE}{GAME}.Cb1"
    assert "stays on this device" in page.regions["assist"]
    assert "Now send" not in page.regions["status"]


def test_what_leaves_the_game_before_the_last_link_is_no_answer() -> None:
    page = Page(GAME)
    page.press(actions.JUMP(0))
    page.type("Sb3")
    assert "answer" not in page.regions["assist"]


def test_a_turn_of_many_plies_is_answered_when_it_is_over() -> None:
    setup = "I1b1.T2k13.I1d1.L1i12.I1g1.T2f13.I1j1.J3d12.I1m1.T2a13"
    page = Page(f"#/tetrad?v=1&g={setup}", "1e4", "2d4")
    assert "answer" not in page.regions["assist"]
    page.type("end")
    assert "answer" in page.regions["assist"]


@pytest.mark.parametrize("hash", ["#/pyrga", GAME + "&level=2", "#/pyrga?v=1&g="])
def test_no_answer_is_asked_where_nobody_sent_a_link(hash: str) -> None:
    page = Page(hash)
    page.think()
    page.type("Cb1")
    page.think()
    assert page.moves.split()[-1] != "Ta1e"
    assert "answer" not in page.regions["assist"]


def test_a_position_is_answered_as_well() -> None:
    page = Page("#/pyrga?v=1&p=b2S~Sb2", "Cb1")
    assert f"{BASE}#/pyrga?v=1&p=b2S~Sb2&g=Cb1".replace("&", "&amp;") in page.regions["assist"]


def test_no_answer_is_asked_where_the_engine_takes_over() -> None:
    page = Page(GAME, "Cb1")
    page.seat(0, 1)
    assert "answer" not in page.regions["assist"]


def test_whoever_gives_up_tells_it() -> None:
    page = Page(GAME)
    page.press(actions.RESIGN)
    assert "resign2" in page.regions["assist"]
    again = Page(f"{GAME}.resign2")
    assert "answer" not in again.regions["assist"]


def test_an_answer_goes_on_in_the_game_it_answers() -> None:
    page = Page(GAME, "Cb1")
    page.send("hash", hash=f"{GAME}.Cb1.Tb1e")
    assert page.moves == "Tb2w Ta2s Ta1e Cb1 Tb1e"
    assert len(page.model.tables) == 1
    assert "answer" not in page.regions["assist"]
    page.type("Td1w")
    assert f"{GAME}.Cb1.Tb1e.Td1w".replace("&", "&amp;") in page.regions["assist"]


def test_what_else_was_tried_stays_when_the_answer_comes() -> None:
    page = Page(GAME, "Cb1")
    page.press(actions.UNDO)
    tried = next(move for move in page.legal if move != "Cb1")
    page.type(tried)
    page.press(actions.JUMP(3))
    page.send("hash", hash=f"{GAME}.Cb1.Tb1e")
    assert page.moves == "Tb2w Ta2s Ta1e Cb1 Tb1e"
    assert f">{tried}<" in "".join(page.regions.values())


def test_what_was_tried_for_the_opponent_too_is_shown_again_and_no_part_of_the_game() -> None:
    page = Page(GAME, "Sb1")
    page.press(actions.UNDO)
    page.type("Cb1", "Tb1e", "Td1w", "Sc1")
    again = Page("#/pyrga", device=page.device)
    again.send("hash", hash=f"{GAME}.Cb1.Tb1e")
    assert again.moves == "Tb2w Ta2s Ta1e Cb1 Tb1e"
    assert len(again.model.tables) == 1
    shown = "".join(again.regions.values())
    assert all(f">{move}<" in shown for move in ("Sb1", "Td1w", "Sc1"))
    assert "Looking back" not in again.regions["status"]
    assert "answer" not in again.regions["assist"]
    again.type("Td1w")  # as it was tried
    assert saved(again, actions.COPY_ANSWER)["text"] == f"{BASE}{GAME}.Cb1.Tb1e.Td1w"
    assert "Now send your move" in again.regions["status"]
    stored = Page("#/pyrga", device=again.device)
    assert saved(stored, actions.COPY_ANSWER)["text"] == f"{BASE}{GAME}.Cb1.Tb1e.Td1w"
    assert main_line(stored.table.record).moves[:5] == stored.table.record.moves[:5]


def test_one_can_give_up_where_moves_were_tried_after_the_last_link() -> None:
    page = Page(GAME, "Cb1", "Tb1e", "Td1w")
    page.send("hash", hash=f"{GAME}.Cb1.Tb1e")
    page.press(actions.RESIGN)
    assert saved(page, actions.COPY_ANSWER)["text"] == f"{BASE}{GAME}.Cb1.Tb1e.resign2"


def test_a_game_between_two_people_here_is_not_gone_on_with() -> None:
    page = for_two("Sb2", "Sb3")
    page.send("hash", hash="#/pyrga?v=1&g=Sb2.Sb3.Cb4")
    assert len(page.model.tables) == 2


def test_a_game_that_was_looked_at_grows_with_its_links_and_may_be_another() -> None:
    page = Page("#/pyrga?v=1&g=Sb2")
    page.send("hash", hash="#/pyrga?v=1&g=Sb2.Sb3.Cb4")
    assert len(page.model.tables) == 1
    assert page.moves == "Sb2 Sb3 Cb4"
    assert "continues a game that you have here" in page.regions["notice"]
    page.press(actions.OPEN_ANEW)
    assert page.moves == "Sb2 Sb3 Cb4"
    assert len(page.model.tables) == 2
    assert page.model.notice is None
    page.type("Sb4")
    assert saved(page, actions.COPY_ANSWER)["text"] == f"{BASE}#/pyrga?v=1&g=Sb2.Sb3.Cb4.Sb4"


def shared(page: Page) -> str:
    """The link to the game in the share dialog."""
    page.press(actions.DIALOG("share"), actions.COPY_LINK)
    link: str = page.did("copy")[-1]["text"]
    page.press(actions.CLOSE)
    return link.removeprefix(f"{BASE}pyrga/")


def test_the_game_whose_link_was_shared_goes_on_with_the_answer() -> None:
    page = for_two("Sb2")
    link = shared(page)
    other = Page(link, "Sb3")
    again = Page("#/", device=page.device)
    again.send("hash", hash=saved(other, actions.COPY_ANSWER)["text"].removeprefix(BASE))
    assert again.moves == "Sb2 Sb3"
    assert len(again.model.tables) == 1
    assert again.model.notice is None
    again.type("Cb4")
    assert "Now send your move" in again.regions["status"]
    again.send("hash", hash=link)
    assert again.moves == "Sb2 Sb3 Cb4"
    assert len(again.model.tables) == 1


def test_what_was_played_at_one_device_after_its_link_was_shared_stays_beside_the_answer() -> None:
    page = for_two("Sb2")
    shared(page)
    page.type("Cb3", "Sc3")
    assert "copy-answer" not in page.regions["assist"]
    page.send("hash", hash="#/pyrga?v=1&g=Sb2.Sb3")
    assert page.moves == "Sb2 Sb3"
    assert len(page.model.tables) == 1
    assert ">Cb3<" in "".join(page.regions.values())


def test_a_game_against_the_computer_whose_link_was_shared_stays_one() -> None:
    page = Page("#/pyrga", "Sb2")
    page.think()
    link = shared(page)
    page.send("hash", hash=link)
    assert len(page.model.tables) == 1
    before = page.table
    page.send("hash", hash=f"{link}.{page.legal[0]}")
    assert len(page.model.tables) == 2
    assert before in page.model.tables


OLD = "#/pyrga?v=1&g=Tb2w.Ta2s"


@pytest.mark.parametrize("old", [OLD, f"{OLD}&at=1", f"{GAME}.Cb1&at=2", GAME])
def test_an_older_link_opens_the_game_where_it_is_now_and_shows_what_it_was(old: str) -> None:
    page = Page(GAME, "Cb1")
    page.send("hash", hash=f"{GAME}.Cb1.Tb1e")
    page.type("Td1w")
    page.press(actions.BACK)
    page.send("hash", hash="#/")
    page.send("hash", hash=old)
    assert len(page.model.tables) == 1
    assert page.moves == "Tb2w Ta2s Ta1e Cb1 Tb1e Td1w"
    assert "You have this game here; it has gone on since." in page.regions["notice"]
    assert "Now send your move" in page.regions["status"]
    assert page.did("url")[-1]["hash"] == f"#/pyrga?id={page.table.id}"
    page.press(actions.JUMP(page.table.record.variation[0]))
    ply = {OLD: 1, f"{OLD}&at=1": 0, f"{GAME}.Cb1&at=2": 1, GAME: 2}[old]
    assert f'data-arg="{ply}" id="look-at-link"' in page.regions["notice"]


def test_a_spectators_older_link_opens_the_game_that_they_watch() -> None:
    page = Page(f"{GAME}.Cb1.Tb1e")
    for link in (GAME, f"{GAME}.Cb1", OLD):
        later = Page(link, device=page.device)
        assert later.moves == "Tb2w Ta2s Ta1e Cb1 Tb1e"
        assert len(later.model.tables) == 1
        assert "it has gone on since" in later.regions["notice"]


def test_the_game_has_the_day_on_which_it_began() -> None:
    page = for_two("Sb2", today="2026.11.22")
    link = shared(page)
    page.send("hash", hash=f"{link}.Sb3")
    page.send("hash", hash=link)
    assert "This is your game of 22 November; it has gone on since." in page.regions["notice"]


def test_ones_own_link_opens_ones_own_game_and_not_the_opponents_side() -> None:
    page = Page(GAME, "Cb1")
    link = saved(page, actions.COPY_ANSWER)["text"].removeprefix(BASE)
    before = page.table
    page.send("hash", hash=link)
    assert page.table.correspondence == before.correspondence
    assert "Now send your move" in page.regions["status"]
    assert page.model.notice is None


def test_a_link_that_goes_another_way_is_another_game() -> None:
    page = Page(GAME, "Cb1")
    for link in ("#/pyrga?v=1&g=Tb2w.Ta2s.Sa1", "#/pyrga?v=1&g=Tb2w.resign1", f"{OLD}&level=2"):
        count = len(page.model.tables)
        page.send("hash", hash=link)
        assert len(page.model.tables) == count + 1
        assert page.model.notice is None


def test_replies_that_come_later_to_the_same_move_are_taken() -> None:
    page = Page("#/pyrga?v=1&g=Tb2w.Ta2s.Ta1e.Cb1")
    code = "AgIfNXBwP5Ke9Ub6srwvaP2swjKB6GxjXdS55w"
    page.send("hash", hash=f"#/pyrga?v=1&g=Tb2w.Ta2s.Ta1e.Cb1&if={code}")
    assert len(page.model.tables) == 1
    page.type("Tb1e")
    page.press(actions.PLAY_TURN)
    assert page.moves.endswith("Tb1e Td1w")


def test_that_a_game_goes_to_and_fro_is_kept_on_the_device() -> None:
    page = Page(GAME, "Cb1")
    again = Page("#/pyrga", stored=page.stored)
    assert again.table == page.table
    assert "answer" in again.regions["assist"]
