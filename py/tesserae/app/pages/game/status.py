"""The status: what was just played, what to do next, and why."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from tesserae.app.engine import pacing
from tesserae.app.messages import actions
from tesserae.app.model import Model, partial_of
from tesserae.app.model.play import Comparison
from tesserae.app.model.settings import ADVICE
from tesserae.app.model.table import PERSON, REMOTE, Table
from tesserae.app.pages.game.players import mini
from tesserae.app.play import army_setup, coach, hint_steps, swap
from tesserae.app.play.board_scene import last_turn
from tesserae.app.sharing import correspondence
from tesserae.app.texts.wording import coach_words, ending_prompt, ply_text, seat_name, side_name
from tesserae.core.game import FIRST, OPPONENT, SECOND, Game, Position, Prompt, Reason
from tesserae.core.record import go
from tesserae.core.record.numbering import last_move
from tesserae.core.text import Text, text
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.icons import icon
from tesserae.view.parts import icon_button, screen_reader_text
from tesserae.view.words import Words


class _Status(NamedTuple):
    """A status: what to do, then why.

    more: shown only if there is room, or the game is over. coach: whether the why is the coach's
    advice.
    """

    what: tuple[Text, ...]
    why: Text
    more: Text | None = None
    coach: bool = False


_CLASSES: Final = {
    "status.hint": "hinted",
    "hint.waits": "hinted",
    "status.variation": "varied",
    "status.variation.over": "varied",
}
"""Reasons that are shown or hidden if room is short -> their class."""


def status(model: Model, table: Table, words: Words, told: Text | None = None) -> Markup:
    """The status of a table. told: information on a target, instead of the why."""
    parts = _status(model, table)
    if coach.is_present(model, table):
        words = coach_words(model.language, table.slug)
    wide = None if table.over else "wide"
    more = el("span", " ", words(parts.more), class_=wide) if parts.more else None
    why = el("span", words(parts.why), more, class_="why")
    if parts.why.key in _CLASSES:
        why = el("span", words(parts.why), class_=f"why {_CLASSES[parts.why.key]}")
    if told is not None:
        why = el("span", words(told), class_="why")
    elif parts.coach:
        why = _advice(table, parts.why, words)
    if model.play.warning:
        why = el("span", words(parts.why), class_="why refused")
    if model.play.refusal:
        why = _refusal(model.play.refusal.reason, words)
    what = " ".join([words(what) for what in parts.what])
    sign = icon("turn") if parts.what[0].key in _HANDED_OVER else None
    last = _last_ply_span(model, table, words)
    stop = _stop(model, table, words)
    return join([last, " " if last else None, el("b", sign, what, stop), " ", why])


def first_why(model: Model, table: Table, words: Words) -> Markup:
    """The why of the status on a first visit, to read while the app is loading."""
    return el("span", words(_status(model, table).why), class_="why")


def _stop(model: Model, table: Table, words: Words) -> Markup | None:
    """The button that pauses a thinking opponent. The tray has the one to continue."""
    job = model.engine.job
    thinks = job is not None and job.purpose == "ply" and table.record.at_end
    if not thinks or pacing.is_watched(table) or model.frame is not None:
        return None
    return icon_button(words("stop"), actions.STOP, sign="stop", id="stop-engine")


def _advice(table: Table, advice: Text, words: Words) -> Markup:
    """The coach's advice, with a button that removes it."""
    hide = icon_button(
        words("coach.hide"),
        actions.COACH(f"{table.slug}.{ADVICE}"),
        sign="close",
        id="coach-hide",
    )
    return el("span", el("span", words(advice)), hide, class_="why coach")


def _refusal(reason: Reason, words: Words) -> Markup:
    """Why a click was refused; or a description of the target, if the click only asked for it."""
    if reason.is_note:
        return el("span", words(reason.text), class_="why told")
    return el("span", icon("close"), words(reason.text), class_="why refused")


def _status(model: Model, table: Table) -> _Status:
    if model.play.stepping:
        return _Status((text("turn.step"),), text("turn.step.why"))
    if table.over:
        return _final_status(table)
    prompt = table.game.prompt(table.position, partial_of(model).filled)
    if model.play.held is not None:
        warning = model.play.warning
        what, why = (text("coach.careful"), warning) if warning else (prompt.what, prompt.why)
        return _Status((what,), why)
    if model.play.comparison is not None and not model.play.selection:
        return _comparison_legend(table, model.play.comparison)
    if table.seat == REMOTE:
        return _frame_status(model, table)
    if table.seat != PERSON and (not table.entered_here or model.engine.requested == "ply"):
        return _engine_status(model, table)
    if model.engine.waits and model.engine.requested == "hint":
        return _Status((*_turn(table), prompt.what), text("hint.waits"))
    if model.play.hint is not None and not model.play.selection:
        told = hint_steps.hint_text(model, table, model.play.hint.pv[0])
        return _Status((*_turn(table), prompt.what), text("status.hint", hint=told))
    if model.play.selection:
        return _Status((prompt.what,), prompt.why, text("status.take_back"))
    return _prompt_status(model, table, prompt)


def _prompt_status(model: Model, table: Table, prompt: Prompt) -> _Status:
    """The prompt for a person who has picked nothing yet."""
    turn = (*_turn(table), prompt.what)
    if correspondence.answer_length(table) == table.record.ply:
        exchange = table.correspondence
        pending = exchange is not None and exchange.theirs
        return _Status(turn, text("status.commit" if pending else "status.answer"))
    if not table.at_front:
        line = table._replace(record=go(table.record, len(table.record.variation)))
        why = text("status.variation.over" if line.over else "status.variation")
        return _Status((_looking_back(table), prompt.what), why)
    advice = coach.advice(model, table)
    if advice is not None:
        return _Status(turn, advice, coach=True)
    if model.frame is not None and army_setup.may_choose(table):
        return _Status(turn, text("setup.frame"))
    if army_setup.offered_setups(table):
        return _Status(turn, text(f"{table.slug}.setup.offer"))
    return _Status(turn, text("swap.offer") if swap.may_swap(table) else prompt.why)


def _final_status(table: Table) -> _Status:
    """How the game ended; for a person who played an engine, with the score."""
    prompt, outcome, ending = ending_prompt(table), table.outcome, table.record.ending
    score = table.game.result(table.position)
    persons = [side for side in (FIRST, SECOND) if table.seats[side] == PERSON]
    resigned = ending is not None and ending.loser is not None
    if len(persons) != 1 or score is None or outcome is None or resigned:
        due = (text("status.answer"),) if correspondence.answer_due(table) else ()
        return _Status((prompt.what, *due), prompt.why)
    [side] = persons
    how = "drawn" if outcome.winner is None else "you_won" if outcome.winner == side else "you_lost"
    result = text(f"end.{how}", other=score[OPPONENT[side]], own=score[side])
    return _Status((result,), prompt.what, prompt.why)


def _engine_status(model: Model, table: Table) -> _Status:
    if pacing.is_paused(model):
        waits = "status.paused.why" if pacing.is_watched(table) else "status.stopped.why"
        return _Status((text("status.paused"),), text(waits))
    if model.engine.job is not None or table.record.at_end:
        paced = pacing.follows(table) and model.engine.pause > pacing.ANSWER_PAUSE
        why = text("status.skip" if paced else "status.look_back")
        if model.engine.waits:
            return _Status((text("status.waits", level=table.seat),), text("status.look_back"))
        return _Status((text("status.thinking"),), why)
    camp = text(f"{table.slug}.camp.{table.position.to_move}")
    why = text("status.engine_here", camp=camp, seat=seat_name(table.seat))
    return _Status((_looking_back(table),), why)


def _frame_status(model: Model, table: Table) -> _Status:
    """The status in a frame, while it is not the reader's turn."""
    readonly = model.frame is not None and model.frame.readonly
    what = (
        text("status.turn", side=_to_move(table)) if table.record.at_end else _looking_back(table)
    )
    return _Status((what,), text("embed.look" if readonly else "embed.wait"))


def _comparison_legend(table: Table, moves: Comparison) -> _Status:
    """The legend of the two marked moves."""
    played, better = (table.game.format_move(table.position, move) for move in moves)
    why = text("status.compared", better=better, played=played)
    return _Status((_looking_back(table),), why)


def _looking_back(table: Table) -> Text:
    if not table.record.ply:
        return text("status.looking.start")
    return text("status.looking", move=last_move(table.game, table.record))


def _turn(table: Table) -> tuple[Text, ...]:
    """Whose turn it is; nothing if a person answers within an engine's turn.

    Between two people, also says when to pass on the device within a turn.
    """
    before = table.record.positions[max(0, table.record.ply - 1)]
    answers, answered = (it.to_move != it.turn for it in (table.position, before))
    if table.seats[OPPONENT[table.position.to_move]] != PERSON:
        return () if answers else (text("status.you"),)
    key = "status.reply" if answers else "status.back" if answered else "status.turn"
    return (text(key, side=_to_move(table)),)


_HANDED_OVER: Final = frozenset({"status.reply", "status.back"})


def _to_move(table: Table) -> Text:
    return side_name(table, table.position.to_move)


def caption(game: Game[Position], goal: Text | None, news: Text | None, words: Words) -> Markup:
    """The goal, until the person has reached it once; on phones, news replace it."""
    last = el("p", words(news), class_="told", aria_hidden="true") if news else None
    aim = el("p", words(goal), class_="goal") if goal else None
    return join([aim, _legend(game, words), last])


def news(model: Model, table: Table) -> Text | None:
    """The last ply, or the turn that it has ended, until the next click."""
    return _last_ply(table) if _is_news(model) else None


def _legend(game: Game[Position], words: Words) -> Markup:
    """One line that explains the parts of the board."""
    parts = [
        el(
            "li",
            mini(part.icon, words),
            screen_reader_text(f"{words(part.name)}: "),
            words(part.what),
        )
        for part in game.legend
    ]
    return el("ul", parts, class_="legend") if parts else NOTHING


def _last_ply_span(model: Model, table: Table, words: Words) -> Markup | None:
    """The last ply; after the next click, for screen readers only."""
    last = _last_ply(table)
    if last is None:
        return None
    return el("span", words(last), class_="last" if _is_news(model) else "last hidden")


def _is_news(model: Model) -> bool:
    return model.play.news and not model.play.selection


@lru_cache(maxsize=4)
def _last_ply(table: Table) -> Text | None:
    """The last ply, or the turn that it has ended, in words."""
    record = table.record
    if record.last is None:
        return None
    return table.game.describe_turn(last_turn(table)) or ply_text(table, record.ply - 1)
