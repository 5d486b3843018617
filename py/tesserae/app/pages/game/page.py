"""The game page: board, players, status, moves."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tesserae.app.model import Model, Table, flipped, layers_of, partial_of
from tesserae.app.pages.common import Regions, View, notice, region, screen, targets_of, top
from tesserae.app.pages.game import players
from tesserae.app.pages.game.analysis import evaluation, looking_back
from tesserae.app.pages.game.answer import answer
from tesserae.app.pages.game.controls import assist, controls, layers, setup, typed, typed_why
from tesserae.app.pages.game.status import status
from tesserae.app.pages.game.tray import tray
from tesserae.core.game import Game, Position
from tesserae.core.scene import Marks, Scene
from tesserae.view import svg
from tesserae.view.html import Markup, el, join
from tesserae.view.moves import move_list
from tesserae.view.parts import icon_button, link
from tesserae.view.words import Words

LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"

BOARD_KEYS: Final = " ".join(
    ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "Escape"]
    + [*LETTERS, *LETTERS.upper(), *"123456789"]
)
"""The keys that mean something on the board: walking, taking back, a piece by letter or number."""

TABLE_KEYS: Final = "ArrowLeft ArrowRight Home End Escape r R"
"""The keys that mean something beside the board: looking back, taking back, turning a piece."""


def table_of(model: Model) -> Table:
    """The table on the page, which a game page has."""
    table = model.table
    if table is None:
        raise ValueError("no table on this page")
    return table


def scene(model: Model, table: Table) -> Scene:
    """The board with everything that is marked on it now."""
    return table.game.scene(table.position, _marks(model, table))


def still(model: Model, table: Table) -> Scene:
    """The board as a picture to keep: what was played, entered and advised; not what may be."""
    marks = _marks(model, table)._replace(aimed=None, refused=None, faults=(), fresh=False)
    if not model.picked:
        marks = marks._replace(picked=(), offered=frozenset())
    return table.game.scene(table.position, marks)


def _marks(model: Model, table: Table) -> Marks:
    partial = partial_of(model)
    record = table.record
    return Marks(
        picked=partial.filled,
        offered=partial.offered,
        aimed=model.aimed,
        last=() if record.last is None else targets_of(table, record.ply - 1, record.last),
        hint=targets_of(table, record.ply, model.hint.moves[0]) if model.hint else (),
        refused=model.refusal.target if model.refusal else None,
        faults=model.refusal.reason.faults if model.refusal else (),
        flipped=flipped(model, table),
        coordinates=model.settings.coordinates,
        fresh=model.fresh and model.settings.animation,
        layers=layers_of(model.settings, table.slug),
    )


def board(model: Model, fill: Regions) -> Markup:
    """The board's frame, in which the picture and the spots are regions."""
    layers = (
        region("g", "board-ground", fill, aria_hidden="true"),
        region("g", "board-picture", fill, aria_hidden="true"),
        region("g", "board-spots", fill),
    )
    drawing = el("svg", layers, class_="board", viewBox=_view_box(table_of(model).game))
    return el("div", drawing, class_="place", data_keys=BOARD_KEYS)


@lru_cache
def _view_box(game: Game[Position]) -> str:
    """What a board covers, which is the same for all positions of a game."""
    return svg.view_box(game.scene(game.initial(), Marks()))


def board_regions(model: Model, shown: Scene, words: Words) -> dict[str, Markup]:
    """What is seen of the board, and what can be hit on it."""
    focus = model.cursor
    return {
        "board-ground": Markup(svg.picture(shown.ground)),
        "board-picture": Markup(svg.picture(shown.items)),
        "board-spots": Markup(svg.spots(shown, words, focus)),
    }


def _page(model: Model, words: Words, fill: Regions) -> Markup:
    slug = table_of(model).slug
    main = el(
        "main",
        region("section", "opp", fill, aria_label=words("player.across")),
        region("div", "eval", fill),
        board(model, fill),
        region("p", "status", fill, role="status", data_loading=words("loading", n="{n}")),
        region("section", "own", fill, aria_label=words("player.here")),
        region("div", "tray", fill),
        region("section", "assist", fill, aria_label=words("assist")),
        region("section", "review-area", fill, aria_label=words("review")),
        region("nav", "controls", fill, aria_label=words("controls")),
        _moves(words, fill),
        _typed(words, fill),
        class_="game",
        data_act="elsewhere",
    )
    rules = link(words("rules"), f"#/{slug}/rules", "quiet wide")
    share = icon_button(words("share"), "dialog", "share", sign="share", id="open-share")
    here = el("h1", words(f"{slug}.title"), class_="here")
    return screen(
        model,
        "game-screen",
        top(model, words, here, rules, share),
        region("div", "loading", fill),
        region("div", "notice", fill, role="alert"),
        main,
        keys=TABLE_KEYS,
    )


def _moves(words: Words, fill: Regions) -> Markup:
    heading = el("h2", words("moves"), id="moves-title")
    rows = region("div", "moves", fill)
    return el("section", heading, rows, class_="panel moves", aria_labelledby="moves-title")


def _typed(words: Words, fill: Regions) -> Markup:
    return el(
        "section",
        region("div", "typed", fill),
        region("div", "typed-move-why", fill, role="alert"),
        class_="typed",
        aria_label=words("typed.label"),
    )


def _regions(model: Model, words: Words) -> Regions:
    table = table_of(model)
    shown = scene(model, table)
    across, here = players.sides(model, table)
    return {
        "notice": notice(model, words),
        "opp": players.player(model, table, across, words),
        **board_regions(model, shown, words),
        "eval": evaluation(model, table, words),
        "status": status(model, table, words),
        "own": players.player(model, table, here, words),
        "tray": tray(model, table, words, shown.spots),
        "assist": join(
            [
                answer(model, table, words),
                setup(table, words),
                layers(model, table, words),
                assist(model, table, words),
            ]
        ),
        "review-area": looking_back(model, table, words),
        "controls": controls(model, table, words),
        **move_list(table.game, table.record, words),
        "typed": typed(model, table, words, "typed-move"),
        "typed-move-why": typed_why(model, words),
    }


GAME: Final = View(_page, _regions)
