"""Offline use: the progress of saving the app, and its buttons."""

from __future__ import annotations

from typing import Final

from tesserae.app.installation.installing import LICENCES, ONE_FILE, megabytes
from tesserae.app.messages import actions
from tesserae.app.model import Model
from tesserae.app.pages.components.page import Regions, region
from tesserae.core.text import text
from tesserae.view.html import NOTHING, Markup, el, join
from tesserae.view.icons import icon
from tesserae.view.parts import button
from tesserae.view.words import Words

STATUS: Final = "offline"
BUTTONS: Final = "offline-acts"
"""The regions: the status, which is read out when it changes, and the buttons beside it."""

_SIGNS: Final = {"ready": "tick", "update": "tick", "file": "tick"}


def offline_status(fill: Regions) -> Markup:
    """The elements of both regions."""
    state = region("p", STATUS, fill, class_="offline", role="status")
    return el("div", state, region("div", BUTTONS, fill, class_="acts"), class_="keeping")


def regions(model: Model, words: Words) -> Regions:
    """The contents of both regions."""
    return {STATUS: _state(model, words), BUTTONS: _acts(model, words)}


def one_file(model: Model, words: Words) -> Markup:
    """The link to the app as one file, if there is one."""
    if not model.installation.one_file_size:
        return NOTHING
    return el(
        "a",
        words("offline.file.save", mb=megabytes(model.installation.one_file_size)),
        class_="text",
        id="save-file",
        href=ONE_FILE,
        download=ONE_FILE,
        data_act=actions.SAVE_ONE_FILE.name,
    )


def licences(model: Model, words: Words) -> Markup:
    """The link to the licences beside the page; nothing in the one-file app."""
    if not model.installation.one_file_size:
        return NOTHING
    return el("a", words("licences"), class_="text", href=LICENCES)


def _state(model: Model, words: Words) -> Markup:
    state, size = model.installation.offline.state, megabytes(model.installation.offline.total)
    sentence = text(f"offline.{state}", mb=size) if state == "ready" else text(f"offline.{state}")
    return join([icon(_SIGNS.get(state, "circle")), el("span", words(sentence))])


def _acts(model: Model, words: Words) -> Markup:
    state = model.installation.offline.state
    parts = [_progress(model, words) if state == "saving" else NOTHING]
    if state in ("failed", "waiting"):
        name = words("offline.again" if state == "failed" else "offline.save")
        parts.append(button(name, actions.SAVE_OFFLINE, id="keep-again"))
    if state == "update":
        parts.append(
            button(words("offline.renew"), actions.LOAD_UPDATE, variant="primary", id="renew")
        )
    if model.installation.installable:
        parts.append(button(words("offline.install"), actions.INSTALL, id="install"))
    return join(parts)


def _progress(model: Model, words: Words) -> Markup:
    """The progress of saving."""
    offline = model.installation.offline
    percent = 100 * offline.loaded // max(offline.total, 1)
    bar = el("progress", max=100, value=percent, aria_label=words("offline.saving"))
    return el("span", bar, words("offline.percent", n=percent), class_="saved")
