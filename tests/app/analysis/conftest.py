"""The games of these tests are short: turns early in a game may be told of as well."""

from __future__ import annotations

import pytest

from tesserae.games.pyrga.words import story as of_pyrga
from tesserae.games.zaic.words import story as of_zaic


@pytest.fixture(autouse=True)
def readable(monkeypatch: pytest.MonkeyPatch) -> None:
    for story in (of_pyrga, of_zaic):
        monkeypatch.setattr(story, "_READABLE", 0)
