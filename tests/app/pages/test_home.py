"""The home page: one first step for a stranger, and what others go on with."""

from __future__ import annotations

import re

from tesserae.app.messages import actions
from tesserae.app.practice.lessons.progress import write_finished
from tests.app.page import Page


def filled(page: Page) -> list[str]:
    """What the filled buttons and links of the page lead to, or do."""
    found = re.findall(r'<(?:a|button)[^>]*class="button primary"[^>]*>', _drawn(page))
    return [re.findall(r'(?:href|data-act)="([^"]*)"', it)[0] for it in found]


def _drawn(page: Page) -> str:
    return "".join(page.regions.values())


def play_of(page: Page, slug: str) -> str:
    """Where the link "Play" of a game leads."""
    match = re.search(r'href="([^"]*)"[^>]*>Play<', page.regions[f"acts-{slug}"])
    assert match
    return match[1].replace("&amp;", "&")


def test_a_stranger_finds_one_first_step() -> None:
    page = Page("#/")
    assert filled(page) == ["#/pyrga/learn"]
    assert "Learn Pyrga in three minutes" in page.regions["kept"]


def test_the_first_game_is_an_easy_one_with_a_coach() -> None:
    page = Page("#/")
    assert play_of(page, "zaic") == "#/zaic?level=1&coach=1"
    page.send("hash", hash=play_of(page, "zaic"))
    assert sorted(page.table.seats) == [0, 1]
    assert any(it.startswith("zaic.") for it in page.model.settings.coach)
    page.click("h8")
    again = Page("#/", device=page.device)
    assert play_of(again, "zaic") == "#/zaic"
    assert play_of(again, "pyrga") == "#/pyrga?level=1&coach=1"


def test_rules_and_lessons_lead_to_that_game_as_well() -> None:
    for link in ("#/pyrga/rules", "#/pyrga/learn/3"):
        assert 'href="#/pyrga?level=1&amp;coach=1"' in Page(link).regions["page"]


def test_who_comes_back_goes_on_with_the_game() -> None:
    game = Page("#/zaic?v=1&g=Bh8")
    game.press(actions.FLIP)
    page = Page("#/", device=game.device)
    assert filled(page) == [actions.RESUME.name]
    assert "Start here" not in page.regions["kept"]
    assert 'href="#/zaic/puzzle/today"' in page.regions["kept"]


def test_the_newest_game_goes_on_and_the_others_are_on_the_shelf() -> None:
    page = Page("#/pyrga?v=1&g=Sb2")
    page.send("hash", hash="#/pyrga?v=1&g=Tb2w.Ca2")
    page.send("hash", hash="#/")
    running, _, shelf = page.regions["kept"].partition('id="shelf"')
    assert "2 moves" in running
    assert "1 move ·" not in running
    assert "1 earlier game" in shelf
    assert "2 moves" not in shelf


def test_a_lesson_that_was_begun_says_how_far_it_is() -> None:
    some = write_finished(("pyrga.goal", "pyrga.first", "pyrga.square"))
    page = Page("#/", stored={"lessons": some})
    assert filled(page) == ["#/pyrga/learn"]
    assert "3 of 8 steps done" in page.regions["kept"]
    names = ("goal", "first", "square", "triangle", "cylinder", "tower", "refused", "win")
    done = write_finished(tuple(f"pyrga.{name}" for name in names))
    assert "steps done" not in Page("#/", stored={"lessons": done}).regions["kept"]


def test_todays_puzzle_says_what_came_of_it_and_the_days_in_a_row() -> None:
    days = '[["2026.11.23", 1], ["2026.11.24", 1]]'
    progress = '{"tetrad": {"rating": 1000, "rated": 2, "solved": [], "failed": [], "days": %s}}'
    kept = {"puzzles": progress % days}
    page = Page("#/", stored=kept, today="2026.11.25")
    assert "Tetrad · 2 days in a row" in page.regions["kept"]
    assert 'href="#/tetrad/puzzle/today"' in page.regions["kept"]
    solved = Page("#/", stored=kept, today="2026.11.24")
    assert "Tetrad · Solved · 2 days in a row" in solved.regions["kept"]
    assert 'href="#/tetrad/puzzle"' in solved.regions["kept"]


def test_no_two_controls_have_the_same_name_for_who_hears_them() -> None:
    game = Page("#/zaic?v=1&g=Bh8")
    game.press(actions.FLIP)
    page = Page("#/", device=game.device)
    drawn = _drawn(page)
    texts = dict(re.findall(r'<[a-z0-9]+[^>]* id="([^"]+)"[^>]*>([^<]+)<', drawn))
    acts = "".join(
        page.regions[name] for name in ("kept", "acts-zaic", "acts-pyrga", "acts-tetrad")
    )
    named = re.findall(r'<(?:a|button)[^>]*aria-labelledby="([^"]+)"', acts)
    names = [" ".join(texts[id] for id in ids.split()) for ids in named]
    assert "Rules Pyrga" in names
    assert "Continue Zaic, two players" in names
    assert len(named) == len(set(names)) >= 14
