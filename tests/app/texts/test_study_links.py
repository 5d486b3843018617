"""Links to studies: with notes they hold all that was said; cut in half they open up to there."""

from __future__ import annotations

import pytest
from hypothesis import given

from tesserae.app.model.table import Table
from tesserae.app.texts import links
from tesserae.app.texts.study_links import study_link
from tesserae.core.errors import BadInput
from tesserae.core.record import Record, jump
from tests.core.record.test_annotations import PYRGA, records

NOTED = (
    "#/pyrga/study?v=1&m=%7B%5B%25csl+Ga1%2CRb2%5D+D%C3%A9but.%7D+Sb2%21%3F+%2414+"
    "%7B%5B%25cal+Gb2b3%5D+So+%28so%29%3A+%3Cb%3E%7D+Sb3+%28Cb3+Tb3n+%7B%C3%A9%7D%29+Tb4s%3F"
)


def opened(fragment: str) -> Record:
    record = links.parse(fragment).record
    assert record is not None
    return record


@given(records())
def test_a_study_is_opened_by_its_link_with_all_its_notes(record: Record) -> None:
    link = study_link(Table("pyrga", record))
    again = opened(link)
    assert again.comments == record.comments
    assert again.glyphs == record.glyphs
    assert again.position == record.position
    assert link.isascii()


def test_a_link_with_notes_means_the_same_for_ever() -> None:
    record = opened(NOTED)
    said = "[%cal Gb2b3] So (so): <b>"
    assert record.comments == ((-1, "[%csl Ga1,Rb2] Début."), (0, said), (3, "é"))
    assert record.glyphs == ((0, 5), (0, 14), (4, 2))
    assert study_link(Table("pyrga", record)) == NOTED


@pytest.mark.parametrize("cut", range(len("#/pyrga/study?v=1&m="), len(NOTED)))
def test_a_link_that_was_cut_opens_up_to_there_or_nowhere(cut: int) -> None:
    try:
        route = links.parse(NOTED[:cut])
    except BadInput:
        return
    assert route.record is not None
    assert jump(route.record, -1).start == PYRGA.initial()
    whole = opened(NOTED)
    assert [it.move for it in route.record.plies] == [it.move for it in whole.plies][
        : len(route.record.plies)
    ]


@pytest.mark.parametrize("more", ["&g=Sb2", "&swap=1", "&coach=1", "&level=9", "&m=Sb2"])
def test_notes_go_with_no_other_moves_or_fields(more: str) -> None:
    with pytest.raises(BadInput):
        links.parse(NOTED + more)


def test_a_game_has_no_notes_in_its_link() -> None:
    with pytest.raises(BadInput):
        links.parse(NOTED.replace("/study", ""))


def test_notes_that_make_a_link_too_long_are_left_out() -> None:
    record = opened(NOTED)
    many = tuple((number, "é" * 1900) for number in range(len(record.plies)))
    link = study_link(Table("pyrga", record._replace(comments=many)))
    assert opened(link) == record._replace(comments=(), glyphs=())
