"""Games with a clock: what the page is told, and what follows from the times that it tells."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tesserae.app.messages import actions
from tesserae.app.play.clock import remaining, seconds_for_ply
from tesserae.app.storage.table_text import read_table, write_table
from tesserae.core.clock import Clock, TimeControl, time_in
from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, SECOND, Outcome
from tesserae.core.record import Ending
from tests.app.page import Page


class Timed(Page):
    """A page whose clock is moved by hand."""

    def begin(self, minutes: int = 5, seconds: int = 3, *, delay: bool = False) -> None:
        self.press(actions.DIALOG("new"))
        self.change(actions.NEW_MINUTES, minutes)
        self.change(actions.NEW_SECONDS, seconds)
        self.press(actions.NEW_DELAY(delay))
        self.submit(actions.NEW_START)

    @property
    def command(self) -> dict[str, Any]:
        """The last command for the page's clock."""
        return self.did("runclock")[-1]

    def passes(self, milliseconds: int, turn: int | None = None) -> None:
        """The page tells what has passed: in the running turn, or in one that is over."""
        ran = [it for it in self.did("runclock") if it["id"]]
        turn = ran[-1]["turn"] if turn is None else turn
        self.send("clock", id=ran[-1]["id"], turn=turn, spent=milliseconds)

    def play(self, move: str, milliseconds: int) -> None:
        """A ply that took so long."""
        turn = self.command["turn"]
        self.type(move)
        self.passes(milliseconds, turn)

    @property
    def on(self) -> Clock:
        assert self.table.clock is not None
        return self.table.clock


def timed(minutes: int = 5, seconds: int = 3, **boot: Any) -> Timed:
    """A game with a clock, of which no ply was made."""
    opened = Timed(**boot)
    opened.begin(minutes, seconds)
    assert not opened.did("runclock")
    return opened


@pytest.fixture
def page() -> Timed:
    """Two people, of whom the first has made a ply: the second one's time runs."""
    opened = timed(seats=(0, 0))
    opened.type("Sb2")
    return opened


def test_it_runs_from_the_first_ply_and_each_ply_is_timed_and_noted(page: Timed) -> None:
    assert (page.command["side"], page.command["left"]) == (SECOND, [300_000, 300_000])
    page.play("Sb3", 10_000)
    assert page.command["side"] == FIRST
    assert page.on.left == (300_000, 293_000)
    page.play("Cb2", 1_500)
    assert page.on.left == (301_500, 293_000)
    comments = dict(page.table.record.comments)
    assert [time_in(comments.get(number, "")) for number in range(3)] == [None, 293_000, 301_500]
    assert "%clk" not in "".join(page.regions.values())


def test_a_delay_is_free(page: Timed) -> None:
    page.begin(1, 5, delay=True)
    page.type("Sb2")
    assert page.command["free"] == 5_000
    page.passes(4_000)
    assert (page.command["free"], page.command["left"]) == (1_000, [60_000, 60_000])
    page.play("Sb3", 3_000)
    assert page.on.left == (60_000, 58_000)


def test_paused_it_stands_still_until_it_is_let_go_on_or_a_ply_is_made(page: Timed) -> None:
    page.press(actions.CLOCK)
    assert page.command["id"] == ""
    page.passes(20_000)  # of what ran until then
    page.press(actions.CLOCK)
    assert page.command["left"] == [300_000, 280_000]
    page.press(actions.CLOCK)
    page.passes(5_000)
    page.type("Sb3")
    assert page.on == Clock(TimeControl(300_000, 3_000), (300_000, 278_000))
    assert page.command["side"] == FIRST


def faces(page: Page) -> list[str]:
    """What the clocks show, the first side's first."""
    drawn = page.regions["own"] + page.regions["opp"]
    return [time for _, time in sorted(re.findall(r'data-clock="([01])">([^<]*)', drawn))]


def test_who_has_no_time_left_has_lost(page: Timed) -> None:
    page.send("key", key="ArrowLeft", focus="")  # looking back does not help
    page.passes(300_000)
    assert page.table.outcome == Outcome(FIRST, "time")
    assert "has no time left" in page.regions["status"]
    assert page.kept["moves"].endswith("time2")
    assert page.command["id"] == ""
    assert faces(page) == ["5:00", "0.0"]
    assert faces(Timed(device=page.device)) == ["5:00", "0.0"]


def test_a_game_lost_on_time_takes_no_move(page: Timed) -> None:
    page.passes(300_000)
    page.type("Sb3")
    assert "The game is over." in page.regions["typed-move-why"]
    page.click("b3", "S")
    page.passes(300_000)
    assert (page.moves, page.table.outcome) == ("Sb2", Outcome(FIRST, "time"))


def test_what_is_played_after_a_loss_on_time_is_a_variation_without_a_clock(page: Timed) -> None:
    page.play("Sb3", 10_000)
    page.passes(300_000)
    page.press(actions.UNDO)
    assert "is a variation" in page.regions["status"]
    assert page.kept["moves"].endswith("time1")
    page.type("Sa2")
    assert (page.moves, page.command["id"]) == ("Sb2 Sa2", "")
    page.press(actions.CLOCK)
    page.passes(10**6)
    assert page.table.record.plies[1].ending == Ending(FIRST, late=True)
    assert faces(page) == ["0.0", "4:53"]


def test_a_resigned_game_keeps_the_time_that_was_left(page: Timed) -> None:
    turn = page.command["turn"]
    page.press(actions.RESIGN)
    page.passes(20_000, turn)
    page.passes(20_000, turn)
    page.type("Sb3")
    assert faces(page) == faces(Timed(device=page.device)) == ["5:00", "4:40"]
    assert page.table.outcome == Outcome(FIRST, "resigned")


def test_a_game_lost_on_time_that_an_earlier_version_kept_shows_no_time_left(page: Timed) -> None:
    page.passes(300_000)
    table = read_table(write_table(page.table), "x")
    kept = write_table(table).replace("300000,300000,300000]", "300000,300000,0]")
    old = read_table(kept, "x")
    assert (remaining(old, FIRST), remaining(old, SECOND)) == (300_000, 0)


def test_a_win_on_time_is_a_win_as_any_other_and_a_loss_is_not() -> None:
    stored, seen = {"settings": '{"beaten":["pyrga.2"]}'}, []
    for seats in ((0, 2), (0, 3), (3, 0)):
        page = timed(1, 0, stored=stored, seats=seats)
        page.think() if seats[0] else page.type("Sb2")
        page.passes(60_000)
        assert page.table.outcome == Outcome(FIRST, "time")
        seen.append([it["what"] for it in page.did("celebrate")])
        stored = page.stored
    assert seen == [["first-win"], ["next-level"], []]
    assert page.model.settings.beaten == ("pyrga.2", "pyrga.3")


def test_what_came_too_late_counts_for_nothing(page: Timed) -> None:
    page.play("Sb3", 1_000)
    page.passes(10**6, turn=0)
    page.send("clock", id="another", turn=1, spent=10**6)
    assert page.on.left == (300_000, 302_000)
    assert not page.table.over


def test_taking_back_gives_no_time_and_no_second_increment(page: Timed) -> None:
    page.play("Sb3", 10_000)
    page.press(actions.UNDO)
    page.play("Sc2", 2_000)  # the second side's ply once more
    assert page.on.left == (300_000, 291_000)


def test_the_time_is_told_when_asked_for_and_in_the_last_minute(page: Timed) -> None:
    page.send("key", key="t", focus="")
    page.passes(61_000)
    assert "Black: 3 min 59 s" in page.regions["toast"]
    page.passes(180_000)
    assert "One minute left: Black" in page.regions["toast"]
    page.press(actions.CLOCK)
    page.send("key", key="T", focus="")
    assert "White: 5 min 0 s" in page.regions["toast"]


def test_a_game_that_is_reloaded_is_paused_and_has_lost_what_had_passed(page: Timed) -> None:
    page.play("Sb3", 10_000)
    noted = f'{{"id": "{page.table.id}", "plies": 2, "spent": 7000}}'
    again = Timed(device=page.device, stored={})
    assert again.on.spent == 0
    page.device.texts["clock"] = noted
    again = Timed(device=page.device)
    assert again.on == page.on._replace(spent=7_000)
    assert not again.did("runclock")
    assert again.stored["clock"] == ""
    again.type("Cb2")
    assert again.on.left == (296_000, 293_000)
    assert again.command["side"] == SECOND


@pytest.mark.parametrize("noted", ["[]", '{"id": 3}', '{"id": "a", "plies": -1, "spent": 1}', "{"])
def test_a_note_that_is_damaged_means_nothing(page: Timed, noted: str) -> None:
    page.device.texts["clock"] = noted
    assert Timed(device=page.device).on == page.on


def test_another_tab_that_goes_on_takes_the_clock_over(page: Timed) -> None:
    other = Timed(device=page.device)
    other.type("Sb3")
    page.send(**page.device.listed())
    page.passes(9_000, turn=0)  # of what ran here until then
    assert page.command["id"] == ""
    assert page.moves == "Sb2 Sb3"
    assert other.command["side"] == FIRST
    page.type("Cb2")
    assert page.command["side"] == SECOND


def test_the_engine_waits_while_it_is_paused_and_hurries_when_it_has_little_time() -> None:
    page = timed(1, 0, seats=(0, 3))
    page.type("Sb2")
    assert page.app.busy
    page.press(actions.CLOCK)
    assert not page.app.busy
    page.press(actions.CLOCK)
    page.think()
    assert page.table.record.ply == 2
    assert page.command["side"] == FIRST
    hurried = page.table._replace(clock=Clock(TimeControl(60_000), (800, 800)))
    assert seconds_for_ply(hurried) == pytest.approx(0.03)
    assert seconds_for_ply(page.table._replace(clock=None)) is None


def test_a_record_has_its_clock_and_a_rematch_too(page: Timed) -> None:
    page.play("Sb3", 10_000)
    page.press(actions.COPY_RECORD)
    record = page.did("copy")[-1]["text"]
    assert '[TimeControl "300+3"]' in record
    assert "{[%clk 0:04:53.000]}" in record
    other = Timed()
    other.send("given", text=record)
    assert other.on.left == page.on.left
    assert not other.did("runclock")  # it is paused
    page.press(actions.RESIGN, actions.REMATCH)
    assert page.on == Clock(TimeControl(300_000, 3_000), (300_000, 300_000))


@pytest.mark.parametrize("clock", [None, [], ["300+3", 1, 2], ["x", 1, 2, 3], ["300+3", -1, 2, 3]])
def test_a_kept_clock_is_read_strictly(page: Timed, clock: object) -> None:
    text = write_table(page.table)
    assert read_table(text, page.table.id) == page.table
    with pytest.raises(BadInput):
        read_table(text.replace('["300+3",300000,300000,0]', str(clock)), page.table.id)
