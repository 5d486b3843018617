"""Texts that are almost right, on every target, always the same ones; `make fuzz` tries others."""

from __future__ import annotations

import pytest

from tests.fuzz.campaign import try_texts
from tests.fuzz.targets import Target, targets
from tests.tiers import examples, sampled

TEXTS = examples(60)

pytestmark = sampled


@pytest.mark.parametrize("target", targets(), ids=lambda target: target.name.replace(" ", "_"))
def test_no_text_does_more_than_be_refused(target: Target) -> None:
    count = try_texts(target, TEXTS)
    assert count[target.name] >= TEXTS // 2


def test_what_a_text_breaks_is_found() -> None:
    def fragile(text: str) -> None:
        assert "\ud800" not in text

    with pytest.raises(AssertionError):
        try_texts(Target("fragile", ["abc", "def"], fragile), 2_000)
