"""Zaic's words in English; those that are loaded when they are needed are beside it."""

from typing import Final

TEXT: Final = {
    "zaic.title": "Zaic",
    "zaic.by": "by Erik Dresner",
    "zaic.blurb": (
        "Build on the table and on top of each other. The largest area you can see wins."
    ),
    "zaic.facts": "2 players · 20 min",
    "zaic.side.0": "Light",
    "zaic.side.1": "Dark",
    "zaic.typed": "Move, e.g. Bg10",
    "zaic.typed.help": (
        "S for a 1x1, H or V for a horizontal or vertical 2x1, B for a 2x2, then the cell of its "
        "lower left square."
    ),
    "zaic.way.bg": "Blue and grey",
    "zaic.layer.levels": "Level numbers",
    "zaic.layer.areas": "Areas",
    "zaic.score.none": "No area yet",
    "zaic.score.one": "Area {sizes}",
    "zaic.score.other": "Areas {sizes}",
    "zaic.score.more.one": "Areas {sizes} and {n} more",
    "zaic.score.more.other": "Areas {sizes} and {n} more",
    "zaic.standing.side.one": "{side} ahead by about {n} square",
    "zaic.standing.side.other": "{side} ahead by about {n} squares",
    # Tiles
    "zaic.stock.single": "1x1",
    "zaic.stock.oblong": "2x1",
    "zaic.stock.block": "2x2",
    "zaic.a": "a {tile}",
    "zaic.kind.S": "1x1",
    "zaic.kind.H": "2x1 (horizontal)",
    "zaic.kind.V": "2x1 (vertical)",
    "zaic.kind.B": "2x2",
    # A move
    "zaic.move": "{kind} on {cell}, level {level}",
    # A largest area is cut or joined
    "zaic.cut.side": "{of_side} {tile} on {cell} cuts {of_rival} largest area {cut}.",
    "zaic.joined.side": "{of_side} {tile} on {cell} joins areas: {of_side} largest grows {joined}.",
    "zaic.cut.joined.side": (
        "{of_side} {tile} on {cell} cuts {of_rival} largest area {cut}, and {of_side} grows "
        "{joined}."
    ),
    # What comes of a move
    "zaic.then": "Likely reply: {what}",
    "zaic.then.areas": "Largest areas after the reply: Light {light}, Dark {dark}.",
    "zaic.loss.less": "less than a square",
    "zaic.loss.one": "about {n} square",
    "zaic.loss.other": "about {n} squares",
    "zaic.resized": "from {old} to {new}",
    # What to do
    "zaic.do.start": "Play any tile.",
    "zaic.do.play": "Play {tiles}.",
    "zaic.do.where.S": "Where does your 1x1 go?",
    "zaic.do.where.H": "Where does your horizontal 2x1 go?",
    "zaic.do.where.V": "Where does your vertical 2x1 go?",
    "zaic.do.where.B": "Where does your 2x2 go?",
    # How things stand
    "zaic.why.start": (
        "Light opens the game. Only the tile matters: the board is laid out around it."
    ),
    "zaic.why.change": "Your largest area: {old} → {new}; theirs: {old_other} → {new_other}.",
    "zaic.why.areas": "Largest areas: Light {light}, Dark {dark}.",
    # Why not
    "zaic.no.first": "The first tile goes on {cell}; all other cells are counted from there.",
    "zaic.no.left": "You have no {tile} left.",
    "zaic.no.nowhere": "There is no place for a {kind} now.",
    "zaic.no.tile": "Choose a tile first, then where it goes.",
    "zaic.no.wide": "All tiles together would be {n} squares wide, and {most} is the limit.",
    "zaic.no.high": "All tiles together would be {n} squares high, and {most} is the limit.",
    "zaic.no.level.one": "A tile lies flat, and {cells} is lower than the rest.",
    "zaic.no.level.other": "A tile lies flat, and {cells} are lower than the rest.",
    "zaic.no.overhang": "Nothing supports it at {cells}.",
    "zaic.no.own": "On the table it may not touch your own colour, which shows on {cells}.",
    "zaic.no.corner": "It meets other tiles only at a corner, and corners do not count.",
    "zaic.no.apart": "On the table it must lie beside a tile in play.",
    "zaic.no.covers.side": "On top, it must cover a square of {of_side}.",
    "zaic.no.buries.one": "It would bury a tile of which only {cells} can be seen.",
    "zaic.no.buries.other": "It would bury {n} tiles of which only {cells} can be seen.",
    # The end
    "zaic.goal": "The largest area wins.",
    "zaic.end.largest_area.side": "{side} wins: the largest area.",
    "zaic.end.largest_area.why": (
        "{stuck} Areas: Light {light}; Dark {dark}; the largest decide, {one} to {other}."
    ),
    "zaic.end.further_areas.side": "{side} wins: the larger areas.",
    "zaic.end.further_areas.why": (
        "{stuck} Areas: Light {light}; Dark {dark}; the first that differ decide, {one} to {other}."
    ),
    "zaic.end.stuck.none.side": "{Side} has no tile left.",
    "zaic.end.stuck.side.one": "{Side} cannot play: the last tile fits nowhere ({tiles}).",
    "zaic.end.stuck.side.other": ("{Side} cannot play: none of the {n} tiles left fits ({tiles})."),
    "zaic.end.stuck.tiles": "{n} × {tile}",
    "zaic.end.level.why": ("{stuck} Areas: Light {light}; Dark {dark}; they are all level."),
    # What cannot be read
    "zaic.bad.move": "A move is S, H, V or B and a cell from a1 to o15, such as Bh8 or Hg10.",
    "zaic.bad.position": "This is not a position of Zaic.",
    "zaic.bad.supply": "In this position a player has more tiles of a kind than there are.",
    "zaic.bad.turns": "In this position Light and Dark have not taken turns.",
    "zaic.bad.level": "In this position the tile on {cell} does not lie flat on its level.",
    "zaic.bad.covers": "In this position the tile on {cell} covers no square of the other side’s.",
    "zaic.bad.extent": "In this position the tiles are more than 8 squares wide or high.",
    "zaic.bad.buried": "In this position the tile on {cell} is buried.",
    "zaic.bad.first": "In this position no tile of Light’s on h8 can have been the first.",
    "zaic.bad.apart": "In this position a tile on the table lies apart from the others.",
    "zaic.bad.touch": "In this position tiles on the table touch their own colour.",
    "zaic.bad.last": "In this position no tile can have been the last.",
    "zaic.bad.order": "There is no order in which the tiles of this position can have been played.",
    # What a screen reader says of the board
    "zaic.board": "Zaic board; the tiles are {wide} of 8 squares wide and {high} of 8 high",
    "zaic.board.empty": "Zaic board, empty",
    "zaic.spot.closed": "too far away for any tile",
    "zaic.spot.tile.side.one": "level {level}, {side}; area of {n} square",
    "zaic.spot.tile.side.other": "level {level}, {side}; area of {n} squares",
    "zaic.spot.joined": "{what}; one tile on {cells}",
    "zaic.spot.last": "{spot} Played last.",
    "zaic.spot.from": "{spot} Its lower left is {cell}.",
    "zaic.spot.fits.S": "{spot} Your 1x1 fits here.",
    "zaic.spot.fits.H": "{spot} Your horizontal 2x1 fits here.",
    "zaic.spot.fits.V": "{spot} Your vertical 2x1 fits here.",
    "zaic.spot.fits.B": "{spot} Your 2x2 fits here.",
    # Puzzles
    "zaic.refuted.over": "The game is over, and the areas decide: Light {light}, Dark {dark}.",
    "zaic.refuted.grows.side": "{Of_side} largest area grows from {old} to {new}.",
    "zaic.refuted.shrinks.side": "{Of_side} largest area shrinks from {old} to {new}.",
    "zaic.theme.cut": "Cut an area",
    "zaic.theme.joined": "Join areas",
    "zaic.theme.squeeze": "Few replies",
}
