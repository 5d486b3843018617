"""Markup that is drawn again only when it would be drawn from something else.

As `Html.Lazy` in Elm: a function and its arguments stand for the markup that it makes of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Generic, NamedTuple, TypeAlias, TypeVar

from tesserae.view.html import Markup

if TYPE_CHECKING:
    from typing import TypeVarTuple, Unpack

    Ts = TypeVarTuple("Ts")


T = TypeVar("T")


class Lazy(NamedTuple):
    """Markup that is still to be drawn.

    inputs: the function that draws it, and its arguments.
    """

    draw: Callable[[], Markup]
    inputs: tuple[object, ...]

    def is_as(self, other: Drawing | None) -> bool:
        """Whether the other one has the same function and arguments.

        They are compared by identity, which is quick and takes nothing for equal that only looks
        so: True and 1, named tuples of two classes.
        """
        return isinstance(other, Lazy) and _same(self.inputs, other.inputs)


def _same(inputs: tuple[object, ...], others: tuple[object, ...]) -> bool:
    """Whether these are the very same objects."""
    if len(inputs) != len(others):
        return False
    return all(one is two for one, two in zip(inputs, others, strict=True))


Drawing: TypeAlias = Markup | Lazy


def lazy(draw: Callable[[Unpack[Ts]], Markup], *inputs: *Ts) -> Lazy:
    """The markup that `draw` makes of immutable arguments.

    No input can be forgotten: `draw` sees nothing but its arguments, and a function that is made
    anew, with other things in its closure, is another function.
    """
    return Lazy(partial(draw, *inputs), (draw, *inputs))


def markup_of(drawing: Drawing) -> Markup:
    """The markup."""
    return drawing.draw() if isinstance(drawing, Lazy) else drawing


class Memory:
    """The last drawings, by name."""

    def __init__(self) -> None:
        self._last: Mapping[str, tuple[Drawing, Markup]] = {}

    def draw(self, drawings: Mapping[str, Drawing]) -> dict[str, Markup]:
        """The markup of each drawing; what is as last time is not drawn again."""
        self._last = {name: (it, self._markup(name, it)) for name, it in drawings.items()}
        return {name: markup for name, (_, markup) in self._last.items()}

    def _markup(self, name: str, drawing: Drawing) -> Markup:
        before, markup = self._last.get(name, (None, Markup("")))
        if isinstance(drawing, Lazy) and drawing.is_as(before):
            return markup
        return markup_of(drawing)


class Remembered(Generic[T]):
    """A function that is not called again for the last arguments, compared as those of `Lazy`."""

    def __init__(self, function: Callable[..., T]) -> None:
        self._function = function
        self._last: tuple[tuple[object, ...], T] | None = None

    def __call__(self, *inputs: object) -> T:
        """The result for immutable arguments."""
        if self._last is None or not _same(self._last[0], inputs):
            self._last = inputs, self._function(*inputs)
        return self._last[1]
