"""What the share dialog gives away."""

from __future__ import annotations

from tesserae.app import link, setups
from tesserae.app.effects import Copy, Effect, Share
from tesserae.app.model import Model
from tesserae.core.game import Side


def fragment(model: Model) -> str:
    """The fragment that the dialog shows: the game so far, or the position."""
    table = model.table
    if table is None:
        return link.route_link(model.screen)
    return link.game_link(table) if model.share == "game" else link.position_link(table)


def address(model: Model) -> str:
    """The whole address that the dialog shows."""
    return model.base + fragment(model)


def title(model: Model) -> str:
    """A short title for what is shared; the games' names are the same in every language."""
    return f"{model.screen.slug.capitalize()} · Tesserae" if model.table else "Tesserae"


def snippet(model: Model) -> str:
    """The HTML that embeds what is shared."""
    return link.embed_snippet(model.base, fragment(model), title(model))


def copy_link(model: Model) -> list[Effect]:
    """The address to the clipboard."""
    return [Copy(address(model))]


def copy_embed(model: Model) -> list[Effect]:
    """The embedding HTML to the clipboard."""
    return [Copy(snippet(model))]


def copy_setup(model: Model, side: Side) -> list[Effect]:
    """What a side built in the setup to the clipboard, as text."""
    texts = setups.built(model.table) if model.table else ()
    return [Copy(texts[side])] if texts else []


def web_share(model: Model) -> list[Effect]:
    """The address to another app."""
    return [Share(address(model), title(model))]
