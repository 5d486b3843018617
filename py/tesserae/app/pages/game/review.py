"""The review of a finished game: its graph, its progress, then the key moments as a story."""

from __future__ import annotations

from tesserae.app.analysis.curve import of_review
from tesserae.app.analysis.marks import MISTAKES
from tesserae.app.messages import actions
from tesserae.app.model import Model, is_flipped
from tesserae.app.model.analysis import KeyMoment, Review
from tesserae.app.model.screen import KeepPage
from tesserae.app.model.table import Table
from tesserae.app.pages.components import graph
from tesserae.app.pages.components.page import Drawings, table_of
from tesserae.app.practice.mistakes.collecting import mistakes_of
from tesserae.app.texts.links import can_keep
from tesserae.app.texts.wording import review_words
from tesserae.core.entry import targets_for
from tesserae.core.game import Game, Position
from tesserae.core.position import play_all
from tesserae.core.record import Ply, Record
from tesserae.core.scene import Marks
from tesserae.core.text import text
from tesserae.search.assessment import Line
from tesserae.view import svg
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.lazy import Drawing, lazy
from tesserae.view.parts import button, icon_button, link
from tesserae.view.words import Words


def review(model: Model, page_words: Words) -> Drawings:
    """The graph, and below it the progress of the review or its key moments.

    The button that starts it is in the tray.
    """
    reviewed, table = model.analysis.review, table_of(model)
    if reviewed is None:
        return {"review-area": NOTHING}
    words = review_words(page_words.language)
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
    moments = reviewed.key_moments
    told = el("p", words("review.done") if moments is not None else None, role="status")
    status = el("div", told, class_="hidden")
    if moments is None:
        return join([_under_way(reviewed, words), status])
    from_second = is_flipped(model, table)
    cards = [_card(table.game, reviewed, it, words, from_second) for it in moments]
    return join(
        [
            el(
                "div",
                el(
                    "div",
                    el("h2", words("review.title")),
                    button(
                        words("hint.hide"), actions.REVIEW_STOP, variant="quiet", id="review-hide"
                    ),
                    class_="heading",
                ),
                el("p", _lead(reviewed, words)),
                el("ol", [el("li", card) for card in cards], class_="story") if cards else None,
                _afterwards(table, reviewed, words),
                el("div", id="graph-table", data_kept=True),
                class_="review",
            ),
            status,
        ]
    )


def _lead(reviewed: Review, words: Words) -> str:
    """The number of key moments, and whose."""
    moments = reviewed.key_moments or ()
    own = [it for it in moments if it.side == reviewed.you]
    if own:
        return words("review.lead.you", n=len(own))
    if moments:
        return words("review.lead", n=len(moments))
    is_others = reviewed.you is not None and any(glyph in MISTAKES for _, glyph in reviewed.marks)
    return words("review.none.you" if is_others else "review.none")


def _afterwards(table: Table, reviewed: Review, words: Words) -> Markup:
    """Buttons to try your mistakes again, to open a study, and to save the review as a file."""
    n = len(mistakes_of(reviewed, table))
    told = len(reviewed.key_moments or ())
    name = words("mistake.try" if n == told else "mistake.try.some", n=n)
    again = button(name, actions.MISTAKES_TRY, id="mistakes-try")
    study = button(words("study"), actions.STUDY(""), id="review-study")
    save = button(words("review.save"), actions.REVIEW_SAVE, id="review-save")
    return el("div", again if n else None, study, save, class_="acts")


def _under_way(reviewed: Review, words: Words) -> Markup:
    return el(
        "div",
        el("label", words("review.under_way"), for_="review-done"),
        el("progress", id="review-done", max=len(reviewed.job.turns), value=len(reviewed.found)),
        button(words("stop"), actions.REVIEW_STOP, variant="quiet", id="review-hide"),
        class_="review going",
    )


def _card(
    game: Game[Position], reviewed: Review, moment: KeyMoment, words: Words, from_second: bool
) -> Markup:
    """A key moment: its board, what it led to, the better line, and a button to try that."""
    number = moment.number
    shown = reviewed.shown[1] if reviewed.shown[0] == number else 0
    turn = button(
        words(moment.moves), actions.KEY_MOMENT(number), variant="text", id=f"turned-{number}"
    )
    better = button(
        words(moment.advice), actions.BETTER(number), variant="text", id=f"better-{number}"
    )
    try_here = button(words("review.try"), actions.TRY_HERE(number), id=f"try-{number}")
    best = reviewed.found[moment.turn].best
    return join(
        [
            el("h3", turn),
            _board(game, moment, shown, words, from_second),
            el("p", words(moment.cause), class_="cause") if moment.cause else None,
            el("p", words(moment.change), class_="change"),
            el("p", better, f" {words(moment.gain)}" if moment.gain else None),
            _steps(game, moment, shown, words),
            el("div", try_here, _keep(game, moment, best, words), class_="acts"),
        ]
    )


def _keep(game: Game[Position], moment: KeyMoment, best: Line, words: Words) -> Markup | None:
    """The link to practise keeping the proven win or draw that was given away."""
    if not best.proven or best.score < 0 or not can_keep(game):
        return None
    fragment = KeepPage(game.slug, game.encode(moment.position)).link
    name = words("review.keep.win" if best.score else "review.keep.draw")
    return link(name, fragment, id=f"keep-{moment.number}")


def _board(
    game: Game[Position], moment: KeyMoment, shown: int, words: Words, from_second: bool
) -> Markup:
    """The board before the turn with both moves marked, or along the better line."""
    if shown:
        position = play_all(moment.position, moment.line[: shown - 1])
        move = moment.line[shown - 1]
        marks = Marks(last=targets_for(game.entries(position), move), flipped=from_second)
        scene = game.scene(position.apply(move), marks)
        name = text("review.board.line", n=shown)
    else:
        position = moment.position
        better, played = (
            targets_for(game.entries(position), it) for it in (moment.better, moment.played)
        )
        scene = game.scene(position, Marks(hint=better, worse=played, flipped=from_second))
        name = text("review.board", turn=moment.moves)
    return el("div", Markup(svg.whole(scene._replace(label=name), words)), class_="pic")


def _steps(game: Game[Position], moment: KeyMoment, shown: int, words: Words) -> Markup:
    """Buttons back and forward along the better line, with each move in words."""
    number, last = moment.number, len(moment.line)
    told = words("review.line.start")
    if shown:
        position = play_all(moment.position, moment.line[: shown - 1])
        what = game.describe(position, moment.line[shown - 1])
        told = words("review.line.ply", n=shown, of=last, what=what)
    back = icon_button(
        words("review.line.back"),
        actions.BETTER_LINE((number, max(0, shown - 1))),
        sign="left",
        id=f"line-back-{number}",
        off=not shown,
    )
    on = icon_button(
        words("review.line.on"),
        actions.BETTER_LINE((number, min(last, shown + 1))),
        sign="right",
        id=f"line-on-{number}",
        off=shown == last,
    )
    label = words("review.line")
    return el(
        "div",
        back,
        on,
        el("span", told, aria_live="polite"),
        class_="steps",
        role="group",
        aria_label=label,
    )
