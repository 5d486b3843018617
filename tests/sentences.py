"""What catalogs hold, for tests that compare them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Generic

import pytest

from tesserae.core.errors import BadInput
from tesserae.core.game import Game, P
from tesserae.core.text import Text
from tesserae.view.strings import STRINGS
from tesserae.view.words import Words

_NAMES = {f"{form}{role}" for form in ("", "of_", "to_") for role in ("side", "rival")}


def places(sentence: str) -> set[str]:
    """The places of a sentence but for the names of sides, which each language puts otherwise."""
    found = set(re.findall(r"\{(.*?)\}", sentence))
    return {name for name in found if name[0].lower() + name[1:] not in _NAMES}


class Speaker(Generic[P]):
    """What a game says, in words."""

    def __init__(self, game: Game[P]) -> None:
        self.game = game
        self.in_english, self.in_french = (
            Words(it, (STRINGS, game.strings)) for it in ("en", "fr")
        )

    def translated(self, spoken: Text) -> tuple[str, str]:
        """A text in English, and in French with plain spaces."""
        return self.in_english(spoken), self.in_french(spoken).replace("\u202f", " ")

    def announced(self, before: P, written: str) -> tuple[str, str] | None:
        """What is announced of a move."""
        announcement = self.game.announce(before, self.game.parse_move(before, written))
        return announcement and self.translated(announcement)


def refusal(read: Callable[..., object], *written: object) -> Text:
    """The sentence with which something is refused."""
    with pytest.raises(BadInput) as caught:
        read(*written)
    return caught.value.text


def rule_of(refusal: Text) -> str:
    """What a refusal says, without the game: its key, and the piece or direction it is about."""
    about = [it.key for name, it in refusal.args if name != "why" and isinstance(it, Text)]
    return ".".join([refusal.key.partition(".")[2], *(key.rpartition(".")[2] for key in about)])


def either(key: str) -> str:
    """The key of what is said of either side, where a key is about one."""
    return re.sub(r"\.[01]$", ".side", key)


def keys(catalog: Mapping[str, str]) -> set[str]:
    """The keys that every language has; what it says of the number of names is up to each."""
    found = {re.sub(r"^(game|name)(.*side)\.(one|other)$", r"\1\2", key) for key in catalog}
    return {key for key in found if not key.endswith(".side.number")}
