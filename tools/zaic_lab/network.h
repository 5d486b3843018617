// The network of py/tesserae/games/zaic/engine/network.py, and how it is learned.
#pragma once
#include "training.h"

// As they are shipped: at each knot a row for what counts in any case, then one for each unit.
struct Layers {
  int at_knots[KNOT_COUNT][ROWS][INPUTS];
};

inline Network network_of(const Layers& layers) {
  Network network;
  for (int ply = 0; ply <= LAST_PLY; ply++) {
    int knot;
    float share;
    knot_before(ply, knot, share);
    auto *before = layers.at_knots[knot], *after = layers.at_knots[knot + 1];
    for (int row = 0; row < ROWS; row++)
      for (int i = 0; i < INPUTS; i++)
        network.by_ply[ply][i][row] =
            std::nearbyint(before[row][i] * (1 - share) + after[row][i] * share);
  }
  return network;
}

inline Network varied(const Network& network, std::mt19937_64& random) {
  Network other = network;
  for (int i = 0; i < BOTH; i++) {
    double taste = 0.2 + random() % 1000 / 625.0;
    for (auto& inputs : other.by_ply)
      for (int& it : inputs[i]) it = std::nearbyint(it * taste);
  }
  return other;
}

// Logistic regression by Adam, of inputs that are centred and scaled.
inline Layers fit_network(const std::vector<Sample>& samples) {
  std::mt19937_64 random(1);  // for the first weights, and the order in which samples are seen
  const int EPOCHS = 25, BATCH = 64, LANES = 48, LAYER = ROWS * LANES;
  size_t number = samples.size();
  std::vector<std::array<float, LANES>> inputs(number);
  double mean[LANES] = {}, scale[LANES] = {};
  for (size_t n = 0; n < number; n++) {
    std::copy(samples[n].counts.begin(), samples[n].counts.end(), inputs[n].begin());
    stock_inputs(samples[n].own_stock, samples[n].other_stock, &inputs[n][BOTH]);
    for (int i = 0; i < INPUTS; i++) {
      mean[i] += inputs[n][i] / number;
      scale[i] += inputs[n][i] * inputs[n][i] / number;
    }
  }
  mean[INPUTS - 1] = 0;  // the constant
  for (int i = 0; i < INPUTS; i++)
    scale[i] = std::sqrt(std::max(scale[i] - mean[i] * mean[i], 1e-4));
  for (auto& input : inputs)
    for (int i = 0; i < INPUTS; i++) input[i] = (input[i] - mean[i]) / scale[i];

  std::vector<float> weights(KNOT_COUNT * LAYER), gradient = weights, average = weights;
  std::vector<float> square = weights;
  std::normal_distribution<float> first(0, 0.06f);
  for (int row = 1; row < ROWS; row++)
    for (int i = 0; i < INPUTS; i++) {
      float weight = first(random);
      for (int knot = 0; knot < KNOT_COUNT; knot++) weights[knot * LAYER + row * LANES + i] = weight;
    }
  std::vector<size_t> order(number);
  for (size_t n = 0; n < number; n++) order[n] = n;
  for (int epoch = 0; epoch < EPOCHS; epoch++) {
    float pace = 0.004f * std::pow(0.03f, epoch / (EPOCHS - 1.0f));
    std::shuffle(order.begin(), order.end(), random);
    for (size_t start = 0; start + BATCH <= number; start += BATCH) {
      bool seen[KNOT_COUNT] = {};
      for (int j = 0; j < BATCH; j++) {
        const Sample& sample = samples[order[start + j]];
        const float* input = inputs[order[start + j]].data();
        int knot;
        float share, sums[ROWS], total = 0;
        knot_before(sample.ply, knot, share);
        for (int row = 0; row < ROWS; row++) {
          const float *before = &weights[knot * LAYER + row * LANES], *after = before + LAYER;
          float one = 0, other = 0;
          for (int i = 0; i < LANES; i++) {
            one += before[i] * input[i];
            other += after[i] * input[i];
          }
          sums[row] = (1 - share) * one + share * other;
          if (!row || sums[row] > 0) total += SIGN[row] * sums[row];
        }
        float off = (1 / (1 + std::exp(-total)) - sample.points) / BATCH;
        seen[knot] = seen[knot + 1] = true;
        for (int row = 0; row < ROWS; row++) {
          if (row && sums[row] <= 0) continue;
          float *before = &gradient[knot * LAYER + row * LANES], *after = before + LAYER;
          float one = SIGN[row] * off * (1 - share), other = SIGN[row] * off * share;
          for (int i = 0; i < LANES; i++) {
            before[i] += one * input[i];
            after[i] += other * input[i];
          }
        }
      }
      for (int i = 0; i < KNOT_COUNT * LAYER; i++) {
        if (!seen[i / LAYER]) continue;
        float slope = gradient[i] + 1e-5f * weights[i];
        average[i] = 0.9f * average[i] + 0.1f * slope;
        square[i] = 0.999f * square[i] + 0.001f * slope * slope;
        weights[i] -= pace * average[i] / (std::sqrt(square[i]) + 1e-5f);
        gradient[i] = 0;
      }
    }
  }
  Layers layers;
  for (int knot = 0; knot < KNOT_COUNT; knot++)
    for (int row = 0; row < ROWS; row++) {
      const float* found = &weights[knot * LAYER + row * LANES];
      double constant = found[INPUTS - 1];
      for (int i = 0; i < INPUTS - 1; i++) {
        constant -= found[i] / scale[i] * mean[i];
        layers.at_knots[knot][row][i] = std::nearbyint(found[i] / scale[i] * ODDS);
      }
      layers.at_knots[knot][row][INPUTS - 1] = std::nearbyint(constant * ODDS);
    }
  return layers;
}
