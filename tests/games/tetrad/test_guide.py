"""The rules page."""

from __future__ import annotations

from collections.abc import Iterator
from string import Formatter

import pytest

from tesserae.core.guide import Block, Figure, Figures, Ruling
from tesserae.core.text import Text
from tesserae.games.tetrad.guide import EXAMPLES, RULINGS, guide
from tesserae.games.tetrad.notation import entries
from tesserae.games.tetrad.strings.guide_en import TEXT as ENGLISH
from tesserae.games.tetrad.strings.guide_fr import TEXT as FRENCH

STRINGS = {"en": ENGLISH, "fr": FRENCH}
BLOCKS = [block for section in guide() for block in section.blocks]
FIGURES = [f for block in BLOCKS if isinstance(block, Figures) for f in block.figures]
JUDGED = [name for name, example in EXAMPLES.items() if example.legal is not None]


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
    assert all_keys() == set(STRINGS[language])


@pytest.mark.parametrize("language", STRINGS)
def test_its_words_leave_nothing_to_fill_in(language: str) -> None:
    for sentence in STRINGS[language].values():
        assert [name for _, name, _, _ in Formatter().parse(sentence) if name] == []


def test_sections_have_names_of_their_own() -> None:
    names = [section.name for section in guide()]
    assert len(names) == len(set(names))


def test_every_ruling_is_listed() -> None:
    assert len([block for block in BLOCKS if isinstance(block, Ruling)]) == len(RULINGS) == 13


@pytest.mark.parametrize("name", JUDGED)
def test_an_example_is_what_the_rules_say_it_is(name: str) -> None:
    position, picked, _, legal, _ = EXAMPLES[name]
    assert any(entry.targets == picked for entry in entries(position)) == legal


def test_every_example_is_shown_once() -> None:
    captions = [figure.caption.key for figure in FIGURES]
    assert sorted(captions) == sorted(f"tetrad.guide.figure.{name}" for name in EXAMPLES)


def test_figures_are_pictures_to_look_at_only() -> None:
    assert not any(figure.scene.spots for figure in FIGURES)


def test_french_sets_a_narrow_space_before_high_marks() -> None:
    for key, sentence in STRINGS["fr"].items():
        assert not any(bad in sentence for bad in (" :", " ;", " ?")), key
