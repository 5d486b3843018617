"""Nim's words in English."""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "nim.title": "Nim",
    "nim.by": "a folk game",
    "nim.blurb": "Three heaps, two takes a turn. The last counter wins.",
    "nim.facts": "2 players · 2 min",
    "nim.side.0": "North",
    "nim.side.1": "South",
    "nim.typed": "Move, e.g. b2",
    "nim.typed.help": "The lowest counter that you take, such as b2.",
    "nim.score.0": "begins",
    "nim.score.1": "goes second",
    "nim.board": "Three heaps, a to c",
    "nim.spot.there": "{counter}: a counter",
    "nim.spot.gone": "{counter}: nothing",
    "nim.move": "{move} and all above it",
    "nim.do": "Take counters off the top of a heap.",
    "nim.do.confirm": "Take these, or think again.",
    "nim.why": "The last counter wins.",
    "nim.end.last_counter.why": "The last counter is taken.",
    "nim.no": "No counter is there to be taken.",
    "nim.no.gone": "There is no counter {counter} any more.",
    "nim.bad.move": "A move is a heap and a height, such as b2.",
    "nim.bad.position": "This is not a position of Nim.",
    "nim.bad.unreachable": "No game of Nim leads to this position.",
    "nim.guide.rules": "The rules",
    "nim.guide.rules.1": "Take counters off the top of a heap, any number, twice a turn.",
    "nim.guide.figure.start": "The start: three counters in each heap.",
    "nim.guide.figure.start.picture": "Three counters in each of the heaps a, b and c",
    "nim.guide.figure.taken": "Two counters taken from heap a.",
    "nim.guide.figure.taken.picture": "One counter in heap a, three in b and c",
    "nim.guide.figure.gone": "The counter a2 is gone, and cannot be taken again.",
    "nim.guide.figure.gone.picture": "One counter in heap a, the place above it marked",
}
