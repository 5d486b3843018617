"""Where units might go in a turn: promising ways to move, for the search to look into.

A *draft* is a post for every unit of the side on turn. Drafts are found by
coordinate descent: one unit after the other takes its best post, the others
standing where they are, until none can do better; then it begins anew from
posts taken at random. What a draft is worth is counted, not searched: the hits
from its posts, less the hits of the other side's next turn, and a little for
what may be hit after that. The tiles that hits remove stay on the board here.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from tesserae.core.game import Move
from tesserae.games.tetrad.aims import HIT, ways_to_hit
from tesserae.games.tetrad.board import union
from tesserae.games.tetrad.posts import EXPOSED, NOWHERE, THREAT, Post, Posts
from tesserae.games.tetrad.rules import SETUP_PLIES, Position, move_of

_DESCENTS: Final = 40

Draft: TypeAlias = tuple[int, ...]
"""A post for every unit, by its place in the list of the unit's posts; 0 is where it is."""

_ABSENT: Final = -1
"""Stands for a unit that is not on the board."""


def drafts(position: Position, rng: random.Random) -> Iterator[tuple[Move, ...] | None]:
    """Ways to move the units of the side on turn: see core.game.Game.drafts."""
    if position.placed < SETUP_PLIES or position.pending or position.attacked:
        return iter(())
    return _Descents(position, rng).drafts()


class _Descents:
    """All descents in one position, and every draft that they met."""

    def __init__(self, position: Position, rng: random.Random) -> None:
        self._position = position
        self._rng = rng
        self._units = [n for n, unit in enumerate(position.of(position.turn)) if unit]
        self._tiles = [position.of(position.turn)[n].bit_count() for n in self._units]
        self._enemy = position.of(1 - position.turn)
        self._posts: list[list[Post]] = []
        self._worths: dict[Draft, int] = {}

    def drafts(self) -> Iterator[tuple[Move, ...] | None]:
        """Where the descents end, then whatever they passed by, the best of it first."""
        posts = Posts(self._position)
        for number in self._units:
            self._posts.append(posts.of(number))
            yield None
        told = set()
        for found in self._found():
            if found is None or found in told:
                yield None
            else:
                told.add(found)
                yield self._moves(found)

    def _found(self) -> Iterator[Draft | None]:
        for descent in range(_DESCENTS):
            draft = self._at_random() if descent else (0,) * len(self._units)
            before = None
            while before != draft:
                before = draft
                for unit in self._rng.sample(range(len(draft)), len(draft)):
                    draft = self._improved(draft, unit)
                    yield None
            yield draft
        yield from sorted(self._worths, key=self._worths.__getitem__, reverse=True)

    def _at_random(self) -> Draft:
        """A post for every unit; it stays where it is if that is taken."""
        draft = []
        taken = union(posts[0].cells for posts in self._posts)
        for posts in self._posts:
            taken ^= posts[0].cells
            number = self._rng.randrange(len(posts))
            draft.append(0 if posts[number].cells & taken else number)
            taken |= posts[draft[-1]].cells
        return tuple(draft)

    def _improved(self, draft: Draft, unit: int) -> Draft:
        """The draft with the best post for one unit, the others staying.

        A post adds to the draft without the unit no more than its `most`.
        """
        before, after = draft[:unit], draft[unit + 1 :]
        others = (*before, _ABSENT, *after)
        taken = union(post.cells for post in self._at(others))
        base = self._counted(self._at(others))
        best, most = draft, self._worth(draft)
        for number, post in enumerate(self._posts[unit]):
            if number and base + post.most <= most:
                break
            if not post.cells & taken:
                changed = (*before, number, *after)
                worth = self._worth(changed)
                if worth > most:
                    best, most = changed, worth
        return best

    def _at(self, draft: Draft) -> list[Post]:
        chosen = zip(self._posts, draft, strict=True)
        return [NOWHERE if number == _ABSENT else posts[number] for posts, number in chosen]

    def _worth(self, draft: Draft) -> int:
        worth = self._worths.get(draft)
        if worth is None:
            worth = self._worths[draft] = self._counted(self._at(draft))
        return worth

    def _counted(self, draft: Sequence[Post]) -> int:
        """What a draft is worth, in hundredths of a point."""
        tiles = [unit.bit_count() for unit in self._enemy]
        worth = threats = 0
        for post in draft:
            worth += post.worth + 100 * _struck(post, tiles)
            threats |= post.threats
        worth -= EXPOSED * self._suffered(draft, tiles)
        threatened = [HIT[left] for n, left in enumerate(tiles) if threats >> n & 1]
        return worth + THREAT * sum(threatened)

    def _suffered(self, draft: Sequence[Post], tiles: Sequence[int]) -> int:
        """What the enemy units that have tiles left can hit in their next turn."""
        aims: dict[int, list[int]] = {}
        for unit, post in enumerate(draft):
            for n in post.seen:
                if tiles[n]:
                    aims.setdefault(n, []).append(unit)
        own = self._tiles.copy()
        suffered = 0
        for n, targets in aims.items():
            ways = -1
            for unit in targets if len(targets) == 1 else sorted(targets, key=own.__getitem__):
                both = ways & ways_to_hit(self._enemy[n], draft[unit].cells)
                if both and own[unit]:
                    ways = both
                    suffered += HIT[own[unit]]
                    own[unit] -= 1
        return suffered

    def _moves(self, draft: Draft) -> tuple[Move, ...] | None:
        """The moves in an order in which every post is free in time; None if there is none."""
        now = list(self._position.of(self._position.turn))
        posts = zip(self._units, self._at(draft), strict=True)
        left = [(number, post) for number, post in posts if post.cells != now[number]]
        moves = []
        while left:
            free = [at for at in left if not at[1].cells & (union(now) ^ now[at[0]])]
            if not free:
                return None
            number, post = free[0]
            left.remove(free[0])
            now[number] = post.cells
            moves.append(move_of(number, post.placement))
        return tuple(moves)


def _struck(post: Post, tiles: list[int]) -> int:
    """What the best attack from a post hits; it comes off the tiles."""
    most = 0
    hit: tuple[int, ...] = ()
    for strike in post.strikes:
        gain = sum([HIT[tiles[n]] for n in strike])
        if gain > most:
            most, hit = gain, strike
    for n in hit:
        tiles[n] -= tiles[n] > 0
    return most
