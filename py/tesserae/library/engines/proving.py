"""Proofs of positions, for games that have a prover of all positions or of endgames."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from numbers import Real
from time import monotonic

from tesserae.core.exact import Prover, Solvable
from tesserae.core.game import OPPONENT, Game, Position
from tesserae.core.text import Listed, text
from tesserae.games import catalog
from tesserae.library.arguments import check, check_flags
from tesserae.library.board import Board
from tesserae.library.engines.choosing import collection_paused
from tesserae.library.engines.engine import check_goes_on
from tesserae.library.errors import NotProvable
from tesserae.library.moves import Move
from tesserae.library.names import game_of
from tesserae.library.sentences import sentence_of
from tesserae.search.multipv.distances import distance


@dataclass(frozen=True)
class Proof:
    """The result of proving a position.

    value: for the side to move, 1 for a win, 0 for a draw, -1 for a loss; None if time ran out. pv:
    moves of both sides that keep the value, as many as time allowed. win_in: plies to the fastest
    win, or negative, to the slowest loss; None if not counted. The pv may be longer or shorter.
    """

    value: int | None
    pv: tuple[Move, ...]
    nodes: int
    time: float
    win_in: int | None = None

    @property
    def move(self) -> Move | None:
        """The first move of the line; None if it is not known."""
        return self.pv[0] if self.pv else None


def prove(board: Board, time: float = 10.0, *, count: bool = False) -> Proof:
    """Proves the value of a position, within about `time` seconds.

    count: count the plies to a win or a loss as well, which may take much longer.

    >>> prove(Board("pyrga", moves="Tc2s Tc1e")).value
    1
    >>> ending = Board("pyrga", moves="Td3w Cc3 Tc3e Cd3 Sd3 Td2w Tc2w Ta2e Cc2 Sc2")
    >>> prove(ending, count=True).win_in
    1

    GameOver if the game is over, NotProvable if the game has no prover.
    """
    check_goes_on(board)
    check(time, Real, "time must be a number")
    check_flags(count=count)
    if not time >= 0:
        raise ValueError(f"time must be at least 0: {time!r}")
    game = game_of(board.game)
    new_prover = _new_prover(game)
    if new_prover is None:
        provable = [it for it in catalog.GAMES if _new_prover(it)]
        names = Listed(tuple(Board(it.slug).title for it in provable), "and")
        raise NotProvable(sentence_of(text("library.no_proofs", game=board.title, games=names)))
    began, nodes, line = monotonic(), 0, board.copy()
    prover, value = new_prover(), None
    with collection_paused():
        while not line.is_game_over():
            move = None
            for proof in prover.prove(line.position):
                if line.ply == board.ply:
                    value = proof.value
                move = proof.move
                if monotonic() - began >= time:
                    break
            nodes += proof.nodes
            if move is None:
                break
            line.push_number(move)
            if monotonic() - began >= time:
                break
        win_in = _win_in(board, prover, value, began + time) if count and value else None
    moves = tuple(line.move_stack[board.ply :])
    return Proof(value, moves, nodes, monotonic() - began, win_in)


def _new_prover(game: Game[Position]) -> Callable[[], Prover[Position]] | None:
    """The function that makes a prover for a game; None if there is none."""
    return game.prover if isinstance(game, Solvable) else game.endgame_prover


def _win_in(board: Board, prover: Prover[Position], value: int, end: float) -> int | None:
    """The plies to a proven win, or negative, to a loss; None if time runs out."""
    winner = board.turn if value > 0 else OPPONENT[board.turn]
    for plies in distance(game_of(board.game), prover, board.position, winner):
        if plies is not None:
            return value * plies
        if monotonic() >= end:
            break
    return None
