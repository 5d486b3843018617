"""Checks pyrga-values.tsv with rules and a search of its own: it shares no code with Tesserae.

python verify_pyrga.py               that the file is complete, and right up to three pieces
python verify_pyrga.py 20 [NODES]    and that it is right for 20 positions with four, by chance
"""

import random
import sys
from pathlib import Path

INF, BITS = 1 << 60, range(48)
STEPS = {"n": (0, 1), "e": (1, 0), "s": (0, -1), "w": (-1, 0)}
WORDS = ["loss", "draw", "win"]
NAMES = [file + rank for rank in "1234" for file in "abcd"]
ON = [sum(1 << 3 * cell + kind for cell in range(16)) for kind in range(3)]  # by kind: S, T, C


def line(cell, step):  # the spaces from the neighbour to the edge
    x, y = cell % 4 + step[0], cell // 4 + step[1]
    return [4 * y + x, *line(4 * y + x, step)] if 0 <= x < 4 and 0 <= y < 4 else []


def pieces(cell, kind):  # texts of a kind on a space, each with the spaces it orders next
    lines = {d: line(cell, step) for d, step in STEPS.items() if line(cell, step)}
    if kind == 1:
        return [(f"T{NAMES[cell]}{d}", frozenset(ahead)) for d, ahead in lines.items()]
    ordered = [ahead[0] for ahead in lines.values()] if kind == 0 else [cell]
    return [("STC"[kind] + NAMES[cell], frozenset(ordered))]


PIECES = [[pieces(cell, kind) for kind in range(3)] for cell in range(16)]
START = (0, 0, frozenset(range(16)))  # White's pieces, Black's, where the next one is ordered


def control(white, black):  # Towers of White, of Black, then what else counts for White
    towers, pairs, singles = [0, 0], 0, 0
    for cell in range(16):
        a, b = (white >> 3 * cell & 7).bit_count(), (black >> 3 * cell & 7).bit_count()
        towers[b > a] += a + b == 3
        pairs += (a + b == 2) * (a - b) // 2
        singles += (a + b == 1) * (a - b)
    return *towers, pairs, singles


def expand(state):  # (value for White, None) if the game is over, else (None, {move: state})
    white, black, ordered = state
    both, (one, other, *rest) = white | black, control(white, black)
    if max(one, other) > 2:
        return (1 if one > other else -1), None
    own, square = (white, black)[not is_white(state)], both.bit_count() == 2 and white & ON[0]
    kinds = [k for k in range(3) if (own & ON[k]).bit_count() < 5 and (k or not square)]
    for cells in (ordered, [cell for cell in range(16) if not both >> 3 * cell & 7]):
        after = {}
        for bit, piece in [(3 * c + k, PIECES[c][k]) for c in cells for k in kinds]:
            if not both >> bit & 1:
                played = (white | 1 << bit, black) if is_white(state) else (white, black | 1 << bit)
                after |= {text: (*played, orders) for text, orders in piece}
        if after:
            return None, after
    ahead = next((it for it in (one - other, *rest) if it), 0)
    return (ahead > 0) - (ahead < 0), None


QUARTER = [4 * (3 - cell % 4) + cell // 4 for cell in range(16)]
MIRROR = [cell ^ 3 for cell in range(16)]


def mirrored(state):  # the least of its eight mirror images
    images, t = [], list(range(16))
    for n in range(8):
        t = [(MIRROR if n == 4 else QUARTER)[cell] for cell in t]
        sides = [sum(1 << 3 * t[b // 3] + b % 3 for b in BITS if s >> b & 1) for s in state[:2]]
        images.append((*sides, tuple(sorted(t[cell] for cell in state[2]))))
    return min(images)


def is_white(state):  # whether White is to move
    return (state[0] | state[1]).bit_count() % 2 == 0


def reaches(root, least, budget):  # whether White gets that value, by df-pn; None: not known
    table, left = {}, [budget]  # (phi, delta): proof and disproof number for the side to move

    def search(state, phi, delta):
        left[0] -= 1
        value, after = expand(state)
        if after is None:
            table[state] = (0, INF) if (value >= least) == is_white(state) else (INF, 0)
            return
        children = list(set(after.values()))
        while True:
            known = [table.get(child, (1, 1)) for child in children]
            first, second, *_ = sorted([*((it[1], n) for n, it in enumerate(known)), (INF, 0)])
            table[state] = own = first[0], min(sum(it[0] for it in known), INF)
            if own[0] >= phi or own[1] >= delta or left[0] < 0:
                return
            search(children[first[1]], delta - own[1] + known[first[1]][0], min(phi, second[0] + 1))

    search(root, INF, INF)
    return {(0, INF): is_white(root), (INF, 0): not is_white(root)}.get(table[root])


def main():
    tries, budget = map(int, (sys.argv[1:] + ["0", "200000"][len(sys.argv) - 1 :])[:2])
    if tries:  # ten thousand nodes a second, two questions a position
        print(f"{tries} positions: {tries * budget // 300_000} minutes at most, or so", flush=True)
    values, reached, right = {}, {mirrored(START)}, 0
    rows = Path(__file__).with_name("pyrga-values.tsv").read_text().splitlines()
    for moves, value, kept in (row.split("\t") for row in rows if not row.startswith("#")):
        state = START
        for move in moves.split():
            state = expand(state)[1][move]
        values[mirrored(state)] = state, WORDS.index(value) - 1, set(kept.split())
    for plies in range(5):
        assert reached == {it for it in values if sum(map(int.bit_count, it[:2])) == plies}
        print(f"{plies} pieces: {len(reached):,} positions")
        last, reached = reached, set()
        for state, value, kept in (values[it] for it in last if plies < 4):
            after = {move: mirrored(it) for move, it in expand(state)[1].items()}
            assert value == max(-values[it][1] for it in after.values()), state
            assert kept == {move for move in after if -values[after[move]][1] == value}, state
            reached |= set(after.values())
    for state, value, _ in (values[it] for it in random.sample(sorted(last), tries)):
        found = [reaches(state, least, budget) for least in (0, 1)]
        assert all(it in (None, value >= least) for least, it in enumerate(found)), state
        right += None not in found
    print(f"All is right; {right} of {tries} positions with four pieces were proven again.")


if __name__ == "__main__":
    main()
