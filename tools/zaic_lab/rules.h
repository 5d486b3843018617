// The rules of Zaic in the fast form of py/tesserae/games/zaic/engine/fast_position.py.
#pragma once
#include <cmath>
#include <cstdint>
#include <vector>

// A mask of cells: a lane for each rank, a bit for each file.
typedef uint16_t Mask __attribute__((vector_size(32)));
typedef uint64_t Quarters __attribute__((vector_size(32)));

const int ROW = 16, CELLS = 240, MOVES = 4 * CELLS, LAST_PLY = 38;
const uint32_t SUPPLY = 0x883;  // four bits a stock: 1x1, 2x1, 2x2
enum { SINGLE, LYING, STANDING, BLOCK };

inline Mask right_of(Mask mask) { return mask << 1; }
inline Mask left_of(Mask mask) { return mask >> 1; }
inline Mask above(Mask mask) {
  const Mask order = {16, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14};
  return __builtin_shuffle(mask, Mask{}, order);
}
inline Mask below(Mask mask) {
  const Mask order = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16};
  return __builtin_shuffle(mask, Mask{}, order);
}
inline Mask beside(Mask mask) {
  return right_of(mask) | left_of(mask) | above(mask) | below(mask);
}
inline int count(Mask mask) {
  Quarters q = (Quarters)mask;
  return __builtin_popcountll(q[0]) + __builtin_popcountll(q[1]) + __builtin_popcountll(q[2]) +
         __builtin_popcountll(q[3]);
}
inline bool any(Mask mask) {
  Quarters q = (Quarters)mask;
  return (q[0] | q[1] | q[2] | q[3]) != 0;
}
inline Mask lowest(Mask mask) {
  Quarters q = (Quarters)mask, bit = {};
  for (int i = 0; i < 4; i++)
    if (q[i]) {
      bit[i] = q[i] & -q[i];
      break;
    }
  return (Mask)bit;
}
inline Mask connected(Mask seed, Mask within) {
  Mask area;
  do {
    area = seed;
    seed |= beside(seed) & within;
  } while (any(seed ^ area));
  return area;
}

struct Position {
  Mask own, other;
  Mask height[4];  // the heights of all cells, in binary
  Mask across, upward, rising, falling, room;
  uint32_t left, others;
  int side, ply;
};

// What depends on the move alone.
struct MoveTables {
  Mask squares[MOVES], reach[MOVES];
  MoveTables() {
    for (int move = 0; move < MOVES; move++) {
      int kind = move / CELLS, y = move % CELLS / ROW, x = move % ROW;
      squares[move] = Mask{};
      for (int j = 0; j < ROW; j++) reach[move][j] = j < 15 ? 0x7fff : 0;
      for (int b = y; b <= y + (kind >= STANDING) && b < ROW; b++)
        for (int a = x; a <= x + (kind == LYING || kind == BLOCK) && a < ROW; a++) {
          squares[move][b] |= 1 << a;
          for (int j = 0; j < ROW; j++)
            for (int i = 0; i < ROW; i++)
              if (i - a > 7 || a - i > 7 || j - b > 7 || b - j > 7) reach[move][j] &= ~(1 << i);
        }
    }
  }
};
inline const MoveTables TABLES;

inline Position start_position() {
  Position position{};
  position.room = TABLES.reach[7 * ROW + 7];
  position.left = position.others = SUPPLY;
  return position;
}

inline Position apply(const Position& before, int move) {
  Position after;
  int kind = move / CELLS;
  Mask squares = TABLES.squares[move], cell = TABLES.squares[move % CELLS];
  Mask right = left_of(squares), up = below(squares);
  after.side = 1 - before.side;
  after.ply = before.ply + 1;
  after.own = before.other & ~squares;
  after.other = before.own | squares;
  Mask carry = squares;
  for (int i = 0; i < 4; i++) {
    after.height[i] = before.height[i] ^ carry;
    carry &= before.height[i];
  }
  after.across = before.across & ~(squares | right);
  after.upward = before.upward & ~(squares | up);
  after.rising = before.rising & ~(squares | left_of(up));
  after.falling = before.falling & ~(right | up);
  if (kind == LYING) after.across |= cell;
  if (kind == STANDING) after.upward |= cell;
  if (kind == BLOCK) {
    after.across |= cell | above(cell);
    after.upward |= cell | right_of(cell);
    after.rising |= cell;
    after.falling |= cell;
  }
  after.room = before.room & TABLES.reach[move];
  after.left = before.others;
  after.others = before.left - (kind == BLOCK ? 0x100 : kind ? 0x10 : 1);
  return after;
}

// Where each side could play each kind, were it to move, and what can be covered at all.
struct Fits {
  Mask here[4], there[4], coverable;
};

inline Fits fits(const Position& position) {
  Fits found;
  Mask own = position.own, other = position.other, covered = own | other;
  Mask rising = position.rising, falling = position.falling;
  Mask joined_at_corner = rising | above(right_of(rising)) | right_of(falling) | above(falling);
  Mask joined_across = position.across | right_of(position.across);
  Mask joined_upward = position.upward | above(position.upward);
  Mask coverable = found.coverable = covered & (joined_across | joined_upward | joined_at_corner);
  Mask free = position.room & ~covered;
  Mask uneven_across = {}, uneven_upward = {};
  for (Mask bit : position.height) {
    uneven_across |= bit ^ left_of(bit);
    uneven_upward |= bit ^ below(bit);
  }
  Mask last_two_across = position.across & ~(joined_upward | joined_at_corner);
  Mask last_two_upward = position.upward & ~(joined_across | joined_at_corner);
  Mask burying = rising | falling | last_two_across | below(last_two_across) | last_two_upward |
                 left_of(last_two_upward);
  for (int there = 0; there < 2; there++) {
    Mask mine = there ? other : own, theirs = there ? own : other;
    uint32_t supply = there ? position.others : position.left;
    Mask surface = free & ~beside(mine);
    Mask legal_anchor = (surface & beside(theirs)) | (coverable & theirs);
    Mask open = surface | coverable;
    Mask lying = open & left_of(open) & ~uneven_across;
    Mask standing = open & below(open) & ~uneven_upward;
    Mask anchor_across = legal_anchor | left_of(legal_anchor);
    Mask block =
        lying & below(lying) & standing & (anchor_across | below(anchor_across)) & ~burying;
    Mask* fitting = there ? found.there : found.here;
    fitting[SINGLE] = supply & 0x00f ? legal_anchor : Mask{};
    fitting[LYING] = supply & 0x0f0 ? lying & anchor_across & ~last_two_across : Mask{};
    Mask anchor_upward = legal_anchor | below(legal_anchor);
    fitting[STANDING] = supply & 0x0f0 ? standing & anchor_upward & ~last_two_upward : Mask{};
    fitting[BLOCK] = supply & 0xf00 ? block : Mask{};
  }
  return found;
}

// Writes the moves, large tiles first, and returns how many there are.
inline int moves_of(const Mask* fitting, int* moves) {
  int number = 0;
  for (int kind : {BLOCK, LYING, STANDING, SINGLE}) {
    Quarters q = (Quarters)fitting[kind];
    for (int i = 0; i < 4; i++)
      for (uint64_t bits = q[i]; bits; bits &= bits - 1)
        moves[number++] = kind * CELLS + 64 * i + __builtin_ctzll(bits);
  }
  return number;
}

inline int legal_moves(const Position& position, int* moves) {
  if (position.ply) return moves_of(fits(position).here, moves);
  for (int kind = 0; kind < 4; kind++) moves[kind] = kind * CELLS + 7 * ROW + 7;
  return 4;
}

inline int areas_of(Mask mask, Mask* areas) {
  int number = 0;
  while (any(mask)) {
    areas[number] = connected(lowest(mask), mask);
    mask ^= areas[number++];
  }
  return number;
}

// 1, 0 or -1 for the side to move, once it has no move.
inline int final_value(const Position& position) {
  int difference[65] = {};
  Mask areas[64];
  for (int number = areas_of(position.own, areas); number--;) difference[count(areas[number])]++;
  for (int number = areas_of(position.other, areas); number--;) difference[count(areas[number])]--;
  for (int size = 64; size; size--)
    if (difference[size]) return difference[size] > 0 ? 1 : -1;
  return 0;
}

inline uint64_t hash_of(const Position& position) {
  uint64_t hash = 0x9e3779b97f4a7c15 * (position.side + 2) + position.left * 4096 + position.others;
  const Mask* masks[] = {&position.own,    &position.other,  &position.height[0],
                         &position.height[1], &position.height[2], &position.height[3],
                         &position.across, &position.upward, &position.rising, &position.falling};
  for (const Mask* mask : masks)
    for (int i = 0; i < 4; i++) {
      hash = (hash ^ ((Quarters)*mask)[i]) * 0xff51afd7ed558ccd;
      hash ^= hash >> 32;
    }
  return hash;
}
