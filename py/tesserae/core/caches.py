"""The sizes of caches that grow with every search.

In MicroPython it is less (tools/lowering/runtime): its garbage collection goes through all of it.
"""

from __future__ import annotations

from typing import Final

SEARCH_CACHE_SIZE: Final = 20_000
"""Maximum number of cached results of a function called for each position of a search."""
