"""Laws of words: whatever a game says, it can say in every language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, SECOND, Game, Position
from tesserae.core.scene import Marks, Scene
from tesserae.core.teaching.guide import Figures
from tesserae.core.text import Text
from tesserae.view.strings import STRINGS
from tesserae.view.words import Words
from tests.conformance.sample import every_game, half_entered, positions, some_targets


def unsaid(game: Game[Position], texts: Iterator[Text]) -> list[tuple[str, Text]]:
    """The texts that a language has no words for."""
    missing = []
    spoken = set(texts)
    for language in STRINGS:
        say = Words(language, (game.strings, game.guide().strings, STRINGS))
        missing += [(language, text) for text in sorted(spoken, key=str) if not _can_say(say, text)]
    return missing


def _can_say(say: Words, text: Text) -> bool:
    try:
        return bool(say(text).strip())
    except KeyError:
        return False


def catalogs(game: Game[Position]) -> dict[str, dict[str, str]]:
    """All words of a game, those of its rules page among them, by language."""
    return {it: {**game.strings[it], **game.guide().strings[it]} for it in game.strings}


def labels(scene: Scene) -> Iterator[Text]:
    """All that a picture says to a screen reader."""
    yield from (spot.label for spot in scene.spots)
    if scene.label is not None:
        yield scene.label


def prompts(game: Game[Position]) -> Iterator[Text]:
    for position, picked in half_entered(game):
        yield from filter(None, game.prompt(position, picked))


def reasons(game: Game[Position]) -> Iterator[Text]:
    for position, picked, targets in some_targets(game):
        for target in targets:
            reason = game.why_not(position, picked, target)
            if reason is not None:
                yield reason.text


def descriptions(game: Game[Position]) -> Iterator[Text]:
    for position in positions(game):
        yield from (game.describe(position, move) for move in position.legal_moves())


def announcements(game: Game[Position]) -> Iterator[Text]:
    for position in positions(game):
        announcements = (game.announce(position, move) for move in position.legal_moves())
        yield from filter(None, announcements)


def consequences(game: Game[Position]) -> Iterator[Text]:
    for position in positions(game):
        for move in position.legal_moves()[:12]:
            after = position.apply(move)
            lines = [(move,), *((move, reply) for reply in after.legal_moves()[:6])]
            yield from filter(None, (game.consequence(position, line) for line in lines))
        losses = (game.describe_loss(position, n / 2) for n in range(1, 9))
        yield from filter(None, losses)


@every_game
def test_a_loss_takes_its_whole_units_as_n(game: Game[Position]) -> None:
    for position in positions(game):
        for lost in (1, 3.9):
            loss = game.describe_loss(position, lost)
            assert loss is None or isinstance(dict(loss.args).get("n"), int)


def panels(game: Game[Position]) -> Iterator[Text]:
    for position in positions(game):
        for side in (FIRST, SECOND):
            panel = game.panel(position, side)
            yield panel.score
            yield from (stock.name for stock in panel.stocks)


def scores(game: Game[Position]) -> Iterator[Text]:
    for position in positions(game):
        yield from (game.describe_lead(position, n / 2) for n in range(-30, 31))


def scenes(game: Game[Position]) -> Iterator[Text]:
    for position, picked in half_entered(game):
        for flipped in (False, True):
            yield from labels(game.scene(position, Marks(picked=picked, flipped=flipped)))


def guides(game: Game[Position]) -> Iterator[Text]:
    for section in game.guide().sections:
        yield section.title
        for block in section.blocks:
            if isinstance(block, Figures):
                for figure in block.figures:
                    yield figure.caption
                    yield from labels(figure.scene)
            else:
                yield block.text


def refusals(game: Game[Position]) -> Iterator[Text]:
    for written in ("", "x", "a1", "Tc3", "99999", "~~~"):
        for read in (game.decode, lambda text: game.parse_move(game.initial(), text)):
            try:
                read(written)
            except BadInput as refused:
                yield refused.text


def what_the_app_asks_for(game: Game[Position]) -> Iterator[Text]:
    names = ["title", "by", "blurb", "facts", "side.0", "side.1", "typed", "typed.help"]
    names += [
        f"{name}.{side}" for name in ("camp", "wins", "was_winning", "is_now") for side in "01"
    ]
    names += [f"way.{name}" for name in game.colourways]
    names += [f"layer.{name}" for name in game.layers]
    yield from (Text(f"{game.slug}.{name}") for name in names)


@every_game
@pytest.mark.parametrize(
    "source",
    [
        prompts,
        reasons,
        descriptions,
        announcements,
        consequences,
        panels,
        scores,
        scenes,
        guides,
        refusals,
        what_the_app_asks_for,
    ],
)
def test_every_text_has_words_in_every_language(game: Game[Position], source: Any) -> None:
    assert unsaid(game, source(game)) == []


@every_game
def test_a_standing_is_the_same_whichever_side_it_is_told_for(game: Game[Position]) -> None:
    sentences: dict[object, set[Text]] = {}
    for position in positions(game):
        for score in (0, 20 * game.unit, -20 * game.unit):
            lead = score if position.to_move == FIRST else -score
            standing = game.result(position), lead
            said = game.describe_lead(position, game.in_units(position, score))
            sentences.setdefault(standing, set()).add(said)
    assert {len(said) for said in sentences.values()} == {1}
    assert len(set().union(*sentences.values())) >= 3


COMPLETE = ("pyrga", "zaic", "tetrad")
"""The games that are in every language; others may be in English until they are translated."""


@every_game
def test_a_game_speaks_english_and_lists_what_is_not_translated(game: Game[Position]) -> None:
    assert {"en"} <= set(game.strings) == set(game.guide().strings) <= set(STRINGS)
    missing = [it for it in STRINGS if it not in game.strings]
    assert not missing or game.slug not in COMPLETE
    if missing:
        pytest.skip(f"{game.slug} has {len(catalogs(game)['en'])} texts, but not in {missing}")


@every_game
def test_every_key_begins_with_the_slug(game: Game[Position]) -> None:
    for catalog in catalogs(game).values():
        assert all(key.startswith(f"{game.slug}.") for key in catalog)


@every_game
def test_sentences_keep_to_one_style(game: Game[Position]) -> None:
    for catalog in catalogs(game).values():
        for key, sentence in catalog.items():
            assert sentence == sentence.strip(), key
            assert "'" not in sentence, f"{key} has a straight apostrophe"
