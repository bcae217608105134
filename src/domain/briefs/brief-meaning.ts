import type { MissingMeaning } from '../../contracts/hub/hub';
import { similarityOf, type TextVectors } from '../meaning/text-vectors';

/** What the texts of a brief mean, each once and centred; or why it is not known, so that words decide. */
export type BriefMeaning = { texts: readonly string[]; vectors: TextVectors } | { missing: MissingMeaning };

/** How near texts of a brief are in meaning: cosines of −1 to 1, undefined where a text was not asked about. */
export class Nearness {
  private readonly places = new Map<string, number>();
  private readonly vectors: TextVectors = { width: 0, values: new Float32Array() };
  private readonly topic?: Float32Array;

  /** @param topic texts that say what the brief is about, the keyword first: it weighs as much as all others together */
  constructor(meaning: BriefMeaning | undefined, topic: readonly string[]) {
    if (!meaning || 'missing' in meaning) return;
    this.vectors = meaning.vectors;
    meaning.texts.forEach((text, place) => this.places.set(text, place));
    this.topic = this.middleOf(topic);
  }

  /** Whether meaning decides at all. */
  get isKnown(): boolean {
    return this.topic !== undefined;
  }

  between(one: string, other: string): number | undefined {
    const [a, b] = [this.places.get(one), this.places.get(other)];
    return a === undefined || b === undefined ? undefined : similarityOf(this.vectors, a, b);
  }

  toTopic(text: string): number | undefined {
    const place = this.places.get(text);
    if (place === undefined || !this.topic) return undefined;
    const { width, values } = this.vectors;
    return this.topic.reduce((sum, value, at) => sum + value * (values[place * width + at] as number), 0);
  }

  private middleOf(topic: readonly string[]): Float32Array | undefined {
    const { width, values } = this.vectors;
    const known = topic.flatMap((text, at) => {
      const place = this.places.get(text);
      return place === undefined ? [] : [{ place, isFirst: at === 0 }];
    });
    if (known.length === 0) return undefined;
    const others = known.filter(({ isFirst }) => !isFirst).length;
    const middle = new Float32Array(width);
    for (const { place, isFirst } of known)
      for (let at = 0; at < width; at += 1)
        middle[at] = (middle[at] as number) + (isFirst ? Math.max(1, others) : 1) * (values[place * width + at] as number);
    const length = Math.sqrt(middle.reduce((sum, value) => sum + value * value, 0)) || 1;
    return middle.map((value) => value / length);
  }
}
