"""The evaluation of Tetrad, counted literally: slow, and unit by unit."""

from __future__ import annotations

from tesserae.core.game import FIRST, OPPONENT, Side
from tesserae.games.tetrad.rules.board import SIZE, union
from tesserae.games.tetrad.rules.fire import fires, supporters
from tesserae.games.tetrad.rules.position import Position, Units, steps_of
from tesserae.games.tetrad.rules.reach import reach

WORTH = (0, 100, 80, 100, 65)


def evaluation(position: Position) -> int:
    """The evaluation after the setup, for the side on turn."""
    side = position.turn
    own, enemy = position.of(side), position.of(OPPONENT[side])
    tiles, others = position.tiles(side), position.tiles(OPPONENT[side])
    due = sum(hit for n, hit in enumerate(map(_worth, enemy)) if position.pending >> n & 1)
    hits = 0
    for number, unit in enumerate(own):
        if unit and not position.attacked >> number & 1:
            shots = fires(unit, supporters(unit, own))
            best = 75 * max(sum(_worth(it) for it in enemy if it & shot) for shot in shots)
            if not position.attacked and not position.moved >> number & 1:
                best = max(best, 62 * _most(unit, enemy))
            hits += best
    hits -= 10 * sum(_most(unit, own) for unit in enemy if unit)
    lead = 100 * (tiles - others) + due + hits // 100
    value = 14 * (_ahead(own, side) - _ahead(enemy, OPPONENT[side]))
    value += 5_200 * lead // (100 * (tiles + others))
    if tiles > others:
        value -= _steps(own, enemy)
    return value + _steps(enemy, own) if tiles < others else value


def _worth(unit: int) -> int:
    return WORTH[unit.bit_count()]


def _most(unit: int, targets: Units) -> int:
    """What one attack of a unit may hit in its next turn, without support."""
    places = [unit, *(goal.cells for goal in reach(unit, steps_of(unit)))]
    zone = union(union(fires(place, 0)) for place in places)
    hits = sorted((_worth(it) for it in targets if it & zone), reverse=True)
    return hits[0] + sum(hits[1:]) * 20 // 100 if hits else 0


def _ahead(units: Units, side: Side) -> int:
    ahead = 0
    for unit in filter(None, units):
        ranks = [cell // SIZE for cell in range(SIZE * SIZE) if unit >> cell & 1]
        ahead += min(SIZE // 2, max(ranks) if side == FIRST else SIZE - 1 - min(ranks))
    return ahead


def _steps(hunters: Units, hunted: Units) -> int:
    lowest = [divmod((it & -it).bit_length() - 1, SIZE) for it in hunted if it]
    steps = 0
    for rank, file in [divmod((it & -it).bit_length() - 1, SIZE) for it in hunters if it]:
        steps += min(abs(rank - r) + abs(file - f) for r, f in lowest)
    return steps
