"""Laws of the rules pages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tesserae.core.game import Game, Position
from tesserae.core.teaching.guide import Block, Figure, Figures, RulesNote
from tesserae.core.text import Text
from tesserae.view.strings import STRINGS
from tesserae.view.words import Words
from tests.conformance.sample import every_game, every_game_with_data
from tests.looking import items
from tests.sentences import refusal

BROKEN_RULES: Final = {
    "pyrga.guide.figure.corner": "pyrga.no.corner",
    "pyrga.guide.figure.twice": "pyrga.no.held",
    "pyrga.guide.figure.off": "pyrga.no.edge",
    "tetrad.guide.figure.inland": "tetrad.no.home.0",
    "tetrad.guide.figure.onto": "tetrad.no.taken",
    "tetrad.guide.figure.miss": "tetrad.no.range",
    "zaic.guide.figure.own": "zaic.no.own",
    "zaic.guide.figure.covers": "zaic.no.covers.1",
    "zaic.guide.figure.uneven": "zaic.no.level",
    "zaic.guide.figure.overhang": "zaic.no.overhang",
    "zaic.guide.figure.buries": "zaic.no.buries",
    "zaic.guide.figure.beyond": "zaic.no.wide",
}
"""The rule that an example breaks, by the key of the caption that explains it; else any rule."""

MISSES: Final = ("tetrad.guide.figure.miss",)
"""Examples in which no cell is at fault."""

GAME_TESTS: Final = Path(__file__).parents[2] / "games"


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


@every_game_with_data
def test_an_example_shows_a_move_and_the_verdict_of_the_rules(game: Game[Position]) -> None:
    for figure in figures(game):
        assert (figure.legal is not None) == bool(figure.move), figure.caption
        if figure.position is not None and figure.move:
            legal = [game.format_move(figure.position, it) for it in figure.position.legal_moves()]
            assert (figure.move in legal) == figure.legal, figure.caption


@every_game_with_data
def test_what_is_not_allowed_breaks_the_rule_that_its_caption_tells(game: Game[Position]) -> None:
    for figure in figures(game):
        if figure.legal is False and figure.position is not None:
            rule = refusal(game.parse_move, figure.position, figure.move).key
            assert rule == BROKEN_RULES.get(figure.caption.key, rule)


@every_game_with_data
def test_cells_are_marked_as_a_mistake_where_a_move_is_not_allowed_and_nowhere_else(
    game: Game[Position],
) -> None:
    for figure in figures(game):
        marked = bool(items(figure.scene, "fault"))
        assert marked == (figure.legal is False and figure.caption.key not in MISSES)


@pytest.mark.parametrize("language", STRINGS)
@every_game_with_data
def test_verdicts_captions_and_pictures_in_words_are_as_somebody_read_them(
    game: Game[Position], language: str
) -> None:
    """Whoever changes a figure looks at it, and reads all that is said of it."""
    if language not in game.strings:
        pytest.skip("it is not translated")
    said = "".join(f"{line}\n" for line in sorted(examples(game, language)))
    file = GAME_TESTS / game.slug / f"examples-{language}.txt"
    assert said == file.read_text(), f"read these, each beside its picture, and save them: {file}"


def examples(game: Game[Position], language: str) -> Iterator[str]:
    """Each example of what is allowed and what is not, as a line."""
    say = Words(language, [STRINGS, game.guide().strings])
    for figure in figures(game):
        if figure.legal is not None and figure.scene.label is not None:
            verdict = say(f"guide.{'allowed' if figure.legal else 'refused'}")
            yield f"{figure.caption.key} {figure.move}: {verdict} {say(figure.caption)}"
            yield f"{figure.scene.label.key}: {say(figure.scene.label)}"
