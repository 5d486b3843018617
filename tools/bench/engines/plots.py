"""Plots as small SVG files, in the colours of the page, light and dark."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Final

from tesserae.games.ladder import LevelResult

WIDTH: Final = 480
"""Width in pixels; on a phone it shrinks by a quarter, and its text stays legible."""

_STYLE: Final = """\
rect{fill:#fffdf8}
text{fill:#23201b;font:14px system-ui,sans-serif}
.soft{fill:#5d564b}
.bold{font-weight:600}
.end{text-anchor:end}
.middle{text-anchor:middle}
path{fill:none;stroke:#d8cdb9}
.mark{stroke:#0f6e6a;stroke-width:2}
circle{fill:#0f6e6a}
.hollow{fill:none;stroke:#9c5006;stroke-width:1.5}
@media (prefers-color-scheme:dark){
rect{fill:#24221f}
text{fill:#f1ebdf}
.soft{fill:#b9b0a1}
path{stroke:#3d3932}
.mark{stroke:#6cc7c0}
circle{fill:#6cc7c0}
.hollow{fill:none;stroke:#f0ac5c}
}"""


def _document(height: int, title: str, description: str, parts: Iterable[str]) -> str:
    """An SVG file, a line for each part."""
    size = f'width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-labelledby="t d">',
        f'<title id="t">{escape(title)}</title>',
        f'<desc id="d">{escape(description)}</desc>',
        f"<style>\n{_STYLE}\n</style>",
        f'<rect width="{WIDTH}" height="{height}" rx="6"/>',
        *parts,
        "</svg>\n",
    ]
    return "\n".join(lines)


def _text(x: float, y: float, text: str, style: str = "") -> str:
    styled = f' class="{style}"' if style else ""
    return f'<text x="{x:g}" y="{y:g}"{styled}>{escape(text)}</text>'


def _path(data: str, style: str = "") -> str:
    styled = f' class="{style}"' if style else ""
    return f'<path d="{data}"{styled}/>'


def _dot(x: float, y: float, radius: float, style: str = "") -> str:
    styled = f' class="{style}"' if style else ""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}"{styled}/>'


ROW: Final = 26


def ladders(games: Mapping[str, Sequence[LevelResult]]) -> str:
    """The Elo of every level above the one below it, with intervals, game by game.

    games: the results by the title of a game.
    """
    every = [it for results in games.values() for it in results]
    most = max(max(it.low, it.elo or 0, it.high or 0) for it in every)
    end = 100 * math.ceil(most / 100)
    left, right, top = 130, WIDTH - 64, 44
    rows = sum(len(results) + 1 for results in games.values())
    bottom = top + ROW * rows

    def x(elo: float) -> float:
        return round(left + (right - left) * max(0, elo) / end, 1)

    parts = [_text(right, 20, "Elo above the level below", "soft end")]
    for elo in range(0, end + 1, 100):
        parts.append(_path(f"M{x(elo):g} {top - 8}V{bottom}"))
        parts.append(_text(x(elo), bottom + 20, str(elo), "soft middle"))
    y = top
    for title, results in games.items():
        parts.append(_text(16, y + 12, title, "bold"))
        for level, result in enumerate(results, 2):
            y += ROW
            parts.append(_text(28, y + 12, f"{level} over {level - 1}"))
            # If all games were won there is no upper end.
            high = x(end if result.high is None else result.high)
            parts.append(_path(f"M{x(result.low):g} {y + 7}H{high:g}", "mark"))
            if result.elo is not None:
                parts.append(_dot(x(result.elo), y + 7, 5))
                parts.append(_text(WIDTH - 16, y + 12, f"+{result.elo}", "end"))
        y += ROW
    title = "How far each level is above the one below it"
    description = (
        "A dot for the measured difference in Elo, a line for its 95 % interval; "
        "the table beside the plot has the numbers."
    )
    return _document(bottom + 36, title, description, parts)


SWARM: Final = 3.5
"""Pixels between dots at the same height."""


def proofs(seconds: Mapping[int, Sequence[float | None]], longest: float) -> str:
    """The times of proofs, a dot for each position, by the number of pieces.

    Times are on a logarithmic scale from a millisecond on. Above are those that took more
    than the longest time.
    """
    left, right, top, bottom = 64, WIDTH - 16, 70, 330
    ticks = {0.001: "1 ms", 0.01: "10 ms", 0.1: "0.1 s", 1.0: "1 s", longest: f"{longest:g} s"}
    column = (right - left) / len(seconds)

    def y(time: float) -> float:
        share = math.log(max(time, 0.001) / 0.001) / math.log(longest / 0.001)
        return bottom - (bottom - top) * min(share, 1)

    parts = [_text(16, 24, "time to proof", "soft"), _text(left - 8, 46, "more", "soft end")]
    for tick, name in ticks.items():
        parts.append(_path(f"M{left} {y(tick):g}H{right}"))
        parts.append(_text(left - 8, y(tick) + 5, name, "soft end"))
    for number, (pieces, times) in enumerate(seconds.items()):
        middle = left + column * (number + 0.5)
        parts.append(_text(middle, bottom + 28, str(pieces), "soft middle"))
        rows: dict[int, int] = {}
        heights = [41 if time is None else round(y(time) / 5) * 5 for time in times]
        spacing = {it: min(SWARM, (column - 8) / heights.count(it)) for it in heights}
        for time, height in zip(times, heights, strict=True):
            place = rows[height] = rows.get(height, -1) + 1
            x = middle + spacing[height] * (place - (heights.count(height) - 1) / 2)
            parts.append(_dot(x, height, 2.5, "hollow" if time is None else ""))
    parts.append(_text((left + right) / 2, bottom + 50, "pieces on the board", "soft middle"))
    title = "How long proofs take in Pyrga, by the number of pieces"
    description = (
        "A dot for each random position; hollow where the proof took too long. "
        "The table beside the plot has the numbers."
    )
    return _document(bottom + 64, title, description, parts)
