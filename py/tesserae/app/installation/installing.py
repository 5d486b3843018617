"""The app on this device: offline use, installation, updates, and the app as one file."""

from __future__ import annotations

from typing import Final, cast, get_args

from tesserae.app.messages import Fault, OfflineNews
from tesserae.app.messages.commands import Install, Keep, Onefile, Reload, ShellCommand
from tesserae.app.model import Model
from tesserae.app.model.installation import Offline, OfflineState
from tesserae.core.text import text

ONE_FILE: Final = "tesserae.html"
"""The name of the one file, beside index.html."""

LICENCES: Final = "licences.txt"
"""The name of the file with the licences, beside index.html."""

TOLERATED: Final = 2
"""Number of faults that are only reported; after that the page offers to start anew."""


def tell_of_fault(model: Model, fault: Fault) -> Model:
    """Reports that something went wrong; if it happens repeatedly, offers to start anew."""
    if fault.offline:
        return model._replace(toast=text("toast.offline"))
    model = model._replace(faults=model.faults + 1)
    if model.faults <= TOLERATED:
        return model._replace(toast=text("toast.fault"))
    return model._replace(notice=text("error.faults")).with_dialog(open="")


def offline_news(model: Model, news: OfflineNews) -> Model:
    """Notes how much of the app is saved for offline use; ignores an unknown state."""
    if news.state not in get_args(OfflineState):
        return model
    state = cast(OfflineState, news.state)
    return model.with_installation(offline=Offline(state, news.loaded, news.total))


def save_offline(model: Model) -> tuple[Model, list[ShellCommand]]:
    """Saves the app for offline use, if that failed or is waiting."""
    if model.installation.offline.state not in ("failed", "waiting"):
        return model, []
    return model.with_installation(offline=Offline("saving")), [Keep()]


def load_update(model: Model) -> tuple[Model, list[ShellCommand]]:
    """Reloads the page with the new version, if there is one."""
    return model, [Reload()] if model.installation.offline.state == "update" else []


def install(model: Model) -> tuple[Model, list[ShellCommand]]:
    """Installs the app, if the browser offers it."""
    return model, [Install()] if model.installation.installable else []


def save_one_file(model: Model) -> tuple[Model, list[ShellCommand]]:
    """Downloads the app as one file, which takes a while."""
    if not model.installation.one_file_size:
        return model, []
    fetching = text("toast.fetching", mb=megabytes(model.installation.one_file_size))
    return model._replace(toast=fetching), [Onefile(ONE_FILE, model.base)]


def megabytes(size: int) -> int:
    """A size in megabytes, at least one."""
    return max(1, round(size / 1e6))
