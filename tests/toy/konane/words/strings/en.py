"""Konane's words in English."""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "konane.title": "Konane",
    "konane.by": "a Hawaiian game",
    "konane.blurb": "Jump over stones and take them. The player who cannot jump loses.",
    "konane.facts": "2 players · 10 min",
    "konane.side.0": "Black",
    "konane.side.1": "White",
    "konane.typed": "Move, e.g. c3e3",
    "konane.typed.help": (
        "The cell of the stone, then where it goes: c3e3. For a stone that is taken away, its cell."
    ),
    "konane.score.0": "begins",
    "konane.score.1": "goes second",
    "konane.board": "Board of six by six cells",
    "konane.spot.b": "{cell}: a black stone",
    "konane.spot.w": "{cell}: a white stone",
    "konane.spot.none": "{cell}: a gap",
    "konane.piece.b": "Black’s stone",
    "konane.piece.w": "White’s stone",
    "konane.move": "{move}",
    "konane.do": "Jump over a stone of the other side.",
    "konane.do.confirm": "Where does it jump?",
    "konane.why": "The player who cannot jump loses.",
    "konane.end.stuck.why": "The other side cannot jump.",
    "konane.no": "That is no jump over a stone into a gap.",
    "konane.bad.move": "A move is one cell or two, such as c3e3.",
    "konane.bad.position": "This is not a position of Konane.",
    "konane.bad.unreachable": "No game of Konane leads to this position.",
    "konane.guide.rules": "The rules",
    "konane.guide.rules.1": (
        "Black takes away one of its stones, at a corner or in the middle, and White one "
        "beside the gap. Then each jumps in turn, along a rank or a file, over a stone of the "
        "other side into a gap; the stone is taken. In the same line one may jump on."
    ),
    "konane.guide.figure.start": "The start: no gap yet.",
    "konane.guide.figure.start.picture": "A full board, black and white stones alternating",
    "konane.guide.figure.taken": "Black has taken away the stone on c3.",
    "konane.guide.figure.taken.picture": "A board that is full but for c3",
    "konane.guide.figure.gone": "The white stone on a2 is not beside the gap.",
    "konane.guide.figure.gone.picture": "A board that is full but for c3, with a2 marked",
}
