from __future__ import annotations

import pytest

from tesserae.core.numerals import is_number


@pytest.mark.parametrize("text", ["0", "007", "12345"])
def test_digits_are_a_number(text: str) -> None:
    assert is_number(text, 5)


@pytest.mark.parametrize("text", ["", "123456", "-1", "+1", "1_0", " 1", "1.0", "²", "٣"])
def test_anything_else_is_not(text: str) -> None:
    assert not is_number(text, 5)
