// Positions from games of the engine against itself, and the weights that tell their values best.
#pragma once
#include <array>
#include <cstdio>

#include "search.h"

// A position, and the share of the points that its side to move is to expect.
struct Sample {
  std::array<int8_t, BOTH> counts;
  int8_t ply, side;
  int16_t own_stock, other_stock;
  float points;
};

const int STRAY = 12;  // one move in so many is a random one

// How much the score of a search counts beside the game's result, as the weights get better.
inline float trust_in(int round) { return round == 1 ? 0 : round == 2 ? 0.5 : 0.8; }

inline float expected(double score) {
  return 1 / (1 + std::exp(-std::clamp(score / ODDS, -10.0, 10.0)));
}

inline Sample sample_of(const Position& position, int score) {
  Sample sample;
  int counts[BOTH];
  count_both(position, fits(position), counts);
  for (int i = 0; i < BOTH; i++) sample.counts[i] = std::min(counts[i], 127);
  sample.ply = position.ply;
  sample.side = position.side;
  sample.own_stock = stock_index(position.left);
  sample.other_stock = stock_index(position.others);
  sample.points = expected(score);
  return sample;
}

// The weights of a player with tastes of its own, so that games are of many kinds.
inline Weights varied(const Weights& weights, std::mt19937_64& random) {
  Weights other = weights;
  for (int i = 0; i < BOTH; i++) {
    double taste = 0.2 + random() % 1000 / 625.0;
    for (auto& row : other.by_ply) row[i] = std::nearbyint(row[i] * taste);
  }
  return other;
}

// Plays a game of two players from some random moves. Its positions become samples, with scores
// of the engine, and so do those one or two random moves beside it, if scores are trusted: a
// search has to evaluate what nobody would play.
inline void play_game(Search* players[2], Search& engine, float trust, std::mt19937_64& random,
                      std::vector<Sample>& samples) {
  Position position = start_position();
  int moves[MOVES], number;
  for (int ply = 2 + random() % 5; ply && (number = legal_moves(position, moves)); ply--)
    position = apply(position, moves[random() % number]);
  std::vector<size_t> line;  // those of the game since its last random move
  while ((number = legal_moves(position, moves))) {
    int move = players[position.side]->best_move(position, random);
    if (trust > 0) engine.best_move(position, random);
    samples.push_back(sample_of(position, engine.score));
    if (std::abs(engine.score) < WON) line.push_back(samples.size() - 1);
    Position beside = apply(position, moves[random() % number]);
    for (int step = trust > 0 ? 1 + random() % 2 : 0; step; step--) {
      int others[MOVES], count = legal_moves(beside, others);
      if (!count) break;
      engine.best_move(beside, random);
      samples.push_back(sample_of(beside, engine.score));
      beside = apply(beside, others[random() % count]);
    }
    if (random() % STRAY == 0) {
      move = moves[random() % number];
      line.clear();
    }
    position = apply(position, move);
  }
  int value = final_value(position);
  for (size_t index : line) {
    Sample& sample = samples[index];
    float result = (1 + (sample.side == position.side ? value : -value)) / 2.0f;
    sample.points = trust * sample.points + (1 - trust) * result;
  }
}

// What is fitted: weights of the counts at the knots, and of tiles left: linear in them at the
// knots, too, and besides for each supply.
struct Fit {
  std::vector<float> at_knots = std::vector<float>(KNOT_COUNT * INPUTS);
  std::vector<float> own_stock = std::vector<float>(2 * STOCKS);
  std::vector<float> other_stock = std::vector<float>(2 * STOCKS);
};

inline void knot_before(int ply, int& knot, float& share) {
  knot = std::clamp((ply - KNOTS[0]) / (KNOTS[1] - KNOTS[0]), 0, KNOT_COUNT - 2);
  share = std::clamp((ply - KNOTS[knot]) / float(KNOTS[knot + 1] - KNOTS[knot]), 0.0f, 1.0f);
}

inline void stock_inputs(int own, int other, float* inputs) {
  for (int stock : {own, other}) {
    *inputs++ = stock / 81;
    *inputs++ = stock / 9 % 9;
    *inputs++ = stock % 9;
  }
  *inputs = 1;
}

// Logistic regression: Adam for what is linear, AdaGrad for the supplies.
inline Fit fit(const std::vector<Sample>& samples) {
  std::mt19937_64 random(1);  // for the order in which they are seen
  const int EPOCHS = 10, BATCH = 32;
  std::vector<float> scale(INPUTS);
  std::vector<std::array<float, INPUTS>> inputs(samples.size());
  for (size_t n = 0; n < samples.size(); n++) {
    std::copy(samples[n].counts.begin(), samples[n].counts.end(), inputs[n].begin());
    stock_inputs(samples[n].own_stock, samples[n].other_stock, &inputs[n][BOTH]);
    for (int i = 0; i < INPUTS; i++) scale[i] += inputs[n][i] * inputs[n][i] / samples.size();
  }
  for (float& it : scale) it = std::sqrt(std::max(it, 1e-4f));
  for (auto& input : inputs)
    for (int i = 0; i < INPUTS; i++) input[i] /= scale[i];

  Fit found;
  size_t size = found.at_knots.size();
  std::vector<float> gradient(size), mean(size), square(size);
  std::vector<float> own_square(2 * STOCKS), other_square(2 * STOCKS);
  std::vector<size_t> order(samples.size());
  for (size_t n = 0; n < order.size(); n++) order[n] = n;
  for (int epoch = 0; epoch < EPOCHS; epoch++) {
    float pace = 0.02f * std::pow(0.7f, epoch), stock_pace = 0.05f * std::pow(0.75f, epoch);
    std::shuffle(order.begin(), order.end(), random);
    for (size_t start = 0; start + BATCH <= order.size(); start += BATCH) {
      bool seen[KNOT_COUNT] = {};
      for (int j = 0; j < BATCH; j++) {
        const Sample& sample = samples[order[start + j]];
        const auto& input = inputs[order[start + j]];
        int own = sample.side * STOCKS + sample.own_stock;
        int other = sample.side * STOCKS + sample.other_stock, knot;
        float share, total = found.own_stock[own] + found.other_stock[other];
        knot_before(sample.ply, knot, share);
        float shares[] = {1 - share, share};
        for (int k = 0; k < 2; k++)
          for (int i = 0; i < INPUTS; i++)
            total += shares[k] * input[i] * found.at_knots[(knot + k) * INPUTS + i];
        float off = 1 / (1 + std::exp(-total)) - sample.points;
        for (int k = 0; k < 2; k++) {
          seen[knot + k] = true;
          for (int i = 0; i < INPUTS; i++)
            gradient[(knot + k) * INPUTS + i] += shares[k] * off * input[i] / BATCH;
        }
        auto improve = [&](float& weight, float& squares) {
          squares += off * off;
          weight -= stock_pace * (off + 2e-4f * weight) / std::sqrt(squares + 4);
        };
        improve(found.own_stock[own], own_square[own]);
        improve(found.other_stock[other], other_square[other]);
      }
      for (size_t i = 0; i < size; i++) {
        if (!seen[i / INPUTS]) continue;
        float slope = gradient[i] + 1e-5f * found.at_knots[i];
        mean[i] = 0.9f * mean[i] + 0.1f * slope;
        square[i] = 0.999f * square[i] + 0.001f * slope * slope;
        found.at_knots[i] -= pace * mean[i] / (std::sqrt(square[i]) + 1e-5f);
        gradient[i] = 0;
      }
    }
  }
  for (size_t i = 0; i < size; i++) found.at_knots[i] *= ODDS / scale[i % INPUTS];
  for (auto* stocks : {&found.own_stock, &found.other_stock})
    for (float& it : *stocks) it *= ODDS;
  return found;
}

// The shipped form: what is linear in the tiles left goes into the supplies' own weights, as the
// ply follows from the supply and the side to move.
struct Shipped {
  int at_knots[BOTH][KNOT_COUNT];
  int own_stock[2][STOCKS], other_stock[2][STOCKS];
};

inline Shipped shipped(const Fit& fit) {
  Shipped all;
  for (int i = 0; i < BOTH; i++)
    for (int knot = 0; knot < KNOT_COUNT; knot++)
      all.at_knots[i][knot] = std::nearbyint(fit.at_knots[knot * INPUTS + i]);
  for (int side = 0; side < 2; side++)
    for (int stock = 0; stock < STOCKS; stock++) {
      int played = LAST_PLY / 2 - stock / 81 - stock / 9 % 9 - stock % 9;
      auto linear = [&](int ply, int first, int last) {
        int knot;
        float share, inputs[7], total = 0;
        knot_before(ply, knot, share);
        stock_inputs(stock, stock, inputs);
        for (int i = first; i < last; i++) {
          const float* at = &fit.at_knots[knot * INPUTS + BOTH + i];
          total += inputs[i] * ((1 - share) * at[0] + share * at[INPUTS]);
        }
        return total;
      };
      float own = linear(2 * played + side, 0, 3) + linear(2 * played + side, 6, 7);
      float other = linear(2 * played - side, 3, 6);
      int index = side * STOCKS + stock;
      all.own_stock[side][stock] = std::nearbyint(own + fit.own_stock[index]);
      all.other_stock[side][stock] = std::nearbyint(other + fit.other_stock[index]);
    }
  return all;
}

inline Weights weights_of(const Shipped& shipped) {
  Weights weights;
  for (int ply = 0; ply <= LAST_PLY; ply++) {
    int knot;
    float share;
    knot_before(ply, knot, share);
    for (int i = 0; i < BOTH; i++) {
      const int* at = &shipped.at_knots[i][knot];
      weights.by_ply[ply][i] = std::nearbyint(at[0] * (1 - share) + at[1] * share);
    }
  }
  std::memcpy(weights.own_stock, shipped.own_stock, sizeof weights.own_stock);
  std::memcpy(weights.other_stock, shipped.other_stock, sizeof weights.other_stock);
  return weights;
}

inline Shipped first_weights() {
  Shipped all = {};
  for (int knot = 0; knot < KNOT_COUNT; knot++) {
    all.at_knots[0][knot] = 150;
    all.at_knots[COUNTS][knot] = -150;
  }
  return all;
}
