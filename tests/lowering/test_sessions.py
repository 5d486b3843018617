"""The lowered app in MicroPython answers as CPython's App does, text for text."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tesserae.app import actions
from tesserae.app.mistakes import schedule
from tesserae.app.mistakes.mistakes_text import MISTAKES, write_mistakes
from tesserae.app.mistakes.state import Mistake
from tesserae.app.play.board_scene import targets_of
from tesserae.app.settings.state import ADVICE, Settings
from tesserae.app.storage.settings_text import SETTINGS, write_settings
from tesserae.core.exact import Solvable
from tesserae.games import catalog
from tesserae.games.pools import pool_of
from tests.app.device import Device
from tests.app.page import Page
from tests.lowering.answering import LoweredApp, answers, running, written
from tests.lowering.sessions import Recorded, random_session
from tests.tiers import THOROUGH, batches, part, sampled, some
from tools.build import PY, ROOT
from tools.building import standin
from tools.lowering.bundle import ALL, lowered
from tools.pyodide import snapshot

pytestmark = sampled

GOLDEN = Path(__file__).parents[1] / "app" / "golden_links.txt"


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


def bundle_of(slug: str) -> list[Path]:
    """The files of a game, as they are standin."""
    folder = standin.make(ROOT, snapshot.archive(snapshot.sources(PY / "tesserae")))
    return [folder / standin.FIRST[slug], folder / standin.LATER[slug]]


def compare_random(app: LoweredApp, slugs: Sequence[str], seeds: Sequence[int]) -> None:
    app.compare({f"seed {seed}": random_session(slugs, seed, part(40, 4)) for seed in seeds})


@pytest.mark.parametrize("seed", some(range(6), quick=1))
def test_a_random_session_with_one_game(app: LoweredApp, slug: str, seed: int) -> None:
    compare_random(app, (slug,), [seed])


@pytest.mark.slow
def test_random_sessions_that_go_from_game_to_game(tmp_path: Path) -> None:
    with running(written(lowered(ALL), tmp_path)) as app:
        compare_random(app, catalog.NAMES, range(3))


def test_every_screen_of_a_game_in_every_language(app: LoweredApp, slug: str) -> None:
    sessions = {}
    for language in ("en", "fr") if THOROUGH else ("fr",):
        for screen in ("", "/rules", "/learn"):
            page = Recorded(f"#/{slug}{screen}", languages=[language])
            page.send("hash", hash=f"#/{slug}?v=1&g=&at=0")
            page.set(evaluation=True)
            sessions[f"{language} {screen}"] = page.said
        embed = Recorded(f"#/{slug}?theme=dark", languages=[language], embed=True)
        sessions[f"{language} embed"] = embed.said
    app.compare(sessions)


def test_every_step_of_a_lesson(app: LoweredApp, slug: str) -> None:
    lesson = catalog.by_slug(slug).lesson
    assert lesson is not None
    page = Recorded(f"#/{slug}/learn", languages=["fr"])
    for step in range(1, len(lesson().steps) + 1, 1 if THOROUGH else 3):
        page.send("hash", hash=f"#/{slug}/learn/{step}")
        for move in page.table.position.legal_moves()[: 2 if THOROUGH else 1]:
            for target in targets_of(page.table, page.table.record.ply, move):
                page.click(target.name)
            for _ in range(3):
                page.send("waited", number=page.model.learning.pause.number)
        if THOROUGH or step == 1:
            page.press(actions.LESSON_NEXT)
            page.press(actions.LESSON_BACK)
    app.compare({slug: page.said})


def test_puzzles(app: LoweredApp, slug: str) -> None:
    """All but the judging of moves that are not on the stored solution."""
    puzzle = pool_of(slug)[0]
    page = Recorded(f"#/{slug}/puzzle/{puzzle.number}", languages=["fr"])
    page.press(actions.PUZZLE_HINT)
    page.press(actions.PUZZLE_HINT)
    page.press(actions.PUZZLE_SOLUTION)
    for _ in puzzle.line:
        page.send("waited", number=page.model.puzzle.pause.number)
    assert page.model.puzzle.phase == "shown"
    page.press(actions.PUZZLE_NEXT)
    page.send("hash", hash=f"#/{slug}/puzzle/today")
    page.send("hash", hash=f"#/{slug}/puzzle/99999")
    app.compare({slug: page.said})


@pytest.mark.parametrize("embed", [False, True])
def test_a_device_that_was_used_before(app: LoweredApp, slug: str, embed: bool) -> None:
    """Most settings differ from their defaults, and there is progress with lessons and puzzles."""
    device = Device({SETTINGS: write_settings(changed_settings(slug))})
    Page(f"#/{slug}/puzzle/1", device=device).press(actions.PUZZLE_SOLUTION)
    Page(f"#/{slug}/learn", device=device).press(actions.LESSON_NEXT)
    page = Recorded(f"#/{slug}", device=device, embed=embed, languages=["fr"])
    assert page.model.settings == changed_settings(slug)
    page.send("stored", name=SETTINGS, text="{}")
    app.compare({slug: page.said})


def changed_settings(slug: str) -> Settings:
    game = catalog.by_slug(slug)
    return Settings(
        theme="light",
        confirm=True,
        coordinates=False,
        animation=False,
        turning=True,
        colourways=tuple((slug, name) for name in game.colourways[1:2]),
        layers=tuple(f"{slug}.{name}" for name in game.layers),
        pace="slow",
        won=(slug,),
        coach=(f"{slug}.{ADVICE}",),
    )


def test_mistakes(app: LoweredApp, slug: str) -> None:
    """One that is due, by its stored solution; then none is."""
    game = catalog.by_slug(slug)
    start = game.showcase()
    move = game.format_move(start, start.legal_moves()[-1])
    asks = "win" if isinstance(game, Solvable) else "better"
    held = Mistake(slug, game.encode(start), (move,), (move,), asks, 30, "1-0")
    stored = {MISTAKES: write_mistakes(schedule.added({}, [held], "2026.11.01"))}
    page = Recorded(f"#/{slug}/mistakes", stored=stored, languages=["fr"])
    page.press(actions.PUZZLE_SOLUTION)
    page.send("waited", number=page.model.puzzle.pause.number)
    page.press(actions.PUZZLE_NEXT)
    page.press(actions.MISTAKES_AHEAD)
    page.press(actions.MISTAKES_REMOVE)
    page.send("stored", name=MISTAKES, text=stored[MISTAKES])
    assert not schedule.waiting(page.model.mistakes.kept)
    app.compare({slug: page.said})


@pytest.mark.parametrize("batch", batches(6, quick=1))
def test_every_golden_link(app: LoweredApp, slug: str, batch: int) -> None:
    app.compare({it: Recorded(it).said for it in golden_links()[slug][batch::6]})


def golden_links() -> dict[str, list[str]]:
    """All of them, by game."""
    lines = GOLDEN.read_text("utf-8").splitlines()
    fragments = [line.split(" |")[0] for line in lines if line.startswith("#")]
    assert len(fragments) > 60
    links = {
        slug: [fragment for fragment in fragments if fragment.startswith(f"#/{slug}")]
        for slug in catalog.NAMES
    }
    assert len(fragments) == sum(map(len, links.values()))
    return links


def test_a_bundle_of_one_game_says_that_it_cannot_draw_the_others() -> None:
    page = Recorded("#/pyrga")
    boot = page.said[0].event
    page.send("hash", hash="#/")
    to_home = [it.event for it in page.said]
    to_zaic = [boot.replace("#/pyrga", "#/zaic")]
    to_rules = [boot.replace("#/pyrga", "#/pyrga/rules")]
    home, other, rules = answers(bundle_of("pyrga")[:1], [to_home, to_zaic, to_rules])
    assert home[0] == page.said[0].reply
    assert "ImportError" in home[1], "home is in the other part"
    assert "zaic is not in this bundle" in other[0]
    assert "ImportError" in rules[0], "the rules page is in the other part"
    [home] = answers(bundle_of("pyrga"), [to_home])
    assert "is not in this bundle" in home[1], "home draws the boards of all games"


@pytest.mark.slow
def test_more_events_at_random(app: LoweredApp, slug: str) -> None:
    """Others every time."""
    seeds = [random.randrange(10**9) for _ in range(3)]
    compare_random(app, (slug,), seeds)
