"""Markup that is drawn again only when it would be drawn from something else.

As `Html.Lazy` in Elm: a function and its arguments stand for the markup that it makes of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from tesserae.view.html import Markup

if TYPE_CHECKING:
    from typing import TypeVarTuple, Unpack

    Ts = TypeVarTuple("Ts")


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
        if not isinstance(other, Lazy) or len(self.inputs) != len(other.inputs):
            return False
        return all(one is two for one, two in zip(self.inputs, other.inputs, strict=True))


Drawing: TypeAlias = Markup | Lazy


def lazy(draw: Callable[[Unpack[Ts]], Markup], *inputs: *Ts) -> Lazy:
    """The markup that `draw` makes of immutable arguments.

    No input can be forgotten: `draw` sees nothing but its arguments, and a function that is made
    anew, with other things in its closure, is another function.
    """
    return Lazy(partial(draw, *inputs), (draw, *inputs))


def drawn(drawing: Drawing) -> Markup:
    """The markup."""
    return drawing.draw() if isinstance(drawing, Lazy) else drawing


class Memory:
    """What was drawn last, by name; nothing of what was before."""

    def __init__(self) -> None:
        self._last: Mapping[str, tuple[Drawing, Markup]] = {}

    def drawn(self, drawings: Mapping[str, Drawing]) -> dict[str, Markup]:
        """The markup of each drawing; what is as last time is not drawn again."""
        self._last = {name: (it, self._markup(name, it)) for name, it in drawings.items()}
        return {name: markup for name, (_, markup) in self._last.items()}

    def _markup(self, name: str, drawing: Drawing) -> Markup:
        before, markup = self._last.get(name, (None, Markup("")))
        if isinstance(drawing, Lazy) and drawing.is_as(before):
            return markup
        return drawn(drawing)
