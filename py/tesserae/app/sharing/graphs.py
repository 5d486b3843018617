"""Exporting: a picture of the graph of values, as a file."""

from __future__ import annotations

from tesserae.app.analysis import curve as curves
from tesserae.app.messages.commands import Download, Picture, ShellCommand
from tesserae.app.model import Model
from tesserae.app.sharing.exporting import PIXELS, picture_theme
from tesserae.app.texts.wording import words_in
from tesserae.core.game import FIRST, SECOND
from tesserae.view import graph, standalone
from tesserae.view.standalone import Appearance


def save(model: Model, kind: str) -> list[ShellCommand]:
    """Downloads the picture as "svg" or "png"."""
    curve, words = curves.displayed_curve(model), words_in(model.language)
    if curve is None:
        return []
    slug = curve.game.slug
    above, below = (curves.half(curve, side, words) for side in (FIRST, SECOND))
    scene = graph.scene(curves.graph(curve), above, below)
    title = words("graph.title", game=words(f"{slug}.title"))
    appearance = Appearance(graph.STYLES, picture_theme(model))
    svg = standalone.board(scene, appearance, title, words)
    name = f"tesserae-{slug}-graph.{kind}"
    if kind == "svg":
        return [Download(name, "image/svg+xml", svg)]
    return [Picture(name, svg, PIXELS, round(PIXELS * scene.height / scene.width))]
