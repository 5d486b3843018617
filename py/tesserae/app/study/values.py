"""The values of the targets in a study, drawn on the board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from tesserae.app.model import Model, partial_of, picked_of
from tesserae.app.model.analysis import StudyAnalysis
from tesserae.app.model.table import Table, entries_of
from tesserae.app.study import lines
from tesserae.app.study.chips import (
    WIDE,
    Place,
    Worth,
    chip,
    edge_of,
    is_on,
    labels_of,
    large_chip,
    width_of,
)
from tesserae.app.texts.wording import study_words
from tesserae.core.entry import Entry, Picked
from tesserae.core.exact import Solvable
from tesserae.core.game import DECISIVE, Game, Move, Position
from tesserae.core.scene import Group, Item, Scene, Spot, Target
from tesserae.core.text import Text, text
from tesserae.search.assessment import SEEMS_WON
from tesserae.search.multipv.findings import Weight, value_of
from tesserae.search.report import WON

_FARTHEST: Final = 300
"""Maximum number of plies to a win; scores of longer ones come from proofs without counting."""

MINUS: Final = "\u2212"

UNKNOWN: Final = Worth("unknown", "")

_HERE: Final = "study.worth.here"
_OF_HANDLE: Final = "study.worth.of"
"""Keys for a spot's name with its value: for cells, whose names are sentences, and for others."""


def proven_plies(score: int) -> int:
    """The plies to the end of a proven win or loss; 0 if they are not counted."""
    plies = DECISIVE - abs(score)
    return plies if abs(score) > WON and plies <= _FARTHEST else 0


def worth(game: Game[Position], position: Position, score: int, *, proven: bool) -> Worth:
    """A written score: "+7", "=" or "-4" if proven; else the estimated lead in the game's unit."""
    plies = proven_plies(score)
    if proven or abs(score) > SEEMS_WON:
        sign = ("=", "+", MINUS)[value_of(score)]
        style = ("draw", "win", "loss")[value_of(score)]
        return Worth(style if proven else "estimate", f"{sign}{plies or ''}")
    tenths = round(10 * abs(game.in_units(position, score)))
    sign = "" if not tenths else "+" if score > 0 else MINUS
    return Worth("estimate", f"{sign}{tenths // 10}.{tenths % 10}")


def score_text(game: Game[Position], position: Position, score: int, *, proven: bool) -> Text:
    """A score in words, for the side to move: "wins in 7", "about 3 squares ahead"."""
    value = value_of(score)
    if proven or abs(score) > SEEMS_WON:
        plies = proven_plies(score) if proven else 0
        key = f"study.worth.{('draw', 'win', 'loss')[value]}"
        return text(f"{key}.in", n=plies) if plies else text(key)
    return game.describe_lead(position, game.in_units(position, score))


def with_values(model: Model, table: Table, shown: Scene) -> Scene:
    """The board with the values of the next targets, also in their names."""
    found = lines.known_findings(model, table)
    if not are_shown(model) or found is None or table.over:
        return shown
    partial = partial_of(model)
    if partial.move is not None:
        return shown
    begun, depth = beginning_with(entries_of(table), partial.filled), len(partial.filled)
    through: dict[Target, list[Entry]] = {}
    for entry in begun:
        through.setdefault(entry.targets[depth], []).append(entry)
    spots: list[Spot] = []
    placed: dict[frozenset[Move], list[Spot]] = {}
    for spot in shown.spots:
        its = through.get(spot.target)
        if its is not None:
            if spot.width:
                placed.setdefault(frozenset([entry.move for entry in its]), []).append(spot)
            spot = _spot_with_value(table, found, spot, its)  # noqa: PLW2901
        spots.append(spot)
    drawn: list[Item] = []
    point = study_words(model.settings.language)("study.decimal")
    labels = tuple(labels_of(shown.items)) if placed else ()
    coordinates = tuple(labels_of(shown.ground)) if placed else ()
    for same in placed.values():
        spot = _lowest(same)
        holds = len(same) > 1 or spot.row is None or any(is_on(spot, at) for at in labels)
        edge = edge_of(spot, (*labels, *coordinates)) if holds else None
        place = Place(edge, shown.height / spot.height, point)
        drawn += _chip_of(table, found, spot, through[spot.target], depth, place)
    items = (Group(tuple(drawn), style="worths"),) if drawn else ()
    return shown._replace(items=shown.items + items, spots=tuple(spots))


def _lowest(spots: Sequence[Spot]) -> Spot:
    """A spot in the middle of the lowest ones."""
    low = max(spot.y for spot in spots)
    its = sorted([spot for spot in spots if spot.y == low], key=lambda spot: spot.x)
    return its[0]._replace(x=(its[0].x + its[-1].x) / 2)


def are_shown(model: Model) -> bool:
    """Whether values are shown."""
    return model.settings.study_engine and model.settings.study_values


def _spot_with_value(table: Table, found: StudyAnalysis, spot: Spot, its: Sequence[Entry]) -> Spot:
    """A spot whose name has the value of the best move there, once that is known."""
    best = _best_worth(table, found, [entry.move for entry in its])
    if best is None:
        return spot
    key = _OF_HANDLE if spot.row is None else _HERE
    return spot._replace(label=text(key, move=spot.label, worth=best.told))


def of_aimed(model: Model, shown: Scene) -> Text | None:
    """The value of the target under the pointer or the focus: "b3: loses in 6."."""
    for spot in shown.spots:
        if spot.target == model.play.aimed and spot.label.key in (_HERE, _OF_HANDLE):
            named = dict(spot.label.args)
            name = named["move"] if spot.row is None else spot.target.name
            return text("study.worth.chosen", move=name, worth=named["worth"])
    return None


class Told(NamedTuple):
    """The value of a piece: written, and in words."""

    worth: Worth
    told: Text


def of_pieces(model: Model, table: Table) -> Mapping[Target, Told]:
    """The values of the pieces in the tray that can be picked next, by their best moves."""
    found = lines.known_findings(model, table)
    if not are_shown(model) or found is None or table.over:
        return {}
    partial = partial_of(model)
    # Targets that were picked automatically can still be exchanged.
    picked = partial.filled if model.play.selection or not picked_of(model) else ()
    begun, depth = beginning_with(entries_of(table), picked), len(picked)
    worths: dict[Target, Told] = {}
    for stock in table.game.panel(table.position, table.position.to_move, partial.filled).stocks:
        if partial.move is not None or stock.target not in partial.offered:
            continue
        moves = [entry.move for entry in begun if entry.targets[depth] == stock.target]
        its = _best_worth(table, found, moves)
        if its is not None:
            worths[stock.target] = its
    return worths


def _best_worth(table: Table, found: StudyAnalysis, moves: Sequence[Move]) -> Told | None:
    """The value of the best of some moves; None if unknown."""
    game, position = table.game, table.position
    if isinstance(game, Solvable):
        best = _best(found, moves)
        if best is None:
            return None
        told = score_text(game, position, best, proven=True)
        return Told(worth(game, position, best, proven=True), told)
    weight = weight_of(found, moves)
    if weight is None:
        return None
    return Told(_loss(game, position, weight), _loss_text(game, position, weight))


def beginning_with(entries: Sequence[Entry], picked: Picked) -> list[Entry]:
    """The entries that begin with the picked targets."""
    return [entry for entry in entries if entry.targets[: len(picked)] == picked]


def _chip_of(
    table: Table,
    found: StudyAnalysis,
    spot: Spot,
    entries: Sequence[Entry],
    depth: int,
    place: Place,
) -> Iterator[Item]:
    """The chips of a target: a single one, or a strip with one for each piece that can go there.

    place: of an enlarged chip.
    """
    if not isinstance(table.game, Solvable):
        weight = weight_of(found, [entry.move for entry in entries])
        if weight is not None:
            yield large_chip(spot, place, _loss(table.game, table.position, weight))
        return
    kinds: dict[Target, list[Move]] = {}
    if not depth:
        for entry in entries:
            kinds.setdefault(entry.targets[1], []).append(entry.move)
    if not kinds:
        its = _proven_worth(table, found, [entry.move for entry in entries])
        yield chip(spot, 0, width_of(spot, its), its)
        return
    stocks = table.game.panel(table.position, table.position.to_move).stocks
    icons = {stock.target: stock.icon for stock in stocks}
    wide = WIDE * spot.height
    for number, (kind, moves) in enumerate(kinds.items()):
        aside = (number - (len(kinds) - 1) / 2) * (wide + 2)
        its = _proven_worth(table, found, moves)
        sign = its._replace(written=its.written[:1])
        yield chip(spot, aside, wide, sign, icons.get(kind))


def _proven_worth(table: Table, found: StudyAnalysis, moves: Iterable[Move]) -> Worth:
    best = _best(found, moves)
    return UNKNOWN if best is None else worth(table.game, table.position, best, proven=True)


def _best(found: StudyAnalysis, moves: Iterable[Move]) -> int | None:
    """The proven score of the best of some moves; None while an unproven one may be better."""
    scores = [found.scores.get(move) for move in moves]
    known = [score for score in scores if score is not None]
    complete = len(known) == len(scores)
    return max(known) if known and (complete or max(known) >= WON) else None


def weight_of(found: StudyAnalysis, moves: Sequence[Move]) -> Weight | None:
    """The best of the moves through a target, compared with the best of all; None if unknown.

    From the lines, if one begins with such a move; else as the engine has weighed it.
    """
    known = [(score, move) for move in moves if (score := lines.score_of(found, move)) is not None]
    if not known:
        return found.weights.get(frozenset(moves))
    score, move = max(known)
    return Weight(score, found.lines[0].score, move in found.scores)


def _loss(game: Game[Position], position: Position, weight: Weight) -> Worth:
    """The written loss against the best move, in the game's unit.

    In whole units if the game has words for them, else in tenths.
    """
    if _is_decided(weight):
        return worth(game, position, weight.score, proven=weight.proven)
    lost = _units_lost(game, position, weight)
    loss = game.describe_loss(position, lost)
    tenths = round(10 * lost) if loss is None else 10 * _whole_units(loss)
    if not tenths:
        return Worth("best", "0")
    written = f"{tenths // 10}.{tenths % 10}" if loss is None else str(tenths // 10)
    return Worth("loss", f"{MINUS}{written}")


def _loss_text(game: Game[Position], position: Position, weight: Weight) -> Text:
    """The loss in words: "about 3 squares less than the best"."""
    if _is_decided(weight):
        return score_text(game, position, weight.score, proven=weight.proven)
    lost = _units_lost(game, position, weight)
    loss = game.describe_loss(position, lost)
    if loss is None and round(10 * lost):
        return text("study.worth.below_best")
    if loss is None or not _whole_units(loss):
        below = weight.score < weight.best
        return text("study.worth.near_best" if below else "study.worth.as_best")
    return text("study.worth.less", loss=loss)


def _units_lost(game: Game[Position], position: Position, weight: Weight) -> float:
    """The difference to the best move, in the game's unit."""
    best, lead = (game.in_units(position, score) for score in (weight.best, weight.score))
    return max(0.0, best - lead)


def _whole_units(loss: Text) -> int:
    """The whole units of a loss."""
    units = dict(loss.args).get("n")
    return units if isinstance(units, int) else 0


def _is_decided(weight: Weight) -> bool:
    return max(abs(weight.score), abs(weight.best)) > SEEMS_WON


def table_of_moves(
    table: Table, found: StudyAnalysis, held: StudyAnalysis | None = None, most: int = 80
) -> Mapping[Move, int | None]:
    """The moves, best first, with their scores; unknown moves come between draws and losses.

    held: earlier findings, by which to order the moves, so that they keep their places.
    """
    if held is not None:
        now = table_of_moves(table, found, most=10**6)
        order = [*table_of_moves(table, held), *now]
        return {move: now.get(move) for move in order[:most] if move in now}
    if isinstance(table.game, Solvable):
        moves: Sequence[Move] = table.position.legal_moves()
        scores: dict[Move, int | None] = {move: found.scores.get(move) for move in moves}
    else:
        firsts = [line.pv[0] for line in found.lines if line.depth and line.pv]
        scores = {move: lines.score_of(found, move) for move in firsts}
    order = sorted(scores, key=lambda move: _rank(scores[move]))
    return {move: scores[move] for move in order[:most]}


def _rank(score: int | None) -> float:
    """Sorts best first; unknown moves come between draws and losses."""
    return 0.5 if score is None else -score
