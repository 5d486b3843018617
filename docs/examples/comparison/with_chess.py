"""The ten tasks of docs/comparison.md with python-chess 1.11.2, and Stockfish as an engine.

The folder `syzygy` has the tablebases of three pieces.
"""

import io
import itertools
import random

import chess
import chess.engine
import chess.pgn
import chess.svg
import chess.syzygy

# %% A random game
board = chess.Board()
while not board.is_game_over():
    board.push(random.choice([*board.legal_moves]))
print(board.outcome())

# %% A move of a level
board = chess.Board()
with chess.engine.SimpleEngine.popen_uci("stockfish") as engine:
    engine.configure({"Skill Level": 8})
    board.push(engine.play(board, chess.engine.Limit(time=0.1)).move)

# %% Three lines of analysis
with chess.engine.SimpleEngine.popen_uci("stockfish") as engine:
    for info in engine.analyse(board, chess.engine.Limit(time=0.5), multipv=3):
        print(info["score"], board.variation_san(info["pv"]))

# %% A record with variations
record = chess.pgn.Game()
record.headers["White"] = "Ada"
first = record.add_variation(chess.Move.from_uci("e2e4"))
first.add_variation(chess.Move.from_uci("e7e5"), comment="usual")
first.add_variation(chess.Move.from_uci("c7c5"))
assert str(chess.pgn.read_game(io.StringIO(str(record)))) == str(record)

# %% The board as text
print(board)

# %% The board as SVG
picture = chess.svg.board(board, size=300, lastmove=board.peek())

# %% A proof
with chess.syzygy.open_tablebase("syzygy") as tables:
    print(tables.probe_wdl(chess.Board("8/8/8/8/8/4K3/4P3/4k3 w - - 0 1")))

# %% A puzzle
board = chess.Board("r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4")
board.push_san("Qxf7#")
assert board.is_checkmate()


# %% A match of two bots
def rash(board):
    return random.choice([*board.legal_moves])


def first(board):
    return next(iter(board.legal_moves))


points = 0
for number in range(4):
    players = (rash, first) if number % 2 else (first, rash)
    board = chess.Board()
    while not board.is_game_over():
        board.push(players[board.turn](board))
    winner = board.outcome().winner
    points += 1 / 2 if winner is None else players[winner] is rash
print(points)

# %% A tournament with an engine
engines = [chess.engine.SimpleEngine.popen_uci(name) for name in ["stockfish"] * 3]
for white, black in itertools.permutations(engines, 2):
    board = chess.Board()
    while not board.is_game_over():
        player = white if board.turn else black
        board.push(player.play(board, chess.engine.Limit(time=0.01)).move)
    print(board.result())
for engine in engines:
    engine.quit()
