"""Tetrad as core.game.Game: the parts of this folder put together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from tesserae.core.entry import Entry
from tesserae.core.errors import BadInput
from tesserae.core.game import FIRST, OPPONENT, SECOND, Game, Legend, Move, Outcome, Side
from tesserae.core.text import Text, text
from tesserae.games.tetrad import tray
from tesserae.games.tetrad.armies import Armies
from tesserae.games.tetrad.board import scene as picture
from tesserae.games.tetrad.notation import moves as notation
from tesserae.games.tetrad.notation import positions as codec
from tesserae.games.tetrad.notation import targets
from tesserae.games.tetrad.rules.board import CELLS, SIZE
from tesserae.games.tetrad.rules.position import (
    ATTACK,
    END,
    MOVE,
    SETUP_PLIES,
    START,
    Position,
    read,
)
from tesserae.games.tetrad.words import prompts, reasons, turns
from tesserae.games.tetrad.words.strings import STRINGS

if TYPE_CHECKING:
    from random import Random

    from tesserae.core.puzzle import Problem, Puzzles, Ruling
    from tesserae.core.teaching.coach import Coach
    from tesserae.core.teaching.guide import Guide
    from tesserae.core.teaching.lesson import Lesson
    from tesserae.core.teaching.story import Story
    from tesserae.games.tetrad.editing import TetradEditor

_SHOWCASE: Final = "R1b3.T0d4.R1j5.O0i1.J3l3~T2k11.V0i9.T3g11.J3b10.T2a12~w"

_ALL_TILES: Final = 40
"""The tiles of both armies together."""

_QUIET_BEFORE_DRAW: Final = 20
"""Turns in a row without a removal after which an engine agrees to a draw."""

_MILD_SHOTS: Final = 2
"""Maximum attacks of the lowest level in a turn, while the other side is hardly hit."""

_HARDLY_HIT: Final = 15


class Tetrad(Game[Position]):
    """The game of Tetrad."""

    slug: Final = "tetrad"
    goal: Final = text("tetrad.goal")
    rules_version: Final = 1
    strings: Final[Mapping[str, Mapping[str, str]]] = STRINGS
    colourways: Final = ("wb", "bg", "cb")
    preview_first: Final = True
    long_turns: Final = True
    chooses_losses: Final = True
    setup: Final = Armies()
    unit: Final = 130  # a tile while all are in play; the fewer are left, the more one counts
    odds: Final = 450  # of games of the levels; tools/bench/engines/chances.py measures it
    form_deviation: Final = 2.7  # twice the errors make less of a difference than in other games
    error_shares: Final[Mapping[int, float]] = {1: 0.4, 2: 0.95, 3: 0.15, 4: 3.6}

    encode = staticmethod(codec.encode)
    decode = staticmethod(codec.decode)
    format_move = staticmethod(notation.move_text)
    target = staticmethod(targets.target_of)
    scene = staticmethod(picture.scene)
    scene_after = staticmethod(picture.scene)
    with_piece_rotated = staticmethod(tray.with_piece_rotated)
    panel = staticmethod(tray.panel)
    why_not = staticmethod(reasons.why_not)
    prompt = staticmethod(prompts.prompt)
    describe = staticmethod(prompts.describe)
    announce = staticmethod(prompts.announce)
    describe_turn = staticmethod(turns.describe_turn)
    consequence = staticmethod(prompts.consequence)
    describe_lead = staticmethod(prompts.describe_lead)
    achievement = staticmethod(prompts.achievement)

    def after_pass(self, position: Position) -> Position | None:
        """The end of the turn, always allowed except while tiles must be removed."""
        return position.apply(END) if END in position.legal_moves() else None

    def initial(self) -> Position:
        """The empty board, White to place the first unit."""
        return START

    def showcase(self) -> Position:
        """A game in full swing, with damaged units on both sides."""
        return codec.decode(_SHOWCASE)

    def parse_move(self, position: Position, text: str) -> Move:
        """The legal move of that text; otherwise BadInput names the rule."""
        action = notation.read_move(position, text)
        reason = reasons.refusal(position, action)
        if reason is not None:
            raise BadInput(reason.text)
        return action.move

    def entries(self, position: Position) -> Sequence[Entry]:
        """Shape and cell; tile, rotation and cell; tile and direction; tile; end."""
        return notation.entries(position)

    def automatic(self, position: Position) -> Move | None:
        """END if no unit can move or attack any more, else None."""
        return END if position.legal_moves() == (END,) else None

    def is_formal(self, position: Position, move: Move) -> bool:
        """Whether it is the only tile that can go, or ends a turn in which nothing else is left."""
        return (move == END or position.pending > 0) and position.legal_moves() == (move,)

    def best_removal(self, position: Position) -> Move | None:
        """The tile that a unit that was hit loses best; see engine/losses.py."""
        if not position.pending:
            return None
        from tesserae.games.tetrad.engine import losses

        return losses.least(position)

    def plays_without_preview(self, position: Position, move: Move) -> bool:
        """Whether a unit goes to a cell without rotating: the turn goes on."""
        kind, number, where = read(move)
        if kind != MOVE:
            return False
        return not notation.quarters(position.of(position.turn)[number], where)

    @property
    def legend(self) -> Sequence[Legend]:
        """Explains each colour of the ground."""
        return picture.legend()

    def result(self, position: Position) -> tuple[int, int]:
        """The tiles that each side has in play."""
        return position.tiles(FIRST), position.tiles(SECOND)

    def evaluate(self, position: Position, side: Side) -> int:
        """The lead in tiles, and threats; see engine/evaluation.py."""
        from tesserae.games.tetrad.engine import evaluation

        return evaluation.evaluate(position, side)

    def distance(self, one: Move, other: Move) -> float:
        """The steps between the goals of two moves, as a share of those across the board."""
        goals = [read(move) for move in (one, other)]
        if any(goal.kind != MOVE for goal in goals):
            return 0.0
        (rank, file), (other_rank, other_file) = (
            divmod(goal.where % CELLS, SIZE) for goal in goals
        )
        return min(1.0, (abs(rank - other_rank) + abs(file - other_file)) / (SIZE - 1))

    def soften_for_beginner(self, position: Position, move: Move) -> Move:
        """END instead of a third shot in a turn, while the other side has lost little."""
        shots = position.attacked.bit_count()
        early = position.tiles(OPPONENT[position.turn]) >= _HARDLY_HIT
        return END if early and shots >= _MILD_SHOTS and read(move).kind == ATTACK else move

    def replace_waiting_move(self, position: Position, move: Move) -> Move:
        """The best attack, instead of the end of a turn that leaves attacks."""
        if move != END:
            return move
        attacks = [it for it in position.legal_moves() if read(it).kind == ATTACK]
        if not attacks:
            return move
        return max(attacks, key=lambda it: self.evaluate(position.apply(it), position.turn))

    def beginner_moves(self, position: Position) -> Sequence[Move]:
        """Attacks, else moves towards the enemy; see engine/beginner_moves.py."""
        from tesserae.games.tetrad.engine.beginner_moves import beginner_moves

        return beginner_moves(position)

    def turn_openings(self, position: Position, rng: Random) -> Iterator[Sequence[Move] | None]:
        """The places that units might go to; see engine/planner.py."""
        from tesserae.games.tetrad.engine import planner

        return planner.turn_openings(position, rng)

    def follow_ups(self, moves: Sequence[Move]) -> Sequence[Move]:
        """Attacks, and the end of the turn."""
        return [move for move in moves if read(move).kind != MOVE]

    def play_out(self, position: Position, moves: Sequence[Move]) -> Position:
        """The position after a turn of those moves and of attacks; see engine/volleys.py."""
        from tesserae.games.tetrad.engine import volleys

        return volleys.play_out(position, moves)

    def agreed_outcome(self, position: Position) -> Outcome | None:
        """The outcome if both sides end the game now; None while they may not."""
        if position.placed < SETUP_PLIES or position.pending or position.outcome() is not None:
            return None
        return position.outcome_by_tiles("agreed")

    def is_settled(self, position: Position) -> bool:
        """Whether nobody is ahead, and for long nobody has hit anything."""
        return position.quiet >= _QUIET_BEFORE_DRAW and super().is_settled(position)

    def in_units(self, position: Position, score: int) -> float:
        """The lead in tiles, at most all that a side has now.

        The evaluation is a lead as a share of the tiles in play, of which few are worth more.
        """
        leader = position.to_move if score > 0 else OPPONENT[position.to_move]
        tiles = position.tiles(leader) if position.placed == SETUP_PLIES else _ALL_TILES // 2
        share = min(1.0, abs(score) / (_ALL_TILES * self.unit))
        lead = 2 * tiles * share / (1 + share)
        return lead if score > 0 else -lead

    def describe_loss(self, position: Position, lost: float) -> Text:
        """About how many tiles; see words/prompts.py."""
        return prompts.describe_loss(round(lost))

    def guide(self) -> Guide:
        from tesserae.games.tetrad.words import guide

        return guide.guide()

    def lesson(self) -> Lesson[Position]:
        from tesserae.games.tetrad.words.lesson import lesson

        return lesson()

    def coach(self) -> Coach[Position]:
        from tesserae.games.tetrad.words.coach import COACH

        return COACH

    def story(self) -> Story[Position]:
        from tesserae.games.tetrad.words.story import STORY

        return STORY

    def refutation(
        self, problem: Problem[Position], before: Position, move: Move, ruling: Ruling
    ) -> Text:
        from tesserae.games.tetrad.words.refutation import refutation

        return refutation(problem, before, move, ruling)

    def puzzles(self) -> Puzzles[Position]:
        from tesserae.games.tetrad.engine.puzzles import TetradPuzzles

        return TetradPuzzles()

    def editor(self) -> TetradEditor:
        from tesserae.games.tetrad.editing import TetradEditor

        return TetradEditor()
