"""What is said of every game, unless it has words of its own; how its sides are named in it.

A game gives `GAME.side.0` and `.1`; and `GAME.side.number`, "other", if these names are plurals
and the language has other words then: `KEY.side.one` and `KEY.side.other` in place of `KEY.side`.
"""

from typing import Final

TEXT: Final = {
    "name.side": "{name}",
    "name.of_side": "{name}’s",
    "name.to_side": "to {name}",
    "game.camp.side": "{side}",
    "game.wins.side": "{side} wins",
    "game.was_winning.side": "{Side} was winning",
    "game.is_now.side": "{side} is",
    "game.fell.side": "{Of_side} winning chances: {before}% before, {after}% after.",
    "game.fell.win.draw.side": "It turned {of_side} win into a draw.",
    "game.fell.win.loss.side": "It turned {of_side} win into a loss.",
    "game.fell.draw.loss.side": "It turned {of_side} draw into a loss.",
    "game.standing.level": "level",
    "game.standing.side": "{side} ahead",
    "game.puzzle.wins.side": "{Side} to move and win",
    "game.puzzle.now.side": "{side} to move and win at once",
    "game.puzzle.stop.side": "{side} to move: stop a win in one",
    "game.puzzle.own.draw.side": "{Side} to move and draw",
    "game.puzzle.own.survive.side": "{Side} to move and not lose",
    "game.theme.now": "A win in one",
    "game.theme.stop": "Stop a win in one",
    "game.theme.quiet": "A quiet move",
    "game.theme.draw": "Save the draw",
    "game.refuted": "{reply} {verdict}",
    "game.refuted.lost.side": "With best play {side} now wins.",
    "game.refuted.lost.seen.side": "{Side} is now clearly ahead.",
    "game.refuted.drawn": "With best play it is now a draw.",
    "game.refuted.drawn.seen": "The win is no longer clear.",
    "game.refuted.not_now": "The game goes on: this does not win at once.",
    "game.no.over": "The game is over.",
    "game.end.side": "{Side} wins.",
    "game.end.nobody": "A draw.",
    "game.ask.win": "A win",
    "game.ask.draw": "A draw",
    "game.ask.survive": "Not to lose",
    "game.do.confirm": "{move}: play it?",
    "game.spot": "{cell}: {what}.",
    "game.spot.empty": "empty",
    "game.spot.offered": "{spot} You can play here.",
    "game.way.wb": "White and black",
    "game.way.cb": "Easy to tell apart",
}
