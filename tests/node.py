"""Runs JavaScript in Node."""

from __future__ import annotations

import subprocess

from tools.build import ROOT


def output_of(module: str, *arguments: object, stdin: str = "") -> str:
    """The standard output of a module, which may import files by their path from the root."""
    command = ["node", "--input-type=module", "-e", module, *map(str, arguments)]
    done = subprocess.run(
        command, cwd=ROOT, input=stdin, capture_output=True, check=True, text=True, timeout=100
    )
    return done.stdout
