"""The review of a game that is over: what is assessed, and its key moments."""

from __future__ import annotations

import re

import pytest

from tesserae.app.analysis import key_moments
from tesserae.app.analysis.marks import MISTAKES
from tesserae.app.messages import TurnAssessed, actions
from tesserae.app.model.engine import ReviewJob
from tesserae.core.exact import Solvable
from tesserae.core.game import DECISIVE, SECOND
from tesserae.games.zaic.words import story
from tesserae.search import reviewing
from tesserae.search.assessment import Assessment, Line
from tesserae.search.report import WON
from tests.app.analysis.reviews import (
    PYRGA,
    SOLVED,
    ZAIC,
    answer,
    over,
    review_of,
    reviewed,
    text_of,
)
from tests.app.page import Page, for_two


def review_text(page: Page) -> str:
    return text_of(page.regions["review-area"])


def named(page: Page) -> list[str]:
    """The turns that were named, as the page names them."""
    turned = re.findall(r'id="turned-\d+"[^>]*>(.*?)</', page.regions["review-area"])
    return [text_of(it) for it in turned]


def test_a_review_is_offered_only_where_a_game_is_over() -> None:
    page = for_two(hash=ZAIC)
    assert page.regions["review-area"] == ""
    page.press(actions.REVIEW)
    assert page.model.analysis.review is None
    page.press(actions.RESIGN)
    assert "Review the game" in page.regions["tray"]


def test_every_turn_is_assessed_and_how_far_it_is_is_shown() -> None:
    page = over()
    page.press(actions.REVIEW)
    job = page.model.engine.analysis
    assert isinstance(job, ReviewJob)
    assert [turn.position for turn in job.turns] == list(page.table.record.positions[:-1])
    assert 'max="6" value="0"' in page.regions["review-area"]
    found = Assessment(Line(0, job.turns[0].moves), Line(0, job.turns[0].moves))
    page.hear(TurnAssessed(0, found))
    assert 'max="6" value="1"' in page.regions["review-area"]
    answer(page)
    assert page.did("scroll")[-1]["id"] == "review-area"
    assert "No mistake stands out" in review_text(page)


def test_the_costliest_turns_are_told_in_the_order_of_the_game_at_most_three() -> None:
    page = reviewed({0: (0, -900), 1: (900, 0), 2: (0, -3600), 4: (0, -1800), 5: (100, 0)})
    assert named(page) == ["1. Hh8", "2. Hj8", "3. Vi6"]
    assert "3 turns mattered most." in review_text(page)
    assert "Light’s winning chances: 50% before, 0% after." in review_text(page)


def test_who_played_the_computer_is_told_of_their_own_turns() -> None:
    costs = {0: (0, -900), 1: (900, 0), 2: (0, -3600), 4: (0, -1800)}
    for seats, turns in (((0, 3), ["1. Hh8", "2. Hj8", "3. Vi6"]), ((3, 0), ["1... Si8"])):
        page = reviewed(costs, seats=seats)
        assert named(page) == turns
        assert "of your turns mattered most." in review_text(page)


def test_a_winner_who_gave_nothing_away_is_told_what_the_other_did() -> None:
    page = reviewed({2: (0, -3600)}, seats=(3, 0))  # Light gave up
    assert named(page) == ["2. Hj8"]
    assert "One turn mattered most." in review_text(page)


@pytest.mark.parametrize("you", [None, 0, 1])
@pytest.mark.parametrize("turn", range(6))
@pytest.mark.parametrize("cost", [0, 400, 1_000, 3_600])
def test_no_mistake_is_marked_of_which_the_review_says_that_there_is_none(
    you: int | None, turn: int, cost: int
) -> None:
    page = over()  # Light gave up
    if you is not None:
        page.seat(*((0, 3) if you == 0 else (3, 0)))
    page.press(actions.REVIEW)
    answer(page, {turn: (0, -cost)})
    review, record = review_of(page), page.table.record
    marked = {record.after(n - 1).turn for n, glyph in review.marks if glyph in MISTAKES}
    if not named(page):
        told = "You made no mistake" if marked else "No mistake stands out"
        assert told in review_text(page)
        assert you not in marked
        assert you is not None or not marked


def test_a_loser_hears_of_the_costliest_turn_even_if_it_cost_little() -> None:
    page = reviewed({1: (150, 0), 2: (75, 0), 4: (150, 0)})  # Light gave up
    assert named(page) == ["3. Vi6"]


@pytest.mark.parametrize(("better", "told"), [("Sj8 Vk8", []), ("Sh8 Sh9", ["1... Si8"])])
def test_a_turn_is_told_only_if_what_is_told_of_the_better_one_is_better(
    better: str, told: list[str]
) -> None:
    page = reviewed({1: (0, -3600)}, best={1: better}, seats=(3, 0))
    assert named(page) == told


@pytest.mark.parametrize(("cost", "told"), [(3_600, ["2. Hj8"]), (150, [])])
def test_the_loser_hears_of_a_turn_of_which_nothing_worse_can_be_told_only_if_it_cost_much(
    cost: int, told: list[str]
) -> None:
    page = reviewed({2: (0, -cost)}, best={2: "Vj8 Sk9"})  # Light gave up
    assert named(page) == told
    assert "largest area" not in review_text(page)


def test_what_the_best_reply_would_do_is_told_where_none_was_played() -> None:
    page = reviewed({5: (0, -3600)}, best={5: "Bh4 Sh3"}, replies={5: "Bg4"}, seats=(3, 0))
    told = "After the best reply your largest area has 2, Light’s 4."
    assert told in review_text(page)


def test_it_is_told_whose_chances_fell() -> None:
    page = reviewed({2: (0, -3600)}, seats=(0, 3))
    assert "Your winning chances: 50% before, 0% after." in review_text(page)
    page.set(language="fr")
    assert "Vos chances de gagner : 50 % avant" in review_text(page)


def test_what_stays_won_or_lost_is_no_matter() -> None:
    page = reviewed({1: (DECISIVE - 3, 9000), 3: (-9000, -DECISIVE + 4), 5: (DECISIVE - 1, WON)})
    assert named(page) == []
    assert "No mistake stands out" in review_text(page)


def test_of_the_opening_nothing_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(story, "_READABLE", 4)
    page = reviewed({0: (9000, 0), 3: (9000, 0), 5: (9000, 0)})
    assert named(page) == ["3... Vh6"]


def test_where_a_game_is_solved_only_what_can_be_told_is() -> None:
    page = over(PYRGA)
    page.press(actions.REVIEW)
    values = {0: (WON, -WON), 1: (WON, WON), 2: (0, -WON), 3: (WON, 0), 4: (0, -WON), 5: (0, 0)}
    answer(page, values, proven=True, best={0: "Sb1"})
    review = review_of(page)
    told = [it for it in review.key_moments or () if it.cause is not None]
    assert [" ".join(str(it) for _, it in one.moves.args) for one in told] == named(page)
    assert "It turned Black’s win into a draw." in review_text(page)


def test_the_better_line_is_stepped_through_on_the_card() -> None:
    page = reviewed({1: (9000, 0)}, best={1: "Sj8"})
    before = page.table.record
    assert "Played: dashed. Better: dotted." in review_text(page)
    assert 'class="hint worse"' in page.regions["review-area"]
    page.press(actions.BETTER_LINE((1, 1)))
    assert "1 of 1: 1x1 on j8, level 1." in review_text(page)
    assert 'class="hint worse"' not in page.regions["review-area"]
    page.press(actions.BETTER_LINE((1, 2)), actions.BETTER_LINE((77, 1)))
    assert "1 of 1" in review_text(page)
    page.press(actions.BETTER_LINE((1, 0)))
    assert "Played: dashed. Better: dotted." in review_text(page)
    assert page.table.record == before


def test_one_plays_on_from_where_a_turn_began_and_the_computer_answers() -> None:
    page = reviewed({4: (9000, 0)}, seats=(0, 1))
    [number] = re.findall(r'id="try-(\d+)"', page.regions["review-area"])
    page.press(actions.TRY_HERE(int(number)))
    assert page.table.record.ply == 4
    assert {"do": "scroll", "id": "opp"} in page.effects
    page.press(actions.TRY_HERE(77))
    page.type(page.legal[0])
    assert page.model.engine.job is not None
    assert named(page) == ["3. Vi6"]


@pytest.mark.parametrize("hash", [SOLVED, ZAIC])
def test_the_same_game_gets_the_same_review(hash: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the app was started with, how long its slices are, and what was analysed before."""
    monkeypatch.setattr(reviewing, "SHORT_TURNS", reviewing.Budget(3_000, 500, 500))
    shown = []
    for seed, slice_, step in ((1, 0.01, 0.01), (2, 0.002, 0.2)):
        page = over(hash, seed=seed)
        if seed == 2:
            page.set(evaluation=True)
            for _ in range(3):
                page.work_slices()
                page.press(actions.BACK)
            page.press(actions.LAST)
        page.press(actions.REVIEW)
        while isinstance(page.model.engine.analysis, ReviewJob):
            page.clock.now += step
            page._take(page.app.work(slice_))
        shown.append(page.regions["review-area"])
    assert shown[0] == shown[1]
    assert named(page)


def test_proven_values_decide_a_game_that_can_be_solved() -> None:
    page = over(SOLVED)
    page.press(actions.REVIEW)
    page.think()
    back = review_of(page)
    game, numbers = page.table.game, [moment.number for moment in back.key_moments or ()]
    assert isinstance(game, Solvable)
    assert numbers
    for n, (before, after) in enumerate(
        zip(page.table.record.positions, page.table.record.positions[1:], strict=False)
    ):
        if after.outcome() is None:
            *_, first = game.prover().prove(before)
            *_, last = game.prover().prove(after)
            assert first.value is not None
            assert last.value is not None
            assert (n in numbers) == (first.value > -last.value)


def test_a_named_turn_leads_there_and_the_review_stays() -> None:
    page = reviewed({1: (9000, 0)})
    shown = page.regions["review-area"]
    page.press(actions.KEY_MOMENT(1))
    assert page.table.record.ply == 2
    assert {"do": "scroll", "id": "opp"} in page.effects
    assert page.regions["review-area"] == shown
    assert "Looking back, after 1... Si8." in page.regions["status"]


def test_the_better_move_is_shown_where_it_was_possible_beside_the_one_played() -> None:
    page = reviewed({1: (9000, 0)}, best={1: "Sj8"})
    assert "Better: Sj8." in review_text(page)
    page.press(actions.BETTER(1))
    assert page.table.record.ply == 1
    assert "Played: Si8 (dashed). Better: Sj8 (dotted)." in text_of(page.regions["status"])
    board = page.regions["board-picture"]
    assert 'class="hint"' in board
    assert 'class="hint worse"' in board
    page.press(actions.FORWARD, actions.BACK)
    assert "hint" not in page.regions["board-picture"]
    page.press(actions.BETTER(77))
    assert "hint" not in page.regions["board-picture"]


def test_what_is_tried_from_a_named_turn_leaves_the_review() -> None:
    page = reviewed({1: (9000, 0)})
    page.press(actions.BETTER(1), actions.FIRST)
    page.type("Bh8")
    assert page.moves == "Bh8"
    assert named(page) == ["1... Si8"]


def test_it_can_be_stopped_and_hidden() -> None:
    page = over()
    page.press(actions.REVIEW)
    assert page.app.busy
    page.press(actions.REVIEW_STOP)
    assert not page.app.busy
    assert review_text(page) == ""
    assert "Review the game" in page.regions["tray"]
    page.press(actions.REVIEW)
    answer(page)
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
    page.press(actions.DIALOG("new"), actions.NEW_START)
    assert page.model.analysis.review is None
    assert not page.app.busy or page.model.engine.job


def test_long_turns_are_assessed_as_a_whole() -> None:
    page = Page("#/tetrad")
    setup = page.table.game.setup
    assert setup is not None
    page.press(actions.DIALOG("new"))
    page.change(actions.NEW_SEAT[1], 0)
    for side in (0, 1):
        page.change(actions.NEW_SETUP[side], setup.ready[side].text)
    page.press(actions.NEW_START)
    ply = page.table.record.ply
    assert ply
    for _ in range(12):
        page.type(page.legal[-1])
    page.press(actions.RESIGN, actions.REVIEW)
    back = review_of(page)
    positions = page.table.record.positions
    assert back.boundaries[0] == ply
    assert back.boundaries[-1] == page.table.record.ply
    for n in back.boundaries[1:-1]:
        assert positions[n].turn != positions[n - 1].turn
    answer(page, {1: (0, -5 * page.table.game.unit)})
    assert all(re.fullmatch(r"\d+\.+ (White|Black) (moved|neither).*\.", it) for it in named(page))
    assert named(page)
    [number] = re.findall(r'id="better-(\d+)"', page.regions["review-area"])
    page.press(actions.BETTER(int(number)))
    assert back.boundaries[1] <= page.table.record.ply < back.boundaries[2]
    assert page.table.position.to_move == SECOND


def test_a_turn_in_which_somebody_resigned_is_no_key_moment() -> None:
    game, setup = "#/tetrad?v=1&g=", "L1b1.L3l12.I1e1.I1j11.T1g1.T3g12.S1i1.S1e12.J3l1.J1b12"
    for played, said in (("1b2.end", "One turn mattered most."), ("1b2", "No mistake stands out")):
        page = over(f"{game}{setup}.{played}")
        page.press(actions.REVIEW)
        answer(page, {0: (0, -5 * page.table.game.unit)})
        assert said in review_text(page)
        assert bool(review_of(page).marks) == played.endswith("end")


def test_a_long_turn_is_told_by_its_first_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(key_moments, "_MOVES_NAMED", 2)
    page = Page(ZAIC)
    record = page.table.record
    name = key_moments._names(page.table.game, record.start, record.moves)
    assert name == "Hh8 Si8 …"


def test_a_game_given_up_in_its_setup_has_nothing_to_review() -> None:
    page = for_two(hash="#/tetrad?v=1&g=I1b1.I1b11")
    page.press(actions.RESIGN, actions.REVIEW)
    assert "No mistake stands out" in review_text(page)
    assert not page.app.busy


@pytest.mark.parametrize(
    ("had", "proven", "name"),
    [(WON, True, "Keep the win"), (0, True, "Hold the draw"), (WON, False, ""), (-WON, True, "")],
)
def test_a_proven_win_or_draw_that_was_given_away_can_be_kept(
    had: int, proven: bool, name: str
) -> None:
    page = reviewed({0: (had, -WON), 2: (WON, -WON)}, proven=proven, hash=SOLVED)
    [*keeps] = re.findall(r'href="([^"]*)"[^>]*id="keep-\d+">([^<]*)', page.regions["review-area"])
    first = page.table.record.positions[0]
    here = [told for link, told in keeps if link.endswith(page.table.game.encode(first))]
    assert here == [name] * bool(name)
