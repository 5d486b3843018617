"""Laws of marks: each of them is seen. A spot alone does not count, as nobody sees spots."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tesserae.core.entry import Entry, Picked
from tesserae.core.game import FIRST, SECOND, Game, Position
from tesserae.core.scene import Marks, Scene
from tests.conformance.sample import every_game, positions
from tests.looking import items

SIDES = (FIRST, SECOND)

MARKS: dict[str, Callable[[Picked], Marks]] = {
    "hint": lambda targets: Marks(hint=targets),
    "worse": lambda targets: Marks(worse=targets),
    "faults": lambda targets: Marks(faults=targets),
}


@every_game
@pytest.mark.parametrize("mark", MARKS)
def test_a_mark_changes_the_picture(game: Game[Position], mark: str) -> None:
    for position, entry in entries(game):
        some = entry._replace(targets=entry.targets[:1]) if mark == "faults" else entry
        marked = game.scene(position, MARKS[mark](some.targets))
        assert differs(game.scene(position, Marks()), marked) or is_beside(marked, some)


@every_game
def test_what_is_picked_first_changes_the_picture(game: Game[Position]) -> None:
    for position, entry in entries(game):
        begun = entry._replace(targets=entry.targets[:1])
        marked = game.scene(position, Marks(picked=begun.targets))
        if len(entry.targets) > 1:
            assert differs(game.scene(position, Marks()), marked) or is_beside(marked, begun)


@every_game
def test_an_offer_that_completes_a_move_changes_the_picture(game: Game[Position]) -> None:
    """What can begin one may be plain from the pieces."""
    for position, entry in entries(game):
        begun, end = Marks(picked=entry.targets[:-1]), entry._replace(targets=entry.targets[-1:])
        marked = game.scene(position, begun._replace(offered=frozenset(end.targets)))
        assert differs(game.scene(position, begun), marked) or is_beside(marked, end)


@every_game
def test_the_last_move_is_marked(game: Game[Position]) -> None:
    """Until the game is over; by the position itself, if it knows its last move."""
    for position, entry in entries(game):
        after = position.apply(entry.move)
        bare, marked = (game.scene(after, it) for it in (Marks(), Marks(last=entry.targets)))
        if after.outcome() is None and not is_beside(marked, entry):
            assert differs(bare, marked) or items(bare, "last")


@every_game
def test_a_score_is_written_or_its_pictures_tell_scores_apart(game: Game[Position]) -> None:
    panels = [game.panel(position, side) for position in positions(game) for side in SIDES]
    scores, badges = {it.score for it in panels}, {it.badges for it in panels}
    assert len(scores) <= len(SIDES) or badges == {None} or len(badges) > len(SIDES)


def entries(game: Game[Position]) -> list[tuple[Position, Entry]]:
    """Some ways to enter moves in some positions."""
    some = positions(game)[::3]
    return [(position, entry) for position in some for entry in tuple(game.entries(position))[:3]]


def differs(bare: Scene, marked: Scene) -> bool:
    return bare._replace(spots=()) != marked._replace(spots=())


def is_beside(scene: Scene, entry: Entry) -> bool:
    """Nothing of what is clicked is on the board."""
    return {spot.target for spot in scene.spots if spot.width}.isdisjoint(entry.targets)
