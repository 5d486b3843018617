"""The app itself on this device: kept for use offline, installed, renewed, taken as one file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, cast, get_args

from tesserae.app.effects import Effect, Install, Keep, Onefile, Reload
from tesserae.app.messages import OfflineNews
from tesserae.app.model import Model, Offline, OfflineState
from tesserae.core.text import text

ONE_FILE: Final = "tesserae.html"
"""The name of the one file, beside the site's page."""


def heard(model: Model, news: OfflineNews) -> Model:
    """How far the app is kept; as before if the news cannot be read."""
    if news.state not in get_args(OfflineState):
        return model
    state = cast(OfflineState, news.state)
    return model._replace(offline=Offline(state, news.loaded, news.total))


def again(model: Model) -> tuple[Model, list[Effect]]:
    """Tries once more, if it failed."""
    if model.offline.state != "failed":
        return model, []
    return model._replace(offline=Offline("saving")), [Keep()]


def renew(model: Model) -> tuple[Model, list[Effect]]:
    """Takes the new version, if one is there."""
    return model, [Reload()] if model.offline.state == "update" else []


def install(model: Model) -> tuple[Model, list[Effect]]:
    """Installs the app, where the browser offers it."""
    return model, [Install()] if model.installable else []


def save_file(model: Model) -> tuple[Model, list[Effect]]:
    """Fetches the one file, which takes a while."""
    if not model.file:
        return model, []
    fetching = text("toast.fetching", mb=megabytes(model.file))
    return model._replace(toast=fetching), [Onefile(ONE_FILE, model.base)]


def megabytes(size: int) -> int:
    """Bytes in millions, at least one."""
    return max(1, round(size / 1e6))


ACTS: Final[Mapping[str, Callable[[Model], tuple[Model, list[Effect]]]]] = {
    "keep-again": again,
    "renew": renew,
    "install": install,
    "save-file": save_file,
}
