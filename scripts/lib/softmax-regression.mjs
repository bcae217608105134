/** Softmax regression by L-BFGS (Nocedal 1980), with an L2 penalty on the weights. */

const REMEMBERED = 10;
const ROUNDS = 100;
const SHORTEST_STEP = 1e-8;
/** Armijo's condition. */
const SUFFICIENT = 1e-4;
const GOOD_ENOUGH = 1e-6;

/**
 * Learns the weights of features for each class, feature after feature, then the bias of each class.
 * @param cases `{places, shares}`: which features a case has, together of length 1, and how much of it is of each class
 * @param size how many features and classes there are, and by how much cases outweigh the penalty
 */
export function learn(cases, size) {
  let theta = new Float64Array((size.features + 1) * size.classes);
  let { loss, gradient } = lossOf(theta, cases, size);
  const memory = [];
  for (let round = 0; round < ROUNDS; round++) {
    const direction = directionOf(gradient, memory);
    const slope = dot(direction, gradient);
    let step = round === 0 ? 1 / Math.sqrt(-slope) : 1;
    let there;
    for (; step > SHORTEST_STEP; step /= 2) {
      const next = theta.map((value, at) => value + step * direction[at]);
      there = { theta: next, ...lossOf(next, cases, size) };
      if (there.loss <= loss + SUFFICIENT * step * slope) break;
    }
    if (step <= SHORTEST_STEP || loss - there.loss < GOOD_ENOUGH * loss) break;
    remember(memory, difference(there.theta, theta), difference(there.gradient, gradient));
    ({ theta, loss, gradient } = there);
  }
  return theta;
}

function lossOf(theta, cases, { features, classes, strength }) {
  const gradient = theta.slice().fill(0, features * classes);
  let loss = 0.5 * dot(gradient, gradient);
  for (const { places, shares } of cases) {
    const value = 1 / Math.sqrt(places.length);
    const told = likelihoods(theta, { places, value }, { features, classes });
    for (let own = 0; own < classes; own++) {
      if (shares[own] > 0) loss -= strength * shares[own] * Math.log(told[own]);
      const error = strength * (told[own] - shares[own]);
      gradient[features * classes + own] += error;
      for (const place of places) gradient[place * classes + own] += error * value;
    }
  }
  return { loss, gradient };
}

function likelihoods(theta, { places, value }, { features, classes }) {
  const scores = theta.slice(features * classes);
  for (const place of places)
    for (let own = 0; own < classes; own++) scores[own] += theta[place * classes + own] * value;
  const most = Math.max(...scores);
  const grown = scores.map((score) => Math.exp(score - most));
  const all = grown.reduce((sum, own) => sum + own, 0);
  return grown.map((own) => own / all);
}

/** Downhill, as the last steps tell how the ground bends. */
function directionOf(gradient, memory) {
  const direction = gradient.map((value) => -value);
  const shares = [];
  for (const { step, change, bend } of memory.toReversed()) {
    const share = dot(step, direction) / bend;
    shares.push(share);
    addScaled(direction, change, -share);
  }
  const last = memory.at(-1);
  if (last) addScaled(direction, direction, last.bend / dot(last.change, last.change) - 1);
  for (const { step, change, bend } of memory)
    addScaled(direction, step, shares.pop() - dot(change, direction) / bend);
  return direction;
}

function remember(memory, step, change) {
  const bend = dot(step, change);
  if (bend <= 0) return;
  memory.push({ step, change, bend });
  if (memory.length > REMEMBERED) memory.shift();
}

function dot(one, other) {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += one[at] * other[at];
  return sum;
}

function difference(one, other) {
  return one.map((value, at) => value - other[at]);
}

function addScaled(target, added, factor) {
  for (let at = 0; at < target.length; at++) target[at] += added[at] * factor;
}
