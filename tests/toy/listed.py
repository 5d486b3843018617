"""The toy game, or a variety of it, beside the games of the catalog."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tesserae.app.texts.wording import editor_words, review_words, study_words, words_in
from tesserae.core.game import Game
from tesserae.games import catalog
from tesserae.games.listing import new_listing
from tests.toy import nim


@contextmanager
def beside_the_others(monkeypatch: pytest.MonkeyPatch, game: Game[Any]) -> Iterator[None]:
    """Has the catalog list the game while the context lasts."""
    listing = new_listing(game, nim.LISTING.board_css)
    others = [it for it in catalog.LISTINGS if it.game.slug != game.slug]
    monkeypatch.setattr(catalog, "LISTINGS", (*others, listing))
    monkeypatch.setattr(catalog, "GAMES", (*(it.game for it in others), listing.game))
    _forget_sentences()
    yield
    _forget_sentences()


def _forget_sentences() -> None:
    """They are kept for all games of the catalog together."""
    for kept in (words_in, study_words, review_words, editor_words):
        kept.cache_clear()
