"""The rules page."""

from __future__ import annotations

import pytest

from tesserae.core.scene import Box
from tesserae.core.teaching.guide import Figure, Figures
from tesserae.games.zaic.board.layout import laid_out
from tesserae.games.zaic.board.tiles import edge
from tesserae.games.zaic.notation.moves import read_move, targets
from tesserae.games.zaic.rules import Position
from tesserae.games.zaic.words.guide import guide, position_after
from tests.looking import items

BLOCKS = [block for section in guide().sections for block in section.blocks]
EXAMPLES = [
    figure
    for block in BLOCKS
    if isinstance(block, Figures)
    for figure in block.figures
    if figure.move
]


def test_a_board_of_the_page_is_reached_by_legal_moves_alone() -> None:
    with pytest.raises(ValueError, match="Hj8 is not legal"):
        position_after("Bh8 Hj8 Hj8")


@pytest.mark.parametrize("figure", EXAMPLES, ids=lambda figure: figure.move)
def test_an_example_is_drawn_on_the_cells_of_its_move(figure: Figure) -> None:
    """Not on legal ones beside them, to which a tile in the hand would snap."""
    assert isinstance(figure.position, Position)
    layout, _, _ = laid_out(figure.position, flipped=False, coordinates=False)
    kind, cell = targets(read_move(figure.move))
    slab = layout.slab(kind.kind, cell.cell, 1, figure.position.to_move)
    expected = edge(slab, "line", 0, 0)
    (drawn,) = (item for item in items(figure.scene, "line") if "case" not in item.style)
    assert isinstance(drawn, Box)
    middle = (drawn.x + drawn.width / 2, drawn.width, drawn.height)
    assert middle == (expected.x + expected.width / 2, expected.width + 8, expected.height + 8)
