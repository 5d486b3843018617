"""The page of the rules of a game."""

from __future__ import annotations

from typing import Final

from tesserae.app.messages.commands import ShellCommand
from tesserae.app.model import Model
from tesserae.app.model.screen import RulesPage, is_same
from tesserae.app.navigation.handlers import show_section
from tesserae.app.pages import rules
from tesserae.app.screens.page import Page


def _scroll(before: Model, after: Model) -> list[ShellCommand]:
    """Scrolls to the section in the page's address."""
    page = after.screen
    if not isinstance(page, RulesPage) or not page.section or is_same(page, before.screen):
        return []
    return show_section(page.section)


RULES: Final[Page[RulesPage]] = Page("title.rules", lambda _: rules.RULES, scroll=_scroll)
