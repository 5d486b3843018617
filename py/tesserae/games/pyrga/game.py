"""Pyrga as core.game.Game: the parts of this folder put together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Final

from tesserae.core.entry import Entry, Picked
from tesserae.core.errors import BadInput
from tesserae.core.exact import Prover
from tesserae.core.game import Move, Outcome, Panel, Prompt, Reason, Side, Stock
from tesserae.core.guide import Section
from tesserae.core.scene import Marks, Scene, Target
from tesserae.core.text import Text
from tesserae.games.pyrga.board import pieces
from tesserae.games.pyrga.board import scene as picture
from tesserae.games.pyrga.engine import prover, search_game
from tesserae.games.pyrga.engine.ladder import LADDER
from tesserae.games.pyrga.notation import moves as notation
from tesserae.games.pyrga.notation import positions as codec
from tesserae.games.pyrga.rules import KINDS, START, Position
from tesserae.games.pyrga.words import guide, reasons
from tesserae.games.pyrga.words import prompts as words
from tesserae.games.pyrga.words.strings import STRINGS

_SHOWCASE: Final = "a1s.b1tnC.c1te.d1sC.a2SteC.b2sTeC.c2sTs.d2STn.c3Te.d3stwc~Tb1"


class Pyrga:
    """The game of Pyrga."""

    slug: Final = "pyrga"
    rules: Final = 1
    strings: Final[Mapping[str, Mapping[str, str]]] = STRINGS
    colourways: Final = ()
    layers: Final = ()
    swaps: Final = True
    foreseen: Final = False
    long_turns: Final = False
    drafts: Final = None
    setup: Final = None
    unit: Final = 420  # a space that one's own pair holds alone
    odds: Final = 3 * unit
    evaluate: Final = search_game.EVALUATE
    ladder: Final = LADDER
    board_css: Final = (files(__package__) / "board" / "board.css").read_text("utf-8")

    def initial(self) -> Position:
        """The empty board, White to move."""
        return START

    def showcase(self) -> Position:
        """A game in full swing, with Towers of both sides."""
        return codec.decode(_SHOWCASE)

    def encode(self, position: Position) -> str:
        """The canonical text of a position; see codec.py."""
        return codec.encode(position)

    def decode(self, text: str) -> Position:
        """The position of a canonical text; see codec.py for what is refused."""
        return codec.decode(text)

    def format_move(self, position: Position, move: Move) -> str:  # noqa: ARG002
        """KIND CELL [DIRECTION], the same in every position."""
        return notation.MOVE_TEXTS[move]

    def parse_move(self, position: Position, text: str) -> Move:
        """The legal move of that text; otherwise BadInput names the rule."""
        targets = notation.read_move(text)
        for n, target in enumerate(targets):
            reason = reasons.why_not(position, targets[:n], target)
            if reason is not None:
                raise BadInput(reason.text)
        return notation.MOVES[targets]

    def entries(self, position: Position) -> Sequence[Entry]:
        """Space, kind and direction, or kind, space and direction."""
        return notation.entries(position)

    def scene(self, position: Position, marks: Marks) -> Scene:
        """The board."""
        return picture.scene(position, marks)

    def turned(self, position: Position, picked: Picked) -> Picked:  # noqa: ARG002
        """Nothing turns: a Triangle's direction is a step of its own."""
        return picked

    def panel(self, position: Position, side: Side, picked: Picked = ()) -> Panel:  # noqa: ARG002
        """Three places for Towers, and the supply of each kind."""
        towers = min(3, position.towers(side).bit_count())
        badges = (pieces.tower_badge(side),) * towers + (pieces.tower_badge(None),) * (3 - towers)
        stocks = tuple(
            Stock(
                notation.KIND_NAMES[kind],
                words.kind_name(kind),
                position.left(side, kind),
                pieces.icon(kind, side),
            )
            for kind in KINDS
        )
        return Panel(words.score(position, side), badges, stocks)

    def why_not(self, position: Position, picked: Picked, target: Target) -> Reason | None:
        """The rule that keeps a target from being clicked; see reasons.py."""
        return reasons.why_not(position, picked, target)

    def prompt(self, position: Position, picked: Picked) -> Prompt:
        """What is to be done next; see words.py."""
        return words.prompt(position, picked)

    def describe(self, position: Position, move: Move) -> Text:  # noqa: ARG002
        """A move in words, the same in every position."""
        return words.describe(move)

    def agreed(self, position: Position) -> Outcome | None:  # noqa: ARG002
        """Nobody can agree to end a game that always ends soon."""
        return None

    def standing(self, position: Position, score: int) -> Text:
        """Who is ahead, and by how much; see words.py."""
        return words.standing(position, score / self.unit)

    def prover(self) -> Prover:
        """A prover that has learnt nothing yet."""
        return prover.Prover()

    def guide(self) -> Sequence[Section]:
        """The rules page; see guide.py."""
        return guide.guide()
