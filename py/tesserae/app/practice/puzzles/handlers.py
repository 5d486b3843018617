"""Puzzles on any page: the loaded pools, and the solver's progress."""

from __future__ import annotations

from typing import Final

from tesserae.app.messages import PoolLoaded
from tesserae.app.messages.handling import MessageHandlers, on_message
from tesserae.app.model import Model
from tesserae.app.practice.puzzles.progress import merge_progress, read_progress
from tesserae.core.errors import BadInput
from tesserae.core.puzzle import checked_pool


def with_others(model: Model, stored: str) -> Model:
    """The model with the progress of another tab or device merged in."""
    progress = merge_progress(model.practice.progress, read_progress(stored))
    return model.with_practice(progress=progress)


def with_pool(model: Model, message: PoolLoaded) -> Model:
    """The model with the pool of a game; unchanged if loading failed."""
    try:
        pool = checked_pool(message.pool)
    except BadInput:
        return model
    return model.with_practice(pools={**model.practice.pools, message.slug: pool})


MESSAGES: Final[MessageHandlers] = on_message(PoolLoaded, with_pool)
