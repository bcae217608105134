/** Texts that go through the model together: their places, and how many tokens each has. */
export interface TextBatch {
  places: number[];
  width: number;
}

/**
 * Texts in batches of equal length, so that none is filled up: what is filled up takes as long as what is read, and may
 * change the last digits of a vector by its neighbours. The shortest first.
 * @param lengths of the texts, in tokens
 * @param most tokens of one batch; a longer text is a batch of its own
 */
export function textBatches(lengths: readonly number[], most: number): TextBatch[] {
  const byLength = new Map<number, number[]>();
  lengths.forEach((length, place) => {
    const places = byLength.get(length);
    if (places) places.push(place);
    else byLength.set(length, [place]);
  });
  return [...byLength]
    .sort(([a], [b]) => a - b)
    .flatMap(([width, places]) => {
      const size = Math.max(1, Math.floor(most / width));
      const count = Math.ceil(places.length / size);
      return Array.from({ length: count }, (_, at) => ({
        width,
        places: places.slice(at * size, (at + 1) * size),
      }));
    });
}
