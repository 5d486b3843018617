"""The host page's drawings on the board and comments on the position."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from tesserae.core.record.annotations import Drawing


class HostMarks(NamedTuple):
    """The marks of the host page. They go as soon as the board shows another position.

    comment: in words. evaluation: the first side's winning chances, in per cent; None for none.
    """

    drawings: tuple[Drawing, ...] = ()
    comment: str = ""
    evaluation: int | None = None
