"""The pages of docs/ whose Python needs the packages of the extras."""

from __future__ import annotations

import pytest

from tests.docs.test_documents import WITH_EXTRAS, failures, snippets


@pytest.mark.parametrize("page", sorted(WITH_EXTRAS))
def test_the_python_of_a_page_does_what_it_says(page: str) -> None:
    assert [*snippets(page)]
    assert failures(page) == 0
