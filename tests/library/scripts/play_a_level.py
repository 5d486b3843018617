"""A game against a level, with a person who always makes the first move."""

import tesserae as ts

board = ts.Board("pyrga")
with ts.Engine(level=2, seed=1) as engine:
    while not board.is_game_over():
        if board.turn == ts.FIRST:
            move = board.legal_moves[0]
        else:
            move = engine.play(board, ts.Limit(nodes=300)).move
        print(f"{board.side_name(board.turn)}: {board.describe(move)}")
        board.push(move)
print(board.outcome())
