"""Random trees with comments, glyphs and endings are read as they were written."""

from __future__ import annotations

import random

from tesserae.core.game import FIRST, SECOND, Game, Position
from tesserae.core.record import begin, jump, movetext, play
from tesserae.core.record import text as record_text
from tesserae.core.record.text import GameFile
from tesserae.games import catalog
from tests.core.record.test_text import by_slug, content, ended, read
from tests.tiers import part, sampled


def random_tree(game: Game[Position], rng: random.Random) -> GameFile:
    """Any tree, with comments, glyphs, endings and headers; quicker to make than drawn ones."""
    record = begin(game.initial())
    for _ in range(rng.randrange(30)):
        moves = record.position.legal_moves()
        match rng.randrange(6):
            case 0:
                record = jump(record, rng.randrange(-1, len(record.plies)))
            case 1:
                record = ended(game, record, rng.choice([FIRST, SECOND, None]))
            case _ if moves and record.ending is None:
                record = play(record, rng.choice(moves))
    numbers = range(len(record.plies))
    words = [
        " ".join(rng.choices([";a", "é“b”", "(", "%", "$1", "!", "[G", "\\"], k=n)) for n in (1, 3)
    ]
    comments = [(at, rng.choice(words)) for at in (-1, *numbers) if rng.random() < 0.2]
    glyphs = [(at, glyph) for at in numbers for glyph in range(1, 256) if rng.random() < 0.003]
    record = record._replace(comments=tuple(comments), glyphs=tuple(glyphs))
    players = (rng.choice(["", 'A "b" \\']), rng.choice(["", "Zoë; {1}"]))
    return GameFile(game, record, players, "2026.11.24", others=(("Round", "[1]"),))


@sampled
def test_random_trees_are_read_back() -> None:
    """Two thousand in the slow tier; ten thousand were, once."""
    rng, games = random.Random(28), [by_slug(slug) for slug in catalog.NAMES]
    for number in range(part(2_000, 10)):
        sheet = random_tree(games[number % len(games)], rng)
        text = record_text.write(sheet)
        again = read(text)
        assert again._replace(record=sheet.record) == sheet
        assert content(again.record) == content(sheet.record)
        assert record_text.write(again) == text
        moves = movetext.read(
            sheet.game, sheet.record.start, movetext.write(sheet.game, again.record)
        )
        assert moves == again.record
