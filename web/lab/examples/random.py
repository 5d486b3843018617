import random


def choose(board):
    return random.choice(board.legal_moves)
