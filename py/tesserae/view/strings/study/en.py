"""The words of studies, in English."""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "title.study": "Study of {game} · Tesserae",
    "study.title": "Study of {game}",
    # The panels
    "study.panels": "Panels",
    "study.panel.lines": "Lines",
    "study.panel.moves": "Moves",
    "study.panel.graph": "Graph",
    "study.steps": "Steps",
    "study.acts": "What comes of the position",
    "study.play": "Play on from here",
    "study.against": "Level",
    "study.puzzle": "Make it a puzzle",
    # The tree
    "study.tree": "What to do with the moves",
    "study.forward.one": "Forward",
    "study.forward.other": "Forward: {n} ways to go on",
    "study.fork.one": "{n} way to go on",
    "study.fork.other": "{n} ways to go on",
    "study.way": "{move}.",
    "study.fold": "Variation {move}",
    "study.promote": "Promote",
    "study.main": "Make main line",
    "study.copy": "Copy line",
    "study.return": "Where I was",
    "study.cut": "Delete from here",
    "study.restore": "Bring it back",
    # The threat
    "threat": "Threat",
    "threat.looking": "Looking for the threat…",
    "threat.none": "Nothing is threatened here.",
    "threat.move": "Threat of {side}: {moves}.",
    "threat.choose": "Choose a space to see where each piece would send the other side.",
    "threat.sends": "Where it would send:",
    "threat.sent": "{move} to {to}.",
    "threat.anywhere": "any space",
    # The keys
    "keys.study": "Beside the board of a study",
    "keys.ways": "↑ ↓",
    "keys.ways.does": "Another way to go on, where they part and → has asked",
    "keys.promote": "P",
    "keys.promote.does": "Promote the line",
    "keys.main": "M",
    "keys.main.does": "Make it the main line",
    "keys.cut": "Del",
    "keys.cut.does": "Delete from here",
    "keys.restore": "Z",
    "keys.restore.does": "Bring back what was deleted",
    "keys.copy": "C",
    "keys.copy.does": "Copy the line",
    "keys.return": "B",
    "keys.return.does": "Back to where you were before the last jump",
    "keys.threat": "X",
    "keys.threat.does": "What the other side would do",
    "keys.flip": "F",
    "keys.flip.does": "Flip the board",
}
