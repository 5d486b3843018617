"""re, by JavaScript's regular expressions."""

from collections.abc import Callable, Iterator
from typing import Any

import host

ASCII, IGNORECASE, DOTALL = 1, 2, 4


class _Match:
    def __init__(self, found: Any) -> None:
        self._start, self._end = int(found[0]), int(found[1])
        self._groups = [found[n] for n in range(2, found.length)]

    def __getitem__(self, n: int) -> Any:
        return self._groups[n]

    def start(self) -> int:
        return self._start

    def end(self) -> int:
        return self._end

    def groups(self) -> tuple[str | None, ...]:
        return tuple(self._groups[1:])


class compile:  # noqa: N801
    def __init__(self, pattern: str, flags: int = 0) -> None:
        self.pattern = pattern
        self._made = host.regexp(pattern, bool(flags & 1), bool(flags & 2), bool(flags & 4))

    def search(self, text: str, at: int = 0, mode: str = "search") -> _Match | None:
        found = host.found(self._made, mode, str(text), at)
        return None if found is None else _Match(found)

    def match(self, text: str) -> _Match | None:
        return self.search(text, 0, "match")

    def fullmatch(self, text: str) -> _Match | None:
        return self.search(text, 0, "fullmatch")

    def finditer(self, text: str) -> Iterator[_Match]:
        found = self.search(text)
        while found is not None:
            yield found
            found = self.search(text, found.end() + (found.start() == found.end()))

    def findall(self, text: str) -> list[Any]:
        rows = [found.groups() or (found[0],) for found in self.finditer(text)]
        return [tuple([it or "" for it in row]) if len(row) > 1 else row[0] or "" for row in rows]

    def sub(self, new: str | Callable[[_Match], str], text: str) -> str:
        whole, at = "", 0
        for found in self.finditer(text):
            made = new if isinstance(new, str) else new(found)
            for n in range(1, len(found.groups()) + 1 if isinstance(new, str) else 0):
                made = made.replace("\\" + str(n), found[n] or "")
            whole += text[at : found.start()] + made
            at = found.end()
        return whole + text[at:]

    def split(self, text: str) -> list[Any]:
        parts: list[Any] = []
        at = 0
        for found in self.finditer(text):
            parts += [text[at : found.start()]] + list(found.groups())
            at = found.end()
        return parts + [text[at:]]
