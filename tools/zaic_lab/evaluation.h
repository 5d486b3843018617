// The evaluation of py/tesserae/games/zaic/engine/evaluation.py, which says what the counts are.
#pragma once
#include <algorithm>

#include "rules.h"

const int DECISIVE = 1'000'000, WON = DECISIVE - 10'000, ODDS = 600;
const int COUNTS = 18, BOTH = 2 * COUNTS, STOCKS = 4 * 9 * 9;
const int KNOTS[] = {2, 6, 10, 14, 18, 22, 26, 30, 34};
const int KNOT_COUNT = 9;

inline Mask reach_of(const Mask* fitting) {
  Mask wide = fitting[BLOCK] | right_of(fitting[BLOCK]);
  return fitting[SINGLE] | fitting[LYING] | right_of(fitting[LYING]) | fitting[STANDING] |
         above(fitting[STANDING]) | wide | above(wide);
}

// The squares of an area whose neighbours in it hang together, close by, only through them.
inline Mask cuts_of(Mask area) {
  Mask left = right_of(area), right = left_of(area), under = above(area), over = below(area);
  Mask left_under = above(left), left_over = below(left);
  Mask right_under = above(right), right_over = below(right);
  Mask row = left & right & ~((left_over & over & right_over) | (left_under & under & right_under));
  Mask column = under & over & ~((left_over & left & left_under) | (right_over & right & right_under));
  Mask corners = (left & over & ~left_over) | (right & over & ~right_over) |
                 (left & under & ~left_under) | (right & under & ~right_under);
  return area & (row | column | corners);
}

// Counts for one side; `fitting` is where it could play, `against` where the other side could.
inline void count_side(Mask own, Mask other, const Mask* fitting, const Mask* against,
                       Mask coverable, int* counts) {
  Mask areas[64], big = {};
  int number = areas_of(own, areas), largest = 0, second = 0, lone = 0;
  for (int i = 0; i < number; i++) {
    int size = count(areas[i]);
    if (size > largest) {
      second = largest;
      largest = size;
      big = areas[i];
    } else if (size == largest) {
      second = size;
      big |= areas[i];
    } else if (size > second) {
      second = size;
    }
    lone += size == 1;
  }
  Mask reach = reach_of(fitting), threat = reach_of(against), inward = reach & ~own;
  Mask oblong = against[LYING] | right_of(against[LYING]) | against[STANDING] |
                above(against[STANDING]);
  Mask wide = against[BLOCK] | right_of(against[BLOCK]);
  Mask taken = oblong | wide | above(wide);
  Mask left = right_of(own), right = left_of(own), under = above(own), over = below(own);
  int counted[COUNTS] = {
      largest,
      second,
      lone,
      number,
      count(own),
      count(own & coverable),
      count(reach),
      count(beside(big) & ~big & reach),
      count(fitting[SINGLE]),
      count(fitting[LYING]) + count(fitting[STANDING]),
      count(fitting[BLOCK]),
      count(big & coverable),
      count(cuts_of(big) & threat),
      count(inward & ((left & right) | (under & over))),
      count(inward & (left | right) & (under | over)),
      count(beside(own) & other & coverable),
      count(big & oblong),
      count(own & taken),
  };
  std::copy(counted, counted + COUNTS, counts);
}

inline void count_both(const Position& position, const Fits& fits, int* counts) {
  count_side(position.own, position.other, fits.here, fits.there, fits.coverable, counts);
  count_side(position.other, position.own, fits.there, fits.here, fits.coverable, counts + COUNTS);
}

inline int stock_index(uint32_t supply) {
  return ((supply & 15) * 9 + (supply >> 4 & 15)) * 9 + (supply >> 8);
}

// Whole numbers, as they are shipped.
struct Weights {
  int by_ply[LAST_PLY + 1][BOTH] = {};
  int own_stock[2][STOCKS] = {}, other_stock[2][STOCKS] = {};  // by the side to move
};

inline int evaluate(const Weights& weights, const Position& position, const Fits& fits) {
  int counts[BOTH];
  count_both(position, fits, counts);
  int score = weights.own_stock[position.side][stock_index(position.left)] +
              weights.other_stock[position.side][stock_index(position.others)];
  for (int i = 0; i < BOTH; i++) score += counts[i] * weights.by_ply[position.ply][i];
  return score;
}

// The network of py/tesserae/games/zaic/engine/network.py, in whole numbers: a row for what counts
// in any case, then one for each unit. Inputs are the counts, the tiles of both sides, and 1.
const int UNITS = 8, ROWS = UNITS + 1, INPUTS = BOTH + 6 + 1;
const int SIGN[ROWS] = {1, 1, 1, 1, 1, -1, -1, -1, -1};

struct Network {
  int by_ply[LAST_PLY + 1][INPUTS][ROWS] = {};
};

inline int evaluate(const Network& network, const Position& position, const Fits& fits) {
  int inputs[INPUTS], sums[ROWS] = {}, *tiles = inputs + BOTH, score = 0;
  count_both(position, fits, inputs);
  for (uint32_t supply : {position.left, position.others})
    for (int stock = 0; stock < 3; stock++) *tiles++ = supply >> 4 * stock & 15;
  *tiles = 1;
  for (int i = 0; i < INPUTS; i++)
    for (int row = 0; row < ROWS; row++)
      sums[row] += inputs[i] * network.by_ply[position.ply][i][row];
  for (int row = 0; row < ROWS; row++) score += row ? SIGN[row] * std::max(sums[row], 0) : sums[0];
  return score;
}
