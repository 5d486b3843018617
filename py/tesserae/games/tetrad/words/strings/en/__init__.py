"""Tetrad's words in English; those that are loaded when they are needed are beside it."""

from typing import Final

TEXT: Final = {
    "tetrad.title": "Tetrad",
    "tetrad.by": "designer unknown",
    "tetrad.blurb": "Build an army out of tiles, move it, fire. The last one with tiles wins.",
    "tetrad.facts": "2 players · 40 min",
    "tetrad.side.0": "White",
    "tetrad.side.1": "Black",
    "tetrad.typed": "Move, e.g. 3d5r",
    "tetrad.typed.help": (
        "T2c1 places a T, rotated twice, on c1. 3d5 moves unit 3; r, u or l after it rotates the "
        "unit. 3xn fires north. -e7 removes a tile. end ends the turn. The cell of a unit is the "
        "lower left corner of the rectangle around it."
    ),
    "tetrad.way.bg": "Grey and blue",
    "tetrad.score.one": "{n} tile",
    "tetrad.score.other": "{n} tiles",
    "tetrad.standing.side.one": "{side} ahead by about {n} tile",
    "tetrad.standing.side.other": "{side} ahead by about {n} tiles",
    "tetrad.unit": "Unit {unit}",
    "tetrad.able.both": "moves, attacks",
    "tetrad.able.move": "moves",
    "tetrad.able.attack": "attacks",
    "tetrad.able.nothing": "done",
    "tetrad.able.lost": "lost",
    # Shapes and armies
    "tetrad.shape": "{letter}",
    "tetrad.losses": "Choose for me which tiles I lose",
    "tetrad.setup.ready": "Ready-made armies",
    "tetrad.setup.offer": "Take a ready-made army, or place five units, each touching your edge.",
    "tetrad.setup.side.side": "{of_side} army",
    "tetrad.army.line": "Spears",
    "tetrad.army.phalanx": "Phalanx",
    "tetrad.army.palisade": "Palisade",
    "tetrad.army.gate": "Gate",
    "tetrad.army.crown": "Crown",
    "tetrad.army.fork": "Fork",
    "tetrad.army.mixed": "A bit of everything",
    # A move
    "tetrad.move.place": "Unit {unit}: {shape} on {cell}",
    "tetrad.move.go.plain": "Unit {unit} to {cell}",
    "tetrad.move.go.r": "Unit {unit} to {cell}, rotated right",
    "tetrad.move.go.u": "Unit {unit} to {cell}, rotated 180°",
    "tetrad.move.go.l": "Unit {unit} to {cell}, rotated left",
    "tetrad.move.fire.one": "Unit {unit} fires {direction} and hits unit {units}",
    "tetrad.move.fire.other": "Unit {unit} fires {direction} and hits units {units}",
    "tetrad.move.remove": "Unit {unit} loses the tile on {cell}",
    "tetrad.move.remove.last": "Unit {unit} loses its last tile, on {cell}",
    "tetrad.move.end": "End of the turn",
    # What comes of a turn
    "tetrad.then": "Expected: {own}; then {reply}.",
    "tetrad.then.own": "Expected: {own}.",
    "tetrad.loss.less": "less than a tile",
    "tetrad.loss.one": "about {n} tile",
    "tetrad.loss.other": "about {n} tiles",
    "tetrad.units.one": "unit {units}",
    "tetrad.units.other": "units {units}",
    "tetrad.keeps.side": "{side} loses nothing",
    "tetrad.loses.side.one": "{side} loses {n} tile",
    "tetrad.loses.side.other": "{side} loses {n} tiles",
    "tetrad.loses.units.side.one": "{side} loses {n} tile and with it {what}",
    "tetrad.loses.units.side.other": "{side} loses {n} tiles and with them {what}",
    # An attack, a turn
    "tetrad.fired.one": ("Unit {unit} fired {direction}, range {range}: unit {units} is hit."),
    "tetrad.fired.other": ("Unit {unit} fired {direction}, range {range}: units {units} are hit."),
    "tetrad.fired.named.one": (
        "{whose} unit {unit} fired {direction}, range {range}: unit {units} is hit."
    ),
    "tetrad.fired.named.other": (
        "{whose} unit {unit} fired {direction}, range {range}: units {units} are hit."
    ),
    "tetrad.whose.side": "{of_side}",
    "tetrad.direction.n": "north",
    "tetrad.direction.e": "east",
    "tetrad.direction.s": "south",
    "tetrad.direction.w": "west",
    "tetrad.turn.moved.side.one": "{side} moved unit {units}.",
    "tetrad.turn.moved.side.other": "{side} moved units {units}.",
    "tetrad.turn.fired.one": "Units {firing} fired: unit {units} is hit.",
    "tetrad.turn.fired.other": "Units {firing} fired: units {units} are hit.",
    "tetrad.turn.fired.named.one": "{whose} units {firing} fired: unit {units} is hit.",
    "tetrad.turn.fired.named.other": "{whose} units {firing} fired: units {units} are hit.",
    "tetrad.turn.idle.side": "{side} neither moved nor fired.",
    "tetrad.turn.then": "{first} {then}",
    # A unit is lost
    "tetrad.lost.side.one": "{side} loses unit {unit}, on {cell}: {n} unit left.",
    "tetrad.lost.side.other": "{side} loses unit {unit}, on {cell}: {n} units left.",
    "tetrad.lost.last.side": "{side} loses unit {unit}, on {cell}: it was the last.",
    # What to do
    "tetrad.do.place": "Choose a shape for unit {unit}.",
    "tetrad.do.where": "Where does your {shape} go?",
    "tetrad.do.which": "Which shape goes on {cell}?",
    "tetrad.do.both": "Move or attack with a unit, or end your turn.",
    "tetrad.do.move": "Move a unit, or end your turn.",
    "tetrad.do.attack": "Attack with a unit, or end your turn.",
    "tetrad.do.nothing": "Nothing more can be done: end your turn.",
    "tetrad.do.unit.both": "Unit {unit}: choose where this tile goes, or a direction to fire in.",
    "tetrad.do.unit.move": "Unit {unit}: choose where this tile goes.",
    "tetrad.do.unit.attack": "Unit {unit}: choose a direction to fire in.",
    "tetrad.do.turned.r": "Unit {unit}, rotated right: choose where this tile goes.",
    "tetrad.do.turned.u": "Unit {unit}, rotated 180°: choose where this tile goes.",
    "tetrad.do.turned.l": "Unit {unit}, rotated left: choose where this tile goes.",
    "tetrad.do.remove": "Unit {unit} was hit: choose the tile it loses (1 of {n}).",
    "tetrad.do.confirm.end": "End your turn?",
    "tetrad.confirm.end": "End turn",
    # How things stand
    "tetrad.why.setup.one": "Your last unit, which touches your edge as all do.",
    "tetrad.why.setup.other": "{n} units to place, each touching your edge.",
    "tetrad.why.both": (
        "Can still move: {moving}. Can fire: {firing}; the first shot ends all moves."
    ),
    "tetrad.why.move": "Can still move: {moving}. None can attack.",
    "tetrad.why.attack": "Can still attack: {firing}. None can move.",
    "tetrad.why.nothing": "None can move and none can attack.",
    "tetrad.why.hit.one": "Remove one tile of unit {units}; the rest must stay connected.",
    "tetrad.why.hit.other": (
        "Remove one tile of each of units {units}; the rest of each must stay connected."
    ),
    "tetrad.why.fire.last.one": "{why} No unit can move after it: {n} has not moved.",
    "tetrad.why.fire.last.other": "{why} No unit can move after it: {n} have not moved.",
    "tetrad.why.unit.last.one": "{why} Firing ends all moves: {n} unit has not moved.",
    "tetrad.why.unit.last.other": "{why} Firing ends all moves: {n} units have not moved.",
    "tetrad.ground.Y": "Yellow",
    "tetrad.ground.R": "Red",
    "tetrad.ground.B": "Blue",
    "tetrad.ground.Y.does": "+1 range",
    "tetrad.ground.R.does": "+1 step",
    "tetrad.ground.B.does": "friends add range",
    "tetrad.ground.Y.why": "Yellow: +1 range for a unit with a tile on it.",
    "tetrad.ground.R.why": "Red: +1 step for a unit that starts with a tile on it.",
    "tetrad.ground.B.why": (
        "Blue: for a unit with a tile on it, the tiles of friends that touch it add to its range "
        "in their line."
    ),
    "tetrad.enemy.0": "White’s unit {unit}: {why}",
    "tetrad.enemy.1": "Black’s unit {unit}: {why}",
    "tetrad.why.fire": "Range {range}: 2, and {line} for tiles in line, and {yellow} for Yellow.",
    "tetrad.why.unit.one": (
        "{n} step. Range: north {north}, east {east}, south {south}, west {west}."
    ),
    "tetrad.why.unit.other": (
        "{n} steps. Range: north {north}, east {east}, south {south}, west {west}."
    ),
    "tetrad.why.quiet.one": (
        "{why} If no tile is lost, the game ends after {n} more turn ({most} in a row)."
    ),
    "tetrad.why.quiet.other": (
        "{why} If no tile is lost, the game ends after {n} more turns ({most} in a row)."
    ),
    # Why not
    "tetrad.no.setup_first.one": "First place your last unit.",
    "tetrad.no.setup_first.other": "First place your units: {n} are left.",
    "tetrad.no.set_up": "All units are placed; shapes stay as they are from now on.",
    "tetrad.no.nowhere": "There is no room for this shape on your edge.",
    "tetrad.no.outside": "A part of it would lie off the board.",
    "tetrad.no.home.0": "A unit begins with at least one tile on White’s edge, rank 1.",
    "tetrad.no.home.1": "A unit begins with at least one tile on Black’s edge, rank 14.",
    "tetrad.no.taken": "Another unit stands there.",
    "tetrad.no.files.one": (
        "It would leave {files} files without a tile of yours, and {n} unit still has to find room."
    ),
    "tetrad.no.files.other": (
        "It would leave {files} files without a tile of yours, and {n} units still have to find "
        "room."
    ),
    "tetrad.no.unit_first": "First choose one of your units.",
    "tetrad.no.such": "Unit {unit} is not in play.",
    "tetrad.no.attacked": "Unit {unit} has attacked already; it may do so once a turn.",
    "tetrad.no.moved": "Unit {unit} has moved already; it may do so once a turn.",
    "tetrad.no.moves_over": "No unit may move once one has attacked.",
    "tetrad.no.moves_over_range": (
        "No unit may move once one has attacked, and unit {unit} has nothing in range."
    ),
    "tetrad.no.moved_range": "Unit {unit} has moved already and has nothing in range.",
    "tetrad.no.stuck": "Unit {unit} has no room to move and nothing in range.",
    "tetrad.no.same": "The unit is there already.",
    "tetrad.no.far.one": "Unit {unit} has {n} step, which is not enough to get there.",
    "tetrad.no.far.other": "Unit {unit} has {n} steps, which are not enough to get there.",
    "tetrad.no.turn": "Rotated that way, unit {unit} looks the same or finds no room.",
    "tetrad.no.range": "Unit {unit} has nothing in range to the {direction}.",
    "tetrad.no.removal_first.side": "{of_side} unit {unit} was hit: it loses a tile first.",
    "tetrad.no.split": "Without this tile unit {unit} would fall apart.",
    "tetrad.no.no_hit": "No unit has to lose a tile now.",
    # The end
    "tetrad.goal": "The last side with tiles wins.",
    "tetrad.end.annihilated.side": "{side} wins: {rival} has no tile left.",
    "tetrad.end.annihilated.why": "Tiles in play: White {white}, Black {black}.",
    "tetrad.end.forty_turns.side": "{side} wins: more tiles.",
    "tetrad.end.forty_turns.why": (
        "No tile was lost in forty turns. Tiles in play: White {white}, Black {black}."
    ),
    "tetrad.end.agreed.side": "{side} wins: more tiles.",
    "tetrad.end.agreed.why": (
        "The players agreed to end the game. Tiles in play: White {white}, Black {black}."
    ),
    # What cannot be read
    "tetrad.bad.move": "A move is like T2c1 in the setup, then like 3d5, 3d5r, 3xn, -e7 or end.",
    "tetrad.bad.rotation": "{shape} looks the same with fewer quarter turns; write that number.",
    "tetrad.bad.turn": "Unit {unit} looks the same after a smaller rotation; write that one.",
    "tetrad.bad.position": "This is not a position of Tetrad.",
    "tetrad.bad.outside": "In this position {unit} lies partly off the board.",
    "tetrad.bad.overlap": "In this position units overlap.",
    "tetrad.bad.setup": "In this position the units cannot have been set up by the rules.",
    "tetrad.bad.far": "In this position a unit is farther away than it can have moved.",
    "tetrad.bad.dead": "In this position a lost unit has moved, attacked or been hit.",
    "tetrad.bad.over": "In this position a side has no tile left, but nobody attacked.",
    "tetrad.bad.quiet": "In this position the number of turns without a loss cannot be right.",
    "tetrad.bad.hits": "In this position the attacks of this turn and their hits do not agree.",
    "tetrad.bad.army": "An army is five units joined by dots, such as I1b1.I1d1.I1g1.I1j1.I1m1.",
    "tetrad.bad.unit": "Unit {unit}: {why}",
    # What a screen reader says of the board
    "tetrad.board": "Tetrad board, files a to n, ranks 1 to 14",
    "tetrad.spot": "{cell}, {ground}: {what}.",
    "tetrad.spot.ground.Y": "Yellow",
    "tetrad.spot.ground.R": "Red",
    "tetrad.spot.ground.B": "Blue",
    "tetrad.spot.unit.0.one": "White unit {unit}, one tile",
    "tetrad.spot.unit.0.other": "White unit {unit}, {n} tiles",
    "tetrad.spot.unit.1.one": "Black unit {unit}, one tile",
    "tetrad.spot.unit.1.other": "Black unit {unit}, {n} tiles",
    "tetrad.spot.moved": "{unit}, has moved",
    "tetrad.spot.attacked": "{unit}, has attacked",
    "tetrad.spot.hit": "{unit}, must lose a tile",
    "tetrad.spot.last": "{spot} Played last.",
    "tetrad.spot.start": "{spot} A unit can have its lower left corner here.",
    "tetrad.spot.place": "{spot} The unit fits with its lower left corner here.",
    "tetrad.spot.grab": "{spot} You can take the unit by this tile.",
    "tetrad.spot.go": "{spot} The tile you hold can go here.",
    "tetrad.spot.remove": "{spot} You can remove this tile.",
    "tetrad.spot.handle.r": "Rotate right",
    "tetrad.spot.handle.u": "Rotate 180°",
    "tetrad.spot.handle.l": "Rotate left",
    "tetrad.spot.fire": "Fire {direction}",
    "tetrad.spot.handle.end": "End the turn",
    # Puzzles
    "tetrad.refuted.destroys.side.one": (
        "{Side} then takes {n} tile and destroys {of_rival} {what}."
    ),
    "tetrad.refuted.destroys.side.other": (
        "{Side} then takes {n} tiles and destroys {of_rival} {what}."
    ),
    "tetrad.refuted.doomed.side": (
        "Whichever shots {rival} still fires, {side} can destroy a unit next turn."
    ),
    "tetrad.refuted.kill.going.side": "The shots that are left are not sure to destroy a unit.",
    "tetrad.refuted.kill.spent.side": "No shot is left, and {side} has lost no unit.",
    "tetrad.refuted.kill.over.side": "The turn is over, and {side} has lost no unit.",
    "tetrad.refuted.hits.going": (
        "Hits: {n} of {count}. The shots that are left are not sure of the rest."
    ),
    "tetrad.refuted.hits.spent": "No shot is left. Hits: {n} of {count}.",
    "tetrad.refuted.hits.over": "The turn is over. Hits: {n} of {count}.",
    "tetrad.puzzle.kill.side": "{side} destroys a unit this turn",
    "tetrad.puzzle.now.side": "{side} wins this turn",
    "tetrad.puzzle.hits.side": "{side} hits {count} times this turn",
    "tetrad.puzzle.survive.side": "{side} loses no unit next turn",
    "tetrad.puzzle.win.side": "{side} makes the most of this turn",
    "tetrad.puzzle.hit.side": "{side} scores a hit this turn",
    "tetrad.own.nothing.proven": "No turn is sure to hit anything here.",
    "tetrad.own.nothing.seen": "The computer finds no turn that is sure to hit anything here.",
    "tetrad.own.lost.proven": "Whatever is played here, a unit can be lost next turn.",
    "tetrad.own.lost.seen": "The computer finds no turn here after which no unit is lost.",
    "tetrad.ask.win": "A unit destroyed, or the most hits",
    "tetrad.ask.survive": "No unit lost",
    "tetrad.theme.ready": "Destroy a unit, moving at most one of yours",
    "tetrad.theme.now": "Win in one turn",
    "tetrad.theme.kill": "Destroy a unit",
    "tetrad.theme.hits2": "Two hits",
    "tetrad.theme.hits3": "Three hits",
    "tetrad.theme.hits4": "Four hits",
    "tetrad.theme.hits5": "Five hits",
    "tetrad.theme.survive": "Survive",
}
