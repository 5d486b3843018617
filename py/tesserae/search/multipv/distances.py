"""Plies to a proven win, the winner being as fast and the loser as slow as possible.

A prover tells who wins, not when. Iterative deepening counts that here: is it won within one ply,
within two, and so on? With more plies left, the prover cuts off positions that are not won at all.
"""

from __future__ import annotations

import sys
from collections.abc import Generator, Iterator, Mapping
from itertools import count, islice
from typing import Final, Generic, NamedTuple

from tesserae.core.exact import Prover
from tesserae.core.game import DECISIVE, FIRST, OPPONENT, SECOND, Game, Move, P, Side
from tesserae.core.position import is_won_by
from tesserae.search.multipv.findings import ALONE, Shared
from tesserae.search.report import WON
from tesserae.search.search_game import FastPosition, search_game
from tesserae.search.transposition import TranspositionTable

_PLAIN: Final = 3
"""With this many plies left or fewer, a position is searched without a pause."""

_PROVING_FROM: Final = 6
"""With this many plies left or more, a position is worth a step of the prover.

In 24 positions of Pyrga with 8 to 16 pieces, 8 took half as long again; 4 and 5 took longer still,
though on a busier machine.
"""

_NEVER: Final = sys.maxsize


def distance(game: Game[P], prover: Prover[P], position: P, winner: Side) -> Iterator[int | None]:
    """None every few milliseconds, then the plies to the end of a position that a side wins.

    0 if the game is over. The win must be proven; else this may never end.
    """
    return Counter(game, prover).distance(position, winner)


class Counter(Generic[P]):
    """Counts plies to the end, and remembers what it has learnt for further positions."""

    def __init__(self, game: Game[P], prover: Prover[P]) -> None:
        self._searches = tuple([_Search(game, prover, side) for side in (FIRST, SECOND)])

    def distance(self, position: P, winner: Side) -> Iterator[int | None]:
        """See the function of that name."""
        if position.outcome() is not None:
            yield 0
            return
        for plies in count():
            if (yield from self._within(position, winner, plies)):
                yield plies
                return
            yield None

    def shortest(self, position: P, winner: Side, plies: int) -> Generator[None, None, Move]:
        """A move that wins within `plies`, for a side that does."""
        for move in position.legal_moves():
            if (yield from self._within(position.apply(move), winner, plies - 1)):
                return move
        raise ValueError("won later")

    def longest(self, position: P, winner: Side) -> Generator[None, None, Move]:
        """The losing side's move that makes the game last longest, as far as counted."""
        plies = self._searches[winner].not_within(position)
        for move in position.legal_moves():
            if not (yield from self._within(position.apply(move), winner, plies - 1)):
                return move
        raise ValueError("the game is over")

    def count(
        self, position: P, winner: Side, most: int | None
    ) -> Generator[None, None, int | None]:
        """Plies to the end of a won position; None if counting takes more than `most` steps."""
        for plies in islice(self.distance(position, winner), most):
            if plies is not None:
                return plies
            yield
        return None

    def line(
        self, position: P, winner: Side, plies: int
    ) -> Generator[None, None, tuple[Move, ...]]:
        """The shortest win against the longest resistance, from a position won in `plies`."""
        line: tuple[Move, ...] = ()
        while position.outcome() is None:
            if position.to_move == winner:
                move = yield from self.shortest(position, winner, plies)
            else:
                yield from self.count(position, winner, None)
                move = yield from self.longest(position, winner)
            line += (move,)
            position, plies = position.apply(move), plies - 1
        return line

    def _within(self, position: P, winner: Side, plies: int) -> Generator[None, None, bool]:
        """Whether a side has won, or wins within `plies`."""
        if position.outcome() is not None:
            return plies >= 0 and is_won_by(position, winner)
        return plies > 0 and (yield from self._searches[winner].wins_within(position, plies))


def move_distances(
    game: Game[P],
    prover: Prover[P],
    position: P,
    values: Mapping[Move, int],
    shared: Shared = ALONE,
) -> Iterator[Mapping[Move, int]]:
    """Plies to the end after some legal moves, as far as known, every few milliseconds.

    values: proven values of the moves for the side to move: 1 for a win, -1 for a loss; a draw, 0,
    has no plies. A win includes its own move, and so does a loss, as a negative number. The nearest
    come first; it ends when all are known. shared: with other workers: the own moves come first,
    and uses what others have counted.
    """
    side, counted = position.to_move, dict[Move, int]()
    after = {
        move: (position.apply(move), side if value > 0 else OPPONENT[side])
        for move, value in values.items()
        if value
    }
    own = shared.own(position.legal_moves())
    first = {move: it for move, it in after.items() if move in own}
    rest = {move: it for move, it in after.items() if move not in own}
    for some in (first, rest):
        for _ in _count_plies(game, prover, some, counted):
            for move, score in shared.scores.items():
                if abs(score) > WON and move in after:
                    counted[move] = DECISIVE - abs(score) - 1
            yield {move: values[move] * (1 + plies) for move, plies in counted.items()}


def _count_plies(
    game: Game[P],
    prover: Prover[P],
    positions: Mapping[Move, tuple[P, Side]],
    counted: dict[Move, int],
) -> Iterator[None]:
    """Adds the plies to the end of won positions to a dict, the fewest first."""
    searches: dict[Side, _Search[P]] = {}
    for move, (position, winner) in positions.items():
        searches.setdefault(winner, _Search(game, prover, winner))
        if position.outcome() is not None:
            counted[move] = 0
            yield
    for plies in count(1):
        left = [move for move in positions if move not in counted]
        if not left:
            return
        for move in left:
            position, winner = positions[move]
            if (yield from searches[winner].wins_within(position, plies)):
                counted[move] = plies
            yield


class _Known(NamedTuple):
    """The results for a position.

    It is not won within `not_within` plies, but within `within`. valued: the prover knows its
    value. move: the one that showed either, to be tried first when more plies are left.
    """

    not_within: int = 0
    within: int = _NEVER
    valued: bool = False
    move: Move | None = None


_UNKNOWN: Final = _Known()
_NOT_WON: Final = _Known(not_within=_NEVER)


class _Search(Generic[P]):
    """Searches whether a side wins within some plies; earlier results help."""

    def __init__(self, game: Game[P], prover: Prover[P], winner: Side) -> None:
        self._game = search_game(game.evaluate)
        self._prover = prover
        self._winner = winner
        self._known = TranspositionTable[_Known]()

    def not_within(self, position: P) -> int:
        """Plies within which the winner is known not to win an unfinished position."""
        return (self._known.get(self._game.from_position(position)) or _UNKNOWN).not_within

    def wins_within(self, position: P, plies: int) -> Generator[None, None, bool]:
        """Whether the winner wins an unfinished position within `plies`."""
        fast = self._game.from_position(position)
        known = self._known.get(fast) or _UNKNOWN
        if plies <= known.not_within or plies >= known.within:
            return plies >= known.within
        if plies <= _PLAIN:
            yield
            return self._plain(fast, plies)
        mine = position.to_move == self._winner
        if plies >= _PROVING_FROM and not known.valued:
            value = next(self._prover.prove(position)).value
            yield
            if value not in (None, 1 if mine else -1):
                self._known.put(fast, _NOT_WON)
                return False
            known = known._replace(valued=value is not None)
        moves = position.legal_moves()
        for move in moves if known.move is None else (known.move, *moves):
            after = position.apply(move)
            if after.outcome() is not None:
                won = is_won_by(after, self._winner)
            else:
                won = yield from self.wins_within(after, plies - 1)
            if won == mine:
                return self._remember(fast, known._replace(move=move), plies, won=won)
        return self._remember(fast, known, plies, won=not mine)

    def _plain(self, position: FastPosition, plies: int) -> bool:
        """Like `wins_within`, without a pause or the prover; for finished positions, too."""
        game = self._game
        mine = game.side_to_move(position) == self._winner
        moves = game.legal_moves(position)
        if not moves or not plies:
            return game.static_eval(position) == (DECISIVE if mine else -DECISIVE)
        known = self._known.get(position) or _UNKNOWN
        if plies <= known.not_within or plies >= known.within:
            return plies >= known.within
        for move in moves if known.move is None else (known.move, *moves):
            if self._plain(game.apply(position, move), plies - 1) == mine:
                return self._remember(position, known._replace(move=move), plies, won=mine)
        return self._remember(position, known, plies, won=not mine)

    def _remember(self, position: FastPosition, known: _Known, plies: int, *, won: bool) -> bool:
        """Remembers whether a position is won within `plies`."""
        known = known._replace(within=plies) if won else known._replace(not_within=plies)
        self._known.put(position, known)
        return won
