"""What is refused, and with which sentences."""

import copy
import pickle

import tesserae as ts

board = ts.Board("pyrga", moves="Cd1")
try:
    board.push("Tc2s")
except ts.IllegalMove as error:
    print(error)
ts.language("fr")
try:
    ts.Board("chess")
except ts.TesseraeError as error:
    print(error)
ts.language("en")
same = [pickle.loads(pickle.dumps(board)), copy.copy(board), ts.Board.from_dict(board.to_dict())]
assert all(it == board for it in same)
moves: list[ts.Move] = board.move_stack
print(moves, "Sd1" in board.legal_moves, len(board.legal_moves))
