"""Laws of clicks: every move can be entered, and every other click is explained."""

from __future__ import annotations

from functools import cache, partial

from tesserae.core.entry import Picked, pick, resolve
from tesserae.core.game import Game, Position
from tests.conformance.sample import every_game, half_entered, positions, some_targets, targets


@every_game
def test_the_entries_enter_exactly_the_legal_moves(game: Game[Position]) -> None:
    for position in positions(game):
        assert {e.move for e in game.entries(position)} == set(position.legal_moves())


@every_game
def test_no_entry_is_empty_or_begins_another(game: Game[Position]) -> None:
    for position in positions(game):
        entered = [entry.targets for entry in game.entries(position)]
        prefixes = {picked[:n] for picked in entered for n in range(len(picked))}
        assert len(set(entered)) == len(entered)
        assert all(entered)
        assert not prefixes & set(entered)


@every_game
def test_clicking_the_targets_of_an_entry_one_by_one_makes_its_move(game: Game[Position]) -> None:
    for position in positions(game)[::3]:
        entries = game.entries(position)
        resolved, clicked = cache(partial(resolve, entries)), cache(partial(pick, entries))
        for entry in entries:
            picked: Picked | None = ()
            for n, target in enumerate(entry.targets):
                assert picked is not None
                filled = resolved(picked).filled
                if target not in filled[n : n + 1] or n == len(entry.targets) - 1:
                    picked = clicked(picked, target)
            assert picked is not None
            assert resolved(picked).move == entry.move


@every_game
def test_what_is_offered_is_not_refused(game: Game[Position]) -> None:
    for position, picked in half_entered(game):
        for target in resolve(game.entries(position), picked).offered:
            assert game.why_not(position, picked, target) is None


@every_game
def test_every_click_that_means_nothing_is_explained(game: Game[Position]) -> None:
    for position, picked, tried in some_targets(game):
        entries = game.entries(position)
        selections = {picked, resolve(entries, picked).filled}
        for target in tried:
            if entries and pick(entries, picked, target) is not None:
                continue
            for entered in selections:
                assert game.why_not(position, entered, target) is not None, (entered, target)


@every_game
def test_every_target_is_read_from_its_name(game: Game[Position]) -> None:
    for target in targets(game):
        assert game.target(target.name) == target
    assert len({target.name for target in targets(game)}) == len(targets(game))


@every_game
def test_what_names_no_target_is_none(game: Game[Position]) -> None:
    names = {target.name for target in targets(game)}
    for name in ("", "?", "<b>", "no such target", "a0", "x", "zz"):
        assert game.target(name) is None
    for name in names:
        for other in (name.swapcase(), f"{name}x", f" {name}", name[1:], f"{name}1"):
            found = game.target(other)
            assert found is None or found.name == other


@every_game
def test_a_rotated_piece_is_still_being_entered(game: Game[Position]) -> None:
    for position, picked in half_entered(game):
        rotated = game.with_piece_rotated(position, picked)
        is_prefix = any(e.targets[: len(rotated)] == rotated for e in game.entries(position))
        assert is_prefix or not rotated
