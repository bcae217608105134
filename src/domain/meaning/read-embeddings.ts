import type { TextVectors } from './text-vectors';

/** More than any model gives. */
const MOST_NUMBERS = 4_096;

/**
 * The vectors of an answer with embeddings, each of length 1, in the order of the texts that were asked for; undefined where it
 * is anything else: fewer or more of them, of several widths, of no direction, or with what is no number.
 * @param count of the texts
 */
export function readEmbeddings(answer: unknown, count: number): { tokens: unknown; vectors?: TextVectors } {
  const { data, usage } = (answer ?? {}) as { data?: unknown; usage?: { prompt_tokens?: unknown } | null };
  const tokens = usage?.prompt_tokens;
  if (!Array.isArray(data) || data.length !== count) return { tokens };
  const rows = new Map<number, number[]>();
  data.forEach((entry: unknown, place) => {
    const { index = place, embedding } = (entry ?? {}) as { index?: unknown; embedding?: unknown };
    if (typeof index === 'number' && Array.isArray(embedding)) rows.set(index, embedding as number[]);
  });
  const width = rows.get(0)?.length ?? 0;
  if (width === 0 || width > MOST_NUMBERS) return { tokens };
  const values = new Float32Array(count * width);
  for (let place = 0; place < count; place += 1) {
    const row = rows.get(place);
    if (row?.length !== width || !row.every((value) => Number.isFinite(value))) return { tokens };
    const length = Math.hypot(...row);
    if (!(length > 0) || !Number.isFinite(length)) return { tokens };
    row.forEach((value, at) => (values[place * width + at] = value / length));
  }
  return { tokens, vectors: { width, values } };
}

/** The mean of vectors. */
export function meanOf({ width, values }: TextVectors): number[] {
  const count = values.length / width;
  const mean = Array<number>(width).fill(0);
  values.forEach((value, at) => (mean[at % width] = (mean[at % width] ?? 0) + value / count));
  return mean;
}
