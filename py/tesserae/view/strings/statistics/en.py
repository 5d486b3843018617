"""The words of the statistics, in English."""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "title.statistics": "Statistics · Tesserae",
    "statistics.why": (
        "From the games and puzzles on this device. They stay here, unless you save them as a file."
    ),
    "statistics.save": "Save as a table (CSV)",
    "statistics.results": "Games against the computer",
    "statistics.results.none": "No game against the computer is finished yet.",
    "statistics.puzzles": "Puzzles",
    "statistics.puzzles.none": "No puzzle has been tried yet.",
    "statistics.runs": "Best puzzle runs",
    "statistics.runs.none": "No puzzle run has been made yet.",
    "statistics.theme.any": "Any theme",
    "statistics.lines": "Lines of studies",
    "statistics.lines.none": "No line of a study has been trained yet.",
    "statistics.trained": "Trained",
    "statistics.learned": "Known now",
    "statistics.lasting": "Known for good",
    "statistics.misses": "Misses",
    "statistics.time": "Time",
    "statistics.time.none": "Nothing has been played yet.",
    "statistics.game": "Game",
    "statistics.against": "Against",
    "statistics.side": "Side",
    "statistics.won": "Won",
    "statistics.drawn": "Drawn",
    "statistics.lost": "Lost",
    "statistics.tiers": "Puzzles by difficulty",
    "statistics.themes": "Puzzles by theme",
    "statistics.tier": "Difficulty",
    "statistics.theme": "Theme",
    "statistics.solved": "Solved",
    "statistics.tried": "Tried",
    "statistics.share": "Success rate",
    "statistics.minutes": "Minutes",
    "statistics.people": "Games between two people",
    "statistics.tier.0": "Easy",
    "statistics.tier.1": "Medium",
    "statistics.tier.2": "Hard",
    "statistics.percent": "{n}%",
}
