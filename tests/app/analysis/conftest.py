"""All reviews here tell of turns early in a game."""

from tests.app.analysis.reviews import readable

__all__ = ["readable"]
