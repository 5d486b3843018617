"""The scenes of Zaic are those that were looked at."""

from __future__ import annotations

import pytest

from tools.golden_scenes import folder, texts

WANTED = texts("zaic")


@pytest.mark.parametrize("name", WANTED)
def test_a_scene_is_as_it_was_seen(name: str) -> None:
    assert (folder("zaic") / name).read_text(encoding="utf-8") == WANTED[name]


def test_no_file_is_left_over() -> None:
    assert {path.name for path in folder("zaic").iterdir()} == set(WANTED)
