"""The start: reads what the device has stored, then opens the page of the address."""

from __future__ import annotations

from tesserae.app.messages import Boot
from tesserae.app.messages.commands import ShellCommand
from tesserae.app.model import Device, Frame, Model, NextTable
from tesserae.app.model.engine import EngineState
from tesserae.app.model.installation import Installation
from tesserae.app.model.practice import Practice
from tesserae.app.model.settings import LANGUAGES, Language, Settings
from tesserae.app.navigation.visiting import visit
from tesserae.app.play import lazy_clock
from tesserae.app.practice.kept import RUNS, TRAINING
from tesserae.app.practice.lessons.progress import LESSONS, read_finished
from tesserae.app.practice.mistakes.mistakes_text import MISTAKES, read_mistakes
from tesserae.app.practice.puzzles.progress import PROGRESS, read_progress
from tesserae.app.storage import opening
from tesserae.app.storage.adapted_text import ADAPTED, read_adapted
from tesserae.app.storage.settings_text import SETTINGS, read_settings
from tesserae.app.storage.time_text import TIME, read_time


def boot(message: Boot) -> tuple[Model, list[ShellCommand]]:
    """The model at the start: with what the device has stored, on the page of the address."""
    settings = Settings(language=_preferred_language(message.languages))
    settings = read_settings(message.stored.get(SETTINGS, "{}"), settings)
    model = Model(
        base=message.base,
        settings=settings,
        practice=Practice(
            finished=read_finished(message.stored.get(LESSONS, "{}")),
            progress=read_progress(message.stored.get(PROGRESS, "{}")),
            mistakes=read_mistakes(message.stored.get(MISTAKES, "{}")),
            training=message.stored.get(TRAINING, ""),
            runs=message.stored.get(RUNS, ""),
        ),
        adapted=read_adapted(message.stored.get(ADAPTED, "{}")),
        time=read_time(message.stored.get(TIME, "{}")),
        frame=Frame() if message.embed else None,
        device=Device(
            can_share=message.share,
            dark=message.dark,
            still=message.still,
            today=message.today,
            zone=message.zone,
            cores=message.cores,
            small=message.small,
        ),
        engine=EngineState(partial=message.partial, gives_hints=message.saves),
        installation=Installation(one_file_size=message.file),
        next_table=NextTable(seed=message.seed % 2**31, session=f"{message.seed:x}"),
    )
    if message.embed:
        return visit(model, message.hash), []
    model, commands = opening.at_start(model, message)
    if message.stored.get(lazy_clock.CLOCK):
        model, removed = lazy_clock.restore(model, message.stored[lazy_clock.CLOCK])
        commands += removed
    return visit(model, message.hash), commands


def _preferred_language(languages: tuple[str, ...]) -> Language:
    """The first of the browser's languages that the app has; English if there is none."""
    for wish in languages:
        for language in LANGUAGES:
            if wish.lower().split("-")[0] == language:
                return language
    return LANGUAGES[0]
