"""What is played to learn what the app calls, besides what the tests of the app do."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Final

from tesserae.app.messages import actions
from tesserae.app.model.settings import Settings
from tesserae.app.practice.mistakes.mistakes_text import MISTAKES
from tesserae.app.storage.adapted_text import ADAPTED
from tesserae.app.storage.settings_text import SETTINGS, write_settings
from tesserae.core.puzzle import Puzzle
from tesserae.games import catalog
from tesserae.games.pools import pool_of
from tesserae.search.levels import LEVELS
from tests.app.page import Page
from tests.app.practice.puzzles.solving import enter, opened, solve, wait, wrong_moves
from tests.fuzz.targets import targets
from tests.lowering import recorded
from tests.lowering.sessions import random_session

THEMES: Final[Mapping[str, str]] = {"pyrga": "free", "tetrad": "survive", "zaic": "squeeze"}
"""A theme of each game, all of whose puzzles are played."""

INSTANT: Final = write_settings(Settings(pace="instant"))

PLIES: Final = 4
"""Plies that a level plays, if it does not think too long."""

SLICES: Final = 25
"""The most slices of time that the engine gets to think of one thing."""

TEXTS: Final = 8
"""Texts of a kind that are tried, about."""


def sessions_of_lowering() -> None:
    """The whole record of sessions of tests/lowering, and each more often at random."""
    for slug in catalog.NAMES:
        for seed in range(6):
            random_session([slug], seed, 60)
        for part in recorded.of_game(slug):
            part()
    for seed in range(3):
        random_session(catalog.NAMES, seed, 60)


def puzzles() -> None:
    """All puzzles of a theme: hints, a wrong move if there is one, then the solution."""
    for slug, theme in THEMES.items():
        for puzzle in (it for it in pool_of(slug) if it.theme == theme):
            play_puzzle(slug, puzzle)


def play_puzzle(slug: str, puzzle: Puzzle) -> None:
    page = opened(slug, puzzle, languages=[("en", "fr")[puzzle.number % 2]])
    page.press(actions.PUZZLE_HINT)
    page.press(actions.PUZZLE_HINT)
    for wrong in islice(wrong_moves(page, puzzle), 1):
        enter(page, wrong)
        wait(page)
    page = opened(slug, puzzle)
    solve(page, puzzle)
    page.press(actions.PUZZLE_SOLUTION)
    wait(page)


def levels() -> None:
    """A game of every level with itself, with the evaluation on; then a hint, and its review."""
    for slug in catalog.NAMES:
        for level in LEVELS:
            page = Page(f"#/{slug}", seed=level.number, stored={SETTINGS: INSTANT})
            page.set(evaluation=True)
            page.seat(level.number, level.number)
            think(page, plies=PLIES)
            page.seat(0, 0)
            page.press(actions.HINT)
            think(page)
            page.press(actions.RESIGN)
            page.press(actions.REVIEW)
            think(page)


def think(page: Page, plies: int = 0) -> None:
    """Lets the engine think, but not for long, nor on after so many plies."""
    for _ in range(SLICES):
        if not page.app.busy or (plies and len(page.table.record.moves) >= plies):
            return
        page.clock.now += 0.01
        page._take(page.app.work(0.01))


def strange_texts() -> None:
    """Texts of every kind that comes in, whole and damaged, wherever a text comes in."""
    rng = random.Random(0)
    for target in targets():
        slug = target.name.split()[-1] if target.name.split()[-1] in catalog.NAMES else "pyrga"
        page, frame = Page(f"#/{slug}?v=1&g="), Page(f"#/{slug}?v=1&g=", embed=True)
        page.seat(0, 0)
        for whole in target.seeds[:: len(target.seeds) // TEXTS + 1]:
            for text in (whole, "".join(damaged(rng, whole))):
                page.type(text)
                page.send("given", text=text)
                for fragment in (text, f"#/{slug}?v=1&p={text}", f"#/{slug}?v=1&g={text}"):
                    page.send("hash", hash=fragment)
                frame.send("host", text=text)
                frame.app.handle(text)
                Page("#/", stored={SETTINGS: text, MISTAKES: text, ADAPTED: text})


def damaged(rng: random.Random, text: str) -> Iterator[str]:
    """A text with some of it left out, twice there, or something else."""
    for character in text:
        match rng.randrange(60):
            case 0:
                pass
            case 1:
                yield character * 2
            case 2:
                yield rng.choice("é\u00a0\ud800\U0001f600٣<\"'{}[]\\~.\0ſİK")
            case _:
                yield character


ALL: Final[Mapping[str, Callable[[], None]]] = {
    "sessions of lowering": sessions_of_lowering,
    "puzzles": puzzles,
    "levels": levels,
    "strange texts": strange_texts,
}
