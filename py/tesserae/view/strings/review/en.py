"""The words of reviews, in English."""

from typing import Final

TEXT: Final = {
    "review.title": "What happened",
    "review.lead.you.one": "One of your turns mattered most. Here it is, with what was better.",
    "review.lead.you.other": (
        "{n} of your turns mattered most. Here they are, with what was better."
    ),
    "review.lead.one": "One turn mattered most. Here it is, with what was better.",
    "review.lead.other": "{n} turns mattered most. Here they are, with what was better.",
    "review.none": "No mistake stands out that a person could have seen.",
    "review.none.you": "You made no mistake that a person could have seen.",
    "review.under_way": "Looking for the key moments",
    "review.done": "The review is ready.",
    "review.fell.you": "Your winning chances: {before}% before, {after}% after.",
    "review.fell.win.draw.you": "It turned your win into a draw.",
    "review.fell.win.loss.you": "It turned your win into a loss.",
    "review.fell.draw.loss.you": "It turned your draw into a loss.",
    "review.better": "Better: {move}.",
    "review.better.first": "Better, to begin with: {move}.",
    "review.turn": "{number} {what}",
    "review.then": "{first}; {then}",
    "review.line": "The better line",
    "review.line.start": "Played: dashed. Better: dotted.",
    "review.line.ply": "{n} of {of}: {what}.",
    "review.line.back": "One move back",
    "review.line.on": "The next move",
    "review.save": "Save with the values",
    "review.try": "Try it here",
    "review.keep.win": "Keep the win",
    "review.keep.draw": "Hold the draw",
    "review.board": "The board before {turn}",
    "review.board.line": "The board after {n} moves of the better line",
}
