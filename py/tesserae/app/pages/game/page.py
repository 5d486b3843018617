"""The game page: board, players, status, moves."""

from __future__ import annotations

from typing import Final

from tesserae.app.messages import actions
from tesserae.app.model import Model
from tesserae.app.model.table import Table
from tesserae.app.pages.components.page import (
    Drawings,
    Regions,
    RootStyle,
    View,
    open_share,
    region,
    screen,
    style_of,
    table_of,
    top,
)
from tesserae.app.pages.components.replay import replay_button
from tesserae.app.pages.game import players
from tesserae.app.pages.game.board import GAME_KEYS, board, board_regions
from tesserae.app.pages.game.controls import controls, layers, look_back, swap_button
from tesserae.app.pages.game.correspondence import answer
from tesserae.app.pages.game.evaluation_bar import evaluation_bar
from tesserae.app.pages.game.hint import hint
from tesserae.app.pages.game.status import caption, news, status
from tesserae.app.pages.game.tray import game_tray
from tesserae.app.pages.game.typed_move import move_field, refused_because, typed_move
from tesserae.app.play import coach, lazy_clock, replay
from tesserae.app.play.achievements import goal
from tesserae.app.play.board_scene import scene
from tesserae.core.game import Game, Position
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.lazy import Lazy, lazy
from tesserae.view.moves import move_list
from tesserae.view.parts import link
from tesserae.view.words import Words


def _page(model: Model, words: Words, fill: Regions) -> Lazy:
    return lazy(_skeleton, table_of(model).game, style_of(model), words, fill)


def _skeleton(game: Game[Position], style: RootStyle, words: Words, fill: Regions) -> Markup:
    slug = game.slug
    main = el(
        "main",
        region("section", "opp", fill, aria_label=words("player.across")),
        region("div", "caption", fill),
        region("div", "eval", fill),
        board(game, fill),
        region("p", "status", fill, role="status", data_loading=words("loading", n="{n}")),
        region("section", "own", fill, aria_label=words("player.here")),
        region("div", "tray", fill),
        region("section", "assist", fill, aria_label=words("assist")),
        region("section", "review-area", fill, aria_label=words("review")),
        region("nav", "controls", fill, aria_label=words("controls")),
        _moves(words, fill),
        move_field(words, fill),
        class_="game",
        data_act=actions.ELSEWHERE.name,
    )
    rules = link(words("rules"), f"#/{slug}/rules", "quiet")
    learn = link(words("learn"), f"#/{slug}/learn", "quiet", id="open-lesson")
    puzzles = link(words("puzzles"), f"#/{slug}/puzzle", "quiet wide", id="open-puzzles")
    links = [learn if game.lesson else None, puzzles if game.puzzles else None, rules]
    here = el("h1", words(f"{slug}.title"), class_="here")
    return screen(
        style,
        "game-screen",
        fill,
        top(words, here, links, open_share(words)),
        main,
        keys=GAME_KEYS,
    )


def _moves(words: Words, fill: Regions) -> Markup:
    heading = el("h2", words("moves"), id="moves-title")
    rows = region("div", "moves", fill)
    replayed = region("div", "replay", fill)
    return el(
        "section", heading, replayed, rows, class_="panel moves", aria_labelledby="moves-title"
    )


def _has_worded_moves(model: Model, table: Table) -> bool:
    """Whether the list has moves in words. A game with a coach counts as a first one."""
    chosen = model.settings.worded
    return chosen == "always" or (chosen == "first" and coach.is_present(model, table))


def _regions(model: Model, words: Words) -> Drawings:
    """The contents of the regions. Slow ones are lazy, also to be separate steps of `App.play`."""
    table = table_of(model)
    shown, reviewed = scene(model, table), model.analysis.review
    across, near = players.sides(model, table)
    level, thinks = players.adaptive_level(model, table), players.engine_thinks(model)
    time = lazy_clock.state(model)
    return {
        "opp": lazy(players.player, table, across, near, level, thinks, words, time),
        "caption": lazy(caption, table.game, goal(model, table), news(model, table), words),
        **board_regions(model, shown, words),
        "eval": evaluation_bar(model, table, words),
        "status": lazy(status, model, table, words),
        "own": lazy(players.player, table, near, near, level, thinks, words, time),
        "tray": lazy(game_tray, model, table, words, shown.spots),
        "assist": lazy(_assist, model, table, words),
        **_review(model, words),
        "controls": controls(table, model.engine.job is not None, words),
        **move_list(
            table.game,
            table.record,
            words,
            marks=reviewed.marks if reviewed else (),
            worded=_has_worded_moves(model, table),
        ),
        "replay": lazy(
            replay_button,
            bool(table.record.variation),
            replay.is_replayed(model),
            replay.steps(model, table),
            words,
        ),
        "typed": lazy(typed_move, model.play.entered, table.slug, words, "typed-move"),
        "typed-move-why": refused_because(model, words),
    }


def _assist(model: Model, table: Table, words: Words) -> Markup:
    """The helpers beside the board, and the switches for its layers."""
    return join(
        [
            answer(model, words),
            swap_button(table, words),
            look_back(model, table, words),
            layers(model, table, words),
            hint(model, table, words),
        ]
    )


def _review(model: Model, words: Words) -> Drawings:
    """The review of the game; the first one imports its module."""
    if model.analysis.review is None:
        return {"review-area": NOTHING}
    from tesserae.app.pages.game.review import review

    return review(model, words)


GAME: Final = View(_page, _regions)
