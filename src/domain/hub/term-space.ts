import { COMMON_WEIGHT, sumOfVectors, type TermVector, unitVector } from '../keywords/term-vectors';

/** What of the terms counts, and how much. */
interface Weighing {
  /** Terms that stand with everything: they weigh half. */
  common?: ReadonlySet<string>;
  /** Terms that count nothing. */
  without?: ReadonlySet<string>;
}

/**
 * Vectors of keywords and of other texts beside them. A term weighs ln(1 + N / df) of N keywords of which df hold it; one that
 * no keyword holds weighs what the others do in the mean, so that a page about something else is not mistaken for one of the
 * hub's.
 */
export class TermSpace {
  private readonly numbers = new Map<string, number>();
  private readonly weights: number[] = [];
  private readonly mean: number;
  private readonly without: ReadonlySet<string>;

  constructor(
    keywords: readonly { terms: readonly string[] }[],
    { common = new Set(), without = new Set() }: Weighing = {},
  ) {
    this.without = without;
    const frequencies: number[] = [];
    for (const { terms } of keywords)
      for (const term of terms) {
        const number = this.numberOf(term);
        frequencies[number] = (frequencies[number] ?? 0) + 1;
      }
    let sum = 0;
    for (const [term, number] of this.numbers) {
      const weight = Math.log(1 + keywords.length / (frequencies[number] ?? 1));
      this.weights[number] = common.has(term) ? weight * COMMON_WEIGHT : weight;
      sum += this.weights[number] ?? 0;
    }
    this.mean = this.numbers.size > 0 ? sum / this.numbers.size : 1;
  }

  /** How many terms have a number. */
  get size(): number {
    return this.numbers.size;
  }

  /** Of length 1; of terms with how often each counts. */
  vectorOf(counts: Iterable<readonly [term: string, count: number]>): TermVector {
    const weighed = new Map<number, number>();
    for (const [term, count] of counts) {
      if (this.without.has(term)) continue;
      const number = this.numberOf(term);
      weighed.set(number, count * (this.weights[number] ?? this.mean));
    }
    const terms = [...weighed.keys()].sort((a, b) => a - b);
    return unitVector({ terms, weights: terms.map((term) => weighed.get(term) ?? 0) });
  }

  /** Of distinct terms. */
  vectorOfTerms(terms: readonly string[]): TermVector {
    return this.vectorOf(terms.map((term) => [term, 1] as const));
  }

  /** The middle of what several keywords are about, of length 1. */
  centroidOf(keywords: readonly { terms: readonly string[] }[]): TermVector {
    return unitVector(sumOfVectors(keywords.map(({ terms }) => this.vectorOfTerms(terms))));
  }

  private numberOf(term: string): number {
    const number = this.numbers.get(term) ?? this.numbers.size;
    this.numbers.set(term, number);
    return number;
  }
}
