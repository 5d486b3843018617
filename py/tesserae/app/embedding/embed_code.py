"""HTML that shows a game on any page; docs/embed.md tells what else it can say."""

from __future__ import annotations

from html import escape

from tesserae.app.model import LANGUAGES, Language


def element(base: str, fragment: str, title: str) -> str:
    """A link's game as <tesserae-game>, which is a picture until it is used.

    `base` is the app's address. Without scripts, and in readers of feeds, a link stands there.
    """
    folder = base.rpartition("/")[0]
    return (
        f'<script src="{escape(folder)}/embed.js" async></script>\n'
        f'<tesserae-game src="{escape(fragment)}">'
        f'<a href="{escape(base + fragment)}">{escape(title)}</a></tesserae-game>'
    )


def frame(base: str, fragment: str, title: str) -> str:
    """A link's game in a plain frame."""
    address = base.rpartition("/")[0] + "/embed.html" + fragment
    return (
        f'<iframe src="{escape(address)}" title="{escape(title)}" '
        'width="360" height="457" style="border:0;max-width:100%"></iframe>'
    )


def demo_page(language: Language) -> str:
    """The file of the page that shows all of it; the first language's has the plain name."""
    return "embed-demo.html" if language == LANGUAGES[0] else f"embed-demo.{language}.html"
