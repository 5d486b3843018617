"""The words of the lesson: language -> key -> sentence."""

from __future__ import annotations

from typing import Final

STRINGS: Final = {
    "en": {
        "konane.learn.first": "The first move",
        "konane.learn.first.1": "Look at the board.",
        "konane.learn.first.1.why": "So a game begins.",
        "konane.learn.first.2": "Make a move.",
        "konane.learn.first.2.why": "The board shows where you can.",
        "konane.learn.first.2.done": "That is a move.",
        "konane.learn.learned.1": "You know how a game begins.",
        "konane.learn.learned.2": "You know how a move is made.",
        "konane.learn.learned.3": "You know where to look.",
    },
    "fr": {
        "konane.learn.first": "Le premier coup",
        "konane.learn.first.1": "Regardez le plateau.",
        "konane.learn.first.1.why": "Une partie commence ainsi.",
        "konane.learn.first.2": "Jouez un coup.",
        "konane.learn.first.2.why": "Le plateau montre où vous pouvez jouer.",
        "konane.learn.first.2.done": "Voilà un coup.",
        "konane.learn.learned.1": "Vous savez comment une partie commence.",
        "konane.learn.learned.2": "Vous savez comment un coup se joue.",
        "konane.learn.learned.3": "Vous savez où regarder.",
    },
}
