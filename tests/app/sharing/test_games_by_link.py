"""Whole games by link between two devices: one game on each, and no link too many."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from tesserae.app.messages import actions
from tesserae.app.sharing import correspondence
from tests.app.page import BASE, Page, for_two
from tests.app.sharing.share_dialog import saved
from tests.tiers import some

STARTS = (
    "#/tetrad?v=1&p=I0g7.D1d7.R1d4.D1j5.I0g8~R0i12.M0j9.D0f11.D1d10.T3c12~wm1235x14",
    "#/pyrga?v=1&g=Sb2",
    "#/zaic?v=1&g=Bh8",
    "#/tetrad?v=1&g=I1b1",
)

GAMES = [(start, seed) for seed in (1, 2, 3) for start in STARTS]


def choose(page: Page, random: Random) -> str:
    """A legal move; in Tetrad an attack if there is one, and mostly the end of the turn at last."""
    moves = page.legal
    attacks = [it for it in moves if "x" in it]
    if attacks and random.random() < 0.8:
        return random.choice(attacks)
    return "end" if "end" in moves and random.random() < 0.4 else random.choice(moves)


def play_turn(page: Page, random: Random) -> None:
    """Plays until a link is to be sent; now and then an answer to what may follow goes along."""
    while not correspondence.answer_due(page.table):
        assert "copy-answer" not in page.regions["assist"]
        page.type(choose(page, random))
    if "play-turn" in page.regions["assist"]:
        assert "Is this your move?" in page.regions["status"]
        page.press(actions.PLAY_TURN)
        if not correspondence.answer_due(page.table):
            return play_turn(page, random) if not page.table.over else None
    assert "Now send your move" in page.regions["status"]
    ply = page.table.record.cursor
    if random.random() < 0.5 and not page.table.over:
        add_reply(page, random)
        page.press(actions.JUMP(ply))
    return None


def add_reply(page: Page, random: Random) -> None:
    """Tries what the opponent may play and an answer; it goes along if it is one."""
    for _ in range(8):
        if page.table.over:
            return
        page.type(choose(page, random))
        if "add-reply" in page.regions["assist"]:
            page.press(actions.ADD_REPLY)
            if "if " in page.regions["assist"]:
                return


def runs(page: Page) -> int:
    """How many turns a game has: runs of plies by one side."""
    sides = [it.to_move for it in page.table.record.positions[:-1]]
    return 1 + sum(one != other for one, other in pairwise(sides))


@pytest.mark.parametrize(("start", "seed"), some(GAMES, quick=1, share=8))
def test_a_whole_game_takes_no_more_links_than_turns_and_is_one_game(start: str, seed: int) -> None:
    random = Random(seed)
    pages = [Page(start), Page("#/" + start[2:].partition("?")[0])]
    link, links = start, 0
    mover = 0
    while not pages[mover].table.over:
        page = pages[mover]
        play_turn(page, random)
        link = saved(page, actions.COPY_ANSWER)["text"].removeprefix(BASE)
        links += 1
        moves = page.moves
        mover = 1 - mover
        pages[mover].send("hash", hash=link)
        assert pages[mover].moves == moves
        assert pages[mover].model.notice is None
        assert len(pages[mover].model.tables) == 1
        assert links < 400
    assert links <= runs(pages[mover])
    assert pages[0].moves == pages[1].moves


ONLY_END = "#/tetrad?v=1&p=R1k6.x.x.D1j5.R0h8~R0i12.x.D0f11.D1d10.T3c12~wx1h1"
"""Black has lost a tile, which White's last shot of a turn has hit."""

ONLY_TILE = "#/tetrad?v=1&p=R1k6.x.M0d5.D1j5.R0h8~R0i12.M0j9.D0f11.D1d10.T3c12~wm1"
"""White may fire at a unit of one tile, and then again."""


def test_an_end_that_is_all_the_opponent_has_left_is_in_the_link_with_ones_own_turn() -> None:
    page = Page(ONLY_END, "-k12")
    assert page.moves == "-k12 end"
    assert page.model.toast is None, "it is not one's own turn that is over"
    assert "copy-answer" not in page.regions["assist"]
    assert "Now send" not in page.regions["status"]
    page.press(actions.UNDO)
    assert page.moves == ""
    page.type("-k12", "end")
    assert "Now send your move" in page.regions["status"]
    assert saved(page, actions.COPY_ANSWER)["text"] == f"{BASE}{ONLY_END}&g=-k12.end.end"
    page.press(actions.JUMP(0))
    assert "copy-answer" not in page.regions["assist"], "nobody sends half of it"


def test_the_only_tile_that_the_opponent_can_lose_needs_no_link() -> None:
    page = Page(ONLY_TILE, "5xn")
    assert page.moves == "5xn -j9"
    assert "Now send" not in page.regions["status"]
    page.press(actions.UNDO)
    assert page.moves == ""
    page.type("5xn", "end")
    assert saved(page, actions.COPY_ANSWER)["text"] == f"{BASE}{ONLY_TILE}&g=5xn.-j9.end"


def test_two_at_one_device_choose_everything_themselves() -> None:
    page = for_two(hash=f"{ONLY_TILE}&level=1")
    assert page.table.correspondence is None
    page.type("5xn")
    assert page.moves == "5xn"


def test_whoever_has_won_is_told_to_send_that_too() -> None:
    won = "#/pyrga?v=1&g=Sc1.Td1n.Td2n.Td3w.Cc3.Tc3n.Cc4.Sc4.Sc3.Tc2e.Cd2.Sd2.Sd1.Tc1e"
    page = Page(won, "Cd1")
    assert page.table.over
    assert "Now send your move" in page.regions["status"]
    assert "copy-answer" in page.regions["assist"]
    assert "Now send" not in Page(f"{won}.Cd1").regions["status"]


def test_a_game_in_which_nothing_was_played_does_not_go_on_with_a_link() -> None:
    page = Page("#/pyrga?v=1&g=")
    page.send("hash", hash="#/pyrga?v=1&g=Sb2")
    assert page.moves == "Sb2"
    assert page.model.notice is None
