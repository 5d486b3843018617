"""app/texts/deflated.py with what MicroPython has, which deflates to other letters."""

import io
from binascii import a2b_base64

import deflate as machine

CHUNK = 2048
LETTERS = set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")


def deflate(written: str) -> str:
    raise ImportError("no module named 'zlib', which has other letters")


def inflate(letters: str, longest: int) -> str:
    if len(letters) % 4 == 1 or not all(it in LETTERS for it in letters):
        raise ValueError("other letters")
    usual = letters.replace("-", "+").replace("_", "/") + "=" * (-len(letters) % 4)
    data = a2b_base64(usual.encode())
    first, second = (data[0], data[1]) if len(data) > 6 else (0, 0)
    if first & 15 != 8 or first > 127 or second & 32 or (first * 256 + second) % 31:
        raise ValueError("no zlib")
    packed = io.BytesIO(data)
    packed.read(2)
    inflating, parts, length, low, high = machine.DeflateIO(packed, machine.RAW, 15), [], 0, 1, 0
    while True:
        try:
            part = inflating.read(CHUNK)
        except (OSError, EOFError):
            raise ValueError("damaged") from None
        if not part:
            break
        length += len(part)
        if length > longest:
            raise ValueError("too long")
        for byte in part:
            low += byte
            high += low
        low, high = low % 65521, high % 65521
        parts.append(part)
    end = packed.tell()
    if len(data) != end + 4 or int.from_bytes(data[end:], "big") != high * 65536 + low:
        raise ValueError("cut")
    return b"".join(parts).decode()
