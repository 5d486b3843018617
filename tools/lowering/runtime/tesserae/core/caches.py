"""core/caches.py for a small heap, all of which is gone through while garbage is collected."""

MANY = 1_000
