import random


def choose(board):
    """The move that leaves the other side the fewest moves; one that wins, if there is one."""

    def replies(move):
        board.push(move)
        outcome, count = board.outcome(), len(board.legal_moves)
        same_side = board.turn == me
        board.pop()
        if outcome:
            return -1 if outcome.winner == me else 1000
        return 500 - count if same_side else count

    me = board.turn
    return min(random.sample(board.legal_moves, len(board.legal_moves)), key=replies)
