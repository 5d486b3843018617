"""A start for each week of docs/course.md, and what a teacher compares with.

Run it as it is, or cell by cell. None of it plays well: that is left to students.
"""

import random

import tesserae as ts

random.seed(1)
ENDING = "Sa1 Ta2e Tb2s Tb1e Cc1 Tc1e Cd1 Sd1 Td2s Td1w Ca1 Ta1n"
position = ts.Board("pyrga", moves=ENDING)
assert ts.prove(position).value == 1


# %% Week 1: random
def chance(board: ts.Board) -> ts.Move:
    return random.choice(board.legal_moves)


assert ts.match(chance, chance, "pyrga", games=20).score.games == 20


# %% Week 2: greedy
def evaluation(position: ts.PyrgaPosition, side: ts.Side) -> int:
    own, other = position.tally(side), position.tally(ts.other(side))
    return 10 * (own.towers - other.towers) + own.pairs - other.pairs


def greedy(board: ts.Board[ts.PyrgaPosition]) -> ts.Move:
    def after(move: ts.Move) -> int:
        next_board = board.copy()
        next_board.push(move)
        outcome = next_board.outcome()
        if outcome is not None and outcome.winner is not None:
            return 1000 if outcome.winner == board.turn else -1000
        return evaluation(next_board.position, board.turn)

    return max(board.legal_moves, key=after)


assert greedy(position) in position.legal_moves


# %% Week 3: minimax
def worth(position: ts.Position) -> int:
    outcome = position.outcome()
    if outcome is None or outcome.winner is None:
        return 0
    return 1 if outcome.winner == position.to_move else -1


def minimax(position: ts.Position, visited: list[ts.Position]) -> int:
    visited.append(position)
    moves = position.legal_moves()
    if not moves:
        return worth(position)
    return max(-minimax(position.apply(move), visited) for move in moves)


late = ts.Board("pyrga", moves=ENDING + " Ta3n Sa4 Sb4 Cc4 Tc4w Ca4 Ta4e Cd4")
all_visited: list[ts.Position] = []
assert minimax(late.position, all_visited) == ts.prove(late).value


# %% Week 4: alpha-beta
def alphabeta(
    position: ts.Position, visited: list[ts.Position], alpha: int = -1, beta: int = 1
) -> int:
    visited.append(position)
    moves = position.legal_moves()
    if not moves:
        return worth(position)
    for move in moves:
        alpha = max(alpha, -alphabeta(position.apply(move), visited, -beta, -alpha))
        if alpha >= beta:
            break
    return alpha


cut: list[ts.Position] = []
assert alphabeta(late.position, cut) == minimax(late.position, [])
assert len(cut) < len(all_visited) / 2


# %% Week 5: transposition tables
Table = dict[ts.Position, tuple[int, int]]  # the least and the most that a position is worth


def with_table(
    position: ts.Position,
    visited: list[ts.Position],
    table: Table,
    alpha: int = -1,
    beta: int = 1,
) -> int:
    low, high = table.get(position, (-1, 1))
    if low >= beta or low == high:
        return low
    if high <= alpha:
        return high
    visited.append(position)
    moves = position.legal_moves()
    if not moves:
        table[position] = worth(position), worth(position)
        return worth(position)
    best = -1
    for move in moves:
        value = -with_table(position.apply(move), visited, table, -beta, -max(alpha, best))
        best = max(best, value)
        if best >= beta:
            break
    if best >= beta:
        table[position] = (best, high)
    elif best <= alpha:
        table[position] = (low, best)
    else:
        table[position] = (best, best)
    return best


earlier = late.copy()
earlier.pop()
remembered, not_remembered = list[ts.Position](), list[ts.Position]()
assert with_table(earlier.position, remembered, {}) == ts.prove(earlier).value
assert alphabeta(earlier.position, not_remembered) == ts.prove(earlier).value
assert len(remembered) < len(not_remembered)


# %% Week 6: proof-number search
class Node:
    def __init__(self, position: ts.Position, root_side: ts.Side) -> None:
        self.position, self.children = position, list[Node]()
        self.is_or = position.to_move == root_side
        outcome = position.outcome()
        if outcome is None:
            self.proof, self.disproof = 1.0, 1.0
        elif outcome.winner == root_side:
            self.proof, self.disproof = 0.0, float("inf")
        else:
            self.proof, self.disproof = float("inf"), 0.0

    def update(self) -> None:
        proofs = [child.proof for child in self.children]
        disproofs = [child.disproof for child in self.children]
        if self.is_or:
            self.proof, self.disproof = min(proofs), sum(disproofs)
        else:
            self.proof, self.disproof = sum(proofs), min(disproofs)


def is_won(position: ts.Position, most: int = 20_000) -> bool | None:
    """Whether the side to move wins; None if it is not known after so many nodes."""
    root, nodes = Node(position, position.to_move), 1
    while root.proof and root.disproof:
        path = [root]
        while path[-1].children:
            node = path[-1]
            wanted = node.proof if node.is_or else node.disproof
            path.append(
                next(
                    child
                    for child in node.children
                    if (child.proof if node.is_or else child.disproof) == wanted
                )
            )
        leaf = path[-1]
        for move in leaf.position.legal_moves():
            leaf.children.append(Node(leaf.position.apply(move), position.to_move))
        nodes += len(leaf.children)
        if nodes > most:
            return None
        for node in reversed(path):
            node.update()
    return root.proof == 0


assert is_won(earlier.position)
assert ts.prove(earlier).value == 1
assert not is_won(late.position)
assert ts.prove(late).value == -1


# %% Week 7: Monte Carlo tree search
def keeps_value(board: ts.Board, move: ts.Move) -> bool:
    after = board.copy()
    after.push(move)
    outcome = after.outcome()
    if outcome is None:
        return ts.prove(after).value == -(ts.prove(board).value or 0)
    value = 0 if outcome.winner is None else 1 if outcome.winner == board.turn else -1
    return value == ts.prove(board).value


assert any(keeps_value(late, move) for move in late.legal_moves)


# %% Week 8: learning
def features(position: ts.PyrgaPosition, side: ts.Side) -> list[int]:
    own, other = position.tally(side), position.tally(ts.other(side))
    return [mine - theirs for mine, theirs in zip(own, other)]


def learn(games: int, rate: float = 0.02) -> list[float]:
    """Weights for the features, from random games: what the winner had more of."""
    weights = [0.0, 0.0, 0.0]
    for _ in range(games):
        board, seen = ts.Board("pyrga"), []
        while not board.is_game_over():
            seen.append(features(board.position, ts.FIRST))
            board.push(random.choice(board.legal_moves))
        target = {"1-0": 1.0, "1/2-1/2": 0.0, "0-1": -1.0}[board.result()]
        for told in seen:
            error = target - sum(w * it for w, it in zip(weights, told))
            weights = [w + rate * error * it for w, it in zip(weights, told)]
    return weights


towers, pairs, singles = learn(200)
assert towers > 0
