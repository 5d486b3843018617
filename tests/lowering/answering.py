"""Asks the lowered app, in MicroPython in Node, and compares."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from threading import Timer
from typing import IO, Any, Final

from tests.lowering.sessions import Exchange
from tools.build import PY, ROOT
from tools.building import micropython, standin
from tools.building.bytecode import pack
from tools.lowering.bundle import runtime
from tools.lowering.sources import PARTS
from tools.pyodide import snapshot

ANSWER: Final = Path(__file__).with_name("answer.mjs")

PUBLISHED: Final = (
    ROOT / "node_modules/@micropython/micropython-webassembly-pyscript/micropython.wasm"
)

LONGEST: Final = 600
"""Seconds after which a session is given up."""


def written(bundle: Iterable[Mapping[str, str]], folder: Path) -> list[Path]:
    """The files of a bundle, packed."""
    paths = []
    for n, files in enumerate(bundle):
        paths.append(folder / f"{n}.bin")
        paths[-1].write_bytes(pack(files))
    return paths


def program(main: str) -> dict[str, str]:
    """The files of an app that is this one module, and what lowered modules run on."""
    packages = dict.fromkeys(["tesserae/__init__.py", "tesserae/app/__init__.py"], "")
    return {**runtime(), **packages, "tesserae/app/main.py": main}


def bundle_of(slug: str, *parts: str) -> list[Path]:
    """The files of a game, as they are served: some of its parts, or all."""
    folder = standin.make(ROOT, snapshot.archive(snapshot.sources(PY / "tesserae")))
    return [folder / standin.NAMES[slug][part] for part in parts or PARTS]


def served() -> Path:
    """The MicroPython that is served: its first part, beside the second."""
    return micropython.split(ROOT, micropython.quicker(PUBLISHED.read_bytes())) / "primary.wasm"


@contextmanager
def running(bundle: Sequence[Path], wasm: Path | None = None) -> Iterator[LoweredApp]:
    """The app of a bundle, started. That takes as long as a dozen events.

    wasm: MicroPython, if it is not the one that is served.
    """
    pipe = subprocess.PIPE
    with TemporaryFile("w+") as errors:
        command = ["node", str(ANSWER), str(wasm or served()), *map(str, bundle)]
        with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=errors, text=True) as node:
            try:
                yield LoweredApp(node, errors)
            finally:
                node.kill()


class LoweredApp:
    """The lowered app in MicroPython, for one session after the other.

    errors: what the process writes to its standard error.
    """

    def __init__(self, node: subprocess.Popen[str], errors: IO[str]) -> None:
        self._node = node
        self._errors = errors

    def answers(self, events: Sequence[str]) -> list[Any]:
        """The replies to the events of a session; after a failure, its words and no more."""
        assert self._node.stdin
        assert self._node.stdout
        limit = Timer(LONGEST, self._node.kill)
        limit.start()
        try:
            self._node.stdin.write(json.dumps(events) + "\n")
            self._node.stdin.flush()
            line = self._node.stdout.readline()
        except BrokenPipeError:
            line = ""
        finally:
            limit.cancel()
        assert line, self._complaint()
        replies: list[Any] = json.loads(line)
        return replies

    def compare(self, sessions: Mapping[str, Sequence[Exchange]]) -> None:
        """Every reply of every session, which has a name, is CPython's."""
        for name, session in sessions.items():
            replies = self.answers([exchange.event for exchange in session])
            for n, (exchange, reply) in enumerate(zip(session, replies, strict=False)):
                assert reply == exchange.reply, f"{name}, event {n}: {exchange.event[:300]}"
            assert len(replies) == len(session)

    def _complaint(self) -> str:
        status = self._node.wait()
        self._errors.seek(0)
        return f"MicroPython ended with {status}: {self._errors.read()[-2000:]}"


def answers(
    bundle: Sequence[Path], sessions: Iterable[Sequence[str]], wasm: Path | None = None
) -> list[list[Any]]:
    """The replies of an app that is started for these sessions."""
    with running(bundle, wasm) as app:
        return [app.answers(events) for events in sessions]
