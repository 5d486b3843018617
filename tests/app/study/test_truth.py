"""What a study shows of random positions is what the library says of them."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Sequence
from typing import Final
from xml.etree.ElementTree import fromstring

import pytest

import tesserae as ts
from tesserae.app.model.analysis import StudyAnalysis
from tesserae.app.study import lines, values
from tesserae.core.game import Move, Position
from tesserae.games.catalog import by_slug
from tesserae.search.multipv import findings
from tests.app.page import Page
from tests.search.positions import wander
from tests.tiers import THOROUGH, batches

POSITIONS: Final = int(os.environ.get("POSITIONS", "30"))
"""Of each game, in the slow tier. A version is released after 300, which take half an hour."""

BATCHES: Final = 10

NODES: Final = {"zaic": 1_500, "tetrad": 200}
"""At least as many are searched before lines are compared; those of Tetrad are whole turns."""

LONGEST: Final = 600.0
"""Seconds that a proof may take."""


def positions(slug: str, batch: int) -> list[Position]:
    """A batch of random positions, none of them in a setup or over."""
    game, rng = by_slug(slug), random.Random(f"{slug} {batch}")
    found: list[Position] = []
    while len(found) < (POSITIONS // BATCHES if THOROUGH else 2):
        if slug == "pyrga":
            position = wander(game, rng.choice(range(9, 19)), rng.randrange(10**9))
        else:
            position = game.showcase()
            for _ in range(rng.randrange(40)):
                moves = position.legal_moves()
                position = position.apply(rng.choice(moves)) if moves else position
        if position.outcome() is None:
            found.append(position)
    return found


def studied(
    slug: str, position: Position, enough: Callable[[StudyAnalysis], bool]
) -> tuple[Page, StudyAnalysis]:
    """A study of a position, as the page has it when that is enough, or at its end."""
    page = Page(f"#/{slug}/study?v=1&p={by_slug(slug).encode(position)}", seed=0)
    assert page.table.position == position
    found = None
    while page.app.busy and (found is None or not enough(found)):
        page.work_slices()
        found = lines.known_findings(page.model, page.table)
    assert found is not None
    return page, found


def shown_moves(page: Page) -> dict[str, str]:
    """What the table of all moves says of each."""
    labels = [it.get("aria-label", "") for it in fromstring(page.regions["worths"]).iter("button")]
    return {move: worth for move, _, worth in (label.partition(": ") for label in labels)}


def in_words(value: int, plies: int) -> str:
    """A value as a study says it, with the plies to the end where they are known."""
    verb = ("draws", "wins", "loses")[value]
    if not value or not plies:
        return verb
    return f"{verb} at once" if plies == 1 else f"{verb} in {plies}"


def value_of(board: ts.Board, move: str, *, count: bool) -> tuple[int, int]:
    """What a move is worth for who makes it, by a proof of the position after it; and the plies."""
    child, side = board.copy(), board.turn
    child.push(move)
    outcome = child.outcome()
    if outcome is not None:
        return (0 if outcome.winner is None else 1 if outcome.winner == side else -1), 1
    proof = ts.prove(child, time=LONGEST, count=count)
    assert proof.value is not None
    plies = 0 if proof.win_in is None else abs(proof.win_in) + 1
    return proof.value * (1 if child.turn == side else -1), plies


@pytest.mark.parametrize("batch", batches(BATCHES, quick=1))
def test_every_move_of_pyrga_is_worth_what_a_proof_of_it_says(batch: int) -> None:
    """And wins and losses come after as many plies, where the study has counted them."""
    for position in positions("pyrga", batch):
        all_ = len(position.legal_moves())
        page, found = studied("pyrga", position, lambda it: len(it.scores) == all_)  # noqa: B023
        assert len(found.scores) == all_
        board = ts.Board("pyrga", page.table.game.encode(position))
        shown, values_of = shown_moves(page), list[int]()
        for move in map(str, board.legal_moves):
            value, plies = value_of(board, move, count=shown[move][-1].isdigit())
            values_of.append(value)
            told = {in_words(value, plies), in_words(value, 0)}
            assert shown[move] in told, (board.position_text, move)
        proof = ts.prove(board, time=LONGEST)
        assert max(values_of) == proof.value == findings.value_of(found.lines[0].score)
        assert found.lines[0].proven


@pytest.mark.parametrize("slug", NODES)
@pytest.mark.parametrize("batch", batches(BATCHES, quick=1))
def test_lines_are_those_of_an_analysis_with_as_many_nodes(slug: str, batch: int) -> None:
    game = by_slug(slug)
    for position in positions(slug, batch):
        page, found = studied(slug, position, lambda it: it.nodes >= NODES[slug])
        board = ts.Board(slug, game.encode(position))
        listed = [(it.score, line_of(board, it.pv), it.proven) for it in found.lines]
        several = {
            tuple((it.score.points, it.pv, it.score.proven) for it in infos): infos
            for infos in analysed(board, found.nodes)
        }
        assert tuple(listed) in several, board.position_text
        for told, info in zip(chips(page), several[tuple(listed)], strict=False):
            expected = written(info.score) if info.depth else "…"
            assert told == expected, board.position_text


def analysed(board: ts.Board, nodes: int) -> list[list[ts.Info]]:
    """The lines that the library has after so many nodes: in Tetrad they may change meanwhile."""
    several: list[list[ts.Info]] = []
    with ts.Engine(seed=0).analysis(board, ts.Limit(nodes=nodes + 1), lines.TARGETS) as analysis:
        for info in analysis:
            if info.multipv == 1:
                several.append([])
            several[-1].append(info)
    return [infos for infos in several if infos[0].nodes == nodes]


def line_of(board: ts.Board, moves: Sequence[Move]) -> tuple[ts.Move, ...]:
    """Moves as the library writes them."""
    line = board.copy()
    return tuple([line.push_number(move) for move in moves])


def chips(page: Page) -> list[str]:
    """What stands before each line."""
    rows = fromstring(page.regions["lines"]).iter("li")
    return ["".join(row[0].itertext()) for row in rows]


def written(score: ts.Score) -> str:
    """A score as a chip has it."""
    if score.win_in is not None:
        return f"{'+' if score.win_in > 0 else values.MINUS}{abs(score.win_in)}"
    tenths = round(10 * abs(score.units))
    sign = "" if not tenths else "+" if score.points > 0 else values.MINUS
    return f"{sign}{tenths / 10:.1f}"
