"""Writes the plots and tables of docs/strength.md.

    PYTHONPATH=py python -m tools.bench.engines.strength [--draw] [--number N]

The ladders are as tools/generate/ladder.py has measured them. Proofs are measured anew first
(`tools.bench.engines.proofs`), unless --draw is given.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from tesserae.games import catalog
from tesserae.games.ladder import LevelResult
from tesserae.library.board import Board
from tools.bench.engines import plots, proofs
from tools.build import ROOT

PAGE: Final = ROOT / "docs/strength.md"
IMAGES: Final = ROOT / "docs/images"

SOON: Final = (0.1, 1.0, proofs.LONGEST)
"""Seconds for which the table has the number of proven positions."""


def ladders() -> Mapping[str, Sequence[LevelResult]]:
    """The measured levels by the title of the game."""
    measured = {Board(it.game.slug).title: it.ladder for it in catalog.LISTINGS}
    return {title: results for title, results in measured.items() if results}


def pictures(measured: proofs.Proofs) -> Mapping[str, str]:
    """The plots by the names of their files."""
    return {
        "ladders.svg": plots.ladders(ladders()),
        "proofs.svg": plots.proofs(measured.seconds, proofs.LONGEST),
    }


def ladder_table() -> Iterator[str]:
    """A row for each game whose levels were measured: Elo with its interval, and points."""
    measured = ladders()
    levels = range(2, 2 + max(map(len, measured.values())))
    yield f"| game | {' | '.join(f'{level} over {level - 1}' for level in levels)} |"
    yield f"|---|{'---|' * len(levels)}"
    for title, results in measured.items():
        yield f"| {title} | {' | '.join(map(_difference, results))} |"


def _difference(result: LevelResult) -> str:
    elo = "" if result.elo is None else f"+{result.elo} "
    high = "" if result.high is None else f" to +{result.high}"
    return f"{elo}(+{result.low}{high}), {result.points:g}"


def proof_table(measured: proofs.Proofs) -> Iterator[str]:
    """A row for each number of pieces, and where that was measured."""
    within = " | ".join(f"in {limit:g} s" for limit in SOON)
    yield f"| pieces | positions | median | nine of ten in | {within} |"
    yield f"|---|---|---|---|{'---|' * len(SOON)}"
    for pieces, times in measured.seconds.items():
        middle, most = (_time(times[int(share * (len(times) - 1))]) for share in (0.5, 0.9))
        proven = [sum(it is not None and it <= limit for it in times) for limit in SOON]
        shares = " | ".join(f"{number / len(times):.0%}" for number in proven)
        yield f"| {pieces} | {len(times)} | {middle} | {most} | {shares} |"
    yield f"\nTimes are those of one processor core: {measured.made}."


def _time(seconds: float | None) -> str:
    if seconds is None:
        return f"over {proofs.LONGEST:g} s"
    return f"{seconds:.1f} s" if seconds >= 1 else f"{max(1, round(1000 * seconds))} ms"


def page(text: str, measured: proofs.Proofs) -> str:
    """The page with its tables replaced by these."""
    parts = {"ladders": ladder_table(), "proofs": proof_table(measured)}
    for name, lines in parts.items():
        begin, end = f"<!-- {name} -->\n", "<!-- end -->"
        table = "\n".join([begin, *lines, "", end])
        text, number = re.subn(f"{begin}.*?{end}", table, text, flags=re.DOTALL)
        assert number == 1, name
    return text


def main(arguments: Sequence[str] | None = None) -> None:
    """Measures proofs unless told otherwise, and writes the files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--draw", action="store_true", help="what was measured before")
    parser.add_argument("--game", choices=catalog.NAMES, help="proofs only in this game")
    options, others = parser.parse_known_args(arguments)
    if not options.draw and options.game in (None, proofs.GAME):
        proofs.main(others)
    measured = proofs.read(proofs.FILE.read_text("utf-8"))
    for name, picture in pictures(measured).items():
        (IMAGES / name).write_text(picture, "utf-8")
    PAGE.write_text(page(PAGE.read_text("utf-8"), measured), "utf-8")


if __name__ == "__main__":
    main()
