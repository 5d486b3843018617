"""The engine's jobs at the table: its own plies, and hints."""

from __future__ import annotations

from tesserae.app.engine import pacing
from tesserae.app.engine.evaluations import with_evaluation
from tesserae.app.model import Model
from tesserae.app.model.analysis import Evaluation
from tesserae.app.model.engine import Job
from tesserae.app.model.table import PERSON, Table
from tesserae.app.play import coach, hint_steps, lazy_clock
from tesserae.app.play.entering import add_ply, play_for_person
from tesserae.search.levels import ANALYSIS_SEED, STRONGEST, seed_of


def wanted_job(model: Model) -> Job | None:
    """The ply or the hint that the engine has to search for now."""
    table = model.table
    if table is None or table.over:
        return None
    if (
        table.seat > PERSON
        and (table.record.at_end or model.engine.requested == "ply")
        and not _played_in_other_tab(model, table)
        and not pacing.is_paused(model)
        and not lazy_clock.holds_engine(model)
    ):
        seed = seed_of(table.seed, table.record.ply)
        most = lazy_clock.seconds_for_ply(table)
        return Job("ply", table.slug, table.position, table.seat, seed, most)
    if model.engine.requested == "hint":
        return Job("hint", table.slug, table.position, model.engine.hint_level, ANALYSIS_SEED)
    return None


def ask_hint(model: Model) -> Model:
    """Asks for a hint: by the strongest level, or by another while that is not available.

    If a hint is not complete, shows its next step.
    """
    table = model.table
    if table is None or not table.entered_here:
        return model
    if model.play.hint is not None and model.play.hint_step < hint_steps.WHY:
        return model.with_play(hint_step=model.play.hint_step + 1)
    return model.with_play(hint=None, comparison=None).with_engine(requested="hint")


def play_hint(model: Model) -> Model:
    """Plays the hint's move."""
    return model if model.play.hint is None else play_for_person(model, model.play.hint.pv[0])


def stop(model: Model) -> Model:
    """Stops the engine: a ply at the end of the line waits until it is resumed."""
    table, job = model.table, model.engine.job
    model = model.with_engine(requested=None)
    due = table is not None and table.record.at_end and job is not None and job.purpose == "ply"
    return model.with_engine(paused=True, stepping=False) if due else model


def play_or_hint(model: Model, evaluation: Evaluation, level: int = STRONGEST.number) -> Model:
    """Plays the engine's ply, or shows its hint: the best move known of the position.

    level: the one that gave the hint; a lower one's is replaced only by proofs.
    """
    job = model.engine.job
    if job is None or not evaluation.pv:
        return model.with_engine(requested=None)
    if job.purpose == "hint":
        is_full = level == STRONGEST.number
        model = with_evaluation(model, job, evaluation) if is_full else model
        found = model.analysis.evaluations.get((job.slug, job.position))
        known = found if found is not None and found.pv and (is_full or found.proven) else None
        hint_level = 0 if known or is_full else level
        hint = known or evaluation
        step = hint_steps.WHY
        if model.table is not None:
            in_steps = coach.is_present(model, model.table)
            step = hint_steps.first_step(model.table, hint.pv[0], in_steps=in_steps)
        model = model.with_play(hint=hint, hint_level=hint_level, hint_step=step)
        return model.with_engine(requested=None)
    after = add_ply(model, evaluation.pv[0]).with_engine(stepping=False)
    return after.with_engine(hurried=model.engine.hurried and pacing.same_turn(model, after))


def _played_in_other_tab(model: Model, table: Table) -> bool:
    """Whether another tab has just changed the game, so that its engine is playing."""
    saved = model.saved_games
    return table.id in saved.in_other_tab and saved.last_saved.get(table.id) is table
