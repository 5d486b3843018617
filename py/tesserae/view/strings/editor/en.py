"""The words of setting up positions, in English."""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "title.editor": "{game} position · Tesserae",
    "editor.title": "{game} position",
    "game.edit.pieces": "Pieces",
    "game.edit.remove": "Remove",
    "game.edit.turn": "Turn",
    "game.edit.turn.side": "{Side} to move",
    "game.editor.turn.side": "{Side} to move.",
    "editor.sound": "A game can reach this position.",
    "editor.unsound": "No game can reach this position.",
    "editor.tools": "Tools",
    "editor.edits": "Edits",
    "editor.clear": "Start position",
    "editor.acts": "What to do with the position",
    "editor.play": "Play from here",
    "editor.against": "Against",
    "editor.two": "Two players",
    "editor.study": "Study it",
    "editor.chapter": "Add to the last study",
    "editor.puzzle": "Make it a puzzle",
    "editor.text": "Position as text",
    "editor.text.set": "Set up",
    "editor.text.why": "Type or paste the text of a position, or a link to one.",
    "keys.editor": "While setting up a position",
    "keys.put": "Enter Space",
    "keys.put.does": "Use the chosen tool there",
    "keys.remove": "Del",
    "keys.remove.does": "Remove what is on top there",
    "keys.tool": "A … Z",
    "keys.tool.does": "Choose a piece by its letter; upper or lower case says the side",
    "keys.number": "0 … 9",
    "keys.number.does": "Choose a unit by its number, White’s 1 to 5 first",
    "keys.undo": "z Z",
    "keys.undo.does": "Undo, redo",
}
