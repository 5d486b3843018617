"""The rules page."""

from __future__ import annotations

from collections.abc import Iterator
from string import Formatter

import pytest

from tesserae.core.guide import Block, Figure, Figures, Ruling
from tesserae.core.text import Text
from tesserae.games.zaic.guide import RULINGS, guide, played
from tesserae.games.zaic.strings import STRINGS

BLOCKS = [block for section in guide() for block in section.blocks]
FIGURES = [f for block in BLOCKS if isinstance(block, Figures) for f in block.figures]


def figure_texts(figure: Figure) -> Iterator[Text]:
    yield figure.caption
    assert figure.scene.label is not None
    yield figure.scene.label


def block_texts(block: Block) -> Iterator[Text]:
    if isinstance(block, Figures):
        for figure in block.figures:
            yield from figure_texts(figure)
    else:
        yield block.text


def all_keys() -> set[str]:
    texts = [section.title for section in guide()]
    texts += [text for block in BLOCKS for text in block_texts(block)]
    return {text.key for text in texts}


@pytest.mark.parametrize("language", STRINGS)
def test_the_page_uses_every_one_of_its_words_and_no_other(language: str) -> None:
    written = {key for key in STRINGS[language] if key.startswith("zaic.guide.")}
    assert all_keys() == written


@pytest.mark.parametrize("language", STRINGS)
def test_its_words_leave_nothing_to_fill_in(language: str) -> None:
    for key in all_keys():
        assert [name for _, name, _, _ in Formatter().parse(STRINGS[language][key]) if name] == []


def test_sections_have_names_of_their_own() -> None:
    names = [section.name for section in guide()]
    assert len(names) == len(set(names))


def test_every_ruling_is_listed() -> None:
    assert len([block for block in BLOCKS if isinstance(block, Ruling)]) == len(RULINGS) == 2


def test_there_are_examples_of_what_is_legal_and_of_what_is_not() -> None:
    assert {figure.legal for figure in FIGURES} == {True, False, None}


def test_figures_are_pictures_to_look_at_only() -> None:
    assert not any(figure.scene.spots for figure in FIGURES)


def test_a_board_of_the_page_is_reached_by_legal_moves_alone() -> None:
    with pytest.raises(ValueError, match="Hj8 is not legal"):
        played("Bh8 Hj8 Hj8")


def test_french_sets_a_narrow_space_before_high_marks() -> None:
    for key, sentence in STRINGS["fr"].items():
        if key.startswith(("zaic.guide.", "zaic.spot")):
            assert not any(bad in sentence for bad in (" :", " ;", " ?")), key
