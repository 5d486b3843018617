// Trains the evaluation of Zaic, and plays matches between weights, much faster than Python.
//
//   g++ -std=c++17 -O3 -march=native -o build/zaic_lab tools/zaic_lab/lab.cpp
//   build/zaic_lab train ROUNDS GAMES NODES SEED [WEIGHTS] > WEIGHTS
//   build/zaic_lab network ROUNDS GAMES NODES SEED WEIGHTS > NETWORK
//   build/zaic_lab match WEIGHTS NODES WEIGHTS NODES PAIRS SEED     a network in place of either
//   build/zaic_lab match WEIGHTS NODES uct PLAYOUTS PAIRS SEED
//   build/zaic_lab counts [NETWORK] < LINES    moves as numbers; what it counts after each line,
//                                              and how the network evaluates that
//
// tools/generate/train_zaic.py calls it.
#include <cstdlib>
#include <iostream>
#include <memory>
#include <sstream>
#include <string>

#include "network.h"
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

template <class All>
static bool read(const char* name, All& all) {
  FILE* file = std::fopen(name, "r");
  int *at = (int*)&all, *end = at + sizeof all / sizeof *at, more;
  while (file && at < end && std::fscanf(file, "%d", at) == 1) at++;
  bool whole = file && at == end && std::fscanf(file, "%d", &more) != 1;
  if (file) std::fclose(file);
  return whole;
}

static Shipped read(const char* name) {
  Shipped all;
  if (!read(name, all)) std::exit((std::fprintf(stderr, "%s holds no weights\n", name), 1));
  return all;
}

static void write(const Layers& layers) {
  for (auto& rows : layers.at_knots)
    for (auto& row : rows)
      for (int i = 0; i < INPUTS; i++) std::printf("%d%c", row[i], i < INPUTS - 1 ? ' ' : '\n');
}

// A round: the samples of games between players with tastes of their own.
template <class Judge>
static std::vector<Sample> samples_of(const Judge& judge, float trust, int games, long nodes,
                                      std::mt19937_64& random) {
  std::vector<Sample> samples;
  auto tastes = std::make_unique<Judge[]>(2);
  Search engine(judge, nodes), light(tastes[0], nodes / 3), dark(tastes[1], nodes / 3);
  Search* players[] = {&light, &dark};
  for (int game = 0; game < games; game++) {
    for (int side = 0; side < 2; side++) tastes[side] = varied(judge, random);
    play_game(players, engine, trust, random, samples);
  }
  return samples;
}

// further: the weights that are given know enough to be trusted from the first round on.
static void train(Shipped all, bool further, int rounds, int games, long nodes, int seed) {
  std::mt19937_64 random(seed);
  std::vector<Sample> before, now;
  for (int round = 1; round <= rounds; round++) {
    float trust = trust_in(further ? round + 2 : round);
    before.swap(now);
    now = samples_of(weights_of(all), trust, games, nodes, random);
    std::vector<Sample> both = now;
    if (round > (further ? 1 : 2)) both.insert(both.end(), before.begin(), before.end());
    all = shipped(fit(both));
    std::fprintf(stderr, "round %d: %d games, %zu positions\n", round, games, now.size());
  }
  write(all, stdout);
}

// The first round is played by the weights, the others by the network of the round before.
static void train_network(const Shipped& all, int rounds, int games, long nodes, int seed) {
  std::mt19937_64 random(seed);
  std::vector<Sample> samples;
  Layers layers;
  for (int round = 1; round <= rounds; round++) {
    float trust = trust_in(3);
    auto now = round == 1 ? samples_of(weights_of(all), trust, games, nodes, random)
                          : samples_of(network_of(layers), trust, games, nodes, random);
    samples.insert(samples.end(), now.begin(), now.end());
    layers = fit_network(samples);
    std::fprintf(stderr, "round %d: %d games, %zu positions\n", round, games, now.size());
  }
  write(layers);
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

// What a file holds, weights or a network.
struct Player {
  Weights weights;
  Network network;
  bool by_network;

  explicit Player(const char* name) {
    Layers layers;
    by_network = read(name, layers);
    if (by_network)
      network = network_of(layers);
    else
      weights = weights_of(read(name));
  }
  Search search(long nodes) const {
    return by_network ? Search(network, nodes) : Search(weights, nodes);
  }
};

static void print_counts(const Network* network) {
  std::string line;
  while (std::getline(std::cin, line)) {
    std::istringstream words(line);
    Position position = start_position();
    for (int move; words >> move;) position = apply(position, move);
    int moves[MOVES], counts[BOTH];
    std::printf("%d", legal_moves(position, moves));
    count_both(position, fits(position), counts);
    for (int it : counts) std::printf(" %d", it);
    if (network) std::printf(" %d", evaluate(*network, position, fits(position)));
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
  } else if (command == "network" && count == 7) {
    train_network(read(words[6]), number(2), number(3), number(4), number(5));
  } else if (command == "match" && count == 8) {
    Player one(words[2]);
    Search first = one.search(number(3)), judge = one.search(400);
    if (std::string(words[4]) == "uct") {
      Uct second(number(5));
      match(first, second, judge, number(6), number(7));
    } else {
      Player other(words[4]);
      Search second = other.search(number(5));
      match(first, second, judge, number(6), number(7));
    }
  } else if (command == "counts") {
    Layers layers;
    bool known = count == 3 && read(words[2], layers);
    Network network = known ? network_of(layers) : Network();
    print_counts(known ? &network : nullptr);
  } else {
    std::fprintf(stderr, "train ROUNDS GAMES NODES SEED [W], network ROUNDS GAMES NODES SEED W, match W NODES (W NODES | uct N) PAIRS SEED, counts\n");
    return 1;
  }
}
