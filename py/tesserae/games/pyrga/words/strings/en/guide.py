"""Pyrga's rules page in English."""

from typing import Final

TEXT: Final = {
    "pyrga.guide.minute": "Pyrga in a minute",
    "pyrga.guide.minute.1": (
        "You both build on sixteen spaces. Whatever you put down tells the other player where "
        "to go next, so every move is also an invitation. Hold three Towers and the game is yours."
    ),
    "pyrga.guide.minute.2": (
        "Each of you has fifteen pieces: five Squares, five Triangles and five Cylinders. White "
        "begins with any piece on any space. Then you play one piece each in turn, and nothing "
        "that was put down ever moves."
    ),
    "pyrga.guide.where": "Where you play",
    "pyrga.guide.where.1": (
        "Look at the piece that was played last; it is marked. A Square sends you to a "
        "neighbour, a Triangle along the line ahead of it, and a Cylinder straight back to its "
        "own space."
    ),
    "pyrga.guide.where.2": (
        "Put down any kind you still have, as long as the space does not hold that kind already. "
        "There is one more limit, early on: if White’s first piece was a Square, White’s second "
        "piece must be of another kind."
    ),
    "pyrga.guide.figure.square": "After a Square: a space beside it, not diagonally.",
    "pyrga.guide.figure.square.picture": (
        "A Square on b2; the spaces above, below, left and right of it are marked"
    ),
    "pyrga.guide.figure.triangle": (
        "After a Triangle: any space ahead of it that has room. The line goes on past pieces "
        "and Towers."
    ),
    "pyrga.guide.figure.triangle.picture": (
        "A Triangle on a3 pointing east; b3 and d3 are marked, the Tower between them is not"
    ),
    "pyrga.guide.figure.cylinder": "After a Cylinder: the very same space.",
    "pyrga.guide.figure.cylinder.picture": "A Cylinder on c2; only c2 is marked",
    "pyrga.guide.figure.beside": "The Cylinder stands beside the Square.",
    "pyrga.guide.figure.beside.picture": "A Square on b2 and a Cylinder being put on c2",
    "pyrga.guide.figure.corner": "Two spaces that only touch at a corner are not neighbours.",
    "pyrga.guide.figure.corner.picture": (
        "A Square on b2 and a Cylinder being put on c3, which is marked as a mistake"
    ),
    "pyrga.guide.figure.twice": (
        "The space already holds a Cylinder. A Square or a Triangle would fit."
    ),
    "pyrga.guide.figure.twice.picture": "A Cylinder on c2, which is marked as a mistake",
    "pyrga.guide.triangles": "Triangles",
    "pyrga.guide.triangles.1": (
        "When you put a Triangle down you choose which way it points: up, down, left or right. "
        "It must point at one space of the board at least, and it keeps its direction for the "
        "rest of the game."
    ),
    "pyrga.guide.figure.along": "From the edge a Triangle can point back across the board.",
    "pyrga.guide.figure.along.picture": "A Triangle being put on d3, pointing west",
    "pyrga.guide.figure.off": "This way there is no space left to point at.",
    "pyrga.guide.figure.off.picture": (
        "A Triangle being put on d3, pointing east off the board, marked as a mistake"
    ),
    "pyrga.guide.towers": "Towers",
    "pyrga.guide.towers.1": (
        "A Square, a Cylinder and a Triangle on one space make a Tower, and nothing more fits "
        "there. It does not matter who owns them or which came first. Whoever owns at least two "
        "of the three controls the Tower."
    ),
    "pyrga.guide.towers.2": (
        "The battlement around a Tower shows whose it is: plain for White, hatched for Black. "
        "You may finish a Tower that the other player controls, if you must or if it suits you."
    ),
    "pyrga.guide.figure.white_tower": "Two of the three are White’s: a Tower for White.",
    "pyrga.guide.figure.white_tower.picture": (
        "A Black Square, a White Cylinder and a White Triangle within a plain battlement"
    ),
    "pyrga.guide.figure.black_tower": "Two of the three are Black’s: a Tower for Black.",
    "pyrga.guide.figure.black_tower.picture": (
        "A Black Square, a White Cylinder and a Black Triangle within a hatched battlement"
    ),
    "pyrga.guide.figure.no_tower": "Two pieces are not a Tower yet. A Triangle is missing.",
    "pyrga.guide.figure.no_tower.picture": "A Black Square with a White Cylinder on it",
    "pyrga.guide.stuck": "When you cannot play",
    "pyrga.guide.stuck.1": (
        "Sometimes none of your pieces fits where you are sent. Then you play on an empty space, "
        "wherever there is one, with any kind you have."
    ),
    "pyrga.guide.stuck.2": "If there is no empty space either, the game is over.",
    "pyrga.guide.figure.stuck": (
        "The Cylinder finished a Tower and sends White to it, but it is full. Every empty space "
        "is open."
    ),
    "pyrga.guide.figure.stuck.picture": (
        "A Tower on c3 finished by Black’s Cylinder; all empty spaces are marked"
    ),
    "pyrga.guide.end": "The end",
    "pyrga.guide.end.1": "The first player to control three Towers wins at once.",
    "pyrga.guide.end.2": (
        "If nobody gets that far and nothing can be played any more, whoever has more Towers wins. "
        "If those are level, count the spaces with exactly two pieces, both of one colour: whoever "
        "has more of them wins. Still level, count the spaces with a single piece. If even these "
        "are level, it is a draw."
    ),
    "pyrga.guide.figure.won": (
        "The last piece, a Square, finished White’s third Tower. White wins, three to one."
    ),
    "pyrga.guide.figure.won.picture": (
        "A finished game: White controls the Towers on a2, b2 and c3, Black the one on d3"
    ),
    "pyrga.guide.first": "What the first move is worth",
    "pyrga.guide.first.1": (
        "Pyrga has been solved here: for every first move it is known how the game ends if neither "
        "side errs. There are twelve different first moves; all others are the same once the board "
        "is rotated or mirrored. White can win, but only with three of the twelve."
    ),
    "pyrga.guide.first.white": "{move}: White wins",
    "pyrga.guide.first.draw": "{move}: a draw",
    "pyrga.guide.first.black": "{move}: Black wins",
    "pyrga.guide.first.lines.1": (
        "How sure is that? It is proven, not judged: a program looked for an answer to every move, "
        "up to the end of the game, in all 6,806 positions with four pieces that differ by more "
        "than a mirror. Everything before follows from those. A second program of a hundred lines, "
        "which shares nothing with the first, has the rules anew; it finds the same positions, and "
        "proves any of them again."
    ),
    "pyrga.guide.first.lines.2": (
        "Here are three lines to try, in which neither side errs. Study one, play something else, "
        "and see at once what it costs: each move shows whether it wins, draws or loses."
    ),
    "pyrga.guide.first.2": (
        "So that nobody profits from knowing this, a new game can have the swap rule: the second "
        "player may take over the first move. Whoever begins had better choose a move that draws."
    ),
    "pyrga.guide.rulings": "Rulings",
    "pyrga.guide.ruling.supply": (
        "Each player’s fifteen pieces are five of each kind, as in the published set."
    ),
    "pyrga.guide.ruling.line": (
        "The line ahead of a Triangle begins at the space next to it and runs to the edge. "
        "Pieces and finished Towers on it do not stop it."
    ),
    "pyrga.guide.ruling.straight": (
        "A Triangle points in one of four directions, never diagonally."
    ),
    "pyrga.guide.ruling.second_square": (
        "After an opening Square, White’s second piece is not a Square even where White may play "
        "on any empty space."
    ),
    "pyrga.guide.ruling.for_them": (
        "A Tower counts for the player who owns most of it, even if the other one finished it. "
        "If it is their third, they win on the spot."
    ),
    "pyrga.guide.ruling.pairs": (
        "When a game without three Towers is counted, a space with two pieces belongs to a player "
        "only if both are theirs. A space with one piece of each counts for nobody."
    ),
    "pyrga.guide.notation": "Writing moves down",
    "pyrga.guide.notation.1": (
        "Files are called a to d from White’s left, ranks 1 to 4 from White’s side. A move is "
        "the piece, S, T or C, then the space: Sb2 is a Square on b2, Ca4 a Cylinder on a4."
    ),
    "pyrga.guide.notation.2": (
        "A Triangle adds where it points: n away from White, s towards White, e to White’s right, "
        "w to White’s left. Tc3n is a Triangle on c3 that points at c4."
    ),
    "pyrga.guide.about": "About the game",
    "pyrga.guide.about.1": (
        "Mathias Daval designed Pyrga. The rules here are told in our own words; what we settled "
        "ourselves is listed under Rulings."
    ),
}
