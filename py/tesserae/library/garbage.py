"""When the garbage collector may run."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def collection_paused() -> Iterator[None]:
    """Keeps the garbage collector from running.

    Going through the tables of a long search takes it a second and more. They are
    freed without it, as soon as nothing refers to the search.
    """
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()
