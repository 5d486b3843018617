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
from collections.abc import Generator, Iterator, Sequence
from typing import Final, TypeAlias

from tesserae.core.game import Move
from tesserae.games.tetrad.board import union
from tesserae.games.tetrad.engine.destinations import EXPOSED, NOWHERE, THREAT, Post, Posts
from tesserae.games.tetrad.engine.threats import HIT, ways_to_hit
from tesserae.games.tetrad.rules import SETUP_PLIES, Position, move_of

_DESCENTS: Final = 40

_PAUSE: Final = 8
"""So many posts are looked at between two pauses."""

_KEPT: Final = 16
"""So many posts of a unit are tried; of the others only those beside a friend."""

Draft: TypeAlias = tuple[int, ...]
"""A post for every unit, by its place in the list of the unit's posts; 0 is where it is."""

_ABSENT: Final = -1
"""Stands for a unit that is not on the board."""

_NO_WORTH: Final = -(10**9)


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
        self._weakest = sorted(range(len(self._units)), key=self._tiles.__getitem__)
        self._enemy = position.of(1 - position.turn)
        self._posts: list[list[Post]] = []
        self._worths: dict[Draft, int] = {}
        self._sight = Posts(position)
        self._supported: dict[tuple[int, int], tuple[tuple[int, ...], ...]] = {}

    def drafts(self) -> Iterator[tuple[Move, ...] | None]:
        """Where the descents end, then whatever they passed by, the best of it first."""
        for number in self._units:
            self._posts.append((yield from self._posts_of(number)))
            yield None
        told = set()
        for found in self._found():
            if found is None or found in told:
                yield None
            else:
                told.add(found)
                yield self._moves(found)

    def _posts_of(self, number: int) -> Generator[None, None, list[Post]]:
        """The post where a unit is, then the others, those that promise most first."""
        posts = []
        for post in self._sight.of(number):
            posts.append(post)
            if len(posts) % _PAUSE == 0:
                yield None
        here, *others = posts
        return [here, *sorted(others, key=lambda its: its.most, reverse=True)]

    def _found(self) -> Iterator[Draft | None]:
        for descent in range(_DESCENTS):
            draft = (yield from self._one_by_one()) if descent % 2 == 0 else self._at_random()
            before = None
            while before != draft:
                before = draft
                for unit in self._rng.sample(range(len(draft)), len(draft)):
                    draft = self._improved(draft, unit)
                    yield None
            if _ABSENT not in draft:
                yield draft
        yield from sorted(self._worths, key=self._worths.__getitem__, reverse=True)

    def _one_by_one(self) -> Generator[None, None, Draft]:
        """The units take their posts in some order, none minding those that come after it."""
        draft = tuple(0 if len(posts) == 1 else _ABSENT for posts in self._posts)
        for unit in self._rng.sample(range(len(draft)), len(draft)):
            draft = self._improved(draft, unit)
            yield None
        return draft

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

        A post beside no friend adds to the draft without the unit no more than its `most`.
        """
        before, after = draft[:unit], draft[unit + 1 :]
        others = (*before, _ABSENT, *after)
        taken = union(post.cells for post in self._at(others))
        base = self._counted(self._at(others))
        best, most = draft, self._worth(draft) if draft[unit] != _ABSENT else _NO_WORTH
        for number, post in enumerate(self._posts[unit]):
            alone = number > _KEPT or base + post.most <= most
            if not post.cells & taken and (not alone or post.beside & taken):
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
            worth = self._counted(self._at(draft))
            if _ABSENT not in draft:
                self._worths[draft] = worth
        return worth

    def _counted(self, draft: Sequence[Post]) -> int:
        """What a draft is worth, in hundredths of a point."""
        tiles = [unit.bit_count() for unit in self._enemy]
        worth = threats = 0
        for post in draft:
            strikes = self._strikes(post, draft) if post.blue else post.strikes
            worth += post.worth + (100 * _struck(strikes, tiles) if strikes else 0)
            threats |= post.threats
        worth -= EXPOSED * self._suffered(draft, tiles)
        threatened = [HIT[left] for n, left in enumerate(tiles) if threats >> n & 1]
        return worth + THREAT * sum(threatened)

    def _strikes(self, post: Post, draft: Sequence[Post]) -> tuple[tuple[int, ...], ...]:
        """What a post on Blue strikes, with the support of those beside it."""
        support = 0
        for other in draft:
            if other.cells & post.beside:
                support |= other.cells
        if not support:
            return post.strikes
        known = self._supported.get((post.cells, support))
        if known is None:
            known = self._sight.strikes(post.cells, support)
            self._supported[post.cells, support] = known
        return known

    def _suffered(self, draft: Sequence[Post], tiles: Sequence[int]) -> int:
        """What the enemy units that have tiles left can hit in their next turn."""
        own = self._tiles.copy()
        suffered = 0
        for n, left in enumerate(tiles):
            ways = -1 if left else 0
            for unit in self._weakest:
                if draft[unit].seen >> n & 1 and own[unit]:
                    both = ways & ways_to_hit(self._enemy[n], draft[unit].cells)
                    if both:
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


def _struck(strikes: Sequence[tuple[int, ...]], tiles: list[int]) -> int:
    """What the best of some attacks hits; it comes off the tiles."""
    most = 0
    hit: tuple[int, ...] = ()
    for strike in strikes:
        gain = sum([HIT[tiles[n]] for n in strike])
        if gain > most:
            most, hit = gain, strike
    for n in hit:
        tiles[n] -= tiles[n] > 0
    return most
