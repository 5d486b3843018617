"""The results of mutation testing: scores, and the mutants that survived."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from mutmut.utils.format_utils import mangled_name_from_mutant_name

from tools.mutants.running import KILLED, Mutant, Workplace

EQUIVALENT: Final = Path(__file__).with_name("equivalent.toml")
"""Mutants that change nothing that can be noticed, each with the reason."""


class Score(NamedTuple):
    """How many mutants of a part were tried, killed, and do not count."""

    part: str
    tried: int
    killed: int
    equivalent: int

    @property
    def share(self) -> float:
        """How many of those that count were killed, in percent."""
        counted = self.tried - self.equivalent
        return 100 * self.killed / counted if counted else 100.0


class Change(NamedTuple):
    """The change of a function by a mutant: lines without indentation."""

    function: str
    was: tuple[str, ...]
    now: tuple[str, ...]


def report(place: Workplace, mutants: Sequence[Mutant]) -> Score:
    """The score of a part; its survivors are written to survivors.txt in its folder."""
    known = equivalent()
    killed, same, survivors = 0, 0, []
    for mutant in mutants:
        status = place.status(mutant)
        if status in KILLED:
            killed += 1
            continue
        diff = place.diff(mutant)
        if change(mutant, diff) in known:
            same += 1
        else:
            survivors.append(f"# {mutant.name}: {status}\n{diff}\n")
    path = place.folder / "survivors.txt"
    path.write_text("\n".join(survivors), "utf-8")
    print(f"{len(survivors)} survivors: {path}", flush=True)
    return Score(place.part, len(mutants), killed, same)


def table(scores: Iterable[Score]) -> str:
    """The scores in lines."""
    lines = [f"{'part':20}{'tried':>8}{'killed':>8}{'equivalent':>12}{'score':>10}"]
    for score in scores:
        part, tried, killed, same = score
        lines.append(f"{part:20}{tried:8}{killed:8}{same:12}{score.share:8.1f} %")
    return "\n".join(lines)


def equivalent() -> set[Change]:
    """The changes that are known to change nothing."""
    listed = tomllib.loads(EQUIVALENT.read_text("utf-8")).get("change", [])
    return {
        Change(it["function"], _lines(it["was"]), _lines(now))
        for it in listed
        for now in ([it["now"]] if isinstance(it["now"], str) else it["now"])
    }


def change(mutant: Mutant, diff: str) -> Change:
    """The change by a mutant, from its diff."""
    lines = diff.splitlines()
    return Change(
        name_of_function(mutant.name),
        *(
            tuple(line[1:].strip() for line in lines if line.startswith(sign))
            for sign in ("-", "+")
        ),
    )


def name_of_function(mutant: str) -> str:
    """The function of a mutant as Python has it: module, class, name."""
    module, _, name = mangled_name_from_mutant_name(mutant).rpartition(".")
    return f"{module}.{name.removeprefix('x_').removeprefix('xǁ').replace('ǁ', '.')}"


def _lines(text: str) -> tuple[str, ...]:
    return tuple(line.strip() for line in text.strip().splitlines())
