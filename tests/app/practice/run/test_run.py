"""Puzzle runs as a person meets them: puzzles in a row, against the clock."""

from __future__ import annotations

from tesserae.app.messages import actions
from tesserae.app.model.puzzle_run import RunPage
from tesserae.app.practice.run import bests, running
from tesserae.games.pools import pool_of, pool_text
from tests.app.device import Device
from tests.app.page import Page
from tests.app.practice.puzzles.solving import enter, phase, wrong_moves

TODAY, TOMORROW = "2026.11.24", "2026.11.25"


def started(minutes: str = "3", slug: str = "pyrga", **boot: object) -> Page:
    page = Page(f"#/{slug}/puzzle/run", **{"today": TODAY, **boot})
    page.press(actions.RUN(minutes))
    return page


def run(page: Page) -> RunPage:
    assert isinstance(page.model.screen, RunPage)
    return page.model.screen


def go_on(page: Page, solved: int, missed: int = 0) -> None:
    """Lets the replies be played, and the judge come to an end."""
    for _ in range(50):
        if run(page).solved != solved or len(run(page).missed) != missed:
            return
        if phase(page) == "solve":
            return
        page.think()
        page.send("waited", number=page.board.pause.number)


def solve(page: Page) -> None:
    """Solves the puzzle on the board."""
    solved, puzzle = run(page).solved, run(page).solving.puzzle
    assert puzzle is not None
    while run(page).solved == solved:
        enter(page, puzzle.line[page.table.record.ply - len(puzzle.moves)])
        go_on(page, solved, len(run(page).missed))


def miss(page: Page) -> None:
    """Makes wrong moves until one is a miss."""
    missed, puzzle = len(run(page).missed), run(page).solving.puzzle
    assert puzzle is not None
    for move in wrong_moves(page, puzzle):
        enter(page, move)
        go_on(page, run(page).solved, missed)
        if len(run(page).missed) > missed or run(page).solving.puzzle != puzzle:
            break
    assert len(run(page).missed) == missed + 1


def spend(page: Page, milliseconds: int) -> None:
    page.send("clock", id="run", turn=run(page).number, spent=milliseconds)


def test_puzzles_follow_each_other_until_the_time_is_over() -> None:
    page = started()
    clock = page.did("runclock")[-1]
    assert (clock["id"], clock["left"]) == ("run", [180_000, 0])
    numbers = []
    for solved in range(1, 4):
        numbers.append(run(page).solving.puzzle)
        solve(page)
        assert f"Solved: {solved}" in page.regions["puzzle-head"]
    assert len(set(numbers)) == 3
    assert not page.model.practice.progress, "a run is not rated"
    spend(page, 120_000)
    assert "1:00" in page.regions["puzzle-head"]
    spend(page, 60_000)
    assert "3 puzzles solved." in page.regions["lesson"]
    assert "Your best run." in page.regions["lesson"]
    assert not page.did("runclock")[-1]["id"]
    assert page.stored["runs"] == '{"runs":[["pyrga",3,"",3,"2026.11.24",3]]}'


def test_the_third_miss_ends_a_run() -> None:
    page = started("5")
    solve(page)
    for _ in range(3):
        missed = run(page).solving.puzzle
        miss(page)
    assert missed is not None
    assert "1 puzzle solved." in page.regions["lesson"]
    assert f"#/pyrga/puzzle/{missed.number}" in page.regions["lesson"]


def test_a_run_goes_from_easy_to_hard_in_its_theme() -> None:
    hard = {it.number: it.difficulty for it in pool_of("pyrga")}
    for seed in range(5):
        row = [it.difficulty for it in running.easy_to_hard(pool_text("pyrga"), "", seed)]
        assert row == sorted(row)
        assert row[-1] > 2 * row[0]
    theme = next(iter(pool_of("pyrga"))).theme
    page = Page("#/pyrga/puzzle/run", today=TODAY)
    page.change(actions.PUZZLE_THEME, theme)
    page.press(actions.RUN("5"))
    themes = {it.number: it.theme for it in pool_of("pyrga")}
    assert {themes[it] for it in run(page).queue} == {theme}
    assert hard.keys() >= set(run(page).queue)


def test_the_best_of_the_day_and_of_all_time() -> None:
    known = bests.with_run({}, ("pyrga", 3, ""), TODAY, 9)
    kind = ("pyrga", 3, "")
    assert [bests.beaten_by(known, kind, TODAY, n) for n in (10, 9)] == ["ever", ""]
    assert [bests.beaten_by(known, kind, TOMORROW, n) for n in (4, 0)] == ["day", ""]
    later = bests.with_run(known, kind, TOMORROW, 4)
    assert later[kind] == bests.Best(9, TOMORROW, 4)
    text = bests.write_bests(later)
    assert bests.read_bests(text) == later
    assert bests.merge_texts(text, bests.write_bests(known)) == text
    for bad in ("", "[]", '{"runs":[[]]}', '{"runs":[["chess",3,"",1,"2026.11.24",1]]}'):
        assert not bests.read_bests(bad)


def test_a_run_is_kept_by_other_tabs_and_ends_with_its_page() -> None:
    page = Page("#/", today=TODAY)
    page.send("stored", name="runs", text='{"runs":[["pyrga",3,"",3,"2026.11.24",3]]}')
    page.send("hash", hash="#/pyrga/puzzle/run")
    assert "Best in 3 minutes: 3, today 3." in page.regions["lesson"]
    page.press(actions.RUN("3"))
    page.send("hash", hash="#/")
    page.send("clock", id="run", turn=1, spent=180_000)
    page.send("hash", hash="#/pyrga/puzzle/run")
    assert not run(page).runs


def test_without_puzzles_there_is_no_run() -> None:
    device = Device({})
    device.pools = None
    page = Page("#/pyrga/puzzle/run", today=TODAY, device=device)
    page.send("pool", game="pyrga", pool="")
    assert "could not be loaded" in page.regions["lesson"]
