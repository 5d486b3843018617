"""A random game, and how it ended."""

import random

import tesserae as ts

board = ts.Board("zaic")
while not board.is_game_over():
    board.push(random.choice(board.legal_moves))
outcome = board.outcome()
assert outcome is not None
print(board.ply, outcome.result, outcome)
