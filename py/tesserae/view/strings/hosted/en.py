"""The words for what a host page asks of a frame, in English."""

from typing import Final

TEXT: Final = {
    "host.says": "This page says: ",
    "host.evaluation": "This page’s evaluation: {side} {percent}%",
    "host.evaluation.name": "Evaluation by this page",
    # What the host page is told
    "host.no_cells": "Name one or more cells of this board, such as a1.",
    "host.no_cell": "This board has no cell {cell}.",
    "host.arrow": "An arrow leads from one cell to another.",
    "host.colour": "A colour is green, red, yellow or blue.",
    "host.colour_bad": "{field} is no colour such as f5f0e6.",
    "host.font_bad": "font is a list of names of fonts, with commas between them.",
    "host.contrast": (
        "The contrast between {one} and {other} would be {ratio} to 1, and {least} is needed: "
        "this board keeps its own colours."
    ),
    "host.full": "Your page can draw at most {most} cells and arrows on a board.",
    "host.comment": "A comment is a text of at most {most} characters.",
    "host.evaluation.bad": (
        "An evaluation is the first side’s winning chances, from 0 to 1; null removes it."
    ),
    "host.pace": "A pace is 0.5 to 4 seconds, in halves; 0 pauses.",
    "host.no_moves": "There are no moves to replay.",
    "host.still": "This reader has asked for less motion: nothing plays by itself.",
}
