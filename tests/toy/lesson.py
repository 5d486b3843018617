"""A lesson for Nim, in which there is nothing but data."""

from __future__ import annotations

from typing import Final

from tesserae.core.game import Game, Position
from tesserae.core.teaching.lesson import Consequence, Lesson, OneOf, Step, Task, Wrong
from tesserae.core.text import text

STRINGS: Final = {
    "en": {
        "nim.learn.heap": "A heap",
        "nim.learn.heap.1": "Take the whole of heap b.",
        "nim.learn.heap.1.why": "A counter is taken with all that lie on it.",
        "nim.learn.heap.1.wrong": "Some of it is left.",
    },
    "fr": {
        "nim.learn.heap": "Un tas",
        "nim.learn.heap.1": "Prenez tout le tas b.",
        "nim.learn.heap.1.why": "Un jeton est pris avec tous ceux qui sont dessus.",
        "nim.learn.heap.1.wrong": "Il en reste.",
    },
}


def lesson(game: Game[Position]) -> Lesson[Position]:
    """One step with one task."""
    wrong = Wrong("b2", Consequence(text("nim.learn.heap.1.wrong"), ("a1",)))
    task = Task(
        text("nim.learn.heap.1"),
        text("nim.learn.heap.1.why"),
        game.initial(),
        goal=OneOf("b1"),
        wrong=(wrong,),
        otherwise=text("nim.learn.heap.1.wrong"),
    )
    return Lesson((Step("heap", text("nim.learn.heap"), (task,)),), STRINGS)
