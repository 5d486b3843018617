"""What was trained on this device: kept as a text, which is read where it is needed."""

from __future__ import annotations

from typing import Final

from tesserae.app.messages.commands import Save, ShellCommand
from tesserae.app.model import Model

TRAINING: Final = "training"
"""The key under which it is stored."""


def with_others(model: Model, stored: str) -> Model:
    """The model with what was trained in another tab or device as well."""
    if not stored or stored == model.practice.training:
        return model
    from tesserae.app.practice.training import schedule_text

    both = schedule_text.merged(model.practice.training, stored)
    return model.with_practice(training=both)


def save(before: Model, after: Model) -> list[ShellCommand]:
    """The command to save it, if it has changed."""
    if after.frame is not None or after.practice.training == before.practice.training:
        return []
    return [Save(TRAINING, after.practice.training)]
