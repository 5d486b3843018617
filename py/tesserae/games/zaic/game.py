"""Zaic as core.game.Game: the parts of this folder put together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from tesserae.core.entry import Entry, Picked
from tesserae.core.errors import BadInput
from tesserae.core.game import OPPONENT, Game, Move, Panel, Side
from tesserae.core.scene import Target
from tesserae.core.text import Text, text
from tesserae.games.zaic import tray
from tesserae.games.zaic.board import scene as picture
from tesserae.games.zaic.board import tiles
from tesserae.games.zaic.notation import moves as notation
from tesserae.games.zaic.notation import positions as codec
from tesserae.games.zaic.notation import targets
from tesserae.games.zaic.rules import CELLS, EXTENT, ROW, START, Position, squares_of
from tesserae.games.zaic.words import prompts, reasons
from tesserae.games.zaic.words.strings import STRINGS

if TYPE_CHECKING:
    from tesserae.core.exact import Prover
    from tesserae.core.puzzle import Problem, Puzzles, Ruling
    from tesserae.core.teaching.coach import Coach
    from tesserae.core.teaching.guide import Guide
    from tesserae.core.teaching.lesson import Lesson
    from tesserae.core.teaching.story import Story
    from tesserae.games.zaic.editing import ZaicEditor
    from tesserae.games.zaic.engine.evaluation import Evaluation
    from tesserae.games.zaic.engine.network import Network

_BADGES: Final = 3
"""Number of areas of a side that are shown beside its supply."""

_SHOWCASE: Final = (
    "Bh4Be5bk5bg6vj7Hk7bf8Hh8bh9Be10Hg11.hh5he6Sh6Hk6Hg7Hj7Vg8si8Hh9vf10vh10.vg7si9.Sg8"
)


class Zaic(Game[Position]):
    """The game of Zaic."""

    slug: Final = "zaic"
    goal: Final = text("zaic.goal")
    rules_version: Final = 1
    strings: Final[Mapping[str, Mapping[str, str]]] = STRINGS
    colourways: Final = ("wb", "bg", "cb")
    layers: Final = ("levels", "areas")
    preview_first: Final = True
    unit: Final = 900  # one more square in the largest area at the end, measured over games
    odds: Final = 475  # of games of the levels; tools/bench/engines/chances.py measures it
    error_shares: Final[Mapping[int, float]] = {1: 0.65, 2: 0.65, 3: 0.42}

    encode = staticmethod(codec.encode)
    decode = staticmethod(codec.decode)
    target = staticmethod(targets.target_of)
    scene = staticmethod(picture.scene)
    preselection = staticmethod(tray.preselection)
    with_piece_rotated = staticmethod(tray.with_piece_rotated)
    why_not = staticmethod(reasons.why_not)
    prompt = staticmethod(prompts.prompt)
    describe = staticmethod(prompts.describe)
    result = staticmethod(prompts.result)
    announce = staticmethod(prompts.announce)
    consequence = staticmethod(prompts.consequence)
    describe_lead = staticmethod(prompts.describe_lead)

    @property
    def evaluate(self) -> Evaluation:
        """The evaluation, with the fast form; see engine/evaluation.py."""
        from tesserae.games.zaic.engine.evaluation import EVALUATE

        return EVALUATE

    @property
    def strongest_evaluate(self) -> Network:
        """A network over the same counts; see engine/network.py."""
        from tesserae.games.zaic.engine.network import NETWORK

        return NETWORK

    def distance(self, one: Move, other: Move) -> float:
        """The steps between two tiles, as a share of those across all tiles in play at most."""
        rank, file = divmod(one % CELLS, ROW)
        other_rank, other_file = divmod(other % CELLS, ROW)
        return min(1.0, (abs(rank - other_rank) + abs(file - other_file)) / (2 * EXTENT - 2))

    def after_pass(self, position: Position) -> Position | None:
        """The position with the other side to move, against the rules; None on the empty table."""
        if not position.tiles:
            return None
        return position._replace(to_move=OPPONENT[position.to_move])

    def initial(self) -> Position:
        """The empty table, Light to move."""
        return START

    def showcase(self) -> Position:
        """A game in full swing, on several levels."""
        return codec.decode(_SHOWCASE)

    def format_move(self, position: Position, move: Move) -> str:
        """TILE CELL, the same in every position."""
        return notation.move_text(move)

    def parse_move(self, position: Position, text: str) -> Move:
        """The legal move of that text; otherwise BadInput names the rule."""
        move = notation.read_move(text)
        reason = reasons.refusal(position, move)
        if reason is not None:
            raise BadInput(reason.text)
        return move

    def entries(self, position: Position) -> Sequence[Entry]:
        """The tile, then any cell that it would cover."""
        return notation.entries(position)

    def covers_target(self, position: Position, move: Move, target: Target) -> bool:
        """Whether the target is a cell that the tile would cover."""
        return isinstance(target, targets.Cell) and bool(squares_of(move) >> target.cell & 1)

    def panel(self, position: Position, side: Side, picked: Picked = ()) -> Panel:
        """The largest areas, and the supply."""
        largest = position.area_sizes(side)[:_BADGES]
        badges = tuple(tiles.number_tile(size, side) for size in largest)
        return Panel(prompts.score(position, side), badges, tray.stocks(position, side, picked))

    def achievement(self, position: Position, move: Move) -> str | None:
        """Areas that are joined; see words/prompts.py."""
        return "joined" if prompts.joined_sizes(position, position.apply(move), move) else None

    def describe_loss(self, position: Position, lost: float) -> Text:
        """About how many squares; see words/prompts.py."""
        return prompts.describe_loss(round(lost))

    def endgame_prover(self) -> Prover[Position]:
        from tesserae.games.zaic.engine.endgame import Prover

        return Prover()

    def guide(self) -> Guide:
        from tesserae.games.zaic.words import guide

        return guide.guide()

    def lesson(self) -> Lesson[Position]:
        from tesserae.games.zaic.words.lesson import lesson

        return lesson()

    def coach(self) -> Coach[Position]:
        from tesserae.games.zaic.words.coach import COACH

        return COACH

    def story(self) -> Story[Position]:
        from tesserae.games.zaic.words.story import STORY

        return STORY

    def refutation(
        self, problem: Problem[Position], before: Position, move: Move, ruling: Ruling
    ) -> Text:
        from tesserae.games.zaic.words.refutation import refutation

        return refutation(before, move, ruling)

    def puzzles(self) -> Puzzles[Position]:
        from tesserae.core.puzzle import NOW, STOP
        from tesserae.core.puzzle.proven_puzzles import QUIET, ProvenPuzzles

        return ProvenPuzzles(self, (NOW, STOP, "cut", "joined", "squeeze", QUIET))

    def editor(self) -> ZaicEditor:
        from tesserae.games.zaic.editing import ZaicEditor

        return ZaicEditor()
