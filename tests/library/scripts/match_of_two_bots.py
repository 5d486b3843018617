"""A match of two bots, and one against a level."""

import random

import tesserae as ts


def careless(board: ts.Board) -> ts.Move:
    return random.choice(board.legal_moves)


def stubborn(board: ts.Board) -> str:
    return board.legal_moves[-1]


if __name__ == "__main__":
    print(ts.match(careless, stubborn, "pyrga", games=10))
    result = ts.match(ts.Engine(level=3), careless, "pyrga", 4, ts.Limit(nodes=200), jobs=2)
    print(result, result.elo.low)
    print(result.records[0])
