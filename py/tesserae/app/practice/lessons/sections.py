"""Links between rules and lesson: which step practises which section."""

from __future__ import annotations

from tesserae.app.model.screen import LessonPage, RulesPage
from tesserae.games import catalog


def links_to_steps(slug: str) -> dict[str, str]:
    """The name of a section -> the link to the first step that practises it."""
    load = catalog.by_slug(slug).lesson
    steps = () if load is None else load().steps
    links: dict[str, str] = {}
    for number, step in enumerate(steps, 1):
        if step.section:
            links.setdefault(step.section, LessonPage(slug, number).link)
    return links


def section_link(slug: str, section: str) -> str:
    """The link to a section of the rules; to their beginning for ""."""
    return RulesPage(slug, section).link
