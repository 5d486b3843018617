"""The words of puzzle runs, in English."""

from typing import Final

TEXT: Final = {
    "title.run": "Puzzle run · {game} · Tesserae",
    "run.title": "Puzzle run",
    "run.about": "Solve as many as you can, from easy to hard. {most} misses end the run.",
    "run.minutes": "{n} minutes",
    "run.end": "End the run",
    "run.left": "Time left:",
    "run.solved": "Solved: {n}",
    "run.misses": "Misses: {n} of {most}",
    "run.right": "Right. The next one:",
    "run.wrong": "Missed. The next one:",
    "run.over.one": "{n} puzzle solved.",
    "run.over.other": "{n} puzzles solved.",
    "run.best.ever": "Your best run.",
    "run.best.day": "Your best run today.",
    "run.bests": "Best in {minutes} minutes: {ever}, today {today}.",
    "run.missed": "Look at those you missed:",
}
