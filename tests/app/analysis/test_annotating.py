"""What a review has found as a file, read back by the app and by the library."""

from __future__ import annotations

import pytest

import tesserae as ts
from tesserae.app.messages import actions
from tesserae.core.game import DECISIVE
from tesserae.core.record.values import is_value, lead, value_of, with_value, write_proven
from tests.app.analysis.reviews import PYRGA, ZAIC, reviewed
from tests.app.page import Page
from tests.app.sharing.share_dialog import saved


def file_of(hash: str, costs: dict[int, tuple[int, int]], *, exact: bool = False) -> str:
    text = saved(reviewed(costs, hash=hash, proven=exact), actions.REVIEW_SAVE)["text"]
    assert isinstance(text, str)
    return text


def test_values_and_signs_of_a_review_are_in_a_file_that_says_whose_they_are() -> None:
    text = file_of(ZAIC, {1: (2 * 900, 0), 2: (-900, 0), 4: (10 * 900, 0)})
    assert '[Annotator "Tesserae"]' in text
    node: ts.Node = ts.Record.from_text(text)
    values, signs = [], []
    while True:
        values.append(node.value)
        signs.append(node.glyph)
        if not node.variations:
            break
        node = node.variations[0]
    assert values[:4] == ["0", "-2", "-1", "0"]
    assert "??" in signs
    page = Page("#/", given=text)
    shown = "".join(it for name, it in page.regions.items() if name.startswith("moves-"))
    assert '<span class="glyph">-2</span>' in shown
    assert "[%eval" not in shown


def test_proven_values_have_their_plies_and_estimates_of_what_can_be_proven_are_left_out() -> None:
    text = file_of(PYRGA, {0: (DECISIVE - 3, 0), 1: (DECISIVE - 4, 0)}, exact=True)
    assert "[%eval #3]" in text
    assert "[%eval #-4]" in text
    assert "[%eval" not in file_of(PYRGA, {0: (500, 0)})


@pytest.mark.parametrize("written", ["1.5", "-3", "0", "#7", "#-4", "#+", "#-", "#="])
def test_a_value_is_read_as_it_was_written(written: str) -> None:
    comment = with_value("[%csl Ga1] So.", written)
    assert is_value(written)
    assert value_of(comment) == written
    assert value_of(with_value(comment, "2")) == "2"
    assert with_value(comment, "") == "[%csl Ga1] So."


@pytest.mark.parametrize("written", ["", "+1", "1.234", "12345", "#0", "#", "x", "#--", "1e3"])
def test_other_texts_are_no_values(written: str) -> None:
    assert not is_value(written)
    assert value_of(f"[%eval {written}] So.") == ""


def test_numbers_as_values() -> None:
    assert [lead(it) for it in (0, -0.04, 1.26, -3.0, 5e9)] == ["0", "0", "1.3", "-3", "999"]
    assert [write_proven(1, 7), write_proven(-1, 4), write_proven(0, None)] == ["#7", "#-4", "#="]
    assert [write_proven(1, None), write_proven(-1, None)] == ["#+", "#-"]


def test_the_value_of_a_node() -> None:
    node = ts.Record.from_text('[Game "pyrga"]\n\n1. Sb2 {[%eval #-4] So.} *').variations[0]
    assert node.value == "#-4"
    node.value = "#="
    assert node.comment == "[%eval #=] So."
    node.value = ""
    assert node.comment == "So."
    with pytest.raises(ValueError, match="no value"):
        node.value = "good"
