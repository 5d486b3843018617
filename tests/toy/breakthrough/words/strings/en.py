"""Breakthrough's words in English."""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "breakthrough.title": "Breakthrough",
    "breakthrough.by": "Dan Troyka",
    "breakthrough.blurb": "Pawns go ahead. The first to reach the last rank wins.",
    "breakthrough.facts": "2 players · 5 min",
    "breakthrough.side.0": "White",
    "breakthrough.side.1": "Black",
    "breakthrough.typed": "Move, e.g. c2c3",
    "breakthrough.typed.help": "The cell of the pawn, then where it goes: c2c3.",
    "breakthrough.score.0": "begins",
    "breakthrough.score.1": "goes second",
    "breakthrough.board": "Board of six by six cells",
    "breakthrough.spot.w": "{cell}: a white pawn",
    "breakthrough.spot.b": "{cell}: a black pawn",
    "breakthrough.spot.none": "{cell}: empty",
    "breakthrough.piece.w": "White’s pawn",
    "breakthrough.piece.b": "Black’s pawn",
    "breakthrough.move": "{move}",
    "breakthrough.do": "Choose a pawn and where it goes.",
    "breakthrough.do.confirm": "Where does it go?",
    "breakthrough.why": "The first to reach the last rank wins.",
    "breakthrough.end.reached.why": "A pawn has reached the last rank.",
    "breakthrough.end.taken.why": "All pawns of the other side are taken.",
    "breakthrough.no": "A pawn goes one cell ahead, and takes diagonally.",
    "breakthrough.bad.move": "A move is two cells, such as c2c3.",
    "breakthrough.bad.position": "This is not a position of Breakthrough.",
    "breakthrough.bad.unreachable": "No game of Breakthrough leads to this position.",
    "breakthrough.guide.rules": "The rules",
    "breakthrough.guide.rules.1": (
        "A pawn goes one cell ahead, straight or diagonally, where nothing stands. Diagonally it "
        "may also take a pawn. The first to reach the last rank wins, or to take all pawns."
    ),
    "breakthrough.guide.figure.start": "The start.",
    "breakthrough.guide.figure.start.picture": "Two ranks of pawns on either side",
    "breakthrough.guide.figure.gone": "White’s pawn has gone to c3.",
    "breakthrough.guide.figure.gone.picture": "The start, but for a white pawn on c3, not on c2",
    "breakthrough.guide.figure.stuck": "The pawn on c3 cannot take straight ahead.",
    "breakthrough.guide.figure.stuck.picture": (
        "A white pawn on c3, and right ahead of it a black one on c4, which is marked"
    ),
}
