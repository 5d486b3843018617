// Trains the evaluation of Zaic, and plays matches between weights, much faster than Python.
//
//   g++ -std=c++17 -O3 -march=native -o build/zaic_lab tools/zaic_lab/lab.cpp
//   build/zaic_lab train ROUNDS GAMES NODES SEED [WEIGHTS] > WEIGHTS
//   build/zaic_lab match WEIGHTS NODES WEIGHTS NODES PAIRS SEED
//   build/zaic_lab match WEIGHTS NODES uct PLAYOUTS PAIRS SEED
//   build/zaic_lab counts < LINES          moves as numbers; what it counts after each line
//
// tools/generate/train_zaic.py calls it.
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>

#include "training.h"
#include "uct.h"

static void write(const Shipped& all, FILE* file) {
  for (auto& row : all.at_knots)
    for (int knot = 0; knot < KNOT_COUNT; knot++)
      std::fprintf(file, "%d%c", row[knot], knot < KNOT_COUNT - 1 ? ' ' : '\n');
  for (auto* table : {all.own_stock, all.other_stock})
    for (int side = 0; side < 2; side++)
      for (int stock = 0; stock < STOCKS; stock++)
        std::fprintf(file, "%d%c", table[side][stock], stock < STOCKS - 1 ? ' ' : '\n');
  std::fflush(file);
}

static Shipped read(const char* name) {
  Shipped all;
  FILE* file = std::fopen(name, "r");
  int *at = (int*)&all, *end = at + sizeof all / sizeof *at;
  while (file && at < end && std::fscanf(file, "%d", at) == 1) at++;
  if (at < end) std::exit((std::fprintf(stderr, "%s holds no weights\n", name), 1));
  std::fclose(file);
  return all;
}

// further: the weights that are given know enough to be trusted from the first round on.
static void train(Shipped all, bool further, int rounds, int games, long nodes, int seed) {
  std::mt19937_64 random(seed);
  std::vector<Sample> before, now;
  for (int round = 1; round <= rounds; round++) {
    Weights weights = weights_of(all), tastes[2];
    Search engine(weights, nodes), light(tastes[0], nodes / 3), dark(tastes[1], nodes / 3);
    Search* players[] = {&light, &dark};
    float trust = trust_in(further ? round + 2 : round);
    before.swap(now);
    now.clear();
    for (int game = 0; game < games; game++) {
      for (Weights& it : tastes) it = varied(weights, random);
      play_game(players, engine, trust, random, now);
    }
    std::vector<Sample> both = now;
    if (round > (further ? 1 : 2)) both.insert(both.end(), before.begin(), before.end());
    all = shipped(fit(both));
    std::fprintf(stderr, "round %d: %d games, %zu positions\n", round, games, now.size());
  }
  write(all, stdout);
}

// Points of the first player, 0 to 2, in one game.
template <class First, class Second>
static int play(Position position, First& first, Second& second, std::mt19937_64& random) {
  int moves[MOVES], turn = 0;
  for (; legal_moves(position, moves); turn = 1 - turn) {
    int move = turn ? second.best_move(position, random) : first.best_move(position, random);
    position = apply(position, move);
  }
  int value = final_value(position);
  return 1 + (turn ? -value : value);
}

// The most even of some positions after four random plies.
static Position even_opening(Search& judge, std::mt19937_64& random) {
  Position opening = {};
  int moves[MOVES];
  for (int candidate = 0, least = DECISIVE + 1; candidate < 4; candidate++) {
    Position position = start_position();
    for (int ply = 0; ply < 4; ply++) {
      int number = legal_moves(position, moves);
      Position further = apply(position, moves[random() % number]);
      if (!legal_moves(further, moves)) break;
      position = further;
    }
    judge.best_move(position, random);
    if (std::abs(judge.score) < least) {
      least = std::abs(judge.score);
      opening = position;
    }
  }
  return opening;
}

template <class Other>
static void match(Search& first, Other& second, Search& judge, int pairs, int seed) {
  std::mt19937_64 random(seed);
  int counts[5] = {};
  for (int pair = 0; pair < pairs; pair++) {
    Position opening = even_opening(judge, random);
    counts[play(opening, first, second, random) + 2 - play(opening, second, first, random)]++;
  }
  double score = 0, spread = 0;
  for (int i = 0; i < 5; i++) score += counts[i] * i / 4.0 / pairs;
  for (int i = 0; i < 5; i++) spread += (counts[i] + 0.2) * std::pow(i / 4.0 - score, 2) / pairs;
  auto elo = [](double it) { return it <= 0 ? -999 : it >= 1 ? 999 : 400 * std::log10(it / (1 - it)); };
  double error = 1.96 * std::sqrt(spread / pairs);
  std::printf("%d %d %d %d %d: %.1f %%, %+.0f Elo (%+.0f to %+.0f)\n", counts[0], counts[1],
              counts[2], counts[3], counts[4], 100 * score, elo(score), elo(score - error),
              elo(score + error));
}

static void print_counts() {
  std::string line;
  while (std::getline(std::cin, line)) {
    std::istringstream words(line);
    Position position = start_position();
    for (int move; words >> move;) position = apply(position, move);
    int moves[MOVES], counts[BOTH];
    std::printf("%d", legal_moves(position, moves));
    count_both(position, fits(position), counts);
    for (int it : counts) std::printf(" %d", it);
    std::printf("\n");
  }
}

int main(int count, char** words) {
  std::string command = count > 1 ? words[1] : "";
  auto number = [&](int index) { return std::atol(words[index]); };
  if (command == "train" && (count == 6 || count == 7)) {
    bool further = count == 7;
    Shipped all = further ? read(words[6]) : first_weights();
    train(all, further, number(2), number(3), number(4), number(5));
  } else if (command == "match" && count == 8) {
    Weights one = weights_of(read(words[2]));
    Search first(one, number(3)), judge(one, 400);
    if (std::string(words[4]) == "uct") {
      Uct second(number(5));
      match(first, second, judge, number(6), number(7));
    } else {
      Weights other = weights_of(read(words[4]));
      Search second(other, number(5));
      match(first, second, judge, number(6), number(7));
    }
  } else if (command == "counts") {
    print_counts();
  } else {
    std::fprintf(stderr, "train ROUNDS GAMES NODES SEED [W], match W NODES (W NODES | uct N) PAIRS SEED, counts\n");
    return 1;
  }
}
