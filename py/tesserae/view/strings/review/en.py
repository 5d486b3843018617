"""The words of reviews, in English."""

from typing import Final

TEXT: Final = {
    "review.title": "What happened",
    "review.lead.you.one": "One of your turns decided the most. Here it is, and what was better.",
    "review.lead.you.other": (
        "{n} of your turns decided the most. Here they are, and what was better."
    ),
    "review.lead.one": "One turn decided the most. Here it is, and what was better.",
    "review.lead.other": "{n} turns decided the most. Here they are, and what was better.",
    "review.none": "No turn stands out that a person could have seen through.",
    "review.none.you": "You gave nothing away that a person could have seen.",
    "review.under_way": "Looking for the turning points",
    "review.done": "The review is ready.",
    "review.fell": "Winning chances: {before}% before, {after}% after.",
    "review.fell.win.draw": "Before it a win, after it a draw.",
    "review.fell.win.loss": "Before it a win, after it a loss.",
    "review.fell.draw.loss": "Before it a draw, after it a loss.",
    "review.better": "Better: {move}.",
    "review.line": "The better line",
    "review.line.start": "Played: dashed. Better: dotted.",
    "review.line.ply": "{n} of {of}: {what}.",
    "review.line.back": "One move back",
    "review.line.on": "The next move",
    "review.try": "Try it here",
    "review.keep.win": "Keep the win",
    "review.keep.draw": "Hold the draw",
    "review.board": "The board before {turn}",
    "review.board.line": "The board after {n} moves of the better line",
}
