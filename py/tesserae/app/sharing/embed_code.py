"""HTML snippets that embed a game in another page; docs/embed.md has all their options."""

from __future__ import annotations

from html import escape

from tesserae.app.model.settings import LANGUAGES, Language


def element(base: str, fragment: str, title: str) -> str:
    """A link's game as <tesserae-game>, which is a picture until somebody uses it.

    base: the app's address. Without scripts, and in feed readers, it falls back to a link.
    """
    folder = base.rpartition("/")[0]
    return (
        f'<script src="{escape(folder)}/embed.js" async></script>\n'
        f'<tesserae-game src="{escape(fragment)}">'
        f'<a href="{escape(base + fragment)}">{escape(title)}</a></tesserae-game>'
    )


def frame(base: str, fragment: str, title: str) -> str:
    """A link's game in a plain <iframe>."""
    address = base.rpartition("/")[0] + "/embed.html" + fragment
    return (
        f'<iframe src="{escape(address)}" title="{escape(title)}" '
        'width="360" height="457" style="border:0;max-width:100%"></iframe>'
    )


def demo_page(language: Language) -> str:
    """The file name of the demo page; without a suffix in the first language."""
    return "embed-demo.html" if language == LANGUAGES[0] else f"embed-demo.{language}.html"
