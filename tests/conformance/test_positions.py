"""Laws of positions, their texts and the texts of moves."""

from __future__ import annotations

import re

from tesserae.core.game import DECISIVE, FIRST, SECOND, Game, Position
from tests.conformance.sample import every_game, positions


@every_game
def test_there_is_a_legal_move_until_there_is_an_outcome(game: Game[Position]) -> None:
    for position in positions(game):
        assert bool(position.legal_moves()) == (position.outcome() is None)


@every_game
def test_every_legal_move_is_listed_once_and_leads_on(game: Game[Position]) -> None:
    for position in positions(game):
        moves = position.legal_moves()
        assert len(set(moves)) == len(moves)
        for move in moves:
            assert position.apply(move) != position


@every_game
def test_the_mover_and_the_winner_are_sides(game: Game[Position]) -> None:
    for position in positions(game):
        outcome = position.outcome()
        assert position.to_move in (FIRST, SECOND)
        assert outcome is None or outcome.winner in (FIRST, SECOND, None)


@every_game
def test_a_turn_begins_with_a_ply_of_the_side_whose_turn_it_is(game: Game[Position]) -> None:
    assert game.initial().turn == game.initial().to_move
    for position in positions(game):
        for move in position.legal_moves():
            after = position.apply(move)
            assert after.turn in (FIRST, SECOND)
            assert after.turn in (position.turn, after.to_move)


@every_game
def test_only_long_turns_are_interrupted(game: Game[Position]) -> None:
    for position in positions(game):
        assert game.long_turns or position.turn == position.to_move


@every_game
def test_positions_are_equal_and_hashed_by_value(game: Game[Position]) -> None:
    for position in positions(game):
        again = game.decode(game.encode(position))
        assert again is not position or position is game.initial()
        assert again == position
        assert hash(again) == hash(position)


@every_game
def test_the_text_of_a_position_is_its_own_and_fits_into_a_link(game: Game[Position]) -> None:
    texts: dict[str, Position] = {}
    for position in positions(game):
        written = game.encode(position)
        assert texts.setdefault(written, position) == position
        assert re.fullmatch(r"[A-Za-z0-9._~-]{1,200}", written), "it fits into a link"


@every_game
def test_the_text_of_a_move_is_its_own_and_reads_back(game: Game[Position]) -> None:
    for position in positions(game):
        moves = position.legal_moves()
        texts = [game.format_move(position, move) for move in moves]
        assert len(set(texts)) == len(moves)
        assert [game.parse_move(position, text) for text in texts] == list(moves)
        assert all(re.fullmatch(r"[!-~]{1,40}", text) for text in texts)


@every_game
def test_spaces_around_a_move_and_its_case_are_forgiven(game: Game[Position]) -> None:
    for position in positions(game)[:20]:
        for move in position.legal_moves():
            text = game.format_move(position, move)
            for typed in (f" {text}  ", text.lower(), text.upper(), text.swapcase()):
                assert game.parse_move(position, typed) == move


@every_game
def test_the_evaluation_is_antisymmetric_and_never_decisive(game: Game[Position]) -> None:
    for position in positions(game):
        value = game.evaluate(position, FIRST)
        assert value == -game.evaluate(position, SECOND)
        assert abs(value) < DECISIVE // 2


@every_game
def test_the_showcase_can_be_written_and_read(game: Game[Position]) -> None:
    shown = game.showcase()
    assert game.decode(game.encode(shown)) == shown
    assert shown != game.initial()
