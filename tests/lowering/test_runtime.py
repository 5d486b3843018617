"""What lowered modules run on, in MicroPython itself."""

from __future__ import annotations

from typing import Final

import pytest

from tests import node
from tests.lowering.answering import PUBLISHED
from tools.lowering.bundle import runtime

RUNNING: Final = """
import { readFileSync } from "node:fs";
import { loadMicroPython } from "@micropython/micropython-webassembly-pyscript/micropython.mjs";

const [values, code] = readFileSync(0, "utf8").split("\\0");
const python = await loadMicroPython({ url: process.argv[1] });
const nothing = () => "";
const host = { lower: nothing, upper: nothing, strip: nothing, isprintable: nothing };
python.registerJsModule("host", host);
python.FS.mkdir("/lowered");
python.FS.writeFile("/lowered/values.py", values);
python.runPython(`import sys\\nsys.path.insert(0, "/")\\n${code}`);
"""

JOINING: Final = """
from lowered.values import Str, join

class Markup(Str):
    __slots__ = ()

print(repr(join("-", [Markup("a"), "b", Markup("")])))
print(repr("c" + Markup("d")), repr(Markup("e") + Markup("f")))
print(type(join("", [Markup("a")])) is str, type("c" + Markup("d")) is str)
"""

FILLING: Final = """
from lowered.values import caching

class Key:
    compared = 0
    def __init__(self, n):
        self.n = n
    def __hash__(self):
        return hash("key %d" % self.n)
    def __eq__(self, other):
        Key.compared += 1
        return self.n == other.n

def as_it_is(args):
    return args

known = caching(1024, as_it_is)(lambda key: key.n)
print(all([known(Key(n)) == n for n in range(3 * 1024)]))
print(Key.compared / (3 * 1024))
"""
"""Prints whether all answers are right, and how many keys each new one was compared with."""


def printed(code: str) -> list[str]:
    """What some Python prints, line by line."""
    given = f"{runtime()['lowered/values.py']}\0{code}"
    return node.output_of(RUNNING, PUBLISHED, stdin=given).splitlines()


def test_texts_of_a_derived_class_are_joined_to_plain_ones() -> None:
    assert printed(JOINING) == ["'a-b-'", "'cd' 'ef'", "True True"]


@pytest.mark.slow
def test_a_key_that_a_cache_lacks_is_not_compared_with_all() -> None:
    right, compared = printed(FILLING)
    assert right == "True"
    assert float(compared) < 300
