"""The words of sheets to print, in English."""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "title.sheet": "{game} to print · Tesserae",
    "sheet.here": "{game} to print",
    "sheet.choices": "What is printed",
    "sheet.preview": "What will be printed",
    "sheet.print": "Print",
    "sheet.paper": "Paper",
    "sheet.paper.a4": "A4",
    "sheet.paper.letter": "Letter",
    "sheet.title": "Title",
    "sheet.notes": "Notes",
    "chapters": "Chapters",
    "chapter.number": "Chapter {n}",
    "chapter.titled": "{n}. {title}",
    "sheet.chapters.open": "This chapter",
    "sheet.chapters.all": "All chapters",
    "sheet.shown": "Positions",
    "sheet.shown.key": "Key positions",
    "sheet.shown.turns": "One for each turn",
    "sheet.shown.here": "The one on the board",
    "sheet.key.why": (
        "Key positions are those with a comment, a mark or a drawing in the study, and the "
        "turning points of a review. Where there are none, some are chosen along the line."
    ),
    "sheet.none": "There is nothing to print yet: no game has been played.",
    "sheet.back": "Back",
    "sheet.start": "Start",
    "sheet.after": "After {move}",
    "sheet.played": "{first} – {second}",
    "sheet.code": "QR code of the link",
    "sheet.scan": "Scan to open it",
    "sheet.many": "These are the first {n} positions of {all}.",
    "puzzles.title.one": "{game}: {n} puzzle",
    "puzzles.title.other": "{game}: {n} puzzles",
    "puzzles.solutions": "Solutions",
    "puzzles.turn": "Print on both sides: each sheet has its solutions on the back.",
    "puzzles.count": "How many",
    "puzzles.tier": "Difficulty",
    "puzzles.tier.any": "Any",
    "puzzles.tier.first": "Easy",
    "puzzles.tier.middle": "Medium",
    "puzzles.tier.hard": "Hard",
    "puzzles.others": "Others",
    "puzzles.number": "No. {number}",
    "puzzles.loading": "Loading the puzzles…",
    "puzzles.missing": "The puzzles could not be loaded.",
}
