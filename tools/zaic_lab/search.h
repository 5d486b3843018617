// The search of py/tesserae/search/alphabeta.py, counted in the same nodes.
#pragma once
#include <cstring>
#include <random>

#include "evaluation.h"

class Search {
 public:
  Search(const Weights& weights, long nodes) : weights_(&weights), limit_(nodes), table_(SIZE) {}

  // As the strongest level searches.
  Search(const Network& network, long nodes) : network_(&network), limit_(nodes), table_(SIZE) {}

  // The move it plays; its score is in `score`.
  int best_move(const Position& position, std::mt19937_64& random) {
    int moves[MOVES], number = legal_moves(position, moves), chosen;
    std::shuffle(moves, moves + number, random);
    std::memset(history_, 0, sizeof history_);
    std::memset(gains_, 0, sizeof gains_);
    generation_++;
    nodes_ = 0;
    stopped_ = false;
    chosen = moves[0];
    score = 0;
    for (int depth = 1; depth <= 64; depth++) {
      iteration_ = depth;
      search_root(position, moves, number, depth, chosen);
      if (stopped_ || std::abs(score) >= WON || number == 1) break;
      std::stable_sort(moves, moves + number, [&](int a, int b) { return sizes_[a] > sizes_[b]; });
      std::stable_partition(moves, moves + number, [&](int move) { return move == chosen; });
    }
    return chosen;
  }

  int score = 0;

 private:
  enum Bound : int8_t { EXACT, LOWER, UPPER };
  struct Entry {
    uint64_t key;
    int score;
    int16_t move;
    int8_t depth;
    Bound bound;
  };
  static const int SIZE = 1 << 18, ASPIRATION = 150, ASPIRATION_DEPTH = 3, FUTILITY = 300;

  static int at_parent(int score) { return score >= WON ? score - 1 : score + (score <= -WON); }
  static int at_child(int score) { return score >= WON ? score + 1 : score - (score <= -WON); }

  // One iteration, at first within an aspiration window.
  void search_root(const Position& position, const int* moves, int number, int depth, int& chosen) {
    bool aspiring = depth >= ASPIRATION_DEPTH && std::abs(score) < WON;
    int low = aspiring ? score - ASPIRATION : -DECISIVE;
    int high = aspiring ? score + ASPIRATION : DECISIVE;
    for (int i = 0; i < number; i++) {
      long before = nodes_;
      for (bool first = !i, again = true; again;) {
        int found = search_move(position, moves[i], depth, low, high, first ? 0 : i);
        if (stopped_) return;
        if (found > low) {
          score = found;
          chosen = moves[i];
        }
        again = true;
        if (first && found <= low && low > -DECISIVE) {
          low = -DECISIVE;
        } else if (found >= high && high < DECISIVE) {
          high = DECISIVE;
          first = true;
        } else {
          again = false;
          low = std::max(low, found);
        }
      }
      sizes_[moves[i]] = nodes_ - before;
    }
  }

  int static_eval(const Position& position) {
    Fits found = fits(position);
    const Mask* here = found.here;
    if (any(here[0] | here[1] | here[2] | here[3]))
      return network_ ? evaluate(*network_, position, found) : evaluate(*weights_, position, found);
    return final_value(position) * DECISIVE;
  }

  static int reduction(int depth, int number) {
    if (number < 4 || depth < 2) return 0;
    return number >= 16 && depth > 2 ? 2 : 1;
  }

  int search_move(const Position& position, int move, int depth, int alpha, int beta, int number) {
    Position child = apply(position, move);
    int less = reduction(depth, number), upper = number ? alpha + 1 : beta;
    while (true) {
      int found = at_parent(
          -search(child, depth - 1 - less, -at_child(upper), -at_child(alpha)));
      if (stopped_ || found <= alpha || (!less && (found >= beta || upper == beta))) return found;
      if (less)
        less = 0;
      else
        upper = beta;
    }
  }

  int search(const Position& position, int depth, int alpha, int beta) {
    if (nodes_++ >= limit_) stopped_ = true;
    if (stopped_) return 0;
    if (!depth) return static_eval(position);
    uint64_t key = hash_of(position) + generation_ * 0x9e3779b97f4a7c15;
    Entry& entry = table_[key % SIZE];
    bool known = entry.key == key;
    if (known && (entry.depth >= depth || std::abs(entry.score) >= WON) &&
        (entry.bound == EXACT ||
         (entry.bound == LOWER ? entry.score >= beta : entry.score <= alpha)))
      return entry.score;
    int moves[MOVES], number = legal_moves(position, moves);
    if (!number) return final_value(position) * DECISIVE;
    int *history = history_[position.side], *gains = gains_[position.side];
    bool pruning = network_ && iteration_ > 2 && depth <= 2 && alpha > -WON && beta < WON;
    int* order = pruning && depth == 1 ? gains : history;
    std::stable_sort(moves, moves + number, [&](int a, int b) { return order[a] > order[b]; });
    if (known) {
      int* place = std::find(moves, moves + number, entry.move);
      if (place != moves + number) std::rotate(moves, place, place + 1);
    }
    int all = number, stand = pruning ? static_eval(position) : 0;
    if (pruning) {
      auto futile = [&](int move) { return gains[move] <= alpha - FUTILITY - stand; };
      number = std::remove_if(moves + 1, moves + number, futile) - moves;
    }
    int best = -DECISIVE, best_move = moves[0];
    for (int i = 0; i < number && best < beta; i++) {
      int found, move = moves[i];
      if (depth == 1) {
        nodes_++;
        found = -static_eval(apply(position, move));
        if (pruning && std::abs(found) < WON) gains[move] += (found - stand - gains[move]) >> 2;
        found = at_parent(found);
      } else {
        found = search_move(position, move, depth, std::max(alpha, best), beta, i);
        if (stopped_) return 0;
      }
      if (found > best) {
        best = found;
        best_move = move;
      }
    }
    if (number < all) best = std::max(best, alpha);
    if (best >= beta) history[best_move] += depth * depth;
    entry = {key, best, (int16_t)best_move, (int8_t)depth,
             best >= beta ? LOWER : best <= alpha ? UPPER : EXACT};
    return best;
  }

  const Weights* weights_ = nullptr;
  const Network* network_ = nullptr;
  const long limit_;
  std::vector<Entry> table_;
  uint64_t generation_ = 0;
  int history_[2][MOVES], gains_[2][MOVES], iteration_ = 0;
  long nodes_ = 0, sizes_[MOVES];
  bool stopped_ = false;
};
