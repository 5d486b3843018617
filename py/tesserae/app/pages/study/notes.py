"""The panel of notes: comment and glyphs of the ply at the cursor, and the drawing tools."""

from __future__ import annotations

from tesserae.app.messages import actions
from tesserae.app.model import Model
from tesserae.app.model.study import Tool
from tesserae.app.model.study_history import History
from tesserae.app.model.table import Table
from tesserae.app.pages.components.page import Drawings, Regions, region
from tesserae.app.pages.study import asking
from tesserae.app.study import drawings, notes
from tesserae.core.game import Game, Position
from tesserae.core.record import comments
from tesserae.core.record.annotations import drawings_of
from tesserae.core.record.comments import COLOURS
from tesserae.core.record.movetext import EVALUATIONS, GLYPHS
from tesserae.core.record.numbering import last_move
from tesserae.view import svg
from tesserae.view.action import Action
from tesserae.view.html import Child, Markup, el, join
from tesserae.view.lazy import lazy
from tesserae.view.moves import Evaluations
from tesserae.view.parts import Choice, Option, plain_button, segments, select
from tesserae.view.words import Words


def skeleton(words: Words, fill: Regions) -> Markup:
    """The panel's content: its heading, the note, the tools for drawing."""
    return join(
        [
            el("h2", words("study.panel.notes")),
            region("div", "note", fill),
            el(
                "details",
                el("summary", words("note.more")),
                region("div", "better", fill),
                region("div", "drawing", fill, role="group", aria_label=words("draw.tools")),
                id="note-more",
            ),
            asking.skeleton(words, fill),
            region("div", "note-acts", fill, role="group", aria_label=words("note.acts")),
            region("p", "note-told", fill, role="status", class_="hidden"),
        ]
    )


def regions(model: Model, table: Table, words: Words) -> Drawings:
    """The contents of the regions."""
    study = model.study
    comment = notes.comment_of(table.record)
    said = tuple(notes.glyphs_of(table.record))
    drawn = bool(drawings_of(comment))
    move = last_move(table.game, table.record) or words("moves.start")
    return {
        "note": lazy(_note, table.slug, notes.field_of(table.record), move, comment, said, words),
        "better": lazy(_evaluation, table.slug, said, not table.record.ply, words),
        "drawing": lazy(_tools, study.tool, study.colour, words),
        **asking.regions(table, words),
        "note-acts": lazy(_acts, drawn, table.history, words),
        "note-told": Markup(el("span", " ".join([words(it) for it in study.told]))),
    }


def evaluations(game: Game[Position], words: Words) -> Evaluations:
    """The signs of who is better, and their meaning, for the list of moves."""
    told = {number: words(notes.meaning(game.slug, number)) for number in EVALUATIONS}
    return tuple([(number, sign, told[number]) for number, sign in EVALUATIONS.items()])


def _note(
    slug: str, field: str, move: str, comment: str, said: tuple[int, ...], words: Words
) -> Markup:
    """The comment on a ply, and its glyphs, which are disabled at the start."""
    start = field == f"{notes.FIELD_PREFIX}0"
    text = el(
        "textarea",
        comments.words_of(comment),
        id=field,
        rows=2,
        maxlength=notes.LONGEST,
        data_act=actions.NOTE.name,
        placeholder=words("note.empty"),
    )
    label = el("label", words("note.on", move=move), for_=field)
    glyphs = [
        _switch(
            sign,
            actions.NOTE_GLYPH(number),
            words(notes.meaning(slug, number)),
            on=number in said,
            off=start,
        )
        for number, sign in enumerate(GLYPHS, 1)
    ]
    group = el("div", glyphs, class_="glyphs", role="group", aria_label=words("note.glyphs"))
    return join([label, text, group])


def _evaluation(slug: str, said: tuple[int, ...], start: bool, words: Words) -> Markup:
    """The field for who is better."""
    options = [Option("0", words("note.evaluation.none"))]
    for number, sign in EVALUATIONS.items():
        options.append(Option(str(number), f"{sign} {words(notes.meaning(slug, number))}"))
    chosen = next((it for it in said if it in EVALUATIONS), 0)
    return select(
        words("note.evaluation"),
        actions.NOTE_EVALUATION,
        chosen,
        options,
        id="note-evaluation",
        disabled=start,
    )


def _tools(tool: Tool, colour: str, words: Words) -> Markup:
    """What a click on the board draws, and in which colour."""
    choices: list[tuple[Tool, str]] = [("", "off"), ("cell", "cell"), ("arrow", "arrow")]
    tools = [Choice(actions.DRAW_TOOL(it), words(f"draw.tool.{name}")) for it, name in choices]
    colours = [
        _switch(_sample(it), actions.DRAW_COLOUR(it), words(f"draw.colour.{it}"), on=it == colour)
        for it in COLOURS
    ]
    group = el("div", colours, class_="glyphs", role="group", aria_label=words("draw.colours"))
    chosen = segments(words("draw.tool"), actions.DRAW_TOOL(tool), tools)
    return el("div", chosen, group, data_draws="" if tool else None)


def _sample(colour: str) -> Markup:
    drawn = Markup(svg.picture(drawings.sample(colour)))
    return el("svg", drawn, class_="drawings", viewBox="0 0 100 100", aria_hidden="true")


def _switch(name: Child, action: Action, told: str, *, on: bool, off: bool = False) -> Markup:
    id = f"{action.name}-{action.arg}"
    return plain_button(action, name, id=id, title=told, aria_label=told, on=on, off=off)


def _acts(drawn: bool, history: History | None, words: Words) -> Markup:
    """The buttons below."""
    undo, redo = (history.undo, history.redo) if history else ((), ())
    return join(
        [
            plain_button(action, words(name), id=id, class_="text", off=not on)
            for id, name, action, on in (
                ("note-undo", "study.undo", actions.STUDY_UNDO, undo),
                ("note-redo", "study.redo", actions.STUDY_REDO, redo),
                ("draw-clear", "draw.clear", actions.DRAW_CLEAR, drawn),
            )
        ]
    )
