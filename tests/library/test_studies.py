"""Studies in Python: chapters that are read, changed and written, as the page has them."""

from __future__ import annotations

import copy
import io
import pickle
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tesserae as ts
from tesserae.app.texts import study_files
from tests.tiers import examples, sampled

LESSON = Path(__file__).absolute().parents[2] / "docs/examples/pyrga-study.txt"

titles = st.text(st.characters(exclude_categories=("C", "Z")), max_size=30)
comments = st.text(st.characters(codec="ascii", categories=("L", "N")), max_size=90)


@st.composite
def studies(draw: st.DrawFn) -> ts.Study:
    """A study with chapters from any position, with variations, comments, glyphs and drawings."""
    study = ts.Study(draw(st.sampled_from(ts.GAMES)), name=draw(titles))
    for _ in range(draw(st.integers(1, 4))):
        board = ts.Board(study.game)
        for _ in range(draw(st.integers(0, 3))):
            board.push(draw(st.sampled_from(board.legal_moves)))
        start = board.position_text if board.legal_moves and draw(st.booleans()) else None
        chapter = study.add_chapter(draw(titles), start)
        chapter.orientation = draw(st.sampled_from(["first", "second"]))
        chapter.comment = draw(comments)
        if draw(st.booleans()):
            chapter.headers["First"] = "Ada"
        nodes: list[ts.Node] = [chapter]
        for _ in range(draw(st.integers(0, 8))):
            node = draw(st.sampled_from(nodes))
            if moves := node.board().legal_moves:
                nodes.append(node.add_variation(draw(st.sampled_from(moves)), draw(comments)))
                nodes[-1].glyphs = draw(st.sets(st.integers(1, 6), max_size=1))
    return study


@sampled
@given(studies())
@settings(max_examples=examples(200))
def test_what_is_written_is_read_again_here_and_in_the_page(study: ts.Study) -> None:
    again = ts.Study.from_text(str(study))
    assert again == study
    assert (str(again), again.name) == (str(study), study.name)
    for one, other in zip(again.chapters, study.chapters, strict=True):
        assert (one.title, one.orientation) == (other.title, other.orientation)
        assert [*map(str, one.mainline_moves())] == [*map(str, other.mainline_moves())]
    assert study_files.write(study_files.study_of(study_files.read(str(study)))) == str(study)


def test_the_file_of_the_page_is_read(tmp_path: Path) -> None:
    study = ts.read_study(LESSON)
    assert study.game == "pyrga"
    assert study.chapters[0].title == "Where you play"
    assert str(study) == LESSON.read_text()
    with LESSON.open(encoding="utf-8") as file:
        assert ts.read_study(file) == study
    for other in (pickle.loads(pickle.dumps(study)), copy.deepcopy(study)):
        assert other == study
        other.chapters.reverse()
        assert other != study
    assert study != str(study)
    assert repr(ts.Study("zaic", [ts.Record("zaic")])) == "<Study of zaic, 1 chapters: ''>"
    (marked := tmp_path / "study.txt").write_bytes(b"\xef\xbb\xbf" + LESSON.read_bytes())
    assert ts.read_study(marked) == study


def test_titles_and_orientations_are_headers() -> None:
    chapter = ts.Study("pyrga").add_chapter("One")
    chapter.orientation, chapter.title = "second", "Two"
    assert str(chapter).splitlines()[3:5] == ['[Title "Two"]', '[Orientation "second"]']
    chapter.orientation, chapter.title = "first", ""
    assert chapter.headers == {}
    for bad in ("two\nlines", "x" * 101, " x", None):
        with pytest.raises(ValueError, match="one line of at most 100 characters"):
            chapter.title = bad  # type: ignore[assignment]
    with pytest.raises(ValueError, match="no such side: 'third'"):
        chapter.orientation = "third"


def test_what_could_not_be_read_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(study: ts.Study, why: str) -> None:
        with pytest.raises(ts.BadRecord, match=why):
            str(study)

    refused(ts.Study("pyrga"), "at least one chapter")
    refused(ts.Study("pyrga", [ts.Record("zaic")]), "of another game")
    refused(ts.Study("pyrga", [ts.Record("pyrga")] * 65), "at most 64 chapters")
    long = ts.Record.from_board(ts.Board("pyrga", moves="Tc2s Tc1e"))
    monkeypatch.setattr("tesserae.library.records.study.MOST_PLIES", 3)
    assert str(ts.Study("pyrga", [long]))
    refused(ts.Study("pyrga", [long, long]), "too long")
    monkeypatch.setattr("tesserae.core.record.studies.LONGEST", 10)
    refused(ts.Study("pyrga", [long]), "10 characters")


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("", "not a record"),
        ('[Game "pyrga"]\n\n1. Sb2 *\n[Game "zaic"]\n\n*\n', "line 4 names another"),
        ('[Game "pyrga"]\n\n1. Sb2 *\n[Game "pyrga"]\n\n1. Sb2 Zz *\n', "line 6"),
        ('[Game "pyrga"]\n\n*\n' * 65, "at most 64 chapters"),
    ],
)
def test_what_is_no_study_is_refused_with_its_line(source: str, why: str) -> None:
    with pytest.raises(ts.BadRecord, match=why):
        ts.read_study(io.StringIO(source))
