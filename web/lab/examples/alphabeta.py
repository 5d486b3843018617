import random

DEPTH = 2


def search(board, depth, alpha, beta):
    """The value of a position for the side to move, within a window."""
    outcome = board.outcome()
    if outcome:
        return 0 if outcome.winner is None else 10**6 if outcome.winner == board.turn else -(10**6)
    if not depth:
        return board.evaluate()
    side = board.turn
    for move in board.legal_moves:
        board.push(move)
        if board.turn == side:
            value = search(board, depth - 1, alpha, beta)
        else:
            value = -search(board, depth - 1, -beta, -alpha)
        board.pop()
        alpha = max(alpha, value)
        if alpha >= beta:
            break
    return alpha


def choose(board):
    best, value, side = None, -(10**7), board.turn
    for move in random.sample(board.legal_moves, len(board.legal_moves)):
        board.push(move)
        if board.turn == side:
            found = search(board, DEPTH - 1, value, 10**7)
        else:
            found = -search(board, DEPTH - 1, -(10**7), -value)
        board.pop()
        if found > value or best is None:
            best, value = move, found
    print(best, value)
    return best
