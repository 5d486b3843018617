"""The settings, and what follows from them for the board of a game."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from tesserae.games import catalog

Language: TypeAlias = Literal["en", "fr"]
Theme: TypeAlias = Literal["light", "dark", "system"]
LANGUAGES: Final[tuple[Language, ...]] = ("en", "fr")
THEMES: Final[tuple[Theme, ...]] = ("light", "dark", "system")

Pace: TypeAlias = Literal["instant", "normal", "slow"]
PACES: Final[tuple[Pace, ...]] = ("instant", "normal", "slow")
"""How quickly the engine's plies follow each other."""

ADVICE: Final = "advice"
WARNINGS: Final = "warnings"
COACH_PARTS: Final = (ADVICE, WARNINGS)
"""What a coach does: tells of the other side's moves, and warns of moves that lose at once."""


class Settings(NamedTuple):
    """The settings, for all games.

    turning: the board is flipped towards the player on turn. evaluation: the bar is shown.
    colourways: those chosen, as (slug, name); other games have their first.
    layers: the extra drawings switched on, as "slug.name". pace: of the engine's plies.
    won: the slugs of the games that somebody has won on this device.
    coach: what the coach does in first games, as "slug.part".
    """

    language: Language = "en"
    theme: Theme = "system"
    confirm: bool = False
    coordinates: bool = True
    animation: bool = True
    turning: bool = False
    colourways: tuple[tuple[str, str], ...] = ()
    layers: tuple[str, ...] = ()
    evaluation: bool = False
    pace: Pace = "normal"
    won: tuple[str, ...] = ()
    coach: tuple[str, ...] = ()


def colourway(settings: Settings, slug: str) -> str:
    """The colourway of a game's board; "" if it has one only."""
    usual = next(iter(catalog.by_slug(slug).colourways), "")
    return dict(settings.colourways).get(slug, usual)


def layers_of(settings: Settings, slug: str) -> frozenset[str]:
    """The extra drawings switched on for a game."""
    return frozenset(n for n in catalog.by_slug(slug).layers if f"{slug}.{n}" in settings.layers)
