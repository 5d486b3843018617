"""Runs in the restored Pyodide, and in CPython to compare: does again what was done with an App.

A session is JSON: the seed of the App; what was done, each as its kind, argument and time; and
whether the replies are wanted as texts. Otherwise only their checksums are given.
"""

import json
import traceback
import zlib

from tesserae.app.main import App

STEP = 0.0001
"""Seconds that every look at the clock takes, as in tests/app/page.py."""


class Clock:
    """A clock that is set before everything that is done."""

    now = 0.0

    def __call__(self) -> float:
        self.now += STEP
        return self.now


def done(app: App, kind: str, argument: str | float) -> list[str]:
    """The reply to one thing that is done."""
    match kind:
        case "handle":
            return app.handle(str(argument))
        case "work":
            return app.work(float(argument))
        case "replay":
            return [repr(command) for command in app.replay(str(argument))]
        case "begin":
            app.begin(int(argument))
        case "hurry":
            app.hurry()
    return []


def answer(app: App, kind: str, argument: str | float) -> list[str]:
    """The reply, or what went wrong."""
    try:
        return [str(part) for part in done(app, kind, argument)]
    except Exception as error:
        return traceback.format_exception_only(error)


def checksum(reply: list[str]) -> int:
    """A number for a reply."""
    return zlib.crc32("\0".join(reply).encode("utf-8", "surrogatepass"))


def replayed(line: str) -> str:
    """The answers to what is done in a session."""
    session = json.loads(line)
    clock = Clock()
    app = App(clock, session["seed"])
    answers: list[list[str] | int] = []
    for kind, argument, now in session["done"]:
        clock.now = now
        reply = answer(app, kind, argument)
        answers.append(reply if session["texts"] else checksum(reply))
    return json.dumps(answers)


def wrong(code: str) -> str | None:
    """What is wrong with code that is compiled now."""
    try:
        eval(code)
    except Exception as error:
        return str(error)
    return None
