"""docs/strength.md: its plots and tables are what the tool makes of what was measured."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tesserae.games.ladder import LevelResult
from tools.bench.engines import plots, proofs, strength

MEASURED = proofs.read(proofs.FILE.read_text())

WON = LevelResult((0, 0, 0, 0, 5), None, 120, None)
"""The result of a level that has won every game."""


@pytest.mark.parametrize("name", ["ladders.svg", "proofs.svg"])
def test_the_plots_are_those_of_what_was_measured(name: str) -> None:
    assert strength.pictures(MEASURED)[name] == (strength.IMAGES / name).read_text()
    assert f"](images/{name})" in strength.PAGE.read_text()


def test_the_tables_are_those_of_what_was_measured() -> None:
    text = strength.PAGE.read_text()
    assert strength.page(text, MEASURED) == text
    for title, results in strength.ladders().items():
        [row] = re.findall(
            rf"^\| {title} \|(.+)\|$", text.partition("<!-- end -->")[0], re.MULTILINE
        )
        assert len(row.split("|")) == len(results)
    for pieces in MEASURED.seconds:
        assert f"\n| {pieces} | " in text


def test_what_was_measured_is_read_as_it_was_written() -> None:
    measured = proofs.Proofs("a machine", {5: [0.004, 9.5, None], 6: [0.0]})
    assert proofs.write(measured) == "a machine\n5: 0.004 9.500 -\n6: 0.000\n"
    assert proofs.read(proofs.write(measured)) == measured


def test_the_table_tells_how_many_were_proven_in_time() -> None:
    measured = proofs.Proofs("a machine", {5: [0.0, 0.02, 0.5, 5.0, None]})
    *_, row, made = strength.proof_table(measured)
    assert row == "| 5 | 5 | 500 ms | 5.0 s | 40% | 60% | 80% |"
    assert "a machine" in made
    *_, row, _ = strength.proof_table(proofs.Proofs("", {5: [0.0, None]}))
    assert row == "| 5 | 2 | 1 ms | 1 ms | 50% | 50% | 50% |"
    *_, row, _ = strength.proof_table(proofs.Proofs("", {5: [None]}))
    assert row == "| 5 | 1 | over 10 s | over 10 s | 0% | 0% | 0% |"


def test_every_position_is_a_dot() -> None:
    picture = plots.proofs({5: [0.0, 0.001, 1.0, 20.0], 6: [None, None]}, 10.0)
    dots = re.findall(r'<circle cx="(\S+)" cy="(\S+)" r="2.5"( class="hollow")?/>', picture)
    assert [bool(hollow) for *_, hollow in dots] == [False] * 4 + [True] * 2
    heights = [float(y) for _, y, _ in dots]
    assert heights[0] == heights[1] > heights[2] > heights[3] > heights[4] == heights[5]
    assert len({(x, y) for x, y, _ in dots}) == len(dots), "none hides another"


def test_intervals_lie_where_the_axis_says() -> None:
    picture = plots.ladders({"A & B": [LevelResult((1, 1, 1, 1, 6), 200, 100, 400), WON]})
    zero, *_, four = (
        float(x) for x in re.findall(r'<text x="(\S+)" y="\S+" class="soft middle">', picture)
    )
    half = zero + (four - zero) / 2
    assert f'<circle cx="{half:.1f}"' in picture
    [first, won] = re.findall(r'd="M(\S+) \S+H(\S+)" class="mark"', picture)
    assert [float(x) for x in first] == [zero + (four - zero) / 4, four]
    assert float(won[1]) == four, "no upper end"
    assert picture.count("<circle") == 1
    assert ">A &amp; B<" in picture


@pytest.mark.parametrize("name", ["ladders.svg", "proofs.svg"])
def test_plots_name_what_they_show_and_stand_alone(name: str) -> None:
    picture = strength.pictures(MEASURED)[name]
    root = ElementTree.fromstring(picture)
    ids = {it.get("id"): it.text for it in root.iter() if it.get("id")}
    assert root.get("role") == "img"
    assert all(ids[it] for it in str(root.get("aria-labelledby")).split())
    assert "prefers-color-scheme:dark" in picture
    assert len(re.findall(r"https?:", picture)) == 1, "only the namespace"


def test_proofs_are_measured_unless_they_are_only_drawn(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    page, file = tmp_path / "strength.md", tmp_path / "proofs.txt"
    page.write_text("<!-- ladders -->\n<!-- end -->\nand\n<!-- proofs -->\n<!-- end -->\n")
    monkeypatch.setattr(strength, "PAGE", page)
    monkeypatch.setattr(strength, "IMAGES", tmp_path)
    monkeypatch.setattr(proofs, "FILE", file)
    monkeypatch.setattr(proofs, "PIECES", range(12, 14))
    strength.main(["--game", "pyrga", "--jobs=1", "--number=2", f"--output={file}"])
    measured = proofs.read(file.read_text())
    assert {pieces: len(times) for pieces, times in measured.seconds.items()} == {12: 2, 13: 2}
    written = page.read_text()
    assert written.count("<!-- end -->") == 2
    assert "| 13 | 2 |" in written
    before = file.read_text()
    strength.main(["--draw"])
    strength.main(["--game", "zaic", "--jobs=1"])
    assert (file.read_text(), page.read_text()) == (before, written)
    assert (tmp_path / "proofs.svg").read_text() == strength.pictures(measured)["proofs.svg"]
