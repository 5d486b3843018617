"""The ten tasks of docs/comparison.md with OpenSpiel 2.0.2, and Stockfish as an engine."""

import itertools
import random
import shutil

import pyspiel
from open_spiel.python.algorithms import minimax

# %% A random game
game = pyspiel.load_game("connect_four")
state = game.new_initial_state()
while not state.is_terminal():
    state.apply_action(random.choice(state.legal_actions()))
print(state.returns())

# %% A move of a level
state = game.new_initial_state()
# It crashes with games written in Python, as Tesserae's; open_spiel.python.algorithms.mcts.MCTSBot
# does not.
bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 0), 2.0, 200, 100, False, 0, False)
state.apply_action(bot.step(state))

# %% Three lines of analysis
root = bot.mcts_search(state)
for node in sorted(root.children, key=lambda it: -it.explore_count)[:3]:
    line = [node]
    while line[-1].children:
        line.append(line[-1].best_child())
    print(node.total_reward / node.explore_count, *(it.action for it in line))

# %% The board as text
print(state)

# %% A proof
print(minimax.alpha_beta_search(pyspiel.load_game("tic_tac_toe"))[0])

# %% A puzzle
fen = "r1bqkb1r/pppp1ppp/2n2n2/4p2Q/2B1P3/8/PPPP1PPP/RNB1K1NR w KQkq - 4 4"
state = pyspiel.load_game("chess").new_initial_state(fen)
state.apply_action(state.string_to_action("Qxf7#"))
assert state.is_terminal()

# %% A match of two bots
points = 0
for number in range(4):
    seat = number % 2
    bots = [pyspiel.make_uniform_random_bot(seat, number), bot]
    points += pyspiel.evaluate_bots(game.new_initial_state(), bots[:: 1 - 2 * seat], number)[seat]
print(points)

# %% A tournament with an engine
game = pyspiel.load_game("chess")
rollouts = pyspiel.RandomRolloutEvaluator(1, 0)
bots = [pyspiel.MCTSBot(game, rollouts, 2.0, 2, 100, False, 0, False)]
bots += [pyspiel.make_uci_bot(shutil.which("stockfish"), 10, False, {}) for _ in range(2)]
for white, black in itertools.permutations(bots, 2):
    print(pyspiel.evaluate_bots(game.new_initial_state(), [white, black], 0))
