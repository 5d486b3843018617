"""core/caches.py for a small heap, which garbage collection scans as a whole."""

SEARCH_CACHE_SIZE = 1_000
