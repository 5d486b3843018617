"""The bench's slow line and slow processor: as slow as they say, for all that share them."""

from __future__ import annotations

import gzip
import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection, HTTPResponse
from pathlib import Path
from typing import Final

import pytest

from tools.bench.slowdown import pages, slow_down
from tools.bench.throttle import LATE, Host, Line

RATE: Final = 100_000
"""Bytes a second."""

SIZE: Final = 20_000
BUSY: Final = 3
"""A busy machine may take so many times as long, but never less."""

pytestmark = pytest.mark.slow

SPIN: Final = "while True: pass"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "noise.bin").write_bytes(random.Random(1).randbytes(SIZE))
    (tmp_path / "words.txt").write_text("many words " * SIZE)
    return tmp_path


@pytest.fixture
def host(folder: Path) -> Iterator[Host]:
    host = Host(folder, Line(RATE * 8 / 1000))
    yield host
    host.stop()


def request(connection: HTTPConnection, name: str) -> tuple[HTTPResponse, bytes]:
    connection.request("GET", f"/{name}")
    response = connection.getresponse()
    return response, response.read()


def fetched(host: Host, name: str = "noise.bin") -> bytes:
    connection = HTTPConnection("127.0.0.1", host.port)
    content = request(connection, name)[1]
    connection.close()
    return content


@pytest.mark.parametrize("connections", [1, 3])
def test_all_connections_share_what_the_line_carries(host: Host, connections: int) -> None:
    least = connections * SIZE / RATE - LATE
    started = time.perf_counter()
    with ThreadPoolExecutor(connections) as pool:
        contents = list(pool.map(fetched, [host] * connections))
    assert least < time.perf_counter() - started < BUSY * least
    assert contents == [(host.folder / "noise.bin").read_bytes()] * connections


def test_connections_take_turns(host: Host) -> None:
    """A small file need not wait until a large one has come."""
    (host.folder / "small.bin").write_bytes(b"small")
    (host.folder / "noise.bin").write_bytes(bytes(5 * SIZE))
    with ThreadPoolExecutor(1) as pool:
        large = pool.submit(fetched, host)
        while not host.asked:
            time.sleep(0.001)
        fetched(host, "small.bin")
        assert not large.done()


def test_a_connection_and_each_answer_take_their_time(folder: Path) -> None:
    host = Host(folder, Line(latency=50))
    connection = HTTPConnection("127.0.0.1", host.port)
    took = []
    for _ in range(2):
        started = time.perf_counter()
        request(connection, "noise.bin")
        took.append(time.perf_counter() - started)
        assert connection.sock  # it stays open
    connection.close()
    host.stop()
    assert took[0] >= 0.1
    assert took[1] >= 0.05


def test_text_is_sent_compressed(host: Host) -> None:
    connection = HTTPConnection("127.0.0.1", host.port)
    response, content = request(connection, "words.txt")
    connection.close()
    assert response.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(content) == (host.folder / "words.txt").read_bytes()


def test_no_limit_is_none() -> None:
    started = time.perf_counter()
    Line().carry(10**9)
    assert time.perf_counter() - started < 1


def used(process: int) -> float:
    """Seconds of processor time."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return int(fields[11]) / os.sysconf("SC_CLK_TCK")


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="finds processes in /proc")
def test_pages_stand_still_most_of_the_time() -> None:
    """Processor time may be less than that on a busy machine, never more."""
    page = subprocess.Popen([sys.executable, "-c", SPIN, "--type=renderer"])
    try:
        while page.pid not in pages(os.getpid()):
            time.sleep(0.01)
        with slow_down(5):
            time.sleep(0.5)  # until it has begun
            started, before = time.perf_counter(), used(page.pid)
            time.sleep(1)
            share = (used(page.pid) - before) / (time.perf_counter() - started)
        assert 0 < share < 0.4
        before = used(page.pid)
        while used(page.pid) == before:  # it runs on
            time.sleep(0.01)
    finally:
        page.kill()
        page.wait()
