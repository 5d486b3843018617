"""The examples in the docstrings of the library do what they say."""

from __future__ import annotations

import doctest
import pkgutil
from importlib import import_module

import pytest

import tesserae
from tesserae import library

MODULES = [
    "tesserae",
    *(it.name for it in pkgutil.walk_packages(library.__path__, "tesserae.library.")),
]


@pytest.mark.parametrize("name", MODULES)
def test_examples_give_what_they_say(name: str) -> None:
    everything = {it: getattr(tesserae, it) for it in dir(tesserae)}
    module = import_module(name)
    result = doctest.testmod(module, extraglobs={} if name == "tesserae" else everything)
    assert result.failed == 0


def test_what_is_offered_is_documented() -> None:
    for name in dir(tesserae):
        assert getattr(tesserae, name).__doc__, name
