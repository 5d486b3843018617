"""The common parts of pages whose board follows a script: head, board, tray, buttons."""

from __future__ import annotations

from typing import Final

from tesserae.app.messages import actions
from tesserae.app.model import Model
from tesserae.app.model.table import Table
from tesserae.app.pages.components.first_game import play_link
from tesserae.app.pages.components.page import Regions, heading, region, screen, style_of, top
from tesserae.app.pages.game.board import board
from tesserae.app.play.board_scene import marks_of
from tesserae.app.practice.board import board_of
from tesserae.core.scene import Scene, Target
from tesserae.core.text import Text
from tesserae.view.html import NOTHING, Child, Markup, el
from tesserae.view.icons import icon
from tesserae.view.parts import link
from tesserae.view.words import Words

KEYS: Final = "Escape r R"
"""Keys beside the board: undoing, rotating a piece."""


def comments(model: Model, hint: Text | None, words: Words) -> list[Markup]:
    """The reason of a refusal, a hint, and the feedback on the last move."""
    shown, refusal = board_of(model), model.play.refusal
    said = [
        (hint, "why hint"),
        (shown.feedback, "why refused" if shown.phase == "wrong" else "why"),
    ]
    if shown.phase == "solve" and refusal is not None:
        said.insert(0, (refusal.reason.text, "why refused"))
    return [el("span", words(it), class_=tone) for it, tone in said if it is not None]


def tone_of(model: Model) -> str:
    """The CSS class of the feedback on a click or on the last move."""
    phase = board_of(model).phase
    if phase == "solved":
        return "why right"
    refused = phase == "solve" and model.play.refusal is not None
    return "why refused" if refused or phase == "wrong" else "why"


def answer_line(said: str, tone: str) -> Markup:
    """The feedback on a click or on the last move, with a tick if it was right."""
    return el("span", icon("tick") if tone == "why right" else None, said, class_=tone)


def task_line(model: Model, task: str, *, begun: bool) -> Markup:
    """The task, with a tick after a right move."""
    right = begun and board_of(model).phase in ("reply", "solved")
    return el("b", el("span", icon("tick"), class_="right") if right else None, task)


def scripted_page(
    model: Model,
    words: Words,
    fill: Regions,
    title: str,
    head: Markup,
    more: Child = None,
    *,
    css_class: str = "lesson",
    name: str = "",
    share: Child = None,
) -> Markup:
    """The page. head: goes first. more: goes last. name: of a study.

    share: the button to share it.
    """
    table, slug = model.table, model.screen.slug
    framed = model.frame is not None
    main = el(
        "main",
        el("h1", title, class_="hidden") if framed else None,
        head,
        region("div", "lesson", fill, role="status"),
        board(table.game, fill) if table is not None else None,
        region("div", "tray", fill),
        region("div", "lesson-acts", fill),
        more,
        class_=css_class,
        data_act=actions.ELSEWHERE.name,
    )
    bar, frame_class = NOTHING, " in-frame"
    if not framed:
        play = link(words("play"), play_link(model, slug), "quiet") if slug else None
        bar, frame_class = top(words, heading(title, name), play, share), ""
    return screen(style_of(model), f"lesson-screen{frame_class}", fill, bar, main, keys=KEYS)


def closed_board(model: Model, table: Table) -> Scene:
    """The board without targets."""
    marks = marks_of(model, table)._replace(offered=frozenset(), aimed=None)
    return table.game.scene(table.position, marks)


def board_with_hint(model: Model, table: Table, hint: tuple[Target, ...]) -> Scene:
    """The board, with a hint until something is picked; without targets unless one is to move."""
    if board_of(model).phase != "solve":
        return closed_board(model, table)
    marks = marks_of(model, table)
    if hint and not model.play.selection:
        marks = marks._replace(hint=hint)
    return table.game.scene(table.position, marks)


def link_elsewhere(model: Model, name: str, fragment: str, id: str) -> Markup:
    """A link to another page; from a frame, in a tab of its own."""
    if model.frame is None:
        return link(name, fragment, "quiet", id=id)
    address = f"{model.base.rpartition('/')[0]}/{fragment}"
    return link(name, address, "quiet", id=id, target="_blank", rel="noopener")
