"""docs/ugi.md: the session is what the engine says, and the engine of its own plays."""

from __future__ import annotations

import queue
import re
import sys
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

import tesserae as ts
from tesserae.cli.ugi import Session
from tesserae.games.catalog import by_slug
from tests.cli.talk import talk
from tests.docs.test_documents import snippets
from tools.build import ROOT

TEXT = (ROOT / "docs/ugi.md").read_text()


def shape(answers: Sequence[str]) -> list[str]:
    """Answers without the numbers and moves that a search comes to, each different one once."""
    found = [
        re.sub(r" -?\d+|(?<= pv ).*", "", it) if it.startswith("info") else it for it in answers
    ]
    found = [re.sub(r"^bestmove .*", "bestmove", it) for it in found]
    return [it for it, _ in groupby(found)]


def test_the_session_is_what_the_engine_says() -> None:
    [session] = re.findall(r"^```text\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    lines = session.splitlines()
    sent = [line.removeprefix("> ") for line in lines if line.startswith("> ")]
    told = [line for line in lines if not line.startswith("> ")]
    assert shape(told) == shape(talk(*sent))


def test_every_command_is_told() -> None:
    session = Session(by_slug("pyrga"), print, queue.Queue())
    told = re.findall(r"^\| `(\w+)", TEXT.partition("## Commands")[2], re.MULTILINE)
    assert {*session.__dict__["_commands"]} <= {*told}
    for option in (it for it in talk("ugi") if it.startswith("option")):
        assert f"`{option.split()[2]}`" in TEXT


def test_the_engine_of_your_own_plays(tmp_path: Path) -> None:
    [source] = [text for kind, text, _ in snippets("docs/ugi.md") if kind == "python"]
    [ending] = re.findall(r"^    (for answer.*)\n    (    print.*)$", TEXT, re.MULTILINE)
    program = tmp_path / "careless.py"
    path = f"import sys; sys.path.insert(0, {str(ROOT / 'py')!r})"
    program.write_text("\n".join([path, source, *ending, ""]))
    with ts.Engine.popen_ugi([sys.executable, str(program)]) as engine:
        assert engine.name == "Careless"
        result = ts.match(engine, ts.Engine(level=1), "pyrga", games=2, limit=ts.Limit(nodes=20))
    assert result.wins + result.draws + result.losses == 2
    assert {it.headers["Termination"] for it in result.records} == {"normal"}
