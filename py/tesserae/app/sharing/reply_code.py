"""Conditional replies in a link: obfuscated, not encrypted.

Anyone can decode them, as the key is in the link itself. Keys made of the moves that the replies
answer would not hide them either: there are so few legal moves that one can try all.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final
from zlib import crc32

from tesserae.core.errors import BadInput
from tesserae.core.text import text

LONGEST: Final = 1_500
"""Maximum length of replies as text, in characters."""

LONGEST_CODE: Final = 2_003
"""Maximum length of replies in a link: six bits a letter, and two bytes more for the checksum."""

_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
_VALUES: Final = {letter: value for value, letter in enumerate(_LETTERS)}


def conceal(replies: str, key: str) -> str:
    """Replies as letters, digits, "-" and "_"; these differ by key.

    BadInput if they are too long, or not ASCII.
    """
    if len(replies) > LONGEST or not is_ascii(replies):
        raise BadInput(text("error.replies"))
    check = _checksum(replies, key)
    plain = [ord(letter) for letter in replies]
    hidden = [a ^ b for a, b in zip(plain, _stream(key, check), strict=False)]
    return _as_letters([check >> 8, check & 255, *hidden])


def reveal(code: str, key: str) -> str:
    """The replies that `conceal` turned into letters with that key. BadInput for other texts."""
    if len(code) > LONGEST_CODE or not all(letter in _VALUES for letter in code):
        raise BadInput(text("error.replies"))
    numbers = _as_bytes(code)
    if len(numbers) < 3 or _as_letters(numbers) != code:
        raise BadInput(text("error.replies"))
    check = numbers[0] << 8 | numbers[1]
    plain = [a ^ b for a, b in zip(numbers[2:], _stream(key, check), strict=False)]
    replies = "".join([chr(number) for number in plain])
    if not is_ascii(replies) or _checksum(replies, key) != check:
        raise BadInput(text("error.replies"))
    return replies


def is_ascii(replies: str) -> bool:
    """Whether a text is ASCII, as `conceal` requires."""
    return all(letter < "\x80" for letter in replies)


def _checksum(replies: str, key: str) -> int:
    return crc32(f"{key} {replies}".encode()) & 0xFFFF


def _stream(key: str, check: int) -> Iterator[int]:
    """Endless pseudorandom bytes."""
    state = crc32(f"{key} {check}".encode())
    while True:
        state = (state * 1_664_525 + 1_013_904_223) & 0xFFFFFFFF
        yield state >> 24


def _as_letters(numbers: Iterable[int]) -> str:
    """Bytes as letters of six bits each."""
    letters, value, bits = list[str](), 0, 0
    for number in numbers:
        value, bits = value << 8 | number, bits + 8
        while bits >= 6:
            bits -= 6
            letters.append(_LETTERS[value >> bits])
            value &= (1 << bits) - 1
    if bits:
        letters.append(_LETTERS[value << (6 - bits)])
    return "".join(letters)


def _as_bytes(code: str) -> list[int]:
    """Decodes letters to bytes; drops spare bits at the end."""
    numbers, value, bits = list[int](), 0, 0
    for letter in code:
        value, bits = value << 6 | _VALUES[letter], bits + 6
        if bits >= 8:
            bits -= 8
            numbers.append(value >> bits)
            value &= (1 << bits) - 1
    return numbers
