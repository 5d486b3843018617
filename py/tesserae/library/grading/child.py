"""The process of one bot: it loads the bot, and answers with moves.

The guard keeps honest bots from unfair means and from accidents while they are graded. It is not a
sandbox: malicious Python finds a way around it (docs/grading.md).
"""

from __future__ import annotations

import json
import os
import random
import re
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, BinaryIO, Final, TypeVar

from tesserae.core.errors import BadInput
from tesserae.library.board import Board
from tesserae.library.engines.process import Fault
from tesserae.library.matches.bots import BotFile, board_after
from tesserae.library.sentences import language, sentence_of

T = TypeVar("T")

_REFUSED: Final = (
    *("socket.", "subprocess.", "ctypes.", "shutil.", "ftplib.", "smtplib.", "urllib."),
    *("os.exec", "os.fork", "os.kill", "os.posix_spawn", "os.system", "os.startfile", "os.putenv"),
    *("os.chmod", "os.chown", "os.link", "os.mkdir", "os.remove", "os.rename", "os.rmdir"),
    *("os.symlink", "os.truncate", "os.utime", "pty.spawn", "signal.pthread_kill"),
)
"""Prefixes of the names of audit events."""

_PACKAGE: Final = Path(__file__).resolve().parents[3]

_ENGINES: Final = re.compile(
    r"tesserae\.(search|library\.(engines|matches|grading)|games\.\w+\.(engine|puzzles))\b"
)
"""Modules that play, or know the answers."""

_WRITING: Final = os.O_WRONLY | os.O_RDWR


class Guard:
    """Refuses what a bot should not do: a hook for `sys.addaudithook`.

    roots: folders whose files may be read. Until `closed` is set, everything is allowed.
    """

    def __init__(self, roots: list[str], *, engines: bool) -> None:
        self.closed = False
        self._roots = tuple(os.path.join(os.path.realpath(root), "") for root in roots)
        self._package = os.path.join(_PACKAGE, "")
        self._engines = engines

    def __call__(self, event: str, arguments: tuple[Any, ...]) -> None:
        """Raises PermissionError if the event is refused."""
        if not self.closed:
            return
        if event.startswith(_REFUSED):
            raise PermissionError(f"{event} is not allowed while a bot is graded")
        if event == "open":
            self._check_file(*arguments)
        elif event in ("os.listdir", "os.scandir") and arguments[0] is not None:
            self._check_path(arguments[0])

    def _check_file(self, path: Any, mode: Any, flags: Any) -> None:
        if isinstance(path, int):
            return
        if (mode is not None and {*str(mode)} & {*"wax+"}) or flags & _WRITING:
            raise PermissionError("writing files is not allowed while a bot is graded")
        self._check_path(path)

    def _check_path(self, path: Any) -> None:
        real = os.path.realpath(os.fsdecode(path))
        if not os.path.join(real, "").startswith(self._roots):
            shown = ascii(os.fsdecode(path)[:60])
            raise PermissionError(f"{shown} may not be read while a bot is graded")
        if real.startswith(self._package) and not self._engines:
            name = real.removeprefix(self._package).replace(os.sep, ".")
            if _ENGINES.match(name):
                raise PermissionError("engines and proofs may not be used while a bot is graded")


def forget_engines() -> None:
    """Unloads the engines' modules, so that importing them again is refused."""
    for name in [name for name in sys.modules if _ENGINES.match(name)]:
        del sys.modules[name]
        parent, _, own = name.rpartition(".")
        if parent in sys.modules:
            vars(sys.modules[parent]).pop(own, None)


def main() -> None:
    """Reads lines of JSON: how to load the bot, then a request for each move.

    Answers with a line each: {"ready": true}, {"move": TEXT} or {"error": TEXT}.
    """
    answers = os.fdopen(os.dup(1), "wb")
    orders = os.fdopen(os.dup(0), "rb")
    nothing = os.open(os.devnull, os.O_RDWR)
    for standard in (0, 1, 2):
        os.dup2(nothing, standard)
    settings = json.loads(orders.readline())
    language(settings["language"])
    loaded = _result_or_none(answers, lambda: _load_bot(settings))
    if loaded is None:
        return
    (choose,) = loaded
    _say(answers, {"ready": True})
    board: Board | None = None
    for line in orders:
        order = json.loads(line)
        board = board_after(board, order["game"], order["moves"])
        random.seed(order["seed"])
        move = _result_or_none(answers, partial(choose, board.copy()))
        if move is not None:
            _say(answers, {"move": str(move[0])[:20]})


def _load_bot(settings: dict[str, Any]) -> Callable[[Board], str]:
    """Loads the bot of a file, within its limits."""
    path = settings["path"]
    bot_folder = str(Path(path).resolve().parent)
    roots = [bot_folder, sys.prefix, sys.base_prefix, str(_PACKAGE)]
    guard = Guard(roots, engines=settings["engines"])
    _limit(settings["megabytes"], writes=not settings["guarded"])
    sys.addaudithook(guard)
    source = settings["source"]
    if source is None:
        source = Path(path).read_text("utf-8")
    if not settings["engines"]:
        forget_engines()
    guard.closed = settings["guarded"]
    return BotFile(path, source)


def _limit(megabytes: int, *, writes: bool) -> None:
    """Sets limits by the operating system, where it has them. writes: allow writing files."""
    try:
        import resource
    except ImportError:
        return
    space = megabytes << 20
    limits = [(resource.RLIMIT_AS, space), (resource.RLIMIT_CORE, 0)]
    if not writes:
        limits += [(resource.RLIMIT_FSIZE, 0), (resource.RLIMIT_NOFILE, 64)]
    for kind, most in limits:
        _, hard = resource.getrlimit(kind)
        allowed = most if hard == resource.RLIM_INFINITY else min(most, hard)
        resource.setrlimit(kind, (allowed, allowed))


def _result_or_none(answers: BinaryIO, run: Callable[[], T]) -> tuple[T] | None:
    """The result of a function, in a tuple; if it raises an error, reports it and returns None."""
    try:
        return (run(),)
    except (BadInput, Fault) as bad:
        _say(answers, {"error": sentence_of(bad.text)[:400]})
    except OSError as error:
        _say(answers, {"error": str(error)[:400]})
    return None


def _say(answers: BinaryIO, told: dict[str, Any]) -> None:
    answers.write(json.dumps(told).encode() + b"\n")
    answers.flush()


if __name__ == "__main__":
    main()
