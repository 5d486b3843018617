"""Zaic's rules page in English."""

from typing import Final

TEXT: Final = {
    "zaic.guide.minute": "Zaic in a minute",
    "zaic.guide.minute.1": (
        "You lay tiles on a bare table, and soon on one another. A square that lies on top is "
        "yours only as long as nobody covers it. When somebody can no longer play, the larger "
        "connected area in view wins."
    ),
    "zaic.guide.minute.2": (
        "Each of you has nineteen tiles: eight of 2x2 squares, eight of 2x1 and three of a single "
        "square. Light begins with any tile. Then you play one tile each in turn, and you never "
        "pass. A 2x1 may lie or stand, and what was played stays where it is."
    ),
    "zaic.guide.surface": "On the table",
    "zaic.guide.surface.1": (
        "After the first one, a tile that goes on the table itself must have an opponent’s square "
        "beside it; corners do not count. None of the squares beside it may show your own "
        "colour."
    ),
    "zaic.guide.surface.2": (
        "Where tiles are stacked, only the one on top counts: its colour is what you touch."
    ),
    "zaic.guide.figure.beside": "It touches a square of Dark’s, and none of Light’s.",
    "zaic.guide.figure.beside.picture": (
        "A Light 2x2 and a Dark 2x1 side by side; a Light 2x1 is put against the far end of the "
        "Dark one"
    ),
    "zaic.guide.figure.own": "It touches Light’s own tile as well; the square is marked.",
    "zaic.guide.figure.own.picture": (
        "A Light 2x1 is put against the Dark one and against the Light 2x2, whose square is marked "
        "as a mistake"
    ),
    "zaic.guide.top": "On top of tiles",
    "zaic.guide.top.1": (
        "A tile may also lie on other tiles. Then three things count: it lies flat, so "
        "everything below it has the same height; it rests on something with every square; and "
        "it covers at least one square that shows your opponent’s colour."
    ),
    "zaic.guide.top.2": (
        "What lies beside it does not matter here, and it may cover your own squares too."
    ),
    "zaic.guide.top.3": (
        "The picture shows how high a tile lies by its wall, its shadow and its brightness. A "
        "button beside the board, “Level numbers”, writes them on the tiles."
    ),
    "zaic.guide.figure.over": "Flat, and it covers one square of each colour.",
    "zaic.guide.figure.over.picture": (
        "A Light 2x1 is put on level 2, half on a Light tile and half on a Dark one"
    ),
    "zaic.guide.figure.uneven": "It would lie on one tile here and on two there.",
    "zaic.guide.figure.uneven.picture": (
        "A Light 2x1 over two squares of different heights, 2 and 1, marked as a mistake"
    ),
    "zaic.guide.figure.overhang": "One half would hang over the bare table.",
    "zaic.guide.figure.overhang.picture": (
        "A Light 2x1 half on a Dark tile and half over nothing, marked as a mistake"
    ),
    "zaic.guide.figure.covers": "It would cover nothing but Light’s own squares.",
    "zaic.guide.figure.covers.picture": (
        "A Light 2x1 over two squares of a Light tile, marked as a mistake"
    ),
    "zaic.guide.figure.levels": "Three levels, with their numbers switched on.",
    "zaic.guide.figure.levels.picture": (
        "Part of a game; every visible square bears the number of tiles that lie there"
    ),
    "zaic.guide.buried": "No tile disappears",
    "zaic.guide.buried.1": (
        "At least one square of every tile must stay in view to the end: of yours and of your "
        "opponent’s, however deep it lies, and even if your tile covers parts of several at once."
    ),
    "zaic.guide.figure.shows": "Each tile below still shows a square.",
    "zaic.guide.figure.shows.picture": (
        "A Light 2x1 covers half of a Dark 2x1 and half of a Light one"
    ),
    "zaic.guide.figure.buries": "The Dark tile would be covered altogether.",
    "zaic.guide.figure.buries.picture": (
        "A Light 2x1 exactly over a Dark one, whose two squares are marked as a mistake"
    ),
    "zaic.guide.frame": "Eight by eight",
    "zaic.guide.frame.1": (
        "The table has no edges, but the tiles together may never be more than eight squares wide "
        "or eight squares high. Where the eight are placed is up to both of you: the frame "
        "settles as tiles are played."
    ),
    "zaic.guide.frame.2": (
        "On the board, hatched ground can no longer be reached. A dashed border may still come "
        "closer, a solid one is final; the numbers along the edges say how many of the eight are "
        "used."
    ),
    "zaic.guide.figure.within": "Eight wide already, but only seven high: one more row fits.",
    "zaic.guide.figure.within.picture": (
        "A whole board, eight squares wide and seven high; a Light 2x1 is put in an eighth row"
    ),
    "zaic.guide.figure.beyond": "It would make the whole nine squares wide.",
    "zaic.guide.figure.beyond.picture": (
        "The same board; a Light 2x1 is put on hatched ground and marked as a mistake"
    ),
    "zaic.guide.end": "The end",
    "zaic.guide.end.1": (
        "The game ends at once when the player to move can play none of their tiles: there are "
        "none left, or none fits. That alone does not lose it."
    ),
    "zaic.guide.end.2": (
        "Now look from above. Squares of one colour that share a side make an area, whatever "
        "their levels. The player with the largest area wins. If the largest are equal, compare "
        "the second largest, and so on."
    ),
    "zaic.guide.end.3": (
        "A player who runs out of areas first has nothing to set against the other’s next one, and "
        "loses. If all are equal, it is a draw."
    ),
    "zaic.guide.figure.won": (
        "The largest areas are equal, eight to eight. The next decide: four to two, Light wins."
    ),
    "zaic.guide.figure.won.picture": (
        "A finished game: areas of 8 and 4 are outlined for Light, of 8 and 2 for Dark"
    ),
    "zaic.guide.rulings": "Rulings",
    "zaic.guide.ruling.overhang": (
        "No square of a tile may hang over the table or over a lower tile. All of them rest on "
        "the table, or all of them on tiles, at one height."
    ),
    "zaic.guide.ruling.draw": (
        "If both players’ areas are equal from the largest to the last, the game is a draw."
    ),
    "zaic.guide.notation": "Writing moves down",
    "zaic.guide.notation.1": (
        "Files are called a to o from the left, ranks 1 to 15 from below, as Light sees them. "
        "The first tile always has its lower left square on h8, in the middle, so that the tiles "
        "never run out of names."
    ),
    "zaic.guide.notation.2": (
        "A move is the tile, then the cell of its lower left square: S is a 1x1, H a 2x1 lying, V "
        "a 2x1 standing, B a 2x2. Hg10 lies on g10 and h10. The level need not be written; it "
        "follows from what is there."
    ),
    "zaic.guide.about": "About the game",
    "zaic.guide.about.1": (
        "Erik Dresner designed Zaic. The rules here are told in our own words; what we settled "
        "ourselves is listed under Rulings."
    ),
}
