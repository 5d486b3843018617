"""The executor of generators and benchmarks: a process for each core, or that of --executor.

Any `concurrent.futures.Executor` will do, such as Dask's or MPI's, on many machines.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import Executor
from contextlib import AbstractContextManager

from tesserae.library.executors import executor_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds the arguments that `chosen_executor` reads."""
    cores = os.cpu_count() or 1
    parser.add_argument("--jobs", type=int, default=cores, metavar="N", help="processes")
    parser.add_argument(
        "--executor",
        metavar="MODULE:FUNCTION",
        help="does the work by the concurrent.futures.Executor that FUNCTION returns",
    )


def chosen_executor(options: argparse.Namespace) -> AbstractContextManager[Executor | None]:
    """The chosen executor; None for a single job, which is this process."""
    return executor_of(options.executor, options.jobs)
