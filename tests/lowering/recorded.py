"""Sessions that see a whole part of the app, with the replies of CPython's App.

All are by a name, which says where a difference is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Final, TypeAlias

from tesserae.app.messages import actions
from tesserae.app.model.practice import Mistake
from tesserae.app.model.settings import ADVICE, Settings
from tesserae.app.play.board_scene import targets_of
from tesserae.app.practice.mistakes import schedule
from tesserae.app.practice.mistakes.mistakes_text import MISTAKES, write_mistakes
from tesserae.app.storage.settings_text import SETTINGS, write_settings
from tesserae.core.exact import Solvable
from tesserae.games import catalog
from tesserae.games.pools import pool_of
from tests import having
from tests.app.device import Device
from tests.app.navigation.mangled import KINDS, PASTES, VARIANTS
from tests.app.page import BASE, Page
from tests.examples import LINK as STUDY
from tests.lowering.sessions import Exchange, Recorded

Sessions: TypeAlias = dict[str, list[Exchange]]

GOLDEN: Final = Path(__file__).parents[1] / "app" / "golden_links.txt"


PAINTED: Final = {"page": 2_390_680_234, "own": 7}
"""Fingerprints of regions as a page sends them: they may be long ints."""


def screens(slug: str, languages: Sequence[str]) -> Sessions:
    """Every screen of a game in every language, and a frame with it."""
    sessions = {}
    for language in languages:
        for screen in ("", "/rules", "/learn"):
            page = Recorded(f"#/{slug}{screen}", languages=[language], prerendered=PAINTED)
            page.send("hash", hash=f"#/{slug}?v=1&g=&at=0")
            page.set(evaluation=True)
            sessions[f"{language} {screen}"] = page.said
        embed = Recorded(f"#/{slug}?theme=dark", languages=[language], embed=True)
        sessions[f"{language} embed"] = embed.said
    return sessions


def lesson(slug: str, *, every: bool) -> Sessions:
    """The steps of a lesson; not every one: a third of them, with fewer moves."""
    lesson = catalog.by_slug(slug).lesson
    assert lesson is not None
    page = Recorded(f"#/{slug}/learn", languages=["fr"])
    for step in range(1, len(lesson().steps) + 1, 1 if every else 3):
        for number in range(2 if every else 1):
            page.send("hash", hash=f"#/{slug}/learn/{step}")  # a solved one leads on by itself
            for move in page.table.position.legal_moves()[number : number + 1]:
                for target in targets_of(page.table, page.table.record.ply, move):
                    page.click(target.name)
            for _ in range(3):
                page.send("waited", number=page.board.pause.number)
        if every or step == 1:
            page.lead_on()
            page.press(actions.LESSON_BACK)
    return {slug: page.said}


def puzzle(slug: str) -> Sessions:
    """A puzzle, but for the judging of moves that are not on the stored solution."""
    puzzle = pool_of(slug)[0]
    page = Recorded(f"#/{slug}/puzzle/{puzzle.number}", languages=["fr"])
    page.press(actions.PUZZLE_HINT)
    page.press(actions.PUZZLE_HINT)
    page.press(actions.PUZZLE_SOLUTION)
    for _ in puzzle.line:
        page.send("waited", number=page.board.pause.number)
    assert page.board.phase == "shown"
    page.press(actions.PUZZLE_NEXT)
    page.send("hash", hash=f"#/{slug}/puzzle/today")
    page.send("hash", hash=f"#/{slug}/puzzle/99999")
    return {slug: page.said}


def used_device(slug: str, *, embed: bool) -> Sessions:
    """Most settings differ from their defaults, and there is progress with lessons and puzzles."""
    device = Device({SETTINGS: write_settings(changed_settings(slug))})
    if slug in having.POOL:
        Page(f"#/{slug}/puzzle/1", device=device).press(actions.PUZZLE_SOLUTION)
    if slug in having.LESSON:
        Page(f"#/{slug}/learn", device=device).lead_on()
    page = Recorded(f"#/{slug}", device=device, embed=embed, languages=["fr"])
    assert page.model.settings == changed_settings(slug)
    page.send("stored", name=SETTINGS, text="{}")
    return {slug: page.said}


def changed_settings(slug: str) -> Settings:
    """Settings of which most differ from their defaults."""
    game = catalog.by_slug(slug)
    return Settings(
        theme="light",
        confirm=True,
        coordinates=False,
        animation=False,
        auto_flip=True,
        colourways=tuple((slug, name) for name in game.colourways[1:2]),
        layers=tuple(f"{slug}.{name}" for name in game.layers),
        pace="slow",
        won=(slug,),
        coach=(f"{slug}.{ADVICE}",),
    )


def mistakes(slug: str) -> Sessions:
    """A mistake that is due, by its stored solution; then none is."""
    game = catalog.by_slug(slug)
    start = game.showcase()
    move = game.format_move(start, start.legal_moves()[-1])
    asks = "win" if isinstance(game, Solvable) else "better"
    held = Mistake(slug, game.encode(start), (move,), (move,), asks, 30, "1-0")
    stored = {MISTAKES: write_mistakes(schedule.add_mistakes({}, [held], "2026.11.01"))}
    page = Recorded(f"#/{slug}/mistakes", stored=stored, languages=["fr"])
    page.press(actions.PUZZLE_SOLUTION)
    page.send("waited", number=page.board.pause.number)
    page.press(actions.PUZZLE_NEXT)
    page.press(actions.MISTAKES_AHEAD)
    page.press(actions.MISTAKES_REMOVE)
    page.send("stored", name=MISTAKES, text=stored[MISTAKES])
    assert not schedule.waiting(page.model.practice.mistakes)
    return {slug: page.said}


def links(slug: str, batch: int = 0, batches: int = 1) -> Sessions:
    """The golden links of a game, or a part of them."""
    return {it: Recorded(it).said for it in golden_links()[slug][batch::batches]}


def arriving_links(slug: str) -> Sessions:
    """Links as messengers leave them, in the address and pasted; games share the variants."""
    kinds = [it for it in KINDS.values() if it.startswith(f"#/{slug}") and "/book" not in it]
    kinds = kinds or [f"#/{slug}/rules/rules"]
    page, own = Recorded("#/" + slug), slice(catalog.NAMES.index(slug), None, len(catalog.NAMES))
    for variants, around in ((VARIANTS, False), (PASTES, True)):
        for number, mangle in enumerate([*variants.values()][own]):
            link = kinds[number % len(kinds)]
            if around:
                page.send("given", text=mangle(BASE + link))
            else:
                page.send("hash", hash=mangle(link))
    return {"arriving links": page.said}


def studies() -> Sessions:
    """Studies with chapters, read at home and in a frame; and links to them that are damaged."""
    damaged = [
        STUDY[:-9],
        STUDY[:-1],
        f"{STUDY[:-1]}A",
        f"{STUDY}AAAA",
        STUDY.replace("s=eN", "s=eM"),
    ]
    damaged += [
        STUDY[: len(STUDY) // 2],
        STUDY.replace("s=", "s=."),
        STUDY[: STUDY.index("s=") + 9],
    ]
    sessions = {f"damaged {number}": Recorded(link).said for number, link in enumerate(damaged)}
    for embed in (False, True):
        page = Recorded(f"{STUDY}&c=3&lang=fr", embed=embed, languages=["fr"])
        page.click("c2", "C")
        page.press(actions.READ_ON)
        page.press(actions.READ_STUDY)
        page.press(actions.FORWARD)
        page.change(actions.CHAPTER, 1)
        page.press(actions.FORWARD)
        page.send("host", text='{"tesserae":1,"type":"go","ply":2,"id":1}')
        page.click("a2", "T", "s")
        page.send("key", key="j", focus="")
        sessions[f"embed {embed}"] = page.said
    return sessions


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


def of_game(slug: str) -> list[Callable[[], Sessions]]:
    """All of a game, each when it is called."""
    return [
        partial(screens, slug, ("en", "fr")),
        partial(lesson, slug, every=True),
        partial(puzzle, slug),
        partial(used_device, slug, embed=False),
        partial(used_device, slug, embed=True),
        partial(mistakes, slug),
        partial(links, slug),
    ]
