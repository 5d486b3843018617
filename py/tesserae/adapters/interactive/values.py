"""The value of every target, drawn on the board and part of its name."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from tesserae.core.entry import Entry, Partial
from tesserae.core.exact import Solvable
from tesserae.core.game import Move
from tesserae.core.scene import Box, Group, Label, Scene, Spot, Target
from tesserae.core.text import Text, text
from tesserae.library.board import Board
from tesserae.library.engines.engine import Engine
from tesserae.library.engines.info import Score
from tesserae.library.engines.limits import Limit
from tesserae.library.names import game_of
from tesserae.search.report import WON

Values = Mapping[Move, Score]
"""Scores of moves, for the side that makes them."""

LINES: Final = 5
"""The number of moves with estimates, the best ones, if nothing can be proven."""

_HIGH, _FOOT, _WIDE, _LETTER = 0.25, 0.1, 0.3, 0.16
"""Of a chip, in heights of its spot: height, distance from the foot, width, that of a sign more."""

_ENLARGED: Final = 1.6
"""Factor by which it is larger on boards of small cells."""

MINUS: Final = "\u2212"


class Worth(NamedTuple):
    """A value as text, in words, and the style of its shape: "win", "loss"..."""

    style: str
    written: str
    told: Text


def values_of(board: Board, seconds: float) -> Values:
    """The values of moves, as far as found within some seconds.

    Of all moves if they can be proven, as in Pyrga; else estimates of the best ones.
    """
    if board.is_game_over():
        return {}
    proving = isinstance(game_of(board.game), Solvable)
    lines = len(board.legal_moves) if proving else LINES
    with Engine().analysis(board, Limit(time=seconds), multipv=lines) as analysis:
        for info in analysis:
            # The ranks come one after another: only with the last one do they belong together.
            if (
                proving
                and info.multipv == lines
                and all(it.score.proven for it in analysis.multipv)
            ):
                break
    scores = {board.number_of(it.move): it.score for it in analysis.multipv if it.pv}
    return {move: score for move, score in scores.items() if score.proven or not proving}


def worth(board: Board, score: Score) -> Worth:
    """A score for display: proven "+7", "=" or "−4", else the lead in the game's unit."""
    if score.proven or abs(score.points) >= WON:
        value = 0 if abs(score.points) < WON else 1 if score.points > 0 else -1
        style, sign = (("draw", "="), ("win", "+"), ("loss", MINUS))[value]
        plies = abs(score.win_in or 0)
        key = f"study.worth.{style}"
        told = text(f"{key}.in", n=plies) if plies else text(key)
        return Worth(style, f"{sign}{plies or ''}", told)
    lead = round(score.units, 1)
    sign = "" if not lead else "+" if lead > 0 else MINUS
    told = game_of(board.game).describe_lead(board.position, score.units)
    return Worth("estimate", f"{sign}{abs(lead)}", told)


def of_targets(
    board: Board, begun: Sequence[Entry], depth: int, values: Values
) -> dict[Target, Worth]:
    """The values of the targets that continue a half-entered move: of the best move of each.

    begun: the entries that begin with the picked targets, `depth` of them. Where all can be proven,
    a target is left out until its best move is certain.
    """
    through: dict[Target, list[Move]] = {}
    for entry in begun:
        through.setdefault(entry.targets[depth], []).append(entry.move)
    proving = isinstance(game_of(board.game), Solvable)
    found = {}
    for target, moves in through.items():
        best = _best(values, moves, complete=proving)
        if best is not None:
            found[target] = worth(board, best)
    return found


def _best(values: Values, moves: Iterable[Move], *, complete: bool) -> Score | None:
    scores = [values.get(move) for move in moves]
    known = [score for score in scores if score is not None]
    best = max(known, default=None)
    if best is None or not complete or len(known) == len(scores) or best.points >= WON:
        return best
    return None


def with_worths(shown: Scene, worths: Mapping[Target, Worth]) -> Scene:
    """A scene with a chip on each spot that has a value; the spot's name includes it, too."""
    chips = Group(tuple(_chips(shown.spots, worths)), style="worths")
    spots = tuple(_spot_with_value(spot, worths.get(spot.target)) for spot in shown.spots)
    return shown._replace(items=(*shown.items, chips), spots=spots)


def begun_with(entries: Sequence[Entry], partial: Partial) -> list[Entry]:
    """The entries that continue the picked targets; none once a move is complete."""
    depth = len(partial.filled)
    if partial.move is not None:
        return []
    return [it for it in entries if it.targets[:depth] == partial.filled]


def _spot_with_value(spot: Spot, its: Worth | None) -> Spot:
    if its is None:
        return spot
    key = "study.worth.of" if spot.row is None else "study.worth.here"
    return spot._replace(label=text(key, move=spot.label, worth=its.told))


def _chips(spots: Iterable[Spot], worths: Mapping[Target, Worth]) -> Iterator[Group]:
    for spot in spots:
        its = worths.get(spot.target)
        if its is not None and spot.width:
            yield _chip(spot, its, 1.0 if spot.height > 60 else _ENLARGED)


def _chip(spot: Spot, its: Worth, scale: float) -> Group:
    high = scale * _HIGH * spot.height
    wide = scale * (_WIDE + _LETTER * max(0, len(its.written) - 1)) * spot.height
    x, y = spot.x + spot.width / 2, spot.y + (1 - _FOOT) * spot.height - high / 2
    sign = Group((Label(0, 0, its.written, "sign"),), scale=high * 0.75 / 16)
    return Group(
        (Box(-wide / 2, -high / 2, wide, high, "chip", 3), sign), x, y, style=f"worth {its.style}"
    )
