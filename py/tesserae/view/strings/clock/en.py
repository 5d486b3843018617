"""The words of clocks, in English."""

from typing import Final

TEXT: Final = {
    "clock": "Clock",
    "clock.none": "No clock",
    "clock.each": "Time for each side",
    "clock.minutes.one": "{n} minute each",
    "clock.minutes.other": "{n} minutes each",
    "clock.extra": "Time for each move",
    "clock.seconds.one": "{n} second a move",
    "clock.seconds.other": "{n} seconds a move",
    "clock.increment": "Added",
    "clock.delay": "Free",
    "clock.why": (
        "The clock starts with the first move. It can be paused; taking a move back gives no time "
        "back."
    ),
    "clock.why.delay": (
        "The first seconds of each move are free. The clock starts with the first move. It can be "
        "paused; taking a move back gives no time back."
    ),
    "clock.left": "time left for {side}",
    "clock.pause": "Pause the clock",
    "clock.go_on": "Resume the clock",
}
