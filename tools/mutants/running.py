"""Trying mutants with mutmut, in a copy of what they need."""

from __future__ import annotations

import contextlib
import json
import os
import random
import resource
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from fnmatch import fnmatch
from pathlib import Path
from typing import Final, NamedTuple

from mutmut.configuration import reset_config
from mutmut.mutation.data import SourceFileMutationData
from mutmut.mutation.diff_apply import get_diff_for_mutant
from mutmut.mutation.file_mutation import mutate_file_contents
from mutmut.stats import status_by_exit_code
from mutmut.utils.format_utils import get_mutant_name, mangled_name_from_mutant_name

from tools.mutants.parts import PARTS

ROOT: Final = Path(__file__).parents[2]
FOLDER: Final = ROOT / "build" / "mutants"

QUICKEST: Final = "tools.mutants.quickest"

COPIED: Final = ("tests", "tools", "docs", "web")
"""The folders that the tests need beside the app."""

MEMORY: Final = 4 << 30
"""Maximum bytes of memory for a process: a mutant may never stop growing."""

PATIENCE: Final = 1_200
"""Seconds after which a mutant that is tried by itself counts as hanging."""

SETTINGS: Final = """\
[mutmut]
source_paths =
    src
only_mutate =
    {files}
do_not_mutate =
    {left_out}
also_copy =
    {copied}
pytest_add_cli_args =
    -o
    pythonpath=src .
    -m
    not slow
    -p
    no:xdist
    -p
    {quickest}
pytest_add_cli_args_test_selection =
    {tests}
timeout_multiplier = 30
timeout_constant = 10
track_dependencies = false
use_git_change_detection = false
use_setproctitle = false
"""

KILLED: Final = ("killed", "timeout", "segfault")
UNTRIED: Final = "not checked"

CALLED: Final = """
import importlib, os, sys, pytest
from mutmut.state import state
os.chdir("..")
modules, tests = (argument.split() for argument in sys.argv[1:])
for module in modules:
    importlib.import_module(module)
print(*state()._stats)
options = ["--collect-only", "-q", "-c", "mutants/pyproject.toml", "--rootdir", "mutants"]
pytest.main([*options, *(f"mutants/{path}" for path in tests)])
print(*state()._stats)
"""
"""Prints the functions that are called while modules load, and in its last line tests, too."""


class Mutant(NamedTuple):
    """A mutant: mutmut's name for it, its file, and a fingerprint of the function."""

    name: str
    file: Path
    function: str | None


class Workplace:
    """The folders in which the mutants of a part are made and tried."""

    def __init__(self, part: str) -> None:
        self.part = part
        self.folder = FOLDER / part.replace("/", "-")

    def prepare(self) -> list[Mutant]:
        """Copies what is needed; all mutants of the part."""
        part = PARTS[self.part]
        _mirror(ROOT / "py" / "tesserae", self.folder / "src" / "tesserae")
        for folder in COPIED:
            _mirror(ROOT / folder, self.folder / folder)
            _mirror(ROOT / folder, self.folder / "mutants" / folder)
        shutil.copy2(ROOT / "pyproject.toml", self.folder)
        settings = SETTINGS.format(
            copied=_lines(COPIED),
            quickest=QUICKEST,
            files=_lines(f"src/tesserae/{file}" for file in part.files),
            left_out=_lines(f"src/tesserae/{file}" for file in part.left_out or ("none.py",)),
            tests=_lines(self._tests()),
        )
        (self.folder / "setup.cfg").write_text(settings)
        with self.in_folder():
            return [mutant for file in self._files() for mutant in _mutants(file)]

    def run(self, mutants: Sequence[Mutant]) -> None:
        """Tries the mutants, except those that were killed before as they are now."""
        waiting = self._survivors(mutants)
        print(f"{self.part}: {len(waiting)} of {len(mutants)} mutants are to be tried", flush=True)
        if not all(self._results(mutant.file).exists() for mutant in waiting):
            self._mutmut(waiting[:1])  # which makes all of them
        while_modules_load, while_tests_load = self._called_early(waiting)
        late = [it for it in mutants if _function(it) not in while_modules_load]
        self._mutmut(self._survivors(late))
        # What mutmut knew of the others is void after a change of its settings.
        self._mutmut([mutant for mutant in late if self.status(mutant) == UNTRIED])
        for mutant in self._survivors(mutants):
            if _function(mutant) in while_tests_load:
                self._try_alone(mutant)

    def _survivors(self, mutants: Sequence[Mutant]) -> list[Mutant]:
        return [mutant for mutant in mutants if self.status(mutant) not in KILLED]

    def _mutmut(self, mutants: Sequence[Mutant]) -> None:
        if not mutants:
            return
        command: list[str | Path] = [Path(sys.executable).with_name("mutmut"), "run"]
        command += ["--max-children", "1", *(mutant.name for mutant in mutants)]
        with open(self.folder / "mutmut.log", "wb") as log:
            subprocess.run(
                command,
                cwd=self.folder,
                env={**os.environ, "PYTHONPATH": ""},
                stdout=log,
                stderr=log,
                preexec_fn=_limit_memory,
                check=True,
            )

    def _called_early(self, mutants: Sequence[Mutant]) -> tuple[list[str], list[str]]:
        """The functions that are called while modules load, and those while the tests do as well.

        mutmut chooses the mutant when all are loaded, which is too late for them.
        """
        modules = sorted({get_mutant_name(it.file, "x")[: -len(".x")] for it in mutants})
        arguments = " ".join(modules), " ".join(self._tests())
        first, *_, last = self._python("-c", CALLED, *arguments, mutant="stats").stdout.splitlines()
        return first.split(), last.split()

    def _tests(self) -> list[str]:
        return [f"tests/{test}" for test in PARTS[self.part].tests]

    def _try_alone(self, mutant: Mutant) -> None:
        """Tries a mutant in a process in which nothing is loaded yet."""
        options = ["-x", "-m", "not slow", "-o", "pythonpath=src .", "-p", QUICKEST]
        try:
            run = self._python("-m", "pytest", *options, *self._tests(), mutant=mutant.name)
            survived = run.returncode == 0
        except subprocess.TimeoutExpired:
            survived = False
        with self.in_folder():
            data = SourceFileMutationData(path=mutant.file)
            data.load()
            data.exit_code_by_key[mutant.name] = int(not survived)
            data.save()

    def _python(self, *arguments: str, mutant: str) -> subprocess.CompletedProcess[str]:
        """Runs Python where the mutants are, with one of them chosen from the beginning."""
        environment = {**os.environ, "PYTHONPATH": "src:.", "MUTANT_UNDER_TEST": mutant}
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder / "mutants",
            env=environment,
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            preexec_fn=_limit_memory,
            check=False,
        )

    def status(self, mutant: Mutant) -> str:
        """The mutant's result: `killed`, `survived`..., `not checked` if it was not tried."""
        results = self._results(mutant.file)
        if not results.exists():
            return UNTRIED
        meta = json.loads(results.read_text())
        function = _function(mutant).rpartition(".")[2]
        if meta["hash_by_function_name"].get(function) != mutant.function:
            return UNTRIED
        return status_by_exit_code[meta["exit_code_by_key"].get(mutant.name)]

    def diff(self, mutant: Mutant) -> str:
        """The lines that it changes, as a diff."""
        with self.in_folder():
            diff = get_diff_for_mutant(mutant.name, path=mutant.file)
        return "\n".join(diff.splitlines()[2:])

    def _results(self, file: Path) -> Path:
        return self.folder / "mutants" / f"{file}.meta"

    @contextlib.contextmanager
    def in_folder(self) -> Iterator[None]:
        """mutmut looks for its files and settings in the current folder."""
        with contextlib.chdir(self.folder):
            reset_config()
            yield

    def _files(self) -> list[Path]:
        part = PARTS[self.part]
        return [
            path
            for path in sorted(Path("src").rglob("*.py"))
            if any(fnmatch(str(path), f"src/tesserae/{file}") for file in part.files)
            and not any(fnmatch(str(path), f"src/tesserae/{file}") for file in part.left_out)
        ]


def draw_sample(mutants: list[Mutant], sample: int, seed: int) -> list[Mutant]:
    """A sample of the mutants, the same for a seed while the code stays; all for a sample of 0."""
    if not 0 < sample < len(mutants):
        return mutants
    return sorted(random.Random(seed).sample(mutants, sample))


def _function(mutant: Mutant) -> str:
    return mangled_name_from_mutant_name(mutant.name)


def _mutants(file: Path) -> list[Mutant]:
    made = mutate_file_contents(str(file), file.read_text("utf-8"))
    return [
        Mutant(
            get_mutant_name(file, name),
            file,
            made.hash_by_function_name.get(mangled_name_from_mutant_name(name)),
        )
        for name in made.mutant_names
    ]


def _mirror(source: Path, copy: Path) -> None:
    """Makes a copy of a folder what the folder is; files that have not changed are not touched."""
    ignored = shutil.ignore_patterns("__pycache__")
    kept = {path.relative_to(source) for path in source.rglob("*")}
    for path in sorted(copy.rglob("*"), reverse=True) if copy.exists() else ():
        if path.relative_to(copy) not in kept and path.suffix != ".pyc":
            path.rmdir() if path.is_dir() else path.unlink()
    shutil.copytree(source, copy, ignore=ignored, dirs_exist_ok=True)


def _lines(entries: Iterable[str]) -> str:
    return "\n    ".join(entries)


def _limit_memory() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
