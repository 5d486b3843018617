"""The rules page as data: what an author writes it with."""

from __future__ import annotations

import pytest

from tesserae.core.position import IllegalMove, Move
from tesserae.core.scene import Marks, Scene
from tesserae.core.teaching.guide import (
    Figure,
    GuideAuthor,
    Paragraph,
    RulesNote,
    Section,
    play_texts,
)
from tesserae.core.text import text
from tests.toy import nim
from tests.toy.nim.rules import START

GAME = nim.LISTING.game


@pytest.fixture
def author() -> GuideAuthor:
    return GuideAuthor("nim")


def test_a_section_has_the_title_of_its_name_and_may_be_folded(author: GuideAuthor) -> None:
    paragraph = author.paragraph("heaps")
    assert paragraph == Paragraph(text("nim.guide.heaps"))
    section = author.section("goal", paragraph, paragraph)
    assert section == Section("goal", text("nim.guide.goal"), (paragraph, paragraph))
    assert not section.folded
    assert author.folded_section("goal", paragraph, paragraph) == section._replace(folded=True)


def test_paragraphs_are_counted_from_one(author: GuideAuthor) -> None:
    keys = ("nim.guide.turn.1", "nim.guide.turn.2", "nim.guide.turn.3")
    assert author.paragraphs("turn", 3) == tuple(Paragraph(text(key)) for key in keys)
    assert author.paragraphs("turn", 0) == ()


def test_notes_are_named(author: GuideAuthor) -> None:
    keys = ("nim.guide.ruling.pass", "nim.guide.ruling.empty")
    assert author.notes(["pass", "empty"]) == tuple(RulesNote(text(key)) for key in keys)


@pytest.mark.parametrize("legal", [True, False, None])
def test_a_figure_is_a_board_that_cannot_be_clicked(
    author: GuideAuthor, legal: bool | None
) -> None:
    drawn: Scene = GAME.scene(START, Marks())
    figure = author.figure("take", drawn, legal)
    bare = drawn._replace(spots=(), label=text("nim.guide.figure.take.picture"))
    assert figure == Figure(bare, text("nim.guide.figure.take"), legal)
    assert author.figure("take", drawn).legal is None


def test_moves_of_a_figure_are_legal() -> None:
    def read(name: str) -> Move:
        return Move(GAME.parse_move(START, name))

    assert play_texts(START, "", read) == START
    assert play_texts(START, "a1 b2", read) == START.apply(read("a1")).apply(read("b2"))
    with pytest.raises(IllegalMove, match=r"^a3 is not legal in a1 a3$"):
        play_texts(START, "a1 a3", read)
