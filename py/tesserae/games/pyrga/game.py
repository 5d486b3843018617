"""Pyrga as core.game.Game: the parts of this folder put together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from tesserae.core.entry import Entry, Picked
from tesserae.core.errors import BadInput
from tesserae.core.exact import Prover, Solvable
from tesserae.core.game import Game, Move, Panel, Side, Stock
from tesserae.core.scene import Target
from tesserae.core.text import Text, text
from tesserae.games.pyrga.board import pieces
from tesserae.games.pyrga.board import scene as picture
from tesserae.games.pyrga.notation import moves as notation
from tesserae.games.pyrga.notation import positions as codec
from tesserae.games.pyrga.notation import targets
from tesserae.games.pyrga.rules import KINDS, NUMBERS, PIECES, START, Position, steps
from tesserae.games.pyrga.words import prompts, reasons
from tesserae.games.pyrga.words.strings import STRINGS

if TYPE_CHECKING:
    from tesserae.core.game.opening_book import OpeningBook
    from tesserae.core.puzzle import Problem, Puzzles, Ruling
    from tesserae.core.teaching.coach import Coach
    from tesserae.core.teaching.guide import Guide
    from tesserae.core.teaching.lesson import Lesson
    from tesserae.core.teaching.story import Story
    from tesserae.games.pyrga.editing import PyrgaEditor
    from tesserae.games.pyrga.engine.search_game import Evaluation

_SHOWCASE: Final = "a1s.b1tnC.c1te.d1sC.a2SteC.b2sTeC.c2sTs.d2STn.c3Te.d3stwc~Tb1"


class Pyrga(Game[Position], Solvable[Position]):
    """The game of Pyrga."""

    slug: Final = "pyrga"
    goal: Final = text("pyrga.goal")
    rules_version: Final = 1
    strings: Final[Mapping[str, Mapping[str, str]]] = STRINGS
    swaps: Final = True
    unit: Final = 420  # a space that one's own pair holds alone
    odds: Final = 950  # of games of the levels; tools/bench/engines/chances.py measures it

    encode = staticmethod(codec.encode)
    decode = staticmethod(codec.decode)
    target = staticmethod(targets.target_of)
    scene = staticmethod(picture.scene)
    why_not = staticmethod(reasons.why_not)
    prompt = staticmethod(prompts.prompt)
    result = staticmethod(prompts.result)
    announce = staticmethod(prompts.announce)
    consequence = staticmethod(prompts.consequence)
    describe_lead = staticmethod(prompts.describe_lead)
    achievement = staticmethod(prompts.achievement)

    @property
    def evaluate(self) -> Evaluation:
        """The evaluation, with the fast form; see engine/search_game.py."""
        from tesserae.games.pyrga.engine.search_game import EVALUATE

        return EVALUATE

    def distance(self, one: Move, other: Move) -> float:
        """The steps between two spaces, as a share of those between opposite corners."""
        return steps(PIECES[one].cell, PIECES[other].cell) / 6

    def initial(self) -> Position:
        """The empty board, White to move."""
        return START

    def showcase(self) -> Position:
        """A game in full swing, with Towers of both sides."""
        return codec.decode(_SHOWCASE)

    def format_move(self, position: Position, move: Move) -> str:
        """KIND CELL [DIRECTION], the same in every position."""
        return notation.MOVE_TEXTS[move]

    def parse_move(self, position: Position, text: str) -> Move:
        """The legal move of that text; otherwise BadInput names the rule."""
        piece = notation.read_move(text)
        reason = reasons.refusal(position, piece)
        if reason is not None:
            raise BadInput(reason.text)
        return NUMBERS[piece]

    def entries(self, position: Position) -> Sequence[Entry]:
        """Space, kind and direction, or kind, space and direction."""
        return notation.entries(position)

    def panel(self, position: Position, side: Side, picked: Picked = ()) -> Panel:
        """Three places for Towers, and the supply of each kind."""
        towers = min(3, position.towers(side).bit_count())
        badges = (pieces.tower_badge(side),) * towers + (pieces.tower_badge(None),) * (3 - towers)
        stocks = tuple(
            Stock(
                targets.KIND_TARGETS[kind],
                prompts.kind_name(kind),
                position.pieces_left(side, kind),
                pieces.icon(kind, side),
            )
            for kind in KINDS
        )
        return Panel(prompts.score(position, side), badges, stocks)

    def describe(self, position: Position, move: Move) -> Text:
        """A move in words, the same in every position."""
        return prompts.describe(move)

    def forced_targets(self, position: Position, move: Move) -> tuple[Target, ...] | None:
        """The spaces where the other side can go on; () if it may choose any empty one."""
        after = position.apply(move)
        if after.outcome() is not None:
            return None
        cells = sorted({PIECES[it].cell for it in after.ordered_moves()})
        return tuple([targets.SPACES[cell] for cell in cells])

    def prover(self) -> Prover[Position]:
        """A prover that has learnt nothing yet."""
        from tesserae.games.pyrga.engine.prover import Prover

        return Prover()

    def bookless_prover(self) -> Prover[Position]:
        """A new prover that never opens the book."""
        from tesserae.games.pyrga.engine.prover import Prover

        return Prover(use_book=False)

    def opening_book(self) -> OpeningBook[Position]:
        """The book of the first plies; see engine/opening.py."""
        from tesserae.games.pyrga.engine.opening import Opening

        return Opening()

    def openings_to_know(self) -> Sequence[str]:
        from tesserae.games.pyrga.words import openings

        return openings.CHAPTERS

    def guide(self) -> Guide:
        from tesserae.games.pyrga.words import guide

        return guide.guide()

    def lesson(self) -> Lesson[Position]:
        from tesserae.games.pyrga.words.lesson import lesson

        return lesson()

    def coach(self) -> Coach[Position]:
        from tesserae.games.pyrga.words.coach import COACH

        return COACH

    def story(self) -> Story[Position]:
        from tesserae.games.pyrga.words.story import STORY

        return STORY

    def refutation(
        self, problem: Problem[Position], before: Position, move: Move, ruling: Ruling
    ) -> Text:
        from tesserae.games.pyrga.words.refutation import refutation

        return refutation(before, move, ruling)

    def puzzles(self) -> Puzzles[Position]:
        from tesserae.games.pyrga.engine.puzzles import PyrgaPuzzles

        return PyrgaPuzzles()

    def editor(self) -> PyrgaEditor:
        from tesserae.games.pyrga.editing import PyrgaEditor

        return PyrgaEditor()
