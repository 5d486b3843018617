"""The share dialog of a game, as several tests open it."""

from __future__ import annotations

from typing import Any

from tesserae.app.messages import actions
from tesserae.view.action import Action
from tests.app.page import Page

GAME = "#/pyrga?v=1&g=Tb2w.Ta2s.Ta1e"


def opened(hash: str = GAME, **boot: Any) -> Page:
    """A page with the share dialog open."""
    page = Page(hash, **boot)
    page.press(actions.DIALOG("share"))
    return page


def saved(page: Page, action: Action) -> dict[str, Any]:
    page.press(action)
    return page.effects[-1]
