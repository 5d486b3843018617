"""The scenes of every game are those that were looked at."""

from __future__ import annotations

from functools import lru_cache

import pytest

from tesserae.core.game import Game, Position
from tests.conformance.sample import WITH_DATA, every_game_with_data
from tools.generate.golden_scenes import folder, texts

KEPT = [
    (game.slug, path.name) for game in WITH_DATA for path in sorted(folder(game.slug).iterdir())
]

scene_texts = lru_cache(maxsize=None)(texts)


@pytest.mark.parametrize(("slug", "name"), KEPT)
def test_a_scene_is_as_it_was_seen(slug: str, name: str) -> None:
    assert (folder(slug) / name).read_text(encoding="utf-8") == scene_texts(slug).get(name)


@every_game_with_data
def test_every_scene_is_kept_and_no_file_is_left_over(game: Game[Position]) -> None:
    assert {name for slug, name in KEPT if slug == game.slug} == set(scene_texts(game.slug))


@every_game_with_data
def test_no_scene_is_the_same_as_another(game: Game[Position]) -> None:
    assert [name for name, text in scene_texts(game.slug).items() if not text] == []
