/** Terms with their weights, of length 1; terms are numbers, ascending. */
export interface TermVector {
  terms: readonly number[];
  weights: readonly number[];
}

/** What a common term weighs beside others: words of intents such as "buy" stand with everything. */
export const COMMON_WEIGHT = 0.5;

/**
 * The vectors of lists of distinct terms: a term weighs ln(1 + N / df), half of that where it is common, of N lists of
 * which df hold it.
 * @param weightOf what each term weighs, 1 as a rule, in place of `common`
 */
export function termVectors(
  lists: readonly (readonly string[])[],
  common: ReadonlySet<string>,
  weightOf = (term: string): number => (common.has(term) ? COMMON_WEIGHT : 1),
): { vectors: TermVector[]; terms: number } {
  const numbers = new Map<string, number>();
  const frequencies: number[] = [];
  const numbered = lists.map((terms) => {
    const own = terms.map((term) => {
      const number = numbers.get(term) ?? numbers.size;
      numbers.set(term, number);
      return number;
    });
    for (const number of own) frequencies[number] = (frequencies[number] ?? 0) + 1;
    return own.sort((a, b) => a - b);
  });
  const weights = [...numbers].map(
    ([term, number]) => weightOf(term) * Math.log(1 + lists.length / (frequencies[number] ?? 1)),
  );
  const vectors = numbered.map((terms) => unit(terms, (term) => weights[term] ?? 0));
  return { vectors, terms: numbers.size };
}

/** The sum of vectors, not of length 1. */
export function sumOfVectors(vectors: readonly TermVector[]): TermVector {
  if (vectors.length === 1) return vectors[0] as TermVector;
  const sums = new Map<number, number>();
  for (const { terms, weights } of vectors)
    terms.forEach((term, at) => sums.set(term, (sums.get(term) ?? 0) + (weights[at] ?? 0)));
  const terms = [...sums.keys()].sort((a, b) => a - b);
  return { terms, weights: terms.map((term) => sums.get(term) ?? 0) };
}

/** So many times the vector. */
export function scaledVector(vector: TermVector, times: number): TermVector {
  if (times === 1) return vector;
  return { terms: vector.terms, weights: vector.weights.map((weight) => weight * times) };
}

/** The vector in its direction of length 1; one of nothing stays so. */
export function unitVector({ terms, weights }: TermVector): TermVector {
  return unit(terms, (_, at) => weights[at] ?? 0);
}

/** The sum of the products of what two vectors have in common: the cosine, where both are of length 1. */
export function dot(one: TermVector, other: TermVector): number {
  let sum = 0;
  for (let a = 0, b = 0; a < one.terms.length && b < other.terms.length;) {
    const [left, right] = [one.terms[a] as number, other.terms[b] as number];
    if (left === right) sum += (one.weights[a] as number) * (other.weights[b] as number);
    if (left <= right) a += 1;
    if (right <= left) b += 1;
  }
  return sum;
}

function unit(terms: readonly number[], weightOf: (term: number, at: number) => number): TermVector {
  const weights = terms.map(weightOf);
  const length = Math.hypot(...weights);
  return { terms, weights: length > 0 ? weights.map((weight) => weight / length) : weights };
}

/** Vectors by their terms: finds what a vector is like without looking at all of them. */
export class VectorIndex {
  private readonly postings: { places: number[]; weights: number[] }[];
  private readonly sums: Float64Array;
  private readonly touched: number[] = [];
  private count = 0;

  constructor(terms: number, capacity: number) {
    this.postings = Array.from({ length: terms }, () => ({ places: [], weights: [] }));
    this.sums = new Float64Array(capacity);
  }

  get length(): number {
    return this.count;
  }

  /** Gives it the next place. */
  add({ terms, weights }: TermVector): number {
    terms.forEach((term, at) => {
      const posting = this.postings[term];
      posting?.places.push(this.count);
      posting?.weights.push(weights[at] ?? 0);
    });
    this.count += 1;
    return this.count - 1;
  }

  /** Calls back for each vector that has a term in common, in no order, with the product of the two. */
  eachLike({ terms, weights }: TermVector, onLike: (place: number, product: number) => void): void {
    const { sums, touched } = this;
    terms.forEach((term, at) => {
      const weight = weights[at] ?? 0;
      const posting = this.postings[term];
      if (!posting) return;
      for (let index = 0; index < posting.places.length; index += 1) {
        const place = posting.places[index] as number;
        if (sums[place] === 0) touched.push(place);
        sums[place] = (sums[place] as number) + weight * (posting.weights[index] as number);
      }
    });
    for (const place of touched) {
      onLike(place, sums[place] as number);
      sums[place] = 0;
    }
    touched.length = 0;
  }
}
