"""Markup that is drawn again only when its inputs change.

Like `Html.Lazy` in Elm: a function and its arguments stand for the markup it makes of them.
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
    """Markup that is not drawn yet.

    inputs: the function that draws it, and its arguments.
    """

    draw: Callable[[], Markup]
    inputs: tuple[object, ...]

    def is_as(self, other: Drawing | None) -> bool:
        """Whether another one has the same function and arguments.

        They are compared by identity, which is quick, and tells apart values that only compare
        equal: True and 1, named tuples of two classes.
        """
        return isinstance(other, Lazy) and _same(self.inputs, other.inputs)


def _same(inputs: tuple[object, ...], others: tuple[object, ...]) -> bool:
    """Whether these are the same objects."""
    if len(inputs) != len(others):
        return False
    return all(one is two for one, two in zip(inputs, others, strict=True))


Drawing: TypeAlias = Markup | Lazy


def lazy(draw: Callable[[Unpack[Ts]], Markup], *inputs: *Ts) -> Lazy:
    """The markup that `draw` makes of immutable arguments.

    No input can be forgotten: `draw` sees only its arguments, and a function made anew, with
    another closure, is another function.
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
        """The markup of each drawing; unchanged ones are not drawn again."""
        self._last = {name: (it, self._markup(name, it)) for name, it in drawings.items()}
        return {name: markup for name, (_, markup) in self._last.items()}

    def _markup(self, name: str, drawing: Drawing) -> Markup:
        before, markup = self._last.get(name, (None, Markup("")))
        if isinstance(drawing, Lazy) and drawing.is_as(before):
            return markup
        return markup_of(drawing)


class Remembered(Generic[T]):
    """A function that caches its last result; arguments are compared as in `Lazy`."""

    def __init__(self, function: Callable[..., T]) -> None:
        self._function = function
        self._last: tuple[tuple[object, ...], T] | None = None

    def __call__(self, *inputs: object) -> T:
        """The result for immutable arguments."""
        if self._last is None or not _same(self._last[0], inputs):
            self._last = inputs, self._function(*inputs)
        return self._last[1]
