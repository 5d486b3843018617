"""What the other side has just done is marked, and told, until the next click."""

from __future__ import annotations

from typing import Final

import pytest

from tesserae.app.messages import actions
from tests.app.page import Page

SETUP: Final = "I1b1.T2k13.I1d1.L1i12.I1g1.T2f13.I1j1.J3d12.I1m1.T2a13"
WHITE: Final = "1e4.2d4.4j4.3g4.5l3.2xn.-d12.1xn.-e12.4xn.-i14.3xn.-h14.end"
BLACK: Final = "2i9l.1i11.4d10.5c12r.3f10.1xs.-j7"

MARKS: Final = {"moves": "last way", "shots": 'class="told"', "losses": "last case"}


def marked(page: Page) -> dict[str, int]:
    """How many moves, halves of shots, and lines around units or lost tiles there are."""
    picture = page.regions["board-picture"]
    return {name: picture.count(mark) for name, mark in MARKS.items()}


def opened(*moves: str) -> Page:
    return Page(f"#/tetrad?v=1&g={'.'.join(moves)}")


def test_a_whole_turn_is_marked_when_the_other_player_comes_to_it() -> None:
    page = opened(SETUP, WHITE)
    assert marked(page) == {"moves": 5, "shots": 0, "losses": 9}
    page.send("aim", target="a1")
    assert marked(page)["moves"] == 5
    page.click("k13")
    assert marked(page) == {"moves": 0, "shots": 0, "losses": 0}


def test_who_makes_a_turn_sees_their_last_ply_alone() -> None:
    page = opened(SETUP, WHITE, "2i9l.1i11")
    assert marked(page) == {"moves": 1, "shots": 0, "losses": 1}


def test_while_the_engine_is_in_its_turn_its_last_ply_alone_is_marked() -> None:
    page = opened(SETUP, WHITE, BLACK)
    page.seat(0, 2)
    page.think()
    assert page.table.position.turn == 1
    assert marked(page)["moves"] <= 1


def test_a_turn_is_shown_again_step_by_step() -> None:
    page = opened(SETUP, WHITE)
    assert 'id="show-again"' in page.regions["tray"]
    end, plies = page.table.record.cursor, WHITE.count(".") + 1
    page.press(actions.SHOW_AGAIN)
    shots = 0
    for _ in range(plies - 1):
        assert "show-next" in page.regions["tray"]
        assert "Next step" in page.regions["tray"]
        here = marked(page)
        assert here["moves"] <= 1
        shots += here["shots"] // 2
        page.press(actions.SHOW_NEXT)
    assert shots == 2 * 4  # each while it is fired, and while the loss is told
    assert page.table.record.cursor == end
    assert marked(page)["moves"] == 5
    page.press(actions.SHOW_NEXT)
    assert page.table.record.cursor == end


def waited(page: Page) -> None:
    """The pause that was asked for last is over."""
    page.send("waited", number=page.did("wait")[-1]["number"])


def test_it_goes_on_by_itself_until_it_is_held() -> None:
    page = opened(SETUP, WHITE)
    end = page.table.record.cursor
    page.press(actions.SHOW_AGAIN)
    first = page.table.record.ply
    waited(page)
    assert page.table.record.ply == first + 1
    assert "White: Unit 2" in page.regions["status"]
    page.press(actions.SHOW_PAUSE)
    waited(page)
    assert page.table.record.ply == first + 1
    assert "Continue" in page.regions["tray"]
    page.press(actions.SHOW_PAUSE)
    waits = len(page.did("wait"))
    while page.model.play.stepping:
        waited(page)
    assert page.table.record.cursor == end
    assert len(page.did("wait")) == waits + WHITE.count(".") - 2


def test_it_is_held_by_whatever_else_is_done() -> None:
    page = opened(SETUP, WHITE)
    page.press(actions.SHOW_AGAIN, actions.DIALOG("settings"))
    ply = page.table.record.ply
    waited(page)
    assert page.table.record.ply == ply
    page.press(actions.CLOSE, actions.SHOW_PAUSE, actions.LAST)
    waited(page)
    assert page.table.record.at_end
    assert not page.model.play.stepping


@pytest.mark.parametrize("link", [(SETUP,), ("I1b1", "T2k13")])
def test_a_setup_is_not_shown_again(link: tuple[str, ...]) -> None:
    assert 'id="show-again"' not in opened(*link).regions["tray"]


def test_a_persons_own_turn_against_the_engine_is_not_told() -> None:
    page = opened(SETUP, WHITE.removesuffix(".end"))
    page.seat(0, 2)
    page.click("end")
    assert page.model.play.news
    assert marked(page)["moves"] == 0


@pytest.mark.parametrize("fragment", ["#/pyrga?v=1&g=Tc2s.Tc1e", "#/pyrga?v=1&g=Tc2s.Tc1e&level=2"])
def test_a_game_opened_by_a_link_tells_what_was_played_last(fragment: str) -> None:
    page = Page(fragment)
    assert 'class="last"' in page.regions["status"]
    page.click("a1")
    assert 'class="last"' not in page.regions["status"]


def test_a_saved_game_tells_it_too() -> None:
    page = Page("#/pyrga?v=1&g=Tc2s.Tc1e", "Cd1")
    page.send("hash", hash="#/")
    page.press(actions.RESUME(page.model.tables[0].id))
    assert 'class="last"' in page.regions["status"]


@pytest.mark.parametrize("boot", [{"hash": "#/pyrga?v=1&g=Tc2s.Tc1e&at=1"}, {"embed": True}])
def test_nothing_is_told_of_an_earlier_ply_nor_in_a_frame(boot: dict[str, object]) -> None:
    page = Page(**{"hash": "#/pyrga?v=1&g=Tc2s.Tc1e", **boot})  # type: ignore[arg-type]
    assert 'class="last"' not in page.regions["status"]


def test_the_turn_is_summed_up_once_it_is_over() -> None:
    status = opened(SETUP, WHITE).regions["status"]
    assert (
        "White moved units 1, 2, 3, 4 and 5. Units 1, 2, 3 and 4 fired: units 2, 3 and 4" in status
    )
