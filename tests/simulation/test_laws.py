"""Each law sees a fault of its kind: one is put into the app, and a script breaks the law."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pkgutil import resolve_name
from typing import Any, Final

import pytest

from tesserae.app import update
from tesserae.app.messages import NewDay
from tesserae.app.model import Model
from tesserae.app.model.analysis import Evaluation
from tesserae.core import record as records
from tesserae.core.record import Ending
from tesserae.core.text import text
from tesserae.view.html import Markup
from tests.simulation import laws
from tests.simulation.known import KNOWN
from tests.simulation.laws import LAWS
from tests.simulation.must_hold import MUST_HOLD
from tests.simulation.script import replay

Fault = Callable[[pytest.MonkeyPatch], None]


def act(name: str, change: Callable[[Any], Model]) -> Fault:
    """An action does something else."""
    return lambda patch: patch.setitem(update.HANDLERS, name, lambda it, *_: (change(it), []))


def call(name: str, instead: Callable[..., Any]) -> Fault:
    """A function does something else; it gets the right one before its arguments."""
    path = f"tesserae.app.{name}"
    return lambda patch: patch.setattr(path, partial(instead, resolve_name(path)))


def ignored(kind: type) -> Fault:
    """Nothing follows from a message."""
    return lambda patch: patch.setitem(update.MESSAGES, kind, lambda model, *_: (model, []))


def table(**changes: Callable[[Any], Any]) -> Callable[[Any], Model]:
    """A change of the table on the page."""
    return lambda it: it.with_table(
        it.table._replace(**{name: change(it.table) for name, change in changes.items()})
    )


def script_of(kind: str) -> str:
    """The script of what was broken so."""
    return next(it.script for it in (*KNOWN, *MUST_HOLD) if it.kind == kind)


TWO: Final = "Ada open #/pyrga en; Ada change seat-1 0; Ada submit typed move=Sb2; "
OPENED: Final = "Ada open #/pyrga?v=1&g=Sb2 en; Ada submit typed move=Sb3; "

FAULTS: Final[dict[str, tuple[Fault, str]]] = {
    "everything_is_said": (call("render.words_of", lambda right, model: right(
            model._replace(settings=model.settings._replace(language="en")))),
        "Ada open #/pyrga fr"),
    "what_was_played_stays": (
        act("undo", table(record=lambda it: records.begin(it.record.start))),
        TWO + "Ada press undo"),
    "what_was_saved_is_there": (call("storage.saving.write_table", lambda right, it: right(
            it._replace(record=it.record._replace(plies=it.record.plies[:1],
                                                  variation=it.record.variation[:1], ply=0)))),
        TWO + "Ada submit typed move=Sb3; Ada reload"),
    "a_link_has_it_all": (call(
        "sharing.correspondence.without_trial_moves", lambda _, it: it._replace(
            record=it.record._replace(variation=it.record.variation[:1], ply=1))),
        OPENED + "Ada press copy-answer"),
    "a_result_stays": (
        act("turn", table(record=lambda it: records.end(it.record, Ending(it.position.to_move)))),
        TWO + "Ada press turn; Ada submit typed move=Sb3; Ada press turn; Ada press undo; "
        "Ada press back; Ada press turn"),
    "who_plays_stays": (act("turn", table(seats=lambda _: (3, 3))), TWO + "Ada press turn"),
    "a_link_arrives": (call("navigation.arriving.read", lambda right, _: right("#/pyrga")),
        TWO + "Ada press dialog share; Ada press copy-link; Bob open chat-1~in_a_capital en"),
    "games_are_begun_by_people": (call("sharing.belonging.continued_game", lambda *_: None),
        OPENED + "Ada go #/pyrga?v=1&g=Sb2.Sb3.Cc3"),
    "undo_and_redo_are_inverse": (
        act("redo", table(record=lambda it: it.record)), TWO + "Ada press undo"),
    "nothing_deleted_is_lost": (call("storage.study_history._replace_part", lambda *_: None),
        "Ada open #/pyrga/study en; Ada submit typed move=Sb2; Ada press study-cut"),
    "an_address_shows_what_it_showed": (
        call("navigation.visiting.visit", lambda right, it, at: right(it, at.replace("/3", "/2"))),
        "Ada open #/pyrga/learn/3 en; Ada go #/; Ada back"),
    "what_is_kept_is_listed": (
        call("pages.games.summaries_by_use", lambda *_, **__: []), TWO + "Ada go #/games"),
    "statistics_add_up": (
        call("storage.statistics.solved_puzzles", lambda right, it: list(right(it) * 2)),
        script_of("puzzles are counted twice")),
    "a_solution_is_hidden": (call("navigation.visiting.begin_reading", lambda _, model: model),
        "Ada open #/pyrga/study?v=1&m=%7B%5B%25asks+first%5D%7D+Sb2+Sb3+Cb3 en"),
    "what_is_said_is_so": (
        call("play.coach._advice", lambda *_: text("zaic.coach.lost", old=5, new=5)),
        "Ada open #/zaic?level=1&coach=1 en"),
    "what_is_counted_is_there": (
        call("pages.game.players._score", lambda right, *it: Markup(right(*it).replace("0", "1"))),
        "Ada open #/pyrga en"),
    "what_is_proven_is_so": (act("turn", lambda it: it.with_analysis(
            evaluations={("pyrga", it.table.position): Evaluation(0, proven=True)})),
        "Ada open #/pyrga en; Ada press turn"),
    "a_host_is_told_what_is_so": (
        call("embedding.standing.state", lambda right, model: right(model) | {"ply": 9}),
        "Ada open #/pyrga en embed; Ada host hello {}"),
    "advice_can_be_followed": (call("play.coach._advice", lambda *_: text("pyrga.coach.win")),
        "Ada open #/pyrga?level=1&coach=1 en"),
    "a_control_stays_what_it_is": (
        call("pages.game.controls._controls", lambda right, undo, redo, hint, words: Markup(
            right(undo, redo, True, words).replace('t="hint"', f't="{["stop", "hint"][hint]}"'))),
        "Ada open #/pyrga en; Ada press hint"),
    "what_is_typed_stays_in_its_field": (
        call("storage.sync._types", lambda *_: False), script_of("a letter goes to another ply")),
    "the_engine_keeps_to_its_side": (act("stop", lambda model: model),
        "Ada open #/pyrga en; Ada submit typed move=Sb2; Ada press stop"),
    "the_engine_moves_on_its_turn": (call("play.engine_jobs.wanted_job", lambda *_: None),
        "Ada open #/pyrga en; Ada submit typed move=Sb2"),
    "the_engine_agrees_to_no_loss": (
        act("agree", table(record=lambda it: records.end(it.record, Ending(None)))),
        "Ada open #/tetrad?v=1&p=L0e3.I1b1.x.x.x~M0n14.x.x.x.x~w&level=1 en; "
        "Ada submit typed move=1c1; Ada press dialog more; Ada press dialog agree; "
        "Ada press agree"),
    "today_is_today": (ignored(NewDay), "Ada open #/ en; Ada wait 40000; Ada follow #/games"),
    "a_notice_is_true": (call("storage.saving.without_settled_notice", lambda _, model: model),
        script_of("it is no longer so")),
    "work_is_bounded": (
        lambda patch: patch.setattr(laws, "MOST_POSITIONS", 0), "Ada open #/pyrga?v=1&g=Sb2 en"),
}  # fmt: skip


@pytest.mark.parametrize("law", [law.__name__ for law in LAWS])
def test_a_law_sees_a_fault_of_its_kind(law: str, monkeypatch: pytest.MonkeyPatch) -> None:
    fault, script = FAULTS[law]
    fault(monkeypatch)
    assert law in {breach.law for breach in replay(script).breaches}
