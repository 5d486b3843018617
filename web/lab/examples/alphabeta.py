import random

DEPTH, WON = 2, 10**6


def search(board, depth, alpha, beta):
    """The value of a position for the side to move, within a window, and its best move."""
    outcome = board.outcome()
    if outcome:
        return (0 if outcome.winner is None else WON if outcome.winner == board.turn else -WON), ""
    if not depth:
        return board.evaluate(), ""
    best, side = "", board.turn
    for move in random.sample(board.legal_moves, len(board.legal_moves)):
        board.push(move)
        if board.turn == side:  # it moves once more
            value = search(board, depth - 1, alpha, beta)[0]
        else:
            value = -search(board, depth - 1, -beta, -alpha)[0]
        board.pop()
        if not best or value > alpha:
            best, alpha = move, max(alpha, value)
        if alpha >= beta:
            break
    return alpha, best


def choose(board):
    return search(board, DEPTH, -WON, WON)[1]
