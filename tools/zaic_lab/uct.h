// Plain UCT with random playouts to the end (L. Kocsis and C. Szepesvari, 2006): an opponent.
#pragma once
#include <random>
#include <vector>

#include "rules.h"

class Uct {
 public:
  explicit Uct(long playouts) : playouts_(playouts) {}

  // The move that was tried most often.
  int best_move(const Position& position, std::mt19937_64& random) {
    nodes_.clear();
    add_node(position, -1, random);
    if (nodes_[0].number == 1) return nodes_[0].moves[0];
    for (long n = 0; n < playouts_; n++) grow(random);
    int best = nodes_[0].first;
    for (int child = best; child >= 0; child = nodes_[child].next)
      if (nodes_[child].visits > nodes_[best].visits) best = child;
    return nodes_[best].move;
  }

 private:
  // Moves that are not tried yet come first; children are a linked list.
  struct Node {
    Position position;
    std::vector<int16_t> moves;
    int move, number, untried, first = -1, next = -1;
    double visits = 0, points = 0;  // of the side that moved there
  };

  int add_node(const Position& position, int move, std::mt19937_64& random) {
    int moves[MOVES], number = legal_moves(position, moves);
    std::shuffle(moves, moves + number, random);
    Node node{position, {moves, moves + number}, move, number, number};
    nodes_.push_back(std::move(node));
    return nodes_.size() - 1;
  }

  int promising(const Node& node) const {
    double logarithm = std::log(node.visits), most = -1;
    int best = -1;
    for (int child = node.first; child >= 0; child = nodes_[child].next) {
      const Node& it = nodes_[child];
      double bound = it.points / it.visits + std::sqrt(logarithm / it.visits);
      if (bound > most) {
        most = bound;
        best = child;
      }
    }
    return best;
  }

  void grow(std::mt19937_64& random) {
    std::vector<int> path = {0};
    while (!nodes_[path.back()].untried && nodes_[path.back()].number)
      path.push_back(promising(nodes_[path.back()]));
    int parent = path.back();
    if (nodes_[parent].untried) {
      int move = nodes_[parent].moves[--nodes_[parent].untried];
      int child = add_node(apply(nodes_[parent].position, move), move, random);
      nodes_[child].next = nodes_[parent].first;
      nodes_[parent].first = child;
      path.push_back(child);
    }
    Position position = nodes_[path.back()].position;
    int moves[MOVES], side = position.side;
    while (int number = legal_moves(position, moves))
      position = apply(position, moves[random() % number]);
    double value = final_value(position);
    if (position.side != side) value = -value;
    for (size_t depth = path.size(); depth--; value = -value) {
      nodes_[path[depth]].visits++;
      nodes_[path[depth]].points += (1 - value) / 2;
    }
  }

  const long playouts_;
  std::vector<Node> nodes_;
};
