"""Trains the weights of Zaic's evaluation (py/tesserae/games/zaic/engine/weights.py).

    PYTHONPATH=py python -m tools.generate.train_zaic [--rounds N] [--games N] [--nodes N]
                                                      [--seed N] [--further | --network]

It compiles tools/zaic_lab with the C++ compiler CXX (g++ by default) and lets it play and learn:
in every round the engine plays against itself with the weights of the round before; at first
it knows only the size of the largest areas. Then the weights are fitted, by logistic
regression, to what deeper searches and the results of the games say of the positions in them
and beside them. The same arguments give the same weights on the same kind of machine, as long
as the lab searches in the same way. With --further it goes on from the weights there are. With
--network it learns those of the network (network_weights.py): the first round is played by the
weights there are, the others by the network of the round before.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from textwrap import wrap
from typing import Final

from tesserae.games.zaic.engine import network_weights, weights
from tesserae.games.zaic.engine.evaluation import NAMES

KNOTS: Final = (2, 6, 10, 14, 18, 22, 26, 30, 34)
"""Plies between which the weights are interpolated, as in tools/zaic_lab/evaluation.h."""

LAB: Final = Path("tools/zaic_lab/lab.cpp")
PROGRAM: Final = Path("build/zaic_lab")
FILE: Final = Path(weights.__file__)
NETWORK_FILE: Final = Path(network_weights.__file__)
USUAL: Final = {"rounds": 3, "games": 5000, "nodes": 1000, "seed": 1}

Rows = list[list[int]]


def compile_lab() -> Path:
    """The lab's program, compiled anew."""
    PROGRAM.parent.mkdir(exist_ok=True)
    compiler = os.environ.get("CXX", "g++")
    options = ["-std=c++17", "-O3", "-march=native", "-o", str(PROGRAM), str(LAB)]
    subprocess.run([compiler, *options], check=True)
    return PROGRAM


def read_rows(text: str) -> Rows:
    """The numbers that the lab prints, line by line."""
    return [[int(word) for word in line.split()] for line in text.splitlines()]


def rows_text(rows: Sequence[Sequence[int]]) -> str:
    """The rows in the form that the lab reads and prints."""
    return "".join(f"{' '.join(map(str, row))}\n" for row in rows)


def shipped_rows() -> Rows:
    """The current weights: rows of both sides' counts, then of supplies."""
    counts = [list(weights.WEIGHTS[name][side]) for side in (0, 1) for name in NAMES]
    return [*counts, *map(list, weights.SUPPLIES)]


def shipped_commands() -> list[str]:
    """The commands that made the current weights."""
    return re.findall(r"    (python -m tools\.generate\.train_zaic .*)\n", weights.__doc__ or "")


def module_text(rows: Sequence[Sequence[int]], commands: Sequence[str]) -> str:
    """The module that holds the weights: rows of both sides' counts, then of supplies."""
    return "\n".join(_lines(rows, commands)) + "\n"


def _head(title: str, commands: Sequence[str]) -> str:
    listed = "".join(f"    {command}\n" for command in commands)
    return (
        f'"""{title}\n\nWritten by\n\n{listed}"""\n\n'
        "from __future__ import annotations\n\nfrom typing import Final\n\n"
        f'KNOTS: Final = {KNOTS}\n"""Plies."""\n'
    )


def _lines(rows: Sequence[Sequence[int]], commands: Sequence[str]) -> Iterator[str]:
    yield _head("The weights of the evaluation, in points; see evaluation.py.", commands)
    yield "WEIGHTS: Final[dict[str, tuple[tuple[int, ...], tuple[int, ...]]]] = {"
    for name, own, other in zip(NAMES, rows, rows[len(NAMES) :], strict=False):
        yield f'    "{name}": ('
        yield f"        {tuple(own)},"
        yield f"        {tuple(other)},"
        yield "    ),"
    yield "}"
    yield '"""At every knot, for the side to move and for the other."""'
    yield ""
    yield "SUPPLIES: Final = tuple("
    yield "    tuple(map(int, row.split()))"
    yield '    for row in """'
    for row in rows[2 * len(NAMES) :]:
        yield from wrap(" ".join(map(str, row)), 98)
        yield ""
    yield '""".strip().split("\\n\\n")'
    yield ")"
    yield '"""The value of each supply, at supply_index: see Evaluation."""'


def shipped_layers() -> Rows:
    """The current weights of the network: its rows, from knot to knot."""
    return [list(row) for layer in network_weights.LAYERS for row in layer]


def network_text(rows: Rows, command: str) -> str:
    """The module that holds the weights of the network, whose rows go from knot to knot."""
    return "\n".join(_network_lines(rows, command)) + "\n"


def _network_lines(rows: Rows, command: str) -> Iterator[str]:
    yield _head("The weights of the network, in points; see network.py.", [command])
    yield "LAYERS: Final = tuple("
    yield '    tuple(tuple(map(int, row.split())) for row in layer.split("\\n\\n"))'
    yield '    for layer in """'
    number = len(rows) // len(KNOTS)
    for index, row in enumerate(rows):
        if index:
            yield "" if index % number else "---"
        yield from wrap(" ".join(map(str, row)), 98)
    yield '""".strip().split("---\\n")'
    yield ")"
    yield '"""The layer at each knot: see Network."""'


def main() -> None:
    """Trains, and writes the weights."""
    parser = argparse.ArgumentParser(description="Learn the weights of Zaic's evaluation.")
    for name, number in USUAL.items():
        parser.add_argument(f"--{name}", type=int, default=number)
    ways = parser.add_mutually_exclusive_group()
    ways.add_argument("--further", action="store_true")
    ways.add_argument("--network", action="store_true")
    parser.add_argument("--output", type=Path)
    options = parser.parse_args()
    values = [str(getattr(options, name)) for name in USUAL]
    arguments = " ".join(f"--{name} {value}" for name, value in zip(USUAL, values, strict=True))
    command = [str(compile_lab()), "network" if options.network else "train", *values]
    written = [f"python -m tools.generate.train_zaic {arguments}"]
    with tempfile.TemporaryDirectory() as folder:
        if options.further or options.network:
            known = Path(folder, "weights")
            known.write_text(rows_text(shipped_rows()), "utf-8")
            command.append(str(known))
        if options.further:
            written = [*shipped_commands(), f"{written[0]} --further"]
        learned = subprocess.run(command, check=True, stdout=subprocess.PIPE, encoding="utf-8")
    rows = read_rows(learned.stdout)
    if options.network:
        text = network_text(rows, f"{written[0]} --network")
    else:
        text = module_text(rows, written)
    output = options.output or (NETWORK_FILE if options.network else FILE)
    output.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
