"""The review of a finished game: its graph, its progress, then the key moments."""

from __future__ import annotations

from collections.abc import Sequence

from tesserae.app.analysis.curve import of_review
from tesserae.app.messages import actions
from tesserae.app.model import Model
from tesserae.app.model.analysis import KeyMoment, Review
from tesserae.app.model.table import Table
from tesserae.app.pages.components import graph
from tesserae.app.pages.components.page import Drawings, table_of
from tesserae.app.practice.mistakes.collecting import mistakes_of
from tesserae.app.texts.wording import side_name
from tesserae.core.game import FIRST, SECOND, Game, Position
from tesserae.core.record import Ply, Record
from tesserae.core.text import Text
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.lazy import Drawing, lazy
from tesserae.view.parts import button
from tesserae.view.words import Words


def review(model: Model, words: Words) -> Drawings:
    """The graph, and below it the progress of the review or its key moments.

    The tray has the button that starts it.
    """
    reviewed, table = model.analysis.review, table_of(model)
    if reviewed is None:
        return {"review-area": NOTHING}
    below = _below(model, table, reviewed, words)
    if not reviewed.job.turns:
        return {"review-area": below}
    game, record = table.game, table.record
    regions: dict[str, Drawing] = {
        "review-area": join([graph.holder(), below]),
        "graph-picture": lazy(_picture, game, reviewed, words),
        "graph-ply": lazy(_slider, game, reviewed, record, words),
    }
    if reviewed.key_moments is not None:
        regions["graph-table"] = lazy(_table, game, reviewed, record.start, record.plies, words)
    return regions


def _picture(game: Game[Position], reviewed: Review, words: Words) -> Markup:
    return graph.picture(of_review(game, reviewed), words)


def _slider(game: Game[Position], reviewed: Review, record: Record, words: Words) -> Markup:
    return graph.slider(of_review(game, reviewed), record, words)


def _table(
    game: Game[Position], reviewed: Review, start: Position, plies: tuple[Ply, ...], words: Words
) -> Markup:
    return graph.table(of_review(game, reviewed), start, plies, dict(reviewed.marks), words)


def _below(model: Model, table: Table, reviewed: Review, words: Words) -> Markup:
    if reviewed.key_moments is None:
        return _under_way(reviewed, words)
    unproven = reviewed.unproven
    return el(
        "div",
        el(
            "div",
            el("h2", words("review.title")),
            button(words("hint.hide"), actions.REVIEW_STOP, variant="quiet", id="review-hide"),
            class_="heading",
        ),
        _key_moments(table, reviewed, reviewed.key_moments, words),
        el("p", words(_unproven(unproven)), class_="note") if unproven else None,
        _afterwards(model, table, words),
        el("div", id="graph-table", data_kept=True),
        class_="review",
    )


def _afterwards(model: Model, table: Table, words: Words) -> Markup:
    """To the positions where the game turned, to be played better, and to a study of the game."""
    n = len(mistakes_of(model.analysis.review, table))
    again = button(words("mistake.try", n=n), actions.MISTAKES_TRY, id="mistakes-try")
    study = button(words("study"), actions.STUDY(""), id="review-study")
    return el("div", again if n else None, study, class_="acts")


def _under_way(reviewed: Review, words: Words) -> Markup:
    return el(
        "div",
        el("label", words("review.under_way"), for_="review-done"),
        el("progress", id="review-done", max=len(reviewed.job.turns), value=len(reviewed.found)),
        button(words("stop"), actions.REVIEW_STOP, variant="quiet", id="review-hide"),
        class_="review going",
    )


def _key_moments(
    table: Table, reviewed: Review, moments: Sequence[KeyMoment], words: Words
) -> Markup | None:
    """One list in the order of the game, or one for each side."""
    if not moments:
        kept = not reviewed.by_side and not reviewed.unproven
        return el("p", words("review.kept" if kept else "review.none"))
    if not reviewed.by_side:
        return _list(moments, words)
    parts = []
    for side in (FIRST, SECOND):
        own = [moment for moment in moments if moment.side == side]
        if own:
            parts += [el("h3", words(side_name(table, side))), _list(own, words)]
    return join(parts)


def _list(moments: Sequence[KeyMoment], words: Words) -> Markup:
    return el("ol", [el("li", _key_moment(moment, words)) for moment in moments])


def _key_moment(moment: KeyMoment, words: Words) -> Markup:
    """A link to the turn, what it cost, and a link to the better one."""
    number = moment.number
    jump = button(moment.moves, actions.KEY_MOMENT(number), variant="text", id=f"turned-{number}")
    better = button(
        words(moment.advice), actions.BETTER(number), variant="text", id=f"better-{number}"
    )
    cost = " ".join([words(cost) for cost in moment.costs])
    gain = f" {words(moment.gain)}" if moment.gain else ""
    return join([jump, el("p", cost), el("p", better, gain)])


def _unproven(turns: tuple[str, ...]) -> Text:
    if len(turns) == 1:
        return Text("review.unproven", (("turn", turns[0]),))
    return Text("review.unproven.many", (("first", turns[0]), ("last", turns[1])))
