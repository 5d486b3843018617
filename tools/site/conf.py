"""How Sphinx makes the site (`make docs`)."""

from __future__ import annotations

import inspect
import re
import tomllib
from collections.abc import Sequence
from typing import Any, Final

import tesserae
from tools.site.pages import ROOT

project = "Tesserae"
version = release = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"][
    "version"
]
language = "en"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
highlight_language = "none"
smartquotes = False
nitpicky = True
nitpick_ignore = [("py:class", "tesserae.core.position.Position")]  # of the core, not of the API

# Headings have the names that hosts of repositories give them.
myst_heading_anchors = 4

# `names` in docstrings lead to what they name, where that is documented.
default_role = "py:obj"
add_module_names = False
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_use_unqualified_type_names = True
maximum_signature_line_length = 110

html_theme = "furo"
html_title = f"Tesserae {version}"
html_favicon = str(ROOT / "web/icons/icon.svg")
html_show_copyright = False
html_show_sphinx = False
html_copy_source = False
html_show_sourcelink = False
html_use_index = False
# The colours are those of the page (py/tesserae/view/tokens.css).
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#0f6e6a",
        "color-brand-content": "#0f6e6a",
        "color-brand-visited": "#0f6e6a",
        "color-api-name": "#0f6e6a",
    },
    "dark_css_variables": {
        "color-brand-primary": "#6cc7c0",
        "color-brand-content": "#6cc7c0",
        "color-brand-visited": "#6cc7c0",
        "color-api-name": "#6cc7c0",
    },
}

_NAMED: Final = re.compile(r"(^|[.;]\s)(\w+(?:, \w+)*):(?=\s)", re.MULTILINE)
"""The begin of a docstring's description of arguments or fields: "first, second: the players."."""


def with_names_in_bold(
    _app: object, what: str, _name: str, thing: Any, _options: object, lines: list[str]
) -> None:
    """Sets off the arguments and fields that a docstring tells of."""
    try:
        known = {*inspect.signature(thing).parameters}
    except (TypeError, ValueError):
        known = set()
    if what in ("class", "exception"):
        known |= {*dir(thing), *_set_in(thing)}

    def bold(found: re.Match[str]) -> str:
        names = found[2].split(", ")
        if not known.issuperset(names):
            return found[0]
        return found[1] + ", ".join(f"**{it}**" for it in names) + ":"

    lines[:] = _NAMED.sub(bold, "\n".join(lines)).split("\n")


def _set_in(thing: type) -> Sequence[str]:
    """The attributes that the methods of a class set."""
    return re.findall(r"\bself\.([a-z]\w*)\b.*?=", inspect.getsource(thing))


def resolve(app: Any, env: Any, node: Any, contnode: Any) -> Any:
    """The target of a type or a name in a docstring, which another module may export.

    Names of the standard library, and words that are not names, have none.
    """
    if node.get("refdomain") != "py":
        return None
    target = node["reftarget"]
    name = target.rpartition(".")[2]
    if name in dir(tesserae):
        python, page = env.get_domain("py"), node["refdoc"]
        asked = page, app.builder, "obj", f"tesserae.{name}", node, contnode
        return python.resolve_xref(env, *asked)
    internal = target.startswith("tesserae.")
    return None if internal and node["reftype"] != "obj" else contnode


def setup(app: Any) -> None:
    """Called by Sphinx."""
    app.connect("autodoc-process-docstring", with_names_in_bold)
    app.connect("missing-reference", resolve)
