"""The position editor: the board, whether the position is legal, and the tools."""

from __future__ import annotations

from typing import Final

from tesserae.app.editing import drafts
from tesserae.app.editing.keys import BOARD_KEYS, KEYS
from tesserae.app.messages import actions
from tesserae.app.model import Model
from tesserae.app.model.screen import EditorPage
from tesserae.app.model.table import PERSON, Table
from tesserae.app.pages.components.page import (
    Drawings,
    Regions,
    RootStyle,
    View,
    region,
    screen,
    style_of,
    top,
)
from tesserae.app.pages.components.saved_games import distinguishing_name
from tesserae.app.pages.game.board import board, board_regions
from tesserae.app.pages.game.players import mini
from tesserae.app.pages.game.typed_move import refused_because
from tesserae.app.storage.summaries import last_study
from tesserae.app.texts.game_links import position_link
from tesserae.app.texts.study_links import position_study
from tesserae.app.texts.wording import seat_name
from tesserae.core.game import Game, Position
from tesserae.core.game.editor import Tool, Tools
from tesserae.core.scene import Scene
from tesserae.games import catalog
from tesserae.search.levels import LEVELS
from tesserae.view.action import Action
from tesserae.view.html import Markup, el, join
from tesserae.view.icons import icon
from tesserae.view.lazy import Lazy, lazy
from tesserae.view.parts import (
    Option,
    button,
    icon_button,
    link,
    plain_button,
    screen_reader_text,
    select,
)
from tesserae.view.words import Words


def _page(model: Model, words: Words, fill: Regions) -> Lazy:
    game = catalog.by_slug(model.screen.slug)
    return lazy(_skeleton, game, style_of(model), words, fill)


def _skeleton(game: Game[Position], style: RootStyle, words: Words, fill: Regions) -> Markup:
    main = el(
        "main",
        board(game, fill, BOARD_KEYS),
        region("p", "status", fill, role="status"),
        region("section", "editor-tools", fill, aria_label=words("editor.tools")),
        region("div", "editor-edits", fill, role="group", aria_label=words("editor.edits")),
        region("section", "editor-acts", fill, aria_label=words("editor.acts")),
        el(
            "section",
            region("div", "editor-text", fill),
            region("div", "editor-text-why", fill, role="alert"),
            class_="written",
            aria_label=words("editor.text"),
        ),
        class_="editor",
    )
    here = el("h1", words("editor.title", game=words(f"{game.slug}.title")), class_="here")
    bar = top(words, here, link(words("play"), f"#/{game.slug}", "quiet"))
    return screen(style, "editor-screen", fill, bar, main, keys=KEYS)


def _regions(model: Model, words: Words) -> Drawings:
    page = drafts.page_of(model)
    shown, draft = drafts.scene(model), drafts.draft_of(page)
    return {
        **board_regions(model, shown, words),
        "status": _status(page, shown, words),
        "editor-tools": lazy(_tools, drafts.tools_of(page.slug, draft), words),
        "editor-edits": lazy(
            _edits, drafts.rotates(page.slug), bool(page.earlier), bool(page.later), words
        ),
        "editor-acts": lazy(
            _acts, page.slug, page.table, page.level, _study_name(model, words), words
        ),
        "editor-text": lazy(_text, draft.written, words),
        "editor-text-why": refused_because(model, words),
    }


def _status(page: EditorPage, shown: Scene, words: Words) -> Markup:
    """Why an edit was refused; else that the position is legal and whose turn it is, or why not.

    For screen readers, first what is now on the space that was clicked.
    """
    spot = next((it for it in shown.spots if it.target.name == page.news), None)
    there = screen_reader_text(words(spot.label)) if spot is not None and not page.refused else None
    if page.refused:
        return el("span", icon("close"), words(page.refused), class_="why refused")
    if page.reason or page.table is None:
        reason = words(page.reason) if page.reason else None
        return join(
            [there, el("b", words("editor.unsound")), " ", el("span", reason, class_="why")]
        )
    return join(
        [
            there,
            el("b", words("editor.sound")),
            " ",
            el("span", _turn(page.table, words), class_="why"),
        ]
    )


def _turn(table: Table, words: Words) -> str:
    """Whose turn it is, or how the game ended."""
    if table.over:
        return words(table.game.prompt(table.position, ()).what)
    return words(f"{table.slug}.editor.turn.{table.position.to_move}")


def _tools(groups: tuple[Tools, ...], words: Words) -> Markup:
    return join([_group(number, group, words) for number, group in enumerate(groups)])


def _group(number: int, group: Tools, words: Words) -> Markup:
    label, id = words(group.label), f"tools-{number}"
    tools = el(
        "div",
        [_tool(tool, words) for tool in group.tools],
        class_="kit",
        role="group",
        aria_labelledby=id,
    )
    if group.folded:
        return el("details", el("summary", label, id=id), tools, id=f"{id}-folded")
    return el("div", el("h2", label, id=id), tools, class_="toolbox")


def _tool(tool: Tool, words: Words) -> Markup:
    """A tool; hides its name if its picture is enough."""
    name, wordless = words(tool.label), tool.icon is not None and tool.left is None
    left = None if tool.left is None else el("small", words("supply.left", n=tool.left))
    picture = mini(tool.icon, words) if tool.icon else icon(tool.sign) if tool.sign else None
    return plain_button(
        actions.EDITOR_TOOL(tool.name),
        picture,
        None if wordless else el("span", name, left),
        id=f"tool-{tool.name}",
        class_="stock tool",
        aria_label=name if wordless else None,
        title=name if wordless else None,
        on=tool.chosen,
        aria_keyshortcuts=tool.key or None,
    )


def _edits(rotates: bool, undoes: bool, redoes: bool, words: Words) -> Markup:
    return join(
        [
            _edit(words("undo"), "undo", actions.UNDO, off=not undoes),
            _edit(words("redo"), "redo", actions.REDO, off=not redoes),
            _edit(words("rotate"), "rotate", actions.ROTATE) if rotates else None,
            _edit(words("turn"), "turn", actions.FLIP),
            button(words("editor.clear"), actions.EDITOR_CLEAR, id="editor-clear"),
        ]
    )


def _edit(name: str, sign: str, action: Action, *, off: bool = False) -> Markup:
    return icon_button(name, action, sign=sign, id=f"edit-{sign}", css_class="button", off=off)


def _study_name(model: Model, words: Words) -> str:
    """The name of the study to which you can add the position; "" without one."""
    last = last_study(model)
    return words(distinguishing_name(last)) if last else ""


def _acts(slug: str, table: Table | None, level: int, study_name: str, words: Words) -> Markup:
    """The actions for the position. Disabled buttons keep their place."""
    on = table is not None
    playable = table is not None and not table.over
    play = position_link(table) if table else ""
    study = position_study(slug, table.position) if table else ""
    against = [Option(str(PERSON), words("editor.two"))]
    against += [Option(str(it.number), words(seat_name(it.number))) for it in LEVELS]
    puzzle, share = actions.EDITOR_PUZZLE, actions.DIALOG("share")
    chapter = None
    if study_name:
        chapter = button(
            words("editor.chapter"),
            actions.EDITOR_CHAPTER,
            id="editor-chapter",
            title=study_name,
            off=not on,
        )
    asks = catalog.by_slug(slug).puzzles is not None
    return el(
        "div",
        _lead(
            words("editor.play"), play + (f"&level={level}" * (level > PERSON)), "play", playable
        ),
        select(words("editor.against"), actions.EDITOR_LEVEL, level, against, id="editor-level"),
        _lead(words("editor.study"), study, "study", on),
        chapter,
        button(words("editor.puzzle"), puzzle, id="editor-puzzle", off=not playable)
        if asks
        else None,
        button(words("share"), share, id="editor-share", off=not on),
        class_="acts",
    )


def _lead(name: str, there: str, id: str, on: bool) -> Markup:
    id = f"editor-{id}"
    if on:
        return link(name, there, "primary" * (id == "editor-play"), id=id)
    return el("a", name, class_="button", id=id, role="link", aria_disabled="true")


def _text(written: str, words: Words) -> Markup:
    """The position as text, to copy, type or paste."""
    field = el(
        "input",
        id="editor-position",
        name="position",
        type="text",
        value=written,
        aria_label=words("editor.text"),
        aria_describedby="editor-text-about editor-text-why",
        maxlength=drafts.LONGEST_TYPED,
        autocomplete="off",
        autocapitalize="off",
        spellcheck="false",
    )
    send = el("button", words("editor.text.set"), type="submit", class_="button")
    copy = button(words("copy"), actions.EDITOR_COPY, sign="copy", id="editor-copy")
    form = el("form", field, send, copy, class_="field", data_act=actions.EDITOR_TEXT.name)
    heading = el("h2", words("editor.text"))
    return join(
        [heading, form, el("p", words("editor.text.why"), class_="aside", id="editor-text-about")]
    )


EDITOR: Final = View(_page, _regions)
