"""Three abstract strategy games: their rules, engines, records and puzzles.

>>> import tesserae as ts
>>> board = ts.Board("pyrga")
>>> board.push("Tc2s")
Move('Tc2s')
>>> list(board.legal_moves)
[Move('Sc1'), Move('Tc1n'), Move('Tc1e'), Move('Tc1w'), Move('Cc1')]

What there is, is in `tesserae.library`; it is loaded when it is first asked for, as the page
does without it.
"""

from typing import TYPE_CHECKING

__version__ = "1.2.0"

if TYPE_CHECKING:
    from tesserae.library import *  # noqa: F403
else:

    def __getattr__(name: str) -> object:
        from importlib import import_module

        if name.startswith("__") and name != "__all__":
            raise AttributeError(name)
        return getattr(import_module("tesserae.library"), name)

    def __dir__() -> list[str]:
        return __getattr__("__all__")
