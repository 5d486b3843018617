"""Texts deflated (zlib) and encoded in URL-safe base 64.

MicroPython has its own version, which only inflates: `tools/lowering/runtime`.
"""

from __future__ import annotations

import re
import zlib
from binascii import a2b_base64, b2a_base64
from typing import Final

_LETTERS: Final = re.compile(r"[A-Za-z0-9_-]+")


def deflate(written: str) -> str:
    """Encodes a text."""
    letters = b2a_base64(zlib.compress(written.encode(), 9), newline=False).decode()
    return letters.replace("+", "-").replace("/", "_").rstrip("=")


def inflate(letters: str, longest: int) -> str:
    """Decodes a text of `deflate`; ValueError if it is malformed, or the text too long.

    longest: maximum number of bytes, as a few can expand to gigabytes.
    """
    if _LETTERS.fullmatch(letters) is None:
        raise ValueError("other letters")
    usual = letters.replace("-", "+").replace("_", "/") + "=" * (-len(letters) % 4)
    inflating = zlib.decompressobj()
    try:
        written = inflating.decompress(a2b_base64(usual, strict_mode=True), longest).decode()
    except zlib.error:
        raise ValueError("damaged") from None
    if not inflating.eof or inflating.unused_data:
        raise ValueError("cut, or too long")
    return written
