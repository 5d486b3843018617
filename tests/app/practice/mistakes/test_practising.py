"""Mistakes from the review of a game to the day they go, as a person meets them."""

from __future__ import annotations

import json
import re
from html import unescape

import pytest

from tesserae.app.messages import TurnAssessed, actions
from tesserae.app.model.engine import ReviewJob
from tesserae.app.model.practice import Mistake
from tesserae.app.model.screen import KeepPage, MistakesPage
from tesserae.app.model.table import REMOTE
from tesserae.app.practice.mistakes import schedule
from tesserae.app.practice.mistakes.mistakes_text import read_mistakes, write_mistakes
from tesserae.games.catalog import by_slug
from tesserae.games.pyrga.words import story
from tesserae.search.assessment import Assessment, Line
from tesserae.search.report import WON
from tesserae.view.action import Action
from tests.app.analysis.reviews import answer
from tests.app.device import Device
from tests.app.page import Page, for_two
from tests.app.practice.puzzles.solving import enter, phase, play, wait

TODAY, TOMORROW = "2026.11.24", "2026.11.25"

PYRGA = "#/pyrga?v=1&p=a1Te.b1Tec.a2ts.b2Tw~Tb1&g=Td1w.Ca1.Sa1.Sb1.Cb2.Sb2"
"""Black lets the win go with the first ply: only Cd1 keeps it."""

ZAIC = ("Hh8", "Si8", "Hj8", "Sh9", "Vi6", "Vh6")

HELD = Mistake("pyrga", "a1Te.b1Tec.a2ts.b2Tw~Tb1", ("Td1w",), ("Cd1",), "win", 100, "1-0")


def keeping(*held: Mistake) -> dict[str, str]:
    """What a device stores that keeps mistakes, which come back today."""
    return {"mistakes": write_mistakes(schedule.add_mistakes({}, held, "2026.11.23"))}


STORED = keeping(HELD)


def reviewed(hash: str, *moves: str, seats: tuple[int, int] = (0, 0)) -> Page:
    """A page with a review that has just begun, of a game that was given up."""
    page = for_two(*moves, hash=hash, today=TODAY)
    page.press(actions.RESIGN)
    page.seat(*seats)
    page.press(actions.REVIEW)
    return page


def starts(page: Page) -> set[str]:
    """The plies after which mistakes were made, as a set of positions."""
    return {mistake.start for mistake in schedule.waiting(page.model.practice.mistakes)}


def left(page: Page) -> list[Mistake]:
    """What the device keeps, and is to come back."""
    return schedule.waiting(read_mistakes(page.stored["mistakes"]))


def test_a_review_keeps_the_positions_where_the_game_turned() -> None:
    page = reviewed(PYRGA)
    answer(page, {0: (WON, -WON)}, proven=True, best={0: "Cd1"})
    assert [
        (mistake.start, mistake.played, mistake.better, mistake.due) for mistake in left(page)
    ] == [(HELD.start, ("Td1w",), ("Cd1",), TOMORROW)]
    page.press(actions.MISTAKES_TRY)
    assert page.model.hash == "#/pyrga/mistakes"
    assert "You played Td1w, and the win was gone." in page.regions["lesson"]
    assert phase(page) == "solve"
    page.send("hash", hash="#/pyrga")
    assert "mistakes-try" in page.regions["review-area"]  # the review is still there


@pytest.mark.parametrize(
    ("seats", "turns"),
    [((0, 0), {1, 2, 3}), ((0, 2), {2}), ((2, 0), {1, 3}), ((2, 3), set())],
)
def test_they_are_those_of_people(seats: tuple[int, int], turns: set[int]) -> None:
    page = reviewed("#/zaic", *ZAIC, seats=seats)
    positions = page.table.record.positions
    answer(page, {1: (0, -900), 2: (0, -2000), 3: (0, -3600), 4: (9000, 8900)})
    assert starts(page) == {page.table.game.encode(positions[n]) for n in turns}
    assert ("mistakes-try" in page.regions["review-area"]) == bool(turns)


def test_in_a_game_by_links_they_are_those_of_the_side_that_is_played_here() -> None:
    page = Page(f"#/zaic?v=1&g={'.'.join(ZAIC)}", today=TODAY)
    exchange = page.table.correspondence
    assert exchange is not None
    page.press(actions.RESIGN, actions.REVIEW)
    answer(page, {1: (0, -2000), 2: (0, -2000)})
    [one] = left(page)
    assert page.table.game.decode(one.start).to_move == exchange.side


def test_what_cost_little_is_none() -> None:
    page = reviewed("#/zaic", *ZAIC)
    answer(page, {1: (3600, 3000), 3: (0, -150), 4: (0, -150)})
    assert "turned-" in page.regions["review-area"]  # the costliest of the side that gave up
    assert not left_or_none(page)


def left_or_none(page: Page) -> list[Mistake]:
    return left(page) if "mistakes" in page.stored else []


def test_another_review_of_the_game_brings_nothing_back() -> None:
    page = reviewed("#/zaic", *ZAIC)
    answer(page, {1: (0, -2000)})
    page.press(actions.MISTAKES_TRY, actions.MISTAKES_REMOVE)
    assert left(page) == []
    page.send("hash", hash="#/zaic")
    page.press(actions.REVIEW_STOP, actions.REVIEW)
    answer(page, {1: (0, -2000)})
    assert left(page) == []
    page.press(actions.MISTAKES_TRY)  # but it can still be tried
    assert phase(page) == "solve"
    page.press(actions.PUZZLE_SOLUTION)
    assert left(page) == []


def test_solved_it_comes_back_after_a_week_and_solved_again_it_goes() -> None:
    page = Page("#/mistakes", today=TODAY, stored=STORED)
    assert page.model.hash == "#/pyrga/mistakes"
    enter(page, "Cd1")
    assert phase(page) == "solved"
    assert [(mistake.solved, mistake.due) for mistake in left(page)] == [(1, "2026.12.01")]
    again = Page("#/mistakes", today="2026.12.01", stored=page.stored)
    enter(again, "Cd1")
    assert left(again) == []
    again.press(actions.PUZZLE_NEXT)
    assert "There are no mistakes to try again" in again.regions["lesson"]
    assert again.model.hash == "#/pyrga/mistakes"


def test_a_wrong_move_is_refuted_then_the_solution_is_played_each_with_its_reason() -> None:
    page = Page("#/mistakes", today=TODAY, stored=STORED)
    enter(page, "Td1w")  # the mistake itself
    page.think()
    assert phase(page) == "wrong"
    sent = "You sent White to [abc]1, where a Cylinder made a pair"
    assert re.search(sent, page.regions["lesson"])
    page.send("waited", number=page.board.pause.number)
    assert len(page.moves.split()) == 2
    assert [(mistake.solved, mistake.due) for mistake in left(page)] == [(0, TOMORROW)]
    wait(page)
    assert phase(page) == "shown"
    assert page.moves == "Cd1"
    assert "The better move. It sends White to d1" in page.regions["lesson"]
    assert "The next comes back on" in page.regions["puzzle-head"]


def test_it_can_be_tried_again_before_the_solution_comes() -> None:
    page = Page("#/mistakes", today=TODAY, stored=STORED)
    assert "1 to try again today" in page.regions["puzzle-head"]
    enter(page, "Td1w")
    page.think()
    page.send("waited", number=page.board.pause.number)
    number = page.board.pause.number
    page.press(actions.PUZZLE_AGAIN)
    page.send("waited", number=number)
    assert phase(page) == "solve"
    assert "comes back" not in page.regions["puzzle-head"]
    enter(page, "Cd1")
    assert phase(page) == "solved"
    assert [(mistake.solved, mistake.due) for mistake in left(page)] == [(0, TOMORROW)]


def test_what_is_no_exercise_or_too_early_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    page = reviewed(PYRGA)
    job = page.model.engine.analysis
    assert isinstance(job, ReviewJob)
    for n, turn in enumerate(job.turns):
        line = Line(-WON if n == 0 else 0, turn.moves, 4, proven=True)
        best = line._replace(score=WON if n == 0 else 0)
        page.hear(TurnAssessed(n, Assessment(best, line)))
    assert not left_or_none(page)
    monkeypatch.setattr(story, "_READABLE", 6)
    page = reviewed(PYRGA)
    answer(page, {0: (WON, -WON)}, proven=True, best={0: "Cd1"})
    assert not left_or_none(page)


@pytest.mark.parametrize("action", [actions.PUZZLE_HINT, actions.PUZZLE_SOLUTION])
def test_with_a_hint_or_the_solution_it_begins_again(action: Action) -> None:
    page = Page("#/mistakes", today=TODAY, stored=STORED)
    page.press(action)
    assert [(mistake.solved, mistake.due) for mistake in left(page)] == [(0, TOMORROW)]


def test_ratings_of_puzzles_are_not_touched() -> None:
    page = Page("#/mistakes", today=TODAY, stored=STORED)
    enter(page, "Cd1")
    assert page.model.practice.progress == {}
    assert "puzzles" not in page.stored


def test_any_turn_passes_that_loses_little_and_none_that_loses_much() -> None:
    game = by_slug("zaic")
    position = game.showcase()
    texts = [game.format_move(position, move) for move in position.legal_moves()]
    start = game.encode(position)
    held = Mistake("zaic", start, (texts[0],), (texts[1],), "better", 20, "1-0")
    stored = keeping(held)
    seen = set()
    for text in texts[2::7]:
        tried = Page("#/mistakes", today=TODAY, stored=dict(stored))
        assert "Dark to play: find something better." in tried.regions["lesson"]
        told = tried.regions["lesson"]
        assert f"You played {texts[0]}: it cost 20% of the winning chances." in told
        enter(tried, text)
        assert phase(tried) == "judging"
        tried.think()
        seen.add(phase(tried))
        also = f"Right. {texts[1]} does it, too." in tried.regions["lesson"]
        assert also == (phase(tried) == "solved")
    assert seen == {"wrong", "solved"}


def test_a_turn_of_tetrad_is_judged_when_it_is_over() -> None:
    page = Page("#/tetrad", today=TODAY)
    game = page.table.game
    start = game.showcase()
    end = game.parse_move(start, "end")
    held = Mistake("tetrad", game.encode(start), ("end",), ("end",), "better", 30, "1-0")
    moves = [game.format_move(start, move) for move in start.legal_moves() if move != end]
    stored = keeping(held)
    tried = Page("#/mistakes", today=TODAY, stored=stored)
    play(tried, next(move for move in moves if "x" not in move))
    assert phase(tried) == "solve"
    play(tried, next(text for text in tried.legal if "x" in text))
    assert phase(tried) == "solve"  # the other side has removed what it owes
    assert tried.table.position.to_move == start.to_move
    play(tried, "end")
    assert phase(tried) in ("shown", "solved")


def test_of_a_long_turn_the_first_moves_are_named() -> None:
    game = Page("#/tetrad").table.game
    played = ("4h3", "1d8", "2c3u", "3c1", "5j1u", "2xn", "-a5", "end")
    held = Mistake("tetrad", game.encode(game.showcase()), played, ("end",), "better", 30, "1-0")
    stored = keeping(held)
    page = Page("#/mistakes", today=TODAY, stored=stored)
    assert "You played 4h3 1d8 2c3u 3c1 5j1u 2xn …: it cost 30% of" in page.regions["lesson"]


def test_the_home_page_leads_to_them_once_there_are_any() -> None:
    assert "#/mistakes" not in Page("#/").regions["kept"]
    due = Page("#/", today=TODAY, stored=STORED)
    assert "1 to try again today" in due.regions["kept"]
    assert "#/mistakes" in due.regions["kept"]
    before = Page("#/", today="2026.11.23", stored=STORED, languages=["fr"])
    assert "La prochaine revient le 24 novembre" in before.regions["kept"]


def test_where_nothing_is_due_the_next_day_is_told_and_all_can_be_tried_ahead() -> None:
    page = Page("#/mistakes", today="2026.11.23", stored=STORED)
    assert "The next comes back on 24 November." in page.regions["lesson"]
    assert page.model.hash == "#/mistakes"
    page.press(actions.MISTAKES_AHEAD)
    assert page.model.hash == "#/pyrga/mistakes"
    enter(page, "Cd1")
    assert phase(page) == "solved"
    assert page.stored["mistakes"] == STORED["mistakes"]  # ahead of its day it counts for nothing
    page.press(actions.PUZZLE_NEXT)
    assert "The next comes back on 24 November." in page.regions["lesson"]


def test_those_of_a_game_alone_have_an_address() -> None:
    page = Page("#/zaic/mistakes", today=TODAY, stored=STORED)
    assert "There are no mistakes" in page.regions["lesson"]
    assert "1 of other games" in page.regions["lesson-acts"]
    page.send("hash", hash="#/pyrga/mistakes")
    assert phase(page) == "solve"


@pytest.mark.parametrize("hash", ["#/mistakes/3", "#/pyrga/mistakes/3", "#/pyrga/mistakes?level=2"])
def test_bad_addresses_are_told(hash: str) -> None:
    assert Page(hash, stored=STORED).model.notice is not None


def test_one_or_all_can_be_removed() -> None:
    other = HELD._replace(slug="zaic", start="Hh8.si8", better=("Hj8",), asks="better")
    page = Page("#/pyrga/mistakes", today=TODAY, stored=keeping(HELD, other))
    page.press(actions.MISTAKES_REMOVE)
    assert [mistake.slug for mistake in left(page)] == ["zaic"]
    page = Page("#/pyrga/mistakes", today=TODAY, stored=keeping(HELD, other))
    page.press(actions.MISTAKES_REMOVE_ALL)
    assert left(page) == []
    assert "There are no mistakes" in page.regions["lesson"]


@pytest.mark.parametrize(
    "wrong",
    [
        {"start": "nonsense"},
        {"better": ("Td9w",)},
        {"better": ("Cd1", "Cd1")},
        {"asks": "better"},
        {"slug": "zaic"},
    ],
)
def test_one_that_is_impossible_goes_and_the_next_one_comes(wrong: dict[str, object]) -> None:
    bad = HELD._replace(**{"start": HELD.start + "", **wrong})  # type: ignore[arg-type]
    sound = HELD._replace(start="a1Te.b1Te.a2ts.b2Tw~Tb1", better=("Cb1",))
    page = Page("#/mistakes", today=TODAY, stored=keeping(bad, sound))
    assert isinstance(page.puzzle, MistakesPage)
    current = page.puzzle.current
    assert current is None or current.key == sound.key
    left = schedule.waiting(page.model.practice.mistakes)
    assert bad.key not in {mistake.key for mistake in left}


def test_another_tab_adds_its_own_and_what_it_removed_goes() -> None:
    device = Device(dict(STORED))
    home = Page("#/", today=TODAY, device=device)
    practice = Page("#/mistakes", today=TODAY, device=device)
    practice.press(actions.MISTAKES_REMOVE)
    home.send("stored", name="mistakes", text=device.texts["mistakes"])
    assert "#/mistakes" not in home.regions["kept"]
    saved = len(home.did("save"))
    home.send("stored", name="mistakes", text=device.texts["mistakes"])
    assert len(home.did("save")) == saved  # tabs do not save to and fro


def test_a_backup_brings_them() -> None:
    page = Page("#/games", today=TODAY)
    page.send("backup-part", games=[], total=0, values=STORED)
    assert [mistake.key for mistake in left(page)] == [HELD.key]


def test_a_frame_keeps_none() -> None:
    page = Page("#/mistakes", today=TODAY, stored=STORED, embed=True)
    page.press(actions.PUZZLE_SOLUTION)
    assert page.stored == STORED


def test_nothing_is_saved_of_the_board() -> None:
    page = Page("#/mistakes", today=TODAY, stored=STORED)
    enter(page, "Cd1")
    assert not page.device.games
    assert json.loads(page.stored["mistakes"])["mistakes"][0]["solved"] == 1


def test_proven_positions_ask_for_what_was_possible() -> None:
    for values, asks in (((0, -WON), "draw"), ((WON, 0), "win")):
        page = reviewed(PYRGA)
        answer(page, {0: values}, proven=True)
        assert [mistake.asks for mistake in left(page)] == [asks]
        assert REMOTE not in page.table.seats


def test_what_was_pressed_before_the_app_was_there_stays_among_the_mistakes() -> None:
    early = {"act": actions.PUZZLE_NEXT.name, "arg": ""}
    page = Page("#/mistakes", stored=STORED, today=TODAY, early=early)
    assert page.model.hash == "#/pyrga/mistakes"
    assert page.did("loadpool") == []


def test_what_was_found_can_be_kept_against_perfect_play() -> None:
    page = Page("#/mistakes", today=TODAY, stored=STORED)
    assert "mistake-keep" not in page.regions["lesson-acts"]
    play(page, "Cd1")
    page.think()
    wait(page)
    link = re.search(r'href="([^"]*)"[^>]*id="mistake-keep"', page.regions["lesson-acts"])
    assert link is not None
    assert unescape(link[1]) == KeepPage("pyrga", HELD.start).link
