"""What a game need not say: the plain defaults, and the texts that they are made of."""

from __future__ import annotations

from typing import Any

import pytest

from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, SECOND, Move, Outcome, Panel, Prompt, Reason, Side
from tesserae.core.scene import Marks
from tesserae.core.text import text
from tesserae.games import catalog
from tests.toy import nim
from tests.toy.nim.rules import START, Position

GAME: Any = nim.LISTING.game

OVER = Position(FIRST, 1, (0, 0, 0))
"""The first side took the last counter."""


class Drawn(Position):
    """A position in which nobody has won."""

    def outcome(self) -> Outcome | None:
        return Outcome(None, "tired")


def test_a_prompt_says_what_to_do_and_why() -> None:
    assert GAME.prompt(START, ()) == Prompt(text("nim.do"), text("nim.why"))
    picked = (GAME.target("a1"),)
    assert GAME.prompt(START, picked) == Prompt(text("nim.do.confirm"), text("nim.why"))


def test_the_prompt_at_the_end_says_who_won_and_how() -> None:
    reason = text("nim.end.last_counter.why")
    assert GAME.prompt(OVER, ()) == Prompt(text("nim.end.0"), reason)
    other = OVER._replace(to_move=SECOND)
    assert GAME.prompt(other, ()) == Prompt(text("nim.end.1"), reason)
    nobody = Prompt(text("nim.end.nobody"), text("nim.end.tired.why"))
    assert GAME.prompt(Drawn(), ()) == nobody


def test_a_move_in_words_is_its_text() -> None:
    assert GAME.describe(START, 4) == text("nim.move", move="b2")


def test_the_text_of_a_move_in_words_is_that_of_the_position() -> None:
    class Sided(nim.Nim):
        """Nim in which a move is written with the side that makes it."""

        def format_move(self, position: Position, move: Move) -> str:
            return f"{position.to_move}{super().format_move(position, move)}"

    assert Sided().describe(START, Move(4)) == text("nim.move", move="0b2")


@pytest.mark.parametrize("side", [0, 1])
def test_a_panel_is_the_score_of_its_side(side: int) -> None:
    assert GAME.panel(START, side) == Panel(text(f"nim.score.{side}"))


@pytest.mark.parametrize(
    ("side", "score", "key"),
    [(0, 5, "0"), (0, -5, "1"), (1, 5, "1"), (1, -1, "0"), (0, 0, "level")],
)
def test_a_score_says_who_is_ahead(side: int, score: int, key: str) -> None:
    position = START._replace(to_move=Side(side))
    assert GAME.describe_lead(position, GAME.in_units(position, score)) == text(
        f"nim.standing.{key}"
    )


def test_a_target_is_refused_unless_it_can_be_clicked() -> None:
    assert GAME.why_not(START, (), GAME.target("a1")) is None
    gone = START.apply(Move(0))
    assert GAME.why_not(gone, (), GAME.target("a1")) == Reason(text("nim.no"))
    assert GAME.why_not(OVER, (), GAME.target("a1")) == Reason(text("nim.no.over"))


def test_the_picture_on_the_home_page_is_that_after_one_ply() -> None:
    assert GAME.showcase() == START.apply(START.legal_moves()[0])


def test_the_board_after_some_plies_is_the_board() -> None:
    marks = Marks(last=(GAME.target("b1"),))
    assert GAME.scene_after(START, marks, [(START, 0)]) == GAME.scene(START, marks)


def test_the_words_of_the_rules_page_are_among_the_others() -> None:
    assert GAME.guide().strings is GAME.strings


def test_nothing_rotates_and_nobody_is_moved_for() -> None:
    picked = (GAME.target("a1"),)
    assert GAME.with_piece_rotated(START, picked) is picked
    assert GAME.automatic(START) is None


def test_an_engine_that_knows_nothing_finds_all_positions_alike() -> None:
    assert GAME.evaluate(START, 0) == GAME.evaluate(START, 1) == 0
    assert GAME.distance(0, 1) == 0
    assert (GAME.unit, GAME.odds) == (1, 3)


def test_spots_are_told_apart_in_caches() -> None:
    spots = GAME.scene(START, Marks()).spots
    assert len({hash(spot) for spot in spots}) == len({spot.target for spot in spots}) > 3
    assert [hash(spot) for spot in spots] == [hash(spot._replace()) for spot in spots]


def test_games_are_told_apart_in_caches() -> None:
    assert len({hash(game) for game in [GAME, *catalog.GAMES]}) == 1 + len(catalog.GAMES)
    assert hash(GAME) == hash(nim.LISTING.game)


def test_texts_of_moves_that_follow_one_another_depend_on_where_each_is_made() -> None:
    game = catalog.by_slug("tetrad")
    position, moves, texts = game.showcase(), list[Move](), list[str]()
    for n in range(60):
        legal = position.legal_moves()
        moves.append(legal[37 * n % len(legal)])
        texts.append(game.format_move(position, moves[-1]))
        position = position.apply(moves[-1])
    assert game.format_moves(game.showcase(), moves) == tuple(texts)
    assert game.parse_moves(game.showcase(), texts) == tuple(moves)
    with pytest.raises(BadInput):
        game.parse_moves(game.showcase(), (texts[0], texts[0]))
