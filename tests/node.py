"""Runs JavaScript in Node."""

from __future__ import annotations

import subprocess

from tools.build import ROOT


def printed(module: str, *arguments: object, given: str = "") -> str:
    """What a module prints, which imports from the root. given: its standard input."""
    command = ["node", "--input-type=module", "-e", module, *map(str, arguments)]
    done = subprocess.run(
        command, cwd=ROOT, input=given, capture_output=True, check=True, text=True, timeout=100
    )
    return done.stdout
