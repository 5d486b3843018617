"""Fixtures for tests of what is kept."""

from __future__ import annotations

from typing import Final

import pytest

from e2e.support.playing.board import Board
from e2e.support.pool import Tabs
from tools.serve import Site

DEAF: Final = """
const Channel = self.BroadcastChannel;
self.BroadcastChannel = function (name) {
    return name === "tesserae" ? { postMessage() {} } : new Channel(name);
};
"""
"""Keeps tabs from notifying each other."""


@pytest.fixture
def board(fresh_board: Board) -> Board:
    """A page that boots: these tests change its storage and its scripts."""
    return fresh_board


@pytest.fixture
def other(tabs: Tabs, site: Site) -> Board:
    """A second tab."""
    return Board(tabs.tab(), site.address)


@pytest.fixture
def deaf(board: Board, other: Board) -> None:
    """Neither of the two tabs is told of the other, as if they had been asleep."""
    for tab in (board, other):
        tab.page.add_init_script(DEAF)
