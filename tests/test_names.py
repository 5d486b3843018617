"""A function's name says what comes back, or what it does: none is a bare participle."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]

NAME: Final = re.compile(r"\bdef _*([a-z]+)\(")

PARTICIPLE: Final = re.compile(
    r"\w+ed|drawn|found|given|heard|held|kept|known|left|lost|made|met|said|seen|sent|shown|taken"
    r"|told|written"
)

TERMS: Final = {"accepted", "cached", "decided", "ended", "oembed", "recommended", "seed", "sorted"}


def test_no_function_is_called_by_a_bare_participle() -> None:
    files = [it for folder in ("py", "tools") for it in (ROOT / folder).rglob("*.py")]
    names = {name for file in files for name in NAME.findall(file.read_text("utf-8"))}
    assert {name for name in names if PARTICIPLE.fullmatch(name)} == TERMS
