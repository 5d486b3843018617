"""Mutation testing: small errors are put into the code, and the tests must notice each.

    PACKAGE=core/record SAMPLE=80 make mutants

PACKAGE: a part (tools/mutants/parts.py); all if it is left out, which takes hours.
SAMPLE: how many mutants of it to try, drawn with SEED; all if it is left out.

mutmut makes the mutants and runs the tests, in build/mutants/PART. A mutant that was killed
is not tried again until its function changes.
"""

from __future__ import annotations

import os
import sys

from tools.mutants.parts import PARTS
from tools.mutants.report import report, table
from tools.mutants.running import Workplace, draw_sample


def main() -> int:
    """Tries the mutants, and prints the scores."""
    wanted = os.environ.get("PACKAGE", "").strip("/")
    if wanted and wanted not in PARTS:
        print(f"PACKAGE is one of: {', '.join(PARTS)}", file=sys.stderr)
        return 2
    sample = int(os.environ.get("SAMPLE") or 0)
    seed = int(os.environ.get("SEED") or 1)
    scores = []
    for part in [wanted] if wanted else PARTS:
        place = Workplace(part)
        names = draw_sample(place.prepare(), sample, seed)
        place.run(names)
        scores.append(report(place, names))
    print(table(scores))
    return 0


if __name__ == "__main__":
    sys.exit(main())
