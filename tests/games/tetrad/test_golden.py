"""The scenes of Tetrad are those that were looked at."""

from __future__ import annotations

import pytest

from tools.golden_scenes import folder, texts

WANTED = texts("tetrad")


@pytest.mark.parametrize("name", WANTED)
def test_a_scene_is_as_it_was_seen(name: str) -> None:
    assert (folder("tetrad") / name).read_text(encoding="utf-8") == WANTED[name]


def test_no_file_is_left_over() -> None:
    assert {path.name for path in folder("tetrad").iterdir()} == set(WANTED)
