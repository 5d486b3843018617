"""What MicroPython inflates with."""

from typing import IO, Final

RAW: Final[int]

class DeflateIO:
    def __init__(self, stream: IO[bytes], format: int, wbits: int) -> None: ...
    def read(self, size: int) -> bytes: ...
