import type { LedKeywords } from '../keywords/cluster-by-meaning';
import type { TextVectors } from '../meaning/text-vectors';
import OTHER_SUBJECTS from './other-subjects.json';

/** A vector of length 1, or none. */
export type Meaning = Float32Array | undefined;

/** Languages whose subjects stand for those of a language that is much like them. */
const RELATED: Partial<Record<string, readonly (keyof typeof OTHER_SUBJECTS)[]>> = {
  ...{ de: ['de'], nl: ['de'], da: ['de'], sv: ['de'], no: ['de'], nb: ['de'] },
  ...{ es: ['es'], ca: ['es'], pt: ['es'], fr: ['fr'], it: ['es', 'fr'], ro: ['es', 'fr'] },
  ...{ ru: ['ru'], uk: ['ru'], bg: ['ru'], sr: ['ru'] },
};

/** Texts whose meaning is asked for before that of the keywords: what the hub is about, and what others are about. */
export function textsBefore(seed: string, examples: readonly string[], language: string): string[] {
  return [seed, ...examples, ...otherSubjects(language)];
}

/** Everyday subjects in the hub's language or one like it: to the model words of one language are nearer to each other. */
function otherSubjects(language: string): string[] {
  return (RELATED[language] ?? ['en']).flatMap((related) => OTHER_SUBJECTS[related]);
}

/** What the seed, the examples, other subjects and keywords of a hub mean. */
export class HubMeaning {
  readonly topic: readonly Float32Array[];
  readonly others: readonly Float32Array[];
  /** Of the keywords that stand for all. */
  readonly vectors: TextVectors;
  private readonly rows: readonly Float32Array[];
  private readonly places = new Map<string, number>();

  /**
   * @param given centred, of `textsBefore` and then `textsOfMeaning` of the hub's keywords
   * @param count how many examples there are
   * @param language ISO 639-1
   */
  constructor(
    given: TextVectors,
    { count, language }: { count: number; language: string },
    { led }: LedKeywords<{ text: string }>,
  ) {
    const { width, values } = given;
    const others = otherSubjects(language);
    const before = 1 + count + others.length;
    const row = (place: number) => values.subarray(place * width, (place + 1) * width);
    this.topic = Array.from({ length: 1 + count }, (_, place) => row(place));
    this.others = others.map((_, place) => row(1 + count + place));
    this.vectors = { width, values: values.subarray(before * width) };
    this.rows = led.map((_, place) => row(before + place));
    led.forEach(({ items }, place) => {
      for (const { keywords } of items) for (const { text } of keywords) this.places.set(text, place);
    });
  }

  /** What a keyword means; nothing where it was not asked for. Keywords of the same words share theirs. */
  of(text: string): Meaning {
    const place = this.places.get(text);
    return place === undefined ? undefined : this.rows[place];
  }

  /** The middle of what keywords mean; none of those that nothing was asked for. */
  middleOf(keywords: readonly { text: string }[]): Meaning {
    const rows = keywords.flatMap(({ text }) => this.of(text) ?? []);
    return rows.length === 0 ? undefined : middleOfVectors(rows);
  }
}

/** The sum of vectors, of length 1. */
export function middleOfVectors(rows: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(rows[0]?.length ?? 0);
  for (const row of rows)
    for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] as number) + (row[at] as number);
  const length = Math.hypot(...sum) || 1;
  return sum.map((value) => value / length);
}

/** How near two are, of −1 to 1; 0 where one of them is not known. */
export function nearness(one: Meaning, other: Meaning): number {
  if (!one || !other) return 0;
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] as number) * (other[at] as number);
  return sum;
}

/** How near it is to the nearest of several; −1 to none. */
export function nearest(one: Meaning, others: readonly Meaning[]): number {
  return others.reduce((most, other) => Math.max(most, nearness(one, other)), -1);
}

/** How near each two of them are in the mean; undefined of fewer than two that are known. */
export function meanNearness(meanings: readonly Meaning[]): number | undefined {
  const rows = meanings.filter((meaning) => meaning !== undefined);
  if (rows.length < 2) return undefined;
  const sum = new Float64Array(rows[0]?.length ?? 0);
  for (const row of rows) row.forEach((value, at) => (sum[at] = (sum[at] as number) + value));
  const square = sum.reduce((total, value) => total + value * value, 0);
  // Of vectors of length 1, the square of their sum is that of each with each; each with itself is 1.
  return (square - rows.length) / (rows.length * (rows.length - 1));
}
