"""Killed browsers and reloaded pages: plies that were on the page for a second are kept."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Playwright, expect

from e2e.support.killing import SETTLED, chromium, fresh, kill
from e2e.support.playing.board import Board
from e2e.support.playing.entering import PLAYED
from tests.tiers import by_turns
from tools.serve import Site

MOVES: Final = ("Tb2w", "Ta2s", "Ta1e", "Cb1", "Tb1e", "Td1w", "Ca1", "Sa1", "Sb1", "Cb2")
"""A game that goes on."""


def trial(playwright: Playwright, site: Site, profile: Path, rng: random.Random) -> tuple[int, int]:
    """The numbers of plies that had to be kept, and of those that were."""
    shown: list[float] = []
    with chromium(playwright, profile) as (context, group):
        board = fresh(context, site, "#/pyrga?v=1&g=")
        lasting = rng.uniform(0.5, 12)
        for move in MOVES:
            board.play(move)
            shown.append(time.monotonic())
            time.sleep(rng.uniform(0, 1.2))
            if time.monotonic() > shown[0] + lasting:
                break
        time.sleep(max(0.0, min(shown[0] + lasting - time.monotonic(), 1.0)))
        killed = time.monotonic()
        kill(group)
    expected = sum(killed - moment >= SETTLED for moment in shown)
    with chromium(playwright, profile) as (context, _):
        board = fresh(context, site, "#/pyrga")
        kept = board.moves()
    assert kept == list(MOVES[: len(kept)]), "what is kept is what was played"
    return expected, len(kept)


def kills(playwright: Playwright, site: Site, folder: Path, count: int, seed: int = 0) -> None:
    rng = random.Random(seed)
    expected, lost = 0, 0
    for n in range(count):
        must, kept = trial(playwright, site, folder / str(n), rng)
        expected, lost = expected + must, lost + max(0, must - kept)
    print(f"\n{count} kills, {expected} plies that had been on the page for a second, {lost} lost.")
    assert expected > count / 2, "there were plies to lose"
    assert lost == 0


@pytest.mark.slow
@pytest.mark.parametrize("seed", by_turns([1, 2, 3], share=3))
def test_six_kills_in_all_lose_no_ply_that_was_on_the_page_for_a_second(
    playwright: Playwright, site: Site, tmp_path: Path, seed: int
) -> None:
    kills(playwright, site, tmp_path, 2, seed)


@pytest.mark.slow
def test_reloads_lose_nothing(board: Board) -> None:
    """After every ply, and after stepping back and on again."""
    board.two()
    moves = MOVES[:5]
    for n in range(len(moves) + 2):
        if n < len(moves):
            board.play(moves[n])
        else:
            back = n % 2
            board.press("ArrowLeft" if back else "End")
            board.page.wait_for_function(f"({PLAYED})().length === {len(moves) - back}")
        expected = board.moves()
        board.page.reload()
        board.ready()
        expect(board.page.locator("#moves [data-act=jump]").first).to_be_visible()
        assert board.moves() == expected, f"reload {n + 1}"
    assert board.page.locator("#moves [data-act=jump]").count() > len(moves)
