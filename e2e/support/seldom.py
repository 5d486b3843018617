"""A worker that does what the app never does, which wants more of Python than a game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

_CODE: Final = "memoryview(b'1234').cast('H').tolist()"

SAID: Final = "seldom [12849, 13363]"
"""What the worker then logs."""


def with_seldom(dist: Path, wanted: str = '"turn"') -> str:
    """The script of the worker, which does it when it gets this in an event."""
    worker = next(dist.glob("app-*/worker.py")).read_text()
    before = '"""Answers an event of the page; the reply is posted."""\n'
    assert before in worker
    calling = f"""        if {wanted!r} in event:
            js.console.log("seldom", str({_CODE}))
"""
    return worker.replace(before, before + calling)
