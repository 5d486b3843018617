"""The words of the page in English."""

from typing import Final

from tesserae.view.strings.en import (
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
