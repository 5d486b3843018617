"""The trained lines and the best puzzle runs, as texts that are parsed when needed."""

from __future__ import annotations

from typing import Final

from tesserae.app.model import Model

TRAINING: Final = "training"
RUNS: Final = "runs"
"""Their keys in the storage."""


def with_training(model: Model, stored: str) -> Model:
    """The model with training from another tab or device merged in."""
    if not stored or stored == model.practice.training:
        return model
    from tesserae.app.practice.training import schedule_text

    both = schedule_text.merge_texts(model.practice.training, stored)
    return model.with_practice(training=both)


def with_runs(model: Model, stored: str) -> Model:
    """The model with the best runs of another tab or device merged in."""
    if not stored or stored == model.practice.runs:
        return model
    from tesserae.app.practice.run import bests

    return model.with_practice(runs=bests.merge_texts(model.practice.runs, stored))
