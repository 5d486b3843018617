"""HTML snippets that embed a game in another page; docs/embed.md has all their options."""

from __future__ import annotations

from html import escape
from typing import Final

from tesserae.app.model import Model
from tesserae.app.model.settings import LANGUAGES, Language
from tesserae.app.sharing import share_links
from tesserae.app.texts import links

LONGEST: Final = links.LONGEST - 200
"""Maximum length of a fragment; leaves room for options of the frame."""

WIDTH: Final = 360
HEIGHT: Final = 457
"""Size of a frame, in pixels."""

STUDY_HEIGHT: Final = 556
"""Height of a frame with a study."""


def snippet(model: Model) -> str:
    """The embed code."""
    source = "study" if _shares_study(model) else "src"
    link = _embed_fragment(model)
    return element(model.base, link, share_links.shared_title(model), source)


def frame_snippet(model: Model) -> str:
    """The embed code with a plain <iframe>."""
    height = STUDY_HEIGHT if _shares_study(model) else HEIGHT
    return frame(model.base, _embed_fragment(model), share_links.shared_title(model), height)


def _shares_study(model: Model) -> bool:
    """Whether the link in the dialog leads to a study."""
    table = share_links.shared_table(model)
    return table is not None and table.study and share_links.kind(model) in ("game", "chapter")


def _embed_fragment(model: Model) -> str:
    """The fragment in the embed code; a whole study may be longer here than in a link to send."""
    table = share_links.shared_table(model)
    if table is None or not share_links.excess(model):
        return share_links.fragment(model)
    from tesserae.app.texts import packed

    whole = packed.link(table)
    return whole if len(whole) <= LONGEST else share_links.fragment(model)


def element(base: str, fragment: str, title: str, source: str = "src") -> str:
    """A link's game as a <tesserae-game>, which is a picture until somebody uses it.

    base: the app's address. source: the attribute for the link. Without scripts, and in feed
    readers, it falls back to a link.
    """
    folder = base.rpartition("/")[0]
    return (
        f'<script src="{escape(folder)}/embed.js" async></script>\n'
        f'<tesserae-game {source}="{escape(fragment)}">'
        f'<a href="{escape(base + fragment)}">{escape(title)}</a></tesserae-game>'
    )


def frame(base: str, fragment: str, title: str, height: int = HEIGHT) -> str:
    """A link's game in a plain <iframe>."""
    address = base.rpartition("/")[0] + "/embed.html" + fragment
    return (
        f'<iframe src="{escape(address)}" title="{escape(title)}" '
        f'width="{WIDTH}" height="{height}" style="border:0;max-width:100%"></iframe>'
    )


def demo_page(language: Language) -> str:
    """The file name of the demo page; without a suffix in the first language."""
    return "embed-demo.html" if language == LANGUAGES[0] else f"embed-demo.{language}.html"
