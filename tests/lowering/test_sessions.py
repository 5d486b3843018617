"""The lowered app in MicroPython answers as CPython's App does, text for text."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tesserae.app.messages import actions
from tesserae.app.play.board_scene import targets_of
from tesserae.games import catalog
from tests import having
from tests.examples import LINK as STUDY
from tests.lowering import recorded
from tests.lowering.answering import LoweredApp, answers, bundle_of, running, written
from tests.lowering.sessions import Recorded, random_session
from tests.tiers import THOROUGH, batches, part, sampled, some
from tools.lowering.bundle import ALL, lower_app
from tools.lowering.sources import APP, LATER, modules

pytestmark = sampled


@pytest.fixture(scope="module", params=catalog.NAMES)
def slug(request: pytest.FixtureRequest) -> str:
    """A game: all tests of one come together, as they share its app."""
    name: str = request.param
    return name


@pytest.fixture(scope="module")
def app(slug: str) -> Iterator[LoweredApp]:
    """The lowered app with that game."""
    with running(bundle_of(slug)) as started:
        yield started


def compare_random(app: LoweredApp, slugs: Sequence[str], seeds: Sequence[int]) -> None:
    app.compare({f"seed {seed}": random_session(slugs, seed, part(40, 4)) for seed in seeds})


@pytest.mark.parametrize("seed", some(range(6), quick=1, share=2))
def test_a_random_session_with_one_game(app: LoweredApp, slug: str, seed: int) -> None:
    compare_random(app, (slug,), [seed])


@pytest.mark.slow
def test_random_sessions_that_go_from_game_to_game(tmp_path: Path) -> None:
    with running(written(lower_app(ALL).values(), tmp_path)) as app:
        compare_random(app, catalog.NAMES, range(3))


def test_every_screen_of_a_game_in_every_language(app: LoweredApp, slug: str) -> None:
    app.compare(recorded.screens(slug, ("en", "fr") if THOROUGH else ("fr",)))


def test_every_step_of_a_lesson(app: LoweredApp, slug: str) -> None:
    if slug not in having.LESSON:
        pytest.skip("there is no lesson")
    app.compare(recorded.lesson(slug, every=THOROUGH))


def test_puzzles(app: LoweredApp, slug: str) -> None:
    if slug not in having.POOL:
        pytest.skip("there are no puzzles")
    app.compare(recorded.puzzle(slug))


@pytest.mark.parametrize("embed", some([False, True], quick=1))
def test_a_device_that_was_used_before(app: LoweredApp, slug: str, embed: bool) -> None:
    app.compare(recorded.used_device(slug, embed=embed))


@pytest.mark.slow
def test_mistakes(app: LoweredApp, slug: str) -> None:
    app.compare(recorded.mistakes(slug))


@pytest.mark.slow
def test_studies_with_chapters() -> None:
    with running(bundle_of("pyrga")) as app:
        app.compare(recorded.studies())


@pytest.mark.parametrize("batch", batches(6, quick=1))
def test_every_golden_link(app: LoweredApp, slug: str, batch: int) -> None:
    app.compare(recorded.links(slug, batch, 6))


@pytest.mark.slow
def test_links_as_they_arrive(app: LoweredApp, slug: str) -> None:
    app.compare(recorded.arriving_links(slug))


def test_a_bundle_of_one_game_says_that_it_cannot_draw_the_others() -> None:
    page = Recorded("#/pyrga")
    boot = page.said[0].event
    page.send("hash", hash="#/")
    to_home = [it.event for it in page.said]
    to_zaic = [boot.replace("#/pyrga", "#/zaic")]
    to_rules = [boot.replace("#/pyrga", "#/pyrga/rules")]
    home, other, rules = answers(bundle_of("pyrga", APP, "en"), [to_home, to_zaic, to_rules])
    assert home[0] == page.said[0].reply
    assert "ImportError" in home[1], "home is in the other part"
    assert "zaic is not in this bundle" in other[0]
    assert "ImportError" in rules[0], "the rules page is in the other part"
    [home] = answers(bundle_of("pyrga"), [to_home])
    assert "is not in this bundle" in home[1], "home draws the boards of all games"


def test_a_link_that_only_pyodide_can_write_is_left_to_it() -> None:
    """Any other error would be told as one of the app's own."""
    page = Recorded(STUDY)
    page.press(actions.READ_STUDY)
    page.press(actions.DIALOG("share"))
    [replies] = answers(bundle_of("pyrga"), [[it.event for it in page.said]])
    assert "ImportError" in replies[-1]


def test_a_first_visit_does_with_the_first_parts_alone(
    slug: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A linked position, some plies, back and forth, and what is no move.

    If MicroPython's second part is wanted as the app calls something new, `make called` lists it.
    """
    wanted = tmp_path / "wanted"
    monkeypatch.setenv("DEFERRED", str(wanted))
    game = catalog.by_slug(slug)
    link = f"#/{slug}?v=1&p={game.encode(game.showcase())}"
    page = Recorded(link, prerendered=recorded.PAINTED)
    for _ in range(3):
        if page.table.over:
            page.press(actions.UNDO)
        move = page.table.position.legal_moves()[0]
        for target in targets_of(page.table, page.table.record.ply, move):
            page.click(target.name)
    page.press(actions.UNDO)
    page.press(actions.BACK)
    page.press(actions.FLIP)
    page.type("?")
    page.send("key", key="ArrowLeft", focus="")
    said = [it.reply for it in page.said]
    assert answers(bundle_of(slug, APP, "en"), [[it.event for it in page.said]]) == [said]
    assert not wanted.exists(), wanted.read_text()


@pytest.mark.slow
def test_what_a_first_visit_does_without_comes_later() -> None:
    parts = modules(f"tesserae.games.{slug}" for slug in catalog.NAMES)
    asked_for = (
        "app.analysis.curve",
        "app.analysis.key_moments",
        "app.navigation.importing",
        "app.navigation.studying",
        "app.pages.study.page",
        "app.sharing.exporting",
        "app.study.lines",
        "app.texts.study_links",
        "core.record.text",
        "view.graph",
        "view.standalone",
        "view.strings.study",
    )
    assert not [name for name in asked_for if f"tesserae.{name}" in parts[APP]]
    assert not [name for name in asked_for if f"tesserae.{name}" not in parts[LATER]]


@pytest.mark.slow
def test_more_events_at_random(app: LoweredApp, slug: str) -> None:
    """Others every time."""
    compare_random(app, (slug,), [random.randrange(10**9)])
