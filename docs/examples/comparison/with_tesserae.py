"""The ten tasks of docs/comparison.md with Tesserae."""

import itertools
import random
import sys

import tesserae as ts

# %% A random game
board = ts.Board("pyrga")
while not board.is_game_over():
    board.push(random.choice(board.legal_moves))
print(board.outcome())

# %% A move of a level
zaic = ts.Board("zaic")
with ts.Engine(level=3) as engine:
    zaic.push(engine.play(zaic, ts.Limit(time=0.1)).move)

# %% Three lines of analysis
with ts.Engine(level=5) as engine:
    for info in engine.analyse(zaic, ts.Limit(time=0.5), multipv=3):
        print(info.score, *info.pv)

# %% A record with variations
record = ts.Record("pyrga", headers={"First": "Ada"})
first = record.add_variation("Tc2s")
first.add_variation("Tc1e", comment="usual")
first.add_variation("Tc1w")
assert ts.Record.from_text(str(record)) == record

# %% The board as text
print(board)

# %% The board as SVG
picture = board.svg(size=300)

# %% A proof
print(ts.prove(ts.Board("pyrga", moves="Sa1 Ta2n Ca4 Sa4 Tb4w Ta4s"), time=20).value)

# %% A puzzle
puzzle = ts.puzzles("pyrga", difficulty=(900, 1200))[0]
assert puzzle.try_move(puzzle.solution[0]).right


# %% A match of two bots
def rash(board: ts.Board) -> ts.Move:
    return random.choice(board.legal_moves)


def begins(board: ts.Board) -> ts.Move:
    return board.legal_moves[0]


print(ts.match(rash, begins, "pyrga", games=4))

# %% A tournament with an engine
levels = [ts.Engine(level=1), ts.Engine(level=2)]
with ts.Engine.popen_ugi([sys.executable, "-m", "tesserae", "ugi", "pyrga"]) as engine:
    for one, other in itertools.combinations([*levels, engine], 2):
        print(ts.match(one, other, "pyrga", games=2, limit=ts.Limit(time=0.01)))
