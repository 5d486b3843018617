"""The settings, and their consequences for the board of a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from tesserae.games import catalog

Language: TypeAlias = Literal["en", "fr"]
Theme: TypeAlias = Literal["light", "dark", "system"]
LANGUAGES: Final[tuple[Language, ...]] = ("en", "fr")
THEMES: Final[tuple[Theme, ...]] = ("light", "dark", "system")

Pace: TypeAlias = Literal["instant", "normal", "slow"]
PACES: Final[tuple[Pace, ...]] = ("instant", "normal", "slow")
"""The paces of the engine's plies."""

WORDED: Final = ("first", "always", "never")
"""The games whose move list is in words: those with a coach, all, or none."""

ADVICE: Final = "advice"
WARNINGS: Final = "warnings"
COACH_PARTS: Final = (ADVICE, WARNINGS)
"""A coach's parts: explains the other side's moves, and warns of moves that lose at once."""


MOST_LINES: Final = 5
"""Maximum number of lines displayed in a study."""


MOST_WORKERS: Final = 4
"""Maximum number of workers that share the engine's work in a study."""


REPLAY_PACES: Final = {"0.5": 500, "1": 1_000, "2": 2_000, "4": 4_000}
"""Seconds for which a replay shows each ply, as a setting has them -> milliseconds."""


class Settings(NamedTuple):
    """The settings, for all games.

    auto_flip: the board flips towards the player on turn. evaluation: show the bar. colourways:
    those chosen, as (slug, name); other games have their first. layers: the extra drawings switched
    on, as "slug.name". pace: of the engine's plies. choose_losses: the app chooses people's losses,
    where a game lets them choose. won: the slugs of the games won on this device. beaten: the
    levels beaten here, as "slug.number". coach: the coach's parts in first games, as "slug.part".
    sound, vibration: celebrate with them. study_engine: in a study the engine looks for lines.
    study_lines: their number, up to MOST_LINES. study_values: show every target's value at once,
    not only after a choice. study_workers: the number that share the engine's work, up to
    MOST_WORKERS; 0: as suits the device. replay_pace: of REPLAY_PACES. replay_stops: a replay
    pauses where there is a comment. worded: of WORDED.
    """

    language: Language = "en"
    theme: Theme = "system"
    confirm: bool = False
    coordinates: bool = True
    animation: bool = True
    auto_flip: bool = False
    colourways: tuple[tuple[str, str], ...] = ()
    layers: tuple[str, ...] = ()
    evaluation: bool = False
    pace: Pace = "normal"
    choose_losses: bool = False
    won: tuple[str, ...] = ()
    beaten: tuple[str, ...] = ()
    coach: tuple[str, ...] = ()
    sound: bool = False
    vibration: bool = False
    study_engine: bool = True
    study_lines: int = 3
    study_values: bool = True
    study_workers: int = 0
    replay_pace: str = "1"
    replay_stops: bool = False
    worded: str = "first"


_SWITCHES: Final = frozenset(
    {"confirm", "coordinates", "animation", "auto_flip", "evaluation", "sound", "vibration"}
    | {"study_engine", "study_values", "choose_losses", "replay_stops"}
)

_NUMBERS: Final[Mapping[str, Sequence[int]]] = {
    "study_lines": range(1, MOST_LINES + 1),
    "study_workers": range(MOST_WORKERS + 1),
}

_STORED_NAMES: Final = {"auto_flip": "turning", "colourways": "ways"}
_FIELDS: Final = {stored: field for field, stored in _STORED_NAMES.items()}


def stored_name(field: str) -> str:
    """The name of a settings field in stored texts and events, where names never change."""
    return _STORED_NAMES.get(field, field)


def field_of(stored: str) -> str:
    """The field of the settings for a stored name."""
    return _FIELDS.get(stored, stored)


def is_setting(name: str, value: object) -> bool:
    """Whether a setting of this name may have this value, if it has a list of values."""
    if name == "language":
        return value in LANGUAGES
    if name == "theme":
        return value in THEMES
    if name == "pace":
        return value in PACES
    if name == "replay_pace":
        return isinstance(value, str) and value in REPLAY_PACES
    if name == "worded":
        return value in WORDED
    if name in _NUMBERS:
        return type(value) is int and value in _NUMBERS[name]
    return name in _SWITCHES and isinstance(value, bool)


def colourway(settings: Settings, slug: str) -> str:
    """The colourway of a game's board; "" if it has only one."""
    usual = next(iter(catalog.by_slug(slug).colourways), "")
    return dict(settings.colourways).get(slug, usual)


def layers_of(settings: Settings, slug: str) -> frozenset[str]:
    """The extra drawings switched on for a game."""
    return frozenset(n for n in catalog.by_slug(slug).layers if f"{slug}.{n}" in settings.layers)
