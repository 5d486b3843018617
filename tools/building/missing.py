"""404.html, which hosts show for missing files: a self-contained page in every language.

It cannot know the app's address, so it contains all its parts; its policy allows its script and its
style by their hashes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from tesserae.app.prerender import missing
from tesserae.view import standalone
from tools.building import offline

WEB: Final = Path(__file__).resolve().parents[2] / "web"

NAME: Final = offline.MISSING

SOURCES: Final = (WEB / NAME, WEB / "missing.js")

STYLE: Final = """
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.5 var(--font-ui); }
main { max-width: 34rem; margin: 0 auto; padding: 15vh 1.25rem 2rem; }
h1 { font: 400 2rem/1.2 var(--font-title); }
q { overflow-wrap: anywhere; }
a { display: inline-block; min-height: 2.75rem; color: var(--accent); }
a:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
[hidden] { display: none; }
"""


def write(fill: Callable[[str, Mapping[str, str]], str]) -> str:
    """The page. fill: puts values into a template."""
    page, script = (path.read_text("utf-8") for path in SOURCES)
    style = standalone.TOKENS + STYLE
    values = {"script": script, "style": style, "sentences": missing()}
    hashes = {
        f"{name}_hash": offline.integrity(values[name].encode()) for name in ("script", "style")
    }
    return fill(page, values | hashes)
