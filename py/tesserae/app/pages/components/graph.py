"""The graph of a game: its picture, a slider over it to go to a ply, and its table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tesserae.app.analysis import curve as curves
from tesserae.app.analysis.curve import Curve
from tesserae.app.messages import actions
from tesserae.core.game import FIRST, SECOND, Position
from tesserae.core.record import Ply, Record, jump
from tesserae.core.record.movetext import GLYPHS
from tesserae.core.record.numbering import first_numbering, last_move, number_moves
from tesserae.view import graph
from tesserae.view.html import Markup, el, join
from tesserae.view.parts import button
from tesserae.view.words import Words


def holder() -> Markup:
    """The element with the regions of the picture and of the slider, which lies over it."""
    regions = [el("div", id=name, data_kept=True) for name in ("graph-picture", "graph-ply")]
    return el("div", regions, class_="graph")


def picture(curve: Curve, words: Words) -> Markup:
    """The picture, with a label for each half."""
    above, below = (el("p", curves.half(curve, side, words)) for side in (FIRST, SECOND))
    return join([above, graph.draw_graph(curves.graph(curve)), below])


def slider(curve: Curve, record: Record, words: Words) -> Markup:
    """The slider over the picture: click, drag or press a key to go to a ply."""
    ply = curve.ply(record)
    return el(
        "input",
        type="range",
        id="graph-slider",
        min=curve.values[0].ply,
        max=curve.values[-1].ply,
        value=ply,
        data_act=actions.GRAPH.name,
        aria_label=words("graph"),
        aria_valuetext=_value_text(curve, record, ply, words),
    )


def _value_text(curve: Curve, record: Record, ply: int, words: Words) -> str:
    """A ply and its value in words."""
    name = last_move(curve.game, jump(record, curve.number(ply))) or words("moves.start")
    verdict = curve.verdict(ply)
    return words("graph.at", ply=name, what=verdict) if verdict else name


def table(
    curve: Curve, start: Position, plies: Sequence[Ply], glyphs: Mapping[int, int], words: Words
) -> Markup:
    """The graph in words, for screen readers, and buttons to save the picture.

    start, plies: of the record.
    """
    rows = []
    for value, name in zip(curve.values, _moves_by_value(curve, start, plies), strict=True):
        glyph, verdict = glyphs.get(curve.number(value.ply)), curve.verdict(value.ply)
        sign = f" {GLYPHS[glyph - 1]}" if glyph and glyph <= len(GLYPHS) else ""
        label = el("th", name or words("moves.start"), sign, scope="row")
        rows.append(el("tr", label, el("td", words(verdict) if verdict else None)))
    head = el("tr", [el("th", words(it), scope="col") for it in ("graph.ply", "graph.value")])
    return el(
        "details",
        el("summary", words("graph.table"), id="graph-rows"),
        el("table", el("thead", head), el("tbody", rows)),
        el(
            "div",
            button(words("graph.save", kind="PNG"), actions.GRAPH_PNG, sign="save", id="graph-png"),
            button(words("graph.save", kind="SVG"), actions.GRAPH_SVG, sign="save", id="graph-svg"),
            class_="acts",
        ),
    )


def _moves_by_value(curve: Curve, start: Position, plies: Sequence[Ply]) -> Iterator[str]:
    """For each value, the numbered moves since the previous one; "" for the first."""
    numbering, position, done = first_numbering(start), start, 0
    for value in curve.values:
        played = [plies[number] for number in curve.line[done : value.ply]]
        moves = [ply.move for ply in played] if value is not curve.values[0] else []
        yield number_moves(curve.game, numbering, position, moves)
        for ply in played:
            position = ply.position
            numbering = numbering.after(position)
        done = value.ply
