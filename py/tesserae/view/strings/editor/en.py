"""The words of setting up positions, in English."""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "title.editor": "Position of {game} · Tesserae",
    "editor.title": "Position of {game}",
    "game.editor.turn.side": "{Side} to move.",
    "editor.sound": "A game can lead here.",
    "editor.unsound": "No game leads here.",
    "editor.tools": "Tools",
    "editor.edits": "Edits",
    "editor.clear": "Start position",
    "editor.acts": "What comes of the position",
    "editor.play": "Play from here",
    "editor.against": "Against",
    "editor.two": "Two at this device",
    "editor.study": "Study it",
    "editor.puzzle": "Make it a puzzle",
    "editor.text": "Position as text",
    "editor.text.set": "Set up",
    "editor.text.why": "Type or paste the text of a position, or a link to one.",
    "keys.editor": "While a position is set up",
    "keys.put": "Enter Space",
    "keys.put.does": "Use the tool in hand there",
    "keys.remove": "Del",
    "keys.remove.does": "Remove what is uppermost there",
    "keys.tool": "A … Z",
    "keys.tool.does": "Take a piece in hand by its letter; the case tells the side",
    "keys.number": "0 … 9",
    "keys.number.does": "Take a unit in hand by its number, White’s 1 to 5 first",
    "keys.undo": "z Z",
    "keys.undo.does": "Undo, redo",
}
