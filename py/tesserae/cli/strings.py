"""The sentences of the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

STRINGS: Final[Mapping[str, Mapping[str, str]]] = {
    "en": {
        "cli.welcome": "{game}. Type a move, or: help, hint, undo, position, quit.",
        "cli.board": "\n{board}\n\n{standings}",
        "cli.position": "{position}",
        "cli.prompt": "{what} {why}",
        "cli.help": "Legal moves: {moves}",
        "cli.hint": "Hint: {written} ({words})",
        "cli.reply": "The computer plays {written} ({words}).",
    },
    "fr": {
        "cli.welcome": "{game}. Tapez un coup, ou\u202f: help (aide), hint (indice), "
        "undo (annuler), position, quit (quitter).",
        "cli.board": "\n{board}\n\n{standings}",
        "cli.position": "{position}",
        "cli.prompt": "{what} {why}",
        "cli.help": "Coups possibles\u202f: {moves}",
        "cli.hint": "Indice\u202f: {written} ({words})",
        "cli.reply": "L’ordinateur joue {written} ({words}).",
    },
}
