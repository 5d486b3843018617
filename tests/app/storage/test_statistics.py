"""Statistics: results, puzzles and time, from what the device keeps."""

from __future__ import annotations

import json
import re

import pytest

from tesserae.app.messages import Saved, actions
from tesserae.app.model.practice import Progress
from tesserae.app.model.saved_games import Result, Summary
from tesserae.app.storage import statistics, time_text
from tesserae.app.storage.statistics import Against, Score
from tesserae.core.game import FIRST, SECOND
from tesserae.games.pools import pool_of
from tests.app.page import Page


def summary(n: int, seats: tuple[int, int], result: Result, slug: str = "pyrga") -> Summary:
    return Summary(f"g-{n}", 1, slug, 1, 1, 5, seats, 0, result)


def with_games(page: Page, *games: Summary) -> Page:
    saved = page.model.saved_games._replace(summaries={it.id: it for it in games})
    page.app.model = page.model._replace(saved_games=saved)
    return page


def test_results_are_told_by_game_level_and_side() -> None:
    page = with_games(
        Page("#/statistics"),
        summary(1, (0, 2), "first"),
        summary(2, (0, 2), "second"),
        summary(3, (0, 2), "draw"),
        summary(4, (2, 0), "second"),
        summary(5, (0, 2), ""),
        summary(6, (0, 0), "first"),
        summary(7, (0, 2), "first", "zaic"),
    )
    assert statistics.against(page.model) == [
        Against("pyrga", 2, FIRST, Score(1, 1, 1)),
        Against("pyrga", 2, SECOND, Score(1, 0, 0)),
        Against("zaic", 2, FIRST, Score(1, 0, 0)),
    ]
    assert statistics.between_people(page.model, "pyrga") == 1


def test_puzzles_are_told_by_theme_and_tier() -> None:
    one, other = pool_of("pyrga")[:2]
    progress = Progress(solved=frozenset([one.number]), failed=frozenset([other.number]))
    stored = {"puzzles": json.dumps({"pyrga": {"solved": [one.number], "failed": [other.number]}})}
    page = Page("#/statistics", stored=stored)
    assert page.model.practice.progress["pyrga"] == progress
    rows = statistics.solved_puzzles(page.model)
    for kind in (True, False):
        mine = [it for it in rows if bool(it.theme) == kind]
        assert (sum(it.solved for it in mine), sum(it.tried for it in mine)) == (1, 2)
    tables = re.findall(r"<table.*?</table>", page.regions["statistics"])
    told = [re.findall(r'class="amount">(\d+)</td>', it) for it in tables]
    assert len(tables) == 3
    for amounts in told[:2]:
        assert (sum(map(int, amounts[::2])), sum(map(int, amounts[1::2]))) == (1, 2)
    page.press(actions.SAVE_STATISTICS)
    file = page.effects[-1]
    assert (file["do"], file["name"]) == ("download", "tesserae-statistics.csv")
    lines = file["text"].split("\r\n")
    assert len({line.count(",") for line in lines if line}) == 1


def test_time_is_counted_from_ply_to_ply_but_for_long_pauses() -> None:
    page = Page("#/pyrga", "Sb2")
    id = page.table.id
    model = page.model
    updated = model.saved_games.summaries[id].updated
    before = model.time.get("pyrga", 0)

    def after(passed: int) -> int:
        saved = Saved(id, 9_999, updated + passed, updated + passed)
        return time_text.count_time(model, saved).time.get("pyrga", 0) - before

    assert [after(it) for it in (0, 20_000, 300_000, 300_001)] == [0, 20_000, 300_000, 0]


@pytest.mark.parametrize("text", ["", "[]", '{"pyrga": -1}', '{"pyrga": "1"}', '{"chess": 5}'])
def test_time_is_read_strictly(text: str) -> None:
    assert time_text.read_time(text) == {}


def test_of_two_tabs_the_longer_time_counts() -> None:
    page = Page("#/", stored={"time": '{"pyrga": 60000}'})
    page.send("stored", name="time", text='{"pyrga": 30000, "zaic": 5}')
    assert page.model.time == {"pyrga": 60_000, "zaic": 5}
    page.send("stored", name="time", text='{"pyrga": 90000}')
    assert statistics.minutes(page.model, "pyrga") == 2


def test_the_best_runs_are_told_where_the_theme_is_one_of_the_game() -> None:
    theme = pool_of("pyrga")[0].theme
    runs = [["pyrga", 3, it, 7, "2026.01.05", 4] for it in ("", theme, "nothing")]
    page = Page("#/statistics", stored={"runs": json.dumps({"runs": runs})})
    assert statistics.best_runs(page.model) == [("pyrga", 3, "", 7), ("pyrga", 3, theme, 7)]
    assert page.regions["statistics"].count('class="amount">7</td>') == 2
    assert f"run,pyrga,{theme},,,,,7,,3\r\n" in statistics.as_csv(page.model)
