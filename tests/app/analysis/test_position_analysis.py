"""The evaluation bar: what is analysed, when, and what it shows."""

from __future__ import annotations

import json
import re
from itertools import pairwise

import pytest

from tesserae.app.analysis import position_analysis
from tesserae.app.analysis.verdict_text import labelled_verdict
from tesserae.app.engine import evaluations
from tesserae.app.messages import actions
from tesserae.app.model.analysis import Evaluation
from tesserae.app.model.engine import AnalysisJob
from tesserae.app.model.settings import Settings
from tesserae.app.storage.settings_text import read_settings
from tesserae.core.game import DECISIVE
from tesserae.games import tetrad
from tesserae.search.report import WON, Report
from tests.app.page import Page, for_two

LATE = "#/pyrga?v=1&g=Tb2w.Ta2s.Ta1e.Cb1.Tb1e.Td1w.Ca1.Sa1.Sb1"

BATTLE = f"#/tetrad?v=1&p={tetrad.GAME.encode(tetrad.GAME.showcase())}"
MIDDLE = "#/zaic?v=1&g=Hh8.Si8.Hj8"


def watched(hash: str = LATE) -> Page:
    """Two people at a board, with the bar switched on."""
    page = for_two(hash=hash)
    page.set(evaluation=True)
    return page


def found(page: Page, *, score: int, depth: int = 3, finished: bool = False) -> None:
    """A report on the position looked at comes in."""
    page.evaluated(Report(depth, score, 0, ()), finished=finished)


def bar(page: Page) -> int:
    """White's or Light's part of the bar, in per cent."""
    [now] = re.findall(r'aria-valuenow="(\d+)"', page.regions["eval"])
    return int(now)


def bar_text(page: Page) -> str:
    """The text of the evaluation bar."""
    [markup] = re.findall(r'<p class="standing"[^>]*>(.*)</p>', page.regions["eval"])
    return re.sub("<[^>]*>", "", markup)


def test_the_switch_is_kept_in_the_settings() -> None:
    page = watched()
    assert json.loads(page.stored["settings"])["evaluation"] is True
    assert Page(LATE, stored=page.stored).regions["eval"]
    page.set(evaluation=False)
    assert page.regions["eval"] == ""
    assert page.model.engine.analysis is None
    assert not page.app.busy
    assert read_settings('{"evaluation":"yes"}', Settings()).evaluation is False


@pytest.mark.parametrize("hash", ["#/pyrga", "#/zaic", BATTLE])
def test_every_position_looked_at_is_looked_into(hash: str) -> None:
    page = watched(hash)
    assert isinstance(page.model.engine.analysis, AnalysisJob)
    assert page.model.engine.analysis.position == page.table.position
    assert 6 <= bar(page) <= 94


def test_it_goes_along_when_one_looks_elsewhere() -> None:
    page = watched()
    page.press(actions.BACK)
    assert page.model.engine.analysis == AnalysisJob(
        "pyrga", page.table.position, position_analysis.SECONDS
    )


def test_a_finished_game_and_other_pages_are_not_looked_into() -> None:
    page = watched(LATE + ".Cb2.Sb2")
    assert page.table.over
    assert page.model.engine.analysis is None
    assert (bar(page), bar_text(page)) == (100, "White has won.")
    page.press(actions.BACK)
    assert page.app.busy
    page.send("hash", hash="#/")
    assert page.model.engine.analysis is None
    assert not page.app.busy


@pytest.mark.parametrize(
    ("hash", "percent"),
    [(f"{LATE}.resign1", 0), (f"{LATE}.resign2", 100)],
)
def test_the_bar_of_a_game_that_is_over_is_full(hash: str, percent: int) -> None:
    page = watched(hash)
    assert page.table.over
    assert bar(page) == percent


def test_there_is_no_bar_in_a_frame() -> None:
    page = Page(LATE, embed=True)
    page.set(evaluation=True)
    assert page.model.engine.analysis is None
    assert "eval" not in page.regions


def test_a_ply_of_the_engine_and_a_hint_come_first() -> None:
    page = watched("#/pyrga?v=1&g=Sb2")
    page.press(actions.HINT)
    while page.model.engine.requested == "hint":
        assert not page.model.analysis.evaluations
        page.work_slices()
    assert [*page.model.analysis.evaluations.values()] == [page.model.play.hint]
    page.work_slices(50)
    page.change(actions.SEAT[1], 4)
    ply = page.table.record.ply
    known = page.model.analysis.evaluations
    while page.table.record.ply == ply:
        page.work_slices()
        assert page.model.analysis.evaluations is known


def test_reports_come_at_most_three_times_a_second() -> None:
    page = watched(MIDDLE)
    told_at = []
    before = page.model.analysis.evaluations
    for _ in range(300):
        page.work_slices()
        if page.model.analysis.evaluations is not before:
            before = page.model.analysis.evaluations
            told_at.append(page.clock.now)
    gaps = [b - a for a, b in pairwise(told_at)]
    assert len(told_at) > 1
    assert min(gaps) > 0.3


def test_the_words_and_the_bar_say_the_same() -> None:
    page = watched(MIDDLE)
    unit = page.table.game.unit
    found(page, score=unit)
    assert bar_text(page) == "Expected result: Dark ahead by about 1 square."
    assert 6 < bar(page) < 30
    found(page, score=-unit)
    assert bar_text(page) == "Expected result: Light ahead by about 1 square."
    assert 70 < bar(page) < 94
    found(page, score=0)
    assert bar_text(page) == "Expected result: level."


def test_a_win_that_is_seen_to_the_end_is_told_in_plies() -> None:
    page = watched(MIDDLE)
    found(page, score=DECISIVE - 5)
    assert (bar(page), bar_text(page)) == (6, "Proven: Dark wins in 5 plies.")


def test_a_win_that_is_seen_but_not_proven_is_not_called_so() -> None:
    page = watched(MIDDLE)
    found(page, score=-(WON - 10_000))
    assert (bar(page), bar_text(page)) == (94, "Expected result: Light wins.")


def test_what_is_not_proven_yet_is_said_only_where_it_can_be() -> None:
    assert "Not proven yet." in bar_text(watched("#/pyrga?v=1&g=Sb2.Sb3.Cb3.Tb3n.Tb4w"))
    assert "proven" not in bar_text(watched("#/zaic"))


def test_the_proven_value_is_shown_and_nothing_more_is_looked_for() -> None:
    page = watched()
    page.think()
    assert re.fullmatch(
        r"Proven: (White|Black) wins( in \d+ plies)?\.|Proven: a draw\.", bar_text(page)
    )
    assert page.model.engine.analysis is None
    *_, proof = page.table.game.prover().prove(page.table.position)  # type: ignore[attr-defined]
    assert (
        bar(page)
        == {1: (94, 6), 0: (50, 50), -1: (6, 94)}[proof.value][page.table.position.to_move]
    )


def test_a_proven_draw_leaves_the_bar_in_the_middle() -> None:
    page = watched()
    page.evaluated(Report(3, 0, 0, ()), finished=True, exhausted=True)
    assert (bar(page), bar_text(page)) == (50, "Proven: a draw.")


def test_what_was_found_is_there_at_once_when_one_comes_back() -> None:
    page = watched(MIDDLE)
    found(page, score=page.table.game.odds)
    seen = page.regions["eval"]
    page.press(actions.BACK)
    assert page.regions["eval"] != seen
    page.press(actions.FORWARD)
    assert page.regions["eval"] == seen


def test_a_shallower_look_does_not_replace_a_deeper_one() -> None:
    page = watched(MIDDLE)
    found(page, score=1000, depth=6)
    found(page, score=-1000, depth=2)
    [verdict] = page.model.analysis.evaluations.values()
    assert (verdict.score, verdict.depth) == (1000, 6)


def test_a_position_looked_at_for_long_enough_is_left_alone() -> None:
    page = watched(MIDDLE)
    found(page, score=1000, finished=True)
    assert page.model.engine.analysis is None


def test_the_last_ones_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evaluations, "REMEMBERED", 2)
    page = watched(MIDDLE)
    for score in (1, 2, 3):
        found(page, score=score)
        page.press(actions.BACK)
    assert [verdict.score for verdict in page.model.analysis.evaluations.values()] == [2, 3]


def test_a_setup_is_not_evaluated() -> None:
    page = watched("#/tetrad?v=1&g=I1b1")
    assert page.model.engine.analysis is None
    assert (bar(page), bar_text(page)) == (50, "Available once both armies are placed.")


def test_turned_upright_each_sides_part_is_at_its_own_end() -> None:
    page = watched(MIDDLE)
    found(page, score=-page.table.game.odds)
    part = bar(page)
    half = f'<rect class="half" height="{part}" width="100" y='
    assert f'{half}"{100 - part}">' in page.regions["eval"]
    page.press(actions.FLIP)
    assert f'{half}"0">' in page.regions["eval"]


@pytest.mark.parametrize("hash", [LATE, MIDDLE])
def test_the_loss_of_the_moves_searched_so_far_is_not_called_proven(hash: str) -> None:
    page = watched(hash)
    job = page.model.engine.analysis
    pv = (page.table.position.legal_moves()[0],)
    page.evaluated(Report(3, -WON - 5, 0, pv, avoidable=True))
    assert "Proven" not in bar_text(page)
    assert page.model.engine.analysis == job
    page.evaluated(Report(3, -WON - 5, 0, pv))
    assert "Proven" in bar_text(page)
    assert page.model.engine.analysis is None


def test_a_hint_says_how_the_game_stands() -> None:
    page = for_two(hash=MIDDLE)
    page.press(actions.HINT)
    page.think()
    assert page.model.play.hint is not None
    hint = page.model.play.hint._replace(score=3 * page.table.game.unit)
    known = {("zaic", page.table.position): hint}
    page.app.model = page.model.with_play(hint=hint).with_analysis(evaluations=known)
    page.send("aim", target="")
    assert "Expected result: Dark ahead by about 3 squares." in page.regions["assist"]


def test_a_hint_of_a_win_says_in_how_many_plies() -> None:
    page = watched()
    hint = (page.table.position.legal_moves()[0],)
    key = ("pyrga", page.table.position)
    assert key not in page.model.analysis.evaluations
    seen = Evaluation(DECISIVE - 3, 3, hint, proven=True)
    found = position_analysis.of_hint(page.model, page.table, seen)
    assert found is not None
    verdict = labelled_verdict(page.table.game, page.table.position, found)
    assert verdict.key == "analysis.proven"
    drawn = Evaluation(0, 3, hint, proven=True)
    knowing = page.model.with_analysis(evaluations={key: drawn})
    assert position_analysis.of_hint(knowing, page.table, Evaluation(5, 3, hint)) == drawn
    verdict = labelled_verdict(page.table.game, page.table.position, drawn)
    assert dict(verdict.args)["what"].key == "analysis.draw"  # type: ignore[union-attr]


def test_a_proof_of_another_move_says_nothing_of_the_hint_but_in_a_lost_position() -> None:
    page = watched()
    position = page.table.position
    shown, other = position.legal_moves()[:2]
    hint = Evaluation(5, 3, (shown,))
    for value in (-WON, 0, WON):
        proof = Evaluation(value, 3, (other,), proven=True)
        model = page.model.with_analysis(evaluations={("pyrga", position): proof})
        found = position_analysis.of_hint(model, page.table, hint)
        assert found == (proof if value < 0 else None)
        alone = model._replace(settings=model.settings._replace(evaluation=False))
        found = position_analysis.of_hint(alone, page.table, hint)
        assert found == (proof if value < 0 else hint)


def test_a_hint_is_the_move_of_a_proof_that_is_known() -> None:
    page = watched()
    key = ("pyrga", page.table.position)
    for move in page.table.position.legal_moves()[:3]:
        proof = Evaluation(WON, 3, (move,), proven=True)
        page.app.model = page.model.with_analysis(evaluations={key: proof})
        page.press(actions.HINT)
        page.think()
        assert page.model.play.hint == proof


def test_a_hint_in_a_setup_says_nothing_of_it() -> None:
    page = for_two(hash="#/tetrad")
    page.press(actions.HINT)
    page.think()
    assert page.model.play.hint is not None
    assert position_analysis.of_hint(page.model, page.table, page.model.play.hint) is None
