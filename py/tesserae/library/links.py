"""Links to games, as the page opens them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final
from urllib.parse import parse_qsl

LINK_VERSION: Final = "1"

_LONGEST_LINK: Final = 20_000
_LINK: Final = re.compile(r"#/([\w-]+)\?([^#\s]+)$", re.ASCII)
_ENDING: Final = re.compile(r"(?:resign|time)[12]|agree", re.ASCII)


def link_of(game: str, start: str | None, moves: Iterable[str]) -> str:
    """The link to a game, without the address of the page. start: a position text, or None."""
    begun = "" if start is None else f"&p={start}"
    return f"#/{game}?v={LINK_VERSION}{begun}&g={'.'.join(moves)}"


def game_of_link(link: str) -> tuple[str, str | None, list[str]]:
    """The game, the start (a position text, or None) and the moves of a link.

    ValueError if it is not a link to a game.
    """
    found = _LINK.search(link[:_LONGEST_LINK]) if isinstance(link, str) else None
    fields = dict(parse_qsl(found[2])) if found else {}
    if found is None or fields.get("v") != LINK_VERSION or len(link) > _LONGEST_LINK:
        raise ValueError(f"no link to a game: {str(link)[:40]}")
    moves = [it for it in fields.get("g", "").split(".") if it and not _ENDING.fullmatch(it)]
    return found[1], fields.get("p"), moves
