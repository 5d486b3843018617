"""The words of the page in French.

\\u202f is the narrow space that French sets before a colon or a question mark.
"""

from typing import Final

from tesserae.view.strings.fr import (
    any_game,
    dialogs,
    embed,
    errors,
    game,
    pages,
    puzzles,
    saved_games,
)

TEXT: Final = {
    **any_game.TEXT,
    **pages.TEXT,
    **saved_games.TEXT,
    **game.TEXT,
    **dialogs.TEXT,
    **embed.TEXT,
    **errors.TEXT,
    **puzzles.TEXT,
}
