"""The measure of the weakest level against somebody who has just finished the lesson."""

from __future__ import annotations

import pytest

from tools.bench.engines import beginner


def test_the_measure_is_a_line_for_each_game(capsys: pytest.CaptureFixture[str]) -> None:
    beginner.main(["--game", "pyrga", "--games", "4"])
    beginner.main(["--game", "pyrga", "--games", "4"])
    one, other = capsys.readouterr().out.splitlines()
    assert one == other
    assert one.startswith("pyrga: a beginner has ")
    assert " of 4 points against level 1, " in one
