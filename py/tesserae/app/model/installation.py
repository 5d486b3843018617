"""How the app is installed on this device."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

OfflineState: TypeAlias = Literal[
    "none", "waiting", "saving", "ready", "failed", "update", "unable", "file"
]
"""waiting: for a better network, as the user saves data, or for the user's request.

unable: this browser cannot save the app. file: this is the one-file app, always offline.
"""


class Offline(NamedTuple):
    """The progress of saving the app for offline use, in bytes."""

    state: OfflineState = "none"
    loaded: int = 0
    total: int = 0


class Installation(NamedTuple):
    """The app on this device.

    one_file_size: of the app as one file, in bytes; 0 where it is not available. installable: the
    browser offers to install the app.
    """

    offline: Offline = Offline()
    one_file_size: int = 0
    installable: bool = False
