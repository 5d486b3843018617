"""A puzzle that is solved by its solution, and that of a day."""

import datetime

import tesserae as ts

puzzle = ts.puzzles("pyrga", difficulty=(900, 1_400))[0]
board = puzzle.board()
print(puzzle.task)
solved = False
for move in puzzle.solution:
    if board.turn == puzzle.board().turn:
        ruling: ts.Ruling = puzzle.try_move(move, board)
        assert ruling.right
        solved = ruling.solved
    board.push(move)
assert solved
print(ts.puzzle_of_day("zaic", datetime.date(2026, 11, 24)).number)
