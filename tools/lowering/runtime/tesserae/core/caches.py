"""core/caches.py for a small heap, all of which is gone through while garbage is collected."""

SEARCH_CACHE_SIZE = 1_000
