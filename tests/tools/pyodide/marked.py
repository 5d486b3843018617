"""Writes down which functions of the smaller Pyodide pages call, in a run of tests.

As a plugin (`pytest -p tests.tools.pyodide.marked`). MARKED in the environment is the folder of an
interpreter whose functions mark that they were called (tools/pyodide/marking.mjs). CALLED is the
file that gets their numbers: workers send them to the host of the page, every now and then.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tools import build, serve
from tools.building import cache
from tools.pyodide import interpreter

ADDRESS: Final = "/called?"

SENDING: Final = f"""
const {{ instantiate }} = WebAssembly;
WebAssembly.instantiate = async (...given) => {{
    const made = await instantiate(...given);
    let marks = Object.entries(made.exports ?? {{}}).filter(([name]) => name.startsWith("called "));
    const send = () => {{
        const called = marks.filter(([, mark]) => mark.value).map(([name]) => name.split(" ")[1]);
        marks = marks.filter(([, mark]) => !mark.value);
        if (called.length) fetch(new URL("..{ADDRESS}" + called, import.meta.url));
    }};
    if (marks.length) setInterval(send, 200);
    return made;
}};
"""


class Host(serve.Handler):
    """Takes what is sent."""

    def do_GET(self) -> None:  # noqa: N802
        _, sent, numbers = self.path.partition(ADDRESS)
        if not sent:
            super().do_GET()
            return
        with Path(os.environ["CALLED"]).open("a") as file:
            file.write(f"{numbers}\n")
        self.send_response(204)
        self.end_headers()

    def log_message(self, *arguments: object) -> None:
        if ADDRESS not in self.path:
            super().log_message(*arguments)


def pytest_configure() -> None:
    """Has builds contain that interpreter."""
    source = Path(os.environ["MARKED"])
    files = {
        "python.js": (source / "python.js").read_bytes(),
        "python.bin": cache.compress(build.ROOT, source, "python.wasm"),
    }
    write = build.write_app

    def write_sending(
        folder: Path, values: Mapping[str, str], contents: Mapping[str, bytes]
    ) -> None:
        write(folder, values, contents)
        boot = folder / "boot.js"
        boot.write_text(SENDING + boot.read_text())

    interpreter.files = lambda *_: files
    build.write_app = write_sending
    serve.Site.handler = Host
