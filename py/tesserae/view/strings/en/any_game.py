"""What is said of every game, unless it has words of its own; the names of its sides in sentences.

A game gives `GAME.side.0` and `.1`, and `GAME.side.number` ("one", "other") if they are plurals.
"""

from __future__ import annotations

from typing import Final

TEXT: Final = {
    "name.side.one": "{name}",
    "name.side.other": "{name}",
    "name.of_side.one": "{name}’s",
    "name.of_side.other": "{name}’s",
    "name.to_side.one": "to {name}",
    "name.to_side.other": "to {name}",
    "game.camp.side.one": "{side}",
    "game.camp.side.other": "{side}",
    "game.wins.side.one": "{side} wins",
    "game.wins.side.other": "{side} win",
    "game.was_winning.side.one": "{Side} was winning",
    "game.was_winning.side.other": "{Side} were winning",
    "game.is_now.side.one": "{side} is",
    "game.is_now.side.other": "{side} are",
    "game.standing.level": "level",
    "game.standing.side.one": "{side} ahead",
    "game.standing.side.other": "{side} ahead",
    "game.puzzle.wins.side.one": "{Side} to move and win",
    "game.puzzle.wins.side.other": "{Side} to move and win",
    "game.puzzle.own.draw.side.one": "{Side} to move and draw",
    "game.puzzle.own.draw.side.other": "{Side} to move and draw",
    "game.puzzle.own.survive.side.one": "{Side} to move and not lose",
    "game.puzzle.own.survive.side.other": "{Side} to move and not lose",
    "game.no.over": "The game is over.",
    "game.end.side.one": "{Side} wins.",
    "game.end.side.other": "{Side} win.",
    "game.end.nobody": "A draw.",
}
