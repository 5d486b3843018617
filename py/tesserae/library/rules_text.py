"""The rules page of a game as text."""

from __future__ import annotations

from tesserae.core.teaching.guide import Block, Figure, Figures, Section
from tesserae.library.names import game_of
from tesserae.library.sentences import words_of
from tesserae.view.words import Words


def rules(game: str) -> str:
    r"""The rules and notation of a game, as on the rules page; in Markdown.

    >>> rules("pyrga").split("\n\n")[:2]
    ['# Pyrga', '## Pyrga in a minute']

    Pictures are described in words. UnknownGame if there is no such game.
    """
    known = game_of(game)
    guide = known.guide()
    words = words_of(known, guide.strings)
    sections = [_section(section, words) for section in guide.sections]
    return "\n\n".join([f"# {words(f'{known.slug}.title')}", *sections]) + "\n"


def in_a_minute(game: str) -> str:
    """A game in a few sentences: the beginning of its rules page."""
    return rules(game).split("\n\n")[2]


def _section(section: Section, words: Words) -> str:
    return "\n\n".join(
        [f"## {words(section.title)}", *(_block(it, words) for it in section.blocks)]
    )


def _block(block: Block, words: Words) -> str:
    if isinstance(block, Figures):
        return "\n".join([_figure(figure, words) for figure in block.figures])
    return words(block.text)


def _figure(figure: Figure, words: Words) -> str:
    verdicts = {True: words("guide.allowed"), False: words("guide.refused")}
    parts = [f"{figure.move}:"] if figure.move else []
    parts += [verdicts[figure.legal]] if figure.legal is not None else []
    parts.append(words(figure.caption))
    if figure.scene.label:
        parts.append(f"[{words(figure.scene.label)}]")
    return " ".join(["-", *parts])
