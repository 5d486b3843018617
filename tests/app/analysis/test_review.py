"""The review of a game that is over: what is analysed, and its key moments."""

from __future__ import annotations

import re

import pytest

from tesserae.app import actions
from tesserae.app.analysis import key_moments
from tesserae.core.game import DECISIVE, FIRST
from tesserae.search.report import Report
from tests.app.page import Page

PYRGA = "#/pyrga?v=1&p=a1Te.b1c.a2ts.b2Tw~Cb1&g=Tb1e.Td1w.Ca1.Sa1.Sb1.Cb2.Sb2"
ZAIC = "#/zaic?v=1&g=Hh8.Si8.Hj8.Sh9.Vi6.Vh6"


def over(hash: str = ZAIC) -> Page:
    """A game between two people; if it is not over by its rules, the one on turn gave up."""
    page = Page(hash)
    page.seat(0, 0)
    if not page.table.over:
        page.press(actions.RESIGN)
    assert page.table.over
    return page


def answer(page: Page, leads: dict[int, int], best: str = "") -> None:
    """The engine's last word on every position.

    leads: from that ply on, the first side's lead; 3 are odds of e to 1. best: what it
    would play, where that can be played; else it is something that was not played.
    """
    while (job := page.model.engine.analysis) is not None:
        table, position = page.table, job.position
        ply = table.record.positions.index(position)
        lead = next((leads[n] for n in sorted(leads, reverse=True) if n <= ply), 0)
        score = lead * table.game.odds // 3 * (1 if position.to_move == FIRST else -1)
        report(page, score, best)


def report(page: Page, score: int, best: str = "") -> None:
    """The engine's last word on the position that it looks at."""
    job = page.model.engine.analysis
    assert job is not None
    game, position = page.table.game, job.position
    moves = {game.format_move(position, move): move for move in position.legal_moves()}
    other = next(move for move in moves.values() if move not in page.table.record.moves)
    line = (moves.get(best, other),)
    page.evaluated(Report(4, score, 0, line), finished=True)


def text_of(markup: str) -> str:
    """Words as they are read, without tags."""
    return " ".join(re.sub("<[^>]*>", " ", markup).split())


def said(page: Page) -> str:
    return text_of(page.regions["review-area"])


def named(page: Page) -> list[int]:
    """The plies that were named, by the number in their line."""
    back = page.model.analysis.review
    assert back is not None
    assert back.key_moments is not None
    return [turn.ply for turn in back.key_moments]


def test_a_review_is_offered_only_where_a_game_is_over() -> None:
    page = Page(ZAIC)
    page.seat(0, 0)
    assert page.regions["review-area"] == ""
    page.press(actions.REVIEW)
    assert page.model.analysis.review is None
    page.press(actions.RESIGN)
    assert said(page) == "Review the game"


def test_every_position_is_looked_at_once_and_how_far_it_is_is_shown() -> None:
    page = over()
    page.press(actions.REVIEW)
    assert 'max="7" value="0"' in page.regions["review-area"]
    answer(page, {})
    looked = [position for _, position in page.model.analysis.evaluations]
    assert looked == list(page.table.record.positions)
    assert page.did("scroll")[-1]["id"] == "review-area"
    assert said(page).startswith("No move changed this game by much.")


def test_the_plies_where_it_turned_most_are_named_worst_first() -> None:
    page = over()
    page.press(actions.REVIEW)
    answer(page, {2: 7, 3: 3, 5: -9})
    assert named(page) == [5, 2, 3]
    moves = re.findall(r"Move (\d+, \w+: \w+)", said(page))
    assert moves == ["3, Light: Vi6", "1, Dark: Si8", "2, Light: Hj8"]
    lead = (
        "Before: Light ahead by about 1 square. After: Dark ahead by about 2 squares. Better was "
    )
    assert lead in said(page)


def test_at_most_three_are_named_and_none_that_cost_little() -> None:
    page = over()
    page.press(actions.REVIEW)
    answer(page, {1: -4, 2: 4, 3: -4, 4: 4, 5: -4})
    assert len(named(page)) == 3
    other = over("#/zaic?v=1&g=Hh8.Si8.Hj8.Sh9")
    other.press(actions.REVIEW)
    answer(other, {})
    assert named(other) == []


def test_a_ply_that_was_the_best_is_not_blamed() -> None:
    page = over()
    page.press(actions.REVIEW)
    answer(page, {5: -6}, best="Vi6")
    assert named(page) == []


def test_a_won_position_given_away_comes_first() -> None:
    page = over()
    page.press(actions.REVIEW)
    while (job := page.model.engine.analysis) is not None:
        ply = page.table.record.positions.index(job.position)
        seen = {1: 3 * page.table.game.odds, 4: DECISIVE - 3}
        report(page, seen.get(ply, DECISIVE - 4 if ply == 5 else 0))
    back = page.model.analysis.review
    assert back is not None
    assert back.key_moments is not None
    assert (back.key_moments[0].ply, back.key_moments[0].gave) == (5, "win")
    assert "Gave away a won position. Before: Light wins in 3 plies." in said(page)


def test_proven_values_decide_a_game_that_can_be_solved() -> None:
    page = over(PYRGA)
    page.press(actions.REVIEW)
    page.think()
    back = page.model.analysis.review
    assert back is not None
    assert back.key_moments is not None
    for turn in back.key_moments:
        if turn.gave:
            assert_gave_away(page, turn.ply, {"win": 1, "draw": 0}[turn.gave])
    gave = [bool(turn.gave) for turn in back.key_moments]
    assert gave == sorted(gave, reverse=True)
    assert any(gave)


def assert_gave_away(page: Page, ply: int, had: int) -> None:
    """A fresh prover says the same."""
    before, after = page.table.record.positions[ply - 1 : ply + 1]
    prover = page.table.game.prover()  # type: ignore[attr-defined]
    *_, first = prover.prove(before)
    *_, last = prover.prove(after)
    assert first.value == had
    assert -last.value < had


def test_a_named_ply_leads_there_and_the_review_stays() -> None:
    page = over()
    page.press(actions.REVIEW)
    answer(page, {2: 4})
    shown = page.regions["review-area"]
    [number] = re.findall(rf'data-act="{actions.KEY_MOMENT.name}" data-arg="(\d+)"', shown)
    page.press(actions.KEY_MOMENT(int(number)))
    assert page.table.record.ply == 2
    assert {"do": "scroll", "id": "opp"} in page.effects
    assert page.regions["review-area"] == shown


def test_what_is_tried_from_a_named_ply_leaves_the_review() -> None:
    page = over()
    page.press(actions.REVIEW)
    answer(page, {2: 4})
    page.press(actions.FIRST)
    page.type("Bh8")
    assert page.moves == "Bh8"
    assert named(page) == [2]


def test_it_can_be_stopped_and_hidden() -> None:
    page = over()
    page.press(actions.REVIEW)
    assert page.app.busy
    page.press(actions.REVIEW_STOP)
    assert not page.app.busy
    assert said(page) == "Review the game"
    page.press(actions.REVIEW)
    answer(page, {})
    page.press(actions.REVIEW_STOP)
    assert page.model.analysis.review is None


def test_it_waits_on_other_pages_and_is_forgotten_with_another_game() -> None:
    page = over()
    page.press(actions.REVIEW)
    page.send("hash", hash="#/")
    assert page.model.engine.analysis is None
    assert page.model.analysis.review is not None
    page.send("hash", hash="#/zaic")
    assert page.model.engine.analysis is not None
    page.press(actions.DIALOG("new"))
    page.press(actions.NEW_START)
    assert page.model.analysis.review is None
    assert not page.app.busy or page.model.engine.job


def test_a_review_and_the_bar_share_what_they_know() -> None:
    page = over()
    page.set(evaluation=True)
    page.press(actions.REVIEW)
    answer(page, {2: 9})
    page.press(actions.JUMP(2))
    assert "Expected result: Light ahead by about 2 squares." in page.regions["eval"]


def test_long_turns_are_looked_at_where_they_end() -> None:
    page = Page("#/tetrad")
    setup = page.table.game.setup
    assert setup is not None
    page.press(actions.DIALOG("new"))
    page.change(actions.NEW_SEAT[1], 0)
    for side in (0, 1):
        page.change(actions.NEW_SETUP[side], setup.ready[side].text)
    page.press(actions.NEW_START)
    begun = page.table.record.ply
    assert begun
    for _ in range(12):
        game, position = page.table.game, page.table.position
        page.type(game.format_move(position, position.legal_moves()[-1]))
    page.press(actions.RESIGN)
    page.press(actions.REVIEW)
    back = page.model.analysis.review
    assert back is not None
    positions = page.table.record.positions
    assert back.boundaries[0] == begun
    assert back.boundaries[-1] == page.table.record.ply
    for n in back.boundaries[1:-1]:
        assert positions[n].turn != positions[n - 1].turn
    answer(page, {back.boundaries[1]: -5})
    assert named(page) == [back.boundaries[1]]


def test_a_long_turn_is_told_by_its_first_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(key_moments, "_MOVES_NAMED", 2)
    page = Page(ZAIC)
    record = page.table.record
    told = key_moments._names(page.table.game, record.start, record.moves)
    assert told == "Hh8 Si8 …"
