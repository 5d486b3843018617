"""Laws of what a game tells analysis: passing, and where a move sends the other side."""

from __future__ import annotations

from tesserae.core.game import OPPONENT, Game, Position
from tests.conformance.sample import every_game, positions


@every_game
def test_to_pass_changes_whose_turn_it_is_and_leads_to_a_position(game: Game[Position]) -> None:
    for position in positions(game):
        passed = game.after_pass(position) if position.legal_moves() else None
        if passed is not None:
            assert passed.turn == passed.to_move == OPPONENT[position.turn]
            for move in passed.legal_moves()[:5]:
                assert game.parse_move(passed, game.format_move(passed, move)) == move
                assert passed.apply(move).to_move is not None


@every_game
def test_the_other_side_goes_on_where_it_is_sent(game: Game[Position]) -> None:
    for position in positions(game):
        for move in position.legal_moves()[:5]:
            sent = game.forced_targets(position, move)
            if sent:
                after = position.apply(move)
                entered = [set(it.targets) for it in game.entries(after)]
                assert all(not targets.isdisjoint(sent) for targets in entered)
                assert all(any(target in targets for targets in entered) for target in sent)
