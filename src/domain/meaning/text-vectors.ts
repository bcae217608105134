/** Vectors of texts, row after row, each of `width` numbers and of length 1 as the model gives it. */
export interface TextVectors {
  width: number;
  values: Float32Array<ArrayBuffer>;
}

/**
 * The vectors without what all texts have in common, each of length 1 again: an uncentred model puts foreign texts at cosines
 * of 0.7 and more.
 * @param mean of many texts, of the same width
 */
export function centred({ width, values }: TextVectors, mean: ArrayLike<number>): TextVectors {
  const out = new Float32Array(values.length);
  for (let start = 0; start < values.length; start += width) {
    let square = 0;
    for (let at = 0; at < width; at += 1) {
      const value = (values[start + at] as number) - (mean[at] ?? 0);
      out[start + at] = value;
      square += value * value;
    }
    const length = Math.sqrt(square) || 1;
    for (let at = start; at < start + width; at += 1) out[at] = (out[at] as number) / length;
  }
  return { width, values: out };
}

/**
 * What vectors have in common: their mean.
 * @param beside so many vectors of nothing are counted, too
 */
export function middleOf({ width, values }: TextVectors, beside = 0): Float64Array {
  const mean = new Float64Array(width);
  const count = values.length / width + beside || 1;
  values.forEach((value, at) => (mean[at % width] = (mean[at % width] as number) + value / count));
  return mean;
}

/** A similarity in which words weigh so much beside meaning. */
export function mixed(meaning: number, words: number, weight: number): number {
  return (1 - weight) * meaning + weight * words;
}

/** How near the meanings of two texts are, by their places in centred vectors: a cosine, of −1 to 1. */
export function similarityOf({ width, values }: TextVectors, one: number, other: number): number {
  const [left, right] = [one * width, other * width];
  let sum = 0;
  for (let at = 0; at < width; at += 1) sum += (values[left + at] as number) * (values[right + at] as number);
  return sum;
}
