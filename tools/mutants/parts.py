"""The parts of the app that are mutated one by one, and the tests that should notice."""

from __future__ import annotations

from typing import Final, NamedTuple


class Part(NamedTuple):
    """A part of the app.

    files: below py/tesserae, as patterns; `*` also stands for folders.
    left_out: files that the patterns match as well, but other parts have.
    tests: files and folders below tests/ that are about the code, or use all of it.
    """

    files: tuple[str, ...]
    tests: tuple[str, ...]
    left_out: tuple[str, ...] = ()


PARTS: Final = {
    "core/record": Part(
        ("core/record/*.py",),
        ("core", "conformance/test_playthroughs.py", "app/storage", "app/sharing"),
    ),
    "core": Part(
        ("core/*.py",),
        (
            "core",
            "conformance/test_coach.py",
            "conformance/test_entries.py",
            "conformance/test_lessons.py",
            "conformance/test_setups.py",
            "cli/test_exact.py",
        ),
        left_out=("core/record/*.py", "core/puzzle/*.py"),
    ),
    "core/puzzle": Part(
        ("core/puzzle/*.py",),
        (
            "core/test_solutions.py",
            "core/test_proven_judge.py",
            "core/test_pools.py",
            "app/practice/puzzles",
        ),
    ),
    "zaic/rules": Part(
        ("games/zaic/rules.py",),
        (
            "games/zaic/test_rules.py",
            "games/zaic/test_ends.py",
            "games/zaic/test_literal.py",
            "games/zaic/notation",
            "conformance/test_perft.py",
            "conformance/test_playthroughs.py",
        ),
    ),
    "pyrga/rules": Part(
        ("games/pyrga/rules.py",),
        (
            "games/pyrga/test_rules.py",
            "games/pyrga/test_ends.py",
            "games/pyrga/test_literal.py",
            "games/pyrga/notation",
            "conformance/test_perft.py",
            "conformance/test_playthroughs.py",
        ),
    ),
    "tetrad/rules": Part(
        ("games/tetrad/rules/*.py",),
        (
            "games/tetrad/test_rules.py",
            "games/tetrad/test_ends.py",
            "games/tetrad/test_literal.py",
            "games/tetrad/notation",
            "conformance/test_perft.py",
            "conformance/test_playthroughs.py",
        ),
    ),
    "app/storage": Part(
        ("app/storage/*.py",),
        ("app/storage", "app/play", "app/sharing", "app/navigation", "app/practice"),
    ),
    "search/alphabeta": Part(
        ("search/alphabeta.py",),
        (
            "search/test_alphabeta.py",
            "search/test_search_game.py",
            "search/test_signatures.py",
            "search/test_time_slicing.py",
        ),
    ),
    "search/exercises": Part(("search/exercises.py",), ("search/test_exercises.py",)),
    "search/second_try": Part(("search/second_try.py",), ("search/test_second_try.py",)),
    "judges": Part(
        ("games/*/engine/*judge*.py", "games/*/engine/puzzles.py"),
        (
            "games/tetrad/engine/test_turn_judge.py",
            "conformance/test_tasks.py",
            "app/practice/puzzles",
        ),
    ),
    "provers": Part(
        (
            "games/pyrga/engine/dfpn.py",
            "games/pyrga/engine/prover.py",
            "games/pyrga/engine/packed.py",
            "games/zaic/engine/endgame.py",
            "games/tetrad/engine/one_turn.py",
        ),
        (
            "games/pyrga/engine/test_packed.py",
            "games/pyrga/engine/test_fast_position.py",
            "games/pyrga/engine/test_prover.py",
            "games/pyrga/engine/test_early.py",
            "games/pyrga/engine/test_book.py",
            "games/zaic/engine/test_endgame.py",
            "games/tetrad/engine/test_one_turn.py",
            "games/tetrad/engine/test_turn_judge.py",
            "search/test_signatures.py",
        ),
    ),
}
