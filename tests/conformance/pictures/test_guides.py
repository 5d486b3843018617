"""Laws of the rules pages."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tesserae.core.game import Game, Position
from tesserae.core.teaching.guide import Block, Figure, Figures, RulesNote
from tesserae.core.text import Text
from tests.conformance.sample import every_game


def blocks(game: Game[Position]) -> list[Block]:
    return [block for section in game.guide().sections for block in section.blocks]


def figures(game: Game[Position]) -> list[Figure]:
    return [f for block in blocks(game) if isinstance(block, Figures) for f in block.figures]


def texts(game: Game[Position]) -> Iterator[Text]:
    """All that the page says; a figure without words for who cannot see it fails."""
    yield from (section.title for section in game.guide().sections)
    yield from (block.text for block in blocks(game) if not isinstance(block, Figures))
    for figure in figures(game):
        yield figure.caption
        assert figure.scene.label is not None
        yield figure.scene.label


@every_game
def test_the_page_uses_every_one_of_its_words_and_no_other(game: Game[Position]) -> None:
    keys = {text.key for text in texts(game)}
    for catalog in game.guide().strings.values():
        assert keys == {key for key in catalog if key.startswith(f"{game.slug}.guide.")}


@every_game
def test_its_words_leave_nothing_to_fill_in(game: Game[Position]) -> None:
    for catalog in game.guide().strings.values():
        for text in texts(game):
            named = set(re.findall(r"\{(\w*)\}", catalog[text.key]))
            assert named == {name for name, _ in text.args}


@every_game
def test_sections_have_names_of_their_own(game: Game[Position]) -> None:
    names = [section.name for section in game.guide().sections]
    assert len(names) == len(set(names))


@every_game
def test_there_are_examples_of_what_is_legal_and_of_what_is_not(game: Game[Position]) -> None:
    assert {figure.legal for figure in figures(game)} == {True, False, None}


@every_game
def test_figures_are_pictures_to_look_at_only(game: Game[Position]) -> None:
    assert not any(figure.scene.spots for figure in figures(game))


@every_game
def test_every_ruling_is_listed_once(game: Game[Position]) -> None:
    prefix = f"{game.slug}.guide.ruling."
    rulings = {key for key in game.guide().strings["en"] if key.startswith(prefix)}
    listed = [block.text.key for block in blocks(game) if isinstance(block, RulesNote)]
    assert sorted(listed) == sorted(rulings)
