"""The page of a study: the board, the tray, the status, and the panels beside it."""

from __future__ import annotations

from typing import Final

from tesserae.app.messages import actions
from tesserae.app.model import Model
from tesserae.app.model.chapters import name_of_study
from tesserae.app.model.study import PANELS, Panel
from tesserae.app.model.table import Table
from tesserae.app.pages.components.page import (
    Drawings,
    Regions,
    RootStyle,
    View,
    heading,
    open_share,
    region,
    screen,
    style_of,
    table_of,
    top,
)
from tesserae.app.pages.game import players
from tesserae.app.pages.game.board import board, board_regions
from tesserae.app.pages.game.status import status
from tesserae.app.pages.game.tray import tray
from tesserae.app.pages.game.typed_move import move_field, refused_because, typed_move
from tesserae.app.pages.study import graph, lines, notes, threat, tree
from tesserae.app.play import replay
from tesserae.app.play.board_scene import scene
from tesserae.app.study import drawings, values
from tesserae.app.study import lines as study_lines
from tesserae.app.study.keys import KEYS, TAB, TAB_KEYS
from tesserae.app.texts.game_links import game_link
from tesserae.app.texts.links import can_keep
from tesserae.app.texts.study_links import book_link, editor_link, keep_link
from tesserae.app.texts.wording import seat_name
from tesserae.core.game import Game, Position
from tesserae.core.record import continuations
from tesserae.search.levels import LEVELS
from tesserae.view.action import Action
from tesserae.view.html import Markup, el, join
from tesserae.view.lazy import Lazy, lazy
from tesserae.view.parts import Option, button, icon_button, link, plain_button, select
from tesserae.view.words import Words


def _page(model: Model, words: Words, fill: Regions) -> Lazy:
    table = table_of(model)
    name = name_of_study(table.chapters)
    return lazy(_skeleton, table.game, name, style_of(model), words, fill)


def _skeleton(
    game: Game[Position], name: str, style: RootStyle, words: Words, fill: Regions
) -> Markup:
    main = el(
        "main",
        region("section", "opp", fill, aria_label=words("player.across")),
        region("section", "own", fill, aria_label=words("player.here")),
        board(game, fill),
        region("p", "status", fill, role="status"),
        el(
            "div",
            region("div", "tray", fill),
            region("div", "threat", fill, role="status"),
            class_="below",
        ),
        region("div", "study-tabs", fill, role="tablist", aria_label=words("study.panels")),
        el(
            "div",
            el(
                "div",
                _panel("lines", lines.skeleton(words, fill)),
                _panel("graph", graph.skeleton(words, fill)),
                class_="upper",
            ),
            _border(words),
            _panel("moves", tree.skeleton(words, fill)),
            class_="panels",
        ),
        _panel("notes", notes.skeleton(words, fill)),
        region("div", "study-acts", fill, role="group", aria_label=words("study.acts")),
        region("nav", "study-steps", fill, aria_label=words("study.steps")),
        move_field(words, fill),
        class_="study",
        data_act=actions.ELSEWHERE.name,
    )
    here = heading(words("study.title", game=words(f"{game.slug}.title")), name)
    play = link(words("play"), f"#/{game.slug}", "quiet")
    bar = top(words, here, play, open_share(words))
    return screen(style, "study-screen", fill, bar, main, keys=KEYS)


def _border(words: Words) -> Markup:
    """The border above the tree, which `web/page/browser/border.js` moves."""
    return el(
        "div",
        id="study-border",
        role="separator",
        tabindex=0,
        aria_orientation="horizontal",
        aria_label=words("study.border"),
        aria_controls="study-moves",
        aria_valuemin=15,
        aria_valuemax=75,
        aria_valuenow=40,
    )


def _panel(name: Panel, content: Markup) -> Markup:
    """A panel. Panels are in tabs if there is room for only one."""
    label = f"{TAB}{name}"
    return el(
        "section",
        content,
        id=f"study-{name}",
        class_="panel",
        role="tabpanel",
        aria_labelledby=label,
    )


def _regions(model: Model, words: Words) -> Drawings:
    table = table_of(model)
    shown = lines.on_board(model, table, threat.on_board(model, table, scene(model, table)))
    shown = drawings.on_board(model, table, shown)
    across, near = players.sides(model, table)
    return {
        "opp": lazy(players.player, table, across, near, 0, False, words),
        "own": lazy(players.player, table, near, near, 0, False, words),
        **board_regions(model, shown, words),
        "status": status(model, table, words, values.of_aimed(model, shown)),
        "tray": tray(model, table, words, shown.spots, lines.of_pieces(model, table, words)),
        "threat": threat.threat_text(model, table, words),
        "study-tabs": lazy(_tabs, model.study.panel, words),
        **lines.regions(model, table, words),
        **tree.regions(model, table, words),
        **graph.regions(model, table, words),
        **notes.regions(model, table, words),
        "study-acts": lazy(
            _acts, table, model.study.level, study_lines.proven_value(model, table), words
        ),
        "study-steps": lazy(
            _steps,
            table,
            model.study.asking,
            model.study.threat,
            replay.is_replayed(model),
            replay.steps(model, table),
            words,
        ),
        "typed": lazy(typed_move, model.play.entered, table.slug, words, "typed-move"),
        "typed-move-why": refused_because(model, words),
    }


def _tabs(shown: Panel, words: Words) -> Markup:
    """The tabs of the panels; the Tab key stops at one of them."""
    return join([_tab(name, shown == name, words) for name in PANELS])


def _tab(name: Panel, selected: bool, words: Words) -> Markup:
    return plain_button(
        actions.STUDY_PANEL(name),
        words(f"study.panel.{name}"),
        id=f"{TAB}{name}",
        role="tab",
        aria_selected="true" if selected else "false",
        aria_controls=f"study-{name}",
        tabindex=0 if selected else -1,
        data_keys=TAB_KEYS,
    )


def _acts(table: Table, level: int, value: int | None, words: Words) -> Markup:
    """Links from the position: a game against a level, a puzzle, keeping its value.

    value: its proven value.
    """
    sheet = link(words("print"), f"#/{table.slug}/study/print", id="study-print")
    train = link(
        words("study.train"), f"#/{table.slug}/study/train?id={table.id}", id="study-train"
    )
    if table.over:
        return el("div", train, sheet, class_="acts")
    names = [Option(str(it.number), words(seat_name(it.number))) for it in LEVELS]
    record = table.record
    played = record._replace(variation=record.variation[: record.ply])
    fragment = f"{game_link(table._replace(record=played))}&level={level}"
    against = select(words("study.against"), actions.STUDY_LEVEL, level, names, id="study-level")
    puzzle = button(words("study.puzzle"), actions.STUDY_PUZZLE, id="study-puzzle")
    play = link(words("study.play"), fragment, id="study-play")
    keep = _keep(table, value, words) if can_keep(table.game) else None
    editor = link(words("editor"), editor_link(table), id="study-editor")
    book = link(words("study.book"), book_link(table), id="study-book")
    return el(
        "div",
        *(play, against, puzzle if table.game.puzzles else None),
        train,
        *(keep, editor if table.game.editor else None, book if table.game.opening_book else None),
        sheet,
        class_="acts",
    )


def _keep(table: Table, value: int | None, words: Words) -> Markup:
    """The link to keep the win or draw; disabled before it is proven, so that nothing jumps."""
    name = words("study.keep.draw" if value == 0 else "study.keep.win")
    if value is None or value < 0:
        return el("a", name, class_="button", id="study-keep", role="link", aria_disabled="true")
    return link(name, keep_link(table), id="study-keep")


def _steps(
    table: Table, asking: bool, threatens: bool, replayed: bool, steps: str, words: Words
) -> Markup:
    """The buttons that step through the plies; above them the choice at a fork, while asked."""
    record = table.record
    ways = len(continuations(record))
    forward = words("study.forward", n=ways) if ways > 1 else words("forward")
    return join(
        [
            tree.fork(table, asking, words),
            _step(words("first"), "first", actions.FIRST, off=not record.ply),
            _step(words("back"), "back", actions.BACK, off=not record.ply),
            _step(forward, "forward", actions.FORWARD, off=not ways, ways=ways),
            _step(words("to_end"), "last", actions.LAST, off=record.at_end),
            _replay(table, replayed, steps, words),
            _step(words("turn"), "turn", actions.FLIP),
            _step(words("threat"), "threat", actions.STUDY_THREAT, on=threatens),
        ]
    )


def _replay(table: Table, replayed: bool, steps: str, words: Words) -> Markup:
    """Plays or pauses. steps: where the mouse wheel and swipes go."""
    return icon_button(
        words("pause" if replayed else "replay"),
        actions.REPLAY,
        sign="pause" if replayed else "play",
        css_class=None,
        off=not table.record.variation,
        id="step-replay",
        data_steps=steps or None,
    )


def _step(
    name: str,
    sign: str,
    action: Action,
    *,
    off: bool = False,
    ways: int = 0,
    on: bool | None = None,
) -> Markup:
    """A button. ways: the number of continuations, shown if there are several."""
    more = str(ways) if ways > 1 else None
    return icon_button(
        name, action, sign=sign, css_class=None, more=more, id=f"step-{sign}", off=off, on=on
    )


STUDY: Final = View(_page, _regions)
