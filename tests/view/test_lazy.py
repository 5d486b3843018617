"""Markup that is drawn again only when it would be drawn from something else."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tesserae.view.html import Markup, el
from tesserae.view.lazy import Drawing, Memory, Remembered, lazy, markup_of


class Here(NamedTuple):
    x: int


class There(NamedTuple):
    x: int


class Artist:
    """Draws what it is given, and counts how often."""

    def __init__(self) -> None:
        self.times = 0

    def draw(self, *what: object) -> Markup:
        self.times += 1
        return el("p", repr(what))


def test_what_is_the_same_is_drawn_once() -> None:
    artist, memory, here = Artist(), Memory(), Here(1)
    draw = artist.draw
    for _ in range(3):
        assert memory.draw({"a": lazy(draw, here)}) == {"a": el("p", "(Here(x=1),)")}
    assert artist.times == 1


@pytest.mark.parametrize(
    "inputs",
    [
        ((1,), (True,), (Here(1),), (There(1),), (Here(1),)),
        (("x",), ("x", "y"), ("x",), ()),
    ],
)
def test_what_only_looks_equal_and_more_or_fewer_inputs_are_drawn_again(
    inputs: tuple[tuple[object, ...], ...],
) -> None:
    draw, memory = Artist().draw, Memory()
    for what in inputs:
        assert memory.draw({"a": lazy(draw, *what)}) == {"a": el("p", repr(what))}


def test_another_function_draws_again() -> None:
    memory = Memory()
    for tag in ("p", "b"):

        def draw(what: str, tag: str = tag) -> Markup:
            return el(tag, what)

        assert memory.draw({"a": lazy(draw, "x")}) == {"a": el(tag, "x")}


def test_names_are_kept_apart_and_only_the_last_drawings_are_kept() -> None:
    artist, memory = Artist(), Memory()
    draw = artist.draw
    one, other = lazy(draw, "x"), lazy(draw, "y")
    assert memory.draw({"a": one, "b": other}) == memory.draw({"a": one, "b": other})
    assert memory.draw({"a": other}) == {"a": markup_of(other)}
    times = artist.times
    memory.draw({"a": other, "b": other})
    assert artist.times == times + 1


def test_markup_that_is_drawn_already_may_stand_in_its_place() -> None:
    memory, there = Memory(), el("p")
    drawings: list[Drawing] = [there, lazy(el, "b"), there, lazy(el, "b")]
    assert [memory.draw({"a": it})["a"] for it in drawings] == ["<p></p>", "<b></b>"] * 2


def test_the_last_result_is_remembered_for_the_very_same_arguments() -> None:
    artist = Artist()
    draw, here = Remembered(artist.draw), Here(1)
    for what in ((here,), (here,), (There(1),), (here, here), (here,)):
        assert draw(*what) == el("p", repr(what))
    assert artist.times == 4
