"""The target that is pointed at gets a value, where the best lines do not tell it."""

from __future__ import annotations

import pytest

from tesserae.app.messages import actions
from tesserae.app.model import partial_of
from tesserae.app.model.analysis import Evaluation
from tesserae.app.model.table import entries_of
from tesserae.core.game import Move
from tesserae.search.report import WON
from tests.app.page import Page
from tests.app.study.found import known, news
from tests.app.study.test_lines import late

LINKS = {
    "zaic": "#/zaic/study?v=1&g=Hh8.Si8.Hj8",
    "tetrad": "#/tetrad/study?v=1&g=I1b1.T2k13.I1d1.L1i12.I1g1.T2f13.I1j1.J3d12.I1m1.T2a13",
}
GAMES = pytest.mark.parametrize("slug", LINKS)


def opened(slug: str) -> tuple[Page, dict[str, tuple[Move, ...]]]:
    """A study of which one line is known, and the moves through each other target, by its name."""
    page = Page(LINKS[slug])
    picked = partial_of(page.model).filled
    through: dict[str, tuple[Move, ...]] = {}
    for entry in entries_of(page.table):
        if entry.targets[: len(picked)] == picked:
            name = entry.targets[len(picked)].name
            through[name] = (*through.get(name, ()), entry.move)
    best = next(iter(through.values()))[0]
    news(page, Evaluation(0, 4, (best,)))
    on_board = page.regions["board-spots"]
    return page, {
        name: moves
        for name, moves in through.items()
        if best not in moves and f'id="spot-{name}"' in on_board
    }


def aim(page: Page, target: str) -> None:
    page.send("aim", target=target)


def weigh(page: Page) -> None:
    """Lets the engine work until the moves are weighed."""
    for _ in range(100_000):
        if page.model.study.weighing is None:
            return
        page.work_slices()
    raise AssertionError("they never are")


@GAMES
def test_the_target_that_is_pointed_at_gets_a_value(slug: str) -> None:
    page, targets = opened(slug)
    name, moves = list(targets.items())[-1]
    aim(page, name)
    job = page.model.study.weighing
    assert job is not None
    assert set(job.moves) == set(moves)
    assert "the best" not in page.regions["status"]
    drawn = page.regions["board-picture"].count("worth ")
    weigh(page)
    found = known(page)
    assert set(found.weights) == {frozenset(moves)}
    told = page.regions["status"]
    assert f"{name}: " in told
    assert "the best." in told
    spot = page.regions["board-spots"].split(f'id="spot-{name}"')[1].split(">")[0]
    assert "Value: " in spot
    assert "the best." in spot
    assert page.regions["board-picture"].count("worth ") == drawn + 1, "one for a whole unit"
    aim(page, "")
    assert "the best" not in page.regions["status"]
    aim(page, name)
    assert page.model.study.weighing is None, "it is known"
    assert "the best" in page.regions["status"]
    news(page, Evaluation(500, 9, found.lines[0].pv))
    assert page.regions["status"] == told, "it stays, though the lines go on"


def test_the_value_is_the_loss_against_the_best_in_the_units_of_the_game() -> None:
    page, targets = opened("zaic")
    name, (move, *_) = list(targets.items())[-1]
    unit = page.table.game.unit
    aim(page, name)
    for lost, sign, said in (
        (3 * unit, "\u22123", "about 3 squares less than the best"),
        (unit // 3, "0", "about as good as the best"),
        (0, "0", "as good as the best"),
    ):
        news(page, Evaluation(0, 4, known(page).lines[0].pv), Evaluation(-lost, 4, (move,)))
        assert f'class="sign">{sign}<' in page.regions["board-picture"]
        assert said in page.regions["status"]
    assert page.model.study.weighing is None


@GAMES
def test_nothing_is_weighed_of_what_lines_tell_or_cannot_be_picked(slug: str) -> None:
    page, targets = opened(slug)
    best_move = known(page).lines[0].pv[0]
    best = next(it for it in entries_of(page.table) if it.move == best_move)
    for name in (best.targets[len(partial_of(page.model).filled)].name, "o15", ""):
        aim(page, name)
        assert page.model.study.weighing is None
    name = list(targets)[-1]
    for switch in (actions.STUDY_VALUES, actions.STUDY_ENGINE):
        aim(page, name)
        assert page.model.study.weighing is not None
        page.press(switch)
        assert page.model.study.weighing is None
        page.press(switch)
    aim(page, name)
    page.press(actions.BACK)
    assert page.model.study.weighing is None, "in another position"


def test_another_best_line_does_not_begin_it_anew() -> None:
    page, targets = opened("zaic")
    first, *_, name = targets
    aim(page, name)
    job = page.model.study.weighing
    news(page, Evaluation(100, 5, (targets[first][0],)))
    assert page.model.study.weighing is job
    aim(page, list(targets)[-2])
    other = page.model.study.weighing
    assert other is not None
    assert other.line == (targets[first][0],)


def test_a_win_that_is_only_seen_is_told_as_one() -> None:
    page, targets = opened("zaic")
    name, (move, *_) = list(targets.items())[-1]
    aim(page, name)
    news(page, Evaluation(WON + 9_990, 4, (move,)), Evaluation(0, 4, known(page).lines[0].pv))
    assert "wins" in page.regions["status"]
    assert "worth win" not in page.regions["board-picture"]


def test_in_pyrga_what_is_proven_is_told_of_the_target_that_is_pointed_at() -> None:
    page = late()
    moves = page.table.position.legal_moves()
    scores = dict.fromkeys(moves, -WON)
    best = Evaluation(-WON, 1, (moves[0],), proven=True)
    news(page, best, scores=scores, finished=True)
    spots = page.regions["board-spots"]
    names = [it.name for it in partial_of(page.model).offered if f'id="spot-{it.name}"' in spots]
    aim(page, names[0])
    assert page.model.study.weighing is None
    assert "loses" in page.regions["status"]
