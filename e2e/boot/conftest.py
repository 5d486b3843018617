"""Fixtures for tests of booting."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from e2e.support.faults import Faults
from e2e.support.playing.board import Board
from e2e.support.sites.hosts import Bad, BadHost, Fault


@pytest.fixture
def board(fresh_board: Board) -> Board:
    """A page that boots, as booting is the subject."""
    return fresh_board


@pytest.fixture
def bad(dist: Path, faults: Faults) -> Iterator[Bad]:
    """Starts a host with faults, which the browser may report as errors."""
    hosts: list[BadHost] = []
    faults.allow("")

    def start(*wrong: Fault, old: bool = False) -> BadHost:
        hosts.append(BadHost(dist, *wrong, old=old))
        faults.at_home(hosts[-1].address)
        return hosts[-1]

    yield start
    for host in hosts:
        host.stop()
