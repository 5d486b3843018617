"""re, by JavaScript's regular expressions."""

from typing import Any

import host

ASCII, IGNORECASE, DOTALL = 1, 2, 4


class _Match:
    def __init__(self, found: Any) -> None:
        self._found = found

    def __getitem__(self, n: int) -> Any:
        return self._found[n + 1]

    def start(self) -> int:
        return int(self._found[0])

    def groups(self) -> tuple[Any, ...]:
        return tuple(self._found)[2:]


class compile:  # noqa: N801
    def __init__(self, pattern: str, flags: int = 0) -> None:
        self.pattern = pattern
        self._made = host.regexp(pattern, bool(flags & 1), bool(flags & 2), bool(flags & 4))

    def search(self, text: str, mode: str = "search") -> _Match | None:
        for found in host.found(self._made, mode, str(text)):
            return _Match(found)
        return None

    def match(self, text: str) -> _Match | None:
        return self.search(text, "match")

    def fullmatch(self, text: str) -> _Match | None:
        return self.search(text, "fullmatch")

    def finditer(self, text: str) -> list[_Match]:
        return [_Match(found) for found in host.found(self._made, "all", text)]

    def findall(self, text: str) -> list[Any]:
        rows = [found.groups() or (found[0],) for found in self.finditer(text)]
        return [tuple([it or "" for it in row]) if len(row) > 1 else row[0] or "" for row in rows]

    def sub(self, new: str, text: str) -> Any:
        return host.replaced(self._made, new, str(text))

    def split(self, text: str) -> list[Any]:
        return list(host.parted(self._made, text))
