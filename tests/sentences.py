"""What catalogs hold, for tests that compare them."""

from __future__ import annotations

import re
from collections.abc import Mapping

from tesserae.core.text import Text

_NAMES = {f"{form}{role}" for form in ("", "of_", "to_") for role in ("side", "rival")}


def places(sentence: str) -> set[str]:
    """The places of a sentence but for the names of sides, which each language puts otherwise."""
    found = set(re.findall(r"\{(.*?)\}", sentence))
    return {name for name in found if name[0].lower() + name[1:] not in _NAMES}


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
